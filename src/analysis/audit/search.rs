//! The search for the fewest slips: row by row over what every player carries on, cheapest first.

use super::chain::{Chain, PossibleHand, Swaps};
use super::model::{Mode, Model, SLIP};
use crate::analysis::{CellKind, Written};
use std::collections::BTreeMap;

/// The most states of the table that are kept after a row.
const MOST_STATES: usize = 4000;

/// The most often that the choices of a hand are worked out.
const MOST_WORK: usize = 400_000;

/// What each player carries on, by its number in the player's chain.
pub(super) type State = Vec<u32>;

/// The least cost of the rows after each state of a player.
type Bounds = BTreeMap<u32, u8>;

/// The sums of a row: tricks, bids, whether a hand is dead, bids above zero (up to two).
pub(super) type Sums = (u8, u8, bool, u8);

/// The states after each row, each with the least cost of reaching it, and the steps between them.
#[derive(Debug, Default)]
pub(super) struct Layers {
    pub(super) costs: Vec<BTreeMap<State, u8>>,
    pub(super) steps: Vec<BTreeMap<State, BTreeMap<State, u8>>>,
}

/// Where the search stopped before the end of the sheet.
#[derive(Clone, Copy)]
pub(super) struct Stopped {
    /// The row, from 0.
    pub(super) row: usize,
    /// Whether too many cells up to the row are unreadable; otherwise nothing explains it at this cost.
    pub(super) is_ambiguous: bool,
}

/// The search in one sheet by one set of rules.
pub(super) struct SlipSearch<'a> {
    pub(super) model: &'a Model<'a>,
    pub(super) sheet: &'a Written,
    chains: Vec<Chain<'a>>,
}

/// The least cost at which hands of a row reach each of their sums.
pub(super) struct Reached {
    cards: u8,
    most_bids: u8,
    costs: Vec<u8>,
}

impl Reached {
    /// No hands yet.
    pub(super) fn start(model: &Model<'_>, mode: &Mode) -> Reached {
        let (cards, most_bids) = (mode.cards, mode.cards.max(model.bidding.redeal_below) + 1);
        let mut reached = Reached { cards, most_bids, costs: Vec::new() };
        reached.costs = vec![u8::MAX; reached.index((cards + 1, 0, false, 0))];
        reached.costs[0] = 0;
        reached
    }

    const fn index(&self, (tricks, bids, dead, bidders): Sums) -> usize {
        let row = tricks as usize * (self.most_bids as usize + 1) + bids as usize;
        (row * 2 + dead as usize) * 3 + bidders as usize
    }

    /// The sums with a choice added; `None` if no deal has such sums.
    pub(super) fn add(
        &self,
        (tricks, bids, dead, bidders): Sums,
        choice: &PossibleHand,
    ) -> Option<Sums> {
        let tricks = tricks.checked_add(choice.took).filter(|it| *it <= self.cards)?;
        let bids = bids.saturating_add(choice.bid).min(self.most_bids);
        let bidders = (bidders + u8::from(choice.bid > 0)).min(2);
        (!(dead && choice.dead)).then_some((tricks, bids, dead || choice.dead, bidders))
    }

    fn sums(&self) -> impl Iterator<Item = (Sums, u8)> + '_ {
        let reached = self.costs.iter().enumerate().filter(|(_, cost)| **cost < u8::MAX);
        reached.map(|(index, cost)| {
            let (row, width) = (index / 6, usize::from(self.most_bids) + 1);
            let (tricks, bids) = ((row / width) as u8, (row % width) as u8);
            ((tricks, bids, index / 3 % 2 == 1, (index % 3) as u8), *cost)
        })
    }

    /// The sums with one of these choices added, at a cost of at most `most`.
    pub(super) fn with<'c>(
        &self,
        choices: impl Iterator<Item = &'c PossibleHand> + Clone,
        most: u8,
    ) -> Reached {
        let mut costs = vec![u8::MAX; self.costs.len()];
        for (sums, cost) in self.sums() {
            for choice in choices.clone().filter(|choice| cost + choice.cost <= most) {
                if let Some(sums) = self.add(sums, choice) {
                    let known = &mut costs[self.index(sums)];
                    *known = (*known).min(cost + choice.cost);
                }
            }
        }
        Reached { costs, ..*self }
    }

    /// The least cost of this many tricks.
    pub(super) fn least_with(&self, tricks: u8) -> u8 {
        let costs = self.index((tricks, 0, false, 0))..self.index((tricks + 1, 0, false, 0));
        self.costs[costs].iter().copied().min().unwrap_or(u8::MAX)
    }

    /// The least cost of sums that can be those of a deal.
    pub(super) fn least(&self, model: &Model<'_>, mode: &Mode) -> Option<u8> {
        self.sums().filter_map(|(sums, cost)| Some(cost + whole(model, mode, sums)?)).min()
    }
}

/// What it costs that a deal has these sums: a slip if the hook forbids the bids; `None` if the tricks
/// do not add up.
pub(super) fn whole(model: &Model<'_>, mode: &Mode, sums: Sums) -> Option<u8> {
    let (tricks, bids, dead, bidders) = sums;
    let adds_up = tricks == mode.cards && dead == model.dead_hand;
    adds_up.then(|| if model.may_sum(mode, bids, bidders > 1) { 0 } else { SLIP })
}

impl<'a> SlipSearch<'a> {
    pub(super) fn new(model: &'a Model<'a>, sheet: &'a Written) -> SlipSearch<'a> {
        let players = 0..sheet.players.count();
        let chains = players.map(|player| Chain::new(model, sheet, player)).collect();
        SlipSearch { model, sheet, chains }
    }

    /// The choices of each player in a row for at most this cost.
    pub(super) fn choices(
        &mut self,
        row: usize,
        mode: &Mode,
        from: &[u32],
        most: u8,
    ) -> Vec<Vec<PossibleHand>> {
        let chains = self.chains.iter_mut().zip(from);
        chains.map(|(chain, state)| chain.choices(row, mode, *state, most)).collect()
    }

    /// The least cost of the rows from this one on, for every player alone.
    fn bound(&mut self, row: usize, state: &[u32], most: u8) -> u8 {
        let mut sum = 0;
        for (chain, state) in self.chains.iter_mut().zip(state) {
            if sum > most {
                break;
            }
            sum += chain.bound(row, *state, most);
        }
        sum
    }

    /// Where the sheet cannot go on without a slip; `None` if it is right.
    pub(super) fn first_bad_row(&mut self) -> Option<Stopped> {
        self.run(0, false).err()
    }

    /// What explains the sheet with at most this many slips.
    pub(super) fn within(&mut self, slips: u8) -> Result<Layers, Stopped> {
        match self.model.may_explain(slips) {
            true => self.run(slips * SLIP, true),
            false => Err(Stopped { row: 0, is_ambiguous: false }),
        }
    }

    /// Goes through all rows at a cost of at most `most`.
    fn run(&mut self, most: u8, bounded: bool) -> Result<Layers, Stopped> {
        let start = vec![0; self.chains.len()];
        if bounded && self.bound(0, &start, most) > most {
            return Err(Stopped { row: 0, is_ambiguous: false });
        }
        let mut layers = Layers { costs: vec![BTreeMap::from([(start, 0)])], steps: Vec::new() };
        for row in 0..self.sheet.rows.len() {
            let ambiguous = Stopped { row, is_ambiguous: true };
            let mut next: BTreeMap<State, u8> = BTreeMap::new();
            let mut steps = BTreeMap::new();
            for (from, cost) in &layers.costs[row] {
                if self.chains.iter().map(Chain::work).sum::<usize>() > MOST_WORK {
                    return Err(ambiguous);
                }
                let reached = self.step(row, from, most - cost, bounded).ok_or(ambiguous)?;
                for (to, step) in &reached {
                    let least = next.entry(to.clone()).or_insert(u8::MAX);
                    *least = (*least).min(cost + step);
                }
                if next.len() > MOST_STATES {
                    return Err(ambiguous);
                }
                steps.insert(from.clone(), reached);
            }
            if next.is_empty() {
                return Err(Stopped { row, is_ambiguous: false });
            }
            layers.costs.push(next);
            layers.steps.push(steps);
        }
        Ok(layers)
    }

    /// The states that a row leads to, each with its least cost; `None` if there are too many.
    fn step(
        &mut self,
        row: usize,
        from: &[u32],
        most: u8,
        bounded: bool,
    ) -> Option<BTreeMap<State, u8>> {
        let mut reached: BTreeMap<State, u8> = BTreeMap::new();
        for mode in self.model.row(row) {
            let Some(left) = most.checked_sub(mode.cost()) else { continue };
            let mut choices = self.choices(row, mode, from, left);
            let mut bounds = vec![BTreeMap::new(); choices.len()];
            for ((choices, bounds), chain) in
                choices.iter_mut().zip(&mut bounds).zip(&mut self.chains)
            {
                choices.retain(|choice| {
                    let bound = bounds.entry(choice.next).or_insert_with(|| {
                        if bounded { chain.bound(row + 1, choice.next, left) } else { 0 }
                    });
                    choice.cost + *bound <= left
                });
            }
            for choices in together(choices, &bounds, left) {
                for (to, cost) in self.combined(mode, &choices, &bounds, left)? {
                    let known = reached.entry(to).or_insert(u8::MAX);
                    *known = (*known).min(mode.cost() + cost);
                }
            }
        }
        Some(reached)
    }

    /// The states reached by choices that go together, each with its least cost; `None` if there
    /// are too many.
    fn combined(
        &self,
        mode: &Mode,
        choices: &[Vec<PossibleHand>],
        bounds: &[Bounds],
        most: u8,
    ) -> Option<Vec<(State, u8)>> {
        let least: Vec<u8> = choices.iter().zip(bounds).map(least).collect();
        let mut partial = vec![(State::new(), 0, Reached::start(self.model, mode))];
        for (player, choices) in choices.iter().enumerate() {
            let rest: u8 = least[player + 1..].iter().sum();
            let mut next = Vec::new();
            for (state, bound, sums) in &partial {
                for (to, own) in &bounds[player] {
                    let Some(left) = most.checked_sub(bound + own + rest) else { continue };
                    let these = choices.iter().filter(|choice| choice.next == *to);
                    let sums = sums.with(these, left);
                    if sums.sums().next().is_some() {
                        next.push(([state.as_slice(), &[*to]].concat(), bound + own, sums));
                    }
                }
            }
            partial = next;
            if partial.len() > MOST_STATES {
                return None;
            }
        }
        let whole = |(state, bound, sums): (State, u8, Reached)| {
            let cost = sums.least(self.model, mode)?;
            (cost + bound <= most).then_some((state, cost))
        };
        Some(partial.into_iter().filter_map(whole).collect())
    }
}

/// The least cost of a player's choices with that of the rows after them.
fn least((choices, bounds): (&Vec<PossibleHand>, &Bounds)) -> u8 {
    choices.iter().map(|choice| choice.cost + bounds[&choice.next]).min().unwrap_or(u8::MAX)
}

/// The combinations of the players' choices in a row whose swaps match, for at most this cost.
pub(super) fn together(
    choices: Vec<Vec<PossibleHand>>,
    bounds: &[Bounds],
    most: u8,
) -> Vec<Vec<Vec<PossibleHand>>> {
    let groups = choices.into_iter().map(|choices| {
        let mut groups: BTreeMap<Swaps, Vec<PossibleHand>> = BTreeMap::new();
        for choice in choices {
            groups.entry(choice.swaps.clone()).or_default().push(choice);
        }
        groups
    });
    let groups: Vec<_> = groups.collect();
    let mut found: Vec<(u8, Vec<&Swaps>)> = vec![(0, Vec::new())];
    for (player, groups) in groups.iter().enumerate() {
        let mut next = Vec::new();
        for (swaps, choices) in groups {
            let own = least((choices, &bounds[player]));
            let with = |swaps: &Swaps, other: usize| -> Vec<CellKind> {
                let swaps = swaps.iter().filter(|(_, it)| usize::from(*it) == other);
                swaps.map(|(column, _)| *column).collect()
            };
            for (cost, before) in found.iter().filter(|(cost, _)| cost + own <= most) {
                let mut others = before.iter().enumerate();
                if others.all(|(other, theirs)| with(theirs, player) == with(swaps, other)) {
                    next.push((cost + own, [before.as_slice(), &[swaps]].concat()));
                }
            }
        }
        found = next;
    }
    let chosen = |swaps: Vec<&Swaps>| {
        groups.iter().zip(swaps).map(|(groups, swaps)| groups[swaps].clone()).collect()
    };
    found.into_iter().map(|(_, swaps)| chosen(swaps)).collect()
}
