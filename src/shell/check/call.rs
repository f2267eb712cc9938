//! `check call`: may this be called?

use super::Asked;
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Deal, Game, Phase};
use crate::grammar::CheckCall;
use crate::rules::{
    Auction, AuctionRule, AuctionState, Call, CallRefused, Clause, Refusal, Ruleset,
};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Ruling};

/// Returns the ruling on a call: of the auction in the current game, or of one that is only
/// described.
pub(super) fn check(context: &Context, asked: &CheckCall) -> Result<Asked<Call>, Failure> {
    match &asked.calls {
        Some(calls) => at_no_table(asked, &calls.0),
        None => {
            let read = games::read(context)?;
            let ruling = in_game(read.history.game(), &asked.call)?;
            Ok(Asked { remarks: read.remarks, ..ruling })
        }
    }
}

/// Rules on a call of an auction that is only described.
fn at_no_table(asked: &CheckCall, calls: &[Call]) -> Result<Asked<Call>, Failure> {
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    let rule = auction_rule(&rules)?;
    let asked_call = std::slice::from_ref(&asked.call);
    choose::known_bids(&rules, choose::bids_of(calls).chain(choose::bids_of(asked_call)))?;
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let mut auction = Auction::new(rule, Seat::all(players.into()).collect());
    for earlier in calls {
        match judged(rule, &auction, earlier) {
            Ok(settled) => auction.make(rule, &settled),
            Err(refusal) => {
                let remarks = vec!["One of the earlier calls is not legal.".to_owned()];
                return Ok(Asked { remarks, ..not_legal(&rules, &refusal, &place) });
            }
        }
    }
    Ok(match (judged(rule, &auction, &asked.call), auction.state()) {
        (Ok(call), AuctionState::Speaking { due }) => {
            legal(&rules, &place(due), &call, auction.open(rule))
        }
        (Err(refusal), _) => not_legal(&rules, &refusal, &place),
        (Ok(_), _) => unreachable!("a call is legal only when one is due"),
    })
}

/// Rules on a call by whoever is to speak in a game, as recording it would.
fn in_game(game: &Game, call: &Call) -> Result<Asked<Call>, Failure> {
    let rules = game.setup().rules();
    let rule = auction_rule(rules)?;
    choose::known_bids(rules, choose::bids_of(std::slice::from_ref(call)))?;
    let who = |seat: Seat| game.setup().players().name(seat).to_string();
    let judged = game.judge(&Act::Call(vec![call.clone()]));
    Ok(match (judged, game.phase(), game.current().map(Deal::bidding)) {
        (
            Ok(Act::Call(settled)),
            Phase::Calling { due },
            Some(BiddingState::Auction { auction, .. }),
        ) => {
            let call = settled.first().unwrap_or(call);
            legal(rules, &who(due), call, auction.open(rule))
        }
        (Err(refusal), ..) => not_legal(rules, &refusal, &who),
        (Ok(_), ..) => unreachable!("a call is legal only when one is due"),
    })
}

/// Returns a call with everything filled in, if it is legal now.
fn judged(rule: &AuctionRule, auction: &Auction, call: &Call) -> Result<Call, Refusal> {
    match auction.state() {
        AuctionState::Speaking { due } => auction.judge(rule, call).map_err(|fault| {
            let (call, open) = (call.clone(), auction.open(rule));
            Refusal::Call(Box::new(CallRefused { seat: due, call, fault, open }))
        }),
        ended => Err(Refusal::SurplusCall { call: call.clone(), ended }),
    }
}

fn legal(rules: &Ruleset, who: &str, call: &Call, open: Vec<Call>) -> Asked<Call> {
    let because = format!("{} may say {}.", words::capital(who), words::call_words(call));
    let ruling = Ruling::on(rules, clause_of(call), because, None);
    Asked { legal: true, ruling, open, remarks: Vec::new() }
}

/// Returns the clause that a legal call rests on.
const fn clause_of(call: &Call) -> Clause {
    match call {
        Call::Pass => Clause::CallTurn,
        Call::Wait => Clause::Wait,
        Call::Join(_) => Clause::Join,
        Call::Trou | Call::PassTrou => Clause::Trou,
        Call::Bid(_) => Clause::Ranking,
    }
}

/// Returns what a place in the speaking order is called where nobody has a name.
fn place(seat: Seat) -> String {
    format!("player {} from the dealer's left", seat.index() + 1)
}

/// Returns the rule of the auction.
fn auction_rule(rules: &Ruleset) -> Result<&AuctionRule, Failure> {
    let rule = rules.bidding.auction();
    rule.ok_or_else(|| Failure::usage(format!("{} has no auction.", rules.title)))
}

fn not_legal(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Asked<Call> {
    let open = match refusal {
        Refusal::Call(call) => call.open.clone(),
        _ => Vec::new(),
    };
    let ruling = words::ruling(rules, refusal, who);
    Asked { legal: false, ruling, open, remarks: Vec::new() }
}
