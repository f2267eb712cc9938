//! Explains a sheet by the layers of a search: the fewest slips, the tricks that each hand can have taken,
//! and the right totals.

use super::chain::PossibleHand;
use super::model::{Mode, SLIP};
use super::search::{Layers, Reached, RowSums, SlipSearch, State, together};
use super::slip::{Slip, SlipKind};
use crate::analysis::{CellKind, WrittenHand};
use crate::cards::Seat;
use crate::rules::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::rc::Rc;

/// The most explanations that are kept of the rows after a state.
const MOST_EXPLANATIONS: usize = 32;

/// An explanation of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The slips, by rows.
    pub slips: Vec<Slip>,
    /// Whether it is the only explanation with as few slips.
    pub only: bool,
    /// The deals as they were played, if these are the slips.
    pub deals: Vec<AuditedDeal>,
    /// The right totals, in the order of the columns.
    pub totals: Vec<Points>,
}

/// A deal as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedDeal {
    /// The hands, in the order of the columns; `None` for a dead hand.
    pub hands: Vec<Option<AuditedHand>>,
}

/// A hand as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedHand {
    /// The bid.
    pub bid: u8,
    /// Every number of tricks that the hand can have taken, rising.
    pub took: Vec<u8>,
    /// One of these numbers, which fits those of the other hands.
    pub chosen: u8,
    /// The points for that number, with bonuses.
    pub points: Points,
}

/// The hands of the players in one deal, as they may have been played.
type PlayedHands = Rc<Vec<PossibleHand>>;

/// The hands of one deal, by their slips.
type DealsBySlips = BTreeMap<Vec<Slip>, PlayedHands>;

/// An explanation of the rows after a state.
#[derive(Clone, Default)]
struct Future {
    slips: Vec<Slip>,
    deals: Vec<PlayedHands>,
}

/// Explains a sheet by the layers of a search.
pub(super) fn explain(search: &mut SlipSearch<'_>, layers: &Layers) -> Explained {
    let rows = search.sheet.rows.len();
    let players = search.sheet.players.count();
    let last = &layers.costs[rows];
    let least = last.values().min();
    let mut futures: BTreeMap<State, Vec<Future>> = last
        .iter()
        .filter(|(_, cost)| Some(*cost) == least)
        .map(|(state, _)| (state.clone(), vec![Future::default()]))
        .collect();

    let mut took = vec![vec![BTreeSet::new(); players]; rows];
    for row in (0..rows).rev() {
        let mut before: BTreeMap<State, Vec<Future>> = BTreeMap::new();
        for (from, steps) in &layers.steps[row] {
            for (to, cost) in steps {
                let Some(after) = futures.get(to) else { continue };
                if layers.costs[row][from] + cost > layers.costs[row + 1][to] {
                    continue;
                }
                let step = StateStep { row, from, to, cost: *cost };
                let known = before.entry(from.clone()).or_default();
                for (slips, deal) in step.deals(search, &mut took[row]) {
                    for future in after {
                        known.push(Future {
                            slips: [slips.as_slice(), &future.slips].concat(),
                            deals: [&[Rc::clone(&deal)], future.deals.as_slice()].concat(),
                        });
                    }
                }
                known.sort_by_cached_key(|future| preference(&future.slips));
                known.dedup_by(|one, other| one.slips == other.slips);
                known.truncate(MOST_EXPLANATIONS);
            }
        }
        futures = before;
    }

    let explanations = futures.into_values().next().unwrap_or_default();
    let only = explanations.len() < 2;
    let Future { slips, deals } = explanations.into_iter().next().unwrap_or_default();
    let totals = (0..players).map(|player| total(search, &deals, player)).collect();
    let deals = deals.iter().zip(took).map(|(deal, took)| AuditedDeal {
        hands: deal.iter().zip(took).map(|(hand, took)| AuditedHand::of(hand, took)).collect(),
    });
    Explained { slips, only, deals: deals.collect(), totals }
}

/// The right total of a player.
fn total(search: &SlipSearch<'_>, deals: &[PlayedHands], player: usize) -> Points {
    let mut total = Points::ZERO;
    for deal in deals {
        total += deal[player].points + deal[player].bonus;
    }
    for row in &search.sheet.rows {
        total += row.hands[player].cell(CellKind::Ruling).unwrap_or_default();
    }
    total
}

impl AuditedHand {
    /// The hand, which can have taken these numbers of tricks; `None` if it is dead.
    fn of(hand: &PossibleHand, took: BTreeSet<u8>) -> Option<AuditedHand> {
        if hand.dead {
            return None;
        }
        Some(AuditedHand {
            bid: hand.bid,
            took: took.into_iter().collect(),
            chosen: hand.took,
            points: hand.points + hand.bonus,
        })
    }
}

/// Orders explanations: slips of the kinds listed first come first, then those in earlier rows.
fn preference(slips: &[Slip]) -> (Vec<SlipKind>, Vec<Slip>) {
    let mut kinds: Vec<SlipKind> = slips.iter().map(|slip| slip.kind).collect();
    kinds.sort_unstable();
    (kinds, slips.to_vec())
}

/// A step from one state to another by a row, at its least cost.
struct StateStep<'s> {
    row: usize,
    from: &'s State,
    to: &'s State,
    cost: u8,
}

impl StateStep<'_> {
    /// The slips that make the step possible, each with hands that go together. Every number of tricks
    /// that can have been taken is added to `took`.
    fn deals(&self, search: &mut SlipSearch<'_>, took: &mut [BTreeSet<u8>]) -> DealsBySlips {
        let mut deals = DealsBySlips::new();
        let no_bounds: Vec<_> = self.to.iter().map(|next| BTreeMap::from([(*next, 0)])).collect();
        for mode in search.model.row(self.row) {
            let Some(most) = self.cost.checked_sub(mode.cost()) else { continue };
            let mut hands = search.hands(self.row, mode, self.from, most);
            for (hands, next) in hands.iter_mut().zip(self.to) {
                hands.retain(|hand| hand.next == *next);
            }
            for hands in together(hands, &no_bounds, most) {
                let mut combination = Combination::new(search, self.row, mode, &hands, most, deals);
                combination.add_possible_tricks(took);
                let slips: Vec<Slip> = combination.cards_slip().into_iter().collect();
                combination.add_hands(RowSums::default(), 0, &slips, &mut Vec::new());
                deals = combination.deals;
            }
        }
        deals
    }
}

/// Possible hands of the players in a row; a deal has one hand of each player.
struct Combination<'s, 'a> {
    search: &'s SlipSearch<'a>,
    row: usize,
    mode: &'s Mode,
    hands: &'s [Vec<PossibleHand>],
    most: u8,
    /// For each player, the sums that this player and the ones after can reach.
    rest: Vec<Reached>,
    seen: HashSet<(usize, RowSums, u8, Vec<Slip>)>,
    deals: DealsBySlips,
}

impl<'s, 'a> Combination<'s, 'a> {
    fn new(
        search: &'s SlipSearch<'a>,
        row: usize,
        mode: &'s Mode,
        hands: &'s [Vec<PossibleHand>],
        most: u8,
        deals: DealsBySlips,
    ) -> Combination<'s, 'a> {
        let mut rest = vec![Reached::start()];
        for hands in hands.iter().rev() {
            rest.push(rest[rest.len() - 1].with(hands.iter(), mode, most));
        }
        rest.reverse();
        Combination { search, row, mode, hands, most, rest, seen: HashSet::new(), deals }
    }

    /// Adds the tricks of all hands that fit hands of the other players.
    fn add_possible_tricks(&self, took: &mut [BTreeSet<u8>]) {
        let model = self.search.model;
        for (player, own) in self.hands.iter().enumerate() {
            let mut others = Reached::start();
            for (other, hands) in self.hands.iter().enumerate() {
                if other != player {
                    others = others.with(hands.iter(), self.mode, self.most);
                }
            }
            for hand in own {
                if hand.dead || took[player].contains(&hand.took) {
                    continue;
                }
                let all = others.with(std::iter::once(hand), self.mode, self.most);
                if all.least(model, self.mode).is_some_and(|cost| cost <= self.most) {
                    took[player].insert(hand.took);
                }
            }
        }
    }

    /// Tries the hands of the next player after those chosen.
    fn add_hands(
        &mut self,
        sums: RowSums,
        cost: u8,
        slips: &[Slip],
        chosen: &mut Vec<PossibleHand>,
    ) {
        let player = chosen.len();
        let tricks_left = self.mode.cards - sums.tricks;
        if self.deals.len() >= MOST_EXPLANATIONS
            || cost.saturating_add(self.rest[player].least_with(tricks_left)) > self.most
            || !self.seen.insert((player, sums, cost, slips.to_vec()))
        {
            return;
        }
        let Some(hands) = self.hands.get(player) else {
            self.add_deal(sums, cost, slips.to_vec(), chosen);
            return;
        };
        for hand in hands {
            if let Some(sums) = sums.with(hand, self.mode) {
                let mut slips = slips.to_vec();
                for (cell, other) in &hand.swaps {
                    // Of the two players who swapped a cell, the first names it.
                    if usize::from(*other) > player {
                        slips.push(self.swap(player, *cell, *other));
                    }
                }
                for (cell, expected) in &hand.wrong {
                    slips.push(self.wrong(player, hand, *cell, *expected));
                }
                chosen.push(hand.clone());
                self.add_hands(sums, cost + hand.cost, &slips, chosen);
                chosen.pop();
            }
        }
    }

    /// Adds the deal of all hands chosen, if it is possible for the cost.
    fn add_deal(&mut self, sums: RowSums, cost: u8, mut slips: Vec<Slip>, chosen: &[PossibleHand]) {
        let Some(more) = sums.cost(self.search.model, self.mode) else { return };
        if cost + more > self.most {
            return;
        }
        if more == SLIP {
            slips.push(self.hooked(chosen));
        }
        slips.sort_by_key(|slip| (slip.row, slip.player, Reverse(slip.cell)));
        self.deals.entry(slips).or_insert_with(|| Rc::new(chosen.to_vec()));
    }

    /// A slip in this row, in a cell of a player or in the number of cards.
    fn slip(
        &self,
        player: Option<usize>,
        cell: CellKind,
        kind: SlipKind,
        written: Option<Points>,
        expected: Option<Points>,
    ) -> Slip {
        let player = player.and_then(|player| self.seat(player));
        Slip { row: self.row + 1, player, cell, kind, written, expected, with: None }
    }

    fn seat(&self, player: usize) -> Option<Seat> {
        self.search.sheet.players.seats().nth(player)
    }

    /// The players' cells in this row as written.
    fn written(&self) -> &[WrittenHand] {
        &self.search.sheet.rows[self.row].hands
    }

    /// The slip in the number of cards, if that is wrong.
    fn cards_slip(&self) -> Option<Slip> {
        let expected = Points::whole(self.mode.slip?.into());
        let mark = self.search.sheet.rows[self.row].mark.as_ref();
        let written = mark.and_then(|mark| mark.parse().ok());
        let kind = match written {
            Some(written) => SlipKind::of(CellKind::Cards, written, expected, &[]),
            None => SlipKind::Cards,
        };
        Some(self.slip(None, CellKind::Cards, kind, written, Some(expected)))
    }

    /// The slip of two cells that were swapped.
    fn swap(&self, player: usize, cell: CellKind, other: u8) -> Slip {
        let written = self.written()[player].cell(cell);
        let expected = self.written()[usize::from(other)].cell(cell);
        let slip = self.slip(Some(player), cell, SlipKind::Column, written, expected);
        Slip { with: self.seat(other.into()), ..slip }
    }

    /// The slip of a wrong cell.
    fn wrong(&self, player: usize, hand: &PossibleHand, cell: CellKind, expected: Points) -> Slip {
        let written = self.written()[player].cell(cell);
        let kind = if cell == CellKind::Total {
            if hand.stays { SlipKind::Addition } else { SlipKind::Carried }
        } else {
            let schemes = self.search.model.rules.promotions.in_force();
            let bonuses: Vec<Points> =
                schemes.map(|scheme| Points::whole(scheme.points.into())).collect();
            match SlipKind::of(cell, written.unwrap_or_default(), expected, &bonuses) {
                SlipKind::Tricks if cell == CellKind::Bid && self.breaks_hook() => SlipKind::Hook,
                kind => kind,
            }
        };
        self.slip(Some(player), cell, kind, written, Some(expected))
    }

    /// Whether the bids as they are written break the hook.
    fn breaks_hook(&self) -> bool {
        let model = self.search.model;
        let hands = self.written();
        let bids: Vec<u8> =
            hands.iter().filter_map(|hand| hand.tricks(CellKind::Bid, self.mode.cards)).collect();
        if bids.len() + usize::from(model.dead_hand) != hands.len() {
            return false;
        }
        let several = bids.iter().filter(|bid| **bid > 0).count() > 1;
        let sum = bids.iter().fold(0, |sum: u8, bid| sum.saturating_add(*bid));
        !model.may_sum(self.mode, sum, several)
    }

    /// The slip of bids that the hook forbids: the dealer's, or the last player's if the dealer is not known.
    fn hooked(&self, chosen: &[PossibleHand]) -> Slip {
        let sheet = self.search.sheet;
        let named = sheet.rows[self.row].dealer.as_ref();
        let dealer = named.and_then(|name| sheet.players.seat(name)).map(Seat::index);
        let player = match dealer {
            Some(dealer) if !chosen[dealer].dead => dealer,
            _ => chosen.iter().rposition(|hand| !hand.dead).unwrap_or_default(),
        };
        let bid = Points::whole(chosen[player].bid.into());
        self.slip(Some(player), CellKind::Bid, SlipKind::Hook, Some(bid), None)
    }
}
