//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

use super::messages;
use super::{capital, joined};
use crate::analysis::PeopleChange;
use crate::game::Incident;

/// Something that a player may do next.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// Record the bids of this many players.
    Bid(usize),
    /// Record calls of the auction.
    Call,
    /// Record the contract of an auction.
    Contract,
    /// Record the partner and the trump of the trou that the player with this name announced.
    Trou(String),
    /// Record the trump.
    Trump {
        /// Whether nothing depends on it.
        optional: bool,
    },
    /// Record the tricks taken: this many numbers, where known.
    Took(Option<usize>),
    /// Record a trick of this many cards.
    Trick(usize),
    /// Record a tally, by its id.
    Tally(String),
    /// Play the extra deal with this id.
    Extra(String),
    /// Record a ruling of the table, on this kind of incident where known.
    Rule(Option<Incident>),
    /// Throw the deal in.
    Redeal,
    /// Let somebody take over the seat of the player with this name.
    Leave(String),
    /// Correct a deal.
    Fix {
        /// The number of the deal.
        deal: usize,
        /// What to correct.
        what: Fixable,
    },
    /// Correct a bid.
    FixBid {
        /// The number of the deal.
        deal: usize,
        /// Whose bid.
        name: String,
    },
    /// Undo what was just recorded.
    Undo,
    /// Undo the last entry, whatever it was.
    UndoLast,
    /// Redo what was just undone.
    Redo,
    /// Record it although it is against the rules.
    Allow,
    /// Confirm without being asked.
    Confirm,
    /// Remove the game with this id without being asked.
    ConfirmRemoval(String),
    /// Confirm that an act still applies after what others recorded, up to the entry of this number.
    After(usize),
    /// Show what is due.
    Status,
    /// Show what can be typed.
    Help,
    /// Show the score sheet.
    Sheet,
    /// Show what is recorded.
    Log,
    /// Start a game of your own.
    Begin,
    /// Start a game.
    New,
    /// Start a game with the score of the catalogue that has this id.
    NewWithScore(String),
    /// List the games.
    Games,
    /// List the players of all games.
    Players,
    /// Say something of names.
    People(PeopleChange),
    /// Start another game like the one that is over.
    Rematch,
    /// Show every figure of a player.
    StatsOf,
    /// Show where a figure of a player comes from.
    ExplainFigure,
    /// List the games in the bin.
    Bin,
    /// Go on with a game, by its id where that is known.
    Open(Option<String>),
    /// Move the game with this id to the bin.
    Remove(String),
    /// Restore a game from the bin, by its id there where that is known.
    Restore(Option<String>),
    /// Import the games of this file on another machine.
    Import(String),
    /// Go on at the prompt: with this game, unless it is the current one.
    Prompt(Option<String>),
    /// Go on at the board: with this game, unless it is the current one.
    Board(Option<String>),
    /// Print the game as a script.
    Script,
    /// Ask for a ruling on a call.
    CheckCall,
    /// Show a set of rules.
    Rules,
    /// List the sets of rules and the scores.
    AllRules,
    /// Show the set of rules with this id, and what can be set in it.
    RulesOf(String),
    /// See which games are sound.
    Doctor,
    /// Check this rules file.
    CheckRules(String),
    /// List the commands.
    Commands,
    /// Read the help of this command.
    HelpOn(String),
    /// Read a page of help on a topic.
    Topic,
    /// Print one of the JSON schemas.
    Schema,
    /// Give how many cards are dealt, and how many play.
    GiveCardsAndPlayers,
    /// Give how many play.
    GivePlayers,
    /// Name the players.
    GiveNames,
    /// Name the declarer's partner.
    GivePartner,
    /// Give the trump.
    GiveTrump,
    /// Give the tricks taken.
    GiveTricks,
    /// Name a game.
    GiveGame,
    /// Choose the id of a new game.
    GiveNewId,
    /// Choose another id for a game that arrives.
    GiveOtherId,
    /// Choose another file to write to.
    GiveOtherFile,
    /// Replace the files that are there.
    Overwrite,
    /// Name the folder of games.
    GiveFolder,
    /// Let phones connect to the live table.
    Phones,
    /// Choose another port.
    GivePort,
    /// Choose one of several addresses.
    GiveAddress,
}

/// What can be corrected in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixable {
    /// Who dealt it.
    Dealer,
    /// The cards of a trick.
    Trick,
    /// The contract.
    Contract,
    /// The contract and its tricks.
    ContractAndTricks,
    /// The suit or the card turned up.
    Trump,
    /// A tally.
    Tally,
}

/// What a hint is for: `take it back`, `record the tricks`.
fn purpose(hint: &Hint) -> String {
    match hint {
        Hint::Bid(_) => messages::HintBid.say(),
        Hint::Call => messages::HintCall.say(),
        Hint::Contract => messages::HintContract.say(),
        Hint::Trou(_) => messages::HintTrou.say(),
        Hint::Trump { optional: false } => messages::HintTrump.say(),
        Hint::Trump { optional: true } => messages::HintTrumpOptional.say(),
        Hint::Took(_) => messages::HintTook.say(),
        Hint::Trick(_) => messages::HintTrick.say(),
        Hint::Tally(_) => messages::HintTally.say(),
        Hint::Extra(_) => messages::HintExtra.say(),
        Hint::Rule(_) => messages::HintRuling.say(),
        Hint::Redeal => messages::HintRedeal.say(),
        Hint::Leave(_) => messages::HintLeave.say(),
        Hint::Fix { what: Fixable::Dealer, .. } => messages::HintFixDealer.say(),
        Hint::FixBid { .. } => messages::HintFixBid.say(),
        Hint::Fix { what: Fixable::Trick, .. } => messages::HintFixTrick.say(),
        Hint::Fix { what: Fixable::Contract | Fixable::ContractAndTricks, .. } => {
            messages::HintFixContract.say()
        }
        Hint::Fix { what: Fixable::Trump, .. } => messages::HintFixTrump.say(),
        Hint::Fix { what: Fixable::Tally, .. } => messages::HintFixTally.say(),
        Hint::Undo => messages::HintUndo.say(),
        Hint::UndoLast => messages::HintUndoLast.say(),
        Hint::Redo => messages::HintRedo.say(),
        Hint::Allow => messages::HintAllow.say(),
        Hint::Confirm => messages::HintConfirm.say(),
        Hint::ConfirmRemoval(_) => messages::HintConfirmRemoval.say(),
        Hint::After(_) => messages::HintRecordAfter.say(),
        Hint::Status => messages::HintStatus.say(),
        Hint::Help => messages::HintHelp.say(),
        Hint::Sheet => messages::HintSheet.say(),
        Hint::Log => messages::HintLog.say(),
        Hint::Begin => messages::HintOwnGame.say(),
        Hint::New => messages::HintNewGame.say(),
        Hint::NewWithScore(_) => messages::HintNewWithScore.say(),
        Hint::Games => messages::HintGames.say(),
        Hint::Players => messages::HintPlayers.say(),
        Hint::People(_) => messages::HintUndo.say(),
        Hint::Rematch => messages::HintRematch.say(),
        Hint::StatsOf => messages::HintStatsPlayer.say(),
        Hint::ExplainFigure => messages::HintExplainFigure.say(),
        Hint::Bin => messages::HintBin.say(),
        Hint::Open(Some(_)) => messages::HintOpen.say(),
        Hint::Open(None) => messages::HintOpenAny.say(),
        Hint::Remove(_) => messages::HintRemove.say(),
        Hint::Restore(Some(_)) => messages::HintRestore.say(),
        Hint::Restore(None) => messages::HintRestoreAny.say(),
        Hint::Import(_) => messages::HintImport.say(),
        Hint::Prompt(_) | Hint::Board(_) => messages::HintContinue.say(),
        Hint::Script => messages::HintScript.say(),
        Hint::CheckCall => messages::HintCheckCall.say(),
        Hint::Rules => messages::HintRulesShow.say(),
        Hint::AllRules => messages::HintRulesList.say(),
        Hint::RulesOf(_) => messages::HintRulesGame.say(),
        Hint::Doctor => messages::HintDoctor.say(),
        Hint::CheckRules(_) => messages::HintCheckRules.say(),
        Hint::Commands => messages::HintCommands.say(),
        Hint::HelpOn(_) => messages::HintCommandHelp.say(),
        Hint::Topic => messages::HintTopic.say(),
        Hint::Schema => messages::HintSchema.say(),
        Hint::GiveCardsAndPlayers => messages::HintGiveCardsAndPlayers.say(),
        Hint::GiveNames => messages::HintGiveNames.say(),
        Hint::GivePlayers => messages::HintGivePlayerCount.say(),
        Hint::GivePartner => messages::HintGivePartner.say(),
        Hint::GiveTrump => messages::HintGiveTrump.say(),
        Hint::GiveTricks => messages::HintGiveTricks.say(),
        Hint::GiveGame => messages::HintGiveGame.say(),
        Hint::GiveNewId => messages::HintGiveId.say(),
        Hint::GiveOtherId => messages::HintGiveOtherId.say(),
        Hint::GiveOtherFile => messages::HintGiveOtherFile.say(),
        Hint::Overwrite => messages::HintOverwrite.say(),
        Hint::GiveFolder => messages::HintGiveFolder.say(),
        Hint::Phones => messages::HintPhones.say(),
        Hint::GivePort => messages::HintGivePort.say(),
        Hint::GiveAddress => messages::HintGiveAddress.say(),
    }
}

/// Spells a hint in a front end's own way.
pub type Speller<'a> = &'a dyn Fn(&Hint) -> String;

/// A hint as a line of its own: `Take it back: hoyle undo`.
pub fn hint_line(hint: &Hint, speller: Speller<'_>) -> String {
    hints_line(std::slice::from_ref(hint), speller)
}

/// Several hints in one line: `Record the tricks: hoyle took N, or take it back: hoyle undo`.
pub fn hints_line(hints: &[Hint], speller: Speller<'_>) -> String {
    let clauses = hints.iter().map(|hint| {
        messages::HintWithCommand { purpose: purpose(hint), command: speller(hint) }.say()
    });
    capital(&joined(clauses, &messages::GrammarOrClause.say()))
}
