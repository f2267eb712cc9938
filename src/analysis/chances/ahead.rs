//! A deal ahead, with the ways in which it can end.

use crate::cards::Seat;
use crate::game::{Act, Count, Game};
use std::collections::{BTreeMap, HashMap};

/// The most tallies that are followed.
pub(super) const MOST_TALLIES: usize = 3;

/// What hands of a deal share out among them: its tricks, then its tallies.
pub(super) type Load = [u8; 1 + MOST_TALLIES];

/// Sums of bids as bits; those of 63 and more are one.
pub(super) type Sums = u64;

/// A deal ahead.
#[derive(Clone)]
pub(super) struct Ahead {
    /// The ways in which it may go that do not depend on a single hand.
    pub(super) ways: Vec<Way>,
    /// For each last bid, the sums of those before it with which it is legal.
    pub(super) legal: HashMap<u8, Sums>,
}

/// A way in which a deal may go: by a trump, or by a contract and its tricks.
#[derive(Clone)]
pub(super) struct Way {
    /// What is recorded first.
    pub(super) acts: Vec<Act>,
    /// The tricks, which are all taken; and the most of each tally.
    pub(super) total: Load,
    /// What each side may do.
    pub(super) plays: Vec<Vec<SidePlay>>,
}

/// What a side may do in a deal, and what it is worth.
#[derive(Clone, Default)]
pub(super) struct SidePlay {
    /// What it takes of what is shared out.
    pub(super) load: Load,
    /// The sum of its bids, without the last bid of the deal.
    pub(super) spoken: u8,
    /// The last bid of the deal, if it makes that.
    pub(super) last: Option<u8>,
    /// The points, in tenths; without runs and tallies that run on.
    pub(super) points: i64,
    /// The sum of the bids made.
    pub(super) bids_made: i64,
    /// What it does to runs; see [`States`].
    pub(super) class: u32,
    /// Its hands.
    pub(super) hands: Vec<Own>,
}

/// What a player bids and takes.
#[derive(Clone, Copy)]
pub(super) struct Own {
    pub(super) seat: Seat,
    pub(super) bid: Count,
    pub(super) load: Load,
}

/// What hands share out so far, by load and last bid, with the sums of the other bids.
pub(super) struct Shares(BTreeMap<(Load, Option<u8>), Sums>);

impl Shares {
    /// The shares of no sides.
    pub(super) fn none() -> Shares {
        Shares(BTreeMap::from([((Load::default(), None), 1)]))
    }

    /// The shares of these sides and one more, which may play in these ways.
    pub(super) fn with<'a>(&self, plays: impl Iterator<Item = &'a SidePlay>, way: &Way) -> Shares {
        let mut own: BTreeMap<_, Sums> = BTreeMap::new();
        for play in plays {
            *own.entry((play.load, play.last)).or_default() |= 1 << play.spoken.min(63);
        }
        let mut all: BTreeMap<_, Sums> = BTreeMap::new();
        for ((load, last), sums) in &self.0 {
            for ((own_load, own_last), own_sums) in &own {
                let both = added(*load, *own_load);
                if (0..both.len()).all(|it| both[it] <= way.total[it]) {
                    let bits = (0..64).filter(|bit| own_sums >> bit & 1 == 1);
                    *all.entry((both, last.or(*own_last))).or_default() |=
                        bits.fold(0, |all, bit| all | raised(*sums, bit));
                }
            }
        }
        Shares(all)
    }
}

/// The sum of two loads.
pub(super) fn added(mut one: Load, other: Load) -> Load {
    one.iter_mut().zip(other).for_each(|(one, other)| *one = one.saturating_add(other));
    one
}

/// Raises each of the sums by this much.
const fn raised(sums: Sums, by: u32) -> Sums {
    let beyond = if by > 0 && sums >> (63 - by) >> 1 != 0 { 1 << 63 } else { 0 };
    (sums << by) | beyond
}

impl Ahead {
    /// Whether a deal can end with what some sides do together, where the others share the rest.
    pub(super) fn completes(&self, way: &Way, some: &[&SidePlay], others: &Shares) -> bool {
        let load = some.iter().fold(Load::default(), |sum, play| added(sum, play.load));
        let spoken = some.iter().map(|play| u32::from(play.spoken)).sum::<u32>().min(63);
        let own_last = some.iter().find_map(|play| play.last);
        let Some(left) = way.total[0].checked_sub(load[0]) else { return false };
        let (mut first, mut end) = (Load::default(), [u8::MAX; 1 + MOST_TALLIES]);
        (first[0], end[0]) = (left, left);
        others.0.range((first, None)..=(end, Some(u8::MAX))).any(|((theirs, last), sums)| {
            let both = added(load, *theirs);
            (1..both.len()).all(|it| both[it] <= way.total[it])
                && own_last.or(*last).is_none_or(|last| {
                    let legal = self.legal.get(&last).copied().unwrap_or(0);
                    raised(*sums, spoken) & legal != 0
                })
        })
    }
}

impl Way {
    /// What every side but some may share out.
    pub(super) fn others(&self, but: &[usize]) -> Shares {
        let others = (0..self.plays.len()).filter(|side| !but.contains(side));
        others.fold(Shares::none(), |shares, side| shares.with(self.plays[side].iter(), self))
    }

    /// The acts that record what each side does: of the bids, those that are still due.
    pub(super) fn recorded(&self, chosen: &[SidePlay], game: &Game) -> Vec<Act> {
        let mut acts = self.acts.clone();
        let hands = || chosen.iter().flat_map(|play| &play.hands);
        let Some(deal) = game.current().filter(|_| hands().next().is_some()) else { return acts };
        let of = |seat: &Seat| hands().find(|own| own.seat == *seat);
        let due = deal.plan.seats.iter().skip(deal.bids().bids.len());
        let bids: Vec<Count> = due.filter_map(|seat| Some(of(seat)?.bid)).collect();
        if !bids.is_empty() {
            acts.push(Act::Bid(bids));
        }
        for (index, rule) in game.setup().rules().tallies_recorded().enumerate() {
            let more = hands().filter(|own| own.load[1 + index] != deal.tally(rule, own.seat));
            let numbers = more.map(|own| Count::by(own.seat, own.load[1 + index].into()));
            let numbers: Vec<Count> = numbers.collect();
            if !numbers.is_empty() {
                acts.push(Act::Tally { of: rule.id.clone(), numbers });
            }
        }
        let took = deal.plan.seats.iter().filter_map(of);
        acts.push(Act::Took(took.map(|own| Count::by(own.seat, own.load[0].into())).collect()));
        acts
    }
}
