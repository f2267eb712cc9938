//! `new`: begins a game.

use crate::grammar::{NewArgs, hints};
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::words::messages;

/// Begins a game and stores it.
pub(crate) fn new(context: &Context, args: &NewArgs) -> Result<Answer> {
    if context.global.game.is_some() {
        let failure = Failure::usage(messages::OptionRefusalNewGame.say());
        return Err(failure.hint(hints::give_new_id()));
    }
    games::begin(context, args, games::Extent::Brief).map(|(_, answer)| answer)
}
