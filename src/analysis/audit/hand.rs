//! A possible hand, and the slips in its cells if it was played.

use super::model::{Cost, HALF, Mode, SLIP};
use crate::analysis::{CellKind, WrittenHand};
use crate::rules::{Points, Streak};
use arrayvec::ArrayVec;

/// The cells of a hand before its total.
pub(super) const BEFORE_TOTAL: [CellKind; 4] =
    [CellKind::Bid, CellKind::Took, CellKind::Points, CellKind::Bonus];

/// Cells of a player that were swapped, each with the other player.
pub(super) type Swaps = ArrayVec<(CellKind, u8), 5>;

/// A hand as it may have been played.
#[derive(Clone, Debug, Default)]
pub(super) struct PossibleHand {
    pub(super) cost: Cost,
    /// The index, in the chain, of the state after this hand.
    pub(super) next: u32,
    pub(super) bid: u8,
    pub(super) took: u8,
    /// Whether the player sat out.
    pub(super) dead: bool,
    pub(super) points: Points,
    pub(super) bonus: Points,
    /// The cells that are wrong, with the right numbers.
    pub(super) wrong: ArrayVec<(CellKind, Points), 5>,
    /// The cells that were swapped.
    pub(super) swaps: Swaps,
    /// Whether later totals are built on the one that is wrong.
    pub(super) stays: bool,
    /// The growth of the total in a preceding deal that was left out.
    pub(super) missed: Points,
    /// Whether this is the hand of the deal that was left out.
    pub(super) is_missing: bool,
    /// By how much later totals are too high because of this hand.
    pub(super) off: Points,
}

/// A possible hand before its total is checked.
pub(super) struct WithoutTotal {
    pub(super) hand: PossibleHand,
    pub(super) runs: Vec<Streak>,
    /// The sums that it can add to the total: the right one first, then those worked out from wrong cells.
    pub(super) sums: ArrayVec<Points, 8>,
}

impl WithoutTotal {
    /// The totals that may follow, the right one first. What follows may be built on a sum that was worked
    /// out from wrong cells.
    pub(super) fn totals(&self, before: Points) -> ArrayVec<Points, 8> {
        let sums = if self.hand.wrong.is_empty() { &self.sums[..1] } else { &self.sums };
        let mut totals = ArrayVec::new();
        for sum in sums {
            if !totals.contains(&(before + *sum)) {
                totals.push(before + *sum);
            }
        }
        totals
    }
}

impl PossibleHand {
    /// The hand of a player who sat out.
    pub(super) fn dead(cells: &WrittenHand) -> PossibleHand {
        let mut hand = PossibleHand { dead: true, ..PossibleHand::default() };
        for cell in [CellKind::Bid, CellKind::Took, CellKind::Points] {
            if cells.cell(cell).is_some() {
                hand.wrong.push((cell, Points::ZERO));
                hand.cost += SLIP;
            }
        }
        hand
    }

    /// Swaps a cell with another player's, for half the cost of a slip.
    pub(super) fn swap(&mut self, cell: CellKind, other: u8) {
        self.swaps.push((cell, other));
        self.cost += HALF;
    }

    /// The possible points: the right ones first, then those worked out from a wrong bid or from wrong
    /// tricks, which are not a slip of their own.
    pub(super) fn possible_points(&self, mode: &Mode, cells: &WrittenHand) -> [Points; 3] {
        let bid = cells.tricks(CellKind::Bid, mode.cards).filter(|bid| mode.bids.contains(bid));
        let took = cells.tricks(CellKind::Took, mode.cards);
        let by_written_bid = mode.worth(bid.unwrap_or(self.bid), self.took);
        let by_written_tricks = mode.worth(self.bid, took.unwrap_or(self.took));
        [self.points, by_written_bid, by_written_tricks]
    }

    /// The numbers that a cell before the total can have without a slip, the right one first. The points
    /// may include a bonus that has no cell of its own.
    pub(super) fn right(
        &self,
        cell: CellKind,
        mode: &Mode,
        cells: &WrittenHand,
    ) -> ArrayVec<Points, 4> {
        match cell {
            CellKind::Bid => ArrayVec::from_iter([Points::whole(self.bid.into())]),
            CellKind::Took => ArrayVec::from_iter([Points::whole(self.took.into())]),
            CellKind::Bonus => ArrayVec::from_iter([self.bonus]),
            _ => {
                let mut right = ArrayVec::from_iter(self.possible_points(mode, cells));
                if cells.cell(CellKind::Bonus).is_none() {
                    right.push(self.points + self.bonus);
                }
                right
            }
        }
    }

    /// The hand with the slips that explain the cells before the total; `None` if it costs more than
    /// `most`.
    pub(super) fn explain(
        mut self,
        mode: &Mode,
        cells: &WrittenHand,
        runs: Vec<Streak>,
        most: Cost,
    ) -> Option<WithoutTotal> {
        for cell in BEFORE_TOTAL {
            let right = self.right(cell, mode, cells);
            if let Some(written) = cells.cell(cell)
                && !right.contains(&written)
            {
                self.wrong.push((cell, right[0]));
                self.cost += SLIP;
            }
        }
        if self.cost > most {
            return None;
        }

        let mut sums = ArrayVec::new();
        for bonus in [Some(self.bonus), cells.cell(CellKind::Bonus)].into_iter().flatten() {
            for points in self.possible_points(mode, cells) {
                sums.push(points + bonus);
            }
            sums.extend(cells.cell(CellKind::Points).map(|points| points + bonus));
        }
        Some(WithoutTotal { hand: self, runs, sums })
    }
}
