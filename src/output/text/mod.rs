//! Views as text for a terminal of a given width.
//!
//! Every layout is chosen by measuring, so that no word is ever broken to make a table fit. `reports`
//! builds on `draw`; `pieces` does not.

mod draw;
mod pieces;
mod reports;

use crate::output::fold_in;
use crate::output::{ascii, fit};
use crate::views::{Changes, Footnotes, Grid, Sheet, Style};
use crate::words;

pub use draw::Look;
pub use reports::{explanation, game, log, status};

/// A score sheet as lines of text.
pub fn sheet(sheet: &Sheet, style: Style, look: Look) -> String {
    let table = match style {
        Style::Paper => grid(&sheet.grid(style), look),
        Style::Full if sheet.deals.is_empty() => deals(sheet, look),
        Style::Full => format!("{}\n{}", deals(sheet, look), grid(&sheet.places(), look)),
    };
    let options = textwrap::Options::new(look.width).subsequent_indent("  ");
    let footnotes = sheet.footnotes().into_iter().map(|Footnotes { heading, lines }| {
        let lines = lines.iter().map(|line| textwrap::fill(line, &options) + "\n");
        format!("\n{heading}\n{}", lines.collect::<String>())
    });
    table + &footnotes.collect::<String>()
}

/// Every deal of the full sheet: a row for each if that fits, or else a line for each player.
fn deals(sheet: &Sheet, look: Look) -> String {
    let (wide, tall) = (sheet.grid(Style::Full), sheet.by_player());
    let layouts = [wide.clone(), wide.terse(), tall.clone()];
    let fitting = layouts.iter().find(|layout| fit::comfortably(layout, look.width).is_some());
    grid(fitting.unwrap_or(&tall.terse()), look)
}

/// What a correction changes, as lines of text; sentences are folded at `fold_at`, if anywhere.
pub fn changes(changes: &Changes, look: Look, fold_at: Option<usize>) -> String {
    let width = fold_at.unwrap_or(usize::MAX);
    let paragraphs = |lines: Vec<String>| -> String {
        lines.iter().map(|line| fold_in(line, width, 0) + "\n").collect()
    };
    let numbers = match changes.grid() {
        Some(numbers) => format!("\n{}\n", grid(&numbers, look)),
        None => words::no_points_change().to_owned() + "\n",
    };
    paragraphs(changes.corrections()) + &numbers + &paragraphs(changes.consequences())
}

/// A table as lines of text. Where it is too wide, first long names are shortened, then the table
/// is split into pieces, one below the other.
pub fn grid(grid: &Grid, look: Look) -> String {
    if look.ascii {
        // The sign for a text cut short is as wide as the one it replaces.
        let drawn = self::grid(&ascii::grid(grid), Look { ascii: false, ..look });
        return drawn.replace('…', "~").replace('·', "-");
    }
    let pieces = pieces::pieces(grid, look.width);
    let pieces = pieces.iter().map(|piece| {
        let lines = draw::lines(piece, look);
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect::<String>()
    });
    pieces.collect::<Vec<_>>().join("\n")
}
