//! Exact bids, and the numbers of tricks that follow them.

use crate::cards::Seat;
use crate::game::{Count, Deal};
use crate::rules::{BidsSoFar, ExactBidding, Judged, Refusal};

/// Judges bids one after the other, in speaking order.
pub(super) fn bids(rule: &ExactBidding, deal: &Deal, given: &[Count]) -> Judged<Vec<Count>> {
    if deal.plan.bids_are_forced() {
        return Err(Refusal::BidsForced);
    }
    if given.is_empty() {
        return Err(Refusal::EmptyAct);
    }
    let mut bids = deal.bids().bids.to_vec();
    let mut judged = Vec::with_capacity(given.len());
    for count in given {
        let so_far = BidsSoFar { bids: &bids, ..deal.bids() };
        let (seat, bid) = bid(rule, deal, so_far, *count)?;
        bids.push(bid);
        judged.push(Count { word: count.word, ..Count::by(seat, bid.into()) });
    }
    Ok(judged)
}

fn bid(
    rule: &ExactBidding,
    deal: &Deal,
    so_far: BidsSoFar<'_>,
    count: Count,
) -> Judged<(Seat, u8)> {
    let due = deal.plan.seats.get(so_far.bids.len()).copied();
    let open = || rule.open(so_far);
    if let Some(seat) = count.by {
        let Some(place) = deal.plan.place(seat) else {
            return Err(Refusal::DeadHand { seat, due, open: open() });
        };
        if let Some(&earlier) = so_far.bids.get(place) {
            let is_recorded = place < deal.bids().bids.len();
            let (recorded, open) = (is_recorded.then_some(deal.plan.number), open());
            return Err(Refusal::SecondBid { seat, earlier, recorded, due, open });
        }
        if let Some(due) = due.filter(|due| *due != seat) {
            return Err(Refusal::BidOutOfTurn { seat, due, open: open() });
        }
    }
    let Some(seat) = due else {
        let (players, had_bid) = (so_far.players, deal.bids().bids.len() as u8);
        return Err(Refusal::SurplusBid { players, had_bid });
    };
    let number = match &count.word {
        None => count.number,
        Some(word) => {
            let known = || rule.named.iter().map(|named| named.word.clone()).collect();
            let no_such = || Refusal::NoSuchBidWord { word: *word, known: known() };
            rule.named(word).ok_or_else(no_such)?.bid.into()
        }
    };
    Ok((seat, rule.judge(so_far, seat, number)?))
}

/// Finds out whose each number of tricks is, works out the last, and checks their sum.
pub(super) fn tricks(deal: &Deal, given: &[Count]) -> Judged<Vec<Count>> {
    let dead = deal.plan.dead;
    match dead.filter(|dead| given.iter().any(|count| count.by == Some(*dead))) {
        Some(seat) => Err(Refusal::DeadHand { seat, due: None, open: Vec::new() }),
        None => add_up(&deal.plan.seats, deal.plan.cards, given),
    }
}

/// Finds out whose each number of tricks is, works out the last, and checks that they add up to
/// `cards`.
pub(super) fn add_up(seats: &[Seat], cards: u8, given: &[Count]) -> Judged<Vec<Count>> {
    let mut taken: Vec<Option<i64>> = vec![None; seats.len()];
    let wrong_count = || Refusal::TricksCount { given: given.len(), players: seats.len() as u8 };
    for count in given {
        let place = match count.by {
            Some(seat) => seats.iter().position(|other| *other == seat),
            None => taken.iter().position(Option::is_none),
        };
        let place = place.ok_or_else(wrong_count)?;
        let (seat, tricks) = (seats[place], count.number);
        if taken[place].is_some() {
            return Err(Refusal::TricksTwice(seat));
        }
        if !(0..=i64::from(cards)).contains(&tricks) {
            return Err(Refusal::TricksOutOfRange { seat, tricks, cards });
        }
        taken[place] = Some(tricks);
    }
    let sum: i64 = taken.iter().flatten().sum();
    let rest = i64::from(cards) - sum;
    match taken.iter().filter(|tricks| tricks.is_none()).count() {
        0 if rest == 0 => {}
        1 if rest >= 0 => {}
        missing @ (0 | 1) => return Err(Refusal::TricksSum { sum, cards, complete: missing == 0 }),
        _ => return Err(wrong_count()),
    }
    let judged = seats.iter().zip(taken);
    Ok(judged.map(|(seat, tricks)| Count::by(*seat, tricks.unwrap_or(rest))).collect())
}
