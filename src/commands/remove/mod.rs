//! `remove`: a game to the bin.

use crate::grammar::hints;
use crate::history::GameId;
use crate::output::json::{self, NamedSchema};
use crate::store::{Selector, TextFile};
use crate::terminal::bin::{Moved, MovedGame};
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, bin, game_id, games};
use crate::words::{self, Hint, messages};
use clap::Args;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("remove", "A game moved to the bin, or back", json::schema::<Moved>)
        .also(&["restore"]);

/// Move a game to the bin
///
/// hoyle remove serbian-2026-11-20
///
/// hoyle remove --batch
#[derive(Debug, Args)]
pub(crate) struct RemoveArgs {
    /// The game's id
    #[arg(required_unless_present = "batch")]
    id: Option<String>,
    /// All games that the last import of sheets brought in
    #[arg(long, conflicts_with = "id")]
    batch: bool,
    /// Do not ask for confirmation
    #[arg(short, long)]
    yes: bool,
}

/// Moves a game to the bin, if the player confirms it.
///
/// # Errors
/// The game cannot be moved, or nobody can be asked.
pub(crate) fn remove(context: &Context, args: &RemoveArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let Some(id) = &args.id else { return remove_batch(context, args) };
    let store = context.store()?;
    let id = game_id(id, hints::games())?;
    let read = store.read(&Selector::Id(id.clone()));
    let game = games::in_short(&id, read).map_err(|error| games::store_failure(context, error))?;
    let question = messages::StoreRemoveAsk { id: &id, game: &game }.say();
    let reply = if args.yes { Reply::Yes } else { ask(&context.screen, &question)? };
    match reply {
        Reply::Yes => {}
        Reply::No => return Ok(Answer::default().remark(messages::StoreRemoveDeclined.say())),
        Reply::Nobody => {
            let failure = Failure::usage(messages::StoreRemoveNoTerminal.say());
            let confirmed = format!("remove {id} --yes");
            return Err(
                failure.hint(Hint::of_folder(messages::HintConfirmRemoval.say(), confirmed))
            );
        }
    }

    let removed = store.remove(&id).map_err(|error| games::store_failure(context, error))?;
    let bin_id = &removed.id;
    let line = if id == *bin_id {
        messages::StoreRemoveDone { id: &id, game: &game }.say()
    } else {
        messages::StoreRemoveDoneRenamed { id: &id, bin_id, game: &game }.say()
    };
    let mut answer = bin::moved(context, MovedGame::of(&id, bin_id), line)
        .remark(context.hint(&hints::restore(bin_id.as_str())));
    if removed.is_current {
        let open = if store.ids().is_ok_and(|ids| !ids.is_empty()) {
            Hint::of_folder(messages::HintOpenAny.say(), "use ID")
        } else {
            hints::new_game()
        };
        answer = answer.remark(messages::StoreNoCurrentGame.say()).remark(context.hint(&open));
    }
    Ok(answer.with_remarks(removed.pointer_error.map(|error| error.to_string())))
}

/// Moves the games of the last import of sheets to the bin, if the player confirms it.
fn remove_batch(context: &Context, args: &RemoveArgs) -> Result<Answer> {
    let store = context.store()?;
    let list = store.lock_text(TextFile::BATCH).map_err(|error| Failure::beside(&error))?;
    let here = store.ids().map_err(|error| games::store_failure(context, error))?;
    let mut batch: Vec<GameId> = Vec::new();
    for line in list.text.as_deref().unwrap_or_default().lines() {
        batch.extend(line.parse::<GameId>().ok().filter(|id| here.contains(id)));
    }
    if batch.is_empty() {
        return Err(Failure::data(messages::StoreRemoveNoBatch.say()));
    }

    let games = batch.len();
    let ids = words::list(&batch);
    let question = messages::StoreRemoveAskBatch { games, ids: &ids }.say();
    let reply = if args.yes { Reply::Yes } else { ask(&context.screen, &question)? };
    match reply {
        Reply::Yes => {}
        Reply::No => return Ok(Answer::default().remark(messages::StoreRemoveDeclined.say())),
        Reply::Nobody => {
            let failure = Failure::usage(messages::StoreRemoveNoTerminal.say());
            let confirm = messages::HintConfirmRemoval.say();
            return Err(failure.hint(Hint::of_folder(confirm, "remove --batch --yes")));
        }
    }
    let mut moved = Vec::new();
    for id in &batch {
        let removed = store.remove(id).map_err(|error| games::store_failure(context, error))?;
        moved.push(MovedGame::of(id, &removed.id));
    }
    list.replace("").map_err(|error| Failure::beside(&error))?;
    let said = messages::StoreRemoveDoneBatch { games, ids }.say();
    let answer = Answer::json_or(&Moved::Batch(moved), context, || {
        Answer::paragraphs(&[said], &context.screen)
    });
    Ok(answer.remark(context.hint(&hints::bin())))
}
