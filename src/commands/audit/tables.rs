//! The tables of an audit.

use super::json::{AuditJson, AuditedTotal, SlipJson};
use super::words::cell_kind;
use crate::analysis::{CellKind, Fit, WrittenSheet};
use crate::game::Name;
use crate::rules::{Points, TieBreak};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::{self, messages};

/// The bids and tricks, with every number of tricks that is possible.
pub(super) fn tricks(findings: &AuditJson, sheet: &WrittenSheet) -> Grid {
    let deal = Column::NUMBERS.named(messages::HeadingDeal).row_heading();
    let names: Vec<&str> = sheet.players.names().map(Name::as_str).collect();
    let mut groups = vec![Group::of_one("", deal).stub()];
    for name in &names {
        groups.push(Group::of_one(name, Column::NUMBERS.named(messages::HeadingBidAndTook)));
    }

    let mut grid = Grid::new(groups);
    grid.caption = vec![messages::AuditCaptionTricks.say()];
    for deal in &findings.deals {
        let mut cells = vec![Cell::plain(deal.row)];
        for name in &names {
            let hand = deal.hands.iter().find(|hand| hand.player == *name);
            let text = hand.map(|hand| format!("{}/{}", hand.bid, words::joined(&hand.took, "|")));
            cells.push(Cell::maybe(text));
        }
        grid.push(cells);
    }
    grid
}

/// The right totals with their places, and those written where they differ.
pub(super) fn places(findings: &AuditJson, sheet: &WrittenSheet, fit: &Fit) -> Grid {
    let written = written_totals(sheet);
    let differs =
        findings.totals.iter().zip(&written).any(|(right, says)| *says != Some(right.total));

    let player = Column::NAMES.named(messages::HeadingPlayer).row_heading();
    let mut groups = vec![
        Group::new("", vec![Column::NUMBERS.named(messages::HeadingPlace), player]).stub(),
        Group::of_one(&messages::HeadingTotal.say(), Column::NUMBERS),
    ];
    if differs {
        groups.push(Group::of_one(&messages::HeadingWritten.say(), Column::NUMBERS));
    }

    let mut grid = Grid::new(groups);
    grid.caption = vec![messages::AuditCaptionTotals.say()];
    let ranks = right_ranks(findings, sheet, fit);
    let mut rows: Vec<_> = ranks.into_iter().zip(&findings.totals).zip(written).collect();
    rows.sort_by_key(|((rank, _), _)| *rank);
    for ((rank, AuditedTotal { player, total }), says) in rows {
        let ink = if rank == 1 { Ink::Leader } else { Ink::Plain };
        let mut cells = vec![Cell::new(rank, ink), Cell::new(player, ink), Cell::new(total, ink)];
        if differs {
            let is_wrong = says.is_some_and(|says| says != *total);
            let ink = if is_wrong { Ink::Missed } else { Ink::Plain };
            cells.push(Cell { ink, ..Cell::maybe(says) });
        }
        grid.push(cells);
    }
    grid
}

/// Whether another player is first with the right totals than with those written.
pub(super) fn changes_first(findings: &AuditJson, sheet: &WrittenSheet, fit: &Fit) -> bool {
    let written: Option<Vec<Points>> = written_totals(sheet).into_iter().collect();
    let Some(written) = written else { return false };
    let written_ranks =
        ranks(&written, fit, |row, player| sheet.rows[row].hands[player].cell(CellKind::Total));
    let mut both = right_ranks(findings, sheet, fit).into_iter().zip(written_ranks);
    both.any(|(right, says)| (right == 1) != (says == 1))
}

/// The sheet as it is written, with what each wrong cell should be.
pub(super) fn marked(findings: &AuditJson, sheet: &WrittenSheet) -> Grid {
    use CellKind::{Bid, Bonus, Points, Ruling, Took, Total};
    let mut columns = vec![Bid, Took, Points, Bonus, Ruling, Total];
    columns.retain(|column| {
        let mut hands = sheet.rows.iter().flat_map(|row| &row.hands);
        hands.any(|hand| hand.cell(*column).is_some())
    });

    let mut groups = vec![
        Group::new(
            "",
            vec![
                Column::NUMBERS.labelled(messages::HeadingDeal).row_heading(),
                Column::NUMBERS.labelled(messages::HeadingCards),
            ],
        )
        .stub(),
    ];
    for name in sheet.players.names() {
        let labels = columns.iter().map(|column| cell_kind(*column));
        let columns = labels.map(|label| Column::NUMBERS.labelled(label).in_short(label)).collect();
        groups.push(Group::new(name.as_str(), columns));
    }

    let mut grid = Grid::new(groups);
    for (index, row) in sheet.rows.iter().enumerate() {
        let number = index + 1;
        let slips: Vec<&SlipJson> =
            findings.slips.iter().filter(|slip| slip.row == number).collect();
        let cards = slips.iter().find(|slip| slip.cell == CellKind::Cards);
        let mark = row.mark.clone().unwrap_or_default();
        let mut cells =
            vec![Cell::plain(number), corrected(mark, cards.and_then(|slip| slip.expected))];
        for (name, hand) in sheet.players.names().zip(&row.hands) {
            for column in &columns {
                cells.push(marked_cell(&slips, name, *column, hand.cell(*column)));
            }
        }
        grid.push(cells);
    }
    grid
}

fn marked_cell(slips: &[&SlipJson], name: &Name, column: CellKind, says: Option<Points>) -> Cell {
    let says = says.map_or_else(String::new, |points| points.to_string());
    let is_own = |player: &Option<String>| player.as_deref() == Some(name.as_str());
    let mut slips = slips.iter().filter(|slip| slip.cell == column);
    let Some(slip) = slips.find(|slip| is_own(&slip.player) || is_own(&slip.with)) else {
        return Cell::plain(says);
    };
    let should = if is_own(&slip.player) { slip.expected } else { slip.written };
    match should {
        None => Cell::new(format!("{says} ✗"), Ink::Missed),
        should => corrected(says, should),
    }
}

/// A cell as it is written, with what it should be after an arrow.
fn corrected(says: String, should: Option<Points>) -> Cell {
    match should {
        Some(should) => Cell::new(format!("{says} → {should}"), Ink::Missed),
        None => Cell::plain(says),
    }
}

/// The last total of each player, as it is written.
fn written_totals(sheet: &WrittenSheet) -> Vec<Option<Points>> {
    let players = 0..sheet.players.count();
    let Some(last) = sheet.rows.last() else { return players.map(|_| None).collect() };
    players.map(|player| last.hands[player].cell(CellKind::Total)).collect()
}

/// The place of each player with the right totals.
fn right_ranks(findings: &AuditJson, sheet: &WrittenSheet, fit: &Fit) -> Vec<usize> {
    let totals: Vec<Points> = findings.totals.iter().map(|right| right.total).collect();
    ranks(&totals, fit, |row, player| {
        let later = fit.explained.deals.iter().zip(&sheet.rows).skip(row + 1);
        let scored_later: Points = later
            .map(|(deal, row)| {
                let hand = deal.hands[player].as_ref().map(|hand| hand.points);
                let ruling = row.hands[player].cell(CellKind::Ruling);
                hand.into_iter().chain(ruling).sum()
            })
            .sum();
        Some(totals[player] - scored_later)
    })
}

/// The place of each player by these totals, with what the rules put before them or break ties by;
/// `total_after` is a player's total after a row.
fn ranks(
    totals: &[Points],
    fit: &Fit,
    total_after: impl Fn(usize, usize) -> Option<Points>,
) -> Vec<usize> {
    let rules = &fit.candidate.rules;
    let deals = &fit.explained.deals;
    let scheduled = rules.deals(totals.len() as u8).len();
    let has_zero_finish = rules.ending.zero_finish && scheduled <= deals.len();
    let last = if has_zero_finish { scheduled.checked_sub(1) } else { None };

    let mut keys = Vec::new();
    for (player, total) in totals.iter().enumerate() {
        let finishes_on_zero =
            last.is_some_and(|row| total_after(row, player) == Some(Points::ZERO));
        let ties: Vec<Points> =
            rules.scoring.ties().iter().map(|tie| tie_worth(fit, player, *tie)).collect();
        keys.push((finishes_on_zero, rules.scoring.wins().worth(*total), ties));
    }
    keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count()).collect()
}

/// What breaks the ties of a player's total: the larger, the better the place.
fn tie_worth(fit: &Fit, player: usize, tie: TieBreak) -> Points {
    let rules = &fit.candidate.rules;
    let mut hands = fit.explained.deals.iter().filter_map(|deal| deal.hands[player].as_ref());
    if tie == TieBreak::LastDeal {
        let last = hands.next_back().map_or(Points::ZERO, |hand| hand.points);
        return rules.scoring.wins().worth(last);
    }
    let made = hands.filter(|hand| rules.hand(hand.bid, hand.chosen, 0, 0).is_made());
    let counted = made.map(|hand| if tie == TieBreak::MadeDeals { 1 } else { hand.bid.into() });
    Points::whole(counted.sum())
}

/// Rules, each with the row that contradicts it, if one does.
pub(super) fn rules(caption: &str, rows: &[(String, Option<usize>)]) -> Grid {
    let are_contradicted = rows.iter().any(|(_, row)| row.is_some());
    let mut groups =
        vec![Group::of_one("", Column::WORDS.named(messages::HeadingRules).row_heading()).stub()];
    if are_contradicted {
        groups.push(Group::of_one(&messages::HeadingWrongRow.say(), Column::NUMBERS));
    }

    let mut grid = Grid::new(groups);
    grid.caption = vec![caption.to_owned()];
    for (rules, row) in rows {
        let mut cells = vec![Cell::plain(rules)];
        if are_contradicted {
            cells.push(Cell::maybe(*row));
        }
        grid.push(cells);
    }
    grid
}
