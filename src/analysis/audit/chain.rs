//! One player's column: what each hand can have been, and at what cost.

use super::model::{Mode, Model, SLIP};
use crate::analysis::numbered::Numbered;
use crate::analysis::{Column, Written, WrittenHand};
use crate::rules::{Points, Streak};
use arrayvec::ArrayVec;
use std::collections::HashMap;

/// The cells that two players can have swapped.
const SWAPPED: [Column; 5] =
    [Column::Bid, Column::Took, Column::Points, Column::Bonus, Column::Total];

/// What is carried from one row to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Carried {
    /// The total on which the next is built; zero after the last that can be read.
    total: Points,
    /// The runs of the promotions in force.
    runs: Vec<Streak>,
}

/// What a hand can have been.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
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
    pub(super) wrong: ArrayVec<(Column, Points), 5>,
    /// Whether later totals are built on the one that is wrong.
    pub(super) stays: bool,
}

/// A hand, before its total is looked at.
struct Played {
    choice: Choice,
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
    states: Numbered<Carried>,
    /// The least cost from a row on, and up to what cost it was searched.
    bounds: HashMap<(usize, u32), (u8, u8)>,
    /// Whether a row can be right if its total grows by this much.
    growths: HashMap<(usize, Points), bool>,
    work: usize,
}

/// A way to read a row: as a deal, with two cells of a column swapped or not.
#[derive(Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) mode: &'a Mode,
    pub(super) swap: Option<(usize, usize, Column)>,
}

impl<'a> Chain<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a Written, player: usize) -> Chain<'a> {
        let has_total = |row: &usize| sheet.rows[*row].hands[player].cell(Column::Total).is_some();
        let mut chain = Chain {
            model,
            sheet,
            player,
            last_total: (0..sheet.rows.len()).rev().find(has_total),
            states: Numbered::new(),
            bounds: HashMap::new(),
            growths: HashMap::new(),
            work: 0,
        };
        let runs = model.rules.promotions.in_force().map(|_| Streak::default()).collect();
        chain.states.number(Carried { total: Points::ZERO, runs });
        chain
    }

    /// The player's cells in a row as written.
    fn written(&self, row: usize) -> &'a WrittenHand {
        &self.sheet.rows[row].hands[self.player]
    }

    /// Whether the total of a row can be right after a state.
    fn can_follow(&mut self, row: usize, state: u32) -> bool {
        let cells = self.written(row);
        let Some(says) = cells.cell(Column::Total) else { return true };
        let ruling = cells.cell(Column::Ruling).unwrap_or_default();
        let growth = says - self.states[state].total - ruling;
        let known = self.growths.entry((row, growth));
        *known.or_insert_with(|| self.model.can_be(row, cells, Some(growth)))
    }

    /// Whether the row before a state has a wrong total, still to be corrected.
    fn is_pending(&self, row: usize, state: u32) -> bool {
        let says = row.checked_sub(1).and_then(|row| self.written(row).cell(Column::Total));
        says.is_some_and(|says| says != self.states[state].total)
    }

    /// How often the choices of a hand were worked out.
    pub(super) const fn work(&self) -> usize {
        self.work
    }

    /// The player's cells in a row as read, and what the swap costs the player.
    fn cells(&self, row: usize, reading: Reading<'_>) -> (WrittenHand, u8) {
        let mut cells = self.written(row).clone();
        let with = match reading.swap {
            Some((one, other, column)) if one == self.player => Some((other, column)),
            Some((one, other, column)) if other == self.player => Some((one, column)),
            _ => None,
        };
        if let Some((other, column)) = with {
            cells.write(column, self.sheet.rows[row].hands[other].cell(column));
        }
        (cells, u8::from(with.is_some()))
    }

    /// What the hand of a row can have been, after `state`, for at most this cost.
    pub(super) fn choices(
        &mut self,
        row: usize,
        reading: Reading<'_>,
        state: u32,
        most: u8,
    ) -> Vec<Choice> {
        if most == 0 && !self.can_follow(row, state) {
            return Vec::new();
        }
        self.work += 1;
        let (cells, swapped) = self.cells(row, reading);
        let Some(most) = most.checked_sub(swapped) else { return Vec::new() };
        let before = self.states[state].total + cells.cell(Column::Ruling).unwrap_or_default();
        let says = cells.cell(Column::Total);
        let mut found = Vec::new();
        for Played { mut choice, runs, sums } in self.hands(reading.mode, &cells, state, most) {
            let is = before + sums[0];
            let possible = if choice.wrong.is_empty() { &sums[..1] } else { &sums };
            let follows = |says: &Points| possible.iter().any(|sum| before + *sum == *says);
            let Some(says) = says.filter(|says| !follows(says)) else {
                choice.next = self.carry(row, says.unwrap_or(is), runs);
                found.push(choice);
                continue;
            };
            choice.cost += SLIP;
            if choice.cost > most {
                continue;
            }
            choice.wrong.push((Column::Total, is));
            let put_right = self.carry(row, is, runs.clone());
            let goes_on = self.carry(row, says, runs);
            // If two totals in a row are wrong and nothing corrects them, the first may as well stay.
            let stays = !self.is_pending(row, state);
            if put_right != goes_on || !stays {
                found.push(Choice { next: put_right, ..choice.clone() });
            }
            if stays {
                found.push(Choice { next: goes_on, stays, ..choice });
            }
        }
        // Two who took each other's total may also have gone on from it.
        let own = self.written(row).cell(Column::Total);
        if let (Some((_, _, Column::Total)), Some(own), 1) = (reading.swap, own, swapped) {
            for mut choice in found.clone() {
                let runs = self.states[choice.next].runs.clone();
                choice.next = self.carry(row, own, runs);
                found.push(Choice { stays: true, ..choice });
            }
        }
        found.iter_mut().for_each(|choice| choice.cost += swapped);
        found
    }

    /// The hands that explain the cells besides the total, for at most this cost.
    fn hands(&self, mode: &Mode, cells: &WrittenHand, state: u32, most: u8) -> Vec<Played> {
        let runs = &self.states[state].runs;
        let is_open = |column, number: u8| {
            let says = cells.cell(column).filter(|_| most < SLIP);
            says.is_none_or(|says| says == Points::whole(number.into()))
        };
        let mut hands = Vec::new();
        for bid in mode.bids.clone().filter(|bid| is_open(Column::Bid, *bid)) {
            let took = (0..=mode.cards).filter(|took| is_open(Column::Took, *took));
            hands.extend(took.map(|took| self.hand(mode, cells, runs, bid, took)));
        }
        if self.model.dead_hand {
            let wrong = [Column::Bid, Column::Took, Column::Points].into_iter();
            let wrong = wrong.filter(|column| cells.cell(*column).is_some());
            let wrong: ArrayVec<_, 5> = wrong.map(|column| (column, Points::ZERO)).collect();
            let cost = SLIP * wrong.len() as u8;
            let choice = Choice { cost, dead: true, wrong, ..Choice::default() };
            let sums = ArrayVec::from_iter([Points::ZERO]);
            hands.push(Played { choice, runs: runs.clone(), sums });
        }
        hands.retain(|hand| hand.choice.cost <= most);
        hands
    }

    /// How a bid and a number of tricks explain the cells besides the total.
    fn hand(&self, mode: &Mode, cells: &WrittenHand, runs: &[Streak], bid: u8, took: u8) -> Played {
        let (runs, bonus) = self.model.after(mode, runs, bid, took);
        let points = mode.worth(bid, took);
        // What was worked out from a wrong cell is not a slip of its own.
        let says_bid = cells.tricks(Column::Bid, mode.cards).filter(|it| mode.bids.contains(it));
        let says_took = cells.tricks(Column::Took, mode.cards);
        let worths = [
            points,
            mode.worth(says_bid.unwrap_or(bid), took),
            mode.worth(bid, says_took.unwrap_or(took)),
        ];
        let (says, says_bonus) = (cells.cell(Column::Points), cells.cell(Column::Bonus));
        let is_wrong = |(column, is): &(Column, Points)| match (column, cells.cell(*column)) {
            (Column::Points, Some(says)) => {
                !worths.contains(&says) && (says_bonus.is_some() || says != points + bonus)
            }
            (_, says) => says.is_some_and(|says| says != *is),
        };
        let tricks = |number: u8| Points::whole(number.into());
        let right = [
            (Column::Bid, tricks(bid)),
            (Column::Took, tricks(took)),
            (Column::Points, points),
            (Column::Bonus, bonus),
        ];
        let wrong: ArrayVec<_, 5> = right.into_iter().filter(is_wrong).collect();
        let worths = worths.into_iter().chain(says);
        let bonuses = std::iter::once(bonus).chain(says_bonus);
        let sums = bonuses.flat_map(|bonus| worths.clone().map(move |worth| worth + bonus));
        let (sums, cost) = (sums.collect(), SLIP * wrong.len() as u8);
        let choice = Choice { cost, bid, took, points, bonus, wrong, ..Choice::default() };
        Played { choice, runs, sums }
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

    /// The ways to read the player's cells in a row, for at most this cost.
    fn readings(&self, row: usize, most: u8) -> Vec<Reading<'a>> {
        let others = 0..if most > 0 { self.sheet.rows[row].hands.len() } else { 0 };
        let others = others.filter(|other| *other != self.player);
        readings(self.model, self.sheet, row, others.map(|other| (self.player, other)))
    }
}

/// The ways to read a row, with no cells swapped or those of one of these pairs of players.
pub(super) fn readings<'a>(
    model: &'a Model<'_>,
    sheet: &Written,
    row: usize,
    pairs: impl Iterator<Item = (usize, usize)>,
) -> Vec<Reading<'a>> {
    let hands = &sheet.rows[row].hands;
    let differ = |one: usize, other: usize, column| {
        let cells = (hands[one].cell(column), hands[other].cell(column));
        matches!(cells, (Some(one), Some(other)) if one != other)
    };
    let swaps = pairs.flat_map(|(one, other)| SWAPPED.map(|column| (one, other, column)));
    let swaps = swaps.filter(|(one, other, column)| differ(*one, *other, *column)).map(Some);
    let swaps: Vec<_> = std::iter::once(None).chain(swaps).collect();
    let modes = model.row(row).iter();
    modes.flat_map(|mode| swaps.iter().map(move |swap| Reading { mode, swap: *swap })).collect()
}
