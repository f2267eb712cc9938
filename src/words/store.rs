//! Why a game cannot be read or written.

use super::near::quoted;
use super::record::journal;
use crate::history::journal::LONGEST_JOURNAL;
use crate::store::archive::{ArchiveError, LONGEST_ARCHIVE, MOST_GAMES};
use crate::store::{Operation, StoreError, UpdateError};
use std::fmt;

/// A last line of a journal was left out because it was never written completely.
pub(super) const TORN: &str = "The last line of the journal was cut off while it was being written. It \
                        was never acknowledged, and is left out.";

/// A game is safe on the disk, but could not be made the current one.
pub fn not_current(error: &StoreError) -> String {
    format!("Recorded, but the game could not be made the current one: {error}")
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoGameYet => f.write_str("There is no game here yet."),
            StoreError::NoSuchGame { id: Some(id), .. } => write!(f, "There is no game {id}."),
            StoreError::NoSuchGame { id: None, path } => {
                write!(f, "There is no game at {}.", path.display())
            }
            StoreError::Exists { id, .. } => {
                write!(f, "There is already a game {id}; it was left unchanged.")
            }
            StoreError::BadPointer(path) => {
                write!(f, "{} does not name a game.", path.display())
            }
            StoreError::Journal { path, error } => {
                f.write_str(&journal(&path.display().to_string(), error))
            }
            StoreError::Locked(path) => write!(
                f,
                "{} is locked by another program: another hoyle, or one that copies it. It was not \
                 released within five seconds, so nothing was done. Try again; if it stays locked, \
                 close that program.",
                path.display()
            ),
            StoreError::NotAFile(path) => {
                write!(f, "{} is not a regular file, so no game is read from it.", path.display())
            }
            StoreError::Io { doing, path, error } => {
                let doing = match doing {
                    Operation::Open => "opened",
                    Operation::Lock => "locked",
                    Operation::Read => "read",
                    Operation::Create => "created",
                    Operation::Write => "written to",
                    Operation::Move => "moved",
                    Operation::Sync => "flushed to the disk",
                };
                write!(f, "{} could not be {doing}: {error}.", path.display())
            }
        }
    }
}

impl<E: fmt::Display> fmt::Display for UpdateError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UpdateError::Refused(error) => error.fmt(f),
            UpdateError::Conflict(_) => {
                f.write_str("Somebody else has changed the game since you last saw it.")
            }
            UpdateError::Store(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::TooLong => write!(f, "it is longer than {LONGEST_ARCHIVE} bytes."),
            ArchiveError::NotAnArchive => f.write_str(
                "it is neither a game's journal nor an archive of games, or part of it is damaged.",
            ),
            ArchiveError::Io(error) => write!(f, "it cannot be read: {error}."),
            ArchiveError::CutOff => f.write_str("its end is missing."),
            ArchiveError::Empty => f.write_str("it has no games in it."),
            ArchiveError::BadName(name) => {
                write!(f, "{} in it is not the name of a game's journal.", quoted(name))
            }
            ArchiveError::NotAFile(id) => write!(f, "{id}.jsonl in it is not a regular file."),
            ArchiveError::LongMember(id) => write!(
                f,
                "{id}.jsonl in it is longer than the {LONGEST_JOURNAL} bytes that a game can have."
            ),
            ArchiveError::Duplicate(id) => write!(f, "{id}.jsonl is in it twice."),
            ArchiveError::TooMany => write!(f, "it has more than {MOST_GAMES} games."),
        }
    }
}

/// There are games, and none of them is the current one.
pub const fn no_current_game() -> &'static str {
    "No game is the current one."
}

/// A game is not in the bin.
pub fn not_in_bin(id: &str) -> String {
    format!("There is no game {id} in the bin.")
}
