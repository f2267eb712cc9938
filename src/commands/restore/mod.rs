//! `restore`: a game out of the bin.

use crate::grammar::hints;
use crate::store::PlacedGame;
use crate::terminal::{Answer, Context, Result, bin, game_id, games};
use crate::words::messages;
use crate::words::{self, Hint};
use clap::Args;

/// Restore a game from the bin
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The game's id in the bin
    id: String,
    /// The id to restore it under [default: its own, or a free one like it]
    #[arg(long = "as", value_name = "ID")]
    to: Option<String>,
}

/// Restores a game from the bin.
pub(crate) fn restore(context: &Context, args: &RestoreArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let store = context.store()?;
    let binned = game_id(&args.id, hints::bin())?;
    let to = args.to.as_deref().map(|id| game_id(id, hints::give_other_id())).transpose()?;
    let failed = |fault| games::placing_failure(context, fault);
    let game_text = games::in_short(&binned, store.read_in_bin(&binned)).map_err(failed)?;
    let PlacedGame { id, is_current, pointer_error } =
        store.restore(&binned, to.as_ref()).map_err(failed)?;
    let line = words::restored(&id, &game_text, (to.is_none() && id != binned).then_some(&binned));
    let answer = bin::moved(context, &id, &binned, is_current, line);
    let answer = answer.remark(match is_current {
        true => messages::StoreNoticeCurrent.say(),
        false => context.hint(&Hint::of_folder(messages::HintOpen.say(), format!("-g {id}"))),
    });
    Ok(answer
        .remark(context.hint(&Hint::Remove(id.to_string())))
        .with_remarks(pointer_error.map(|error| error.to_string())))
}
