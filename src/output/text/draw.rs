//! Draws tables that fit the terminal, in colour where that is wanted.

use crate::output::fit::{Fitted, Span};
use crate::output::{fold_in, shorten};
use crate::views::{Align, Cell, Ink, Row};
use anstyle::{AnsiColor, Style};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentLineStyle, LineStyle, Table, TableStyle, Width,
};
use unicode_width::UnicodeWidthStr;

/// The terminal that text is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Its columns.
    pub width: usize,
    /// Whether text is coloured.
    pub color: bool,
    /// Whether it shows no signs but ASCII.
    pub ascii: bool,
}

/// Separates the parts of a caption or a title.
const BETWEEN_PARTS: &str = " · ";

/// A table with a space between its columns, and a line where one is asked for.
const COLUMNS: TableStyle = TableStyle::new()
    .header_lines(ContentLineStyle::none().junction(' '))
    .content_lines(ContentLineStyle::none().junction(' '));

/// The line under the headings, and between runs of rows.
const RULE: LineStyle = LineStyle::none().fill('-').junction('-');

/// The caption of a table, the headings of its columns and the line below them.
pub(super) fn head(fitted: &Fitted, look: Look) -> String {
    let mut head = title(&fitted.grid.caption, look);
    if !head.is_empty() {
        head.push('\n');
    }

    let header_rows = fitted.header_rows();
    let count = header_rows.len();
    for (index, (cells, spans)) in header_rows.iter().enumerate() {
        let mut table = new_table();
        table.set_header(painted_cells(cells, look));
        if index + 1 == count {
            table.load_style(COLUMNS.header_separator(RULE));
        }
        head += &drawn(table, spans);
    }
    head
}

/// The rows of a table, with the lines and titles between them.
pub(super) fn rows(fitted: &Fitted, look: Look) -> String {
    let spans = fitted.columns();
    let mut text = String::new();
    for run in fitted.grid.rows.split_inclusive(|row| row.cells().is_none()) {
        let mut table = new_table();
        for cells in run.iter().filter_map(Row::cells) {
            table.add_row(painted_cells(cells, look));
        }
        if let Some(Row::Line) = run.last() {
            table.load_style(COLUMNS.bottom_border(RULE));
        }
        text += &drawn(table, &spans);

        if let Some(Row::Title(parts)) = run.last() {
            // The first section needs no gap after the headings.
            if !text.is_empty() {
                text.push('\n');
            }
            text += &title(parts, look);
        }
    }
    text
}

/// An empty table without lines. comfy-table would ask about the terminal, but the look has the
/// answers already.
fn new_table() -> Table {
    let mut table = Table::new();
    table.load_style(COLUMNS).force_no_tty();
    table
}

/// The lines of a table with its columns in these places. They are wide enough for every text, so
/// that comfy-table breaks none.
fn drawn(mut table: Table, spans: &[Span]) -> String {
    let mut end = 0;
    for (column, span) in table.column_iter_mut().zip(spans) {
        let padding = (span.start - end).saturating_sub(1);
        let width = padding + span.end - span.start;
        column.set_padding((letters(padding), 0));
        column.set_constraint(ColumnConstraint::Absolute(Width::Fixed(letters(width))));
        column.set_cell_alignment(match span.align {
            Align::Left => CellAlignment::Left,
            Align::Right => CellAlignment::Right,
        });
        end = span.end;
    }

    let mut text = String::new();
    for line in table.lines() {
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn letters(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn painted_cells(cells: &[Cell], look: Look) -> Vec<String> {
    cells.iter().map(|cell| painted(&cell.text, cell.ink, look)).collect()
}

/// A text in the colour of its ink, where colours are wanted.
fn painted(text: &str, ink: Ink, look: Look) -> String {
    let style = match ink {
        _ if !look.color || text.is_empty() => Style::new(),
        Ink::Plain => Style::new(),
        Ink::Heading | Ink::Total => Style::new().bold(),
        Ink::Made => AnsiColor::Green.on_default(),
        Ink::Missed => AnsiColor::Red.on_default(),
        Ink::Bonus => AnsiColor::Cyan.on_default(),
        Ink::Leader => AnsiColor::Yellow.on_default().bold(),
        Ink::Dim => Style::new().dimmed(),
        Ink::Struck => Style::new().strikethrough(),
    };
    format!("{style}{text}{style:#}")
}

/// The parts of a title on as few lines as the width allows.
fn title(parts: &[String], look: Look) -> String {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        for part in fold_in(part, look.width, 0).lines() {
            let part = shorten::to_width(part, look.width);
            match lines.last_mut() {
                Some(line) if format!("{line}{BETWEEN_PARTS}{part}").width() <= look.width => {
                    line.push_str(BETWEEN_PARTS);
                    line.push_str(&part);
                }
                _ => lines.push(part),
            }
        }
    }

    lines.iter().map(|line| painted(line, Ink::Heading, look) + "\n").collect()
}
