//! Sheets as HTML: one file that needs no other, without any script, for screens of every size,
//! light and dark, and for paper.

mod table;

use super::chart::Plot;
use crate::views::{Below, Counts, DealTold, Schedule, Sheet, Style, Told};
use askama::Template;
use std::ops::Range;
use table::Table;

/// The page of a game.
#[derive(Template)]
#[template(path = "sheet.html")]
struct Page<'a> {
    title: &'a str,
    /// What stands under the title: the game, how far it has come, the score.
    about: Vec<String>,
    outcome: Option<&'a str>,
    places_title: &'a str,
    places: Option<Table>,
    plot: Option<Plot>,
    sheet: Table,
    /// The class of the sheet.
    class: &'static str,
    /// Whether its cells are stacked where the screen is narrow.
    stack: bool,
    /// The width that the sheet needs to stand a deal a row, in rem.
    need: usize,
    bonuses: bool,
    /// The players' columns, counted from 0.
    columns: Range<usize>,
    below: Vec<Below>,
    told: &'a [DealTold],
}

/// A sheet to write on.
#[derive(Template)]
#[template(path = "blank.html")]
struct BlankPage<'a> {
    title: &'a str,
    sheet: Table,
    rows: usize,
    /// How many deals go once round the table.
    round: usize,
    /// Whether the players' names are known.
    named: bool,
    notes: &'a [String],
}

/// What a blank sheet needs besides its schedule.
#[derive(Clone, Debug)]
pub struct Blank<'a> {
    /// The name of the rules.
    pub title: &'a str,
    /// What the score counts.
    pub counts: Counts,
    /// The players, in the order of the columns.
    pub players: &'a [String],
    /// What the table has to know, a sentence each.
    pub notes: &'a [String],
}

/// Returns a page with the sheet, the standings, the chart of the running totals, and how every
/// point came about.
pub fn sheet(sheet: &Sheet, style: Style, told: &Told) -> String {
    let grid = match style {
        Style::Paper => sheet.paper(),
        Style::Full => sheet.by_deal(),
    };
    let mut deals = Table::of(&grid, &cells_told(sheet, style));
    let plot = Plot::of(&sheet.chart());
    if plot.is_some() {
        deals.key_heads(&sheet.players);
    }
    deals.link_rows(|row| (row < told.deals.len()).then(|| format!("deal-{}", row + 1)));
    let places = (!sheet.deals.is_empty()).then(|| {
        let places = sheet.places();
        let mut table = Table::of(&places, places_told(sheet));
        table.key_rows(&sheet.players);
        table
    });
    let game = Some(sheet.game.clone()).filter(|game| !game.is_empty());
    let score = format!("score {}", sheet.scoring);
    let page = Page {
        title: &sheet.title,
        places_title: if sheet.finished { "Final standings" } else { "Standings" },
        about: game.into_iter().chain([sheet.progress(), score]).collect(),
        outcome: told.outcome.as_deref(),
        places,
        plot,
        sheet: deals,
        class: if style == Style::Paper { "deals paper" } else { "deals" },
        stack: style == Style::Full || sheet.counts == Counts::Contracts,
        need: needed(sheet, style),
        bonuses: sheet.bonuses,
        columns: 0..sheet.players.len(),
        below: sheet.below(),
        told: &told.deals,
    };
    written(&page)
}

/// Returns a page with an empty sheet, to keep score by pen.
pub fn blank(schedule: &Schedule, blank: &Blank<'_>) -> String {
    let grid = schedule.blank(blank.counts, blank.players);
    let sheet = Table::of(&grid, "Every deal, with room to write");
    let rows = sheet.rows.len();
    let (round, named) = (blank.players.len(), schedule.named);
    written(&BlankPage { title: blank.title, sheet, rows, round, named, notes: blank.notes })
}

fn written(page: &impl Template) -> String {
    let page = page.render().expect("memory takes every page");
    format!("{}\n", page.trim_end())
}

/// Returns about how wide a sheet is with a deal a row, in rem: in letters of the usual size.
fn needed(sheet: &Sheet, style: Style) -> usize {
    let (left, each) = match (style, sheet.counts) {
        (Style::Paper, Counts::Contracts) => (22, 6),
        (Style::Paper, _) => (6, 6),
        (Style::Full, Counts::Hands) => (14, 10),
        (Style::Full, Counts::Contracts) => (24, 7),
        (Style::Full, Counts::Tricks) => (12, 9),
    };
    left + (each + if sheet.bonuses { 3 } else { 0 }) * sheet.players.len()
}

/// Returns what the standings count, for their caption.
const fn places_told(sheet: &Sheet) -> &'static str {
    match sheet.counts {
        Counts::Hands => "Points, and deals made and missed",
        Counts::Contracts => "Points, and contracts won and lost",
        Counts::Tricks => "Points, and deals won and lost",
    }
}

/// Returns what a player's cells say, for the caption.
fn cells_told(sheet: &Sheet, style: Style) -> String {
    let bonus = if sheet.bonuses { ", bonus" } else { "" };
    match (style, sheet.counts) {
        (Style::Paper, Counts::Hands) => {
            format!("Of each player: bid (underlined where missed), total{bonus}")
        }
        (Style::Paper, Counts::Contracts) => format!("Of each player: points, total{bonus}"),
        (Style::Paper, Counts::Tricks) => {
            format!("Of each player: tricks (underlined without most of them), total{bonus}")
        }
        (Style::Full, Counts::Hands) => {
            format!("Of each player: bid/took, ✓ made or ✗ missed, points{bonus}, total")
        }
        (Style::Full, Counts::Contracts) => {
            format!("Of each player: ✓ made or ✗ missed the contract, points{bonus}, total")
        }
        (Style::Full, Counts::Tricks) => {
            format!("Of each player: tricks, ✓ for most of them, points{bonus}, total")
        }
    }
}
