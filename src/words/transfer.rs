//! Games exported, imported, removed and restored.

use super::grammar::count;
use super::record::journal;
use super::store::not_current;
use crate::history::{GameId, JournalError};
use crate::store::{Divergence, ImportOutcome, StoreError, Summary};

fn entries(number: usize) -> String {
    count(number as i64, "entry")
}

/// That one game was written to a file.
pub fn exported_one(file: &str, game: &str, stored: Option<usize>) -> String {
    match stored {
        Some(stored) => format!("Wrote {file}: game {game}, {}.", entries(stored)),
        None => format!("Wrote {file}: game {game}."),
    }
}

/// That several games were written to a file.
pub fn exported(file: &str, games: usize) -> String {
    format!("Wrote {file}: {}.", count(games as i64, "game"))
}

/// That a damaged journal was exported all the same.
pub fn exported_damaged(game: &GameId, error: &JournalError) -> String {
    format!("{} It was copied unchanged, byte for byte.", journal(game.as_str(), error))
}

/// That the unfinished last line of a journal was not exported.
pub fn exported_torn(game: &GameId) -> String {
    format!(
        "The last line of {game} was cut off while it was being written. It was never \
         acknowledged, and is left out."
    )
}

/// That a game was not exported.
pub fn not_exported(error: &StoreError) -> String {
    format!("{error} It was left out.")
}

/// Why nothing was exported, without a full stop.
pub const fn none_readable() -> &'static str {
    "none of the games can be read"
}

/// What came of importing a game, called `id` in its file.
pub fn imported(id: &GameId, summary: &Summary, outcome: &ImportOutcome) -> String {
    match outcome {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let what = format!("{}, {}.", summary.title, entries(summary.entries));
            let mut sentences = vec![format!("Imported game {here}: {what}")];
            if let Some(Divergence { from, after }) = diverged {
                sentences.push(format!("It equals {from} up to entry {after} and then differs."));
            } else if here != id {
                sentences.push(format!("There is already another game {id}."));
            }
            if placed.is_current {
                sentences.push("It is the current game.".into());
            }
            sentences.extend(placed.pointer_error.as_ref().map(not_current));
            sentences.join(" ")
        }
        ImportOutcome::Same { id } => {
            format!("Game {id} is already here, byte for byte. Nothing changed.")
        }
        ImportOutcome::Behind { id, more } => format!(
            "Game {id} is already here, with {} more than the file has. Nothing changed.",
            entries(*more)
        ),
        ImportOutcome::Ahead { id, more } => {
            format!("Game {id} is here, and the file has {} more. Nothing changed.", entries(*more))
        }
    }
}

/// The question whether to add what only the file has.
pub fn ask_to_add(id: &GameId, more: usize) -> String {
    format!("Game {id} is here, and the file has {} more. Add what is missing?", entries(more))
}

/// That entries were added to a game.
pub fn added(id: &GameId, more: usize) -> String {
    format!("Added {} to game {id}.", entries(more))
}

/// That the unfinished last line of an imported journal is left out.
pub const fn imported_torn() -> &'static str {
    "Its last line is cut off in the file, and is left out."
}

/// Why a journal was not imported.
pub fn not_imported(place: &str, error: &JournalError) -> String {
    format!("{} It was not imported.", journal(place, error))
}

/// Why a file was not imported at all.
pub fn nothing_imported(place: &str, error: &crate::store::archive::ArchiveError) -> String {
    format!("{place}: {error} Nothing was imported.")
}

/// That an import stopped before the last games of a file.
pub fn import_stopped(left: usize) -> String {
    match left {
        1 => "The last game was not imported. Import the file again to continue.".into(),
        left => format!("{left} games were not imported. Import the file again to continue."),
    }
}

/// That only a single game can get another id.
pub fn one_id_for_many(place: &str, games: usize) -> String {
    format!("{place} has {games} games; only a single one can get another id.")
}

/// The question whether to remove a game.
pub fn ask_to_remove(id: &GameId, game: &str) -> String {
    format!("Move game {id} ({game}) to the bin?")
}

/// That a game was moved to the bin, where it is called `bin`.
pub fn removed(id: &GameId, bin: &GameId, game: &str) -> String {
    match id == bin {
        true => format!("Moved game {id} to the bin: {game}."),
        false => format!("Moved game {id} to the bin, as {bin}: {game}."),
    }
}

/// That a game was not removed.
pub const fn not_removed() -> &'static str {
    "Nothing was removed."
}

/// That nobody could be asked whether to remove a game.
pub const fn nobody_to_ask() -> &'static str {
    "Removing a game asks first, and there is no terminal to ask on."
}

/// That a game was restored; `taken` where another game has its former id.
pub fn restored(id: &GameId, game: &str, taken: Option<&GameId>) -> String {
    match taken {
        None => format!("Restored game {id}: {game}."),
        Some(taken) => {
            format!("Restored game {id}: {game}. There is already another game {taken}.")
        }
    }
}

/// That a restored game is the current one.
pub const fn is_current() -> &'static str {
    "It is the current game."
}

/// That a command takes ids only as arguments.
pub const fn ids_are_arguments() -> &'static str {
    "This command takes the id of a game as an argument, not as an option."
}
