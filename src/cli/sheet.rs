//! `sheet`: the score sheet of a game.

use super::answer::Answer;
use super::args::{Drawing, Format};
use super::context::Context;
use super::explain;
use super::failure::Failure;
use crate::game::Game;
use crate::record::History;
use crate::render::{csv, html, json, markdown, svg, text};
use crate::sheet::{Sheet, Told};
use crate::words;

/// Returns the sheet of the game asked for.
pub(super) fn sheet(context: &Context, drawing: Drawing) -> Result<Answer, Failure> {
    let read = super::keep::read(context)?;
    let answer = drawn(context, &read.history, drawing);
    Ok(read.with_remarks(answer))
}

/// Returns the sheet of a game as it is to be drawn.
pub(super) fn drawn(context: &Context, history: &History, drawing: Drawing) -> Answer {
    let game = history.game();
    let sheet = Sheet::of(history.id().as_str(), game);
    let format = if context.global.json { Format::Json } else { drawing.format };
    let style = drawing.style.into();
    Answer::result(match format {
        Format::Text => text::sheet(&sheet, style, context.look),
        Format::Markdown => markdown::sheet(&sheet, style),
        Format::Csv => csv::sheet(&sheet, style),
        Format::Html => html::sheet(&sheet, style, &told(game)),
        Format::Svg => svg::sheet(&sheet, style, &told(game)),
        Format::Json => json::sheet(&sheet),
    })
}

/// Returns what a page tells besides the sheet.
fn told(game: &Game) -> Told {
    Told {
        outcome: words::outcome(game).map(|outcome| format!("{outcome}.")),
        deals: game.played().map(|deal| explain::told(game, deal, None, true)).collect(),
    }
}
