//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

use crate::game::Incident;

/// Something that a player may do next.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// Record the bids of so many players.
    Bid {
        /// The players still to bid.
        left: usize,
    },
    /// Record calls of the auction.
    Call,
    /// Record the contract of an auction.
    Contract,
    /// Record the partner and the trump of a trou.
    Trou {
        /// The name of the player who announced it.
        by: String,
    },
    /// Record the trump.
    Trump {
        /// Whether nothing depends on it.
        optional: bool,
    },
    /// Record the tricks taken.
    Took {
        /// The numbers to give, where that is known.
        numbers: Option<usize>,
    },
    /// Record the cards of a trick.
    Trick {
        /// The cards of a full trick.
        cards: usize,
    },
    /// Play an extra deal.
    Extra {
        /// Its id.
        id: String,
    },
    /// Record a ruling of the table.
    Rule {
        /// What it is about, where that is known.
        about: Option<Incident>,
    },
    /// Throw the deal in.
    Redeal,
    /// Let somebody take over a seat.
    Leave {
        /// The name of the player who leaves.
        name: String,
    },
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
    /// Confirm a question without being asked.
    Confirm,
    /// Remove a game without being asked.
    ConfirmRemoval {
        /// Its id.
        id: String,
    },
    /// Confirm that an act still applies after what others recorded.
    After {
        /// The number of the last entry.
        last: usize,
    },
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
    /// Start a game with a score of the catalogue.
    NewWithScore {
        /// The score's id.
        id: String,
    },
    /// List the games.
    Games,
    /// List the games in the bin.
    Bin,
    /// Go on with a game.
    Open {
        /// Its id, where it is known.
        id: Option<String>,
    },
    /// Move a game to the bin.
    Remove {
        /// Its id.
        id: String,
    },
    /// Restore a game from the bin.
    Restore {
        /// Its id in the bin, where it is known.
        id: Option<String>,
    },
    /// Import games on another machine.
    Import {
        /// The file.
        file: String,
    },
    /// Go on at the prompt.
    Prompt {
        /// The game's id, unless it is the current one.
        id: Option<String>,
    },
    /// Go on at the board.
    Board {
        /// The game's id, unless it is the current one.
        id: Option<String>,
    },
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
    /// Print one of the JSON schemas.
    Schema,
    /// List what can be printed as records.
    Records,
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
        Hint::Bid { .. } => "Record the bids",
        Hint::Call => "Record the calls",
        Hint::Contract => "Record the contract",
        Hint::Trou { .. } => "Record the partner and the trump",
        Hint::Trump { optional: false } => "Record the trump",
        Hint::Trump { optional: true } => "Record the trump, if you like",
        Hint::Took { .. } => "Record the tricks",
        Hint::Trick { .. } => "Record the trick",
        Hint::Extra { .. } => "Play an extra deal",
        Hint::Rule { .. } => "Record the table's ruling",
        Hint::Redeal => "Throw the deal in",
        Hint::Leave { .. } => "Let somebody take over the seat and its total",
        Hint::Fix { what: Fixable::Dealer, .. } => "Correct the dealer",
        Hint::Fix { what: Fixable::Trick, .. } => "Correct a trick",
        Hint::Fix { what: Fixable::Contract, .. } => "Correct the contract",
        Hint::Undo => "Take it back",
        Hint::UndoLast => "Take back the last entry",
        Hint::Redo => "Bring it back",
        Hint::Allow => "If the table allowed it, record it all the same",
        Hint::Confirm => "Do it without being asked",
        Hint::ConfirmRemoval { .. } => "Remove it without being asked",
        Hint::After { .. } => "If it still applies, record it",
        Hint::Status => "See what is due",
        Hint::Help => "See what can be typed here",
        Hint::Sheet => "See the score sheet",
        Hint::Log => "See what is recorded",
        Hint::New => "Start a game",
        Hint::NewWithScore { .. } => "Play by it",
        Hint::Games => "List the games",
        Hint::Bin => "List the games in the bin",
        Hint::Open { id: Some(_) } => "Go on with it",
        Hint::Open { id: None } => "Choose a game",
        Hint::Remove { .. } => "Move it to the bin",
        Hint::Restore { id: Some(_) } => "Restore it",
        Hint::Restore { id: None } => "Restore one",
        Hint::Import { .. } => "Import it on another machine",
        Hint::Prompt { .. } | Hint::Board { .. } => "Go on",
        Hint::Script => "Print the game as a script",
        Hint::CheckCall => "Ask about a call",
        Hint::Rules => "Show one of them",
        Hint::CheckRules => "Check the file",
        Hint::Commands => "List the commands",
        Hint::Schema => "Print one of them",
        Hint::Records => "List what is printed as records",
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
