//! What a game would have come to by other rules: the same deals, bids and tricks, scored again.

use crate::cards::Side;
use crate::game::{Deal, Game, Standing};
use crate::rules::{Bidding, Points, Ruleset, Scoring};

/// A game as other rules score it.
#[derive(Clone, Debug)]
pub struct WhatIf {
    /// The game, scored by them.
    pub game: Game,
    /// Who took the lead, deal by deal.
    pub lead: Vec<LeadChange>,
}

/// A deal after which others led than before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadChange {
    /// The number of the deal.
    pub deal: usize,
    /// Who led after it: several where they shared the lead.
    pub leaders: Vec<Side>,
}

/// Why a game cannot be scored by other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhatIfError {
    /// By them the deals would have been others, or other acts legal.
    OtherPlay,
    /// They count tricks that were not recorded.
    OtherTricks,
    /// Their score needs the trump, which these deals do not have recorded.
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
        let unknown = game.played().filter(|deal| deal.trump().is_none());
        let unknown: Vec<usize> = unknown.map(|deal| deal.plan.number).collect();
        if rules.scoring.doubled_by().is_some() && !unknown.is_empty() {
            return Err(WhatIfError::TrumpMissing(unknown));
        }
        Ok(WhatIf::played(&game.rescored(rules)))
    }

    /// How much differs from the game as it was scored: the places that sides move by, and the points.
    pub fn change(&self, played: &Game) -> (usize, Points) {
        let (mut places, mut points) = (0, Points::ZERO);
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

/// Whether rules differ from others only in what is worth how much.
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
        (tally.points, tally.every, tally.made) = (own.points, own.every, own.made);
        tally.table.clone_from(&own.table);
        // What was recorded need not count, and what follows from the tricks may.
        if tally.off || tally.over {
            tally.off = own.off;
        }
    }
    if let (Bidding::Auction(rule), Some(own)) = (&mut rules.bidding, own.bidding.auction()) {
        for (bid, own) in rule.bids.iter_mut().zip(&own.bids) {
            bid.won = own.won;
            bid.lost = own.lost;
            bid.opponents = own.opponents;
            bid.opponents_won = own.opponents_won;
        }
    }
    rules == *own
}

impl LeadChange {
    /// Every change of the lead in a game, deal by deal.
    pub fn all(game: &Game) -> Vec<LeadChange> {
        let mut changes: Vec<LeadChange> = Vec::new();
        for deals in 1..=game.played().count() {
            let leaders: Vec<Side> = first(&game.standings_after(deals)).collect();
            if changes.last().is_none_or(|last| last.leaders != leaders) {
                changes.push(LeadChange { deal: deals, leaders });
            }
        }
        changes
    }
}

fn first(standings: &[Standing]) -> impl Iterator<Item = Side> {
    standings.iter().filter(|place| place.rank == 1).map(|place| place.side)
}

/// Which deals decide that one side stands better against another by other rules.
#[derive(Clone, Debug)]
pub struct Difference {
    /// Who is first by the other rules.
    pub first: Side,
    /// Who was first; or the next best, if that is the same side.
    pub rival: Side,
    /// By how much the first is ahead of the rival: as played, and by the other rules.
    pub ahead: (Points, Points),
    /// The deals that make the difference, the largest first: as few as are enough.
    pub deals: Vec<DealDifference>,
}

/// What a deal adds to a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealDifference {
    /// The number of the deal.
    pub deal: usize,
    /// What the first gained on the rival by the change of rules: as a loss below zero.
    pub gain: Points,
    /// The points of the first: as played, and by the other rules.
    pub first: (Points, Points),
    /// The points of the rival.
    pub rival: (Points, Points),
}

/// Which deals make the difference between a game as played and as other rules score it; `None` before
/// any deal was played, or with one side alone.
pub fn difference(played: &Game, other: &Game) -> Option<Difference> {
    played.played().next()?;
    let first = first(&other.standings()).next()?;
    let was = played.standings();
    let rival = was.iter().map(|place| place.side).find(|side| *side != first)?;
    let ahead = |game: &Game| lead_of(game, &|side| game.totals()[side.index()], first, rival);
    let ahead = (ahead(played), ahead(other));
    let swing = ahead.1 - ahead.0;
    let of = |(one, two): (&Deal, &Deal)| {
        let points = |deal: &Deal, side| deal.postings_of(side).map(|it| it.points).sum();
        let both = |side| (points(one, side), points(two, side));
        let gain = |game, deal: &Deal| lead_of(game, &|side| points(deal, side), first, rival);
        let gain = gain(other, two) - gain(played, one);
        DealDifference { deal: one.plan.number, gain, first: both(first), rival: both(rival) }
    };
    let mut deals: Vec<DealDifference> = played.played().zip(other.played()).map(of).collect();
    let towards = |gain: Points| if swing < Points::ZERO { -gain } else { gain };
    deals.retain(|deal| swing != Points::ZERO && towards(deal.gain) > Points::ZERO);
    deals.sort_by_key(|deal| (std::cmp::Reverse(towards(deal.gain)), deal.deal));
    let mut sum = Points::ZERO;
    let enough = deals.iter().position(|deal| {
        sum += towards(deal.gain);
        sum >= towards(swing)
    });
    deals.truncate(enough.map_or(deals.len(), |last| last + 1));
    Some(Difference { first, rival, ahead, deals })
}

/// By how much one side is ahead of another in points of a game.
fn lead_of(game: &Game, points: &dyn Fn(Side) -> Points, first: Side, rival: Side) -> Points {
    game.setup().rules().scoring.wins().worth(points(first) - points(rival))
}
