//! Why a line of an archive is not a game.

use crate::game::{BroughtForwardError, Players, PlayersError};
use crate::presets::ChoiceError;
use crate::rules::Refusal;

/// The longest line of an archive that is read, in bytes.
pub const LONGEST_LINE: usize = 1024 * 1024;

/// Why a line of an archive is not a game that was played by its rules.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GameLineError {
    /// The line is blank.
    Blank,
    /// The line is longer than [`LONGEST_LINE`].
    TooLong,
    /// The line is not JSON, or does not have the keys and values of a game.
    Json {
        /// The parser's message.
        message: String,
        /// The byte at which it noticed, from 1.
        column: usize,
    },
    /// The line has neither the id of rules nor whole rules, or both.
    NotOneSetOfRules,
    /// There are no built-in rules with this id.
    NoSuchRules(String),
    /// A score, schedule or setting of the line does not fit its rules.
    Choice(ChoiceError),
    /// The names cannot be those of players.
    Players(#[source] PlayersError),
    /// The rules are not for that number of players.
    PlayerCount(#[source] Refusal),
    /// No player has the name of the first dealer.
    NoSuchDealer {
        /// The name.
        name: String,
        /// The players of the game.
        players: Players,
    },
    /// The columns do not name every place once.
    Columns,
    /// What was brought forward cannot be that of the game.
    BroughtForward(#[source] BroughtForwardError),
    /// A deal is wrong.
    Deal {
        /// The number of the deal, from 1.
        deal: usize,
        /// The error in the deal.
        #[source]
        error: LineDealError,
    },
}

/// Why a deal of a line cannot have been played.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LineDealError {
    /// The deal is against the rules.
    Refused(#[source] Refusal),
    /// The deal has another number of cards than the rules deal.
    Cards {
        /// The cards of the line.
        found: u8,
        /// The cards that are dealt.
        dealt: u8,
    },
    /// No player has the dealer's name.
    NoSuchDealer {
        /// The name.
        name: String,
        /// The players at the table.
        players: Players,
    },
    /// The table does not have this place.
    NoSuchPlace {
        /// The place, from 0.
        place: usize,
        /// The number of players.
        players: usize,
    },
    /// A list has more numbers than there are players.
    TooManyNumbers {
        /// The length of the list.
        numbers: usize,
        /// The number of players.
        players: usize,
    },
    /// An act between deals is not a change of seats.
    OtherAct,
    /// The tricks taken are not those of the cards.
    OtherTricks,
    /// The deal was not played to the end.
    NotOver,
}
