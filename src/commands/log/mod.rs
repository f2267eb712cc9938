//! `log`: everything that happened in a game.

use crate::output::json::{self, NamedSchema};
use crate::output::{plain, text};
use crate::terminal::{Answer, Context, Result, games};
use crate::views::Log;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("log", "The history of a game", json::schema::<Log>);

/// Everything that happened in the game asked for, with the times.
pub(crate) fn log(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let answer = Answer::of_large(Log::of(read.history), context, plain::log, |log| {
        Answer::result(text::log(log, context.screen.look))
    });
    Ok(answer.with_remarks(read.remarks))
}
