//! What a player may do next, as data. A front end spells each hint in its own way: as a command, a
//! key or a button.

use super::{capital, joined, labelled, messages};
use crate::game::RulingKind;
use crate::rules::ExtraBids;
use strum::{IntoStaticStr, VariantNames};

/// Something that a player may do next.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum Hint {
    /// Record bids.
    Bid {
        /// Those of this many players.
        number: usize,
        /// Bids that would be legal, where the game is known.
        example: Option<Vec<u8>>,
    },
    /// Record calls of the auction.
    Call,
    /// Record the contract of an auction.
    Contract {
        /// Whether some bids are played with a partner.
        partner: bool,
        /// The words that multiply what it pays, in groups. One of each group may be said.
        factors: Vec<Vec<String>>,
    },
    /// Record the partner and the trump of the trou that the player with this name announced.
    Trou(String),
    /// Record the kind of the deal.
    Kind,
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
    /// Correct a tally of a deal.
    FixTally {
        /// The number of the deal.
        deal: usize,
        /// The id of the tally.
        of: String,
        /// The names of players, and their numbers.
        numbers: Vec<(String, i64)>,
    },
    /// Correct the kind of a deal, and what it counts.
    FixKind {
        /// The number of the deal.
        deal: usize,
        /// The id of the kind.
        kind: String,
        /// The ids of what it counts.
        tallies: Vec<String>,
    },
    /// Play an extra deal.
    Extra {
        /// Its id.
        id: String,
        /// How its bids come about.
        bids: ExtraBids,
    },
    /// Record a ruling of the table, on this kind of incident where known.
    Rule(Option<RulingKind>),
    /// Ask what the laws say of a revoke.
    Incident {
        /// Who revoked.
        player: String,
        /// The number of the trick.
        trick: usize,
        /// The number of the deal, unless it is the last one played in.
        deal: Option<usize>,
        /// Whether a card was called and not played.
        disobeyed: bool,
    },
    /// Choose what the laws leave open.
    Choose {
        /// The number of the incident.
        incident: usize,
        /// What can be taken.
        options: Vec<String>,
    },
    /// Choose it although the right to choose has ended.
    ChooseLate {
        /// The number of the incident.
        incident: usize,
        /// What can be taken.
        options: Vec<String>,
    },
    /// Throw the deal in.
    Redeal,
    /// Let somebody with the second name take over the seat of the player with the first.
    Leave(String, String),
    /// Let the player with this name come back.
    Join(String),
    /// End the game as it stands.
    End,
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
    /// Start another game like the one that is over.
    Rematch,
    /// Move the game with this id to the bin.
    Remove(String),
    /// Print the game as a script.
    Script,
    /// List the sets of rules and the scores.
    AllRules,
    /// Show the set of rules with this id, and what can be set in it.
    RulesOf(String),
    /// Read the help of this command.
    HelpOn(String),
    /// Name the declarer's partner.
    GivePartner,
    /// Another command, or an option of one.
    Command {
        /// What it is for: `list the games`.
        purpose: String,
        /// The command without the program's name, or the option.
        command: String,
        /// What the command is about.
        scope: Scope,
    },
}

/// What a command is about: which of the options that choose a game have to be repeated with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// A game.
    Game,
    /// The folder of games.
    Folder,
    /// Neither.
    Program,
}

impl Hint {
    /// A command about the game that is open.
    pub fn of_game(purpose: impl Into<String>, command: impl Into<String>) -> Hint {
        Hint::command(purpose, command, Scope::Game)
    }

    /// A command about the folder of games.
    pub fn of_folder(purpose: impl Into<String>, command: impl Into<String>) -> Hint {
        Hint::command(purpose, command, Scope::Folder)
    }

    /// A command about no game, or an option.
    pub fn of_program(purpose: impl Into<String>, command: impl Into<String>) -> Hint {
        Hint::command(purpose, command, Scope::Program)
    }

    fn command(purpose: impl Into<String>, command: impl Into<String>, scope: Scope) -> Hint {
        Hint::Command { purpose: purpose.into(), command: command.into(), scope }
    }
}

/// What can be corrected in a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Fixable {
    /// Who dealt it.
    Dealer,
    /// The tricks taken.
    Took,
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
    /// The kind that was chosen.
    Kind,
}

/// What a hint is for: `take it back`, `record the tricks`.
fn purpose(hint: &Hint) -> String {
    match hint {
        Hint::Command { purpose, .. } => purpose.clone(),
        Hint::FixTally { .. } => messages::HintFix { what: <&str>::from(Fixable::Tally) }.say(),
        Hint::FixKind { .. } => messages::HintFix { what: <&str>::from(Fixable::Kind) }.say(),
        Hint::Fix { what, .. } => messages::HintFix { what: <&str>::from(what) }.say(),
        Hint::Extra { bids, .. } => messages::HintExtra { bids: <&str>::from(bids) }.say(),
        Hint::Trump { optional } => messages::HintRecordTrump { is_optional: optional }.say(),
        hint => messages::HintPurpose { hint: <&str>::from(hint) }.say(),
    }
}

/// Spells a hint in a front end's own way; `None` if it cannot be followed there.
pub type Speller<'a> = &'a dyn Fn(&Hint) -> Option<String>;

/// A hint as a line of its own: `Take it back: hoyle undo`.
pub fn hint_line(hint: &Hint, speller: Speller<'_>) -> Option<String> {
    hints_line(std::slice::from_ref(hint), speller)
}

/// Several hints in one line: `Record the tricks: hoyle took N, or take it back: hoyle undo`. `None` if
/// none of them can be followed.
pub fn hints_line(hints: &[Hint], speller: Speller<'_>) -> Option<String> {
    let mut clauses = Vec::new();
    for hint in hints {
        clauses.extend(speller(hint).map(|spelled| labelled(purpose(hint), spelled)));
    }
    if clauses.is_empty() {
        return None;
    }
    Some(capital(&joined(clauses.iter(), &messages::GrammarOrClause.say())))
}
