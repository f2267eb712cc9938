//! `sheet`: the score sheet of a game.

use crate::grammar::{Drawing, Format};
use crate::history::History;
use crate::output::{csv, html, json, markdown, plain, svg, text};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::views::{Explanation, Sheet};

/// The sheet of the game asked for.
pub(crate) fn sheet(context: &Context, drawing: Drawing) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let answer = drawn(context, &read.history, drawing);
    Ok(read.with_remarks(answer))
}

/// The sheet of a game, in the format asked for.
pub(crate) fn drawn(context: &Context, history: &History, drawing: Drawing) -> Answer {
    let game = history.game();
    let sheet = Sheet::of(history.id().as_str(), game);
    let format = if context.global.json { Format::Json } else { drawing.format };
    let style = drawing.style;
    if context.global.plain {
        return Answer::data(plain::sheet(&sheet));
    }
    Answer::data(match format {
        Format::Text => return Answer::result(text::sheet(&sheet, style, context.look)),
        Format::Markdown => markdown::sheet(&sheet, style),
        Format::Csv => csv::grid(&sheet.facts(style)),
        Format::Html => html::sheet(&sheet, style, &Explanation::of(game, None, None)),
        Format::Svg => svg::sheet(&sheet, style),
        Format::Json => json::line(&sheet),
    })
}
