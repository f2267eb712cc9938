//! `remove`: a game to the bin.

use crate::grammar::hints;
use crate::store::Selector;
use crate::terminal::{Answer, Context, Failure, Reply, Result, ask, bin, game_id, games};
use crate::words::messages;
use crate::words::{self, Hint};
use clap::Args;

/// Move a game to the bin
#[derive(Debug, Args)]
pub(crate) struct RemoveArgs {
    /// The game's id
    id: String,
    /// Do not ask for confirmation
    #[arg(short, long)]
    yes: bool,
}

/// Moves a game to the bin, if the player confirms it.
pub(crate) fn remove(context: &Context, args: &RemoveArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let (store, id) = (context.store()?, game_id(&args.id, hints::games())?);
    let failed = |fault| games::store_failure(context, fault);
    let game_text = games::in_short(&id, store.read(&Selector::Id(id.clone()))).map_err(failed)?;
    match ask(context, args.yes, &messages::StoreRemoveAsk { id: &id, game: &game_text }.say())? {
        Reply::Yes => {}
        Reply::No => return Ok(Answer::default().remark(messages::StoreRemoveDeclined.say())),
        Reply::Nobody => {
            let failure = Failure::usage(messages::StoreRemoveNoTerminal.say());
            return Err(failure.hint(Hint::of_folder(
                messages::HintConfirmRemoval.say(),
                format!("remove {id} --yes"),
            )));
        }
    }
    let removed = store.remove(&id).map_err(failed)?;
    let bin_id = &removed.id;
    let answer = bin::moved(context, &id, bin_id, false, words::removed(&id, bin_id, &game_text));
    let answer = answer.remark(context.hint(&hints::restore(bin_id.as_str())));
    let none = || {
        [
            messages::StoreNoCurrentGame.say(),
            context.hint(&Hint::of_folder(messages::HintOpenAny.say(), "-g ID")),
        ]
    };
    let answer = answer.with_remarks(removed.is_current.then(none).into_iter().flatten());
    Ok(answer.with_remarks(removed.pointer_error.map(|error| error.to_string())))
}
