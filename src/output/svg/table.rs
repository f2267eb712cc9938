//! A table in a picture: in columns of letters that are all as wide, so that it needs no measuring.

use crate::output::fit::{self, Span};
use crate::output::suits_as_text;
use crate::views::{Align, Cell, Grid, Ink, Row};
use unicode_width::UnicodeWidthStr;

/// The height of a row.
const ROW: i64 = 21;

/// A table, laid out from its upper left corner.
#[derive(Debug)]
pub(super) struct SvgTable {
    pub(super) width: i64,
    pub(super) height: i64,
    pub(super) rows: Vec<Line>,
    /// The heights of the lines across it.
    pub(super) rules: Vec<Rule>,
}

/// A line of texts.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) y: i64,
    pub(super) texts: Vec<Text>,
}

/// A text in a line.
#[derive(Debug)]
pub(super) struct Text {
    /// Its left end, or its right one.
    pub(super) x: i64,
    pub(super) to_the_left: bool,
    pub(super) class: &'static str,
    pub(super) text: String,
}

/// A line across a table.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) y: i64,
    /// Whether it stands under the headings.
    pub(super) head: bool,
}

impl SvgTable {
    /// A table laid out, its names as long as they are.
    pub(super) fn of(grid: &Grid) -> SvgTable {
        let fitted = fit::narrowest(grid, usize::MAX);
        let mut table =
            SvgTable { width: length(fitted.total()), height: 0, rows: vec![], rules: vec![] };
        for (cells, spans) in fitted.heads() {
            table.push(&cells, &spans);
        }
        table.rule(true);
        let columns = fitted.columns();
        for row in &grid.rows {
            match row {
                Row::Cells(cells) => table.push(cells, &columns),
                Row::Line => table.rule(false),
                Row::Title(_) => {}
            }
        }
        table
    }

    /// Adds a line of texts, unless all are empty.
    fn push(&mut self, cells: &[Cell], spans: &[Span]) {
        let texts: Vec<Text> =
            cells.iter().zip(spans).filter_map(|(cell, span)| text(cell, *span)).collect();
        if !texts.is_empty() {
            self.height += ROW;
            self.rows.push(Line { y: self.height - ROW / 4, texts });
        }
    }

    fn rule(&mut self, head: bool) {
        self.height += 2;
        self.rules.push(Rule { y: self.height, head });
        self.height += 2;
    }
}

fn text(cell: &Cell, span: Span) -> Option<Text> {
    let to_the_left = span.align == Align::Right;
    let red = cell.text.chars().count() == 1 && cell.text.contains(['♥', '♦']);
    let class = match cell.ink {
        _ if red => "red",
        Ink::Plain => "",
        Ink::Heading | Ink::Total | Ink::Leader => "bold",
        Ink::Made => "made",
        Ink::Missed => "missed",
        Ink::Bonus => "plus",
        Ink::Dim => "dim",
    };
    (!cell.text.is_empty()).then(|| Text {
        x: length(if to_the_left { span.end } else { span.start }),
        to_the_left,
        class,
        text: if cell.text.width() <= 2 { suits_as_text(&cell.text) } else { cell.text.clone() },
    })
}

/// The length of so many letters. They are 14 units high and 0.6 of that wide; a little more leaves
/// room for other fonts.
fn length(columns: usize) -> i64 {
    columns as i64 * 87 / 10
}
