//! The games that commands read and write, and what to say when that fails.

use crate::desk::{self, Begun, Notice, Outcome, PerformError, Request, Session};
use crate::grammar::{New, hints};
use crate::history::{GameId, History, JournalError};
use crate::output::plain;
use crate::store::StoreError;
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::views::Status;
use crate::words;

/// A game that was read to be shown, with what to know about its record.
pub(crate) struct ReadGame {
    /// The game.
    pub(crate) history: History,
    pub(crate) remarks: Vec<String>,
}

impl ReadGame {
    /// The answer with the remarks on the record added.
    pub(crate) fn with_remarks(self, mut answer: Answer) -> Answer {
        answer.remarks.extend(self.remarks);
        answer
    }
}

/// Reads the game asked for.
pub(crate) fn read(context: &Context) -> Result<ReadGame, Failure> {
    let mut session = open(context)?;
    let remarks = notices(session.take_notices());
    Ok(ReadGame { history: session.into_history(), remarks })
}

/// What happens now, as JSON or as records, if either is asked for.
pub(crate) fn status_for_programs(context: &Context, history: &History) -> Option<Answer> {
    let status = || Status::of(history, hints::spelled);
    match (context.global.json, context.global.plain) {
        (true, _) => Some(Answer::json(&status())),
        (false, true) => Some(Answer::data(plain::status(&status()))),
        (false, false) => None,
    }
}

/// Opens the game asked for.
pub(crate) fn open(context: &Context) -> Result<Session, Failure> {
    let opened = context.desk()?.open(&context.selector()?);
    opened.map_err(|error| failure(context, error))
}

/// Begins the game that a command line asks for, and stores it.
pub(crate) fn begin(context: &Context, new: &New) -> Result<Begun, Failure> {
    let new = choose::new_game(new)?;
    context.desk()?.begin(&new).map_err(|error| failure(context, error))
}

/// Performs a request in the game asked for, made of the game as it is while it is locked.
pub(crate) fn perform(
    context: &Context,
    request: impl FnOnce(&History) -> Result<Request, Failure>,
) -> Result<(Session, Outcome), Failure> {
    let performed = context.desk()?.perform(&context.selector()?, context.global.after, request);
    performed.map_err(|error| match error {
        PerformError::Request(failure) => failure,
        PerformError::Desk(error) => failure(context, error),
    })
}

/// What to know about the record of a game, a sentence each.
pub(crate) fn notices(notices: Vec<Notice>) -> Vec<String> {
    notices.iter().map(words::notice).collect()
}

/// Why the desk could not do it; see [`store_failure`].
pub(crate) fn failure(context: &Context, error: desk::Error) -> Failure {
    match error {
        desk::Error::Store(error) => store_failure(context, error),
        error => error.into(),
    }
}

/// Why the store could not do it; where a game is missing, with the nearest game that exists.
pub(crate) fn store_failure(context: &Context, fault: StoreError) -> Failure {
    let mut said = fault.to_string();
    let Ok(store) = context.store() else { return Failure::data(said) };
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
    Failure::data(said)
}

/// Why nothing could be restored from the bin.
pub(crate) fn bin_failure(context: &Context, fault: StoreError) -> Failure {
    let StoreError::NoSuchGame { id: Some(id), .. } = &fault else {
        return Failure::data(match &fault {
            StoreError::Exists { .. } => format!("{fault} Choose another --as."),
            _ => fault.to_string(),
        });
    };
    let binned = context.store().and_then(|store| {
        let listed = store.bin().map_err(|fault| Failure::data(fault.to_string()))?;
        Ok(listed.into_iter().map(|listed| listed.id).collect::<Vec<GameId>>())
    });
    Failure::data(format!(
        "There is no game {id} in the bin.{} hoyle games --bin lists what is.",
        near(id, &binned.unwrap_or_default())
    ))
}

fn near(id: &GameId, games: &[GameId]) -> String {
    words::near_miss(id.as_str(), games.iter().map(GameId::as_str))
        .map_or_else(String::new, |near| format!(" Did you mean {near}?"))
}

/// A word for why a game cannot be read.
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
