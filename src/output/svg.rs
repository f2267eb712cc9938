//! A picture of a game: what it is, the chart of the running totals, the sheet. The sheet is in a
//! monospaced font, so that no text has to be measured.

use super::chart::Plot;
use super::fit::{self, Fitted, Line, Placed};
use super::{Drawn, suits_as_text};
use crate::views::{Align, Sheet, Style};
use crate::words;
use askama::Template;
use std::borrow::{Borrow, Cow};
use std::fmt::{self, Display};
use unicode_width::UnicodeWidthStr;

/// The empty space around everything.
const MARGIN: i64 = 28;
/// The height of the title and of each line under it.
const TITLE: i64 = 34;
const LINE: i64 = 24;
/// The height of a row of the sheet.
const ROW: i64 = 21;

/// The letters of a line under the table: as many as fit the narrowest picture with a chart.
const LINE_LENGTH: usize = 90;

/// A picture, laid out.
#[derive(Template)]
#[template(path = "sheet.svg")]
struct Picture<'a> {
    title: &'a str,
    /// The lines under the title.
    about: Vec<String>,
    plot: Option<Plot>,
    plot_y: i64,
    table: Table<'a>,
    table_y: i64,
    /// The lines under the table.
    below: Vec<Cow<'a, str>>,
    width: i64,
    height: i64,
}

/// The sheet, laid out from its upper left corner.
struct Table<'a> {
    width: i64,
    height: i64,
    /// The rows, each at its height.
    rows: Vec<(i64, Vec<Placed<'a>>)>,
    /// The heights of the lines across it, the one under the headings first.
    rules: Vec<i64>,
}

/// A game as a picture of its own, light or dark as the reader prefers.
pub fn sheet(sheet: impl Borrow<Sheet>, style: Style) -> impl Display {
    Drawn(move |f| {
        let sheet = sheet.borrow();
        let fitted = fit::narrowest(Cow::Owned(sheet.grid(style)), usize::MAX);
        let table = Table::of(&fitted);
        let plot = Plot::of(sheet);
        let rules = sheet.title.is_some().then(|| sheet.rules_title.clone());
        let about = rules.into_iter().chain([sheet.progress.clone()]).chain(sheet.outcome.clone());
        let about: Vec<String> = about.collect();
        let plot_y = MARGIN + TITLE + LINE * about.len() as i64 + LINE / 2;
        let table_y = plot_y + plot.as_ref().map_or(0, |plot| plot.height + LINE / 2);
        let options = textwrap::Options::new(LINE_LENGTH).subsequent_indent("  ");
        let footnotes: Vec<String> =
            sheet.footnotes().into_iter().flat_map(|(_, lines)| lines).collect();
        let below: Vec<Cow<'_, str>> =
            footnotes.iter().flat_map(|line| textwrap::wrap(line, &options)).collect();
        let least = plot.as_ref().map_or(360, |_| Plot::WIDTH);
        let picture = Picture {
            title: sheet.heading(),
            width: 2 * MARGIN + table.width.max(least),
            height: table_y + table.height + LINE * below.len() as i64 + MARGIN,
            about,
            plot,
            plot_y,
            table,
            table_y,
            below,
        };
        picture.render_into(f).map_err(|_| fmt::Error)
    })
}

impl Table<'_> {
    fn of<'a>(fitted: &'a Fitted<'_>) -> Table<'a> {
        let mut table =
            Table { width: length(fitted.width), height: 0, rows: vec![], rules: vec![] };
        for line in fitted.head().chain(fitted.rows()) {
            match line {
                Line::Cells(mut cells) => {
                    cells.retain(|cell| !cell.text.is_empty());
                    if !cells.is_empty() {
                        table.height += ROW;
                        table.rows.push((table.height - ROW / 4, cells));
                    }
                }
                Line::Rule => {
                    table.rules.push(table.height + 2);
                    table.height += 4;
                }
                Line::Title(_) => {}
            }
        }
        table
    }
}

/// The end of a cell at which its text begins or ends.
fn x(Placed { span, .. }: &Placed<'_>) -> i64 {
    length(if span.align == Align::Right { span.end } else { span.start })
}

/// The length of a number of letters. They are 14 units high and 0.6 of that wide; a little more leaves
/// room for other fonts.
const fn length(columns: usize) -> i64 {
    columns as i64 * 87 / 10
}

fn class(cell: &Placed<'_>) -> &'static str {
    let red = cell.text.chars().count() == 1 && cell.text.contains(['♥', '♦']);
    if red { "red" } else { cell.ink.into() }
}

fn text<'a>(cell: &Placed<'a>) -> Cow<'a, str> {
    if cell.text.width() <= 2 { suits_as_text(cell.text) } else { cell.text.into() }
}
