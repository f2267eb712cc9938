//! `check`: a ruling, with nothing recorded.

use super::answer::{Answer, fold};
use super::args::{Calls, Check, CheckBid, CheckCall, Choice};
use super::context::Context;
use super::failure::{AGAINST_THE_RULES, DONE, Failure};
use super::{choose, desk, keep};
use crate::cards::Seat;
use crate::game::{Act, Deal, Game, Phase, Said, Talk};
use crate::render::json;
use crate::rules::{
    Auction, AuctionRule, AuctionState, BidsSoFar, Call, CallFault, CallRefused, Clause,
    ExactBidding, Refusal, Ruleset,
};
use crate::words::{self, Ruling};
use serde::Serialize;

#[derive(Serialize)]
struct BidRuling {
    legal: bool,
    rule: String,
    because: String,
    open: Vec<u8>,
    document: String,
    section: String,
    #[serde(skip)]
    says: String,
}

/// Returns the ruling that is asked for.
pub(super) fn check(context: &Context, check: &Check) -> Result<Answer, Failure> {
    let bid = match check {
        Check::Bid(bid) => bid,
        Check::Call(call) => return check_call(context, call),
    };
    let (ruling, remarks) = match (bid.cards, bid.players) {
        (Some(cards), Some(players)) => (at_no_table(bid, cards, players)?, Vec::new()),
        _ => {
            let read = keep::read(context)?;
            (in_game(read.history.game(), bid.bid)?, read.remarks)
        }
    };
    let code = if ruling.legal { DONE } else { AGAINST_THE_RULES };
    let result = if context.global.json {
        json::line(&ruling)
    } else {
        fold_lines(&told(&ruling), context.fold_at)
    };
    Ok(Answer { result, remarks, code })
}

fn fold_lines(text: &str, at: Option<usize>) -> String {
    text.lines().map(|line| fold(line, at)).collect::<Vec<_>>().join("\n")
}

fn told(ruling: &BidRuling) -> String {
    let verdict = if ruling.legal { "Legal." } else { "Not legal." };
    let mut lines = vec![
        format!("{verdict} {}", ruling.because),
        format!("Rule {}: {} [{}, {}]", ruling.rule, ruling.says, ruling.document, ruling.section),
    ];
    if !ruling.open.is_empty() {
        let open: Vec<String> = ruling.open.iter().map(u8::to_string).collect();
        lines.push(format!("Open: {}", open.join(" ")));
    }
    lines.join("\n")
}

/// Rules on a bid of a deal that is only described.
fn at_no_table(asked: &CheckBid, cards: u8, players: u8) -> Result<BidRuling, Failure> {
    let rules = match &asked.rules {
        Some(named) => choose::rules(named, &Choice::default(), None)?,
        None => choose::usual_rules(players),
    };
    let Some(bidding) = rules.bidding.exact() else { return Err(no_such_bids(&rules)) };
    let who = |seat: Seat| match seat.index() + 1 {
        place if place == usize::from(players) => "the last to bid".into(),
        place => format!("the {} to bid", words::ordinal(place)),
    };
    let mut bids: Vec<u8> = Vec::new();
    for earlier in &asked.bids {
        let so_far = BidsSoFar { cards, players, bids: &bids };
        match bidding.judge(so_far, Seat(bids.len() as u8), *earlier) {
            Ok(bid) => bids.push(bid),
            Err(refusal) => return Ok(refused(&rules, &refusal, &who)),
        }
    }
    let so_far = BidsSoFar { cards, players, bids: &bids };
    let seat = Seat(bids.len() as u8);
    Ok(match bidding.judge(so_far, seat, asked.bid) {
        Ok(bid) => legal(&rules, bidding, &who(seat), bid, so_far),
        Err(refusal) => refused(&rules, &refusal, &who),
    })
}

/// Rules on a bid by whoever is to bid.
fn in_game(game: &Game, bid: i64) -> Result<BidRuling, Failure> {
    let setup = game.setup();
    let rules = setup.rules();
    let who = |seat| setup.players().name(seat).to_string();
    let Some(bidding) = rules.bidding.exact() else { return Err(no_such_bids(rules)) };
    Ok(match (game.judge(&Act::Bid(vec![Said::next(bid)])), game.current(), game.phase()) {
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
) -> BidRuling {
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

fn refused(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> BidRuling {
    from_ruling(words::ruling(rules, refusal, who), false, refusal.open_bids().to_vec())
}

fn from_ruling(ruling: Ruling, legal: bool, open: Vec<u8>) -> BidRuling {
    BidRuling {
        legal,
        rule: ruling.rule,
        because: ruling.because,
        open,
        document: ruling.source.document,
        section: ruling.source.section,
        says: ruling.says,
    }
}

fn no_such_bids(rules: &Ruleset) -> Failure {
    Failure::Usage(format!(
        "In {} nobody bids a number of tricks. See hoyle check call.",
        rules.title
    ))
}

#[derive(Serialize)]
struct CallRuling {
    legal: bool,
    rule: String,
    because: String,
    open: Vec<String>,
    document: String,
    section: String,
}

/// Rules on a call: of the auction in the current game, or of one that is only described.
fn check_call(context: &Context, asked: &CheckCall) -> Result<Answer, Failure> {
    let (rules, auction, names, remarks) = match &asked.calls {
        Some(Calls(calls)) => {
            let rules = choose::rules(&asked.rules, &asked.choice, None)?;
            let players = rules.player_counts().first().copied().unwrap_or(4);
            let rule = auction_rule(&rules)?;
            let auction = Auction::new(rule, Seat::all(players.into()).collect());
            let (auction, refused) = described(&rules, auction, calls)?;
            if let Some(refusal) = refused {
                let earlier = "One of the earlier calls is not legal.".to_owned();
                return Ok(call_answer(context, &rules, &refusal, &place, vec![earlier]));
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
                return Ok(told_call(context, ruling, true, &auction.open(rule), remarks));
            }
            Err(fault) => call_refused(&auction, rule, due, &asked.call, fault),
        },
        ended => Refusal::SurplusCall { call: asked.call.clone(), ended },
    };
    Ok(call_answer(context, &rules, &refused, &who, remarks))
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

fn call_answer(
    context: &Context,
    rules: &Ruleset,
    refusal: &Refusal,
    who: &dyn Fn(Seat) -> String,
    remarks: Vec<String>,
) -> Answer {
    let open = match refusal {
        Refusal::Call(call) => call.open.as_slice(),
        _ => &[],
    };
    told_call(context, words::ruling(rules, refusal, who), false, open, remarks)
}

fn told_call(
    context: &Context,
    ruling: Ruling,
    legal: bool,
    open: &[Call],
    remarks: Vec<String>,
) -> Answer {
    let code = if legal { DONE } else { AGAINST_THE_RULES };
    let Ruling { because, rule, says, source, .. } = ruling;
    let result = if context.global.json {
        let open = open.iter().map(ToString::to_string).collect();
        let (document, section) = (source.document, source.section);
        json::line(&CallRuling { legal, rule, because, open, document, section })
    } else {
        let verdict = if legal { "Legal." } else { "Not legal." };
        let lines = [
            format!("{verdict} {because}"),
            format!("Rule {rule}: {says} {}", words::cited(&source)),
            format!("Open: {}", words::calls_in_short(open).join(", ")),
        ];
        let lines = if open.is_empty() { &lines[..2] } else { &lines[..] };
        fold_lines(&lines.join("\n"), context.fold_at)
    };
    Answer { result, remarks, code }
}
