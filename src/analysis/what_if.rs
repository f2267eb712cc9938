//! A game scored again by other rules: the same deals, bids and tricks, with other points.

use crate::cards::Side;
use crate::game::{Deal, Game, Standing};
use crate::rules::{Bidding, Factor, Points, Ruleset, Scoring};
use std::cmp::Reverse;

/// A game as other rules score it.
#[derive(Clone, Debug)]
pub struct WhatIf {
    /// The game, scored by the other rules.
    pub game: Game,
    /// The changes of the lead, deal by deal.
    pub lead: Vec<LeadChange>,
}

/// A deal that changed the lead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadChange {
    /// The number of the deal.
    pub deal: usize,
    /// The leaders after the deal: several sides if they shared the lead.
    pub leaders: Vec<Side>,
}

/// Why a game cannot be scored by other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhatIfError {
    /// The deals or the legal acts would have been different.
    OtherPlay,
    /// The rules count tricks that were not recorded.
    OtherTricks,
    /// The score needs the trump, which was not recorded in these deals.
    TrumpMissing(Vec<usize>),
}

impl WhatIf {
    /// A game as it was scored.
    pub fn played(game: &Game) -> WhatIf {
        WhatIf { game: game.clone(), lead: LeadChange::all(game) }
    }

    /// A game as other rules score it.
    ///
    /// # Errors
    /// The rules differ in more than what hands, contracts, tallies and runs are worth and whether a
    /// total of zero wins; or something that their score needs was not recorded.
    pub fn by(rules: Ruleset, game: &Game) -> Result<WhatIf, WhatIfError> {
        let own = game.setup().rules();
        if let (Scoring::Tricks(one), Scoring::Tricks(other)) = (&rules.scoring, &own.scoring)
            && one.counted != other.counted
        {
            return Err(WhatIfError::OtherTricks);
        }
        if !is_played_alike(rules.clone(), own) {
            return Err(WhatIfError::OtherPlay);
        }
        if rules.scoring.doubled_by().is_some() {
            let without_trump = game.played().filter(|deal| deal.trump().is_none());
            let missing: Vec<usize> = without_trump.map(|deal| deal.plan.number).collect();
            if !missing.is_empty() {
                return Err(WhatIfError::TrumpMissing(missing));
            }
        }
        Ok(WhatIf::played(&game.rescored(rules)))
    }

    /// The difference from the game as it was scored: how many places and points the sides move.
    pub fn change(&self, played: &Game) -> (usize, Points) {
        let mut places = 0;
        let mut points = Points::ZERO;
        let standings = played.standings();
        for now in self.game.standings() {
            for was in standings.iter().filter(|was| was.side == now.side) {
                places += now.rank.abs_diff(was.rank);
                points += (now.total - was.total).max(was.total - now.total);
            }
        }
        (places, points)
    }
}

/// Whether rules differ from others only in points: with the points of the others, they are the same.
fn is_played_alike(mut rules: Ruleset, own: &Ruleset) -> bool {
    rules.scoring = own.scoring.clone();
    rules.promotions = own.promotions.clone();
    rules.ending.zero_finish = own.ending.zero_finish;
    rules.settings = own.settings.clone();
    rules.sources = own.sources.clone();
    if let (Bidding::Exact(rule), Some(own)) = (&mut rules.bidding, own.bidding.exact()) {
        rule.target = own.target;
    }
    for (tally, own) in rules.tallies.iter_mut().zip(&own.tallies) {
        tally.points = own.points;
        tally.every = own.every;
        tally.made = own.made;
        tally.half_off = own.half_off;
        tally.table.clone_from(&own.table);
        // A recorded tally need not count, and one that follows from the tricks may.
        if tally.off || tally.over {
            tally.off = own.off;
        }
    }
    if let (Bidding::Auction(rule), Some(own)) = (&mut rules.bidding, own.bidding.auction()) {
        for (bid, own) in rule.bids.iter_mut().zip(&own.bids) {
            bid.won.clone_from(&own.won);
            bid.lost.clone_from(&own.lost);
            bid.opponents.clone_from(&own.opponents);
            bid.opponents_won.clone_from(&own.opponents_won);
            bid.multiplier.clone_from(&own.multiplier);
            bid.numbered.clone_from(&own.numbered);
        }
        rule.trump_times.clone_from(&own.trump_times);
        rule.deal_times.clone_from(&own.deal_times);
        for (factor, own) in rule.factors.iter_mut().zip(&own.factors) {
            *factor = Factor { word: factor.word.clone(), ..own.clone() };
        }
    }
    rules == *own
}

impl LeadChange {
    /// Every change of the lead in a game, deal by deal.
    pub fn all(game: &Game) -> Vec<LeadChange> {
        let mut changes: Vec<LeadChange> = Vec::new();
        for deals in game.setup().deals_before() + 1..=game.deals_over() {
            let leaders: Vec<Side> = leaders(&game.standings_after(deals)).collect();
            if changes.last().is_none_or(|last| last.leaders != leaders) {
                changes.push(LeadChange { deal: deals, leaders });
            }
        }
        changes
    }
}

fn leaders(standings: &[Standing]) -> impl Iterator<Item = Side> {
    standings.iter().filter(|place| place.rank == 1).map(|place| place.side)
}

/// The deals in which one side gains on another under other rules.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The winner by the other rules.
    pub first: Side,
    /// The winner as played; or the next best, if that is the same side.
    pub rival: Side,
    /// The lead of the first over the rival.
    pub ahead: ByBoth,
    /// The deals that make the difference, the largest gain first: as few as are enough.
    pub deals: Vec<DealDifference>,
}

/// The part of one deal in a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealDifference {
    /// The number of the deal.
    pub deal: usize,
    /// The points that the first gains on the rival by the change of rules; a loss is below zero.
    pub gain: Points,
    /// The points of the first.
    pub first: ByBoth,
    /// The points of the rival.
    pub rival: ByBoth,
}

/// Points by both rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByBoth {
    /// The points as played.
    pub played: Points,
    /// The points by the other rules.
    pub other: Points,
}

/// The deals that make the difference between a game as played and as other rules score it; `None` before
/// any deal was played, or for a single side.
pub fn difference(played: &Game, other: &Game) -> Option<Difference> {
    played.played().next()?;
    let first = leaders(&other.standings()).next()?;
    let standings = played.standings();
    let rival = standings.iter().map(|place| place.side).find(|side| *side != first)?;

    let ahead = ByBoth { played: lead(played, first, rival), other: lead(other, first, rival) };
    let mut deals = Vec::new();
    for (deal, rescored) in played.played().zip(other.played()) {
        let first = ByBoth { played: points_in(deal, first), other: points_in(rescored, first) };
        let rival = ByBoth { played: points_in(deal, rival), other: points_in(rescored, rival) };
        let gain = worth_in(other, first.other - rival.other)
            - worth_in(played, first.played - rival.played);
        deals.push(DealDifference { deal: deal.plan.number, gain, first, rival });
    }
    keep_decisive(&mut deals, ahead.other - ahead.played);
    Some(Difference { first, rival, ahead, deals })
}

/// How far one side is ahead of another in a game.
fn lead(game: &Game, first: Side, rival: Side) -> Points {
    let totals = game.totals();
    worth_in(game, totals[first.index()] - totals[rival.index()])
}

/// Keeps the fewest deals whose gains add up to the swing, the largest gain first.
fn keep_decisive(deals: &mut Vec<DealDifference>, swing: Points) {
    if swing == Points::ZERO {
        deals.clear();
        return;
    }
    let towards = |gain: Points| if swing < Points::ZERO { -gain } else { gain };
    deals.retain(|deal| towards(deal.gain) > Points::ZERO);
    deals.sort_by_key(|deal| (Reverse(towards(deal.gain)), deal.deal));

    let mut sum = Points::ZERO;
    for (index, deal) in deals.iter().enumerate() {
        sum += towards(deal.gain);
        if sum >= towards(swing) {
            deals.truncate(index + 1);
            return;
        }
    }
}

fn points_in(deal: &Deal, side: Side) -> Points {
    deal.postings_of(side).map(|posting| posting.points).sum()
}

/// A difference in points of a game, above zero for the better.
fn worth_in(game: &Game, points: Points) -> Points {
    game.setup().rules().scoring.wins().worth(points)
}
