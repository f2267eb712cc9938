//! Sheets as HTML: one file that needs no other, without any script, for screens of every size,
//! light and dark, and for paper.

mod table;

use super::chart::Plot;
use crate::views::{Counts, ExplainedDeal, Explanation, Footnotes, Player, Schedule, Sheet, Style};
use crate::words;
use askama::Template;
use std::ops::Range;
use table::HtmlTable;

/// The page of a game.
#[derive(Template)]
#[template(path = "sheet.html")]
struct Page<'a> {
    title: &'a str,
    /// The line under the title: the game, how far it has come, the score.
    about: Vec<String>,
    outcome: Option<&'a str>,
    places_title: &'a str,
    places: Option<HtmlTable>,
    plot: Option<Plot>,
    sheet: HtmlTable,
    /// The class of the sheet.
    class: &'static str,
    /// Whether its cells are stacked on narrow screens.
    stack: bool,
    /// The width that the sheet needs for a row to fit one line, in rem.
    need: usize,
    bonuses: bool,
    /// The players' columns, counted from 0.
    columns: Range<usize>,
    footnotes: Vec<Footnotes>,
    explanation: &'a Explanation,
    /// The deals explained.
    deals: Vec<&'a ExplainedDeal>,
}

/// A sheet to write on.
#[derive(Template)]
#[template(path = "blank.html")]
struct BlankPage<'a> {
    title: &'a str,
    sheet: HtmlTable,
    rows: usize,
    /// The number of deals in a round.
    round: usize,
    /// Whether the players' names are known.
    named: bool,
    notes: &'a [String],
}

/// A sheet to keep score by pen.
#[derive(Clone, Debug)]
pub struct Blank<'a> {
    /// The name of the rules.
    pub title: &'a str,
    /// Every deal.
    pub schedule: &'a Schedule,
    /// What the score counts.
    pub counts: Counts,
    /// The players, in column order.
    pub players: &'a [Player],
    /// What the table has to know, in sentences.
    pub notes: &'a [String],
}

/// A page with the sheet, the standings, the chart of the running totals, and how every point came
/// about.
pub fn sheet(sheet: &Sheet, style: Style, explanation: &Explanation) -> String {
    let grid = match style {
        Style::Paper => sheet.paper(),
        Style::Full => sheet.by_deal(),
    };
    let deals: Vec<&ExplainedDeal> = explanation.deals.iter().filter(|deal| deal.over).collect();
    let caption = words::sheet_caption(style == Style::Paper, sheet.counts, sheet.bonuses);
    let mut table = HtmlTable::of(&grid, &caption);
    let plot = Plot::of(&sheet.chart());
    if plot.is_some() {
        table.key_heads(&sheet.players);
    }
    table.link_rows(|row| (row < deals.len()).then(|| format!("deal-{}", row + 1)));
    let places = (!sheet.deals.is_empty()).then(|| {
        let mut places = HtmlTable::of(&sheet.places(), words::standings_caption(sheet.counts));
        places.key_rows(&sheet.players);
        places
    });
    let game = Some(sheet.game.clone()).filter(|game| !game.is_empty());
    let score = format!("score {}", sheet.scoring);
    written(&Page {
        title: &sheet.title,
        places_title: sheet.standings_title(),
        about: game.into_iter().chain([sheet.progress(), score]).collect(),
        outcome: sheet.outcome.as_deref(),
        places,
        plot,
        sheet: table,
        class: if style == Style::Paper { "deals paper" } else { "deals" },
        stack: style == Style::Full || sheet.counts == Counts::Contracts,
        need: needed(sheet, style),
        bonuses: sheet.bonuses,
        columns: 0..sheet.players.len(),
        footnotes: sheet.footnotes(),
        explanation,
        deals,
    })
}

/// A page with an empty sheet, to keep score by pen.
pub fn blank(blank: &Blank<'_>) -> String {
    let grid = blank.schedule.blank(blank.counts, blank.players);
    let sheet = HtmlTable::of(&grid, "Every deal, with room to write");
    let (rows, round) = (sheet.rows.len(), blank.players.len());
    let named = blank.players.iter().all(|player| matches!(player, Player::Named(_)));
    written(&BlankPage { title: blank.title, sheet, rows, round, named, notes: blank.notes })
}

fn written(page: &impl Template) -> String {
    let page = page.render().expect("memory takes every page");
    format!("{}\n", page.trim_end())
}

/// About how wide a sheet is with a row for each deal, in rem: the width of a usual letter.
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
