//! `status`: what happens now.

use crate::output::text;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::Status;

/// What happens now in the game asked for.
pub(crate) fn status(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let answer = games::status_for_programs(context, &read.history).unwrap_or_else(|| {
        let status = Status::of(&read.history, context.speller);
        Answer::result(text::status(&status, context.look))
    });
    Ok(read.with_remarks(answer))
}
