//! `remove`: a game to the bin.

use crate::grammar::hints;
use crate::output::json::{self, NamedSchema};
use crate::store::Selector;
use crate::terminal::bin::MovedGame;
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, bin, game_id, games};
use crate::words::{Hint, messages};
use clap::Args;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("remove", "A game moved to the bin, or back", json::schema::<MovedGame>)
        .also(&["restore"]);

/// Move a game to the bin
///
/// hoyle remove serbian-2026-11-20
#[derive(Debug, Args)]
pub(crate) struct RemoveArgs {
    /// The game's id
    id: String,
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
    let store = context.store()?;
    let id = game_id(&args.id, hints::games())?;
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
    let mut answer = bin::moved(context, &id, bin_id, false, line)
        .remark(context.hint(&hints::restore(bin_id.as_str())));
    if removed.is_current {
        let open = Hint::of_folder(messages::HintOpenAny.say(), "use ID");
        answer = answer.remark(messages::StoreNoCurrentGame.say()).remark(context.hint(&open));
    }
    Ok(answer.with_remarks(removed.pointer_error.map(|error| error.to_string())))
}
