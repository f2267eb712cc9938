//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

use super::{capital, catalog, joined};
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
    /// What was counted besides the tricks.
    Count,
}

/// What a hint is for: `take it back`, `record the tricks`.
fn purpose(hint: &Hint) -> String {
    match hint {
        Hint::Bid(_) => catalog::record_bids(),
        Hint::Call => catalog::record_calls(),
        Hint::Contract => catalog::record_contract(),
        Hint::Trou(_) => catalog::record_both(),
        Hint::Trump { optional: false } => catalog::record_trump(),
        Hint::Trump { optional: true } => catalog::record_trump_if_you_like(),
        Hint::Took(_) => catalog::record_tricks(),
        Hint::Trick(_) => catalog::record_trick(),
        Hint::Count(_) => catalog::record_count_first_if_there_is(),
        Hint::Extra(_) => catalog::play_extra_deal(),
        Hint::Rule(_) => catalog::record_table_s_ruling(),
        Hint::Redeal => catalog::throw_deal_in(),
        Hint::Leave(_) => catalog::let_somebody_take_over_seat_and(),
        Hint::Fix { what: Fixable::Dealer, .. } => catalog::correct_dealer(),
        Hint::FixBid { .. } => catalog::correct_bid(),
        Hint::Fix { what: Fixable::Trick, .. } => catalog::correct_trick(),
        Hint::Fix { what: Fixable::Contract | Fixable::ContractAndTricks, .. } => {
            catalog::correct_contract()
        }
        Hint::Fix { what: Fixable::Trump, .. } => catalog::correct_trump(),
        Hint::Fix { what: Fixable::Count, .. } => catalog::correct_count(),
        Hint::Undo => catalog::take_it_back(),
        Hint::UndoLast => catalog::take_back_last_entry(),
        Hint::Redo => catalog::bring_it_back(),
        Hint::Allow => catalog::if_table_allowed_it_record_it(),
        Hint::Confirm => catalog::skip_question(),
        Hint::ConfirmRemoval(_) => catalog::remove_it_without_being_asked(),
        Hint::After(_) => catalog::if_it_still_applies_record_it(),
        Hint::Status => catalog::see_what_is_due(),
        Hint::Help => catalog::see_what_can_be_typed_here(),
        Hint::Sheet => catalog::see_score_sheet(),
        Hint::Log => catalog::see_what_is_recorded(),
        Hint::Begin => catalog::start_game_of_your_own(),
        Hint::New => catalog::start_game(),
        Hint::NewWithScore(_) => catalog::use_this_score(),
        Hint::Games => catalog::list_games(),
        Hint::Players => catalog::list_players(),
        Hint::People(_) => catalog::take_it_back(),
        Hint::Rematch => catalog::play_another(),
        Hint::StatsOf => catalog::see_every_figure_of_player(),
        Hint::ExplainFigure => catalog::see_where_figure_comes_from(),
        Hint::Bin => catalog::list_games_in_bin(),
        Hint::Open(Some(_)) => catalog::continue_it(),
        Hint::Open(None) => catalog::choose_game(),
        Hint::Remove(_) => catalog::remove_game(),
        Hint::Restore(Some(_)) => catalog::restore_it(),
        Hint::Restore(None) => catalog::restore_one(),
        Hint::Import(_) => catalog::import_it_on_another_machine(),
        Hint::Prompt(_) | Hint::Board(_) => catalog::continue_text(),
        Hint::Script => catalog::print_game_as_script(),
        Hint::CheckCall => catalog::ask_about_call(),
        Hint::Rules => catalog::show_one_of_them(),
        Hint::AllRules => catalog::list_them(),
        Hint::RulesOf(_) => catalog::see_rules(),
        Hint::Doctor => catalog::see_which_games_are_sound(),
        Hint::CheckRules(_) => catalog::check_file(),
        Hint::Commands => catalog::list_commands(),
        Hint::HelpOn(_) => catalog::see_how_it_is_used(),
        Hint::Topic => catalog::read_one(),
        Hint::Schema => catalog::print_one_of_them(),
        Hint::GiveCardsAndPlayers => catalog::give_cards_dealt_and_number_of(),
        Hint::GiveNames => catalog::name_players(),
        Hint::GivePlayers => catalog::give_number_of_players(),
        Hint::GivePartner => catalog::name_partner(),
        Hint::GiveTrump => catalog::give_trump(),
        Hint::GiveTricks => catalog::give_tricks_taken(),
        Hint::GiveGame => catalog::name_game(),
        Hint::GiveNewId => catalog::choose_id(),
        Hint::GiveOtherId => catalog::choose_another_id(),
        Hint::GiveOtherFile => catalog::choose_another_file(),
        Hint::Overwrite => catalog::replace_what_is_there(),
        Hint::GiveFolder => catalog::name_folder(),
        Hint::Phones => catalog::let_phones_connect(),
        Hint::GivePort => catalog::choose_another_port(),
        Hint::GiveAddress => catalog::choose_one_text(),
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
    let clauses = hints.iter().map(|hint| catalog::hint_text(purpose(hint), speller(hint)));
    capital(&joined(clauses, &catalog::or_between_clauses()))
}
