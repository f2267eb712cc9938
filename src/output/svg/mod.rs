//! A picture of a game: what it is, the chart of the running totals, the sheet.

mod table;

use super::chart::Plot;
use crate::views::{Sheet, Style};
use askama::Template;
use table::SvgTable;

/// The empty space around everything.
const MARGIN: i64 = 28;
/// The height of the title and of each line under it.
const TITLE: i64 = 34;
const LINE: i64 = 24;

/// The letters of a line under the table: as many as fit the narrowest picture with a chart.
const LINE_LENGTH: usize = 90;

/// A picture, laid out.
#[derive(Template)]
#[template(path = "sheet.svg")]
struct Picture<'a> {
    title: &'a str,
    /// The lines under the title, each with its height.
    about: Vec<(i64, String)>,
    plot: Option<Plot>,
    plot_y: i64,
    table: SvgTable,
    table_y: i64,
    /// The lines under the table, each with its height.
    below: Vec<(i64, String)>,
    width: i64,
    height: i64,
}

/// A game as a picture of its own, light or dark as the reader prefers.
pub fn sheet(sheet: &Sheet, style: Style) -> String {
    let grid = match style {
        Style::Paper => sheet.paper(),
        Style::Full => sheet.by_deal(),
    };
    let table = SvgTable::of(&grid);
    let plot = Plot::of(&sheet.chart());
    let lines = [Some(sheet.progress()), sheet.outcome.clone()].into_iter().flatten();
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
    let options = textwrap::Options::new(LINE_LENGTH).subsequent_indent("  ");
    let lines: Vec<String> = sheet.footnotes().into_iter().flat_map(|part| part.lines).collect();
    let lines = lines.iter().flat_map(|line| textwrap::wrap(line, &options));
    let below = lines.map(|line| {
        bottom += LINE;
        (bottom, line.into_owned())
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
