//! `status`: what happens now.

use crate::output::json::{self, NamedSchema};
use crate::output::text;
use crate::terminal::{Answer, Context, Result, games};
use crate::views::{self, StatusJson};

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "status",
    "What is due now; also printed by every command that records",
    json::schema::<StatusJson>,
)
.also(&[
    "new", "use", "rematch", "trump", "bid", "took", "trick", "count", "call", "contract",
    "dealer", "join", "leave", "swap", "redeal", "extra", "kind", "rule", "note", "rename",
    "redate", "end", "undo", "redo",
]);

/// What happens now in the game asked for.
pub(crate) fn status(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let answer = games::status(context, &read.history, || {
        let lines = views::status_lines(&read.history, &context.speller());
        Answer::result(text::status(&lines, context.screen.look))
    });
    Ok(answer.with_remarks(read.remarks))
}
