//! Views as text for a terminal of a given width.
//!
//! Every layout is chosen by measuring before comfy-table draws it, so that no word is ever broken to
//! make a table fit.

mod draw;
mod reports;

use crate::output::{ascii, fit, fold_in};
use crate::views::{Changes, Grid, Sheet, Style};
use crate::words::messages;

pub use draw::Look;
pub use reports::{ending, explanation, game, log, status};

/// A score sheet as lines of text.
pub fn sheet(sheet: &Sheet, style: Style, look: Look) -> String {
    let mut text = grid(&deals(sheet, style, look), look);
    if has_places(sheet, style) {
        text += &format!("\n{}", grid(&sheet.places(), look));
    }
    for (heading, lines) in sheet.footnotes() {
        text += &format!("\n{heading}\n{}", notes(&lines, look));
    }
    text
}

/// The tables and notes of a sheet, each as the lines that head it and the lines below them.
pub fn sheet_parts(sheet: &Sheet, style: Style, look: Look) -> Vec<[String; 2]> {
    let mut grids = vec![deals(sheet, style, look)];
    if has_places(sheet, style) {
        grids.push(sheet.places());
    }

    let mut parts = Vec::new();
    for grid in grids {
        let grid = if look.ascii { ascii::grid(&grid) } else { grid };
        for piece in fit::pieces(&grid, look.width) {
            parts.push([draw::head(&piece, look), draw::rows(&piece, look)]);
        }
    }
    for (heading, lines) in sheet.footnotes() {
        parts.push([format!("{heading}\n"), notes(&lines, look)]);
    }
    parts
}

/// Whether the standings follow the deals.
fn has_places(sheet: &Sheet, style: Style) -> bool {
    style == Style::Full && !sheet.deals.is_empty()
}

fn notes(lines: &[String], look: Look) -> String {
    let options = textwrap::Options::new(look.width).subsequent_indent("  ");
    lines.iter().map(|line| textwrap::fill(line, &options) + "\n").collect()
}

/// Every deal of a sheet. The full sheet has a row for each deal if that fits, or else one for each
/// player.
fn deals(sheet: &Sheet, style: Style, look: Look) -> Grid {
    let by_deal = sheet.grid(style);
    if style == Style::Paper || fit::is_comfortable(&by_deal, look.width) {
        return by_deal;
    }
    let terse_by_deal = by_deal.terse();
    if fit::is_comfortable(&terse_by_deal, look.width) {
        return terse_by_deal;
    }
    let by_player = sheet.by_player();
    if fit::is_comfortable(&by_player, look.width) {
        return by_player;
    }
    by_player.terse()
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
    if look.ascii {
        let drawn = self::grid(&ascii::grid(grid), Look { ascii: false, ..look });
        // The sign for a text cut short is as wide as the one it replaces.
        return drawn.replace('…', "~").replace('·', "-");
    }

    let mut text = String::new();
    for piece in fit::pieces(grid, look.width) {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &draw::head(&piece, look);
        text += &draw::rows(&piece, look);
    }
    text
}
