//! `check call`: may this be called?

use super::asked::Asked;
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Game, Phase};
use crate::grammar::CheckCall;
use crate::rules::{
    Auction, AuctionRule, AuctionState, Call, CallRefused, Clause, Refusal, Ruleset,
};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Ruling};

/// The ruling on a call: of the auction described, or of the one in the current game.
pub(super) fn check(context: &Context, asked: &CheckCall) -> Result<Asked<String>, Failure> {
    if let Some(calls) = &asked.calls {
        return in_auction(asked, &calls.0);
    }
    let read = games::read(context)?;
    let ruled = in_game(read.history.game(), &asked.call)?;
    Ok(Asked { remarks: read.remarks, ..ruled })
}

/// Rules on a call of an auction that is only described.
fn in_auction(asked: &CheckCall, calls: &[Call]) -> Result<Asked<String>, Failure> {
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    let rule = auction_rule(&rules)?;
    choose::known_bids(&rules, choose::bids_of(calls.iter().chain([&asked.call])))?;
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let mut auction = Auction::new(rule, Seat::all(players.into()).collect());
    for earlier in calls {
        match judged(rule, &auction, earlier) {
            Ok(settled) => auction.make(rule, &settled),
            Err(refusal) => {
                let remarks = vec![words::illegal_earlier().to_owned()];
                return Ok(Asked { remarks, ..refused(&rules, &refusal, &words::nth_to_speak) });
            }
        }
    }
    Ok(match (judged(rule, &auction, &asked.call), auction.state()) {
        (Ok(call), AuctionState::Speaking(due)) => {
            legal(&rules, &words::nth_to_speak(due), &call, &auction.open(rule))
        }
        (Err(refusal), _) => refused(&rules, &refusal, &words::nth_to_speak),
        (Ok(_), _) => unreachable!("a call is legal only when one is due"),
    })
}

/// Rules on a call of the player to speak in a game.
fn in_game(game: &Game, call: &Call) -> Result<Asked<String>, Failure> {
    let rules = game.setup().rules();
    let rule = auction_rule(rules)?;
    choose::known_bids(rules, choose::bids_of([call]))?;
    let who = |seat: Seat| game.setup().players().name(seat).to_string();
    let judged = game.judge(&Act::Call(vec![call.clone()]));
    Ok(match (judged, game.phase(), game.current().map(|deal| &deal.bidding)) {
        (
            Ok(Act::Call(settled)),
            Phase::Calling { due },
            Some(BiddingState::Auction { auction, .. }),
        ) => legal(rules, &who(due), settled.first().unwrap_or(call), &auction.open(rule)),
        (Err(refusal), ..) => refused(rules, &refusal, &who),
        (Ok(_), ..) => unreachable!("a call is legal only when one is due"),
    })
}

/// A call with everything filled in, if it is legal now.
fn judged(rule: &AuctionRule, auction: &Auction, call: &Call) -> Result<Call, Refusal> {
    match auction.state() {
        AuctionState::Speaking(due) => auction.judge(rule, call).map_err(|fault| {
            let (call, open) = (call.clone(), auction.open(rule));
            Refusal::Call(Box::new(CallRefused { seat: due, call, fault, open }))
        }),
        ended => Err(Refusal::SurplusCall { call: call.clone(), ended }),
    }
}

fn legal(rules: &Ruleset, who: &str, call: &Call, open: &[Call]) -> Asked<String> {
    let clause = match call {
        Call::Pass => Clause::CallTurn,
        Call::Wait => Clause::Wait,
        Call::Join { .. } => Clause::Join,
        Call::Trou | Call::PassTrou => Clause::Trou,
        Call::Bid(_) => Clause::Ranking,
    };
    asked(true, Ruling::on(rules, clause, words::legal_call(who, call), None), open)
}

fn refused(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Asked<String> {
    let open = match refusal {
        Refusal::Call(call) => call.open.as_slice(),
        _ => &[],
    };
    asked(false, words::ruling(rules, refusal, who), open)
}

fn asked(legal: bool, ruling: Ruling, open: &[Call]) -> Asked<String> {
    let open_text = words::calls_in_short(open).join(", ");
    let open = open.iter().map(ToString::to_string).collect();
    Asked { legal, ruling, open, open_text, remarks: Vec::new() }
}

fn auction_rule(rules: &Ruleset) -> Result<&AuctionRule, Failure> {
    let rule = rules.bidding.auction();
    rule.ok_or_else(|| Failure::usage(words::how_players_bid(rules)))
}
