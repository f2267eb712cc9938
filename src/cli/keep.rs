//! Games where they are kept: read, written to, and what is said when that goes wrong.

use super::answer::Answer;
use super::context::Context;
use super::failure::Failure;
use crate::record::{
    Doing, EntryFault, GameId, History, JournalFault, SetupFault, StoreFault, UpdateFault,
};
use crate::words;

/// A game as it was read, with what there is to say about its record.
pub(super) struct Kept {
    /// The game.
    pub(super) history: History,
    /// What is to be said of its record.
    pub(super) remarks: Vec<String>,
}

impl Kept {
    /// Returns an answer with the record's remarks added.
    pub(super) fn with_remarks(self, mut answer: Answer) -> Answer {
        answer.remarks.extend(self.remarks);
        answer
    }
}

/// Returns the game asked for.
///
/// # Errors
/// There is none, or its record cannot be relied on.
pub(super) fn read(context: &Context) -> Result<Kept, Failure> {
    let read = context.store()?.read(&context.selector()?).map_err(|fault| told(context, fault))?;
    let remarks = torn(read.torn).into_iter().collect();
    Ok(Kept { history: read.history, remarks })
}

/// Does something to the game asked for, and returns what that returned once it is on the disk.
///
/// # Errors
/// What was to be done fails, or the game cannot be read or written; nothing is recorded.
pub(super) fn update<T>(
    context: &Context,
    change: impl FnOnce(&mut History) -> Result<T, Failure>,
) -> Result<(T, Kept), Failure> {
    let updated =
        context.store()?.update(&context.selector()?, change).map_err(|fault| match fault {
            UpdateFault::Refused(failure) => failure,
            UpdateFault::Store(fault) => told(context, fault),
        })?;
    let mut remarks: Vec<String> = torn(updated.game.torn).into_iter().collect();
    remarks.extend(updated.pointer_fault.map(|fault| not_current(&fault)));
    Ok((updated.value, Kept { history: updated.game.history, remarks }))
}

/// Keeps a game that was begun in memory.
///
/// # Errors
/// A game of its id exists, or it cannot be written.
pub(super) fn create(context: &Context, history: &History) -> Result<Vec<String>, Failure> {
    let created = context.store()?.create(history).map_err(|fault| told(context, fault))?;
    Ok(created.pointer_fault.map(|fault| not_current(&fault)).into_iter().collect())
}

fn torn(torn: bool) -> Option<String> {
    torn.then(|| {
        "The last line of the record was cut off while it was written; it was never \
         acknowledged and is left out."
            .into()
    })
}

fn not_current(fault: &StoreFault) -> String {
    format!("Recorded, but the game could not be made the current one: {}", sentence(fault))
}

fn told(context: &Context, fault: StoreFault) -> Failure {
    let mut said = sentence(&fault);
    if let StoreFault::NoSuchGame { id: Some(id), .. } = &fault {
        let games = context.store().ok().and_then(|store| store.ids().ok()).unwrap_or_default();
        if let Some(near) = words::near_miss(id.as_str(), games.iter().map(GameId::as_str)) {
            said.push_str(&format!(" Did you mean {near}?"));
        }
        said.push_str(" hoyle games lists what is kept here.");
    }
    Failure::Data(said)
}

/// Returns a fault of the store as a sentence.
pub(super) fn sentence(fault: &StoreFault) -> String {
    match fault {
        StoreFault::NoGameYet => "There is no game here yet. Begin one: hoyle new serbian, then \
                                  the players in the order in which the turn passes."
            .into(),
        StoreFault::NoSuchGame { id: Some(id), .. } => format!("There is no game {id}."),
        StoreFault::NoSuchGame { id: None, path } => {
            format!("There is no game at {}.", path.display())
        }
        StoreFault::Exists { id, .. } => {
            format!("There is a game {id} already, and it stays as it is. Choose another --id.")
        }
        StoreFault::BadPointer { path } => format!(
            "{} does not name a game. Name one with --game, and the next entry mends it.",
            path.display()
        ),
        StoreFault::Journal { path, fault } => journal(&path.display().to_string(), fault),
        StoreFault::Locked { path } => format!(
            "Somebody else is writing to {} and has not finished in five seconds. Try again.",
            path.display()
        ),
        StoreFault::NotAFile { path } => {
            format!("{} is no plain file, so no game is read from it.", path.display())
        }
        StoreFault::Io { doing, path, error } => {
            let doing = match doing {
                Doing::Open => "opened",
                Doing::Lock => "locked",
                Doing::Read => "read",
                Doing::Create => "made",
                Doing::Write => "written to",
                Doing::Sync => "made safe on the disk",
            };
            format!("{} could not be {doing}: {error}.", path.display())
        }
    }
}

fn journal(path: &str, fault: &JournalFault) -> String {
    match fault {
        JournalFault::TooLong { most } => {
            format!("{path} is longer than {most} bytes; no game is.")
        }
        JournalFault::Empty => format!("{path} is empty: this game was never begun."),
        JournalFault::Newer { version, .. } => format!(
            "{path} was written by a later version of hoyle (format {version}). It is left as it \
             is; a newer hoyle reads it."
        ),
        JournalFault::BadSum { line } => format!(
            "{path}:{line}: this line is not what was written: its checksum does not match. \
             Nothing was changed."
        ),
        JournalFault::Unreadable { line, what } => {
            format!("{path}:{line}: this line is no entry of a journal: {what}.")
        }
        JournalFault::Setup(fault) => {
            format!(
                "{path}:1: the first line states a game that cannot be begun: {}.",
                setup(fault)
            )
        }
        JournalFault::Entry { line, fault } => format!("{path}:{line}: {}.", entry(fault)),
    }
}

fn setup(fault: &SetupFault) -> String {
    match fault {
        SetupFault::Id(_) => "its id is none".into(),
        SetupFault::Rules(fault) => words::rules_fault(fault).trim_end_matches('.').into(),
        SetupFault::Players(_) => "its players' names cannot be".into(),
        SetupFault::PlayerCount(_) => "its rules do not seat so many players".into(),
        SetupFault::Dealer(_) => "its dealer sits nowhere".into(),
        SetupFault::Columns => "its columns do not name every player once".into(),
    }
}

fn entry(fault: &EntryFault) -> String {
    match fault {
        EntryFault::OutOfSequence { expected, found } => {
            format!("entry {expected} is missing here; this one is {found}")
        }
        EntryFault::Illegal(_) => "this entry is against the game's own rules".into(),
        EntryFault::Unsettled => "this entry leaves out what it records".into(),
        EntryFault::WrongTotals => "the totals recorded here are not those of the rules".into(),
        EntryFault::WrongUndo { of } => {
            format!("entry {of} is not the one that could be taken back here")
        }
        EntryFault::WrongRedo { of } => {
            format!("entry {of} is not the one that could be brought back here")
        }
    }
}
