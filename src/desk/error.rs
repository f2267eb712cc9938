//! Why a request cannot be performed, with the facts; the sentences stand in `words`.

use crate::game::{Players, PlayersFault};
use crate::history::{Correction, CorrectionError, Entry, FixError, History, PlannedFix, Stamp};
use crate::rules::{Refusal, Ruleset};
use crate::store::{Conflict, StoreError};

/// Why nothing was recorded, or a game could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The request cannot be performed.
    Rejected(Box<Rejection>),
    /// Others have recorded something that had not been seen.
    Conflict {
        /// The game as it is now, and what was recorded since.
        conflict: Box<Conflict>,
        /// The number of the entry that was expected to be the last, where one was named.
        last: Option<u64>,
        /// When the request was made.
        at: Stamp,
    },
    /// A new game cannot begin so.
    NewGame(Box<NewGameError>),
    /// The journal cannot be read or written.
    Store(StoreError),
}

/// Why a game cannot begin.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub struct NewGameError {
    /// The rules of the game.
    pub rules: Box<Ruleset>,
    /// What is wrong.
    pub fault: NewGameFault,
}

/// What is wrong with a new game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum NewGameFault {
    /// A name cannot be, or two are the same.
    Players(PlayersFault),
    /// Nobody at the table has the name given for the dealer or a column.
    Unknown {
        /// The name.
        name: String,
        /// The players.
        players: Players,
    },
    /// The columns do not name each player once.
    Columns(Players),
    /// The rules do not seat so many players.
    Refused(Box<Refusal>),
}

/// A request that cannot be performed, and the game that it leaves unchanged.
#[derive(Debug)]
pub struct Rejection {
    /// The game.
    pub history: History,
    /// When it was requested.
    pub at: Stamp,
    /// Why the request cannot be performed.
    pub why: Why,
}

/// Why a request cannot be performed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Why {
    /// It is against the rules.
    Refused {
        /// What is against them.
        refusal: Refusal,
        /// What was recorded before it, if it would have been legal earlier.
        late: Option<Late>,
    },
    /// No entry can be taken back.
    NothingToUndo,
    /// No entry can be brought back.
    NothingToRedo,
    /// A correction changes nothing: it is recorded so already.
    Unchanged,
    /// What a correction is about is not recorded.
    NothingToFix {
        /// The deal named.
        deal: usize,
        /// What was to be corrected.
        correction: Correction,
        /// Why it cannot be.
        fault: CorrectionError,
    },
    /// The game could not go on from a correction.
    CannotFix(FixError),
    /// A correction would leave acts that are against the rules, and nobody agreed to that.
    WouldBreakRules(PlannedFix),
}

impl Why {
    /// Whether a correction names something that cannot be: a deal that has not begun, or a player
    /// twice.
    pub const fn is_misnamed(&self) -> bool {
        matches!(
            self,
            Why::NothingToFix {
                fault: CorrectionError::NoSuchDeal { .. } | CorrectionError::Twice(_),
                ..
            }
        )
    }
}

impl Error {
    pub(super) fn rejected(history: &History, at: Stamp, why: Why) -> Error {
        Error::Rejected(Box::new(Rejection { history: history.clone(), at, why }))
    }
}

/// Why nothing was recorded in a game that was opened for one request.
#[derive(Debug)]
pub enum PerformError<E> {
    /// No request could be made of the game.
    Request(E),
    /// The request could not be performed.
    Desk(Error),
}

/// What a refused act came too late for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Late {
    /// The very same act is recorded already, as this entry.
    Recorded(Entry),
    /// These entries were recorded before it.
    Overtaken(Vec<Entry>),
}

impl From<StoreError> for Error {
    fn from(fault: StoreError) -> Error {
        Error::Store(fault)
    }
}

impl From<NewGameError> for Error {
    fn from(fault: NewGameError) -> Error {
        Error::NewGame(Box::new(fault))
    }
}
