//! `sheet`: the score sheet of a game.

use super::answer::Answer;
use super::args::{Drawing, Format, Style};
use super::context::Context;
use super::failure::Failure;
use crate::record::History;
use crate::render::{json, text};
use crate::sheet::Sheet;

/// Returns the sheet of the game asked for.
pub(super) fn sheet(context: &Context, drawing: Drawing) -> Result<Answer, Failure> {
    let read = super::keep::read(context)?;
    let answer = drawn(context, &read.history, drawing);
    Ok(read.with_remarks(answer))
}

/// Returns the sheet of a game as it is to be drawn.
pub(super) fn drawn(context: &Context, history: &History, drawing: Drawing) -> Answer {
    let sheet = Sheet::of(history.id().as_str(), history.game());
    let json = context.global.json || drawing.format == Format::Json;
    Answer::result(match (json, drawing.style) {
        (true, _) => json::sheet(&sheet),
        (false, Style::Paper) => text::sheet(&sheet, text::Style::Paper, context.look),
        (false, Style::Full) => text::sheet(&sheet, text::Style::Full, context.look),
    })
}
