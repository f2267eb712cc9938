//! Explains one row of a sheet: the hands that make a step of the search possible, and the slips in it.

use super::hand::PossibleHand;
use super::model::{BREACH, Cost, Mode};
use super::search::{Reached, RowSums, SlipSearch, State, together};
use super::slip::{Breach, Slip, SlipKind};
use crate::analysis::{CellKind, WrittenHand};
use crate::cards::Seat;
use crate::rules::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::rc::Rc;

/// The most deals kept for a row between two states.
const MOST_DEALS_OF_ROW: usize = 64;

/// A deal as it may have been played.
#[derive(Clone)]
pub(super) struct PossibleDeal {
    pub(super) hands: Vec<PossibleHand>,
    /// All bids and numbers of tricks that each hand can have with the same slips.
    pub(super) possible: Vec<PossibleNumbers>,
    pub(super) breach: Option<Breach>,
}

/// What a hand can have bid and taken.
#[derive(Clone, Default)]
pub(super) struct PossibleNumbers {
    pub(super) bids: BTreeSet<u8>,
    pub(super) took: BTreeSet<u8>,
}

/// The slips of a row, and what each hand with a slip is worth.
type RowSlips = (Vec<Slip>, Vec<Points>);

/// The deals that a row can be.
#[derive(Default)]
pub(super) struct RowDeals {
    pub(super) by_slips: BTreeMap<RowSlips, Rc<PossibleDeal>>,
    /// Whether there were too many to keep.
    pub(super) has_more: bool,
}

/// A step from one state to another by a row, at its least cost.
pub(super) struct StateStep<'s> {
    pub(super) row: usize,
    pub(super) from: &'s State,
    pub(super) to: &'s State,
    pub(super) cost: Cost,
}

impl StateStep<'_> {
    /// The slips that make the step possible, each with hands that go together.
    pub(super) fn deals(&self, search: &mut SlipSearch<'_>) -> RowDeals {
        let mut deals = RowDeals::default();
        let no_bounds: Vec<_> = self.to.iter().map(|next| BTreeMap::from([(*next, 0)])).collect();
        for mode in search.model.row(self.row) {
            let Some(most) = self.cost.checked_sub(mode.cost()) else { continue };
            let mut hands = search.hands(self.row, mode, self.from, most);
            for (hands, next) in hands.iter_mut().zip(self.to) {
                hands.retain(|hand| hand.next == *next);
            }
            for hands in together(hands, &no_bounds, most) {
                let mut combination = Combination::new(search, self.row, mode, &hands, most);
                let slips: Vec<Slip> = combination.cards_slip().into_iter().collect();
                combination.add_hands(RowSums::default(), 0, &(slips, Vec::new()), &mut Vec::new());
                deals.add(combination.deals);
            }
        }
        deals
    }
}

impl RowDeals {
    /// Adds the deals that the row can be by another mode or with other hands.
    fn add(&mut self, others: RowDeals) {
        self.has_more |= others.has_more;
        for (slips, deal) in others.by_slips {
            if let Some(known) = self.by_slips.get_mut(&slips) {
                Rc::make_mut(known).add_numbers(&deal);
            } else if self.by_slips.len() < MOST_DEALS_OF_ROW {
                self.by_slips.insert(slips, deal);
            } else {
                self.has_more = true;
            }
        }
    }
}

impl PossibleDeal {
    /// Adds the bids and tricks of another deal with the same slips.
    pub(super) fn add_numbers(&mut self, other: &PossibleDeal) {
        for (possible, more) in self.possible.iter_mut().zip(&other.possible) {
            possible.bids.extend(&more.bids);
            possible.took.extend(&more.took);
        }
    }
}

/// Possible hands of the players in a row; a deal has one hand of each player.
struct Combination<'s, 'a> {
    search: &'s SlipSearch<'a>,
    row: usize,
    mode: &'s Mode,
    hands: &'s [Vec<PossibleHand>],
    most: Cost,
    /// For each player, the sums that this player and the ones after can reach.
    rest: Vec<Reached>,
    seen: HashSet<(usize, RowSums, Cost, RowSlips)>,
    deals: RowDeals,
}

impl<'s, 'a> Combination<'s, 'a> {
    fn new(
        search: &'s SlipSearch<'a>,
        row: usize,
        mode: &'s Mode,
        hands: &'s [Vec<PossibleHand>],
        most: Cost,
    ) -> Combination<'s, 'a> {
        let mut rest = vec![Reached::start()];
        for hands in hands.iter().rev() {
            rest.push(rest[rest.len() - 1].with(hands.iter(), mode, most));
        }
        rest.reverse();
        let deals = RowDeals::default();
        Combination { search, row, mode, hands, most, rest, seen: HashSet::new(), deals }
    }

    /// All that each of the hands chosen can have bid and taken, with the same slips in all of them.
    fn possible_numbers(&self, chosen: &[PossibleHand]) -> Vec<PossibleNumbers> {
        let model = self.search.model;
        let has_same_slips = |hand: &PossibleHand, chosen: &PossibleHand| {
            hand.dead == chosen.dead && hand.wrong == chosen.wrong && hand.swaps == chosen.swaps
        };
        let mut all_possible = Vec::new();
        for (player, own) in self.hands.iter().enumerate() {
            let mut others = Reached::start();
            for (other, hands) in self.hands.iter().enumerate() {
                if other != player {
                    let hands = hands.iter().filter(|hand| has_same_slips(hand, &chosen[other]));
                    others = others.with(hands, self.mode, self.most);
                }
            }
            let mut possible = PossibleNumbers::default();
            for hand in own.iter().filter(|hand| has_same_slips(hand, &chosen[player])) {
                let is_known =
                    possible.bids.contains(&hand.bid) && possible.took.contains(&hand.took);
                if hand.dead || hand.is_missing || is_known {
                    continue;
                }
                let all = others.with(std::iter::once(hand), self.mode, self.most);
                if all.least(model, self.mode).is_some_and(|cost| cost <= self.most) {
                    possible.bids.insert(hand.bid);
                    possible.took.insert(hand.took);
                }
            }
            all_possible.push(possible);
        }
        all_possible
    }

    /// Tries the hands of the next player after those chosen.
    fn add_hands(
        &mut self,
        sums: RowSums,
        cost: Cost,
        so_far: &RowSlips,
        chosen: &mut Vec<PossibleHand>,
    ) {
        let player = chosen.len();
        let rest = if self.mode.is_missing {
            0
        } else {
            let left = self.mode.cards - sums.tricks;
            self.rest[player].least_with(&self.search.model.tricks(left))
        };
        if cost.saturating_add(rest) > self.most
            || !self.seen.insert((player, sums, cost, so_far.clone()))
        {
            return;
        }
        if self.deals.by_slips.len() >= MOST_DEALS_OF_ROW {
            self.deals.has_more = true;
            return;
        }
        let Some(hands) = self.hands.get(player) else {
            self.add_deal(sums, cost, so_far.clone(), chosen);
            return;
        };
        for hand in hands {
            let Some(sums) = sums.with(hand, self.mode) else { continue };
            let (mut slips, mut worth) = so_far.clone();
            for (cell, other) in &hand.swaps {
                // Report a swap once, with the first of its two players.
                if usize::from(*other) > player {
                    slips.push(self.swap(player, hand, *cell, *other));
                }
            }
            for (cell, expected) in &hand.wrong {
                slips.push(self.wrong(player, hand, *cell, *expected));
            }
            if hand.cost > 0 {
                worth.push(hand.points + hand.bonus);
            }
            chosen.push(hand.clone());
            self.add_hands(sums, cost + hand.cost, &(slips, worth), chosen);
            chosen.pop();
        }
    }

    /// Adds the deal of all hands chosen, if it is possible for the cost.
    fn add_deal(
        &mut self,
        sums: RowSums,
        cost: Cost,
        (mut slips, worth): RowSlips,
        chosen: &[PossibleHand],
    ) {
        let Some(more) = sums.cost(self.search.model, self.mode) else { return };
        if cost + more > self.most {
            return;
        }
        let breach = if more == BREACH {
            let bids = chosen.iter().map(|hand| hand.bid).sum();
            Some(Breach { row: self.row + 1, bids, cards: self.mode.cards })
        } else {
            None
        };
        slips.sort_by_key(|slip| (slip.row, slip.player, Reverse(slip.cell)));
        if !self.deals.by_slips.contains_key(&(slips.clone(), worth.clone())) {
            let possible = self.possible_numbers(chosen);
            let deal = PossibleDeal { hands: chosen.to_vec(), possible, breach };
            self.deals.by_slips.insert((slips, worth), Rc::new(deal));
        }
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
        Slip { player, written, expected, ..Slip::of_row(self.row + 1, cell, kind) }
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
    fn swap(&self, player: usize, hand: &PossibleHand, cell: CellKind, other: u8) -> Slip {
        let written = self.written()[player].cell(cell);
        let expected = self.written()[usize::from(other)].cell(cell);
        let slip = self.slip(Some(player), cell, SlipKind::Column, written, expected);
        Slip { with: self.seat(other.into()), off: hand.off, ..slip }
    }

    /// The slip of a wrong cell.
    fn wrong(&self, player: usize, hand: &PossibleHand, cell: CellKind, expected: Points) -> Slip {
        let written = self.written()[player].cell(cell);
        let is_forgotten_bonus = hand.bonus != Points::ZERO && hand.off == -hand.bonus;
        let kind = match cell {
            CellKind::Total if is_forgotten_bonus => SlipKind::Bonus,
            CellKind::Total if hand.stays => SlipKind::Addition,
            CellKind::Total => SlipKind::Carried,
            cell => self.kind(player, cell, written.unwrap_or_default(), expected),
        };
        let slip = self.slip(Some(player), cell, kind, written, Some(expected));
        Slip { off: hand.off, ..slip }
    }

    /// The kind of a wrong cell before the total.
    fn kind(&self, player: usize, cell: CellKind, written: Points, expected: Points) -> SlipKind {
        let model = self.search.model;
        let schemes = model.rules.promotions.in_force();
        let bonuses: Vec<Points> =
            schemes.map(|scheme| Points::whole(scheme.points.into())).collect();
        match SlipKind::of(cell, written, expected, &bonuses) {
            SlipKind::Points if cell == CellKind::Bid && self.breaks_hook() => SlipKind::Hook,
            SlipKind::Points if cell == CellKind::Bid && self.can_be(player) => SlipKind::Tricks,
            SlipKind::Points if cell == CellKind::Took && !self.tricks_add_up() => SlipKind::Tricks,
            kind => kind,
        }
    }

    /// Whether a player's hand can be right as it is written.
    fn can_be(&self, player: usize) -> bool {
        let model = self.search.model;
        model.can_be(self.row, &self.written()[player], model.growth(self.row, player))
    }

    /// Whether the tricks as they are written can be those of the deal.
    fn tricks_add_up(&self) -> bool {
        let written = self.written().iter().map(|hand| hand.cell(CellKind::Took));
        let readable: Vec<Points> = written.flatten().collect();
        let are_all = readable.len() == self.hands.len();
        let sum: Points = readable.into_iter().sum();
        if are_all {
            self.search.model.may_be_all(sum, self.mode.cards)
        } else {
            sum <= Points::whole(self.mode.cards.into())
        }
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
}
