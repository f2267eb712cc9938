//! The one judge of what may happen in a deal.

use super::{Act, Deal, Said, Setup};
use crate::cards::{Seat, Trump};
use crate::rules::{
    Bidding, BidsSoFar, ExactBidding, PlannedTrump, Refusal, Ruleset, Scoring, TrumpRule,
};

/// Returns the act with every name and number filled in, if it is legal in this deal.
pub(super) fn judge(setup: &Setup, deal: &Deal, act: &Act) -> Result<Act, Refusal> {
    let Bidding::Exact(bidding) = &setup.rules().bidding;
    match act {
        Act::Trump(turned) => trump(setup.rules(), deal, *turned).map(Act::Trump),
        Act::Bid(said) => bids(bidding, deal, said).map(Act::Bid),
        Act::Took(said) => {
            let tricks = tricks(bidding, deal, said)?;
            trump_known(&setup.rules().scoring, deal)?;
            Ok(Act::Took(tricks))
        }
        Act::Extra(id) => Ok(Act::Extra(id.clone())),
    }
}

fn trump(rules: &Ruleset, deal: &Deal, turned: Trump) -> Result<Trump, Refusal> {
    let plan = deal.plan();
    match (plan.trump, deal.turned) {
        (PlannedTrump::Fixed(trump), _) => Err(Refusal::TrumpFixed {
            trump,
            cards: plan.cards,
            all_dealt: plan.all_dealt && rules.trump == TrumpRule::Turned,
        }),
        (PlannedTrump::Turned, Some(stands)) => Err(Refusal::TrumpTwice { stands }),
        (PlannedTrump::Turned, None) if turned == Trump::None => Err(Refusal::TrumpIsSuit),
        (PlannedTrump::Turned, None) => Ok(turned),
    }
}

/// A score that a trump doubles cannot be worked out before the trump is known.
fn trump_known(scoring: &Scoring, deal: &Deal) -> Result<(), Refusal> {
    match (scoring.doubled_by, deal.trump()) {
        (Some(doubling), None) => Err(Refusal::TrumpMissing { doubling }),
        _ => Ok(()),
    }
}

/// Judges bids one after the other, as they were spoken.
fn bids(bidding: &ExactBidding, deal: &Deal, said: &[Said]) -> Result<Vec<Said>, Refusal> {
    if deal.plan().bids_are_forced() {
        return Err(Refusal::BidsForced);
    }
    if said.is_empty() {
        return Err(Refusal::NothingSaid);
    }
    let mut bids = deal.bids.clone();
    let mut settled = Vec::with_capacity(said.len());
    for said in said {
        let so_far = BidsSoFar { bids: &bids, ..deal.bids() };
        let (seat, bid) = bid(bidding, deal, so_far, *said)?;
        bids.push(bid);
        settled.push(Said::by(seat, bid.into()));
    }
    Ok(settled)
}

fn bid(
    bidding: &ExactBidding,
    deal: &Deal,
    so_far: BidsSoFar<'_>,
    said: Said,
) -> Result<(Seat, u8), Refusal> {
    let seats = &deal.plan().seats;
    let due = seats.get(so_far.bids.len()).copied();
    let open = || bidding.open(so_far);
    if let Some(seat) = said.by {
        let Some(place) = deal.plan().place(seat) else {
            return Err(Refusal::DeadHand { seat, due, open: open() });
        };
        if let Some(&stands) = so_far.bids.get(place) {
            let (recorded, open) = (place < deal.bids.len(), open());
            return Err(Refusal::SecondBid { seat, stands, recorded, due, open });
        }
        if let Some(due) = due.filter(|due| *due != seat) {
            return Err(Refusal::BidOutOfTurn { seat, due, open: open() });
        }
    }
    let Some(seat) = due else {
        let (players, had_bid) = (so_far.players, deal.bids.len() as u8);
        return Err(Refusal::SurplusBid { bid: said.number, players, had_bid });
    };
    Ok((seat, bidding.judge(so_far, seat, said.number)?))
}

/// Settles whose each number of tricks is, works out the last, and adds them up.
fn tricks(bidding: &ExactBidding, deal: &Deal, said: &[Said]) -> Result<Vec<Said>, Refusal> {
    if let Some(due) = deal.to_bid() {
        return Err(Refusal::BidsMissing { due, open: bidding.open(deal.bids()) });
    }
    let (seats, cards) = (&deal.plan().seats, deal.plan().cards);
    let mut taken: Vec<Option<i64>> = vec![None; seats.len()];
    let count = Refusal::TricksCount { given: said.len(), players: seats.len() as u8 };
    for said in said {
        let place = match said.by {
            Some(seat) => deal.plan().place(seat).ok_or(Refusal::DeadHand {
                seat,
                due: None,
                open: Vec::new(),
            })?,
            None => taken.iter().position(Option::is_none).ok_or(count.clone())?,
        };
        let seat = seats[place];
        if taken[place].is_some() {
            return Err(Refusal::TricksTwice { seat });
        }
        if !(0..=i64::from(cards)).contains(&said.number) {
            return Err(Refusal::TricksOutOfRange { seat, tricks: said.number, cards });
        }
        taken[place] = Some(said.number);
    }
    let sum: i64 = taken.iter().flatten().sum();
    let missing = taken.iter().filter(|tricks| tricks.is_none()).count();
    let rest = i64::from(cards) - sum;
    match missing {
        0 if rest == 0 => {}
        1 if rest >= 0 => {}
        0 | 1 => return Err(Refusal::TricksSum { sum, cards, complete: missing == 0 }),
        _ => return Err(count),
    }
    Ok(seats
        .iter()
        .zip(taken)
        .map(|(seat, tricks)| Said::by(*seat, tricks.unwrap_or(rest)))
        .collect())
}
