//! Sheets as Markdown, with tables as GitHub's flavour has them.

use crate::views::{Align, Footnotes, Grid, Row, Schedule, Sheet, Style};
use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, ContentArrangement, Table};

/// Characters that mean something to Markdown, or to HTML in it.
const ACTIVE: &str = "\\`*_[]<>#|~&!$";

/// A score sheet as Markdown: in full with headings and the standings.
pub fn sheet(sheet: &Sheet, style: Style) -> String {
    let mut text = match style {
        Style::Paper => table(&sheet.paper()),
        Style::Full => {
            let deals = sheet.by_deal();
            format!("## {}\n\n{}", heading(&deals), table(&deals))
        }
    };
    if style == Style::Full && !sheet.deals.is_empty() {
        let places = sheet.places();
        text += &format!("\n### {}\n\n{}", heading(&places), table(&places));
    }
    for Footnotes { heading, lines } in sheet.footnotes() {
        let lines = lines.iter().map(|line| format!("* {}\n", escape(line)));
        text += &format!("\n### {heading}\n\n{}", lines.collect::<String>());
    }
    text
}

/// A schedule as a Markdown table.
pub fn schedule(schedule: &Schedule) -> String {
    table(&schedule.grid())
}

fn heading(grid: &Grid) -> String {
    grid.caption.iter().map(|part| escape(part)).collect::<Vec<_>>().join(" · ")
}

/// A table with a line for its names and one for each row. A line across the table is left out: it
/// would be an empty row.
fn table(grid: &Grid) -> String {
    let grid = grid.joined();
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(grid.names().iter().map(|name| escape(name)));
    for cells in grid.rows.iter().filter_map(Row::cells) {
        table.add_row(cells.iter().map(|cell| escape(&cell.text)));
    }
    for (drawn, column) in table.column_iter_mut().zip(grid.columns()) {
        if column.align == Align::Right {
            drawn.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut lines: Vec<String> = table.lines().collect();
    if let Some(rule) = lines.get_mut(1) {
        *rule = aligned(rule, &grid);
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The rule under the names, with a colon at the end of each column aligned right.
fn aligned(rule: &str, grid: &Grid) -> String {
    let mut aligned = String::from("|");
    for (dashes, column) in rule.trim_matches('|').split('|').zip(grid.columns()) {
        match column.align {
            Align::Left => aligned.push_str(dashes),
            Align::Right => aligned.push_str(&format!("{}:", &dashes[1..])),
        }
        aligned.push('|');
    }
    aligned
}

/// A text that Markdown shows as it is.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if ACTIVE.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}
