//! Stored games: why one cannot be read or written, what was repaired, and games exported,
//! imported, removed and restored.

use super::{journal, list, messages, quoted, unsavable};
use crate::history::journal::LONGEST_READ;
use crate::history::{GameId, JournalError};
use crate::store::archive::{ArchiveError, LONGEST_ARCHIVE, MOST_GAMES};
use crate::store::{Operation, StoreError};
use std::fmt::Display;
use std::io::{Error, ErrorKind};

/// Why a game could not be read or written.
pub(super) fn store_fault(error: &StoreError) -> String {
    use StoreError::*;
    match error {
        NoGameYet => messages::StoreErrorNoGameYet.say(),
        NoSuchGame { id: Some(id), .. } => messages::StoreErrorUnknownGame { id }.say(),
        NoSuchGame { id: None, path } => {
            messages::StoreErrorPathWithoutGame { path: path.display().to_string() }.say()
        }
        Exists { id, .. } => messages::StoreErrorExists { id }.say(),
        BadPointer(path) => {
            messages::StoreErrorBadPointer { path: path.display().to_string() }.say()
        }
        Journal { path, error } => journal(&path.display().to_string(), error),
        Unsavable(error) => unsavable(error),
        Locked(path) => messages::StoreErrorLocked { path: path.display().to_string() }.say(),
        NotAFile(path) => messages::StoreErrorNotFile { path: path.display().to_string() }.say(),
        NotAFolder(path) => {
            messages::StoreErrorNotFolder { path: path.display().to_string() }.say()
        }
        Io { doing, path, error } => io_fault(path.display(), *doing, error),
    }
}

/// Why a file in the folder of games cannot be used, and how to fix it if that is known.
pub fn unusable_file(error: &StoreError) -> String {
    let needs_another = match error {
        StoreError::NotAFolder(_) => {
            return format!("{} {}", store_fault(error), messages::StoreRemedyFolder.say());
        }
        StoreError::NotAFile(_) => true,
        StoreError::Io { doing: Operation::Read, error, .. } => {
            matches!(error.kind(), ErrorKind::InvalidData | ErrorKind::FileTooLarge)
        }
        _ => false,
    };
    let fault = store_fault(error);
    if needs_another { format!("{fault} {}", messages::StoreRemedyFile.say()) } else { fault }
}

/// A file or a folder, or standard input, with which the system could not do something.
pub fn io_fault(place: impl Display, doing: Operation, error: &Error) -> String {
    let doing = match doing {
        Operation::Open => "opened",
        Operation::Lock => "locked",
        Operation::Read => "read",
        Operation::Create => "created",
        Operation::Write => "written",
        Operation::Move => "moved",
        Operation::Sync => "flushed",
    };
    messages::StoreErrorIo {
        place: place.to_string(),
        operation: doing,
        reason: system_error(error),
    }
    .say()
}

/// Why the system could not do something, in its own words where they are rare, without a full stop.
fn system_error(error: &Error) -> String {
    let kind = match error.kind() {
        ErrorKind::NotFound => "missing",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::StorageFull => "full",
        ErrorKind::FileTooLarge => "large",
        _ => "other",
    };
    messages::StoreErrorSystem { kind, error: error.to_string().trim_end_matches('.') }.say()
}

/// What is wrong with a file that should have games in it, after its place.
pub(super) fn archive_fault(error: &ArchiveError) -> String {
    use ArchiveError::*;
    match error {
        TooLong => messages::StoreArchiveTooLong { most: LONGEST_ARCHIVE }.say(),
        NotAnArchive => messages::StoreArchiveNotArchive.say(),
        Io(error) => messages::StoreArchiveUnreadable { reason: system_error(error) }.say(),
        CutOff => messages::StoreArchiveCutOff.say(),
        AfterEnd => messages::StoreArchiveAfterEnd.say(),
        Empty => messages::StoreArchiveEmpty.say(),
        BadName(name) => messages::StoreArchiveBadName { name: quoted(name) }.say(),
        NotAFile(id) => messages::StoreArchiveMemberNotFile { id }.say(),
        LongMember(id) => messages::StoreArchiveMemberTooLong { id, most: LONGEST_READ }.say(),
        Duplicate(id) => messages::StoreArchiveMemberTwice { id }.say(),
        TooMany => messages::StoreArchiveTooManyGames { most: MOST_GAMES }.say(),
    }
}

/// A word for why a game cannot be read.
pub fn state_word(fault: &StoreError) -> String {
    match fault {
        StoreError::Journal { error: JournalError::Newer { .. }, .. } => {
            messages::StoreStateNewer.say()
        }
        StoreError::Journal { error: JournalError::Empty, .. } => {
            messages::StoreStateNeverBegun.say()
        }
        StoreError::Journal { .. } => messages::StoreStateDamaged.say(),
        StoreError::Locked(_) => messages::StoreStateBusy.say(),
        StoreError::NotAFile(_) => messages::StoreStateNotFile.say(),
        _ => messages::StoreStateUnreadable.say(),
    }
}

/// That one game was written to a file.
pub fn exported_one(file: &str, game: &str, stored: Option<usize>) -> String {
    let entries = stored.map(|number| messages::CountEntries { number }.say());
    messages::StoreExportGame { file, game: list([game.to_owned()].into_iter().chain(entries)) }
        .say()
}

/// That another game has an id.
pub(crate) fn another_game(id: &GameId) -> String {
    messages::StoreIdTaken { id }.say()
}
