//! Why a game could not be read or written: facts only. Sentences are made elsewhere.

use super::Moved;
use crate::history::{GameId, JournalFault};
use std::io;
use std::path::{Path, PathBuf};

/// What was being done when the system reported an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
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
#[derive(Debug)]
pub enum StoreFault {
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
        fault: JournalFault,
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
        doing: Doing,
        /// To what.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
}

impl StoreFault {
    /// Returns whether the file is there and was read, and it is what it says that is wrong.
    pub const fn is_of_the_journal(&self) -> bool {
        matches!(self, StoreFault::Journal { .. })
    }

    pub(super) fn io(doing: Doing, path: &Path, error: io::Error) -> StoreFault {
        StoreFault::Io { doing, path: path.to_owned(), error }
    }
}

/// Why a game was not updated. Nothing was recorded.
#[derive(Debug)]
pub enum UpdateFault<E> {
    /// The update itself refused.
    Refused(E),
    /// Somebody else recorded something meanwhile.
    Moved(Box<Moved>),
    /// The game could not be read or written.
    Store(StoreFault),
}

impl<E> From<StoreFault> for UpdateFault<E> {
    fn from(fault: StoreFault) -> Self {
        UpdateFault::Store(fault)
    }
}
