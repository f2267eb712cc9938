//! The journals of events, and what to say when one cannot be read or written.

use crate::club::{EntryOf, EventHistory, EventRefusal, PlanError};
use crate::history::GameId;
use crate::store::{LockedEvent, StoreError};
use crate::terminal::tables::{self, ReadEvent};
use crate::terminal::{Context, Failure, Result, environment, games};
use crate::words::{self, Hint, messages};

/// The id of the event that is meant.
///
/// # Errors
/// None is named, and none was written to.
pub(crate) fn id(context: &Context, named: Option<&str>) -> Result<GameId> {
    let in_environment = environment::event();
    if let Some(named) = named.or(in_environment.as_deref()) {
        let store = context.store()?;
        return named.parse().map_err(|_| tables::no_such_event(store, named));
    }
    let store = context.store()?;
    let current = store.current_event().map_err(|error| games::store_failure(context, error))?;
    let choose = Hint::of_folder(messages::HintEventChoose.say(), "event status --event ID");
    current.ok_or_else(|| {
        let new = Hint::of_folder(messages::HintEventNew.say(), "event new KIND");
        Failure::data(messages::EventRefusalNoneChosen.say()).hint(new).hint(choose)
    })
}

/// Reads the event that is meant.
///
/// # Errors
/// There is no such event, or its journal cannot be relied on.
pub(super) fn read(context: &Context, named: Option<&str>) -> Result<ReadEvent> {
    let id = id(context, named)?;
    let store = context.store()?;
    tables::read(store, &id)?.ok_or_else(|| tables::no_such_event(store, id.as_str()))
}

/// Opens and locks the event that is meant.
///
/// # Errors
/// There is no such event, or its journal cannot be relied on.
pub(super) fn lock(context: &Context, named: Option<&str>) -> Result<(LockedEvent, ReadEvent)> {
    let id = id(context, named)?;
    let locked = context.store()?.lock_event(&id);
    let locked = locked.map_err(|error| games::store_failure(context, error))?;
    let store = context.store()?;
    let mut locked = locked.ok_or_else(|| tables::no_such_event(store, id.as_str()))?;
    let bytes = std::mem::take(&mut locked.bytes);
    let read = tables::decode(store, &id, bytes)?;
    Ok((locked, read))
}

/// Writes the journal of a new event.
///
/// # Errors
/// The id is taken, also by an event in the bin, or the journal cannot be written.
pub(super) fn create(context: &Context, history: &EventHistory) -> Result<()> {
    let store = context.store()?;
    let id = history.id();
    let created = store.create_event(id, history.journal());
    if created.map_err(|error| games::store_failure(context, error))? {
        return Ok(());
    }
    let other = Hint::of_program(messages::HintGiveId.say(), "--id ID");
    if store.is_event_removed(id) {
        let restore = Hint::of_folder(messages::HintRestore.say(), format!("event restore {id}"));
        let removed = messages::EventRefusalRemoved { event: id.as_str() }.say();
        return Err(Failure::data(removed).hint(restore).hint(other));
    }
    let exists = messages::EventRefusalExists { event: id.as_str() }.say();
    Err(Failure::data(exists).hint(other))
}

/// Saves what was added to an event after the first `known` bytes, and makes it the current one.
///
/// # Errors
/// The journal cannot be written; nothing is recorded.
pub(super) fn save(
    context: &Context,
    locked: LockedEvent,
    history: &EventHistory,
    known: usize,
) -> Result<()> {
    let failed = |error: StoreError| games::store_failure(context, error);
    let (good, lines) = history.journal().split_at(known);
    locked.append(good, lines).map_err(failed)?;
    context.store()?.choose_event(history.id()).map_err(failed)
}

/// Enter people, each alone or in pairs.
pub(super) fn enter(entry: EntryOf) -> Hint {
    let names = match entry {
        EntryOf::Person => "NAME",
        EntryOf::Pair => "NAME+NAME",
    };
    Hint::of_folder(messages::HintEventAdd.say(), format!("event add {names}"))
}

/// The failure of a plan that cannot be read.
pub(super) fn unreadable_plan(error: &PlanError) -> Failure {
    let kinds = Hint::of_program(messages::HintEventKind.say(), "event kinds KIND --toml");
    Failure::usage(words::plan_error(error)).hint(kinds)
}

/// The failure of a word that is not of its form.
pub(super) fn not_of_form(text: &str, form: &str, command: &str) -> Failure {
    Failure::usage(messages::EventRefusalForm { text: words::quoted(text), form }.say())
        .hint(Hint::HelpOn(format!("event {command}")))
}

/// The failure of something that cannot be recorded, with what to do next.
pub(super) fn refused(refusal: &EventRefusal) -> Failure {
    let failure = Failure::against(words::event_refusal(refusal).into());
    let hint = match refusal {
        EventRefusal::TablesOpen(..)
        | EventRefusal::Sides(..)
        | EventRefusal::Sum(..)
        | EventRefusal::Step(..)
        | EventRefusal::Bounds(..) => {
            Hint::of_folder(messages::HintEventResult.say(), "event result TABLE POINTS")
        }
        EventRefusal::NeedsWinner(_) => {
            Hint::of_folder(messages::HintEventWinner.say(), "event result TABLE --winner SIDE")
        }
        EventRefusal::NeedsReason => {
            Hint::of_program(messages::HintEventReason.say(), "--because TEXT")
        }
        EventRefusal::Ended => Hint::of_folder(messages::HintEventUndo.say(), "event undo"),
        EventRefusal::AllDrawn(_) => {
            Hint::of_folder(messages::HintEventStandings.say(), "event standings")
        }
        EventRefusal::People(1) | EventRefusal::Seating(_) => enter(EntryOf::Person),
        EventRefusal::People(_) => enter(EntryOf::Pair),
        EventRefusal::NoRound(_, 0) => Hint::of_folder(messages::HintEventDraw.say(), "event draw"),
        _ => Hint::of_folder(messages::HintEventStatus.say(), "event status"),
    };
    failure.hint(hint)
}
