//! Sheets as Markdown, with tables as GitHub's flavour has them.

use crate::views::{Align, Cell, Grid, Ink, Row, Sheet, Style};
use crate::words;
use unicode_width::UnicodeWidthStr;

/// Characters that mean something to Markdown, or to HTML in it.
const ACTIVE: &str = "\\`*_[]<>#|~&!$";

/// A score sheet as Markdown: in full with headings and the standings.
pub fn sheet(sheet: &Sheet, style: Style) -> String {
    let deals = sheet.grid(style);
    let mut text = grid(&deals);
    if !deals.caption.is_empty() {
        text = format!("## {}\n\n{text}", heading(&deals));
    }
    if style == Style::Full && sheet.has_places() {
        let places = sheet.places();
        text += &format!("\n### {}\n\n{}", heading(&places), grid(&places));
    }
    for (heading, lines) in &sheet.footnotes {
        text += &format!("\n### {heading}\n\n");
        for line in lines {
            text += &format!("* {}\n", escape(line));
        }
    }
    text
}

fn heading(grid: &Grid) -> String {
    words::joined(grid.caption.iter().map(|part| escape(part)), " · ")
}

/// A table with a line for its names and one for each row. A line across the table is left out: it
/// would be an empty row.
pub fn grid(grid: &Grid) -> String {
    let grid = grid.joined();
    let mut rows: Vec<Vec<String>> = vec![grid.names().iter().map(|name| escape(name)).collect()];
    for cells in grid.rows.iter().filter_map(Row::cells) {
        rows.push(cells.iter().map(marked_up).collect());
    }

    let mut lines = vec![String::from("|"); rows.len()];
    let mut rule = String::from("|");
    for (index, column) in grid.columns().enumerate() {
        let width = rows.iter().map(|row| row[index].width()).max().unwrap_or(0);
        for (line, row) in lines.iter_mut().zip(&rows) {
            let text = &row[index];
            let spaces = " ".repeat(width - text.width());
            *line += &match column.align {
                Align::Left => format!(" {text}{spaces} |"),
                Align::Right => format!(" {spaces}{text} |"),
            };
        }
        rule += &match column.align {
            Align::Left => format!("{}|", "-".repeat(width + 2)),
            Align::Right => format!("{}:|", "-".repeat(width + 1)),
        };
    }
    lines.insert(1, rule);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The text of a cell, struck out where it is.
fn marked_up(cell: &Cell) -> String {
    let text = escape(&cell.text);
    if cell.ink == Ink::Struck && !text.is_empty() { format!("~~{text}~~") } else { text }
}

/// A text that Markdown shows as it is.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        if ACTIVE.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
