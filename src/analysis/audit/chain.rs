//! The column of one player: the possible hands of each row, and their costs.

use super::hand::{BEFORE_TOTAL, PossibleHand, WithoutTotal};
use super::model::{Cost, HALF, Mode, Model, SLIP};
use crate::analysis::interner::Interner;
use crate::analysis::{CellKind, WrittenHand, WrittenSheet};
use crate::rules::{Points, Streak};
use arrayvec::ArrayVec;
use std::collections::HashMap;

/// The state of a column after a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct ColumnState {
    /// The total on which the next is built; zero after the last that can be read.
    total: Points,
    /// The runs of the promotions in force.
    runs: Vec<Streak>,
    /// Whether a deal was left out since the total.
    after_missing: bool,
}

/// The column of a player.
pub(super) struct Chain<'a> {
    model: &'a Model<'a>,
    sheet: &'a WrittenSheet,
    player: usize,
    /// The last row whose total can be read.
    last_total: Option<usize>,
    states: Interner<ColumnState>,
    /// What the rows from each one on cost at least, judging each hand by itself.
    least_from: Vec<Cost>,
    /// The least cost from a row on, and the cost up to which it was searched.
    bounds: HashMap<(usize, u32), (Cost, Cost)>,
    /// How often the possible hands of a row were worked out.
    pub(super) work: usize,
}

impl<'a> Chain<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a WrittenSheet, player: usize) -> Chain<'a> {
        let has_total =
            |row: &usize| sheet.rows[*row].hands[player].cell(CellKind::Total).is_some();
        let mut chain = Chain {
            model,
            sheet,
            player,
            last_total: (0..sheet.rows.len()).rev().find(has_total),
            states: Interner::new(),
            least_from: least_from(model, sheet, player),
            bounds: HashMap::new(),
            work: 0,
        };
        let runs = model.rules.promotions.in_force().map(|_| Streak::default()).collect();
        chain.states.number(ColumnState { total: Points::ZERO, runs, after_missing: false });
        chain
    }

    /// What the column costs at least, judging each hand by itself.
    pub(super) fn least(&self) -> Cost {
        self.least_from[0]
    }

    /// The player's cells in a row as written.
    fn written(&self, row: usize) -> &'a WrittenHand {
        &self.sheet.rows[row].hands[self.player]
    }

    /// Whether the row before a state has a wrong total, still to be corrected.
    fn is_pending(&self, row: usize, state: u32) -> bool {
        let before = row.checked_sub(1).and_then(|row| self.written(row).cell(CellKind::Total));
        before.is_some_and(|written| written != self.states[state].total)
    }

    /// The other players whose cell in a row has one of these values, each with that value.
    fn others<'s>(
        &'s self,
        row: usize,
        cell: CellKind,
        values: &'s [Points],
    ) -> impl Iterator<Item = (u8, Points)> + use<'s, 'a> {
        let hands = (0..).zip(&self.sheet.rows[row].hands);
        hands
            .filter(|(other, _)| usize::from(*other) != self.player)
            .filter_map(move |(other, hand)| Some((other, hand.cell(cell)?)))
            .filter(|(_, written)| values.contains(written))
    }

    /// The possible hands of a row, after `state`, for at most this cost.
    pub(super) fn hands(
        &mut self,
        row: usize,
        mode: &Mode,
        state: u32,
        most: Cost,
    ) -> Vec<PossibleHand> {
        self.work += 1;
        if mode.is_missing {
            return self.missing(mode, state);
        }
        let is_after_missing = self.states[state].after_missing;
        let cells = self.written(row);
        let before = self.states[state].total + cells.cell(CellKind::Ruling).unwrap_or_default();
        let mut hands = Vec::new();
        for without_total in self.without_totals(row, mode, state, most) {
            let totals = without_total.totals(before);
            if is_after_missing {
                hands.extend(self.after_missing(row, without_total, totals[0]));
                continue;
            }
            let written = cells.cell(CellKind::Total).unwrap_or(totals[0]);
            if totals.contains(&written) {
                let next = self.carry(row, written, without_total.runs);
                let off = written - totals[0];
                hands.push(PossibleHand { next, off, ..without_total.hand });
            } else {
                hands.extend(self.with_wrong_total(row, state, without_total, &totals, most));
            }
        }
        hands
    }

    /// The hands of a deal that was left out: those that go on with each run, and one that ends it.
    fn missing(&mut self, mode: &Mode, state: u32) -> Vec<PossibleHand> {
        let ColumnState { total, runs, .. } = self.states[state].clone();
        let mut hands = Vec::new();
        for (bid, took) in [(1, 1), (0, 0), (0, 1)] {
            let (runs, _) = self.model.after(mode, &runs, bid, took);
            let next = self.states.number(ColumnState { total, runs, after_missing: true });
            if hands.iter().all(|hand: &PossibleHand| hand.next != next) {
                hands.push(PossibleHand { next, is_missing: true, ..PossibleHand::default() });
            }
        }
        hands
    }

    /// A hand after a deal that was left out, if both together can account for the growth of the total. `total`
    /// excludes the deal left out.
    fn after_missing(
        &mut self,
        row: usize,
        WithoutTotal { hand, runs, .. }: WithoutTotal,
        total: Points,
    ) -> Option<PossibleHand> {
        let Some(written) = self.written(row).cell(CellKind::Total) else {
            let next = self.states.number(ColumnState { total, runs, after_missing: true });
            return Some(PossibleHand { next, ..hand });
        };
        let missed = written - total;
        if !self.model.may_have_gained(missed) {
            return None;
        }
        let next = self.carry(row, written, runs);
        Some(PossibleHand { next, missed, ..hand })
    }

    /// The ways in which the total of a hand can be wrong, for at most this cost. `totals` are the possible
    /// ones, the right one first.
    fn with_wrong_total(
        &mut self,
        row: usize,
        state: u32,
        WithoutTotal { mut hand, runs, .. }: WithoutTotal,
        totals: &[Points],
        most: Cost,
    ) -> Vec<PossibleHand> {
        let mut hands = Vec::new();
        let Some(written) = self.written(row).cell(CellKind::Total) else { return hands };
        if hand.cost + HALF > most {
            return hands;
        }
        let goes_on = self.carry(row, written, runs.clone());
        let others: Vec<(u8, Points)> = self.others(row, CellKind::Total, totals).collect();
        for (other, total) in others {
            let mut swapped = hand.clone();
            swapped.swap(CellKind::Total, other);
            swapped.next = self.carry(row, total, runs.clone());
            swapped.off = total - totals[0];
            // Two who took each other's total may also have gone on from it.
            let off = written - totals[0];
            hands.push(PossibleHand { next: goes_on, stays: true, off, ..swapped.clone() });
            hands.push(swapped);
        }

        hand.cost += SLIP;
        if hand.cost > most {
            return hands;
        }
        // If two totals in a row are wrong and nothing corrects them, the first may as well stay.
        let stays = !self.is_pending(row, state);
        for total in totals {
            let mut corrected = hand.clone();
            corrected.wrong.push((CellKind::Total, *total));
            corrected.next = self.carry(row, *total, runs.clone());
            corrected.off = *total - totals[0];
            if corrected.next != goes_on || !stays {
                hands.push(corrected);
            }
        }
        if stays {
            hand.wrong.push((CellKind::Total, totals[0]));
            let off = written - totals[0];
            hands.push(PossibleHand { next: goes_on, stays, off, ..hand });
        }
        hands
    }

    /// The hands that explain the cells before the total, for at most this cost.
    fn without_totals(&self, row: usize, mode: &Mode, state: u32, most: Cost) -> Vec<WithoutTotal> {
        let cells = self.written(row);
        let runs = &self.states[state].runs;
        let mut hands = Vec::new();
        for bid in mode.bids.clone() {
            if !self.is_affordable(row, CellKind::Bid, bid, most) {
                continue;
            }
            for took in 0..=mode.cards {
                if !self.is_affordable(row, CellKind::Took, took, most) {
                    continue;
                }
                let (runs, bonus) = self.model.after(mode, runs, bid, took);
                let points = mode.worth(bid, took);
                let hand = PossibleHand { bid, took, points, bonus, ..PossibleHand::default() };
                let swapped = self.swapped(row, mode, &hand, most);
                hands.extend(hand.explain(mode, cells, runs.clone(), most));
                for (hand, cells) in swapped {
                    hands.extend(hand.explain(mode, &cells, runs.clone(), most));
                }
            }
        }
        if self.model.dead_hand {
            let hand = PossibleHand::dead(cells);
            if hand.cost <= most {
                let sums = ArrayVec::from_iter([Points::ZERO]);
                hands.push(WithoutTotal { hand, runs: runs.clone(), sums });
            }
        }
        hands
    }

    /// Whether a hand may have this number in a cell for at most this cost.
    fn is_affordable(&self, row: usize, cell: CellKind, number: u8, most: Cost) -> bool {
        let number = Points::whole(number.into());
        most >= SLIP
            || self.written(row).cell(cell).is_none_or(|written| written == number)
            || (most >= HALF && self.others(row, cell, &[number]).next().is_some())
    }

    /// A hand with one or more cells before the total swapped, for at most this cost; each with the
    /// corrected cells.
    fn swapped(
        &self,
        row: usize,
        mode: &Mode,
        hand: &PossibleHand,
        most: Cost,
    ) -> Vec<(PossibleHand, WrittenHand)> {
        let mut swapped: Vec<(PossibleHand, WrittenHand)> = Vec::new();
        if most < HALF {
            return swapped;
        }
        let written = self.written(row);
        let unswapped = (hand.clone(), written.clone());
        for cell in BEFORE_TOTAL {
            let Some(own) = written.cell(cell) else { continue };
            let right = hand.right(cell, mode, written);
            let so_far = swapped.clone();
            for (other, theirs) in self.others(row, cell, &right) {
                if theirs == own {
                    continue;
                }
                for (hand, cells) in std::iter::once(&unswapped).chain(&so_far) {
                    if hand.cost + HALF <= most {
                        let mut hand = hand.clone();
                        hand.swap(cell, other);
                        let mut cells = cells.clone();
                        cells.write(cell, Some(theirs));
                        swapped.push((hand, cells));
                    }
                }
            }
        }
        swapped
    }

    /// The number of the state after a row.
    fn carry(&mut self, row: usize, total: Points, runs: Vec<Streak>) -> u32 {
        let is_last = self.last_total.is_none_or(|last| row >= last);
        let total = if is_last { Points::ZERO } else { total };
        self.states.number(ColumnState { total, runs, after_missing: false })
    }

    /// The least cost of the rows from this one on, whatever the other players have; more than `most` if it
    /// costs more.
    pub(super) fn bound(&mut self, row: usize, state: u32, most: Cost) -> Cost {
        if row >= self.sheet.rows.len() {
            return 0;
        }
        // A single player has only slips, no breaches, so every cost is a multiple of half a slip.
        let most = most - most % HALF;
        // A slip in the row before may have spoilt this one.
        if self.least_from[row + 1] > most {
            return most + HALF;
        }
        if let Some((least, searched)) = self.bounds.get(&(row, state)).copied()
            && (least <= searched || searched >= most)
        {
            return least.min(searched + HALF).min(most + HALF);
        }

        let mut least = most + HALF;
        // The cheapest hands first: mostly one of them goes on without a slip.
        for limit in [0, SLIP, most] {
            if limit > most {
                continue;
            }
            for mode in self.model.row(row) {
                let mut hands = self.hands(row, mode, state, limit);
                hands.sort_by_key(|hand| (hand.next, hand.cost));
                hands.dedup_by_key(|hand| hand.next);
                for hand in hands {
                    if let Some(left) = least.checked_sub(hand.cost + HALF) {
                        least = least.min(hand.cost + self.bound(row + 1, hand.next, left));
                    }
                }
            }
            if least <= limit + HALF {
                break;
            }
        }
        self.bounds.insert((row, state), (least, most));
        least
    }
}

/// What the rows of a column from each one on cost at least, judging each hand by itself. A wrong total spoils the next
/// hand, too.
fn least_from(model: &Model<'_>, sheet: &WrittenSheet, player: usize) -> Vec<Cost> {
    let mut least: Vec<Cost> = vec![0; sheet.rows.len() + 2];
    for (index, row) in sheet.rows.iter().enumerate().rev() {
        least[index] = if model.can_be(index, &row.hands[player], model.growth(index, player)) {
            least[index + 1]
        } else {
            HALF.saturating_add(least[index + 2])
        };
    }
    least
}
