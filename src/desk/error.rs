//! Why a request cannot be performed, with the facts; the sentences stand in `words`.

use super::begin::NewGameError;
use crate::history::{Correction, CorrectionError, Entry, FixError, PlannedFix};
use crate::rules::Refusal;
use crate::store::{Conflict, StoreError};

/// Why nothing was recorded, or a game could not be opened.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// It is against the rules.
    Refused {
        /// Why.
        refusal: Box<Refusal>,
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
        correction: Box<Correction>,
        /// Why it cannot be.
        fault: CorrectionError,
    },
    /// The game could not go on from a correction.
    CannotFix(Box<FixError>),
    /// A correction would leave acts that are against the rules, and nobody agreed to that.
    WouldBreakRules(Box<PlannedFix>),
    /// Others have recorded something that had not been seen.
    Conflict(Box<Conflict>),
    /// A new game cannot begin so.
    NewGame(Box<NewGameError>),
    /// The journal cannot be read or written.
    Store(StoreError),
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
