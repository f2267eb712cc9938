//! The search for the fewest slips: row by row over the states of all players, cheapest first.

use super::chain::Chain;
use super::hand::{PossibleHand, Swaps};
use super::model::{BREACH, Cost, HALF, Mode, Model, SLIP};
use crate::analysis::{CellKind, WrittenSheet};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most states of the table that are kept after a row.
const MOST_STATES: usize = 4000;

/// The most often that the possible hands of a cell are worked out.
pub(super) const MOST_WORK: usize = 400_000;

/// The state of each player, as its number in the player's chain.
pub(super) type State = Vec<u32>;

/// The least cost of the rows after each state of a player.
type Bounds = BTreeMap<u32, Cost>;

/// The sums of some hands of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct RowSums {
    pub(super) tricks: u8,
    bids: u8,
    /// Whether one of the hands is dead.
    dead: bool,
    /// The number of bids above zero, up to two.
    bidders: u8,
}

/// The states after each row, each with the least cost of reaching it, and the steps between them.
#[derive(Debug, Default)]
pub(super) struct Layers {
    pub(super) costs: Vec<BTreeMap<State, Cost>>,
    pub(super) steps: Vec<BTreeMap<State, BTreeMap<State, Cost>>>,
}

/// Why the search stopped before the end of the sheet.
#[derive(Clone, Copy)]
pub(super) struct Stopped {
    /// The row, from 0.
    pub(super) row: usize,
    /// Whether too many cells up to the row are unreadable; otherwise nothing explains it at this cost.
    pub(super) is_ambiguous: bool,
}

/// How the search uses the least cost of the rows that follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lookahead {
    /// It drops states from which the rest of the sheet costs too much.
    Bounded,
    /// It goes on as far as the rows can be explained.
    None,
}

/// The search in one sheet by one set of rules.
pub(super) struct SlipSearch<'a> {
    pub(super) model: &'a Model<'a>,
    pub(super) sheet: &'a WrittenSheet,
    pub(super) chains: Vec<Chain<'a>>,
    most_work: usize,
    /// What the sheet costs at least, once the rows are counted.
    pub(super) least: Option<Cost>,
    /// What the rows cost whose number of cards is wrong.
    pub(super) cards_cost: Cost,
    /// What the rows after each one cost at least besides what the columns count.
    pub(super) besides: Vec<Cost>,
}

/// The least cost at which hands of a row reach each of their sums.
pub(super) struct Reached(BTreeMap<RowSums, Cost>);

impl Reached {
    /// The sums of no hands.
    pub(super) fn start() -> Reached {
        Reached(BTreeMap::from([(RowSums::default(), 0)]))
    }

    /// The sums with one of these hands added, at a cost of at most `most`.
    pub(super) fn with<'h>(
        &self,
        hands: impl Iterator<Item = &'h PossibleHand> + Clone,
        mode: &Mode,
        most: Cost,
    ) -> Reached {
        let mut costs = BTreeMap::new();
        for (sums, cost) in &self.0 {
            for hand in hands.clone().filter(|hand| cost + hand.cost <= most) {
                if let Some(sums) = sums.with(hand, mode) {
                    let least = costs.entry(sums).or_insert(Cost::MAX);
                    *least = (*least).min(cost + hand.cost);
                }
            }
        }
        Reached(costs)
    }

    /// The least cost of sums whose tricks are one of these numbers; [`Cost::MAX`] if there are none.
    pub(super) fn least_with(&self, tricks: &RangeInclusive<u8>) -> Cost {
        let with_tricks = self.0.iter().filter(|(sums, _)| tricks.contains(&sums.tricks));
        with_tricks.map(|(_, cost)| *cost).min().unwrap_or(Cost::MAX)
    }

    /// The least cost of sums that can be those of a deal.
    pub(super) fn least(&self, model: &Model<'_>, mode: &Mode) -> Option<Cost> {
        self.0.iter().filter_map(|(sums, cost)| Some(cost + sums.cost(model, mode)?)).min()
    }
}

impl RowSums {
    /// The sums with a hand added; `None` if no deal has such sums.
    pub(super) fn with(self, hand: &PossibleHand, mode: &Mode) -> Option<RowSums> {
        let tricks = self.tricks.checked_add(hand.took)?;
        if tricks > mode.cards || (self.dead && hand.dead) {
            return None;
        }
        Some(RowSums {
            tricks,
            bids: self.bids.saturating_add(hand.bid).min(mode.most_bids),
            dead: self.dead || hand.dead,
            bidders: (self.bidders + u8::from(hand.bid > 0)).min(2),
        })
    }

    /// The cost of a deal with these sums: a breach if the hook forbids the bids; `None` if the tricks do
    /// not add up.
    pub(super) fn cost(self, model: &Model<'_>, mode: &Mode) -> Option<Cost> {
        if mode.is_missing {
            return Some(0);
        }
        if !model.tricks(mode.cards).contains(&self.tricks) || self.dead != model.dead_hand {
            return None;
        }
        Some(if model.may_sum(mode, self.bids, self.bidders > 1) { 0 } else { BREACH })
    }
}

impl<'a> SlipSearch<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a WrittenSheet) -> SlipSearch<'a> {
        SlipSearch::with_work(model, sheet, MOST_WORK)
    }

    /// A search that gives up when the possible hands of cells have been worked out this often.
    pub(super) fn with_work(
        model: &'a Model<'a>,
        sheet: &'a WrittenSheet,
        most_work: usize,
    ) -> SlipSearch<'a> {
        let players = 0..sheet.players.count();
        let chains = players.map(|player| Chain::new(model, sheet, player, most_work)).collect();
        let mut besides = vec![0; sheet.rows.len()];
        let mut cards_cost: Cost = 0;
        for row in (0..sheet.rows.len()).filter(|row| model.check(*row).has_wrong_cards) {
            count_before(row, &mut besides);
            cards_cost = cards_cost.saturating_add(SLIP);
        }
        SlipSearch { model, sheet, chains, most_work, least: None, cards_cost, besides }
    }

    /// How often the possible hands of a cell have been worked out.
    pub(super) fn work(&self) -> usize {
        self.chains.iter().map(|chain| chain.work).sum()
    }

    /// The possible hands of each player in a row for at most this cost.
    pub(super) fn hands(
        &mut self,
        row: usize,
        mode: &Mode,
        from: &[u32],
        most: Cost,
    ) -> Vec<Vec<PossibleHand>> {
        let chains = self.chains.iter_mut().zip(from);
        chains.map(|(chain, state)| within(&chain.hands(row, mode, *state, most), most)).collect()
    }

    /// The row at which the sheet cannot go on without a slip; `None` if it is right.
    pub(super) fn first_bad_row(&mut self) -> Option<Stopped> {
        self.run(HALF - 1, Lookahead::None).err()
    }

    /// The layers that explain the sheet with at most this many slips.
    pub(super) fn within(&mut self, slips: u8) -> Result<Layers, Stopped> {
        if self.fewest_slips(slips) > slips {
            return Err(Stopped { row: 0, is_ambiguous: false });
        }
        self.run(most_cost(slips), Lookahead::Bounded)
    }

    /// Goes through all rows at a cost of at most `most`.
    fn run(&mut self, most: Cost, lookahead: Lookahead) -> Result<Layers, Stopped> {
        let start = vec![0; self.chains.len()];
        let mut layers = Layers { costs: vec![BTreeMap::from([(start, 0)])], steps: Vec::new() };
        for row in 0..self.sheet.rows.len() {
            let ambiguous = Stopped { row, is_ambiguous: true };
            let mut costs: BTreeMap<State, Cost> = BTreeMap::new();
            let mut steps = BTreeMap::new();
            for (from, cost) in &layers.costs[row] {
                if self.work() > self.most_work {
                    return Err(ambiguous);
                }
                let reached = self.step(row, from, most - cost, lookahead).ok_or(ambiguous)?;
                for (to, step) in &reached {
                    let least = costs.entry(to.clone()).or_insert(Cost::MAX);
                    *least = (*least).min(cost + step);
                }
                if costs.len() > MOST_STATES {
                    return Err(ambiguous);
                }
                steps.insert(from.clone(), reached);
            }
            if costs.is_empty() {
                return Err(Stopped { row, is_ambiguous: false });
            }
            layers.costs.push(costs);
            layers.steps.push(steps);
        }
        Ok(layers)
    }

    /// The states that a row leads to, each with its least cost; `None` if there are too many.
    fn step(
        &mut self,
        row: usize,
        from: &[u32],
        most: Cost,
        lookahead: Lookahead,
    ) -> Option<BTreeMap<State, Cost>> {
        let mut reached: BTreeMap<State, Cost> = BTreeMap::new();
        'modes: for mode in self.model.row(row) {
            let besides = if lookahead == Lookahead::Bounded { self.besides[row] } else { 0 };
            let Some(left) = most.checked_sub(mode.cost().saturating_add(besides)) else {
                continue;
            };
            // Of each player's column, what it costs from here on.
            let mut least = vec![0; self.chains.len()];
            if lookahead == Lookahead::Bounded {
                for (player, chain) in self.chains.iter_mut().enumerate() {
                    least[player] = chain.bound(row, from[player], left);
                }
            }
            let sum: Cost = least.iter().copied().fold(0, Cost::saturating_add);

            let mut hands = Vec::new();
            let mut bounds = Vec::new();
            for (player, chain) in self.chains.iter_mut().enumerate() {
                let Some(budget) = left.checked_sub(sum - least[player]) else { continue 'modes };
                let mut own = within(&chain.hands(row, mode, from[player], budget), budget);
                let mut bound_after = Bounds::new();
                for hand in &own {
                    let cost = bound_after.entry(hand.next).or_insert(hand.cost);
                    *cost = (*cost).min(hand.cost);
                }
                for (next, cost) in &mut bound_after {
                    *cost = match lookahead {
                        Lookahead::Bounded => chain.bound(row + 1, *next, budget - *cost),
                        Lookahead::None => 0,
                    };
                }
                own.retain(|hand| hand.cost + bound_after[&hand.next] <= budget);
                bound_after.retain(|next, _| own.iter().any(|hand| hand.next == *next));
                hands.push(own);
                bounds.push(bound_after);
            }

            for hands in together(hands, &bounds, left) {
                for (to, cost) in self.combined(mode, &hands, &bounds, left)? {
                    let least = reached.entry(to).or_insert(Cost::MAX);
                    *least = (*least).min(mode.cost() + cost);
                }
            }
        }
        Some(reached)
    }

    /// The states reached by hands that go together, each with its least cost; `None` if there
    /// are too many.
    fn combined(
        &self,
        mode: &Mode,
        hands: &[Vec<PossibleHand>],
        bounds: &[Bounds],
        most: Cost,
    ) -> Option<Vec<(State, Cost)>> {
        let least: Vec<Cost> =
            hands.iter().zip(bounds).map(|(hands, bounds)| least(hands, bounds)).collect();
        // The states of the first players, with the least cost of the rows after them and the sums.
        let mut partial = vec![(State::new(), 0, Reached::start())];
        for (player, hands) in hands.iter().enumerate() {
            let rest: Cost = least[player + 1..].iter().sum();
            let mut next = Vec::new();
            for (state, bound, sums) in &partial {
                for (to, own) in &bounds[player] {
                    let Some(left) = most.checked_sub(bound + own + rest) else { continue };
                    let own_hands = hands.iter().filter(|hand| hand.next == *to);
                    let sums = sums.with(own_hands, mode, left);
                    if !sums.0.is_empty() {
                        next.push(([state.as_slice(), &[*to]].concat(), bound + own, sums));
                    }
                }
            }
            if next.len() > MOST_STATES {
                return None;
            }
            partial = next;
        }

        let mut states = Vec::new();
        for (state, bound, sums) in partial {
            if let Some(cost) = sums.least(self.model, mode)
                && cost + bound <= most
            {
                states.push((state, cost));
            }
        }
        Some(states)
    }
}

/// The hands for at most this cost.
fn within(hands: &[PossibleHand], most: Cost) -> Vec<PossibleHand> {
    hands.iter().filter(|hand| hand.cost <= most).cloned().collect()
}

/// Counts a slip after each row before this one.
pub(super) fn count_before(row: usize, besides: &mut [Cost]) {
    for cost in &mut besides[..row] {
        *cost = cost.saturating_add(SLIP);
    }
}

/// The most that this many slips cost, with breaches.
pub(super) fn most_cost(slips: u8) -> Cost {
    Cost::from(slips) * SLIP + (HALF - 1)
}

/// The least cost of a player's hands with the rows after them.
fn least(hands: &[PossibleHand], bounds: &Bounds) -> Cost {
    hands.iter().map(|hand| hand.cost + bounds[&hand.next]).min().unwrap_or(Cost::MAX)
}

/// The combinations of the players' hands in a row whose swaps match, for at most this cost.
pub(super) fn together(
    hands: Vec<Vec<PossibleHand>>,
    bounds: &[Bounds],
    most: Cost,
) -> Vec<Vec<Vec<PossibleHand>>> {
    let mut groups = Vec::new();
    for hands in hands {
        let mut by_swaps: BTreeMap<Swaps, Vec<PossibleHand>> = BTreeMap::new();
        for hand in hands {
            by_swaps.entry(hand.swaps.clone()).or_default().push(hand);
        }
        groups.push(by_swaps);
    }

    // The swaps of the first players, with their least cost.
    let mut matching: Vec<(Cost, Vec<&Swaps>)> = vec![(0, Vec::new())];
    for (player, by_swaps) in groups.iter().enumerate() {
        let mut next = Vec::new();
        for (swaps, hands) in by_swaps {
            let own = least(hands, &bounds[player]);
            for (cost, before) in matching.iter().filter(|(cost, _)| cost + own <= most) {
                let mut others = before.iter().enumerate();
                if others.all(|(other, theirs)| {
                    cells_swapped(theirs, player) == cells_swapped(swaps, other)
                }) {
                    next.push((cost + own, [before.as_slice(), &[swaps]].concat()));
                }
            }
        }
        matching = next;
    }
    let mut combinations = Vec::new();
    for (_, chosen) in matching {
        let players = groups.iter().zip(chosen);
        combinations.push(players.map(|(by_swaps, swaps)| by_swaps[swaps].clone()).collect());
    }
    combinations
}

/// The cells that were swapped with one other player.
fn cells_swapped(swaps: &Swaps, with: usize) -> Vec<CellKind> {
    let swaps = swaps.iter().filter(|(_, other)| usize::from(*other) == with);
    swaps.map(|(cell, _)| *cell).collect()
}
