//! `use`: makes a game the current one.

use crate::grammar::hints;
use crate::store::Selector;
use crate::terminal::{Answer, Context, Result, game_id, games};
use crate::words::{self, messages};
use clap::Args;

/// Make a game the current one, which commands apply to
///
/// hoyle use serbian-2026-11-20
#[derive(Debug, Args)]
pub(crate) struct UseArgs {
    /// The game's id
    pub(crate) id: String,
}

/// Makes a game the current one, and shows what is due in it.
///
/// # Errors
/// There is no such game, or it cannot be read or made current.
pub(crate) fn use_game(context: &Context, args: &UseArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let id = game_id(&args.id, hints::games())?;
    let session = games::open_stored(&context.desk()?, &Selector::Id(id.clone()))
        .map_err(|error| games::store_failure(context, error))?;
    context.store()?.choose(&id).map_err(|error| games::store_failure(context, error))?;

    let history = session.history();
    let answer = games::status(context, history, || {
        let mut lines = vec![words::game_title(history)];
        lines.extend(games::due(context, history.game()));
        Answer::paragraphs(&lines, &context.screen)
    });
    Ok(answer.remark(messages::StoreNoticeCurrent.say()))
}
