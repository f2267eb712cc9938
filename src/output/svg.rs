//! A picture of a game: what it is, the chart of the running totals, the sheet. The sheet is in a
//! monospaced font, so that no text has to be measured.

use super::chart::Plot;
use super::fit::{self, Fitted, Span};
use super::suits_as_text;
use crate::views::{Align, Cell, Row, Sheet, Style};
use askama::Template;
use std::borrow::Cow;
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

/// The width of a picture without a chart, at least.
const LEAST_WIDTH: i64 = 360;

/// A picture, laid out.
#[derive(Template)]
#[template(path = "sheet.svg")]
struct Picture<'a> {
    title: &'a str,
    /// The lines under the title.
    about: Vec<String>,
    plot: Option<Plot>,
    plot_y: i64,
    table: PictureTable,
    table_y: i64,
    /// The lines under the table.
    below: Vec<String>,
    width: i64,
    height: i64,
}

/// The sheet, laid out from its upper left corner.
#[derive(Default)]
struct PictureTable {
    width: i64,
    height: i64,
    rows: Vec<PictureRow>,
    /// The heights of the lines across it, the one under the headings first.
    rules: Vec<i64>,
}

/// A row of texts that are not empty.
struct PictureRow {
    y: i64,
    texts: Vec<PictureText>,
}

/// A text and the end of its place at which it begins or ends.
struct PictureText {
    x: i64,
    align: Align,
    cell: Cell,
}

/// A game as a picture of its own, light or dark as the reader prefers.
pub fn sheet(sheet: &Sheet, style: Style) -> String {
    let mut about = Vec::new();
    if sheet.json.title.is_some() {
        about.push(sheet.rules_title.clone());
    }
    about.push(sheet.progress.clone());
    about.extend(sheet.outcome.clone());

    let plot = Plot::of(sheet);
    let plot_y = MARGIN + TITLE + LINE * about.len() as i64 + LINE / 2;
    let (plot_width, plot_height) = match &plot {
        Some(plot) => (Plot::WIDTH, plot.height + LINE / 2),
        None => (LEAST_WIDTH, 0),
    };
    let table = PictureTable::of(&fit::unshortened(sheet.grid(style)));
    let table_y = plot_y + plot_height;

    let options = textwrap::Options::new(LINE_LENGTH).subsequent_indent("  ");
    let mut below = Vec::new();
    for (_, lines) in &sheet.footnotes {
        for line in lines {
            below.extend(textwrap::wrap(line, &options).into_iter().map(Cow::into_owned));
        }
    }

    let picture = Picture {
        title: sheet.heading(),
        width: 2 * MARGIN + table.width.max(plot_width),
        height: table_y + table.height + LINE * below.len() as i64 + MARGIN,
        about,
        plot,
        plot_y,
        table,
        table_y,
        below,
    };
    picture.render().expect("memory takes every picture")
}

impl PictureTable {
    fn of(fitted: &Fitted) -> PictureTable {
        let mut table = PictureTable { width: length(fitted.width()), ..PictureTable::default() };
        let header_rows = fitted.header_rows();
        for (cells, spans) in &header_rows {
            table.add_row(cells, spans);
        }
        if !header_rows.is_empty() {
            table.add_rule();
        }

        let columns = fitted.columns();
        for row in &fitted.grid.rows {
            match row {
                Row::Cells(cells) => table.add_row(cells, &columns),
                Row::Line => table.add_rule(),
                Row::Title(_) => {}
            }
        }
        table
    }

    fn add_row(&mut self, cells: &[Cell], spans: &[Span]) {
        let mut texts = Vec::new();
        for (cell, span) in cells.iter().zip(spans) {
            if !cell.text.is_empty() {
                let x = if span.align == Align::Right { span.end } else { span.start };
                texts.push(PictureText { x: length(x), align: span.align, cell: cell.clone() });
            }
        }
        if !texts.is_empty() {
            self.height += ROW;
            self.rows.push(PictureRow { y: self.height - ROW / 4, texts });
        }
    }

    fn add_rule(&mut self) {
        self.rules.push(self.height + 2);
        self.height += 4;
    }
}

impl PictureText {
    fn class(&self) -> &'static str {
        let is_red_suit =
            self.cell.text.chars().count() == 1 && self.cell.text.contains(['♥', '♦']);
        if is_red_suit { "red" } else { self.cell.ink.into() }
    }

    fn text(&self) -> Cow<'_, str> {
        let text = &self.cell.text;
        if text.width() <= 2 { suits_as_text(text) } else { text.into() }
    }
}

/// The length of a number of letters. They are 14 units high and 0.6 of that wide; a little more leaves
/// room for other fonts.
const fn length(letters: usize) -> i64 {
    letters as i64 * 87 / 10
}
