//! The sheet of a game, in any format.

use super::{Answer, Context};
use crate::grammar::{Drawing, Format};
use crate::history::History;
use crate::output::{csv, html, json, markdown, plain, svg, text};
use crate::views::{ExplainedDeals, Sheet, SheetJson};

/// The sheet of a game, in the format asked for.
pub(crate) fn drawn(history: &History, context: &Context, drawing: Drawing) -> Answer {
    let Drawing { style, format } = drawing;
    let game = history.game();
    let id = history.id().as_str();
    if context.global.json {
        return Answer::data(json::JsonLine(SheetJson::of(id, game)));
    }

    let sheet = Sheet::of(id, game);
    if context.global.plain {
        return Answer::data(plain::sheet(&sheet));
    }
    match format.unwrap_or(Format::Text) {
        Format::Text => {
            let screen = &context.screen;
            Answer::result(text::sheet(&sheet, style, screen.sheet_look(), screen.rows))
        }
        Format::Markdown => Answer::data(markdown::sheet(&sheet, style)),
        Format::Csv => Answer::data(csv::grid(&sheet.facts(style))),
        Format::Html => {
            let explained = ExplainedDeals::of(game, None, None);
            Answer::data(html::sheet(sheet, style, explained))
        }
        Format::Svg => Answer::data(svg::sheet(&sheet, style)),
        Format::Json => Answer::data(json::JsonLine(sheet.json)),
    }
}
