//! Sheets as Markdown, with tables as GitHub's flavour has them.

use crate::views::{Align, Below, Grid, Row, Schedule, Sheet, Style};
use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, ContentArrangement, Table};

/// What Markdown, or HTML in it, would take for more than a character.
const ACTIVE: &str = "\\`*_[]<>#|~&!$";

/// Returns a score sheet as Markdown: in full with headings and the standings.
pub fn sheet(sheet: &Sheet, style: Style) -> String {
    let tables = match style {
        Style::Paper => table(&sheet.paper()),
        Style::Full => {
            let (deals, places) = (sheet.by_deal(), sheet.places());
            let mut told = format!("## {}\n\n{}", heading(&deals), table(&deals));
            if !sheet.deals.is_empty() {
                told.push_str(&format!("\n### {}\n\n{}", heading(&places), table(&places)));
            }
            told
        }
    };
    tables + &below(sheet)
}

/// Returns what stands below the sheet as lists, each under its heading.
fn below(sheet: &Sheet) -> String {
    let told = |Below { heading, lines }: Below| {
        let lines = lines.iter().map(|line| format!("* {}\n", escape(line)));
        format!("\n### {heading}\n\n{}", lines.collect::<String>())
    };
    sheet.below().into_iter().map(told).collect()
}

/// Returns a schedule as a Markdown table.
pub fn schedule(schedule: &Schedule) -> String {
    table(&schedule.grid())
}

fn heading(grid: &Grid) -> String {
    grid.caption.iter().map(|part| escape(part)).collect::<Vec<_>>().join(" · ")
}

/// Returns a table in one line for its names and one a row. A line across the table is left out:
/// there it would be an empty row.
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

/// Returns the rule under the names with a colon at the end of each column that stands right.
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

/// Returns a text that Markdown shows as it is.
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
