//! `check`: a ruling, with nothing recorded.

use super::answer::{Answer, fold};
use super::args::{Check, CheckBid, Choice};
use super::choose;
use super::context::Context;
use super::failure::{AGAINST_THE_RULES, DONE, Failure};
use crate::cards::Seat;
use crate::game::{Act, Said};
use crate::render::json;
use crate::rules::{Bidding, BidsSoFar, Clause, Refusal, Ruleset};
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
    let Check::Bid(bid) = check;
    let (ruling, remarks) = match (bid.cards, bid.players) {
        (Some(cards), Some(players)) => (at_no_table(bid, cards, players)?, Vec::new()),
        _ => {
            let read = super::keep::read(context)?;
            (in_game(read.history.game(), bid.bid), read.remarks)
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
    let Bidding::Exact(bidding) = &rules.bidding;
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
        Ok(bid) => legal(&rules, &who(seat), bid, so_far),
        Err(refusal) => refused(&rules, &refusal, &who),
    })
}

/// Rules on a bid by whoever is to bid.
fn in_game(game: &crate::game::Game, bid: i64) -> BidRuling {
    let setup = game.setup();
    let rules = setup.rules();
    let who = |seat| setup.players().name(seat).to_string();
    match (game.judge(&Act::Bid(vec![Said::next(bid)])), game.current()) {
        (Ok(_), Some(deal)) => {
            let due = deal.to_bid().map(who).unwrap_or_default();
            legal(rules, &due, bid as u8, deal.bids())
        }
        (Ok(_), None) => unreachable!("a finished game takes no bid"),
        (Err(refusal), _) => refused(rules, &refusal, &who),
    }
}

fn legal(rules: &Ruleset, who: &str, bid: u8, so_far: BidsSoFar<'_>) -> BidRuling {
    let Bidding::Exact(bidding) = &rules.bidding;
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
