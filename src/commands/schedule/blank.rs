//! An empty sheet, to keep score by pen.

use super::table::DealTable;
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::output::html::HtmlTable;
use crate::presets;
use crate::rules::{Ruleset, ScoreBasis};
use crate::views::{Cell, Column, Grid, Group, Ink, Row, contract_columns};
use crate::words::{self, messages};
use askama::Template;

/// What stands in the columns of a player who sits out.
const NOTHING: &str = "–";

#[derive(Template)]
#[template(path = "blank.html")]
struct BlankPage {
    title: String,
    notes: Vec<String>,
    deals: HtmlTable,
    player_count: usize,
    has_names: bool,
}

/// The page: every deal, columns for the sides, and what the table has to know.
pub(super) fn page(rules: &Ruleset, table: &DealTable<'_>) -> String {
    let mut notes =
        vec![words::capital(&words::scoring(&rules.scoring, &presets::cite_score(rules)))];
    notes.extend(words::running_tallies(rules));
    if table.plan.iter().any(|deal| deal.forehead) {
        notes.push(messages::TableBlankForehead.say());
    }
    let page = BlankPage {
        title: words::rules_title(rules),
        notes,
        deals: HtmlTable::of(grid(rules, table), &messages::TableBlankCaption.say(), &[]),
        player_count: table.columns.len(),
        has_names: table.players.is_some(),
    };
    page.render().expect("memory takes every page") + "\n"
}

/// A row for each deal, with empty columns for each side: a bid of each of its players, or what it took or scored, the
/// tallies that carry over, and the total. A dead hand is struck out. After an auction, the contract has columns too.
fn grid(rules: &Ruleset, table: &DealTable<'_>) -> Grid {
    let basis = rules.scoring.basis();
    let sides = sides(rules, table.columns);
    let tallies = running_tallies(rules);
    let mut grid = Grid::new(groups(basis, &sides, tallies, table));
    let columns = grid.columns().count();
    for deal in table.plan {
        let mut cells = head(deal, basis, table);
        let own: usize = sides.iter().map(|side| first_columns(basis, side) + tallies + 1).sum();
        cells.resize(columns - own, Cell::default());
        for side in &sides {
            let sits_out = deal.dead.as_ref() == side.first();
            cells.push(if sits_out { Cell::new(NOTHING, Ink::Dim) } else { Cell::default() });
            cells.resize(cells.len() + first_columns(basis, side) + tallies, Cell::default());
        }
        grid.rows.push(Row::Cells(cells));
    }
    grid
}

/// The members of each side, in the order of the columns.
fn sides(rules: &Ruleset, columns: &[Seat]) -> Vec<Vec<Seat>> {
    let side_of = |seat: &Seat| rules.sides.side_of(*seat, columns.len());
    let sides = words::each_once(columns.iter().map(side_of));
    let members =
        |side| columns.iter().copied().filter(|seat| side_of(seat) == side).collect::<Vec<Seat>>();
    sides.into_iter().map(members).collect()
}

/// How many columns a side has before its total.
fn first_columns(basis: ScoreBasis, side: &[Seat]) -> usize {
    if basis == ScoreBasis::Hands { side.len() } else { 1 }
}

/// How many tallies a side carries over from deal to deal.
fn running_tallies(rules: &Ruleset) -> usize {
    rules.tallies_in_force().filter(|rule| rule.every.is_some()).count()
}

fn groups(
    basis: ScoreBasis,
    sides: &[Vec<Seat>],
    tallies: usize,
    table: &DealTable<'_>,
) -> Vec<Group> {
    let mut left = vec![Column::NUMBERS.labelled(messages::HeadingDeal).row_heading()];
    if basis == ScoreBasis::Hands {
        left.push(Column::NUMBERS.labelled(messages::HeadingCards));
    }
    if basis != ScoreBasis::Contracts {
        left.push(Column::WORDS.labelled(messages::HeadingTrump));
    }
    left.push(Column::NAMES.labelled(messages::HeadingDealer).in_short(messages::HeadingDealer));

    let mut groups = vec![Group::new("", left).stub()];
    if basis == ScoreBasis::Contracts {
        groups.push(Group::new("", contract_columns()));
    }
    let first = match basis {
        ScoreBasis::Hands => messages::HeadingBid,
        ScoreBasis::Contracts => messages::HeadingPoints,
        ScoreBasis::Tricks => messages::HeadingTook,
    };
    for side in sides {
        let first = Column::NUMBERS.labelled(first);
        let mut columns = vec![first; first_columns(basis, side)];
        let tally = Column::NUMBERS.labelled(messages::HeadingTallies);
        columns.resize(columns.len() + tallies, tally);
        columns.push(Column::NUMBERS.labelled(messages::HeadingTotal));
        let members = side.iter().map(|seat| table.name(*seat));
        groups.push(Group::new(&words::joined(members, " & "), columns));
    }
    groups
}

/// What is known of a deal before it is played.
fn head(deal: &DealPlan, basis: ScoreBasis, table: &DealTable<'_>) -> Vec<Cell> {
    let mut cells = vec![Cell::plain(deal.number)];
    if basis == ScoreBasis::Hands {
        let forehead = if deal.forehead { "*" } else { "" };
        cells.push(Cell::plain(format!("{}{forehead}", deal.cards)));
    }
    if basis != ScoreBasis::Contracts {
        // A trump turned up is written in, like a bid.
        cells.push(Cell::maybe(deal.trump.known().map(|_| deal.trump.sign())));
    }
    cells.push(Cell::plain(table.name(deal.dealer)));
    cells
}
