//! Why a request cannot be performed, with the facts; the sentences are in `words`.

use crate::cards::LineFault;
use crate::game::{NameSearchError, Players, PlayersError};
use crate::history::{Correction, CorrectionError, Entry, FixError, History, PlannedFix, Stamp};
use crate::rules::{Refusal, Ruleset};
use crate::store::StoreError;

/// Why nothing was recorded, or a game could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The request cannot be performed.
    Rejected(Box<Rejection>),
    /// A new game cannot begin this way.
    NewGame {
        /// The rules of the game.
        rules: Box<Ruleset>,
        /// What is wrong.
        fault: Box<NewGameFault>,
    },
    /// The journal cannot be read or written.
    Store(#[from] StoreError),
}

/// What is wrong with a new game.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum NewGameFault {
    /// A name cannot be, or two are the same.
    Players(PlayersError),
    /// The name given for the dealer or a column does not mean one player.
    Unknown {
        /// Whom it could mean.
        fault: NameSearchError,
        /// The players.
        players: Players,
    },
    /// The columns do not name each player once.
    Columns(Players),
    /// The title cannot be shown in a line.
    Title(LineFault),
    /// The rules do not seat that many players.
    Refused(Refusal),
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
    /// Others have recorded something that had not been seen.
    Conflict {
        /// What they recorded; `None` if the game does not start with what was seen, as when it is
        /// another game now.
        since: Option<Vec<Entry>>,
        /// The number of the entry that was expected to be the last, where one was named.
        last: Option<u64>,
    },
    /// It is against the rules.
    Refused(Refusal),
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

impl Error {
    pub(super) fn rejected(history: &History, at: Stamp, why: Why) -> Error {
        Error::Rejected(Box::new(Rejection { history: history.clone(), at, why }))
    }
}
