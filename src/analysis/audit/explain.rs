//! What the fewest slips are, which tricks the hands can have taken, and the totals that follow.

use super::chain::{Choice, Reading, SLIP};
use super::search::{Layers, Reached, Search, State, Sums, whole};
use super::slip::{Slip, SlipKind};
use crate::analysis::Column;
use crate::cards::Seat;
use crate::rules::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The most explanations that are kept of what follows a row.
const MOST_EXPLANATIONS: usize = 32;

/// What explains a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The slips, by rows.
    pub slips: Vec<Slip>,
    /// Whether no other slips, as few, explain the sheet too.
    pub only: bool,
    /// The deals as they were played, if these are the slips.
    pub deals: Vec<AuditedDeal>,
    /// The right totals, in the order of the columns.
    pub totals: Vec<Points>,
}

/// A deal as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedDeal {
    /// The cards dealt to each player.
    pub cards: u8,
    /// The hands, in the order of the columns; `None` for a dead hand.
    pub hands: Vec<Option<AuditedHand>>,
}

/// A hand as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedHand {
    /// The bid.
    pub bid: u8,
    /// Every number of tricks that it can have taken, rising.
    pub took: Vec<u8>,
    /// One of them, which goes with those of the other hands.
    pub chosen: u8,
    /// Its points.
    pub points: Points,
    /// The bonus for a run that it completed.
    pub bonus: Points,
}

/// The choices of one deal, by the slips that they are.
type Ways = BTreeMap<Vec<Slip>, (u8, Vec<Choice>)>;

/// What follows a state: the least cost, and the slips.
type Future = BTreeMap<State, (u8, Vec<Vec<Slip>>)>;

/// Explains a sheet by the layers of a search.
pub(super) fn explain(search: &mut Search<'_>, layers: &Layers) -> Explained {
    let rows = search.sheet.rows.len();
    let last = &layers.costs[rows];
    let best = last.values().min().copied().unwrap_or_default();
    let ends = last.iter().filter(|(_, cost)| **cost == best);
    let mut futures: Vec<Future> =
        vec![ends.map(|(state, _)| (state.clone(), (0, vec![Vec::new()]))).collect()];
    let players = search.sheet.players.count();
    let mut took = vec![vec![BTreeSet::new(); players]; rows];
    for row in (0..rows).rev() {
        let mut future = Future::new();
        for (from, steps) in &layers.steps[row] {
            let so_far = layers.costs[row][from];
            for (to, cost) in steps {
                let Some((left, slips)) = futures[rows - 1 - row].get(to) else { continue };
                if so_far + cost + left != best {
                    continue;
                }
                let ways = ways(search, row, (from, to), *cost, &mut took[row]);
                let known = future.entry(from.clone()).or_insert_with(|| (cost + left, Vec::new()));
                for way in ways.keys() {
                    let all = slips.iter().map(|slips| [way.as_slice(), slips].concat());
                    known.1.extend(all);
                }
                known.1.sort_by_cached_key(|slips| preference(slips));
                known.1.dedup();
                known.1.truncate(MOST_EXPLANATIONS);
            }
        }
        futures.push(future);
    }
    futures.reverse();
    let start = layers.costs[0].keys().next().cloned().unwrap_or_default();
    let all = futures[0].get(&start).map(|(_, all)| all.clone()).unwrap_or_default();
    let slips = all.first().cloned().unwrap_or_default();
    let chosen = walk(search, layers, &futures, start, &slips);
    let deals: Vec<AuditedDeal> = chosen
        .iter()
        .zip(&took)
        .map(|((cards, choices), took)| deal(*cards, choices, took))
        .collect();
    let totals = (0..players).map(|player| {
        let hands =
            chosen.iter().map(|(_, choices)| choices[player].points + choices[player].bonus);
        let rulings =
            search.sheet.rows.iter().filter_map(|row| row.hands[player].cell(Column::Ruling));
        hands.chain(rulings).sum()
    });
    Explained { slips, only: all.len() < 2, deals, totals: totals.collect() }
}

/// Slips of kinds that come first are named first; of equal ones, those in earlier rows.
fn preference(slips: &[Slip]) -> (Vec<SlipKind>, Vec<Slip>) {
    let mut kinds: Vec<SlipKind> = slips.iter().map(|slip| slip.kind).collect();
    kinds.sort_unstable();
    (kinds, slips.to_vec())
}

fn deal(cards: u8, choices: &[Choice], took: &[BTreeSet<u8>]) -> AuditedDeal {
    let hand = |(choice, took): (&Choice, &BTreeSet<u8>)| {
        let took = took.iter().copied().collect();
        let Choice { bid, points, bonus, .. } = *choice;
        let hand = AuditedHand { bid, took, chosen: choice.took, points, bonus };
        (!choice.dead).then_some(hand)
    };
    AuditedDeal { cards, hands: choices.iter().zip(took).map(hand).collect() }
}

/// The cards and the choices of each row by which these slips explain the sheet.
fn walk(
    search: &mut Search<'_>,
    layers: &Layers,
    futures: &[Future],
    start: State,
    slips: &[Slip],
) -> Vec<(u8, Vec<Choice>)> {
    let mut at = start;
    let mut chosen = Vec::with_capacity(layers.steps.len());
    for (row, steps) in layers.steps.iter().enumerate() {
        let here = |slip: &&Slip| slip.row == row + 1;
        let now: Vec<Slip> = slips.iter().filter(here).copied().collect();
        let rest: Vec<Slip> = slips.iter().filter(|slip| slip.row > row + 1).copied().collect();
        let next = steps[&at].iter().find_map(|(to, cost)| {
            let (_, all) = futures[row + 1].get(to).filter(|(_, all)| all.contains(&rest))?;
            debug_assert!(!all.is_empty(), "what can be explained has an explanation");
            let players = search.sheet.players.count();
            let mut ways = ways(search, row, (&at, to), *cost, &mut vec![BTreeSet::new(); players]);
            Some((to.clone(), ways.remove(&now)?))
        });
        let Some((to, way)) = next else { break };
        chosen.push(way);
        at = to;
    }
    chosen
}

/// The slips by which a row leads from one state to another at its least cost, each with choices that
/// go together. Every number of tricks that can have been taken is added to `took`.
fn ways(
    search: &mut Search<'_>,
    row: usize,
    (from, to): (&State, &State),
    cost: u8,
    took: &mut [BTreeSet<u8>],
) -> Ways {
    let mut ways = Ways::new();
    for reading in search.readings(row, cost) {
        let Some(most) = cost.checked_sub(search.own_cost(row, reading)) else { continue };
        let mut choices = search.choices(row, reading, from, most);
        for (choices, next) in choices.iter_mut().zip(to) {
            choices.retain(|choice| choice.next == *next);
        }
        possible(search, row, reading, &choices, most, took);
        let (seen, rest) = (HashSet::new(), least_for_tricks(search, row, reading, &choices));
        let mut together =
            Together { search, row, reading, choices: &choices, rest, most, seen, ways };
        let first = search_slips(together.search, row, reading);
        together.go_on((0, 0, false, 0), 0, &first, &mut Vec::new());
        ways = together.ways;
    }
    ways
}

/// Adds the tricks of all choices that go with choices of the other players.
fn possible(
    search: &Search<'_>,
    row: usize,
    reading: Reading,
    choices: &[Vec<Choice>],
    most: u8,
    took: &mut [BTreeSet<u8>],
) {
    let mode = &search.model.row(row)[reading.mode];
    for (player, own) in choices.iter().enumerate() {
        let mut others = Reached::start(mode, search.model.bidding.redeal_below);
        for (other, choices) in choices.iter().enumerate().filter(|(other, _)| *other != player) {
            debug_assert_ne!(other, player);
            others = others.with(choices.iter(), most);
        }
        for choice in own.iter().filter(|choice| !choice.dead) {
            let fits = |(sums, cost): (Sums, u8)| {
                whole(search.model, mode, sums).is_some_and(|more| cost + more <= most)
            };
            if !took[player].contains(&choice.took) && others.after(choice).any(fits) {
                took[player].insert(choice.took);
            }
        }
    }
}

/// The least cost at which the players from each on take so many tricks together.
fn least_for_tricks(
    search: &Search<'_>,
    row: usize,
    reading: Reading,
    choices: &[Vec<Choice>],
) -> Vec<Vec<u8>> {
    let cards = usize::from(search.model.row(row)[reading.mode].cards);
    let mut last = vec![u8::MAX; cards + 1];
    last[0] = 0;
    let mut rest = vec![last];
    for choices in choices.iter().rev() {
        let after = &rest[rest.len() - 1];
        let mut with = vec![u8::MAX; cards + 1];
        for choice in choices {
            for (tricks, cost) in (usize::from(choice.took)..=cards).zip(after) {
                with[tricks] = with[tricks].min(cost.saturating_add(choice.cost));
            }
        }
        rest.push(with);
    }
    rest.reverse();
    rest
}

/// The slips of a row that are no single player's: two cells swapped, another number of cards.
fn search_slips(search: &Search<'_>, row: usize, reading: Reading) -> Vec<Slip> {
    let seat = |player: usize| search.sheet.players.seats().nth(player);
    let written = &search.sheet.rows[row];
    let mode = &search.model.row(row)[reading.mode];
    let slip = |cell, kind, written, expected| Slip {
        row: row + 1,
        player: None,
        cell,
        kind,
        written,
        expected,
        with: None,
    };
    let cards = mode.slip.map(|cards| {
        let expected = Points::whole(cards.into());
        let says = written.mark.as_ref().and_then(|mark| mark.parse().ok());
        let kind =
            says.map_or(SlipKind::Cards, |says| SlipKind::of(Column::Cards, says, expected, &[]));
        slip(Column::Cards, kind, says, Some(expected))
    });
    let swap = reading.swap.map(|(one, other, column)| {
        let says = |player: usize| written.hands[player].cell(column);
        let swap = slip(column, SlipKind::Column, says(one), says(other));
        Slip { player: seat(one), with: seat(other), ..swap }
    });
    cards.into_iter().chain(swap).collect()
}

/// Choices of the players that go together.
struct Together<'a, 'b> {
    search: &'a Search<'b>,
    row: usize,
    reading: Reading,
    choices: &'a [Vec<Choice>],
    /// The least cost at which the players from each on take so many tricks.
    rest: Vec<Vec<u8>>,
    most: u8,
    seen: HashSet<(usize, Sums, u8, Vec<Slip>)>,
    ways: Ways,
}

impl Together<'_, '_> {
    fn go_on(&mut self, sums: Sums, cost: u8, slips: &[Slip], chosen: &mut Vec<Choice>) {
        let player = chosen.len();
        let mode = &self.search.model.row(self.row)[self.reading.mode];
        let left = usize::from(mode.cards - sums.0);
        if self.ways.len() >= MOST_EXPLANATIONS
            || cost.saturating_add(self.rest[player][left]) > self.most
            || !self.seen.insert((player, sums, cost, slips.to_vec()))
        {
            return;
        }
        let Some(choices) = self.choices.get(player) else {
            let Some(more) = whole(self.search.model, mode, sums) else { return };
            if cost + more <= self.most {
                let hooked = (more == SLIP).then(|| self.hooked(chosen));
                let mut slips: Vec<Slip> = slips.iter().copied().chain(hooked).collect();
                slips.sort_by_key(|slip| (slip.row, slip.player, Reverse(slip.cell)));
                self.ways.entry(slips).or_insert_with(|| (mode.cards, chosen.clone()));
            }
            return;
        };
        let start = Reached::start(mode, self.search.model.bidding.redeal_below);
        for choice in choices {
            if let Some(sums) = start.add(sums, choice) {
                let own = choice.wrong.iter().map(|wrong| self.slip(player, choice, *wrong));
                let slips: Vec<Slip> = slips.iter().copied().chain(own).collect();
                chosen.push(choice.clone());
                self.go_on(sums, cost + choice.cost, &slips, chosen);
                chosen.pop();
            }
        }
    }

    /// The slip of a wrong cell.
    fn slip(&self, player: usize, choice: &Choice, (cell, expected): (Column, Points)) -> Slip {
        let Search { sheet, model, .. } = self.search;
        let written = sheet.rows[self.row].hands[player].cell(cell);
        let schemes = model.rules.promotions.in_force();
        let bonuses: Vec<Points> = schemes.map(|it| Points::whole(it.points.into())).collect();
        let says = written.unwrap_or_default();
        let kind = match cell {
            Column::Total if choice.stays => SlipKind::Addition,
            Column::Total => SlipKind::Carried,
            cell => match SlipKind::of(cell, says, expected, &bonuses) {
                SlipKind::Tricks if cell == Column::Bid && self.breaks_hook() => SlipKind::Hook,
                kind => kind,
            },
        };
        let (seat, expected) = (self.seat(player), Some(expected));
        Slip { row: self.row + 1, player: seat, cell, kind, written, expected, with: None }
    }

    fn seat(&self, player: usize) -> Option<Seat> {
        self.search.sheet.players.seats().nth(player)
    }

    /// Whether the bids as they are written break the hook.
    fn breaks_hook(&self) -> bool {
        let Search { sheet, model, .. } = self.search;
        let mode = &model.row(self.row)[self.reading.mode];
        let hands = &sheet.rows[self.row].hands;
        let bids: Vec<u8> =
            hands.iter().filter_map(|hand| hand.tricks(Column::Bid, mode.cards)).collect();
        let several = bids.iter().filter(|bid| **bid > 0).count() > 1;
        let sum = bids.iter().fold(0, |sum: u8, bid| sum.saturating_add(*bid));
        bids.len() + usize::from(model.dead_hand) == hands.len()
            && !model.may_sum(mode, sum, several)
    }

    /// The slip of bids that the hook forbids: the dealer's, or the last one's if nobody knows who dealt.
    fn hooked(&self, chosen: &[Choice]) -> Slip {
        let Search { sheet, .. } = self.search;
        let dealer = sheet.rows[self.row].dealer.as_ref();
        let dealer = dealer.and_then(|name| sheet.players.seat(name)).map(Seat::index);
        let plays = |player: &usize| !chosen[*player].dead;
        let last = (0..chosen.len()).rev().find(plays).unwrap_or_default();
        let player = dealer.filter(plays).unwrap_or(last);
        let written = Some(Points::whole(chosen[player].bid.into()));
        let (seat, kind) = (self.seat(player), SlipKind::Hook);
        let cell = Column::Bid;
        Slip { row: self.row + 1, player: seat, cell, kind, written, expected: None, with: None }
    }
}
