//! Explains a sheet by the layers of a search: the fewest slips, the tricks that each hand can have taken,
//! and the right totals.

use super::hand::PossibleHand;
use super::likelihood;
use super::row::{PossibleDeal, PossibleNumbers, StateStep};
use super::search::{Layers, SlipSearch, State};
use super::slip::{Breach, Slip, SlipKind};
use super::undone::Undone;
use crate::analysis::CellKind;
use crate::rules::Points;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The most explanations that are kept of the rows after a state.
const MOST_EXPLANATIONS: usize = 64;

/// The explanations of a sheet with the fewest slips and, among those, the fewest breaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The explanations, the likeliest first; at least one.
    pub explanations: Vec<Explanation>,
    /// Whether the list is complete.
    pub are_all: bool,
    /// The label columns that were not checked because too few of their labels follow the rules.
    pub unchecked: Vec<CellKind>,
}

/// One explanation of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The slips, by rows.
    pub slips: Vec<Slip>,
    /// The bids against the hook, by rows.
    pub breaches: Vec<Breach>,
    /// The deals as they were played, if these are the slips.
    pub deals: Vec<AuditedDeal>,
    /// The row of each deal, from 0; `None` for one that was left out.
    pub rows: Vec<Option<usize>>,
    /// The right totals after each deal, in the order of the columns.
    pub running: Vec<Vec<Points>>,
    /// How unlikely the slips are; smaller is likelier.
    pub(super) unlikelihood: u32,
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
    /// Every bid that the hand can have had, rising.
    pub bids: Vec<u8>,
    /// Every number of tricks that the hand can have taken, rising.
    pub took: Vec<u8>,
    /// One of these numbers, which fits those of the other hands.
    pub chosen: u8,
    /// The points for that number, without bonuses.
    pub points: Points,
    /// The bonuses for runs.
    pub bonus: Points,
}

/// An explanation of the rows after a state.
#[derive(Clone, Default)]
struct Future {
    slips: Vec<Slip>,
    /// The worth of each player's hands in deals with slips.
    worth: Vec<Points>,
    deals: Vec<Rc<PossibleDeal>>,
}

/// The explanations of the rows after a state.
#[derive(Clone, Default)]
struct Futures {
    likeliest: Vec<Future>,
    has_more: bool,
}

/// Explains a sheet by the layers of a search.
pub(super) fn explain(search: &mut SlipSearch<'_>, layers: &Layers, undone: &Undone) -> Explained {
    let rows = search.sheet.rows.len();
    let last = &layers.costs[rows];
    let least = last.values().min();
    let ending = Futures { likeliest: vec![Future::default()], has_more: false };
    let mut futures: BTreeMap<State, Futures> = last
        .iter()
        .filter(|(_, cost)| Some(*cost) == least)
        .map(|(state, _)| (state.clone(), ending.clone()))
        .collect();

    for row in (0..rows).rev() {
        let mut before: BTreeMap<State, Futures> = BTreeMap::new();
        for (from, steps) in &layers.steps[row] {
            for (to, cost) in steps {
                let Some(after) = futures.get(to) else { continue };
                if layers.costs[row][from] + cost > layers.costs[row + 1][to] {
                    continue;
                }
                let step = StateStep { row, from, to, cost: *cost };
                let deals = step.deals(search);
                let known = before.entry(from.clone()).or_default();
                known.has_more |= deals.has_more || after.has_more;
                for ((slips, _), deal) in &deals.by_slips {
                    known
                        .likeliest
                        .extend(after.likeliest.iter().map(|after| after.behind(slips, deal)));
                }
                known.keep_likeliest();
            }
        }
        futures = before;
    }

    let futures = futures.into_values().next().unwrap_or_default();
    let explanations = futures.likeliest.iter().map(|future| future.explanation(search, undone));
    Explained {
        explanations: explanations.collect(),
        are_all: !futures.has_more,
        unchecked: undone.unchecked.clone(),
    }
}

impl Explained {
    /// The likeliest explanation.
    pub fn likeliest(&self) -> &Explanation {
        &self.explanations[0]
    }

    /// Adds other explanations with as few slips.
    pub(super) fn add(&mut self, other: Explained) {
        self.explanations.extend(other.explanations);
        self.are_all &= other.are_all;
        let breaches = self.explanations.iter().map(|explanation| explanation.breaches.len());
        let least = breaches.min().unwrap_or_default();
        self.explanations.retain(|explanation| explanation.breaches.len() == least);
        self.explanations.sort_by_cached_key(|explanation| {
            (explanation.unlikelihood, explanation.slips.clone())
        });
    }

    /// Whether this is the only explanation with so few slips.
    pub fn is_proven(&self) -> bool {
        self.are_all && self.explanations.len() == 1
    }
}

impl Explanation {
    /// Whether everything is right.
    pub fn is_right(&self) -> bool {
        self.slips.is_empty() && self.breaches.is_empty()
    }

    /// The right totals, in the order of the columns.
    pub fn totals(&self) -> &[Points] {
        self.running.last().map_or(&[], Vec::as_slice)
    }

    /// The deal of a row, from 1.
    pub fn deal(&self, row: usize) -> Option<&AuditedDeal> {
        self.deals.get(self.index(row)?)
    }

    /// The right total of a player, by the column, after a row, from 1.
    pub fn total(&self, row: usize, player: usize) -> Option<Points> {
        Some(self.running[self.index(row)?][player])
    }

    fn index(&self, row: usize) -> Option<usize> {
        self.rows.iter().position(|other| *other == Some(row - 1))
    }
}

impl Futures {
    fn keep_likeliest(&mut self) {
        self.likeliest.sort_by_cached_key(|future| {
            (likelihood::unlikelihood(&future.slips), future.slips.clone(), future.worth.clone())
        });
        self.likeliest.dedup_by(|later, future| {
            let is_same = later.slips == future.slips && later.worth == future.worth;
            if is_same {
                future.add_numbers(later);
            }
            is_same
        });
        self.has_more |= self.likeliest.len() > MOST_EXPLANATIONS;
        self.likeliest.truncate(MOST_EXPLANATIONS);
    }
}

impl Future {
    /// This future with a deal before it.
    fn behind(&self, slips: &[Slip], deal: &Rc<PossibleDeal>) -> Future {
        let slips = [slips, &self.slips].concat();
        let mut worth = Vec::new();
        if !slips.is_empty() {
            for (player, hand) in deal.hands.iter().enumerate() {
                let later = self.worth.get(player).copied().unwrap_or_default();
                worth.push(later + hand.points + hand.bonus);
            }
        }
        let deals = [std::slice::from_ref(deal), &self.deals].concat();
        Future { slips, worth, deals }
    }

    /// Adds the bids and tricks of another future with the same slips.
    fn add_numbers(&mut self, other: &Future) {
        for (deal, other) in self.deals.iter_mut().zip(&other.deals) {
            if !Rc::ptr_eq(deal, other) {
                Rc::make_mut(deal).add_numbers(other);
            }
        }
    }

    /// The whole sheet as this future of its first row explains it.
    fn explanation(&self, search: &SlipSearch<'_>, undone: &Undone) -> Explanation {
        let mut slips = self.slips.clone();
        let mut breaches = Vec::new();
        let mut deals = Vec::new();
        let mut running = Vec::new();
        let mut totals = vec![Points::ZERO; search.sheet.players.count()];
        for (index, deal) in self.deals.iter().enumerate() {
            for (player, hand) in deal.hands.iter().enumerate() {
                let cells = &search.sheet.rows[index].hands[player];
                let ruling = cells.cell(CellKind::Ruling).unwrap_or_default();
                totals[player] += hand.missed + hand.points + hand.bonus + ruling;
            }
            for slip in &mut slips {
                if let Some(player) = slip.player
                    && slip.row == index + 1
                    && slip.cell == CellKind::Total
                    && slip.kind != SlipKind::Column
                {
                    slip.expected = Some(totals[player.index()]);
                }
            }
            breaches.extend(deal.breach);
            running.push(totals.clone());
            let hands = deal.hands.iter().zip(&deal.possible);
            deals.push(AuditedDeal {
                hands: hands.map(|(hand, possible)| AuditedHand::of(hand, possible)).collect(),
            });
        }

        // Rows are numbered as on the sheet as written.
        let on_sheet = |row: usize| undone.rows[row - 1].map_or(row, |row| row + 1);
        for slip in &mut slips {
            slip.row = on_sheet(slip.row);
        }
        for breach in &mut breaches {
            breach.row = on_sheet(breach.row);
        }
        slips.extend(&undone.slips);
        slips.sort_by_key(|slip| slip.row);
        let rows = undone.rows.clone();
        let unlikelihood =
            likelihood::unlikelihood(&self.slips) + likelihood::unlikelihood(&undone.slips);
        Explanation { slips, breaches, deals, rows, running, unlikelihood }
    }
}

impl AuditedHand {
    /// The hand, which can have bid and taken these numbers; `None` if it is dead.
    fn of(hand: &PossibleHand, possible: &PossibleNumbers) -> Option<AuditedHand> {
        if hand.dead || hand.is_missing {
            return None;
        }
        Some(AuditedHand {
            bid: hand.bid,
            bids: possible.bids.iter().copied().collect(),
            took: possible.took.iter().copied().collect(),
            chosen: hand.took,
            points: hand.points,
            bonus: hand.bonus,
        })
    }
}
