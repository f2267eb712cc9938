//! Events to the bin and back.

use crate::history::GameId;
use crate::store::StoreError;
use crate::terminal::bin::MovedGame;
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, bin, game_id, games, tables};
use crate::words::{Hint, messages};

/// Moves an event to the bin, if the player confirms it.
///
/// # Errors
/// There is no such event, it cannot be moved, or nobody can be asked.
pub(super) fn remove(context: &Context, id: &str, yes: bool) -> Result<Answer> {
    let failed = |error: StoreError| games::store_failure(context, error);
    let events = Hint::of_folder(messages::HintEventList.say(), "event list");
    let id = game_id(id, events)?;
    let store = context.store()?;
    if store.read_event(&id).map_err(failed)?.is_none() {
        return Err(tables::no_such_event(store, id.as_str()));
    }
    let question = messages::EventRemoveAsk { event: id.as_str() }.say();
    let reply = if yes { Reply::Yes } else { ask(&context.screen, &question)? };
    match reply {
        Reply::Yes => {}
        Reply::No => return Ok(Answer::default().remark(messages::StoreRemoveDeclined.say())),
        Reply::Nobody => {
            let confirm = messages::HintConfirmRemoval.say();
            return Err(Failure::usage(messages::StoreRemoveNoTerminal.say())
                .hint(Hint::of_folder(confirm, format!("event remove {id} --yes"))));
        }
    }
    if !store.remove_event(&id).map_err(failed)? {
        return Err(tables::no_such_event(store, id.as_str()));
    }
    let line = messages::EventRemoveDone { event: id.as_str() }.say();
    let back = Hint::of_folder(messages::HintRestore.say(), format!("event restore {id}"));
    Ok(bin::moved(context, MovedGame::of(&id, &id), line).remark(context.hint(&back)))
}

/// Restores an event from the bin.
///
/// # Errors
/// There is no such event in the bin, or it cannot be moved.
pub(super) fn restore(context: &Context, id: &str) -> Result<Answer> {
    let failed = |error: StoreError| games::store_failure(context, error);
    let id = game_id(id, list())?;
    let store = context.store()?;
    if !store.restore_event(&id).map_err(failed)? {
        let sentence = messages::EventRestoreNone { event: id.as_str() }.say();
        return Err(Failure::data(sentence).hint(list()));
    }
    let line = messages::EventRestoreDone { event: id.as_str() }.say();
    let status = Hint::of_folder(messages::HintEventStatus.say(), "event status");
    let mut event = MovedGame::of(&id, &id);
    event.current = true;
    Ok(bin::moved(context, event, line).remark(context.hint(&status)))
}

/// List the events in the bin.
fn list() -> Hint {
    Hint::of_folder(messages::HintEventBin.say(), "event list --bin")
}

/// Move an event to the bin.
pub(super) fn remove_it(id: &GameId) -> Hint {
    Hint::of_folder(messages::HintEventRemove.say(), format!("event remove {id}"))
}
