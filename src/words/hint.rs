//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

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
    /// Record a count of the rules, by its id.
    Count(String),
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
    /// Show the set of rules with this id, and what can be set in it.
    RulesOf(String),
    /// See which games are sound.
    Doctor,
    /// Check a rules file.
    CheckRules,
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
    /// What was counted besides the tricks.
    Count,
}

/// What a hint is for: `take it back`, `record the tricks`.
const fn purpose(hint: &Hint) -> &'static str {
    match hint {
        Hint::Bid(_) => "record the bids",
        Hint::Call => "record calls",
        Hint::Contract => "record the contract",
        Hint::Trou(_) => "record both",
        Hint::Trump { optional: false } => "record the trump",
        Hint::Trump { optional: true } => "record the trump, if you like",
        Hint::Took(_) => "record the tricks",
        Hint::Trick(_) => "record the trick",
        Hint::Count(_) => "record the count first, if there is one",
        Hint::Extra(_) => "play an extra deal",
        Hint::Rule(_) => "record the table's ruling",
        Hint::Redeal => "throw the deal in",
        Hint::Leave(_) => "let somebody take over the seat and its total",
        Hint::Fix { what: Fixable::Dealer, .. } => "correct the dealer",
        Hint::Fix { what: Fixable::Trick, .. } => "correct a trick",
        Hint::Fix { what: Fixable::Contract | Fixable::ContractAndTricks, .. } => {
            "correct the contract"
        }
        Hint::Fix { what: Fixable::Trump, .. } => "correct the trump",
        Hint::Fix { what: Fixable::Count, .. } => "correct the count",
        Hint::Undo => "take it back",
        Hint::UndoLast => "take back the last entry",
        Hint::Redo => "bring it back",
        Hint::Allow => "if the table allowed it, record it anyway",
        Hint::Confirm => "skip the question",
        Hint::ConfirmRemoval(_) => "remove it without being asked",
        Hint::After(_) => "if it still applies, record it",
        Hint::Status => "see what is due",
        Hint::Help => "see what can be typed here",
        Hint::Sheet => "see the score sheet",
        Hint::Log => "see what is recorded",
        Hint::New => "start a game",
        Hint::NewWithScore(_) => "use this score",
        Hint::Games => "list the games",
        Hint::Players => "list the players",
        Hint::People(_) => "take it back",
        Hint::Rematch => "play another",
        Hint::StatsOf => "see every figure of a player",
        Hint::ExplainFigure => "see where a figure comes from",
        Hint::Bin => "list the games in the bin",
        Hint::Open(Some(_)) => "continue it",
        Hint::Open(None) => "choose a game",
        Hint::Remove(_) => "remove the game",
        Hint::Restore(Some(_)) => "restore it",
        Hint::Restore(None) => "restore one",
        Hint::Import(_) => "import it on another machine",
        Hint::Prompt(_) | Hint::Board(_) => "continue",
        Hint::Script => "print the game as a script",
        Hint::CheckCall => "ask about a call",
        Hint::Rules => "show one of them",
        Hint::RulesOf(_) => "see the rules",
        Hint::Doctor => "see which games are sound",
        Hint::CheckRules => "check the file",
        Hint::Commands => "list the commands",
        Hint::HelpOn(_) => "see how it is used",
        Hint::Topic => "read one",
        Hint::Schema => "print one of them",
        Hint::GiveCardsAndPlayers => "give the cards dealt and the number of players",
        Hint::GiveNames => "name the players",
        Hint::GivePlayers => "give the number of players",
        Hint::GivePartner => "name the partner",
        Hint::GiveTrump => "give the trump",
        Hint::GiveTricks => "give the tricks taken",
        Hint::GiveGame => "name a game",
        Hint::GiveNewId => "choose an id",
        Hint::GiveOtherId => "choose another id",
        Hint::GiveOtherFile => "choose another file",
        Hint::Overwrite => "replace what is there",
        Hint::GiveFolder => "name a folder",
        Hint::GivePort => "choose another port",
        Hint::GiveAddress => "choose one",
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
    let clauses = hints.iter().map(|hint| format!("{}: {}", purpose(hint), speller(hint)));
    capital(&joined(clauses, ", or "))
}
