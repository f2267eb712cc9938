//! Stored games: why one cannot be read or written, what was repaired, and games exported,
//! imported, removed and restored.

use super::messages;
use super::{and, joined, journal, list, no_games, quoted, translated};
use crate::history::journal::LONGEST_READ;
use crate::history::{GameId, History, JournalError};
use crate::store::archive::{ArchiveError, LONGEST_ARCHIVE, MOST_GAMES};
use crate::store::{
    Checkup, Divergence, Health, ImportOutcome, Operation, PointerState, Relation, Repair,
    StoreError,
};
use std::fmt::Display;
use std::io::{Error, ErrorKind};
use std::path::Path;

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
        Locked(path) => messages::StoreErrorLocked { path: path.display().to_string() }.say(),
        NotAFile(path) => messages::StoreErrorNotFile { path: path.display().to_string() }.say(),
        Io { doing, path, error } => io_fault(path.display(), *doing, error),
    }
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

/// A word for the state of a game.
pub fn health_word(health: &Health) -> String {
    match health {
        Health::Sound(_) => messages::StoreStateSound.say(),
        Health::Torn { .. } => messages::StoreStateTorn.say(),
        Health::Empty(_) => messages::StoreStateNeverBegun.say(),
        Health::Unreadable(error) => state_word(error),
    }
}

/// What is wrong with a game; `None` if it is sound.
pub fn health(health: &Health) -> Option<String> {
    let (summary, cut, repair) = match health {
        Health::Sound(_) => return None,
        Health::Empty(repair) => {
            return Some(messages::StoreCheckUnfinishedGame { removal: removal(repair) }.say());
        }
        Health::Unreadable(error) => return Some(error.to_string()),
        Health::Torn { summary, cut, repair } => (summary, *cut, repair),
    };
    let entries = messages::CountEntries { number: summary.entries }.say();
    let (done, error) = progress(repair);
    Some(match cut {
        0 => messages::StoreCheckNoNewline { repair: done, entries: &entries, error }.say(),
        cut => messages::StoreCheckCutOff { cut, repair: done, entries: &entries, error }.say(),
    })
}

/// What became of something that is to be removed.
fn removal(repair: &Repair) -> String {
    let (done, error) = progress(repair);
    messages::StoreCheckRemoval { repair: done, error }.say()
}

/// How far a repair is, and why it failed.
fn progress(repair: &Repair) -> (&'static str, String) {
    match repair {
        Repair::Done => ("done", String::new()),
        Repair::NotAsked => ("due", String::new()),
        Repair::Failed(error) => ("failed", error.to_string()),
    }
}

/// What is wrong with the pointer to the current game; `None` if it is sound.
pub fn pointer(state: &PointerState) -> Option<String> {
    let (named, instead, repair) = match state {
        PointerState::Unset | PointerState::Sound => return None,
        PointerState::Unreadable(error) => return Some(error.to_string()),
        PointerState::Dangling { named, instead, repair } => (named, instead, repair),
    };
    let (done, error) = progress(repair);
    let instead = instead.as_ref().map_or("none", GameId::as_str);
    Some(
        messages::StoreCheckPointer {
            former_game: named.as_deref().unwrap_or("none"),
            repair: done,
            game: instead,
            error,
        }
        .say(),
    )
}

/// How all the games are.
pub fn checked(checkup: &Checkup) -> String {
    let all = || checkup.games.iter().chain(&checkup.bin).map(|checked| &checked.state);
    let number = |wanted: &dyn Fn(&Health) -> bool| all().filter(|state| wanted(state)).count();
    let broken = |state: &Health| matches!(state, Health::Torn { .. } | Health::Empty(_));
    let parts = [
        (number(&|state| broken(state) && state.is_well()), &*messages::StoreCheckRepaired.say()),
        (
            number(&|state| broken(state) && !state.is_well()),
            &*messages::StoreCheckRepairable.say(),
        ),
        (
            number(&|state| matches!(state, Health::Unreadable(_))),
            &*messages::StoreCheckUnreadable.say(),
        ),
    ];
    let parts = parts.iter().filter(|(number, _)| *number > 0);
    let found = and(parts.map(|(number, what)| format!("{number} {what}")));
    let found = if found.is_empty() { &*messages::StoreCheckAllSound.say() } else { &found };
    let games = messages::CountGames { number: checkup.games.len() }.say();
    match checkup.bin.len() {
        0 if checkup.games.is_empty() => no_games(false),
        0 => messages::StoreCheckSummary { games: &games, result: found }.say(),
        bin => messages::StoreCheckSummaryWithBin { games: &games, bin, result: found }.say(),
    }
}

/// That one game was written to a file.
pub fn exported_one(file: &str, game: &str, stored: Option<usize>) -> String {
    let entries = stored.map(|number| messages::CountEntries { number }.say());
    messages::StoreExportGame { file, game: list([game.to_owned()].into_iter().chain(entries)) }
        .say()
}

/// The result of importing a game, called `id` in its file.
pub fn imported(id: &GameId, history: &History, outcome: &ImportOutcome) -> String {
    match outcome {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let entries = messages::CountEntries { number: history.entry_count() }.say();
            let title = translated(&history.setup().rules().title);
            let mut sentences =
                vec![messages::StoreImportGame { id: here, title, entries: &entries }.say()];
            if let Some(Divergence { from, after }) = diverged {
                sentences
                    .push(messages::StoreImportDiverging { id: from, last_entry: after }.say());
            } else if here != id {
                sentences.push(another_game(id));
            }
            sentences.extend(placed.is_current.then(|| messages::StoreNoticeCurrent.say()));
            sentences.extend(
                placed.pointer_error.as_ref().map(|error| {
                    messages::StoreNoticeNotCurrent { error: error.to_string() }.say()
                }),
            );
            sentences.join(" ")
        }
        ImportOutcome::Here { id, relation } => match relation {
            Relation::Same => messages::StoreImportSame { id }.say(),
            Relation::Behind(more) => messages::StoreImportBehind { id, entries: more }.say(),
            Relation::Ahead(more) => {
                messages::StoreImportUnchanged { finding: file_has(id, *more) }.say()
            }
        },
    }
}

fn file_has(id: &GameId, more: usize) -> String {
    messages::StoreImportAhead { id, entries: more }.say()
}

fn another_game(id: &GameId) -> String {
    messages::StoreIdTaken { id }.say()
}

/// That an import stopped before the last games of a file.
pub fn import_stopped(left: usize) -> String {
    match left {
        1 => messages::StoreImportStoppedAtLast.say(),
        left => messages::StoreImportStopped { games: left }.say(),
    }
}

/// That a game was moved to the bin, where it is called `bin`.
pub fn removed(id: &GameId, bin: &GameId, game: &str) -> String {
    match id == bin {
        true => messages::StoreRemoveDone { id, game }.say(),
        false => messages::StoreRemoveDoneRenamed { id, bin_id: bin, game }.say(),
    }
}

/// That a game was restored; `taken` where another game has its former id.
pub fn restored(id: &GameId, game: &str, taken: Option<&GameId>) -> String {
    joined(
        [messages::StoreRestoreDone { id, game }.say()].into_iter().chain(taken.map(another_game)),
        " ",
    )
}

/// That a file was never finished, by a program that was killed.
pub fn unfinished(path: &Path, repair: &Repair) -> String {
    messages::StoreCheckUnfinishedFile {
        path: path.display().to_string(),
        removal: removal(repair),
    }
    .say()
}

/// That the cache of what the journals say is damaged, or of another version.
pub fn cache(repair: &Repair) -> String {
    messages::StoreCheckCache { removal: removal(repair) }.say()
}

/// That something among the games is not a game.
pub fn stray(path: &Path) -> String {
    messages::StoreCheckStray { path: path.display().to_string() }.say()
}

/// That a damaged journal was exported all the same.
pub fn exported_damaged(game: &GameId, error: &JournalError) -> String {
    messages::StoreExportDamaged { error: journal(game.as_str(), error) }.say()
}

/// The question whether to add what only the file has.
pub fn ask_to_add(id: &GameId, more: usize) -> String {
    messages::StoreImportAskAdd { finding: file_has(id, more) }.say()
}

/// That entries were added to a game.
pub fn added(id: &GameId, more: usize) -> String {
    messages::StoreImportAdded { entries: more, id }.say()
}

/// Why a journal was not imported.
pub fn not_imported(place: &str, error: &JournalError) -> String {
    messages::StoreImportLeftOut { error: journal(place, error) }.say()
}

/// That there are more games than an archive may have.
pub fn too_many_to_export(games: usize) -> String {
    messages::StoreExportTooMany { games, most: MOST_GAMES }.say()
}
