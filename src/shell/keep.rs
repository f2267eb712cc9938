//! Games where they are kept: read, written to, and what is said when that goes wrong.

use super::meanwhile;
use crate::history::{EntryError, GameId, History, JournalError, SetupError};
use crate::store::{Operation, Seen, StoreError, UpdateError};
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
    remarks.extend(updated.pointer_error.map(|fault| not_current(&fault)));
    Ok((updated.value, Kept { history: updated.game.history, remarks }))
}

/// Keeps a game that was begun in memory.
///
/// # Errors
/// A game of its id exists, or it cannot be written.
pub(crate) fn create(context: &Context, history: &History) -> Result<Vec<String>, Failure> {
    let created = context.store()?.create(history).map_err(|fault| told(context, fault))?;
    Ok(created.pointer_error.map(|fault| not_current(&fault)).into_iter().collect())
}

/// Returns what is said of a last line that was cut off.
pub(crate) fn torn(torn: bool) -> Option<String> {
    torn.then(|| {
        "The last line of the record was cut off while it was written; it was never \
         acknowledged and is left out."
            .into()
    })
}

/// Returns what is said when a game is safe and not the current one.
pub(crate) fn not_current(fault: &StoreError) -> String {
    format!("Recorded, but the game could not be made the current one: {}", sentence(fault))
}

/// Returns the failure of a fault, with what there is instead of a game that is not there.
pub(crate) fn told(context: &Context, fault: StoreError) -> Failure {
    let mut said = sentence(&fault);
    let Ok(store) = context.store() else { return Failure::Data(said) };
    match &fault {
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
        _ => {}
    }
    Failure::Data(said)
}

/// Returns the failure of a fault in the bin.
pub(crate) fn told_of_bin(context: &Context, fault: StoreError) -> Failure {
    let StoreError::NoSuchGame { id: Some(id), .. } = &fault else {
        return Failure::Data(match &fault {
            StoreError::Exists { id, .. } => {
                format!("There is a game {id} already, and it stays as it is. Choose another --as.")
            }
            _ => sentence(&fault),
        });
    };
    let binned = context.store().and_then(|store| {
        let listed = store.bin().map_err(|fault| Failure::Data(sentence(&fault)))?;
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

/// Returns a fault of the store as a sentence.
pub(crate) fn sentence(fault: &StoreError) -> String {
    match fault {
        StoreError::NoGameYet => "There is no game here yet. Begin one: hoyle new serbian, then \
                                  the players in the order in which the turn passes."
            .into(),
        StoreError::NoSuchGame { id: Some(id), .. } => format!("There is no game {id}."),
        StoreError::NoSuchGame { id: None, path } => {
            format!("There is no game at {}.", path.display())
        }
        StoreError::Exists { id, .. } => {
            format!("There is a game {id} already, and it stays as it is. Choose another --id.")
        }
        StoreError::BadPointer { path } => format!(
            "{} does not name a game. Name one with --game, and the next entry mends it.",
            path.display()
        ),
        StoreError::Journal { path, error } => journal(&path.display().to_string(), error),
        StoreError::Locked { path } => format!(
            "Somebody else has {} open to write to it, and has not finished in five seconds: \
             another hoyle, or a program that copies it. Nothing was done. Try again; if it stays \
             so, end that program.",
            path.display()
        ),
        StoreError::NotAFile { path } => {
            format!("{} is no plain file, so no game is read from it.", path.display())
        }
        StoreError::Io { doing, path, error } => {
            let doing = match doing {
                Operation::Open => "opened",
                Operation::Lock => "locked",
                Operation::Read => "read",
                Operation::Create => "made",
                Operation::Write => "written to",
                Operation::Move => "moved",
                Operation::Sync => "made safe on the disk",
            };
            format!("{} could not be {doing}: {error}.", path.display())
        }
    }
}

/// Returns what is wrong with a journal, as a sentence.
pub(crate) fn journal(path: &str, fault: &JournalError) -> String {
    match fault {
        JournalError::TooLong { most } => {
            format!("{path} is longer than {most} bytes; no game is.")
        }
        JournalError::Empty => format!("{path} is empty: this game was never begun."),
        JournalError::Newer { version, .. } => format!(
            "{path} was written by a later version of hoyle (format {version}). It is left as it \
             is; a newer hoyle reads it."
        ),
        JournalError::BadSum { line } => format!(
            "{path}:{line}: this line is not what was written: its checksum does not match. \
             Nothing was changed."
        ),
        JournalError::Unreadable { line, what } => {
            format!("{path}:{line}: this line is no entry of a journal: {what}.")
        }
        JournalError::Setup(fault) => {
            format!(
                "{path}:1: the first line states a game that cannot be begun: {}.",
                setup(fault)
            )
        }
        JournalError::Entry { line, error } => format!("{path}:{line}: {}.", entry(error)),
    }
}

fn setup(fault: &SetupError) -> String {
    match fault {
        SetupError::Id(_) => "its id is none".into(),
        SetupError::Rules(fault) => words::rules_fault(fault).trim_end_matches('.').into(),
        SetupError::Players(_) => "its players' names cannot be".into(),
        SetupError::PlayerCount(_) => "its rules do not seat so many players".into(),
        SetupError::Dealer(_) => "its dealer sits nowhere".into(),
        SetupError::Columns => "its columns do not name every player once".into(),
    }
}

fn entry(fault: &EntryError) -> String {
    match fault {
        EntryError::OutOfSequence { expected, found } => {
            format!("entry {expected} is missing here; this one is {found}")
        }
        EntryError::Illegal(_) => "this entry is against the game's own rules".into(),
        EntryError::Fix(_) => "this entry fixes what cannot be fixed so".into(),
        EntryError::WrongWaiver => {
            "what this entry says to stand against the rules is not what does".into()
        }
        EntryError::Incomplete => "this entry leaves out what it records".into(),
        EntryError::WrongTotals => "the totals recorded here are not those of the rules".into(),
        EntryError::WrongUndo { of } => {
            format!("entry {of} is not the one that could be taken back here")
        }
        EntryError::WrongRedo { of } => {
            format!("entry {of} is not the one that could be brought back here")
        }
    }
}
