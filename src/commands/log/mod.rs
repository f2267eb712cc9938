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
    let log = Log::of(read.history);
    // The log may be large, so it is written piece by piece.
    let answer = if context.global.json {
        Answer::data(json::JsonLine(log))
    } else if context.global.plain {
        Answer::data(plain::log(log))
    } else {
        Answer::result(text::log(log, context.screen.look))
    };
    Ok(answer.with_remarks(read.remarks))
}
