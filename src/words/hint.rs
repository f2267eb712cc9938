//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

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
    /// Check a rules file.
    CheckRules,
    /// List the commands.
    Commands,
    /// Read a page of help on a topic.
    Topic,
    /// Print one of the JSON schemas.
    Schema,
    /// Give something that is missing.
    Give(Input),
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
}

/// What a request can lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Input {
    /// How many cards are dealt, and how many play.
    CardsAndPlayers,
    /// How many play.
    Players,
    /// The trump.
    Trump,
    /// The tricks taken.
    Tricks,
    /// Which game.
    Game,
    /// The id for a new game.
    NewId,
    /// Another id for a game that arrives.
    OtherId,
    /// Another file to write to.
    OtherFile,
    /// The folder of games.
    Folder,
}

/// The few words before a hint: `Take it back`, `Record the tricks`.
pub const fn purpose(hint: &Hint) -> &'static str {
    match hint {
        Hint::Bid(_) => "Record the bids",
        Hint::Call => "Record the calls",
        Hint::Contract => "Record the contract",
        Hint::Trou(_) => "Record the partner and the trump",
        Hint::Trump { optional: false } => "Record the trump",
        Hint::Trump { optional: true } => "Record the trump, if you like",
        Hint::Took(_) => "Record the tricks",
        Hint::Trick(_) => "Record the trick",
        Hint::Extra(_) => "Play an extra deal",
        Hint::Rule(_) => "Record the table's ruling",
        Hint::Redeal => "Throw the deal in",
        Hint::Leave(_) => "Let somebody take over the seat and its total",
        Hint::Fix { what: Fixable::Dealer, .. } => "Correct the dealer",
        Hint::Fix { what: Fixable::Trick, .. } => "Correct a trick",
        Hint::Fix { what: Fixable::Contract, .. } => "Correct the contract",
        Hint::Undo => "Take it back",
        Hint::UndoLast => "Take back the last entry",
        Hint::Redo => "Bring it back",
        Hint::Allow => "If the table allowed it, record it anyway",
        Hint::Confirm => "Skip the question",
        Hint::ConfirmRemoval(_) => "Remove it without being asked",
        Hint::After(_) => "If it still applies, record it",
        Hint::Status => "See what is due",
        Hint::Help => "See what can be typed here",
        Hint::Sheet => "See the score sheet",
        Hint::Log => "See what is recorded",
        Hint::New => "Start a game",
        Hint::NewWithScore(_) => "Use this score",
        Hint::Games => "List the games",
        Hint::Bin => "List the games in the bin",
        Hint::Open(Some(_)) => "Continue it",
        Hint::Open(None) => "Choose a game",
        Hint::Remove(_) => "Move it to the bin",
        Hint::Restore(Some(_)) => "Restore it",
        Hint::Restore(None) => "Restore one",
        Hint::Import(_) => "Import it on another machine",
        Hint::Prompt(_) | Hint::Board(_) => "Go on",
        Hint::Script => "Print the game as a script",
        Hint::CheckCall => "Ask about a call",
        Hint::Rules => "Show one of them",
        Hint::CheckRules => "Check the file",
        Hint::Commands => "List the commands",
        Hint::Topic => "Read one",
        Hint::Schema => "Print one of them",
        Hint::Give(input) => match input {
            Input::CardsAndPlayers => "Give the cards dealt and the number of players",
            Input::Players => "Give the number of players",
            Input::Trump => "Give the trump",
            Input::Tricks => "Give the tricks taken",
            Input::Game => "Name a game",
            Input::NewId => "Choose an id",
            Input::OtherId => "Choose another id",
            Input::OtherFile => "Choose another file",
            Input::Folder => "Name a folder",
        },
    }
}

/// Spells a hint in a front end's own way.
pub type Speller = fn(&Hint) -> String;

/// A hint as a line of its own: `Take it back: hoyle undo`.
pub fn hint_line(hint: &Hint, speller: Speller) -> String {
    format!("{}: {}", purpose(hint), speller(hint))
}
