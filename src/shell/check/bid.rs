//! `check bid`: may this be bid?

use super::asked::Asked;
use crate::cards::Seat;
use crate::game::{Act, Count, Game, Phase};
use crate::grammar::{CheckBid, Choice};
use crate::rules::{BidsSoFar, Clause, ExactBidding, Refusal, Ruleset};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint, Ruling};

/// The ruling on a bid: in the deal described, or in the current game.
pub(super) fn check(context: &Context, asked: &CheckBid) -> Result<Asked<u8>, Failure> {
    if let (Some(cards), Some(players)) = (asked.cards, asked.players) {
        return in_deal(asked, cards, players);
    }
    let read = games::read(context)?;
    let ruled = in_game(read.history.game(), asked.bid)?;
    Ok(Asked { remarks: read.remarks, ..ruled })
}

/// Rules on a bid of a deal that is only described.
fn in_deal(asked: &CheckBid, cards: u8, players: u8) -> Result<Asked<u8>, Failure> {
    let rules = match &asked.rules {
        Some(named) => choose::rules(named, &Choice::default(), None)?,
        None => choose::usual_rules(players),
    };
    let bidding = exact_bidding(&rules)?;
    let who = |seat| words::nth_to_bid(seat, players);
    let next = |bids: &[u8]| Seat::all(bids.len() + 1).next_back().expect("at least one seat");
    let mut bids: Vec<u8> = Vec::new();
    for earlier in &asked.bids {
        let so_far = BidsSoFar { cards, players, bids: &bids };
        match bidding.judge(so_far, next(&bids), *earlier) {
            Ok(bid) => bids.push(bid),
            Err(refusal) => {
                let remarks = vec![words::illegal_earlier().to_owned()];
                return Ok(Asked { remarks, ..refused(&rules, &refusal, &who) });
            }
        }
    }
    let so_far = BidsSoFar { cards, players, bids: &bids };
    let seat = next(&bids);
    Ok(match bidding.judge(so_far, seat, asked.bid) {
        Ok(bid) => legal(&rules, bidding, &who(seat), bid, so_far),
        Err(refusal) => refused(&rules, &refusal, &who),
    })
}

/// Rules on a bid of the player to bid in a game.
fn in_game(game: &Game, bid: i64) -> Result<Asked<u8>, Failure> {
    let setup = game.setup();
    let rules = setup.rules();
    let who = |seat| setup.players().name(seat).to_string();
    let bidding = exact_bidding(rules)?;
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
    let hooked = so_far.last_to_bid() && bidding.hook.holds(so_far.cards);
    let clause = if hooked { Clause::Hook } else { Clause::BidRange };
    let because = words::legal_bid(who, bid, so_far, hooked);
    asked(true, Ruling::on(rules, clause, because, None), bidding.open(so_far))
}

fn refused(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Asked<u8> {
    asked(false, words::ruling(rules, refusal, who), refusal.open_bids().to_vec())
}

fn asked(legal: bool, ruling: Ruling, open: Vec<u8>) -> Asked<u8> {
    let open_text = open.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    Asked { legal, ruling, open, open_text, remarks: Vec::new() }
}

fn exact_bidding(rules: &Ruleset) -> Result<&ExactBidding, Failure> {
    rules.bidding.exact().ok_or_else(|| {
        let failure = Failure::usage(words::how_players_bid(rules));
        if rules.bidding.auction().is_some() { failure.hint(Hint::CheckCall) } else { failure }
    })
}
