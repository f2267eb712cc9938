//! How a request or a new game can fail. The sentences are in `words`.

use crate::cards::LineError;
use crate::game::{BroughtForwardError, NameSearchError, Players, PlayersError};
use crate::history::{Correction, CorrectionError, Entry, FixError, RefusedAct};
use crate::rules::Refusal;
use crate::store::StoreError;

/// A request that nothing was recorded of.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// It cannot be performed.
    Refused(#[from] RequestRefusal),
    /// The journal cannot be read or written.
    Store(#[from] StoreError),
}

/// A request that cannot be performed in the game as it is.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RequestRefusal {
    /// Others have recorded something that had not been seen.
    Conflict {
        /// What they recorded; `None` if the game does not start with what was seen, as when it is
        /// another game now.
        since: Option<Vec<Entry>>,
        /// The number of the entry that was expected to be the last, where one was named.
        last: Option<u64>,
    },
    /// It is against the rules.
    Rules(#[source] Refusal),
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
        #[source]
        error: CorrectionError,
    },
    /// The game could not go on from a correction.
    CannotFix(#[source] FixError),
    /// A correction would leave these acts against the rules, and nobody agreed to that.
    WouldBreakRules(Vec<RefusedAct>),
}

/// A game that cannot begin.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NewGameError {
    /// A name cannot be, or two are the same.
    Players(#[source] PlayersError),
    /// The name given for the dealer or a column does not mean one player.
    Unknown {
        /// Whom it could mean.
        #[source]
        error: NameSearchError,
        /// The players.
        players: Players,
    },
    /// The columns do not name each player once.
    Columns(Players),
    /// The title cannot be shown in a line.
    Title(LineError),
    /// What was brought forward cannot be that of the game.
    BroughtForward {
        /// Why.
        #[source]
        error: BroughtForwardError,
        /// The players.
        players: Players,
    },
    /// Two totals for one side.
    TotalTwice {
        /// The name with the second.
        name: String,
    },
    /// The rules do not seat that many players.
    Refused(#[source] Refusal),
    /// The game cannot be stored.
    Store(#[from] StoreError),
}
