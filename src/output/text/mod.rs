//! Views as text for a terminal of a given width.
//!
//! Every layout is chosen by measuring, so that no word is ever broken to make a table fit. `reports`
//! builds on `draw`; `pieces` does not.

mod draw;
mod pieces;
mod reports;

use crate::output::fit::Fitted;
use crate::output::{Drawn, ascii, fit, fold_in};
use crate::views::{Changes, Grid, Sheet, Style};
use crate::words::messages;
use std::borrow::Borrow;
use std::fmt::{self, Display, Formatter};

pub use draw::Look;
pub use reports::{ending, explanation, game, log, status};

/// A score sheet as lines of text.
pub fn sheet(sheet: impl Borrow<Sheet>, style: Style, look: Look) -> impl Display {
    Drawn(move |f| {
        let sheet = sheet.borrow();
        draw(&deals(sheet, style, look), look, f)?;
        if has_places(sheet, style) {
            writeln!(f)?;
            draw(&sheet.places(), look, f)?;
        }
        sheet
            .footnotes()
            .into_iter()
            .try_for_each(|(heading, lines)| write!(f, "\n{heading}\n{}", notes(&lines, look)))
    })
}

/// The tables and notes of a sheet, each as the lines that head it and the lines below them.
pub fn sheet_parts(sheet: &Sheet, style: Style, look: Look) -> Vec<[String; 2]> {
    let places = has_places(sheet, style).then(|| sheet.places());
    let tables = [deals(sheet, style, look)].into_iter().chain(places).flat_map(|grid| {
        let grid = if look.ascii { ascii::grid(&grid) } else { grid };
        let parts = |piece: &Fitted<'_>| {
            let head = Drawn(|f| draw::head(piece, look, f)).to_string();
            [head, Drawn(|f| draw::rows(piece, look, f)).to_string()]
        };
        pieces::pieces(&grid, look.width).iter().map(parts).collect::<Vec<_>>()
    });
    let footnotes = sheet.footnotes().into_iter();
    let footnotes = footnotes.map(|(heading, lines)| [format!("{heading}\n"), notes(&lines, look)]);
    tables.chain(footnotes).collect()
}

/// Whether the standings follow the deals.
fn has_places(sheet: &Sheet, style: Style) -> bool {
    style == Style::Full && !sheet.deals.is_empty()
}

fn notes(lines: &[String], look: Look) -> String {
    let options = textwrap::Options::new(look.width).subsequent_indent("  ");
    lines.iter().map(|line| textwrap::fill(line, &options) + "\n").collect()
}

/// Every deal of a sheet; of the full one a row for each if that fits, or else a line for each player.
fn deals(sheet: &Sheet, style: Style, look: Look) -> Grid {
    if style == Style::Paper {
        return sheet.grid(style);
    }
    let (by_deal, by_player) = (|| sheet.grid(Style::Full), || sheet.by_player());
    let wider: [&dyn Fn() -> Grid; 3] = [&by_deal, &|| by_deal().terse(), &by_player];
    let mut wider = wider.into_iter().map(|layout| layout());
    let fitting = wider.find(|layout| fit::is_comfortable(layout, look.width));
    fitting.unwrap_or_else(|| by_player().terse())
}

/// What a correction changes, as lines of text; sentences are folded at `fold_at`, if anywhere.
pub fn changes(changes: &Changes, look: Look, fold_at: Option<usize>) -> String {
    let width = fold_at.unwrap_or(usize::MAX);
    let paragraphs = |lines: Vec<String>| -> String {
        lines.iter().map(|line| fold_in(line, width, 0) + "\n").collect()
    };
    let numbers = match changes.grid() {
        Some(numbers) => format!("\n{}\n", grid(&numbers, look)),
        None => messages::CorrectionPointsUnchanged.say().to_owned() + "\n",
    };
    paragraphs(changes.corrections()) + &numbers + &paragraphs(changes.consequences())
}

/// A table as lines of text. Where it is too wide, first long names are shortened, then the table
/// is split into pieces, one below the other.
pub fn grid(grid: &Grid, look: Look) -> String {
    Drawn(|f| draw(grid, look, f)).to_string()
}

fn draw(grid: &Grid, look: Look, f: &mut Formatter<'_>) -> fmt::Result {
    if look.ascii {
        // The sign for a text cut short is as wide as the one it replaces.
        let drawn = self::grid(&ascii::grid(grid), Look { ascii: false, ..look });
        return f.write_str(&drawn.replace('…', "~").replace('·', "-"));
    }
    pieces::pieces(grid, look.width).iter().enumerate().try_for_each(|(index, piece)| {
        if index > 0 {
            writeln!(f)?;
        }
        draw::head(piece, look, f)?;
        draw::rows(piece, look, f)
    })
}
