//! A picture of a game: what it is, the chart of the running totals, the sheet.

mod table;

use super::chart::Plot;
use crate::views::{Sheet, Style, Told};
use askama::Template;
use table::Table;

/// The empty space around everything.
const MARGIN: i64 = 28;
/// The height of the title and of each line under it.
const TITLE: i64 = 34;
const LINE: i64 = 24;

/// A picture, laid out.
#[derive(Template)]
#[template(path = "sheet.svg")]
struct Picture<'a> {
    title: &'a str,
    /// The lines under the title, each with its height.
    about: Vec<(i64, String)>,
    plot: Option<Plot>,
    plot_y: i64,
    table: Table,
    table_y: i64,
    /// The lines under the table, each with its height.
    below: Vec<(i64, String)>,
    width: i64,
    height: i64,
}

/// Returns a game as a picture that stands by itself, light or dark as the reader has it.
pub fn sheet(sheet: &Sheet, style: Style, told: &Told) -> String {
    let grid = match style {
        Style::Paper => sheet.paper(),
        Style::Full => sheet.by_deal(),
    };
    let table = Table::of(&grid);
    let plot = Plot::of(&sheet.chart());
    let lines = [Some(sheet.progress()), told.outcome.clone()].into_iter().flatten();
    let mut bottom = MARGIN + TITLE;
    let about: Vec<(i64, String)> = lines
        .map(|line| {
            bottom += LINE;
            (bottom - LINE / 4, line)
        })
        .collect();
    let plot_y = bottom + LINE / 2;
    let table_y = plot_y + plot.as_ref().map_or(0, |plot| plot.height + LINE / 2);
    let mut bottom = table_y + table.height;
    let below = sheet.below().into_iter().flat_map(|part| part.lines);
    let below = below.flat_map(|line| folded(&line)).map(|line| {
        bottom += LINE;
        (bottom, line)
    });
    let below: Vec<(i64, String)> = below.collect();
    let picture = Picture {
        title: &sheet.title,
        about,
        width: 2 * MARGIN + table.width.max(plot.as_ref().map_or(0, |plot| plot.width)).max(360),
        height: bottom + MARGIN,
        plot,
        plot_y,
        table,
        table_y,
        below,
    };
    picture.render().expect("memory takes every picture")
}

/// The letters of a line under the table: as many as the narrowest picture with a chart has room for.
const LINE_LENGTH: usize = 90;

/// Returns a sentence in lines.
fn folded(sentence: &str) -> Vec<String> {
    let lines =
        textwrap::wrap(sentence, textwrap::Options::new(LINE_LENGTH).subsequent_indent("  "));
    lines.into_iter().map(|line| line.into_owned()).collect()
}
