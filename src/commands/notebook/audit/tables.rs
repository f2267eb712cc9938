//! The tables of an audit.

use crate::analysis::{CellKind, Fit, WrittenSheet};
use crate::commands::notebook::json::{AuditJson, SlipJson};
use crate::commands::notebook::standing::{self, SheetStanding};
use crate::commands::notebook::words::cell_kind;
use crate::game::Name;
use crate::rules::Points;
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
            if let Some(hand) = hand
                && hand.took.len() > 1
                && grid.caption.len() == 1
            {
                let cell = text.clone().unwrap_or_default();
                let took = words::or(&hand.took);
                grid.caption.push(messages::AuditCaptionEither { cell, took }.say());
            }
            cells.push(Cell::maybe(text));
        }
        grid.push(cells);
    }
    grid
}

/// The right totals with their places, and those written where they differ.
pub(super) fn places(sheet: &WrittenSheet, fit: &Fit) -> Grid {
    let written = standing::written_totals(sheet);
    let explanation = fit.explained.likeliest();
    let right = standing::right(&fit.candidate.rules, explanation);
    let differs = right.iter().zip(&written).any(|(right, says)| *says != Some(right.total));

    let player = Column::NAMES.named(messages::HeadingPlayer).row_heading();
    let mut groups = vec![
        Group::new("", vec![Column::NUMBERS.named(messages::HeadingPlace), player]).stub(),
        Group::of_one(&messages::HeadingTotal.say(), Column::NUMBERS),
    ];
    if differs {
        groups.push(Group::of_one(&messages::HeadingWritten.say(), Column::NUMBERS));
    }

    let mut grid = Grid::new(groups);
    grid.caption = vec![if fit.explained.explanations.len() > 1 {
        messages::AuditCaptionTotalsLikeliest.say()
    } else {
        messages::AuditCaptionTotals.say()
    }];
    let mut rows: Vec<_> = right.into_iter().zip(sheet.players.names()).zip(written).collect();
    rows.sort_by_key(|((right, _), _)| right.place);
    for ((SheetStanding { total, place }, player), says) in rows {
        let ink = if place == 1 { Ink::Leader } else { Ink::Plain };
        let mut cells = vec![Cell::new(place, ink), Cell::new(player, ink), Cell::new(total, ink)];
        if differs {
            let is_wrong = says.is_some_and(|says| says != total);
            let ink = if is_wrong { Ink::Missed } else { Ink::Plain };
            cells.push(Cell { ink, ..Cell::maybe(says) });
        }
        grid.push(cells);
    }
    grid
}

/// The sheet as it is written, with the right value for each wrong cell, and the right running totals where they
/// differ.
pub(super) fn marked(findings: &AuditJson, sheet: &WrittenSheet, fit: Option<&Fit>) -> Grid {
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

    let explanation = fit.map(|fit| fit.explained.likeliest());
    let mut grid = Grid::new(groups);
    for (index, row) in sheet.rows.iter().enumerate() {
        let number = index + 1;
        let slips: Vec<&SlipJson> =
            findings.slips.iter().filter(|slip| slip.row == number).collect();
        let cards = slips.iter().find(|slip| slip.cell == CellKind::Cards);
        let mark = row.mark.clone().unwrap_or_default();
        let is_whole = findings.slips.iter().any(|slip| {
            slip.cell == CellKind::Deal && (slip.row == number || slip.until == Some(number))
        });
        let deal = if is_whole {
            Cell::new(format!("{number} ✗"), Ink::Missed)
        } else {
            Cell::plain(number)
        };
        let mut cells = vec![deal, corrected(mark, cards.and_then(|slip| slip.expected))];
        for (player, (name, hand)) in sheet.players.names().zip(&row.hands).enumerate() {
            for column in &columns {
                let says = hand.cell(*column);
                let marked = marked_cell(&slips, name, *column, says);
                let right = explanation.and_then(|explanation| explanation.total(number, player));
                cells.push(match (marked, says, right) {
                    (Some(marked), _, _) => marked,
                    (None, Some(says), Some(right)) if *column == Total && says != right => {
                        Cell::plain(format!("{says} → {right}"))
                    }
                    (None, says, _) => Cell::maybe(says),
                });
            }
        }
        grid.push(cells);
    }
    grid
}

/// A cell with a slip; `None` if it has none.
fn marked_cell(
    slips: &[&SlipJson],
    name: &Name,
    column: CellKind,
    says: Option<Points>,
) -> Option<Cell> {
    let is_own = |player: &Option<String>| player.as_deref() == Some(name.as_str());
    let mut slips = slips.iter().filter(|slip| slip.cell == column);
    let slip = slips.find(|slip| is_own(&slip.player) || is_own(&slip.with))?;
    let says = says.map_or_else(String::new, |points| points.to_string());
    let should = if is_own(&slip.player) { slip.expected } else { slip.written };
    Some(match should {
        None => Cell::new(format!("{says} ✗"), Ink::Missed),
        should => corrected(says, should),
    })
}

/// A cell as it is written, with what it should be after an arrow.
fn corrected(says: String, should: Option<Points>) -> Cell {
    match should {
        Some(should) => Cell::new(format!("{says} → {should}"), Ink::Missed),
        None => Cell::plain(says),
    }
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
