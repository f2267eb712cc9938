//! Why a line of an archive is not a game.

use crate::game::{Game, Players, PlayersError};
use crate::presets::ChoiceFault;
use crate::rules::{Refusal, Ruleset};

/// The longest line of an archive that is read, in bytes.
pub const LONGEST_LINE: usize = 1024 * 1024;

/// Why a line of an archive is not a game that was played by its rules.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GameLineError {
    /// It is blank.
    Blank,
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// It is not JSON, or does not have the keys and values of a game: what the parser says.
    Json(String),
    /// It has neither the id of rules nor whole ones, or both.
    NotOneSetOfRules,
    /// There are no built-in rules of this id.
    NoSuchRules(String),
    /// The rules cannot be played with what it chooses in them.
    Choice(Box<ChoiceFault>),
    /// The names cannot be those of players.
    Players(Box<Ruleset>, PlayersError),
    /// The rules are not for that number of players.
    PlayerCount(Box<Ruleset>, Refusal),
    /// A dealer whom nobody at the table is called.
    NoSuchDealer {
        /// The name.
        name: String,
        /// Who plays.
        players: Players,
    },
    /// The columns do not name every place once.
    Columns,
    /// Something in a deal.
    Deal {
        /// The number of the deal, from 1.
        deal: usize,
        /// The game before it.
        game: Box<Game>,
        /// What.
        error: LineDealError,
    },
}

/// What is wrong with a deal of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineDealError {
    /// It is against the rules.
    Refused(Refusal),
    /// It has another number of cards than the rules deal.
    Cards {
        /// The cards of the line.
        found: u8,
        /// The cards that are dealt.
        dealt: u8,
    },
    /// The dealer is nobody at the table.
    NoSuchDealer(String),
    /// It names a place that the table does not have, from 0.
    NoSuchPlace(usize),
    /// A list has numbers for more players than there are.
    TooManyNumbers(usize),
    /// Something other than changes of seats between deals.
    OtherAct,
    /// The tricks taken are not those of the cards.
    OtherTricks,
    /// It was not played to the end.
    NotOver,
}
