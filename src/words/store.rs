//! Stored games: why one cannot be read or written, what was repaired, and games exported,
//! imported, removed and restored.

use super::{and, catalog, joined, journal, list, no_games, quoted, translated};
use crate::history::journal::LONGEST_JOURNAL;
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
        NoGameYet => catalog::there_is_no_game_here_yet(),
        NoSuchGame { id: Some(id), .. } => catalog::there_is_no_game_2(id),
        NoSuchGame { id: None, path } => catalog::there_is_no_game_at(path.display().to_string()),
        Exists { id, .. } => catalog::there_is_already_game_it_was(id),
        BadPointer(path) => catalog::does_not_name_game(path.display().to_string()),
        Journal { path, error } => journal(&path.display().to_string(), error),
        Locked(path) => catalog::is_locked_by_another_program_another(path.display().to_string()),
        NotAFile(path) => catalog::is_not_regular_file_so_no(path.display().to_string()),
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
    catalog::could_not_be(place.to_string(), doing, system_error(error))
}

/// Why the system could not do something, in its own words where they are rare, without a full stop.
fn system_error(error: &Error) -> String {
    let kind = match error.kind() {
        ErrorKind::NotFound => "missing",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::StorageFull => "full",
        _ => "other",
    };
    catalog::system_error(kind, error.to_string().trim_end_matches('.'))
}

/// What is wrong with a file that should have games in it, after its place.
pub(super) fn archive_fault(error: &ArchiveError) -> String {
    use ArchiveError::*;
    match error {
        TooLong => catalog::it_is_longer_than_bytes_2(LONGEST_ARCHIVE),
        NotAnArchive => catalog::it_is_neither_game_s_journal(),
        Io(error) => catalog::it_cannot_be_read_2(system_error(error)),
        CutOff => catalog::its_end_is_missing(),
        AfterEnd => catalog::something_follows_its_end_zeroed_block(),
        Empty => catalog::it_has_no_games_in_it(),
        BadName(name) => catalog::in_it_is_not_name_of(quoted(name)),
        NotAFile(id) => catalog::jsonl_in_it_is_not_regular(id),
        LongMember(id) => catalog::jsonl_in_it_is_longer_than(id, LONGEST_JOURNAL),
        Duplicate(id) => catalog::jsonl_appears_in_it_twice(id),
        TooMany => catalog::it_has_more_than_games(MOST_GAMES),
    }
}

/// A word for why a game cannot be read.
pub fn state_word(fault: &StoreError) -> String {
    match fault {
        StoreError::Journal { error: JournalError::Newer { .. }, .. } => catalog::newer(),
        StoreError::Journal { error: JournalError::Empty, .. } => catalog::never_begun(),
        StoreError::Journal { .. } => catalog::damaged(),
        StoreError::Locked(_) => catalog::busy(),
        StoreError::NotAFile(_) => catalog::no_file(),
        _ => catalog::unreadable(),
    }
}

/// A word for the state of a game.
pub fn health_word(health: &Health) -> String {
    match health {
        Health::Sound(_) => catalog::sound(),
        Health::Torn { .. } => catalog::torn_2(),
        Health::Empty(_) => catalog::never_begun(),
        Health::Unreadable(error) => state_word(error),
    }
}

/// What is wrong with a game; `None` if it is sound.
pub fn health(health: &Health) -> Option<String> {
    let (summary, cut, repair) = match health {
        Health::Sound(_) => return None,
        Health::Empty(repair) => return Some(catalog::unfinished_game(removal(repair))),
        Health::Unreadable(error) => return Some(error.to_string()),
        Health::Torn { summary, cut, repair } => (summary, *cut, repair),
    };
    let entries = catalog::count_entries(summary.entries);
    let (done, error) = progress(repair);
    Some(match cut {
        0 => catalog::last_line_has_no_newline(done, &entries, error),
        cut => catalog::last_line_was_cut_off(cut, done, &entries, error),
    })
}

/// What became of something that is to be removed.
fn removal(repair: &Repair) -> String {
    let (done, error) = progress(repair);
    catalog::it_was_removed(done, error)
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
    Some(catalog::it_names_no_such_game(named.as_deref().unwrap_or("none"), done, instead, error))
}

/// How all the games are.
pub fn checked(checkup: &Checkup) -> String {
    let all = || checkup.games.iter().chain(&checkup.bin).map(|checked| &checked.state);
    let number = |wanted: &dyn Fn(&Health) -> bool| all().filter(|state| wanted(state)).count();
    let broken = |state: &Health| matches!(state, Health::Torn { .. } | Health::Empty(_));
    let parts = [
        (number(&|state| broken(state) && state.is_well()), &*catalog::repaired()),
        (number(&|state| broken(state) && !state.is_well()), &*catalog::to_repair()),
        (
            number(&|state| matches!(state, Health::Unreadable(_))),
            &*catalog::unreadable_and_left_unchanged(),
        ),
    ];
    let parts = parts.iter().filter(|(number, _)| *number > 0);
    let found = and(parts.map(|(number, what)| format!("{number} {what}")));
    let found = if found.is_empty() { &*catalog::all_sound() } else { &found };
    let games = catalog::count_games(checkup.games.len());
    match checkup.bin.len() {
        0 if checkup.games.is_empty() => no_games(false),
        0 => catalog::checked_text(&games, found),
        bin => catalog::checked_and_in_bin(&games, bin, found),
    }
}

/// That one game was written to a file.
pub fn exported_one(file: &str, game: &str, stored: Option<usize>) -> String {
    let entries = stored.map(catalog::count_entries);
    catalog::wrote_game(file, list([game.to_owned()].into_iter().chain(entries)))
}

/// The result of importing a game, called `id` in its file.
pub fn imported(id: &GameId, history: &History, outcome: &ImportOutcome) -> String {
    match outcome {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let entries = catalog::count_entries(history.entry_count());
            let title = translated(&history.setup().rules().title);
            let mut sentences = vec![catalog::imported_game(here, title, &entries)];
            if let Some(Divergence { from, after }) = diverged {
                sentences.push(catalog::it_matches_up_to_entry_and(from, after));
            } else if here != id {
                sentences.push(another_game(id));
            }
            sentences.extend(placed.is_current.then(catalog::is_current));
            sentences.extend(
                placed.pointer_error.as_ref().map(|error| catalog::not_current(error.to_string())),
            );
            sentences.join(" ")
        }
        ImportOutcome::Here { id, relation } => match relation {
            Relation::Same => catalog::game_is_already_here_byte_for(id),
            Relation::Behind(more) => catalog::game_is_already_here_with_more(id, more),
            Relation::Ahead(more) => catalog::nothing_changed(file_has(id, *more)),
        },
    }
}

fn file_has(id: &GameId, more: usize) -> String {
    catalog::game_is_here_and_file_has(id, more)
}

fn another_game(id: &GameId) -> String {
    catalog::there_is_already_another_game(id)
}

/// That an import stopped before the last games of a file.
pub fn import_stopped(left: usize) -> String {
    match left {
        1 => catalog::last_game_was_not_imported_import(),
        left => catalog::games_were_not_imported_import_file(left),
    }
}

/// That a game was moved to the bin, where it is called `bin`.
pub fn removed(id: &GameId, bin: &GameId, game: &str) -> String {
    match id == bin {
        true => catalog::moved_game_to_bin(id, game),
        false => catalog::moved_game_to_bin_as(id, bin, game),
    }
}

/// That a game was restored; `taken` where another game has its former id.
pub fn restored(id: &GameId, game: &str, taken: Option<&GameId>) -> String {
    joined([catalog::restored_game(id, game)].into_iter().chain(taken.map(another_game)), " ")
}

/// That a file was never finished, by a program that was killed.
pub fn unfinished(path: &Path, repair: &Repair) -> String {
    catalog::unfinished_file(path.display().to_string(), removal(repair))
}

/// That the cache of what the journals say is damaged, or of another version.
pub fn cache(repair: &Repair) -> String {
    catalog::cache_is_damaged(removal(repair))
}

/// That something among the games is not a game.
pub fn stray(path: &Path) -> String {
    catalog::not_game_left_unchanged(path.display().to_string())
}

/// That a damaged journal was exported all the same.
pub fn exported_damaged(game: &GameId, error: &JournalError) -> String {
    catalog::it_was_copied_unchanged_byte_for(journal(game.as_str(), error))
}

/// The question whether to add what only the file has.
pub fn ask_to_add(id: &GameId, more: usize) -> String {
    catalog::add_what_is_missing(file_has(id, more))
}

/// That entries were added to a game.
pub fn added(id: &GameId, more: usize) -> String {
    catalog::added_to_game(more, id)
}

/// Why a journal was not imported.
pub fn not_imported(place: &str, error: &JournalError) -> String {
    catalog::it_was_not_imported(journal(place, error))
}

/// That there are more games than an archive may have.
pub fn too_many_to_export(games: usize) -> String {
    catalog::these_are_games_and_archive_has(games, MOST_GAMES)
}
