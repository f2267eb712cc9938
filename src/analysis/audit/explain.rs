//! What the fewest slips are, which tricks the hands can have taken, and the totals that follow.

use super::chain::PossibleHand;
use super::model::{Mode, SLIP};
use super::search::{Layers, Reached, SlipSearch, State, Sums, together, whole};
use super::slip::{Slip, SlipKind};
use crate::analysis::CellKind;
use crate::cards::Seat;
use crate::rules::Points;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::rc::Rc;

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
    /// What that is worth, with bonuses.
    pub points: Points,
}

/// The choices of the players in one deal.
type Deal = Rc<Vec<PossibleHand>>;

/// The choices of one deal, by their slips.
type Ways = BTreeMap<Vec<Slip>, Deal>;

/// Explanations of what follows each state: the slips, and the deals.
type Futures = BTreeMap<State, Vec<(Vec<Slip>, Vec<Deal>)>>;

/// Explains a sheet by the layers of a search.
pub(super) fn explain(search: &mut SlipSearch<'_>, layers: &Layers) -> Explained {
    let (rows, players) = (search.sheet.rows.len(), search.sheet.players.count());
    let ends = &layers.costs[rows];
    let best = ends.values().min();
    let ends = ends.iter().filter(|(_, cost)| Some(*cost) == best);
    let mut futures: Futures =
        ends.map(|(end, _)| (end.clone(), vec![Default::default()])).collect();
    let mut took = vec![vec![BTreeSet::new(); players]; rows];
    for row in (0..rows).rev() {
        let mut before = Futures::new();
        for (from, steps) in &layers.steps[row] {
            let so_far = layers.costs[row][from];
            for (to, cost) in steps.iter().filter(|(to, _)| futures.contains_key(*to)) {
                if so_far + cost > layers.costs[row + 1][to] {
                    continue;
                }
                let ways = ways(search, row, (from, to), *cost, &mut took[row]);
                let known = before.entry(from.clone()).or_default();
                for (own, deal) in &ways {
                    known.extend(futures[to].iter().map(|(slips, deals)| {
                        let deals = [std::slice::from_ref(deal), deals].concat();
                        ([own.as_slice(), slips].concat(), deals)
                    }));
                }
                known.sort_by_cached_key(|(slips, _)| preference(slips));
                known.dedup_by(|(one, _), (other, _)| one == other);
                known.truncate(MOST_EXPLANATIONS);
            }
        }
        futures = before;
    }
    let all = futures.into_values().next().unwrap_or_default();
    let only = all.len() < 2;
    let (slips, deals) = all.into_iter().next().unwrap_or_default();
    let totals = (0..players).map(|player| {
        let hands = deals.iter().map(|deal| deal[player].points + deal[player].bonus);
        let rows = search.sheet.rows.iter();
        let rulings = rows.filter_map(|row| row.hands[player].cell(CellKind::Ruling));
        hands.chain(rulings).sum()
    });
    let totals = totals.collect();
    let hand = |(choice, took): (&PossibleHand, BTreeSet<u8>)| {
        let (took, points) = (took.into_iter().collect(), choice.points + choice.bonus);
        let PossibleHand { bid, took: chosen, dead, .. } = *choice;
        (!dead).then_some(AuditedHand { bid, took, chosen, points })
    };
    let deals = deals.iter().zip(took);
    let deals =
        deals.map(|(deal, took)| AuditedDeal { hands: deal.iter().zip(took).map(hand).collect() });
    Explained { slips, only, deals: deals.collect(), totals }
}

/// Slips of kinds that come first are named first; of equal ones, those in earlier rows.
fn preference(slips: &[Slip]) -> (Vec<SlipKind>, Vec<Slip>) {
    let mut kinds: Vec<SlipKind> = slips.iter().map(|slip| slip.kind).collect();
    kinds.sort_unstable();
    (kinds, slips.to_vec())
}

/// The slips by which a row leads from one state to another at its least cost, each with choices that
/// go together. Every number of tricks that can have been taken is added to `took`.
fn ways(
    search: &mut SlipSearch<'_>,
    row: usize,
    (from, to): (&State, &State),
    cost: u8,
    took: &mut [BTreeSet<u8>],
) -> Ways {
    let mut ways = Ways::new();
    let bounds: Vec<_> = to.iter().map(|next| BTreeMap::from([(*next, 0)])).collect();
    for mode in search.model.row(row) {
        let Some(most) = cost.checked_sub(mode.cost()) else { continue };
        let mut choices = search.choices(row, mode, from, most);
        for (choices, next) in choices.iter_mut().zip(to) {
            choices.retain(|choice| choice.next == *next);
        }
        for choices in together(choices, &bounds, most) {
            let mut rest = vec![Reached::start(search.model, mode)];
            for choices in choices.iter().rev() {
                rest.push(rest[rest.len() - 1].with(choices.iter(), most));
            }
            rest.reverse();
            let (seen, choices) = (HashSet::new(), choices.as_slice());
            let mut together = Together { search, row, mode, choices, most, rest, seen, ways };
            together.possible(took);
            let cards = together.cards();
            together.go_on((0, 0, false, 0), 0, cards.as_slice(), &mut Vec::new());
            ways = together.ways;
        }
    }
    ways
}

/// Choices of the players in a row that go together.
struct Together<'s, 'a> {
    search: &'s SlipSearch<'a>,
    row: usize,
    mode: &'s Mode,
    choices: &'s [Vec<PossibleHand>],
    most: u8,
    /// For each player, what that player and the ones after can reach together.
    rest: Vec<Reached>,
    seen: HashSet<(usize, Sums, u8, Vec<Slip>)>,
    ways: Ways,
}

impl Together<'_, '_> {
    /// Adds the tricks of all choices that fit the other players' choices.
    fn possible(&self, took: &mut [BTreeSet<u8>]) {
        let (model, mode) = (self.search.model, self.mode);
        for (player, own) in self.choices.iter().enumerate() {
            let others = self.choices.iter().enumerate().filter(|(other, _)| *other != player);
            let others = others.fold(Reached::start(model, mode), |sums, (_, choices)| {
                sums.with(choices.iter(), self.most)
            });
            for choice in own.iter().filter(|choice| !choice.dead) {
                if !took[player].contains(&choice.took) {
                    let all = others.with([choice].into_iter(), self.most);
                    if all.least(model, mode).is_some_and(|cost| cost <= self.most) {
                        took[player].insert(choice.took);
                    }
                }
            }
        }
    }

    /// Tries the choices of the next player.
    fn go_on(&mut self, sums: Sums, cost: u8, slips: &[Slip], chosen: &mut Vec<PossibleHand>) {
        let player = chosen.len();
        let (model, mode) = (self.search.model, self.mode);
        if self.ways.len() >= MOST_EXPLANATIONS
            || cost.saturating_add(self.rest[player].least_with(mode.cards - sums.0)) > self.most
            || !self.seen.insert((player, sums, cost, slips.to_vec()))
        {
            return;
        }
        let Some(choices) = self.choices.get(player) else {
            let more = whole(model, mode, sums).filter(|more| cost + more <= self.most);
            let Some(more) = more else { return };
            let hooked = (more == SLIP).then(|| self.hooked(chosen));
            let mut slips: Vec<Slip> = slips.iter().copied().chain(hooked).collect();
            slips.sort_by_key(|slip| (slip.row, slip.player, Reverse(slip.cell)));
            self.ways.entry(slips).or_insert_with(|| Rc::new(chosen.clone()));
            return;
        };
        for choice in choices {
            if let Some(sums) = self.rest[player].add(sums, choice) {
                let own = choice.wrong.iter().map(|wrong| self.wrong(player, choice, *wrong));
                let swaps = choice.swaps.iter().filter(|(_, other)| usize::from(*other) > player);
                let swaps = swaps.map(|(column, other)| self.swap(player, *column, *other));
                let slips: Vec<Slip> = slips.iter().copied().chain(swaps).chain(own).collect();
                chosen.push(choice.clone());
                self.go_on(sums, cost + choice.cost, &slips, chosen);
                chosen.pop();
            }
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
        Slip { row: self.row + 1, player, cell, kind, written, expected, with: None }
    }

    fn seat(&self, player: usize) -> Option<Seat> {
        self.search.sheet.players.seats().nth(player)
    }

    /// The slip in the number of cards, if that is wrong.
    fn cards(&self) -> Option<Slip> {
        let expected = Points::whole(self.mode.slip?.into());
        let mark = self.search.sheet.rows[self.row].mark.as_ref();
        let says = mark.and_then(|mark| mark.parse().ok());
        let kind = |says| SlipKind::of(CellKind::Cards, says, expected, &[]);
        let kind = says.map_or(SlipKind::Cards, kind);
        Some(self.slip(None, CellKind::Cards, kind, says, Some(expected)))
    }

    /// The slip of two cells that were swapped.
    fn swap(&self, player: usize, column: CellKind, other: u8) -> Slip {
        let hands = &self.search.sheet.rows[self.row].hands;
        let says = |player: usize| hands[player].cell(column);
        let (written, expected) = (says(player), says(other.into()));
        let swap = self.slip(Some(player), column, SlipKind::Column, written, expected);
        Slip { with: self.seat(other.into()), ..swap }
    }

    /// The slip of a wrong cell.
    fn wrong(
        &self,
        player: usize,
        choice: &PossibleHand,
        (cell, expected): (CellKind, Points),
    ) -> Slip {
        let SlipSearch { sheet, model, .. } = self.search;
        let written = sheet.rows[self.row].hands[player].cell(cell);
        let schemes = model.rules.promotions.in_force();
        let bonuses: Vec<Points> = schemes.map(|it| Points::whole(it.points.into())).collect();
        let kind = match (cell, choice.stays) {
            (CellKind::Total, true) => SlipKind::Addition,
            (CellKind::Total, false) => SlipKind::Carried,
            _ => match SlipKind::of(cell, written.unwrap_or_default(), expected, &bonuses) {
                SlipKind::Tricks if cell == CellKind::Bid && self.breaks_hook() => SlipKind::Hook,
                kind => kind,
            },
        };
        self.slip(Some(player), cell, kind, written, Some(expected))
    }

    /// Whether the bids as they are written break the hook.
    fn breaks_hook(&self) -> bool {
        let (model, mode) = (self.search.model, self.mode);
        let hands = &self.search.sheet.rows[self.row].hands;
        let bids = hands.iter().filter_map(|hand| hand.tricks(CellKind::Bid, mode.cards));
        let bids: Vec<u8> = bids.collect();
        let several = bids.iter().filter(|bid| **bid > 0).count() > 1;
        let sum = bids.iter().fold(0, |sum: u8, bid| sum.saturating_add(*bid));
        bids.len() + usize::from(model.dead_hand) == hands.len()
            && !model.may_sum(mode, sum, several)
    }

    /// The slip of bids that the hook forbids: the dealer's, or the last player's if the dealer is not known.
    fn hooked(&self, chosen: &[PossibleHand]) -> Slip {
        let sheet = self.search.sheet;
        let dealer = sheet.rows[self.row].dealer.as_ref();
        let dealer = dealer.and_then(|name| sheet.players.seat(name)).map(Seat::index);
        let plays = |player: &usize| !chosen[*player].dead;
        let last = (0..chosen.len()).rev().find(plays).unwrap_or_default();
        let player = dealer.filter(plays).unwrap_or(last);
        let bid = Points::whole(chosen[player].bid.into());
        self.slip(Some(player), CellKind::Bid, SlipKind::Hook, Some(bid), None)
    }
}
