//! One player's column: what each hand can have been, and at what cost.

use super::model::{Mode, Model, SLIP};
use crate::analysis::interner::Interner;
use crate::analysis::{CellKind, Written, WrittenHand};
use crate::rules::{Points, Streak};
use arrayvec::ArrayVec;
use std::collections::HashMap;

/// What is carried from one row to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct ColumnState {
    /// The total on which the next is built; zero after the last that can be read.
    total: Points,
    /// The runs of the promotions in force.
    runs: Vec<Streak>,
}

/// Cells of a player that were swapped, each with the other player.
pub(super) type Swaps = ArrayVec<(CellKind, u8), 5>;

/// What a hand can have been.
#[derive(Clone, Debug, Default)]
pub(super) struct PossibleHand {
    pub(super) cost: u8,
    /// The number, in the chain, of what is carried on.
    pub(super) next: u32,
    pub(super) bid: u8,
    pub(super) took: u8,
    /// Whether the player sat out.
    pub(super) dead: bool,
    pub(super) points: Points,
    pub(super) bonus: Points,
    /// The cells that are wrong, with what they should be.
    pub(super) wrong: ArrayVec<(CellKind, Points), 5>,
    /// The cells that were swapped.
    pub(super) swaps: Swaps,
    /// Whether later totals are built on the one that is wrong.
    pub(super) stays: bool,
}

/// A hand, before its total is looked at.
struct Played {
    choice: PossibleHand,
    runs: Vec<Streak>,
    /// What it can add to the total: the right sum first, then those worked out from wrong cells.
    sums: ArrayVec<Points, 8>,
}

/// The column of a player.
pub(super) struct Chain<'a> {
    model: &'a Model<'a>,
    sheet: &'a Written,
    player: usize,
    /// The last row whose total can be read.
    last_total: Option<usize>,
    states: Interner<ColumnState>,
    /// The least cost from a row on, and up to what cost it was searched.
    bounds: HashMap<(usize, u32), (u8, u8)>,
    work: usize,
}

impl<'a> Chain<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a Written, player: usize) -> Chain<'a> {
        let has_total =
            |row: &usize| sheet.rows[*row].hands[player].cell(CellKind::Total).is_some();
        let mut chain = Chain {
            model,
            sheet,
            player,
            last_total: (0..sheet.rows.len()).rev().find(has_total),
            states: Interner::new(),
            bounds: HashMap::new(),
            work: 0,
        };
        let runs = model.rules.promotions.in_force().map(|_| Streak::default()).collect();
        chain.states.number(ColumnState { total: Points::ZERO, runs });
        chain
    }

    /// The player's cells in a row as written.
    fn written(&self, row: usize) -> &'a WrittenHand {
        &self.sheet.rows[row].hands[self.player]
    }

    /// Whether the row before a state has a wrong total, still to be corrected.
    fn is_pending(&self, row: usize, state: u32) -> bool {
        let says = row.checked_sub(1).and_then(|row| self.written(row).cell(CellKind::Total));
        says.is_some_and(|says| says != self.states[state].total)
    }

    /// How often the choices of a hand were worked out.
    pub(super) const fn work(&self) -> usize {
        self.work
    }

    /// The other players whose cell in a row has one of these values, each with that value.
    fn others<'s>(
        &'s self,
        row: usize,
        column: CellKind,
        values: &'s [Points],
    ) -> impl Iterator<Item = (u8, Points)> + use<'s, 'a> {
        let hands = (0..).zip(&self.sheet.rows[row].hands);
        let others = hands.filter(|(other, _)| usize::from(*other) != self.player);
        let says = others.filter_map(move |(other, hand)| Some((other, hand.cell(column)?)));
        says.filter(|(_, says)| values.contains(says))
    }

    /// What the hand of a row can have been, after `state`, for at most this cost.
    pub(super) fn choices(
        &mut self,
        row: usize,
        mode: &Mode,
        state: u32,
        most: u8,
    ) -> Vec<PossibleHand> {
        self.work += 1;
        let cells = self.written(row);
        let before = self.states[state].total + cells.cell(CellKind::Ruling).unwrap_or_default();
        let says = cells.cell(CellKind::Total);
        let mut found = Vec::new();
        for Played { mut choice, runs, sums } in self.hands(row, mode, state, most) {
            let is = before + sums[0];
            // What follows may be built on the right sum, or on one worked out from wrong cells.
            let mut possible = ArrayVec::<Points, 8>::new();
            for sum in &sums[..if choice.wrong.is_empty() { 1 } else { sums.len() }] {
                if !possible.contains(&(before + *sum)) {
                    possible.push(before + *sum);
                }
            }
            let Some(says) = says.filter(|says| !possible.contains(says)) else {
                choice.next = self.carry(row, says.unwrap_or(is), runs);
                found.push(choice);
                continue;
            };
            if choice.cost == most {
                continue;
            }
            let goes_on = self.carry(row, says, runs.clone());
            let others: Vec<_> = self.others(row, CellKind::Total, &possible).collect();
            for (other, total) in others {
                let mut swapped = choice.clone();
                swapped.swap(CellKind::Total, other);
                swapped.next = self.carry(row, total, runs.clone());
                // Two who took each other's total may also have gone on from it.
                found.push(PossibleHand { next: goes_on, stays: true, ..swapped.clone() });
                found.push(swapped);
            }
            choice.cost += SLIP;
            if choice.cost > most {
                continue;
            }
            // If two totals in a row are wrong and nothing corrects them, the first may as well stay.
            let stays = !self.is_pending(row, state);
            for total in possible {
                let mut corrected = choice.clone();
                corrected.wrong.push((CellKind::Total, total));
                corrected.next = self.carry(row, total, runs.clone());
                if corrected.next != goes_on || !stays {
                    found.push(corrected);
                }
            }
            choice.wrong.push((CellKind::Total, is));
            if stays {
                found.push(PossibleHand { next: goes_on, stays, ..choice });
            }
        }
        found
    }

    /// The hands that explain the cells other than the total, for at most this cost.
    fn hands(&self, row: usize, mode: &Mode, state: u32, most: u8) -> Vec<Played> {
        let (cells, runs) = (self.written(row), &self.states[state].runs);
        let is_open = |column, number: u8| {
            let number = Points::whole(number.into());
            most >= SLIP
                || cells.cell(column).is_none_or(|says| says == number)
                || (most > 0 && self.others(row, column, &[number]).next().is_some())
        };
        let mut hands = Vec::new();
        for bid in mode.bids.clone().filter(|bid| is_open(CellKind::Bid, *bid)) {
            for took in (0..=mode.cards).filter(|took| is_open(CellKind::Took, *took)) {
                let (runs, bonus) = self.model.after(mode, runs, bid, took);
                let choice = PossibleHand {
                    bid,
                    took,
                    points: mode.worth(bid, took),
                    bonus,
                    ..PossibleHand::default()
                };
                let swapped = self.swapped(row, mode, &choice, most);
                let written = std::iter::once((choice, cells.clone()));
                hands.extend(
                    written.chain(swapped).filter_map(|(choice, cells)| {
                        choice.played(mode, &cells, runs.clone(), most)
                    }),
                );
            }
        }
        if self.model.dead_hand {
            let wrong = [CellKind::Bid, CellKind::Took, CellKind::Points].into_iter();
            let wrong = wrong.filter(|column| cells.cell(*column).is_some());
            let wrong: ArrayVec<_, 5> = wrong.map(|column| (column, Points::ZERO)).collect();
            let cost = SLIP * wrong.len() as u8;
            let choice = PossibleHand { cost, dead: true, wrong, ..PossibleHand::default() };
            let sums = ArrayVec::from_iter([Points::ZERO]);
            hands.extend((cost <= most).then(|| Played { choice, runs: runs.clone(), sums }));
        }
        hands
    }

    /// A hand with one or more cells swapped, other than the total, for at most this cost; each with the
    /// corrected cells.
    fn swapped(
        &self,
        row: usize,
        mode: &Mode,
        hand: &PossibleHand,
        most: u8,
    ) -> Vec<(PossibleHand, WrittenHand)> {
        let mut swapped: Vec<(PossibleHand, WrittenHand)> = Vec::new();
        if most == 0 {
            return swapped;
        }
        let written = self.written(row);
        for column in [CellKind::Bid, CellKind::Took, CellKind::Points, CellKind::Bonus] {
            let Some(says) = written.cell(column) else { continue };
            let right = hand.right(column, mode, written);
            let so_far = swapped.clone();
            let others = self.others(row, column, &right);
            for (other, is) in others.filter(|(_, is)| *is != says) {
                let written = (hand.clone(), written.clone());
                let fewer = std::iter::once(&written).chain(&so_far);
                for (hand, cells) in fewer.filter(|(hand, _)| hand.cost < most) {
                    let (mut hand, mut cells) = (hand.clone(), cells.clone());
                    hand.swap(column, other);
                    cells.write(column, Some(is));
                    swapped.push((hand, cells));
                }
            }
        }
        swapped
    }

    fn carry(&mut self, row: usize, total: Points, runs: Vec<Streak>) -> u32 {
        let ends = self.last_total.is_none_or(|last| row >= last);
        self.states.number(ColumnState { total: if ends { Points::ZERO } else { total }, runs })
    }

    /// The least cost of the rows from this one on, whatever the other players have; `most` + 1 if that
    /// is more than `most`.
    pub(super) fn bound(&mut self, row: usize, state: u32, most: u8) -> u8 {
        if row >= self.sheet.rows.len() {
            return 0;
        }
        let known = self.bounds.get(&(row, state)).copied();
        if let Some((least, searched)) =
            known.filter(|(least, searched)| least <= searched || *searched >= most)
        {
            return least.min(searched.saturating_add(1)).min(most + 1);
        }
        let mut least = most + 1;
        // The cheapest choices first: mostly one of them goes on without a slip.
        for limit in [0, SLIP, most].into_iter().filter(|limit| *limit <= most) {
            for mode in self.model.row(row) {
                let mut choices = self.choices(row, mode, state, limit);
                choices.sort_by_key(|choice| (choice.next, choice.cost));
                choices.dedup_by_key(|choice| choice.next);
                for choice in choices {
                    if let Some(left) = least.checked_sub(choice.cost + 1) {
                        least = least.min(choice.cost + self.bound(row + 1, choice.next, left));
                    }
                }
            }
            if least <= limit + 1 {
                break;
            }
        }
        self.bounds.insert((row, state), (least, most));
        least
    }
}

impl PossibleHand {
    /// Swaps a cell with another player's, for half the cost of a slip.
    fn swap(&mut self, column: CellKind, other: u8) {
        self.swaps.push((column, other));
        self.cost += SLIP / 2;
    }

    /// What the points can be: the right ones first, then those worked out from a wrong bid or from wrong
    /// tricks, which are not a slip of their own.
    fn worths(&self, mode: &Mode, cells: &WrittenHand) -> [Points; 3] {
        let bid = cells.tricks(CellKind::Bid, mode.cards).filter(|it| mode.bids.contains(it));
        let took = cells.tricks(CellKind::Took, mode.cards);
        let by_bid = mode.worth(bid.unwrap_or(self.bid), self.took);
        [self.points, by_bid, mode.worth(self.bid, took.unwrap_or(self.took))]
    }

    /// What a cell other than the total can say without a slip, the right number first. The points may
    /// include a bonus that has no cell of its own.
    fn right(&self, column: CellKind, mode: &Mode, cells: &WrittenHand) -> ArrayVec<Points, 4> {
        match column {
            CellKind::Bid => ArrayVec::from_iter([Points::whole(self.bid.into())]),
            CellKind::Took => ArrayVec::from_iter([Points::whole(self.took.into())]),
            CellKind::Bonus => ArrayVec::from_iter([self.bonus]),
            _ => {
                let is_sum = cells.cell(CellKind::Bonus).is_none();
                let sum = is_sum.then_some(self.points + self.bonus);
                self.worths(mode, cells).into_iter().chain(sum).collect()
            }
        }
    }

    /// How the hand explains the cells other than the total; `None` if that costs more than `most`.
    fn played(
        mut self,
        mode: &Mode,
        cells: &WrittenHand,
        runs: Vec<Streak>,
        most: u8,
    ) -> Option<Played> {
        for column in [CellKind::Bid, CellKind::Took, CellKind::Points, CellKind::Bonus] {
            let right = self.right(column, mode, cells);
            let says = cells.cell(column).filter(|says| !right.contains(says));
            self.wrong.extend(says.map(|_| (column, right[0])));
        }
        self.cost += SLIP * self.wrong.len() as u8;
        if self.cost > most {
            return None;
        }
        let worths = self.worths(mode, cells).into_iter().chain(cells.cell(CellKind::Points));
        let bonuses = std::iter::once(self.bonus).chain(cells.cell(CellKind::Bonus));
        let sums = bonuses.flat_map(|bonus| worths.clone().map(move |worth| worth + bonus));
        Some(Played { sums: sums.collect(), choice: self, runs })
    }
}
