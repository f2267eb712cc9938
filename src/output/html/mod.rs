//! Sheets as HTML: one file that needs no other, without any script, for screens of every size,
//! light and dark, and for paper.

mod table;

use super::Drawn;
#[cfg(feature = "cli")]
pub(crate) use super::chart::Plot;
#[cfg(not(feature = "cli"))]
use super::chart::Plot;
use crate::views::{ExplainedDeals, ScoreBasis, Sheet, Style};
use crate::words::{self, messages};
use askama::Template;
use std::fmt::{self, Display};
#[cfg(feature = "cli")]
pub(crate) use table::HtmlTable;
#[cfg(not(feature = "cli"))]
use table::HtmlTable;
use unicode_width::UnicodeWidthStr;

/// The page of a game.
#[derive(Template)]
#[template(path = "sheet.html")]
struct PrintedSheet<'a> {
    sheet: &'a Sheet,
    style: Style,
    /// How the points of each deal came about, one after the other.
    explained: &'a ExplainedDeals,
    /// The line under the title: the game, how far it has come, the score.
    about: Vec<String>,
    deals: HtmlTable,
    places: HtmlTable,
    plot: Option<Plot>,
    /// The width that the deals need for a row to fit one line, in rem.
    need: usize,
    /// The lines that the deals and the notes need in print.
    lines: usize,
}

/// A page with the sheet, the standings, the chart of the running totals, and how every point came
/// about.
pub fn sheet(sheet: Sheet, style: Style, explained: ExplainedDeals) -> impl Display {
    Drawn(move |f| {
        let caption = match style {
            Style::Full => words::sheet_caption(sheet.basis, sheet.bonuses),
            Style::Paper => words::paper_caption(sheet.basis, sheet.bonuses),
        };
        let standings = words::standings_caption(sheet.basis);
        let plot = Plot::of(&sheet);
        let marked = if plot.is_some() { sheet.side_names() } else { Vec::new() };
        let mut about = Vec::new();
        if sheet.json.title.is_some() {
            about.push(sheet.rules_title.clone());
        }
        if !sheet.json.game.is_empty() {
            about.push(sheet.json.game.clone());
        }
        about.extend([
            sheet.progress.clone(),
            messages::TableScoring { score: &sheet.json.scoring }.say(),
        ]);

        let page = PrintedSheet {
            sheet: &sheet,
            style,
            explained: &explained,
            about,
            deals: HtmlTable::of(sheet.grid(style), &caption, &marked),
            places: HtmlTable::of(sheet.places(), &standings, &marked),
            plot,
            need: needed_width(&sheet, style),
            lines: needed_lines(&sheet),
        };
        page.render_into(f).map_err(|_| fmt::Error)?;
        f.write_str("\n")
    })
}

/// About how wide a sheet is with a row for each deal, in rem: the width of a usual letter.
fn needed_width(sheet: &Sheet, style: Style) -> usize {
    let (left, each) = match (style, sheet.basis) {
        (Style::Paper, ScoreBasis::Contracts) => (22, 6),
        (Style::Paper, _) => (6, 6),
        (Style::Full, ScoreBasis::Hands) => (14, 10),
        (Style::Full, ScoreBasis::Contracts) => (24, 7),
        (Style::Full, ScoreBasis::Tricks) => (12, 9),
    };
    let partners = sheet.json.players.len() - sheet.json.sides.len();
    left + (each + if sheet.bonuses { 3 } else { 0 }) * sheet.json.sides.len() + 4 * partners
}

/// About how many lines of print the deals need, with the notes below them and all places except those
/// next to the chart.
fn needed_lines(sheet: &Sheet) -> usize {
    const BESIDE_CHART: usize = 7;
    const LINES_OF_HEADING: usize = 3;
    const LETTERS_OF_LINE: usize = 110;

    let mut lines = sheet.drawn.len() + usize::from(sheet.json.current.is_some());
    lines += sheet.json.sides.len().saturating_sub(BESIDE_CHART);
    for (_, notes) in &sheet.footnotes {
        lines += LINES_OF_HEADING;
        lines += notes.iter().map(|note| 1 + note.width() / LETTERS_OF_LINE).sum::<usize>();
    }
    lines.max(1)
}
