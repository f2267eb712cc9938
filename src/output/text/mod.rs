//! Sheets as text for a terminal of a given width.
//!
//! Every layout is chosen here, by measuring, before comfy-table draws it: comfy-table would break
//! words to make a table fit.

mod draw;
mod paint;
mod pieces;

use crate::output::fold::fold_in;
use crate::output::{ascii, fit};
use crate::views::{Below, Changes, Grid, Schedule, Sheet, Style};

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

/// Returns a score sheet as lines of text.
pub fn sheet(sheet: &Sheet, style: Style, look: Look) -> String {
    let table = match style {
        Style::Paper => grid(&sheet.paper(), look),
        Style::Full if sheet.deals.is_empty() => deals(sheet, look),
        Style::Full => format!("{}\n{}", deals(sheet, look), grid(&sheet.places(), look)),
    };
    table + &below(sheet, look)
}

/// Returns what stands below the sheet, each part under its heading.
fn below(sheet: &Sheet, look: Look) -> String {
    let options = textwrap::Options::new(look.width).subsequent_indent("  ");
    let told = |Below { heading, lines }: Below| {
        let lines = lines.iter().map(|line| textwrap::fill(line, &options) + "\n");
        std::iter::once(format!("\n{heading}\n")).chain(lines).collect::<String>()
    };
    sheet.below().into_iter().map(told).collect()
}

/// Returns every deal of the full sheet: a row a deal where that fits, else a line a player.
fn deals(sheet: &Sheet, look: Look) -> String {
    let (wide, tall) = (sheet.by_deal(), sheet.by_player());
    let layouts = [wide.clone(), wide.terse(), tall.clone()];
    let fitting = layouts.iter().find(|layout| fit::comfortably(layout, look.width).is_some());
    grid(fitting.unwrap_or(&tall.terse()), look)
}

/// Returns a schedule as lines of text.
pub fn schedule(schedule: &Schedule, look: Look) -> String {
    grid(&schedule.grid(), look)
}

/// What a correction changes, as lines of text; sentences are folded at `fold_at`, if anywhere.
pub fn changes(changes: &Changes, look: Look, fold_at: Option<usize>) -> String {
    let paragraphs = |lines: Vec<String>| -> String {
        let folded = |line: &String| match fold_at {
            Some(width) => fold_in(line, width, 0) + "\n",
            None => format!("{line}\n"),
        };
        lines.iter().map(folded).collect()
    };
    let numbers = match changes.grid() {
        Some(numbers) => format!("\n{}\n", grid(&numbers, look)),
        None => "No points change.\n".into(),
    };
    paragraphs(changes.corrections()) + &numbers + &paragraphs(changes.consequences())
}

/// Returns a table as lines of text. Where it is too wide, first long names are shortened, then
/// the table is split into pieces, one below the other.
pub fn grid(grid: &Grid, look: Look) -> String {
    if look.ascii {
        // What is cut short is marked by a sign as wide as the one that stands there otherwise.
        let drawn = self::grid(&ascii::grid(grid), Look { ascii: false, ..look });
        return drawn.replace('…', "~").replace('·', "-");
    }
    let pieces = pieces::pieces(grid, look.width);
    let lines = pieces.iter().enumerate().flat_map(|(index, piece)| {
        let between = (index > 0).then(String::new);
        between.into_iter().chain(draw::lines(piece, look))
    });
    lines.fold(String::new(), |text, line| text + line.trim_end() + "\n")
}
