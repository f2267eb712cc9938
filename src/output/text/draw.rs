//! Drawing a table whose layout is settled: comfy-table aligns the cells, colour comes after.

use super::paint;
use crate::output::fit::{Fitted, Span};
use crate::output::shorten;
use crate::views::{Align, Cell, Ink, Row};
use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, Width};
use unicode_width::UnicodeWidthStr;

/// What the text is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The columns of the terminal.
    pub width: usize,
    /// Whether to colour it.
    pub color: bool,
    /// Whether the terminal has no signs but ASCII.
    pub ascii: bool,
}

/// Separates the parts of a caption or a title.
const BETWEEN_PARTS: &str = " · ";

/// The lines of a table.
pub(super) fn lines(fitted: &Fitted, look: Look) -> Vec<String> {
    let grid = &fitted.grid;
    let mut lines = title(&grid.caption, look);
    if !lines.is_empty() {
        lines.push(String::new());
    }
    let (rule, heads) = (rule(fitted, look), fitted.heads());
    for (cells, spans) in &heads {
        lines.extend(align(&[cells], spans).into_iter().map(|line| ink(line, cells, look)));
    }
    if !heads.is_empty() {
        lines.push(rule.clone());
    }
    let rows: Vec<&[Cell]> = grid.rows.iter().filter_map(Row::cells).collect();
    let mut drawn = align(&rows, &fitted.columns()).into_iter();
    for row in &grid.rows {
        match row {
            Row::Cells(cells) => lines.extend(drawn.next().map(|line| ink(line, cells, look))),
            Row::Line => lines.push(rule.clone()),
            Row::Title(parts) => {
                // The first section needs no gap after the heading.
                if lines.last().is_some_and(|line| !line.is_empty() && *line != rule) {
                    lines.push(String::new());
                }
                lines.extend(title(parts, look));
            }
        }
    }
    lines
}

/// Each row as a line, its cells aligned in the columns.
fn align(rows: &[&[Cell]], columns: &[Span]) -> Vec<String> {
    let mut table = Table::new();
    table.load_style(NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    for row in rows {
        table.add_row(row.iter().map(|cell| cell.text.as_str()));
    }
    let fixed = |width: usize| u16::try_from(width).unwrap_or(u16::MAX);
    let mut end = 0;
    for (column, span) in table.column_iter_mut().zip(columns) {
        column.set_padding((fixed(span.start - end), 0));
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(fixed(span.end - end))));
        column.set_cell_alignment(match span.align {
            Align::Left => CellAlignment::Left,
            Align::Right => CellAlignment::Right,
        });
        end = span.end;
    }
    table.lines().collect()
}

fn ink(line: String, cells: &[Cell], look: Look) -> String {
    let line = line.trim_end();
    if look.color { paint::line(line, cells) } else { line.to_owned() }
}

/// A dashed line across the table.
fn rule(fitted: &Fitted, look: Look) -> String {
    let dashes = "-".repeat(fitted.total());
    if look.color { paint::text(&dashes, Ink::Dim) } else { dashes }
}

/// The parts of a title on as few lines as the width allows.
fn title(parts: &[String], look: Look) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        let part = shorten::to_width(part, look.width);
        match lines.last_mut() {
            Some(line) if format!("{line}{BETWEEN_PARTS}{part}").width() <= look.width => {
                line.push_str(BETWEEN_PARTS);
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    if look.color {
        lines = lines.iter().map(|line| paint::text(line, Ink::Heading)).collect();
    }
    lines
}
