//! `log`: everything that happened in a game, with the times.

use crate::output::{plain, text};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::Log;

/// Everything that happened in a game.
pub(crate) fn log(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let log = Log::of(&read.history);
    let answer = if context.global.json {
        Answer::json(&log)
    } else if context.global.plain {
        Answer::data(plain::log(&log))
    } else {
        Answer::result(text::log(&log, context.look))
    };
    Ok(read.with_remarks(answer))
}
