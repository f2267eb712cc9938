//! `restore`: a game out of the bin.

use crate::grammar::hints;
use crate::store::{PlacedGame, Selector, StoreError};
use crate::terminal::bin::{self, MovedGame};
use crate::terminal::{Answer, Context, Result, game_id, games};
use crate::words::{Hint, another_game, messages};
use clap::Args;

/// Restore a game from the bin
///
/// hoyle restore serbian-2026-11-20 --as friday
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The game's id in the bin
    id: String,
    /// The id to restore it under [default: its own, or a free one like it]
    #[arg(long = "as", value_name = "ID")]
    to: Option<String>,
}

/// Restores a game from the bin.
///
/// # Errors
/// There is no such game in the bin, or another has the id that it is to get.
pub(crate) fn restore(context: &Context, args: &RestoreArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let store = context.store()?;
    let bin_id = game_id(&args.id, hints::bin())?;
    let mut to = None;
    if let Some(id) = &args.to {
        to = Some(game_id(id, hints::give_other_id())?);
    }
    let game = games::in_short(&bin_id, store.read_in_bin(&bin_id))
        .map_err(|error| games::placing_failure(context, error))?;
    let PlacedGame { id, is_current, pointer_error } = store
        .restore(&bin_id, to.as_ref())
        .map_err(|error| games::placing_failure(context, error))?;

    let mut line = messages::StoreRestoreDone { id: &id, game: &game }.say();
    // If no game has the old id, the file had two names, and keeps the other one.
    let other = store.journal_len(&Selector::Id(bin_id.clone()));
    let is_taken = !matches!(other, Err(StoreError::NoSuchGame { .. }));
    if to.is_none() && id != bin_id && is_taken {
        line += &format!(" {}", another_game(&bin_id));
    }
    let next = if is_current {
        messages::StoreNoticeCurrent.say()
    } else {
        context.hint(&Hint::of_folder(messages::HintOpen.say(), format!("-g {id}")))
    };
    let mut game = MovedGame::of(&id, &bin_id);
    game.current = is_current;
    Ok(bin::moved(context, game, line)
        .remark(next)
        .remark(context.hint(&Hint::Remove(id.to_string())))
        .with_remarks(pointer_error.map(|error| error.to_string())))
}
