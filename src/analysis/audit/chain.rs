//! The column of one player: the possible hands of each row, and their costs.

use super::hand::{BEFORE_TOTAL, PossibleHand, WithoutTotal};
use super::model::{Cost, HALF, Mode, Model, SLIP};
use crate::analysis::interner::Interner;
use crate::analysis::{CellKind, WrittenHand, WrittenSheet};
use crate::rules::{Points, Streak};
use arrayvec::ArrayVec;
use std::collections::HashMap;
use std::rc::Rc;

/// The most possible hands that are kept for a column.
const MOST_KNOWN_HANDS: usize = 4000;

/// Possible hands, and the cost up to which they were worked out.
type KnownHands = (Cost, Rc<[PossibleHand]>);

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
    pub(super) model: &'a Model<'a>,
    pub(super) sheet: &'a WrittenSheet,
    pub(super) player: usize,
    /// The last row whose total can be read.
    last_total: Option<usize>,
    states: Interner<ColumnState>,
    /// The rows in which the first slip of each hand is counted by the row, not by the column.
    pub(super) counted: Vec<bool>,
    /// What the rows from each one on cost at least, judging each hand by itself.
    pub(super) least_from: Vec<Cost>,
    /// The least cost from a row on, and the cost up to which it was searched.
    pub(super) bounds: HashMap<(usize, u32), (Cost, Cost)>,
    /// The possible hands of a row as one of its deals after a state.
    known: HashMap<(usize, usize, u32), KnownHands>,
    /// How many hands are known.
    known_hands: usize,
    /// How often the possible hands of a row were worked out.
    pub(super) work: usize,
    /// How often they may be worked out for the least cost of rows.
    pub(super) most_work: usize,
}

impl<'a> Chain<'a> {
    pub(super) fn new(
        model: &'a Model<'a>,
        sheet: &'a WrittenSheet,
        player: usize,
        most_work: usize,
    ) -> Chain<'a> {
        let has_total =
            |row: &usize| sheet.rows[*row].hands[player].cell(CellKind::Total).is_some();
        let mut chain = Chain {
            model,
            sheet,
            player,
            last_total: (0..sheet.rows.len()).rev().find(has_total),
            states: Interner::new(),
            counted: vec![false; sheet.rows.len()],
            least_from: Vec::new(),
            bounds: HashMap::new(),
            known: HashMap::new(),
            known_hands: 0,
            work: 0,
            most_work,
        };
        chain.find_least();
        let runs = model.rules.promotions.in_force().map(|_| Streak::default()).collect();
        chain.states.number(ColumnState { total: Points::ZERO, runs, after_missing: false });
        chain
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

    /// The possible hands of a row, after `state`: all for at most this cost, and perhaps others.
    pub(super) fn hands(
        &mut self,
        row: usize,
        mode: &Mode,
        state: u32,
        most: Cost,
    ) -> Rc<[PossibleHand]> {
        let key = (row, mode.number, state);
        if let Some((searched, hands)) = self.known.get(&key)
            && *searched >= most
        {
            return hands.clone();
        }
        let hands: Rc<[PossibleHand]> = self.work_out(row, mode, state, most).into();
        if self.known_hands > MOST_KNOWN_HANDS {
            self.known.clear();
            self.known_hands = 0;
        }
        self.known_hands += hands.len();
        self.known.insert(key, (most, hands.clone()));
        hands
    }

    fn work_out(&mut self, row: usize, mode: &Mode, state: u32, most: Cost) -> Vec<PossibleHand> {
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
        let growth = self.growth(row, state);
        for bid in mode.bids.clone() {
            let of_bid = self.cost_of(row, CellKind::Bid, bid);
            for took in 0..=mode.cards {
                let least = of_bid + self.cost_of(row, CellKind::Took, took);
                let may_be_right = |growth| self.may_grow_by(mode, cells, [bid, took], growth);
                if least > most
                    || least + HALF > most && growth.is_some_and(|growth| !may_be_right(growth))
                {
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

    /// What a hand with this number in a cell costs at least.
    fn cost_of(&self, row: usize, cell: CellKind, number: u8) -> Cost {
        let number = Points::whole(number.into());
        match self.written(row).cell(cell) {
            Some(written) if written != number => {
                if self.others(row, cell, &[number]).next().is_some() { HALF } else { SLIP }
            }
            _ => 0,
        }
    }

    /// The growth of the total in a row, without rulings, if the total is written and no deal was left out before it.
    fn growth(&self, row: usize, state: u32) -> Option<Points> {
        let ColumnState { total, after_missing, .. } = &self.states[state];
        let cells = self.written(row);
        if *after_missing {
            return None;
        }
        Some(
            cells.cell(CellKind::Total)?
                - *total
                - cells.cell(CellKind::Ruling).unwrap_or_default(),
        )
    }

    /// Whether a total may have grown by this much with a hand, as it was or as it is written.
    fn may_grow_by(
        &self,
        mode: &Mode,
        cells: &WrittenHand,
        [bid, took]: [u8; 2],
        growth: Points,
    ) -> bool {
        let hand =
            PossibleHand { bid, took, points: mode.worth(bid, took), ..PossibleHand::default() };
        let written = cells.cell(CellKind::Points);
        let points = hand.possible_points(mode, cells).into_iter().chain(written);
        let written = cells.cell(CellKind::Bonus);
        points.into_iter().any(|points| {
            self.model.bonuses.iter().chain(&written).any(|bonus| points + *bonus == growth)
        })
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
}
