//! Checks the labels of a sheet, the numbers, trumps and dealers of its deals, against the rules and each
//! other.

use super::slip::{Label, Slip, SlipKind};
use super::struck;
use crate::analysis::{CellKind, WrittenSheet};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::{Points, Ruleset};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The columns of labels.
pub(super) const COLUMNS: [CellKind; 3] = [CellKind::Deal, CellKind::Trump, CellKind::Dealer];

/// What is wrong with the labels of a sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct Labels {
    pub(super) slips: Vec<Slip>,
    /// The columns that were not checked because too few of their labels follow the rules.
    pub(super) unchecked: Vec<CellKind>,
}

impl Labels {
    /// Checks the labels of a sheet, but not a column that may be left unchecked if more than a third of it is wrong.
    pub(super) fn of(rules: &Ruleset, sheet: &WrittenSheet, optional: &[CellKind]) -> Labels {
        let mut columns = vec![(CellKind::Deal, numbers(sheet))];
        if let Some(dealer) = sheet.players.seats().next() {
            let plan = struck::planned_rows(rules, sheet, dealer);
            columns.push((CellKind::Trump, trumps(&plan, sheet)));
            columns.push((CellKind::Dealer, dealers(&plan, sheet)));
        }

        let mut labels = Labels::default();
        for (column, (slips, written)) in columns {
            if slips.len() * 3 > written && optional.contains(&column) {
                labels.unchecked.push(column);
            } else {
                labels.slips.extend(slips);
            }
        }
        labels
    }
}

fn slip(row: usize, cell: CellKind) -> Slip {
    Slip::of_row(row + 1, cell, SlipKind::Label)
}

/// The slips in the numbers of the deals, each one more than the last, and how many numbers are written.
fn numbers(sheet: &WrittenSheet) -> (Vec<Slip>, usize) {
    let rows = sheet.rows.iter().enumerate();
    let numbered: Vec<_> = rows.filter_map(|(row, written)| Some((row, written.number?))).collect();
    let mut offsets: BTreeMap<i64, usize> = BTreeMap::new();
    for (row, number) in &numbered {
        *offsets.entry(number - *row as i64).or_default() += 1;
    }
    let Some((row, number)) = numbered.first() else { return (Vec::new(), 0) };
    let first = number - *row as i64;
    let commonest =
        offsets.iter().max_by_key(|(_, count)| **count).map_or(first, |(offset, _)| *offset);

    // The first number may be the wrong one. Most sheets begin with deal 1.
    let ways = [first, commonest].map(|offset| (offset, out_of_order(sheet, &numbered, offset)));
    let fewest = ways
        .into_iter()
        .min_by_key(|(offset, slips)| (slips.len(), *offset != 1, Reverse(offsets[offset])));
    let slips = fewest.map(|(_, slips)| slips).unwrap_or_default();
    (slips, numbered.len())
}

/// The slips in the numbers of these rows. A sheet numbers row 0 as `offset`.
fn out_of_order(sheet: &WrittenSheet, numbered: &[(usize, i64)], mut offset: i64) -> Vec<Slip> {
    let mut slips = Vec::new();
    for (index, (row, number)) in numbered.iter().copied().enumerate() {
        let expected = row as i64 + offset;
        if number == expected {
            continue;
        }
        // A row that is struck out may have a number of its own.
        let struck = sheet.rows[row].struck as i64;
        if struck > 0 && number == expected + struck {
            offset += struck;
            continue;
        }
        slips.push(Slip {
            written: Some(Points::whole(number)),
            expected: Some(Points::whole(expected)),
            ..slip(row, CellKind::Deal)
        });
        let goes_back =
            numbered.get(index + 1).is_some_and(|(row, number)| *number == *row as i64 + offset);
        if !goes_back {
            offset = number - row as i64;
        }
    }
    slips
}

/// The slips in the trumps, where the schedule fixes them, and how many of those are written.
fn trumps(plan: &[DealPlan], sheet: &WrittenSheet) -> (Vec<Slip>, usize) {
    let mut slips = Vec::new();
    let mut labels = 0;
    for (row, (deal, written)) in plan.iter().zip(&sheet.rows).enumerate() {
        let (Some(expected), Some(written)) = (deal.trump.known(), written.trump) else { continue };
        labels += 1;
        if written != expected {
            let label = Some(Label::Trump { written, expected });
            slips.push(Slip { label, ..slip(row, CellKind::Trump) });
        }
    }
    (slips, labels)
}

/// The slips in the dealers, by the rotation that most of the sheet follows, and how many dealers are written.
fn dealers(plan: &[DealPlan], sheet: &WrittenSheet) -> (Vec<Slip>, usize) {
    let mut written = Vec::new();
    let mut numbers = Vec::new();
    for (index, row) in sheet.rows.iter().enumerate() {
        written.push(row.dealer.as_ref().and_then(|name| sheet.players.seat(name)));
        numbers.push(plan.get(index).map_or(index + 1, |deal| deal.number));
    }
    let columns: Vec<Seat> = sheet.players.seats().collect();
    let mut first_seen: Vec<Seat> = Vec::new();
    for seat in written.iter().flatten().chain(&columns) {
        if !first_seen.contains(seat) {
            first_seen.push(*seat);
        }
    }
    let backwards: Vec<Seat> = columns.iter().rev().copied().collect();

    let mut best: Option<(Vec<Slip>, usize)> = None;
    for order in [columns, backwards, first_seen] {
        // The first dealer may be the wrong one.
        for first in &order {
            let turns = Turns { order: &order, numbers: &numbers, first: *first };
            let slips = turns.slips(&written);
            let agreeing = turns.agreeing(&written);
            if best.as_ref().is_none_or(|(fewest, most)| {
                (slips.len(), Reverse(agreeing)) < (fewest.len(), Reverse(*most))
            }) {
                best = Some((slips, agreeing));
            }
        }
    }
    let slips = best.map(|(slips, _)| slips).unwrap_or_default();
    (slips, written.iter().flatten().count())
}

/// A rotation of the deal.
struct Turns<'a> {
    order: &'a [Seat],
    /// For each row, the number of its deal in the schedule.
    numbers: &'a [usize],
    /// The dealer of the first row.
    first: Seat,
}

impl Turns<'_> {
    /// The dealer of a row if this one dealt an earlier row.
    fn after(&self, seat: Seat, from: usize, to: usize) -> Option<Seat> {
        let place = self.order.iter().position(|other| *other == seat)?;
        let steps = place as i64 + *self.numbers.get(to)? as i64 - self.numbers[from] as i64;
        Some(self.order[steps.rem_euclid(self.order.len() as i64) as usize])
    }

    /// How many dealers agree with the first.
    fn agreeing(&self, dealers: &[Option<Seat>]) -> usize {
        let agrees = |(row, dealer): &(usize, &Option<Seat>)| {
            dealer.is_some() && **dealer == self.after(self.first, 0, *row)
        };
        dealers.iter().enumerate().filter(agrees).count()
    }

    /// The slips of dealers who are out of turn.
    fn slips(&self, dealers: &[Option<Seat>]) -> Vec<Slip> {
        let mut slips = Vec::new();
        let mut before = 0;
        let mut seat = self.first;
        for (row, dealer) in dealers.iter().enumerate() {
            let Some(written) = *dealer else { continue };
            if let Some(expected) = self.after(seat, before, row)
                && written != expected
            {
                let label = Some(Label::Dealer { written, expected });
                slips.push(Slip { label, ..slip(row, CellKind::Dealer) });
                let next = dealers.get(row + 1).copied().flatten();
                if next.is_some() && next == self.after(seat, before, row + 1) {
                    continue;
                }
            }
            before = row;
            seat = written;
        }
        slips
    }
}
