//! A table in a picture: in columns of letters that are all as wide, so that it needs no measuring.

use crate::output::fit::{self, Fitted};
use crate::output::suits_as_text;
use crate::views::{Align, Cell, Grid, Group, Ink, Row};
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

/// The place of a column: its left and its right end, and the side of its cells.
#[derive(Clone, Copy)]
struct Place {
    left: i64,
    right: i64,
    align: Align,
}

impl SvgTable {
    /// A table laid out, its names as long as they are.
    pub(super) fn of(grid: &Grid) -> SvgTable {
        let fitted = fit::narrowest(grid, usize::MAX);
        let columns = columns(&fitted);
        let mut table =
            SvgTable { width: length(fitted.total()), height: 0, rows: vec![], rules: vec![] };
        let headings: Vec<Cell> =
            grid.groups.iter().map(|group| Cell::new(&group.heading, Ink::Heading)).collect();
        let labels: Vec<Cell> =
            grid.columns().map(|column| Cell::new(column.label.full, Ink::Dim)).collect();
        table.push(&headings, &groups(grid, &columns));
        table.push(&labels, &columns);
        table.rule(true);
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
    fn push(&mut self, cells: &[Cell], places: &[Place]) {
        let texts: Vec<Text> =
            cells.iter().zip(places).filter_map(|(cell, place)| text(cell, *place)).collect();
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

fn text(cell: &Cell, place: Place) -> Option<Text> {
    let to_the_left = place.align == Align::Right;
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
        x: if to_the_left { place.right } else { place.left },
        to_the_left,
        class,
        text: if cell.text.width() <= 2 { suits_as_text(&cell.text) } else { cell.text.clone() },
    })
}

/// Returns the length of a text of so many columns. The letters are 14 units high, and of such
/// letters 0.6 wide; a little more is room for the fonts that differ.
fn length(columns: usize) -> i64 {
    columns as i64 * 87 / 10
}

fn columns(fitted: &Fitted) -> Vec<Place> {
    let mut end = 0;
    let measures = fitted.widths.iter().zip(&fitted.gaps);
    let columns = fitted.grid.columns().zip(measures);
    columns
        .map(|(column, (width, gap))| {
            let start = end + gap;
            end = start + width;
            Place { left: length(start), right: length(end), align: column.align }
        })
        .collect()
}

/// Returns the place of each group's heading.
fn groups(grid: &Grid, columns: &[Place]) -> Vec<Place> {
    let mut columns = columns.iter();
    let of_group = |group: &Group| {
        let own: Vec<&Place> = columns.by_ref().take(group.columns.len()).collect();
        let (first, last) = (own.first()?, own.last()?);
        Some(Place { left: first.left, right: last.right, align: last.align })
    };
    grid.groups.iter().filter_map(of_group).collect()
}
