//! `check call`: may this be called?

use super::Asked;
use crate::cards::Seat;
use crate::cli::args::{Calls, CheckCall};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::{choose, desk, keep};
use crate::game::{Deal, Talk};
use crate::rules::{
    Auction, AuctionRule, AuctionState, Call, CallFault, CallRefused, Clause, Refusal, Ruleset,
};
use crate::words::{self, Ruling};

/// Returns the ruling on a call: of the auction in the current game, or of one that is only
/// described.
pub(super) fn check(context: &Context, asked: &CheckCall) -> Result<Asked<Call>, Failure> {
    let (rules, auction, names, remarks) = match &asked.calls {
        Some(Calls(calls)) => {
            let rules = choose::rules(&asked.rules, &asked.choice, None)?;
            let players = rules.player_counts().first().copied().unwrap_or(4);
            let rule = auction_rule(&rules)?;
            let auction = Auction::new(rule, Seat::all(players.into()).collect());
            let (auction, refused) = described(&rules, auction, calls)?;
            if let Some(refusal) = refused {
                let earlier = "One of the earlier calls is not legal.".to_owned();
                return Ok(not_legal(&rules, &refusal, &place, vec![earlier]));
            }
            (rules, auction, None, Vec::new())
        }
        None => {
            let read = keep::read(context)?;
            let game = read.history.game();
            let rules = game.setup().rules().clone();
            let auction = match game.current().map(Deal::talk) {
                Some(Talk::Auction { auction, contract: None, .. }) => auction.clone(),
                _ => return Err(desk::refused(game, &Refusal::AuctionOver { contract: None })),
            };
            (rules, auction, Some(game.setup().players().clone()), read.remarks)
        }
    };
    let who = |seat: Seat| match &names {
        Some(players) => players.name(seat).to_string(),
        None => place(seat),
    };
    let rule = auction_rule(&rules)?;
    let refused = match auction.state() {
        AuctionState::Speaking { due } => match auction.judge(rule, &asked.call) {
            Ok(call) => {
                let because =
                    format!("{} may say {}.", words::capital(&who(due)), words::call_words(&call));
                let ruling = Ruling::on(&rules, clause_of(&call), because, None);
                let open = auction.open(rule);
                return Ok(Asked { legal: true, ruling, open, remarks });
            }
            Err(fault) => call_refused(&auction, rule, due, &asked.call, fault),
        },
        ended => Refusal::SurplusCall { call: asked.call.clone(), ended },
    };
    Ok(not_legal(&rules, &refused, &who, remarks))
}

/// Returns the clause that a legal call rests on.
const fn clause_of(call: &Call) -> Clause {
    match call {
        Call::Pass => Clause::CallTurn,
        Call::Wait => Clause::Wait,
        Call::Join { .. } => Clause::Join,
        Call::Trou | Call::PassTrou => Clause::Trou,
        Call::Bid(_) => Clause::Ranking,
    }
}

fn call_refused(
    auction: &Auction,
    rule: &AuctionRule,
    due: Seat,
    call: &Call,
    fault: CallFault,
) -> Refusal {
    let (call, open) = (call.clone(), auction.open(rule));
    Refusal::Call(Box::new(CallRefused { seat: due, call, fault, open }))
}

/// Returns what a place in the speaking order is called where nobody has a name.
fn place(seat: Seat) -> String {
    format!("player {} from the dealer's left", seat.index() + 1)
}

/// Returns the rule of the auction.
fn auction_rule(rules: &Ruleset) -> Result<&AuctionRule, Failure> {
    let rule = rules.bidding.auction();
    rule.ok_or_else(|| Failure::Usage(format!("{} has no auction.", rules.title)))
}

/// Returns the auction after calls, or the refusal of the first that is not legal.
fn described(
    rules: &Ruleset,
    mut auction: Auction,
    calls: &[Call],
) -> Result<(Auction, Option<Refusal>), Failure> {
    let rule = auction_rule(rules)?;
    for call in calls {
        let refused = match auction.state() {
            AuctionState::Speaking { due } => match auction.judge(rule, call) {
                Ok(settled) => {
                    auction.make(rule, &settled);
                    continue;
                }
                Err(fault) => call_refused(&auction, rule, due, call, fault),
            },
            ended => Refusal::SurplusCall { call: call.clone(), ended },
        };
        return Ok((auction, Some(refused)));
    }
    Ok((auction, None))
}

fn not_legal(
    rules: &Ruleset,
    refusal: &Refusal,
    who: &dyn Fn(Seat) -> String,
    remarks: Vec<String>,
) -> Asked<Call> {
    let open = match refusal {
        Refusal::Call(call) => call.open.clone(),
        _ => Vec::new(),
    };
    Asked { legal: false, ruling: words::ruling(rules, refusal, who), open, remarks }
}
