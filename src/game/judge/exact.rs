//! What may happen in a deal whose bids must be taken exactly.

use crate::cards::Seat;
use crate::game::{Count, Deal};
use crate::rules::{BidsSoFar, ExactBidding, Refusal};

/// Judges bids one after the other, as they were spoken.
pub(super) fn bids(
    bidding: &ExactBidding,
    deal: &Deal,
    said: &[Count],
) -> Result<Vec<Count>, Refusal> {
    if deal.plan().bids_are_forced() {
        return Err(Refusal::BidsForced);
    }
    if said.is_empty() {
        return Err(Refusal::EmptyAct);
    }
    let mut bids = deal.bids().bids.to_vec();
    let mut settled = Vec::with_capacity(said.len());
    for said in said {
        let so_far = BidsSoFar { bids: &bids, ..deal.bids() };
        let (seat, bid) = bid(bidding, deal, so_far, *said)?;
        bids.push(bid);
        settled.push(Count::by(seat, bid.into()));
    }
    Ok(settled)
}

fn bid(
    bidding: &ExactBidding,
    deal: &Deal,
    so_far: BidsSoFar<'_>,
    said: Count,
) -> Result<(Seat, u8), Refusal> {
    let seats = &deal.plan().seats;
    let due = seats.get(so_far.bids.len()).copied();
    let open = || bidding.open(so_far);
    if let Some(seat) = said.by {
        let Some(place) = deal.plan().place(seat) else {
            return Err(Refusal::DeadHand { seat, due, open: open() });
        };
        if let Some(&stands) = so_far.bids.get(place) {
            let (recorded, open) = (place < deal.bids().bids.len(), open());
            return Err(Refusal::SecondBid { seat, stands, recorded, due, open });
        }
        if let Some(due) = due.filter(|due| *due != seat) {
            return Err(Refusal::BidOutOfTurn { seat, due, open: open() });
        }
    }
    let Some(seat) = due else {
        let (players, had_bid) = (so_far.players, deal.bids().bids.len() as u8);
        return Err(Refusal::SurplusBid { bid: said.number, players, had_bid });
    };
    Ok((seat, bidding.judge(so_far, seat, said.number)?))
}

/// Settles whose each number of tricks is, works out the last, and adds them up.
pub(super) fn tricks(deal: &Deal, said: &[Count]) -> Result<Vec<Count>, Refusal> {
    if let Some(dead) =
        said.iter().find_map(|said| said.by.filter(|by| Some(*by) == deal.plan().dead))
    {
        return Err(Refusal::DeadHand { seat: dead, due: None, open: Vec::new() });
    }
    add_up(&deal.plan().seats, deal.plan().cards, said)
}

/// Settles whose each number of tricks is, works out the last, and holds their sum to `cards`.
pub(super) fn add_up(seats: &[Seat], cards: u8, said: &[Count]) -> Result<Vec<Count>, Refusal> {
    let mut taken: Vec<Option<i64>> = vec![None; seats.len()];
    let count = Refusal::TricksCount { given: said.len(), players: seats.len() as u8 };
    for said in said {
        let place = match said.by {
            Some(seat) => seats.iter().position(|other| *other == seat),
            None => taken.iter().position(Option::is_none),
        };
        let place = place.ok_or_else(|| count.clone())?;
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
    let settled = seats.iter().zip(taken);
    Ok(settled.map(|(seat, tricks)| Count::by(*seat, tricks.unwrap_or(rest))).collect())
}

/// Who is to bid, or nothing once everyone has.
pub(super) fn to_bid(deal: &Deal) -> Option<Seat> {
    deal.plan().seats.get(deal.bids().bids.len()).copied()
}
