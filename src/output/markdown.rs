//! Sheets as Markdown, with tables as GitHub's flavour has them.

use crate::views::{Align, Grid, Row, Sheet, Style};
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
    if style == Style::Full && !sheet.deals.is_empty() {
        let places = sheet.places();
        text += &format!("\n### {}\n\n{}", heading(&places), grid(&places));
    }
    for (heading, lines) in sheet.footnotes() {
        let lines = lines.iter().map(|line| format!("* {}\n", escape(line)));
        text += &format!("\n### {heading}\n\n{}", lines.collect::<String>());
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
    let names: Vec<String> = grid.names().iter().map(|name| escape(name)).collect();
    let rows = grid.rows.iter().filter_map(Row::cells);
    let rows = rows.map(|cells| cells.iter().map(|cell| escape(&cell.text)).collect());
    let rows: Vec<Vec<String>> = std::iter::once(names).chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let columns: Vec<(Align, usize)> =
        grid.columns().enumerate().map(|(index, it)| (it.align, width(index))).collect();
    let rule = columns.iter().map(|(align, width)| match align {
        Align::Left => "-".repeat(width + 2),
        Align::Right => "-".repeat(width + 1) + ":",
    });
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&columns).map(|(text, (align, width))| {
            let spaces = " ".repeat(width - text.width());
            match align {
                Align::Left => format!(" {text}{spaces} "),
                Align::Right => format!(" {spaces}{text} "),
            }
        });
        between_bars(cells)
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines.insert(1, between_bars(rule));
    lines.concat()
}

fn between_bars(cells: impl Iterator<Item = String>) -> String {
    format!("|{}|\n", words::joined(cells, "|"))
}

/// A text that Markdown shows as it is.
fn escape(text: &str) -> String {
    let escape = |c| ACTIVE.contains(c).then_some('\\').into_iter().chain([c]);
    text.chars().flat_map(escape).collect()
}
