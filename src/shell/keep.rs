//! Games where they are kept: read, written to, and what is said when that goes wrong.

use super::meanwhile;
use crate::history::{GameId, History, JournalError};
use crate::store::{Seen, StoreError, UpdateError};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words;

/// A game as it was read, with what there is to say about its record.
pub(crate) struct Kept {
    /// The game.
    pub(crate) history: History,
    /// What is to be said of its record.
    pub(crate) remarks: Vec<String>,
}

impl Kept {
    /// Returns an answer with the record's remarks added.
    pub(crate) fn with_remarks(self, mut answer: Answer) -> Answer {
        answer.remarks.extend(self.remarks);
        answer
    }
}

/// Returns the game asked for.
///
/// # Errors
/// There is none, or its record cannot be relied on.
pub(crate) fn read(context: &Context) -> Result<Kept, Failure> {
    let read = context.store()?.read(&context.selector()?).map_err(|fault| told(context, fault))?;
    let remarks = torn(read.torn).into_iter().collect();
    Ok(Kept { history: read.history, remarks })
}

/// Does something to the game asked for, and returns what that returned once it is on the disk.
///
/// # Errors
/// What was to be done fails, or the game cannot be read or written; nothing is recorded.
pub(crate) fn update<T>(
    context: &Context,
    change: impl FnOnce(&mut History) -> Result<T, Failure>,
) -> Result<(T, Kept), Failure> {
    let (store, selector) = (context.store()?, context.selector()?);
    let updated = match context.global.after {
        Some(last) => store.update_seen(&selector, Seen::UpTo(last), change),
        None => store.update(&selector, change),
    };
    let updated = updated.map_err(|fault| match fault {
        UpdateError::Refused(failure) => failure,
        UpdateError::Conflict(moved) => {
            meanwhile::moved(context.global.after.unwrap_or_default(), &moved, context.now())
        }
        UpdateError::Store(fault) => told(context, fault),
    })?;
    let mut remarks: Vec<String> = torn(updated.game.torn).into_iter().collect();
    remarks.extend(updated.pointer_error.map(|fault| words::not_current(&fault)));
    Ok((updated.value, Kept { history: updated.game.history, remarks }))
}

/// Keeps a game that was begun in memory.
///
/// # Errors
/// A game of its id exists, or it cannot be written.
pub(crate) fn create(context: &Context, history: &History) -> Result<Vec<String>, Failure> {
    let created = context.store()?.create(history).map_err(|fault| told(context, fault))?;
    Ok(created.pointer_error.map(|fault| words::not_current(&fault)).into_iter().collect())
}

/// Returns what is said of a last line that was cut off.
pub(crate) fn torn(torn: bool) -> Option<String> {
    torn.then(|| words::TORN.into())
}

/// Returns the failure of a fault, with what there is instead of a game that is not there.
pub(crate) fn told(context: &Context, fault: StoreError) -> Failure {
    let mut said = fault.to_string();
    let Ok(store) = context.store() else { return Failure::Data(said) };
    match &fault {
        StoreError::Exists { .. } => said.push_str(" Choose another --id."),
        StoreError::BadPointer { .. } => {
            said.push_str(" Name one with --game, and the next entry repairs it.");
        }
        StoreError::NoSuchGame { id: Some(id), .. } => {
            let games = store.ids().unwrap_or_default();
            if store.is_in_bin(id) {
                said.push_str(&format!(" It is in the bin: hoyle restore {id}"));
            } else {
                said.push_str(&near(id, &games));
                said.push_str(" hoyle games lists what is kept here.");
            }
        }
        StoreError::NoGameYet if store.ids().is_ok_and(|games| !games.is_empty()) => {
            said = "No game is the current one. Name one with --game; hoyle games lists what is \
                    kept here."
                .into();
        }
        StoreError::NoGameYet => said.push_str(
            " Begin one: hoyle new serbian, then the players in the order in which the turn passes.",
        ),
        _ => {}
    }
    Failure::Data(said)
}

/// Returns the failure of a fault in the bin.
pub(crate) fn told_of_bin(context: &Context, fault: StoreError) -> Failure {
    let StoreError::NoSuchGame { id: Some(id), .. } = &fault else {
        return Failure::Data(match &fault {
            StoreError::Exists { .. } => format!("{fault} Choose another --as."),
            _ => fault.to_string(),
        });
    };
    let binned = context.store().and_then(|store| {
        let listed = store.bin().map_err(|fault| Failure::Data(fault.to_string()))?;
        Ok(listed.into_iter().map(|listed| listed.id).collect::<Vec<GameId>>())
    });
    Failure::Data(format!(
        "There is no game {id} in the bin.{} hoyle games --bin lists what is.",
        near(id, &binned.unwrap_or_default())
    ))
}

fn near(id: &GameId, games: &[GameId]) -> String {
    words::near_miss(id.as_str(), games.iter().map(GameId::as_str))
        .map_or_else(String::new, |near| format!(" Did you mean {near}?"))
}

/// Returns a word for a game that cannot be read.
pub(crate) fn state_word(fault: &StoreError) -> &'static str {
    match fault {
        StoreError::Journal { error: JournalError::Newer { .. }, .. } => "newer",
        StoreError::Journal { error: JournalError::Empty, .. } => "never begun",
        StoreError::Journal { .. } => "damaged",
        StoreError::Locked { .. } => "busy",
        StoreError::NotAFile { .. } => "no file",
        _ => "unreadable",
    }
}
