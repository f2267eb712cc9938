//! Views as text for a terminal of a given width.
//!
//! Every layout is chosen by measuring before comfy-table draws it, so that no word is ever broken to
//! make a table fit.

mod draw;
mod reports;

use crate::output::{ascii, fit, fold_in};
use crate::views::{Changes, Grid, Row, Sheet, Style};
use crate::words::messages;

pub use draw::Look;
pub use reports::{ending, explanation, log, status};

/// A score sheet as lines of text. If it does not fit a screen of `rows`, it begins with the
/// standings.
pub fn sheet(sheet: &Sheet, style: Style, look: Look, rows: Option<usize>) -> String {
    let [deals, standings, notes] = sections(sheet, style, look);
    let text = joined(&[&*deals, &standings, &notes].concat());
    if rows.is_some_and(|rows| text.lines().count() >= rows) {
        joined(&[standings, deals, notes].concat())
    } else {
        text
    }
}

/// The tables and notes of a sheet, each as the lines that head it and the lines below them.
pub fn sheet_parts(sheet: &Sheet, style: Style, look: Look) -> Vec<[String; 2]> {
    sections(sheet, style, look).concat()
}

/// A sheet on paper, as the parts that stand beside something else: the widest that fits.
pub fn sheet_beside(sheet: &Sheet, look: Look) -> Vec<[String; 2]> {
    let grids = sheet.beside();
    let fitting = grids.iter().find(|grid| fit::is_comfortable(grid, look.width));
    let deals = fitting.or(grids.last()).cloned();
    [deals.map(|deals| pieces(deals, look)).unwrap_or_default(), footnotes(sheet, look)].concat()
}

/// The parts of a sheet: those of the deals, of the standings, and of the notes.
fn sections(sheet: &Sheet, style: Style, look: Look) -> [Vec<[String; 2]>; 3] {
    let mut standings = Vec::new();
    if style == Style::Full && sheet.has_places() {
        standings = pieces(sheet.places(), look);
    }
    let mut drawn = Vec::new();
    for table in deals(sheet, style, look) {
        drawn.extend(pieces(table, look));
    }
    [drawn, standings, footnotes(sheet, look)]
}

fn footnotes(sheet: &Sheet, look: Look) -> Vec<[String; 2]> {
    let footnotes = sheet.footnotes.iter();
    footnotes.map(|(heading, lines)| [format!("{heading}\n"), notes(lines, look)]).collect()
}

fn notes(lines: &[String], look: Look) -> String {
    let options = textwrap::Options::new(look.width).subsequent_indent("  ");
    lines.iter().map(|line| textwrap::fill(line, &options) + "\n").collect()
}

/// Every deal of a sheet. The full sheet has a row for each deal if the table on paper fits, with the contracts
/// in a table of their own if need be, or else a row for each player.
fn deals(sheet: &Sheet, style: Style, look: Look) -> Vec<Grid> {
    if style == Style::Paper {
        return vec![sheet.grid(style)];
    }
    let tables = sheet.widest_first();
    for table in &tables {
        if let Some(table) = comfortable(table.clone(), look) {
            return vec![table];
        }
    }
    if sheet.has_contracts() {
        for table in tables {
            let parts = fit::first_apart(table).into_iter();
            if let Some(parts) = parts.map(|part| comfortable(part, look)).collect() {
                return parts;
            }
        }
    }
    vec![comfortable(sheet.by_player(), look).unwrap_or_else(|| sheet.by_player().terse())]
}

/// A table with long labels if it fits in one piece, or else with terse ones if it fits then.
fn comfortable(grid: Grid, look: Look) -> Option<Grid> {
    if fit::is_comfortable(&grid, look.width) {
        return Some(grid);
    }
    let terse = grid.terse();
    if fit::is_comfortable(&terse, look.width) { Some(terse) } else { None }
}

/// The points that a correction changes, between its sentences, which are folded at `fold_at`.
pub fn changes(changes: &Changes, look: Look, fold_at: Option<usize>) -> String {
    let mut text = paragraphs(&changes.corrections(), fold_at);
    match changes.grid() {
        Some(points) => text += &format!("\n{}\n", grid(&points, look)),
        None => text += &format!("{}\n", messages::CorrectionPointsUnchanged.say()),
    }
    text + &paragraphs(&changes.consequences(), fold_at)
}

fn paragraphs(lines: &[String], fold_at: Option<usize>) -> String {
    let width = fold_at.unwrap_or(usize::MAX);
    lines.iter().map(|line| fold_in(line, width, 0) + "\n").collect()
}

/// A table as lines of text. Where it is too wide, first long names are shortened, then the table
/// is split into pieces, one below the other.
pub fn grid(grid: &Grid, look: Look) -> String {
    joined(&pieces(grid.clone(), look))
}

/// The pieces of a table, each as the lines that head it and its rows.
fn pieces(grid: Grid, look: Look) -> Vec<[String; 2]> {
    let grid = if look.ascii { in_ascii(grid) } else { grid };
    let mut pieces = Vec::new();
    for piece in fit::pieces(grid, look.width) {
        let mut drawn = [draw::head(&piece, look), draw::rows(&piece, look)];
        if look.ascii {
            // The sign for a text cut short is as wide as the one it replaces.
            drawn = drawn.map(|lines| lines.replace('…', "~").replace('·', "-"));
        }
        pieces.push(drawn);
    }
    pieces
}

/// Parts with an empty line between them.
fn joined(parts: &[[String; 2]]) -> String {
    let texts: Vec<String> = parts.iter().map(|part| part.concat()).collect();
    texts.join("\n")
}

/// A table with our signs in ASCII, before it is laid out: some become longer.
fn in_ascii(mut grid: Grid) -> Grid {
    for part in &mut grid.caption {
        *part = ascii::text(part);
    }
    for group in &mut grid.groups {
        group.heading = ascii::text(&group.heading);
    }
    for row in &mut grid.rows {
        match row {
            Row::Cells(cells) => {
                cells.iter_mut().for_each(|cell| cell.text = ascii::text(&cell.text))
            }
            Row::Title(parts) => parts.iter_mut().for_each(|part| *part = ascii::text(part)),
            Row::Line => {}
        }
    }
    grid
}
