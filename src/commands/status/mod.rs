//! `status`: what happens now.

use crate::output::text;
use crate::terminal::{Answer, Context, Result, games};
use crate::views;

/// What happens now in the game asked for.
pub(crate) fn status(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let answer = games::status(context, &read.history, || {
        let lines = views::status_lines(&read.history, &context.speller());
        Answer::result(text::status(&lines, context.look))
    });
    Ok(answer.with_remarks(read.remarks))
}
