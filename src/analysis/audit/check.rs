//! What is wrong in a row of a sheet, judging it by itself, and the fewest slips that there can be by that.

use super::hand::BEFORE_TOTAL;
use super::model::{Cost, HALF, Mode, Model, RowCheck, SLIP};
use crate::analysis::{CellKind, WrittenHand};
use crate::rules::Points;
use std::rc::Rc;

impl Model<'_> {
    /// Whether these tricks can be all those of a deal of this many cards.
    pub(super) fn may_be_all(&self, tricks: Points, cards: u8) -> bool {
        self.tricks(cards).any(|number| tricks == Points::whole(number.into()))
    }

    /// Whether a row can be a deal of the schedule, and the tricks add up.
    pub(super) fn may_be_deal(&self, row: usize) -> bool {
        let tricks: Option<Points> =
            self.sheet.rows[row].hands.iter().map(|hand| hand.cell(CellKind::Took)).sum();
        self.row(row).iter().any(|mode| {
            mode.slip.is_none() && tricks.is_none_or(|tricks| self.may_be_all(tricks, mode.cards))
        })
    }

    /// Whether a hand can be right by itself: its bid, tricks and points, and the growth of the total if
    /// that is known.
    pub(super) fn can_be(&self, row: usize, cells: &WrittenHand, growth: Option<Points>) -> bool {
        self.may_be_dead(growth)
            || self.row(row).iter().any(|mode| self.right_tricks(mode, cells, growth) != 0)
    }

    /// Whether a hand can be the dead one, which scores nothing.
    fn may_be_dead(&self, growth: Option<Points>) -> bool {
        self.dead_hand && growth.is_none_or(|growth| growth == Points::ZERO)
    }

    /// What is wrong in a row, judging it by itself.
    pub(super) fn check(&self, row: usize) -> &RowCheck {
        self.checks[row].get_or_init(|| {
            let mut wrong = vec![true; self.sheet.players.count()];
            let mut is_wrong = true;
            for mode in self.row(row) {
                // Bit by bit, whether the players so far can have taken this many tricks together.
                let mut sums: u64 = 1;
                for (player, cells) in self.sheet.rows[row].hands.iter().enumerate() {
                    let growth = self.growth(row, player);
                    let mut tricks = self.right_tricks(mode, cells, growth);
                    if self.may_be_dead(growth) {
                        tricks |= 1;
                    }
                    wrong[player] &= tricks == 0;
                    let before = std::mem::take(&mut sums);
                    for took in (0..=mode.cards).filter(|took| tricks >> took & 1 == 1) {
                        sums |= before << took;
                    }
                }
                is_wrong &= !self.tricks(mode.cards).any(|sum| sums >> sum & 1 == 1);
            }
            let has_wrong_cards = self.row(row).iter().all(|mode| mode.slip.is_some());
            let hands = wrong.into_iter().enumerate();
            let hands = hands.map(
                |(player, is_wrong)| {
                    if is_wrong { self.cost_of_wrong(row, player) } else { 0 }
                },
            );
            Rc::new(RowCheck {
                hands: hands.collect(),
                has_wrong_cards,
                is_wrong: is_wrong && !has_wrong_cards,
            })
        })
    }

    /// The fewest slips that the sheet can have, judging each row and each hand by itself; more than `most` if it has
    /// more.
    pub(super) fn fewest_slips(&self, most: u8) -> u8 {
        // What is wrong in a row or a hand was written in it or in the one before.
        let mut by_rows: Cost = 0;
        let mut next_row = 0;
        let mut by_hands: Cost = 0;
        let mut next_hands = vec![0; self.sheet.players.count()];
        for row in 0..self.sheet.rows.len() {
            let check = self.check(row);
            if check.has_wrong_cards {
                by_rows += SLIP;
                by_hands += SLIP;
            }
            for (cost, next) in check.hands.iter().zip(&mut next_hands) {
                if *cost > 0 && row >= *next {
                    by_hands += cost;
                    *next = row + 2;
                }
            }
            if check.is_wrong && row >= next_row {
                let hands: Cost = check.hands.iter().sum();
                by_rows += SLIP * hands.div_ceil(SLIP).max(1);
                next_row = row + 2;
            }
            if by_rows.max(by_hands) > SLIP * Cost::from(most) {
                break;
            }
        }
        by_rows.max(by_hands).div_ceil(SLIP) as u8
    }

    /// The numbers of tricks that a hand can have taken if it is right by itself, one bit each.
    fn right_tricks(&self, mode: &Mode, cells: &WrittenHand, growth: Option<Points>) -> u64 {
        let agrees = |kind, number: u8| {
            cells.cell(kind).is_none_or(|written| written == Points::whole(number.into()))
        };
        let mut tricks = 0;
        for bid in mode.bids.clone().filter(|bid| agrees(CellKind::Bid, *bid)) {
            for took in (0..=mode.cards).filter(|took| agrees(CellKind::Took, *took)) {
                if self.can_be_worth(mode.worth(bid, took), cells, growth) {
                    tricks |= 1 << took;
                }
            }
        }
        tricks
    }

    /// Whether the points and the growth of the total are right for a hand, with some bonus.
    fn can_be_worth(&self, points: Points, cells: &WrittenHand, growth: Option<Points>) -> bool {
        let written = cells.cell(CellKind::Points);
        self.bonuses.iter().any(|bonus| {
            let sum = points + *bonus;
            growth.is_none_or(|growth| growth == sum)
                && written.is_none_or(|written| written == points || written == sum)
        })
    }

    /// What a hand that looks wrong and the one before cost at least: half a slip if it is right with a cell of another
    /// player.
    fn cost_of_wrong(&self, row: usize, player: usize) -> Cost {
        let hands = &self.sheet.rows[row].hands;
        let before = self.total_before(row, player);
        for theirs in hands {
            for cell in [&BEFORE_TOTAL[..], &[CellKind::Total]].concat() {
                if hands[player].cell(cell).is_none() || theirs.cell(cell).is_none() {
                    continue;
                }
                let mut cells = hands[player].clone();
                cells.write(cell, theirs.cell(cell));
                if self.can_be(row, &cells, growth(before, &cells)) {
                    return HALF;
                }
            }
        }
        let others = 0..if row > 0 { hands.len() } else { 0 };
        let cells = &hands[player];
        let mut befores = others.map(|other| self.total_before(row, other));
        if befores.any(|before| self.can_be(row, cells, growth(before, cells))) {
            HALF
        } else {
            SLIP
        }
    }

    /// The growth of a player's total by a row, without rulings, if both totals can be read.
    pub(super) fn growth(&self, row: usize, player: usize) -> Option<Points> {
        growth(self.total_before(row, player), &self.sheet.rows[row].hands[player])
    }

    /// A player's total before a row, if it can be read.
    fn total_before(&self, row: usize, player: usize) -> Option<Points> {
        match row.checked_sub(1) {
            Some(row) => self.sheet.rows[row].hands[player].cell(CellKind::Total),
            None => Some(Points::ZERO),
        }
    }
}

/// The growth of a total from this one, without rulings, if both can be read.
fn growth(before: Option<Points>, cells: &WrittenHand) -> Option<Points> {
    let ruling = cells.cell(CellKind::Ruling).unwrap_or_default();
    Some(cells.cell(CellKind::Total)? - before? - ruling)
}
