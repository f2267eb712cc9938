//! Checks the labels of a sheet, the numbers, trumps and dealers of its deals, against the rules and each
//! other.

use super::slip::{Label, Slip, SlipKind};
use super::struck;
use crate::analysis::{CellKind, WrittenSheet};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::{Points, Ruleset};

/// What is wrong with the labels of a sheet.
#[derive(Clone, Debug, Default)]
pub(super) struct Labels {
    pub(super) slips: Vec<Slip>,
    /// The columns that were not checked because too few of their labels follow the rules.
    pub(super) unchecked: Vec<CellKind>,
}

impl Labels {
    /// Checks the labels of a sheet.
    pub(super) fn of(rules: &Ruleset, sheet: &WrittenSheet) -> Labels {
        let mut labels = Labels::default();
        labels.add(CellKind::Deal, numbers(sheet));
        if let Some(dealer) = sheet.players.seats().next() {
            let plan = struck::planned_rows(rules, sheet, dealer);
            labels.add(CellKind::Trump, trumps(&plan, sheet));
            labels.add(CellKind::Dealer, dealers(&plan, sheet));
        }
        labels
    }

    /// Adds the slips, unless more than a third of the labels are wrong.
    fn add(&mut self, column: CellKind, (slips, labels): (Vec<Slip>, usize)) {
        if slips.len() * 3 > labels {
            self.unchecked.push(column);
        } else {
            self.slips.extend(slips);
        }
    }
}

fn slip(row: usize, cell: CellKind) -> Slip {
    Slip::of_row(row + 1, cell, SlipKind::Label)
}

/// The slips in the numbers of the deals, each one more than the last, and how many numbers are written.
fn numbers(sheet: &WrittenSheet) -> (Vec<Slip>, usize) {
    let rows = sheet.rows.iter().enumerate();
    let numbered: Vec<_> = rows.filter_map(|(row, written)| Some((row, written.number?))).collect();

    let mut slips = Vec::new();
    let Some((first_row, first)) = numbered.first().copied() else { return (slips, 0) };
    let mut offset = first - first_row as i64;
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
    (slips, numbered.len())
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

    let mut fewest: Option<Vec<Slip>> = None;
    for order in [columns, backwards, first_seen] {
        let slips = out_of_turn(&written, &numbers, &order);
        if fewest.as_ref().is_none_or(|fewest| slips.len() < fewest.len()) {
            fewest = Some(slips);
        }
    }
    (fewest.unwrap_or_default(), written.iter().flatten().count())
}

/// The slips of dealers who are out of turn in this rotation, for the deals of the schedule with these numbers.
fn out_of_turn(dealers: &[Option<Seat>], numbers: &[usize], order: &[Seat]) -> Vec<Slip> {
    let place = |seat: Seat| order.iter().position(|other| *other == seat);
    let after = |seat: Seat, from: usize, to: usize| {
        let steps = place(seat)? as i64 + *numbers.get(to)? as i64 - numbers[from] as i64;
        Some(order[steps.rem_euclid(order.len() as i64) as usize])
    };
    let mut slips = Vec::new();
    let mut last: Option<(usize, Seat)> = None;
    for (row, dealer) in dealers.iter().enumerate() {
        let Some(written) = *dealer else { continue };
        let Some((before, seat)) = last else {
            last = Some((row, written));
            continue;
        };
        let expected = after(seat, before, row);
        if let Some(expected) = expected
            && written != expected
        {
            let label = Some(Label::Dealer { written, expected });
            slips.push(Slip { label, ..slip(row, CellKind::Dealer) });
            let next = dealers.get(row + 1).copied().flatten();
            if next.is_some() && next == after(seat, before, row + 1) {
                continue;
            }
        }
        last = Some((row, written));
    }
    slips
}
