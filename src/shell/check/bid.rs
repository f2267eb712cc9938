//! `check bid`: may this be bid?

use super::Asked;
use crate::cards::Seat;
use crate::game::{Act, Count, Game, Phase};
use crate::grammar::{CheckBid, Choice};
use crate::rules::{BidsSoFar, Clause, ExactBidding, Refusal, Ruleset};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Ruling};

/// Returns the ruling on a bid: in the deal that is described, or in the current game.
pub(super) fn check(context: &Context, asked: &CheckBid) -> Result<Asked<u8>, Failure> {
    if let (Some(cards), Some(players)) = (asked.cards, asked.players) {
        return at_no_table(asked, cards, players);
    }
    let read = games::read(context)?;
    let ruling = in_game(read.history.game(), asked.bid)?;
    Ok(Asked { remarks: read.remarks, ..ruling })
}

/// Rules on a bid of a deal that is only described.
fn at_no_table(asked: &CheckBid, cards: u8, players: u8) -> Result<Asked<u8>, Failure> {
    let rules = match &asked.rules {
        Some(named) => choose::rules(named, &Choice::default(), None)?,
        None => choose::usual_rules(players),
    };
    let Some(bidding) = rules.bidding.exact() else { return Err(no_such_bids(&rules)) };
    let who = |seat: Seat| match seat.index() + 1 {
        place if place == usize::from(players) => "the last to bid".into(),
        place => format!("the {} to bid", words::ordinal(place)),
    };
    let nth = |bids: &[u8]| Seat::all(bids.len() + 1).next_back().expect("at least one seat");
    let mut bids: Vec<u8> = Vec::new();
    for earlier in &asked.bids {
        let so_far = BidsSoFar { cards, players, bids: &bids };
        match bidding.judge(so_far, nth(&bids), *earlier) {
            Ok(bid) => bids.push(bid),
            Err(refusal) => {
                let earlier = "One of the earlier bids is not legal.".to_owned();
                let ruling = refused(&rules, &refusal, &who);
                return Ok(Asked { remarks: vec![earlier], ..ruling });
            }
        }
    }
    let so_far = BidsSoFar { cards, players, bids: &bids };
    let seat = nth(&bids);
    Ok(match bidding.judge(so_far, seat, asked.bid) {
        Ok(bid) => legal(&rules, bidding, &who(seat), bid, so_far),
        Err(refusal) => refused(&rules, &refusal, &who),
    })
}

/// Rules on a bid by whoever is to bid.
fn in_game(game: &Game, bid: i64) -> Result<Asked<u8>, Failure> {
    let setup = game.setup();
    let rules = setup.rules();
    let who = |seat| setup.players().name(seat).to_string();
    let Some(bidding) = rules.bidding.exact() else { return Err(no_such_bids(rules)) };
    Ok(match (game.judge(&Act::Bid(vec![Count::next(bid)])), game.current(), game.phase()) {
        (Ok(_), Some(deal), Phase::Bidding { due }) => {
            legal(rules, bidding, &who(due), bid as u8, deal.bids())
        }
        (Err(refusal), ..) => refused(rules, &refusal, &who),
        (Ok(_), ..) => unreachable!("a bid is legal only when one is due"),
    })
}

fn legal(
    rules: &Ruleset,
    bidding: &ExactBidding,
    who: &str,
    bid: u8,
    so_far: BidsSoFar<'_>,
) -> Asked<u8> {
    let (cards, sum) = (so_far.cards, so_far.sum());
    let (clause, why) = if so_far.last_to_bid() && bidding.hook.holds(cards) {
        let all = sum + u32::from(bid);
        (
            Clause::Hook,
            format!("the bids add up to {all}, not to {cards}, the number of cards dealt"),
        )
    } else {
        (Clause::BidRange, format!("any number of the {cards} tricks may be bid here"))
    };
    let because = format!("{} may bid {bid}: {why}.", words::capital(who));
    from_ruling(Ruling::on(rules, clause, because, None), true, bidding.open(so_far))
}

fn refused(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Asked<u8> {
    from_ruling(words::ruling(rules, refusal, who), false, refusal.open_bids().to_vec())
}

fn from_ruling(ruling: Ruling, legal: bool, open: Vec<u8>) -> Asked<u8> {
    Asked { legal, ruling, open, remarks: Vec::new() }
}

fn no_such_bids(rules: &Ruleset) -> Failure {
    let instead =
        if rules.bidding.auction().is_some() { " hoyle check call rules on calls." } else { "" };
    Failure::usage(format!("{} has no bids of a number of tricks.{instead}", rules.title))
}
