//! Exact bids, and the numbers of tricks that follow them.

use crate::cards::Seat;
use crate::game::{Act, Count, Deal, DealPlan};
use crate::rules::{BidsSoFar, Clause, ExactBidding, Hook, Judged, Refusal, Ruleset};

/// Judges bids one after the other, in speaking order.
pub(super) fn bids(rule: &ExactBidding, deal: &Deal, given: &[Count]) -> Judged<Vec<Count>> {
    if deal.bids_are_forced() {
        let clause = if deal.kind().is_some() { Clause::Kinds } else { Clause::Extras };
        return Err(Refusal::BidsForced(clause));
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

/// Judges bids as if there were no hook.
pub(super) fn free_bids(rules: &Ruleset, deal: &Deal, given: &[Count]) -> Judged<Act> {
    let rule = rules.bidding.exact().ok_or(Refusal::NotInTheseRules)?;
    let free = ExactBidding { hook: Hook::Never, ..rule.clone() };
    bids(&free, deal, given).map(Act::Bid)
}

fn bid(
    rule: &ExactBidding,
    deal: &Deal,
    so_far: BidsSoFar<'_>,
    count: Count,
) -> Judged<(Seat, u8)> {
    let had_bid = deal.bids().bids.len();
    let due = deal.plan.seats.get(so_far.bids.len()).copied();
    if let Some(seat) = count.by {
        let Some(place) = deal.plan.place(seat) else {
            return Err(deal.plan.without_hand(seat, due, rule.open(so_far)));
        };
        if let Some(&earlier) = so_far.bids.get(place) {
            let recorded = if place < had_bid { Some(deal.plan.number) } else { None };
            let open = rule.open(so_far);
            return Err(Refusal::SecondBid { seat, earlier, recorded, due, open });
        }
        if let Some(due) = due.filter(|due| *due != seat) {
            return Err(Refusal::BidOutOfTurn { seat, due, open: rule.open(so_far) });
        }
    }

    let Some(seat) = due else {
        return Err(Refusal::SurplusBid { players: so_far.players, had_bid: had_bid as u8 });
    };

    let number = match &count.word {
        None => count.number,
        Some(word) => match rule.named(word) {
            Some(named) => named.bid.into(),
            None => {
                let known = rule.named.iter().map(|named| named.word.clone()).collect();
                return Err(Refusal::NoSuchBidWord { word: *word, known });
            }
        },
    };
    Ok((seat, rule.judge(so_far, seat, number)?))
}

/// Assigns numbers of tricks to seats, works out the last, and checks their sum.
pub(super) fn tricks(rules: &Ruleset, deal: &Deal, given: &[Count]) -> Judged<Vec<Count>> {
    for seat in given.iter().filter_map(|count| count.by) {
        if deal.plan.place(seat).is_none() {
            return Err(deal.plan.without_hand(seat, None, Vec::new()));
        }
    }
    add_up(rules, &deal.plan.seats, deal.plan.cards, given)
}

/// The number of tricks given for each seat, if any; numbers without a seat follow the turn.
pub(super) fn by_seat(seats: &[Seat], cards: u8, given: &[Count]) -> Judged<Vec<Option<i64>>> {
    let mut taken = vec![None; seats.len()];
    for count in given {
        let place = match count.by {
            Some(seat) => seats.iter().position(|other| *other == seat),
            None => taken.iter().position(Option::is_none),
        };
        let Some(place) = place else { return Err(wrong_count(seats, given)) };
        let seat = seats[place];
        let tricks = count.number;
        if taken[place].is_some() {
            return Err(Refusal::TricksTwice(seat));
        }
        if !(0..=i64::from(cards)).contains(&tricks) {
            return Err(Refusal::TricksOutOfRange { seat, tricks, cards });
        }
        taken[place] = Some(tricks);
    }
    Ok(taken)
}

fn wrong_count(seats: &[Seat], given: &[Count]) -> Refusal {
    Refusal::TricksCount { given: given.len(), players: seats.len() as u8 }
}

/// The refusal of everybody's tricks by their sum, where one number alone is too large for the cards dealt.
pub(super) fn other_sum(deal: &Deal, tricks: &[Count]) -> Option<Refusal> {
    let sum = tricks.iter().try_fold(0_i64, |sum, count| sum.checked_add(count.number))?;
    let complete = tricks.len() == deal.plan.seats.len();
    complete.then_some(Refusal::TricksSum { sum, cards: deal.plan.cards, complete })
}

/// The deal as it was played if everybody was dealt this many cards, as the tricks in all or a bid show, and
/// the pack has so many.
pub(super) fn dealt_otherwise(deal: &Deal, cards: i64) -> Option<Deal> {
    let cards = u8::try_from(cards).ok().filter(|cards| *cards > 0)?;
    let dealt = usize::from(cards) * deal.plan.seats.len();
    if dealt > deal.plan.pack.size().into() || !deal.recorded.is_empty() {
        return None;
    }
    Some(Deal { plan: DealPlan { cards, ..deal.plan.clone() }, ..deal.clone() })
}

/// Assigns numbers of tricks to seats, works out the last, and checks that they add up to
/// `cards`, or to fewer if a trick may be taken by nobody.
pub(super) fn add_up(
    rules: &Ruleset,
    seats: &[Seat],
    cards: u8,
    given: &[Count],
) -> Judged<Vec<Count>> {
    let taken = by_seat(seats, cards, given)?;
    let sum: i64 = taken.iter().flatten().sum();
    let rest = i64::from(cards) - sum;
    match taken.iter().filter(|tricks| tricks.is_none()).count() {
        0 if rest == 0 || (rest > 0 && rules.play.void_tricks) => {}
        1 if rest >= 0 => {}
        missing @ (0 | 1) => return Err(Refusal::TricksSum { sum, cards, complete: missing == 0 }),
        _ => return Err(wrong_count(seats, given)),
    }
    let judged = seats.iter().zip(taken);
    Ok(judged.map(|(seat, tricks)| Count::by(*seat, tricks.unwrap_or(rest))).collect())
}
