//! The errors of the store: facts only. The sentences are in `words`.

use crate::history::{GameId, JournalError};
use std::io;
use std::path::{Path, PathBuf};

/// The operation in which the system reported an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Opening a file.
    Open,
    /// Waiting for a lock.
    Lock,
    /// Reading.
    Read,
    /// Creating a file or a folder.
    Create,
    /// Writing.
    Write,
    /// Renaming a file to this path.
    Move,
    /// Making sure that it is on the disk.
    Sync,
}

/// The result of an operation of the store.
pub(super) type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A game that could not be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no current game.
    NoGameYet,
    /// There is no such game.
    NoSuchGame {
        /// Its id, unless a path was given.
        id: Option<GameId>,
        /// Where it would be.
        path: PathBuf,
    },
    /// There is a game of that id already; it is unchanged.
    Exists {
        /// The id.
        id: GameId,
        /// Where it is.
        path: PathBuf,
    },
    /// The pointer to the current game, in this file, does not name one.
    BadPointer(PathBuf),
    /// The journal cannot be relied on.
    Journal {
        /// Where it is.
        path: PathBuf,
        /// Why.
        #[source]
        error: JournalError,
    },
    /// Another program held the lock on this journal for more than five seconds.
    Locked(PathBuf),
    /// This is a folder, a device, a FIFO, or a link where none is allowed.
    NotAFile(PathBuf),
    /// The system reported an error.
    Io {
        /// The operation.
        doing: Operation,
        /// The file or folder.
        path: PathBuf,
        /// The error.
        #[source]
        error: io::Error,
    },
}

/// What the system returned; `None` if the file does not exist.
pub(super) fn if_exists<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        result => result.map(Some),
    }
}

impl StoreError {
    pub(super) fn io(doing: Operation, path: &Path) -> impl Fn(io::Error) -> StoreError {
        move |error| StoreError::Io { doing, path: path.to_owned(), error }
    }

    pub(super) fn journal(path: &Path) -> impl Fn(JournalError) -> StoreError {
        |error| StoreError::Journal { path: path.to_owned(), error }
    }
}
