//! One player's column: what each of its hands can have been, and at what cost.
//!
//! Costs are counted in halves of a slip: both players of a swap pay one.

use super::model::{Mode, Model};
use crate::analysis::numbered::Numbered;
use crate::analysis::{Column, Written, WrittenHand};
use crate::rules::{Points, Streak};
use std::collections::{HashMap, HashSet};

/// The cost of a slip.
pub(super) const SLIP: u8 = 2;

/// The cells of a player that two players can have swapped.
const SWAPPED: [Column; 5] =
    [Column::Bid, Column::Took, Column::Points, Column::Bonus, Column::Total];

/// What is carried from one row to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Carried {
    /// The total on which the next is built; zero where none that can be read follows.
    total: Points,
    /// The runs of the promotions in force.
    runs: Vec<Streak>,
}

/// What a hand can have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) cost: u8,
    /// What is carried on, by its number in the chain.
    pub(super) next: u32,
    pub(super) bid: u8,
    pub(super) took: u8,
    /// Whether the player sat out.
    pub(super) dead: bool,
    pub(super) points: Points,
    pub(super) bonus: Points,
    /// The cells that are wrong, with what they should be.
    pub(super) wrong: Vec<(Column, Points)>,
    /// Whether later totals are built on the one that is wrong.
    pub(super) stays: bool,
}

/// The column of a player.
pub(super) struct Chain<'a> {
    model: &'a Model<'a>,
    sheet: &'a Written,
    player: usize,
    /// The last row whose total can be read.
    last_total: Option<usize>,
    states: Numbered<Carried>,
    /// The least cost from a row on, and up to what cost it was searched.
    bounds: HashMap<(usize, u32), (u8, u8)>,
    /// By how much the total of each row can grow without a slip in it.
    growths: HashMap<usize, HashSet<Points>>,
    work: usize,
}

/// A way in which a row may be read: as a deal, with two cells of a column swapped or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The deal, by its place among those that the row can be.
    pub(super) mode: usize,
    pub(super) swap: Option<(usize, usize, Column)>,
}

impl<'a> Chain<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a Written, player: usize) -> Chain<'a> {
        let has_total = |row: &usize| sheet.rows[*row].hands[player].cell(Column::Total).is_some();
        let last_total = (0..sheet.rows.len()).rev().find(has_total);
        let runs = model.rules.promotions.in_force().map(|_| Streak::default()).collect();
        let first = Carried { total: Points::ZERO, runs };
        let mut chain = Chain {
            model,
            sheet,
            player,
            last_total,
            states: Numbered::new(),
            bounds: HashMap::new(),
            growths: HashMap::new(),
            work: 0,
        };
        chain.states.number(first);
        chain
    }

    /// By how much the total of a row can grow without a slip in it, whatever the runs.
    fn growths(&self, row: usize) -> HashSet<Points> {
        let cells = &self.sheet.rows[row].hands[self.player];
        let ruling = cells.cell(Column::Ruling).unwrap_or_default();
        let dead = self.model.dead_hand.then_some(Points::ZERO);
        let bonuses = &self.model.bonuses;
        let worths = self.model.worths(row, cells);
        let hands = worths.flat_map(|worth| bonuses.iter().map(move |bonus| worth + *bonus));
        dead.into_iter().chain(hands).map(|growth| growth + ruling).collect()
    }

    /// Whether the total of a row can be right after a state.
    fn can_follow(&mut self, row: usize, state: u32) -> bool {
        let says = self.sheet.rows[row].hands[self.player].cell(Column::Total);
        let before = self.states[state].total;
        let Some(says) = says else { return true };
        if !self.growths.contains_key(&row) {
            self.growths.insert(row, self.growths(row));
        }
        self.growths[&row].contains(&(says - before))
    }

    /// Whether a state is not what the row before it says: its total was wrong, and is to be put right.
    fn is_pending(&self, row: usize, state: u32) -> bool {
        let before = row.checked_sub(1).map(|row| &self.sheet.rows[row].hands[self.player]);
        let says = before.and_then(|hand| hand.cell(Column::Total));
        says.is_some_and(|says| says != self.states[state].total)
    }

    /// How often the choices of a hand were worked out.
    pub(super) const fn work(&self) -> usize {
        self.work
    }

    /// The cells of the player in a row as they are read.
    fn cells(&self, row: usize, reading: Reading) -> (WrittenHand, u8) {
        let hands = &self.sheet.rows[row].hands;
        let mut cells = hands[self.player].clone();
        let with = match reading.swap {
            Some((one, other, column)) if one == self.player => Some((other, column)),
            Some((one, other, column)) if other == self.player => Some((one, column)),
            _ => None,
        };
        if let Some((other, column)) = with {
            cells.write(column, hands[other].cell(column));
        }
        (cells, u8::from(with.is_some()))
    }

    /// What the hand of a row can have been, after `state`, for at most this cost.
    pub(super) fn choices(
        &mut self,
        row: usize,
        reading: Reading,
        state: u32,
        most: u8,
    ) -> Vec<Choice> {
        if most == 0 && !self.can_follow(row, state) {
            return Vec::new();
        }
        self.work += 1;
        let (cells, swapped) = self.cells(row, reading);
        let Some(most) = most.checked_sub(swapped) else { return Vec::new() };
        let model = self.model;
        let mode = &model.row(row)[reading.mode];
        let mut found = Vec::new();
        let written = cells.tricks(Column::Bid, mode.cards).filter(|bid| mode.bids.contains(bid));
        for bid in mode.bids.clone() {
            let wrong_bid = cells.cell(Column::Bid).is_some() && written != Some(bid);
            if wrong_bid && most < SLIP {
                continue;
            }
            let told = cells.cell(Column::Took).filter(|_| most < SLIP);
            for took in 0..=mode.cards {
                if told.is_some_and(|told| told != Points::whole(took.into())) {
                    continue;
                }
                self.choose(row, mode, &cells, state, (bid, took), most, &mut found);
            }
        }
        if model.dead_hand {
            let dead = [Column::Bid, Column::Took, Column::Points];
            let wrong = dead.iter().filter(|column| cells.cell(**column).is_some());
            let wrong: Vec<_> = wrong.map(|column| (*column, Points::ZERO)).collect();
            let runs = self.states[state].runs.clone();
            let choice = self.choice(wrong, 0, 0, true);
            self.total(row, &cells, state, runs, &[Points::ZERO], choice, most, &mut found);
        }
        // Two who took each other's total may also have gone on from it.
        let own = self.sheet.rows[row].hands[self.player].cell(Column::Total);
        if let (Some((_, _, Column::Total)), Some(own), 1) = (reading.swap, own, swapped) {
            let mut going_on = found.clone();
            for choice in &mut going_on {
                let runs = self.states[choice.next].runs.clone();
                choice.next = self.carry(row, own, runs);
                choice.stays = true;
            }
            found.extend(going_on);
        }
        found.iter_mut().for_each(|choice| choice.cost += swapped);
        found
    }

    fn choice(&self, wrong: Vec<(Column, Points)>, bid: u8, took: u8, dead: bool) -> Choice {
        let cost = SLIP * wrong.len() as u8;
        let (points, bonus) = (Points::ZERO, Points::ZERO);
        Choice { cost, next: 0, bid, took, dead, points, bonus, wrong, stays: false }
    }

    /// Adds the ways in which a bid and a number of tricks explain the cells.
    #[allow(clippy::too_many_arguments, reason = "they are the facts of one hand")]
    fn choose(
        &mut self,
        row: usize,
        mode: &Mode,
        cells: &WrittenHand,
        state: u32,
        (bid, took): (u8, u8),
        most: u8,
        found: &mut Vec<Choice>,
    ) {
        let number = |tricks: u8| Points::whole(tricks.into());
        let mut wrong = Vec::new();
        let mut check = |column, is: Points| {
            let says = cells.cell(column).filter(|says| *says != is);
            if says.is_some() {
                wrong.push((column, is));
            }
            says.is_some()
        };
        let wrong_bid = check(Column::Bid, number(bid));
        let wrong_took = check(Column::Took, number(took));
        let runs = &self.states[state].runs;
        let (points, _) = mode.worth(bid, took);
        let (runs, bonus) = self.model.after(mode, runs, bid, took);
        // What was worked out from a wrong cell is no slip of its own.
        let told = |column, wrong, right: u8| {
            let told = cells.tricks(column, mode.cards).filter(|_| wrong);
            told.filter(|it| column != Column::Bid || mode.bids.contains(it)).unwrap_or(right)
        };
        let (told_bid, told_took) =
            (told(Column::Bid, wrong_bid, bid), told(Column::Took, wrong_took, took));
        let mut worth = vec![points];
        worth.extend(
            [(told_bid, took), (bid, told_took)].map(|(bid, took)| mode.worth(bid, took).0),
        );
        let says = cells.cell(Column::Points);
        let whole = cells.cell(Column::Bonus).is_none() && says == Some(points + bonus);
        if says.is_some_and(|says| !worth.contains(&says)) && !whole {
            wrong.push((Column::Points, points));
        }
        let mut bonuses = vec![bonus];
        if let Some(says) = cells.cell(Column::Bonus).filter(|says| *says != bonus) {
            wrong.push((Column::Bonus, bonus));
            bonuses.push(says);
        }
        worth.extend(says);
        let sums: Vec<Points> =
            bonuses.iter().flat_map(|bonus| worth.iter().map(|it| *it + *bonus)).collect();
        let choice = Choice { points, bonus, ..self.choice(wrong, bid, took, false) };
        if choice.cost <= most {
            self.total(row, cells, state, runs, &sums, choice, most, found);
        }
    }

    /// Adds the ways in which the total follows: by the first of `sums` if it is right, by another
    /// that was worked out from a wrong cell, or by a slip of its own.
    #[allow(clippy::too_many_arguments, reason = "they are the facts of one hand")]
    fn total(
        &mut self,
        row: usize,
        cells: &WrittenHand,
        state: u32,
        runs: Vec<Streak>,
        sums: &[Points],
        choice: Choice,
        most: u8,
        found: &mut Vec<Choice>,
    ) {
        let before = self.states[state].total;
        let ruling = cells.cell(Column::Ruling).unwrap_or_default();
        let is = before + sums[0] + ruling;
        let says = cells.cell(Column::Total);
        let follows = |says: Points| {
            let sums = if choice.wrong.is_empty() { &sums[..1] } else { sums };
            sums.iter().any(|sum| before + *sum + ruling == says)
        };
        match says {
            Some(says) if !follows(says) => {
                let mut off = Choice { cost: choice.cost + SLIP, stays: true, ..choice };
                if off.cost > most {
                    return;
                }
                off.wrong.push((Column::Total, is));
                let put_right = self.carry(row, is, runs.clone());
                off.next = self.carry(row, says, runs);
                // Of two totals in turn that nothing puts right, the first may as well stay.
                let stays = !self.is_pending(row, state);
                if put_right != off.next || !stays {
                    found.push(Choice { next: put_right, stays: false, ..off.clone() });
                }
                found.extend(stays.then_some(off));
            }
            says => {
                let next = self.carry(row, says.unwrap_or(is), runs);
                if choice.cost <= most {
                    found.push(Choice { next, ..choice });
                }
            }
        }
    }

    fn carry(&mut self, row: usize, total: Points, runs: Vec<Streak>) -> u32 {
        let ends = self.last_total.is_none_or(|last| row >= last);
        self.states.number(Carried { total: if ends { Points::ZERO } else { total }, runs })
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
            for reading in self.readings(row, limit) {
                let mut choices = self.choices(row, reading, state, limit);
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

    /// The ways in which the player's cells in a row may be read, for at most this cost.
    fn readings(&self, row: usize, most: u8) -> Vec<Reading> {
        let others = 0..if most > 0 { self.sheet.rows[row].hands.len() } else { 0 };
        let others = others.filter(|other| *other != self.player);
        readings(self.model, self.sheet, row, others.map(|other| (self.player, other)))
    }
}

/// The ways in which a row may be read, with cells of none of these pairs of players swapped or of one.
pub(super) fn readings(
    model: &Model<'_>,
    sheet: &Written,
    row: usize,
    pairs: impl Iterator<Item = (usize, usize)>,
) -> Vec<Reading> {
    let hands = &sheet.rows[row].hands;
    let swaps = pairs.flat_map(|(one, other)| {
        let columns = SWAPPED.into_iter();
        let columns = columns.filter(move |column| can_swap(&hands[one], &hands[other], *column));
        columns.map(move |column| Some((one, other, column)))
    });
    let swaps: Vec<_> = std::iter::once(None).chain(swaps).collect();
    let modes = 0..model.row(row).len();
    modes.flat_map(|mode| swaps.iter().map(move |swap| Reading { mode, swap: *swap })).collect()
}

/// Whether two cells can have been swapped: both can be read, and they differ.
fn can_swap(one: &WrittenHand, other: &WrittenHand, column: Column) -> bool {
    let (one, other) = (one.cell(column), other.cell(column));
    one.is_some() && other.is_some() && one != other
}
