//! A deal ahead, with the ways in which it can end.

use crate::cards::Seat;
use crate::game::{Act, Count, Game};
use std::collections::{BTreeMap, HashMap};

/// The most tallies that are followed.
pub(super) const MOST_TALLIES: usize = 3;

/// The parts of a deal that hands share out among them: its tricks, then its tallies.
pub(super) type Load = [u8; 1 + MOST_TALLIES];

/// A set of sums of bids, a bit for each; the last bit stands for 63 and more.
pub(super) type BidSums = u64;

/// A deal ahead.
#[derive(Clone)]
pub(super) struct Ahead {
    /// The ways in which it may go that do not depend on a single hand.
    pub(super) ways: Vec<Way>,
    /// For each last bid, the sums of those before it with which it is legal.
    pub(super) legal: HashMap<u8, BidSums>,
    /// The worth of a tenth of a point in it.
    pub(super) tenth: Worth,
}

/// What decides a place, as one number: the points first, then each tie-break. The larger, the better.
pub(super) type Worth = i128;

/// A way in which a deal may go: by a trump, or by a contract and its tricks.
#[derive(Clone)]
pub(super) struct Way {
    /// The acts that are recorded first.
    pub(super) acts: Vec<Act>,
    /// The tricks, which are all taken; and the most of each tally.
    pub(super) total: Load,
    /// The plays open to each side.
    pub(super) plays: Vec<Vec<SidePlay>>,
}

/// A play open to a side in a deal, with its worth.
#[derive(Clone, Default)]
pub(super) struct SidePlay {
    /// Its share of the tricks and tallies.
    pub(super) load: Load,
    /// The sum of its bids, without the last bid of the deal.
    pub(super) spoken: u8,
    /// The last bid of the deal, if a player of the side makes it.
    pub(super) last: Option<u8>,
    /// The worth of its points and bids, without runs and tallies that run on.
    pub(super) worth: Worth,
    /// The number of its effect on the side's state.
    pub(super) class: u32,
    /// Its hands.
    pub(super) hands: Vec<OwnHand>,
}

/// The bid of a player, with the tricks and tallies taken.
#[derive(Clone, Copy)]
pub(super) struct OwnHand {
    pub(super) seat: Seat,
    pub(super) bid: Count,
    pub(super) load: Load,
}

/// The loads that several sides may take together, by the last bid, each with the sums of their other bids.
pub(super) struct Shares(BTreeMap<(Load, Option<u8>), BidSums>);

impl Shares {
    /// The shares of no sides.
    pub(super) fn none() -> Shares {
        Shares(BTreeMap::from([((Load::default(), None), 1)]))
    }

    /// The shares of these sides together with one more, to which these plays are open.
    pub(super) fn with<'a>(&self, plays: impl Iterator<Item = &'a SidePlay>, way: &Way) -> Shares {
        let mut own: BTreeMap<(Load, Option<u8>), BidSums> = BTreeMap::new();
        for play in plays {
            *own.entry((play.load, play.last)).or_default() |= 1 << play.spoken.min(63);
        }

        let mut all: BTreeMap<(Load, Option<u8>), BidSums> = BTreeMap::new();
        for ((load, last), sums) in &self.0 {
            for ((own_load, own_last), own_sums) in &own {
                let load = added(*load, *own_load);
                if fits(load, way.total) {
                    let sums_together = all.entry((load, last.or(*own_last))).or_default();
                    for sum in (0..64).filter(|sum| (own_sums >> sum) & 1 == 1) {
                        *sums_together |= raised(*sums, sum);
                    }
                }
            }
        }
        Shares(all)
    }
}

/// The sum of two loads.
pub(super) fn added(mut one: Load, other: Load) -> Load {
    for (one, other) in one.iter_mut().zip(other) {
        *one = one.saturating_add(other);
    }
    one
}

/// Whether a load is within a total.
fn fits(load: Load, total: Load) -> bool {
    load.iter().zip(total).all(|(part, most)| *part <= most)
}

/// Each of the sums raised by at most 63. What would be above 63 becomes 63.
const fn raised(sums: BidSums, by: u32) -> BidSums {
    let beyond = if by > 0 && sums >> (64 - by) != 0 { 1 << 63 } else { 0 };
    (sums << by) | beyond
}

impl Ahead {
    /// The plays open to a side, in every way in which the deal may go.
    pub(super) fn plays(&self, side: usize) -> impl Iterator<Item = &SidePlay> {
        self.ways.iter().flat_map(move |way| &way.plays[side])
    }

    /// Whether a deal can end with these plays of some sides, if the others share the rest.
    pub(super) fn completes(&self, way: &Way, some: &[&SidePlay], others: &Shares) -> bool {
        let load = some.iter().fold(Load::default(), |sum, play| added(sum, play.load));
        let spoken = some.iter().map(|play| u32::from(play.spoken)).sum::<u32>().min(63);
        let own_last = some.iter().find_map(|play| play.last);
        let Some(tricks_left) = way.total[0].checked_sub(load[0]) else { return false };

        // The others take the tricks that are left, and anything of the tallies.
        let mut least = Load::default();
        let mut most = [u8::MAX; 1 + MOST_TALLIES];
        least[0] = tricks_left;
        most[0] = tricks_left;
        let mut with_tricks_left = others.0.range((least, None)..=(most, Some(u8::MAX)));
        with_tricks_left.any(|((theirs, last), sums)| {
            let is_legal = own_last.or(*last).is_none_or(|last| {
                let legal = self.legal.get(&last).copied().unwrap_or(0);
                raised(*sums, spoken) & legal != 0
            });
            is_legal && fits(added(load, *theirs), way.total)
        })
    }
}

impl Way {
    /// What every side may share out, apart from these.
    pub(super) fn others(&self, without: &[usize]) -> Shares {
        let mut shares = Shares::none();
        for (side, plays) in self.plays.iter().enumerate() {
            if !without.contains(&side) {
                shares = shares.with(plays.iter(), self);
            }
        }
        shares
    }

    /// The acts that record what each side does; of the bids, those that are still due.
    pub(super) fn recorded(&self, chosen: &[SidePlay], game: &Game) -> Vec<Act> {
        let mut acts = self.acts.clone();
        let hands: Vec<&OwnHand> = chosen.iter().flat_map(|play| &play.hands).collect();
        let Some(deal) = game.current() else { return acts };
        if hands.is_empty() {
            return acts;
        }

        let mut bids = Vec::new();
        let mut took = Vec::new();
        for (place, seat) in deal.plan.seats.iter().enumerate() {
            if let Some(own) = hands.iter().find(|own| own.seat == *seat) {
                took.push(Count::by(*seat, own.load[0].into()));
                if place >= deal.bids().bids.len() {
                    bids.push(own.bid);
                }
            }
        }
        if !bids.is_empty() {
            acts.push(Act::Bid(bids));
        }
        for (index, rule) in game.setup().rules().tallies_recorded().enumerate() {
            let mut numbers = Vec::new();
            for own in &hands {
                let number = own.load[1 + index];
                if u16::from(number) != deal.tally(rule, own.seat) {
                    numbers.push(Count::by(own.seat, number.into()));
                }
            }
            if !numbers.is_empty() {
                acts.push(Act::Tally { of: rule.id.clone(), numbers });
            }
        }
        acts.push(Act::Took(took));
        acts
    }
}
