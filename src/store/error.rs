//! Why a game could not be read or written: facts only. Sentences are made elsewhere.

use super::Conflict;
use crate::history::{GameId, JournalError};
use std::io;
use std::path::{Path, PathBuf};

/// What was being done when the system reported an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Opening a file.
    Open,
    /// Waiting for a lock.
    Lock,
    /// Reading.
    Read,
    /// Making a file or a folder.
    Create,
    /// Writing.
    Write,
    /// Giving it another name.
    Move,
    /// Making sure that it is on the disk.
    Sync,
}

/// Why a game could not be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No game was begun here.
    NoGameYet,
    /// There is no such game.
    NoSuchGame {
        /// Its id, unless a path was given.
        id: Option<GameId>,
        /// Where it would be.
        path: PathBuf,
    },
    /// A game of that id is there; it was left as it is.
    Exists {
        /// The id.
        id: GameId,
        /// Where it is.
        path: PathBuf,
    },
    /// The pointer to the current game names none.
    BadPointer {
        /// The pointer.
        path: PathBuf,
    },
    /// The journal cannot be relied on.
    Journal {
        /// Where it is.
        path: PathBuf,
        /// Why.
        error: JournalError,
    },
    /// Somebody else kept the game locked for five seconds.
    Locked {
        /// Where it is.
        path: PathBuf,
    },
    /// A folder, a device, a FIFO, or a link where none belongs.
    NotAFile {
        /// Where it is.
        path: PathBuf,
    },
    /// The system reported an error.
    Io {
        /// What was being done.
        doing: Operation,
        /// To what.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
}

impl StoreError {
    /// Returns whether the file is there and was read, and it is what it says that is wrong.
    pub const fn is_journal_error(&self) -> bool {
        matches!(self, StoreError::Journal { .. })
    }

    pub(super) fn io(doing: Operation, path: &Path, error: io::Error) -> StoreError {
        StoreError::Io { doing, path: path.to_owned(), error }
    }
}

/// Why a game was not updated. Nothing was recorded.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError<E> {
    /// The update itself refused.
    Refused(E),
    /// Somebody else recorded something meanwhile.
    Conflict(Box<Conflict>),
    /// The game could not be read or written.
    Store(#[from] StoreError),
}
