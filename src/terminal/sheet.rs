//! The sheet of a game, in any format.

use super::{Answer, Context, Failure, Result};
use crate::grammar::{Drawing, Format};
use crate::history::History;
use crate::output::png::PictureError;
use crate::output::{csv, html, json, markdown, plain, png, svg, text};
use crate::views::{ExplainedDeals, Sheet, SheetJson, Style};
use crate::words::messages;

/// The sheet of a game, in the format asked for.
///
/// # Errors
/// The sheet is too large for a picture, or this program draws none.
pub(crate) fn drawn(history: &History, context: &Context, drawing: Drawing) -> Result<Answer> {
    let Drawing { style, format } = drawing;
    let game = history.game();
    let id = history.id().as_str();
    if context.global.json {
        return Ok(Answer::data(json::JsonLine(SheetJson::of(id, game))));
    }

    let sheet = Sheet::of(id, game);
    if context.global.plain {
        return Ok(Answer::data(plain::sheet(&sheet)));
    }
    Ok(match format.unwrap_or(Format::Text) {
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
        Format::Png => Answer { bytes: picture(&sheet, style)?, ..Answer::data("") },
        Format::Json => Answer::data(json::JsonLine(sheet.json)),
    })
}

/// The sheet as a PNG file.
///
/// # Errors
/// The sheet is too large for a picture, or this program draws none.
pub(crate) fn picture(sheet: &Sheet, style: Style) -> Result<Vec<u8>> {
    png::sheet(sheet, style).map_err(|error| match error {
        PictureError::WithoutFeature => {
            Failure::usage(messages::SheetRefusalWithoutFeature { feature: "png" }.say())
        }
        PictureError::TooLarge => Failure::data(messages::SheetRefusalTooLarge.say()),
    })
}
