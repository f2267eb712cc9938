//! The errors of the store. They hold facts; their sentences are in `words`.

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
    /// Flushing a file or folder to the disk.
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
    /// There is a game with this id already; it is unchanged.
    Exists {
        /// The id.
        id: GameId,
        /// Where it is.
        path: PathBuf,
    },
    /// This file, which should name the current game, does not name a game.
    BadPointer(PathBuf),
    /// The journal cannot be relied on.
    Journal {
        /// Where it is.
        path: PathBuf,
        /// What is wrong with it.
        #[source]
        error: JournalError,
    },
    /// The game cannot be saved with what was added to it.
    Unsavable(#[source] JournalError),
    /// Another program held the lock on this file for more than five seconds.
    Locked(PathBuf),
    /// The path leads to a folder, a device, a FIFO, or a link where none is allowed.
    NotAFile(PathBuf),
    /// In place of a folder there is something else, or a link to nothing.
    NotAFolder(PathBuf),
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

/// Turns the error that a file does not exist into `None`.
pub(super) fn if_exists<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        result => result.map(Some),
    }
}

/// Whether there is nothing at a path, or something that is not a folder is on the way to it.
pub(super) fn is_missing<T>(result: &io::Result<T>) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(result, Err(error) if matches!(error.kind(), NotFound | NotADirectory))
}

impl StoreError {
    /// Wraps an error of the system.
    pub(super) fn io(doing: Operation, path: &Path) -> impl Fn(io::Error) -> StoreError {
        move |error| StoreError::Io { doing, path: path.to_owned(), error }
    }

    /// Wraps an error of the journal at this path.
    pub(super) fn journal(path: &Path) -> impl Fn(JournalError) -> StoreError {
        |error| StoreError::Journal { path: path.to_owned(), error }
    }
}
