//! Stored games: why one cannot be read or written, what was repaired, and games exported,
//! imported, removed and restored.

use super::{and, count, journal, no_games, quoted};
use crate::history::journal::LONGEST_JOURNAL;
use crate::history::{GameId, History, JournalError};
use crate::store::archive::{ArchiveError, LONGEST_ARCHIVE, MOST_GAMES};
use crate::store::{
    Checkup, Divergence, Health, ImportOutcome, Operation, PointerState, Relation, Repair,
    StoreError,
};
use std::fmt::Display;
use std::io::Error;
use std::path::Path;

/// Why a game could not be read or written.
pub(super) fn store_fault(error: &StoreError) -> String {
    use StoreError::*;
    match error {
        NoGameYet => "There is no game here yet.".into(),
        NoSuchGame { id: Some(id), .. } => format!("There is no game “{id}”."),
        NoSuchGame { id: None, path } => format!("There is no game at {}.", path.display()),
        Exists { id, .. } => format!("There is already a game {id}; it was left unchanged."),
        BadPointer(path) => format!("{} does not name a game.", path.display()),
        Journal { path, error } => journal(&path.display().to_string(), error),
        Locked(path) => format!(
            "{} is locked by another program: another hoyle, or one that copies it. It was not \
             released within five seconds, so nothing was done. Try again; if it stays locked, \
             close that program.",
            path.display()
        ),
        NotAFile(path) => {
            format!("{} is not a regular file, so no game is read from it.", path.display())
        }
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
        Operation::Write => "written to",
        Operation::Move => "moved into place",
        Operation::Sync => "flushed to the disk",
    };
    // Some errors are whole sentences.
    let error = error.to_string();
    format!("{place} could not be {doing}: {}.", error.trim_end_matches('.'))
}

/// What is wrong with a file that should have games in it, after its place.
pub(super) fn archive_fault(error: &ArchiveError) -> String {
    use ArchiveError::*;
    match error {
        TooLong => format!("it is longer than {LONGEST_ARCHIVE} bytes."),
        NotAnArchive => {
            "it is neither a game's journal nor an archive of games, or part of it is damaged."
                .into()
        }
        Io(error) => format!("it cannot be read: {error}."),
        CutOff => "its end is missing.".into(),
        AfterEnd => "something follows its end. A zeroed block may hide games.".into(),
        Empty => "it has no games in it.".into(),
        BadName(name) => format!("{} in it is not the name of a game's journal.", quoted(name)),
        NotAFile(id) => format!("{id}.jsonl in it is not a regular file."),
        LongMember(id) => format!(
            "{id}.jsonl in it is longer than the {LONGEST_JOURNAL} bytes that a game can have."
        ),
        Duplicate(id) => format!("{id}.jsonl appears in it twice."),
        TooMany => format!("it has more than {MOST_GAMES} games."),
    }
}

/// A word for why a game cannot be read.
pub const fn state_word(fault: &StoreError) -> &'static str {
    match fault {
        StoreError::Journal { error: JournalError::Newer { .. }, .. } => "newer",
        StoreError::Journal { error: JournalError::Empty, .. } => "never begun",
        StoreError::Journal { .. } => "damaged",
        StoreError::Locked(_) => "busy",
        StoreError::NotAFile(_) => "no file",
        _ => "unreadable",
    }
}

/// A word for the state of a game.
pub const fn health_word(health: &Health) -> &'static str {
    match health {
        Health::Sound(_) => "sound",
        Health::Torn { .. } => "torn",
        Health::Empty(_) => "never begun",
        Health::Unreadable(error) => state_word(error),
    }
}

/// What is wrong with a game; `None` if it is sound.
pub fn health(health: &Health) -> Option<String> {
    let (summary, cut, repair) = match health {
        Health::Sound(_) => return None,
        Health::Empty(repair) => {
            let removed = repaired(repair, "removed", "");
            return Some(format!("it was never finished, and has no game in it. It {removed}"));
        }
        Health::Unreadable(error) => return Some(error.to_string()),
        Health::Torn { summary, cut, repair } => (summary, *cut, repair),
    };
    let entries = count(summary.entries, "entry");
    Some(match cut {
        0 => {
            let repaired = repaired(repair, "repaired", &format!(": {entries}"));
            format!("the last line has no newline. It {repaired}")
        }
        cut => {
            let removed = format!("removed ({})", count(cut, "byte"));
            let removed = repaired(repair, &removed, &format!(": {entries} left"));
            format!(
                "the last line was cut off while it was being written, and was never acknowledged. \
                 It {removed}"
            )
        }
    })
}

/// What became of something that is to be repaired; `then` is what follows from it.
fn repaired(repair: &Repair, what: &str, then: &str) -> String {
    match repair {
        Repair::Done => format!("was {what}{then}."),
        Repair::NotAsked => format!("would be {what}{then}."),
        Repair::Failed(error) => format!("could not be {what}: {error}"),
    }
}

/// What is wrong with the pointer to the current game; `None` if it is sound.
pub fn pointer(state: &PointerState) -> Option<String> {
    let (named, instead, repair) = match state {
        PointerState::Unset | PointerState::Sound => return None,
        PointerState::Unreadable(error) => return Some(error.to_string()),
        PointerState::Dangling { named, instead, repair } => (named, instead, repair),
    };
    let next = match instead {
        Some(id) => format!("set to {id}, the game with the latest entry"),
        None => "set to no game".into(),
    };
    let wrong = match named {
        Some(named) => format!("names {named}, which does not exist"),
        None => "does not name a game".into(),
    };
    Some(format!("it {wrong}. It {}", repaired(repair, &next, "")))
}

/// How all the games are.
pub fn checked(checkup: &Checkup) -> String {
    let all = || checkup.games.iter().chain(&checkup.bin).map(|checked| &checked.state);
    let number = |wanted: &dyn Fn(&Health) -> bool| all().filter(|state| wanted(state)).count();
    let broken = |state: &Health| matches!(state, Health::Torn { .. } | Health::Empty(_));
    let parts = [
        (number(&|state| broken(state) && state.is_well()), "repaired"),
        (number(&|state| broken(state) && !state.is_well()), "to repair"),
        (number(&|state| matches!(state, Health::Unreadable(_))), "unreadable and left unchanged"),
    ];
    let parts = parts.iter().filter(|(number, _)| *number > 0);
    let found = and(parts.map(|(number, what)| format!("{number} {what}")));
    let found = if found.is_empty() { "all sound" } else { &found };
    let games = count(checkup.games.len(), "game");
    match checkup.bin.len() {
        0 if checkup.games.is_empty() => no_games(false).into(),
        0 => format!("Checked {games}: {found}."),
        bin => format!("Checked {games} and {bin} in the bin: {found}."),
    }
}

/// That one game was written to a file.
pub fn exported_one(file: &str, game: &str, stored: Option<usize>) -> String {
    let entries = stored.map_or_else(String::new, |stored| format!(", {}", count(stored, "entry")));
    format!("Wrote {file}: game {game}{entries}.")
}

/// The result of importing a game, called `id` in its file.
pub fn imported(id: &GameId, history: &History, outcome: &ImportOutcome) -> String {
    match outcome {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let entries = count(history.entry_count(), "entry");
            let title = &history.setup().rules().title;
            let mut sentences = vec![format!("Imported game {here}: {title}, {entries}.")];
            if let Some(Divergence { from, after }) = diverged {
                sentences.push(format!("It matches {from} up to entry {after} and then differs."));
            } else if here != id {
                sentences.push(another_game(id));
            }
            sentences.extend(placed.is_current.then(|| is_current().to_owned()));
            sentences.extend(placed.pointer_error.as_ref().map(not_current));
            sentences.join(" ")
        }
        ImportOutcome::Here { id, relation } => match relation {
            Relation::Same => format!("Game {id} is already here, byte for byte. Nothing changed."),
            Relation::Behind(more) => format!(
                "Game {id} is already here, with {} more than the file has. Nothing changed.",
                count(*more, "entry")
            ),
            Relation::Ahead(more) => format!("{} Nothing changed.", file_has(id, *more)),
        },
    }
}

fn file_has(id: &GameId, more: usize) -> String {
    format!("Game {id} is here, and the file has {} more.", count(more, "entry"))
}

fn another_game(id: &GameId) -> String {
    format!("There is already another game {id}.")
}

/// That an import stopped before the last games of a file.
pub fn import_stopped(left: usize) -> String {
    match left {
        1 => "The last game was not imported. Import the file again to continue.".into(),
        left => format!("{left} games were not imported. Import the file again to continue."),
    }
}

/// That a game was moved to the bin, where it is called `bin`.
pub fn removed(id: &GameId, bin: &GameId, game: &str) -> String {
    let name = if id == bin { String::new() } else { format!(", as {bin}") };
    format!("Moved game {id} to the bin{name}: {game}.")
}

/// That a game was restored; `taken` where another game has its former id.
pub fn restored(id: &GameId, game: &str, taken: Option<&GameId>) -> String {
    let taken = taken.map_or_else(String::new, |taken| format!(" {}", another_game(taken)));
    format!("Restored game {id}: {game}.{taken}")
}

messages! {
    /// That the last line of a journal is left out because it was never written completely.
    torn(journal: &str):
        "The last line of {journal} was cut off while it was being written. It was never \
         acknowledged, and is left out.";

    /// A game is safe on the disk, but could not be made the current one.
    not_current(error: &StoreError):
        "Recorded, but the game could not be made the current one: {error}";

    /// A game is not in the bin.
    not_in_bin(id: &str): "There is no game “{id}” in the bin.";

    /// That a file was never finished, by a program that was killed.
    unfinished(path: &Path, repair: &Repair):
        "{}: it was never finished. It {}", path.display(), repaired(repair, "removed", "");

    /// That the cache of what the journals say is damaged, or of another version.
    cache(repair: &Repair):
        "games.cache: it is damaged or of another version, and not used. It {}",
        repaired(repair, "removed", "");

    /// That something among the games is not a game.
    stray(path: &Path): "{}: not a game; left unchanged.", path.display();

    /// That several games were written to a file.
    exported(file: &str, games: usize): "Wrote {file}: {}.", count(games, "game");

    /// That a damaged journal was exported all the same.
    exported_damaged(game: &GameId, error: &JournalError):
        "{} It was copied unchanged, byte for byte.", journal(game.as_str(), error);

    /// That a game was not exported.
    not_exported(error: &StoreError): "{error} It was left out.";

    /// The question whether to add what only the file has.
    ask_to_add(id: &GameId, more: usize): "{} Add what is missing?", file_has(id, more);

    /// That entries were added to a game.
    added(id: &GameId, more: usize): "Added {} to game {id}.", count(more, "entry");

    /// Why a journal was not imported.
    not_imported(place: &str, error: &JournalError):
        "{} It was not imported.", journal(place, error);

    /// Why a file was not imported at all.
    nothing_imported(place: &str, error: &ArchiveError): "{place}: {error} Nothing was imported.";

    /// That only a single game can get another id.
    one_id_for_many(place: &str, games: usize):
        "{place} has {games} games; only a single one can get another id.";

    /// The question whether to remove a game.
    ask_to_remove(id: &GameId, game: &str): "Move game {id} ({game}) to the bin?";

    /// There are games, and none of them is the current one.
    no_current_game: "There is no current game.";

    /// That there are more games than an archive may have.
    too_many_to_export(games: usize):
        "These are {games} games, and an archive has at most {MOST_GAMES}. Nothing was exported.";

    /// What to do about that.
    export_some: "Export some of them by their ids, then the others.";

    /// Why nothing was exported.
    none_readable: "none of the games can be read";

    /// That the unfinished last line of an imported journal is left out.
    imported_torn: "The last line of the file is incomplete and was left out.";

    /// That a game was not removed.
    not_removed: "Nothing was removed.";

    /// That nobody could be asked whether to remove a game.
    nobody_to_ask: "Cannot ask for confirmation: there is no terminal.";

    /// That a restored game is the current one.
    is_current: "It is the current game.";
}
