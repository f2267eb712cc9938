//! What happens now, told: the deal, whose turn it is, which bids are open and which one is not.

use super::grammar::{and, count, or, trump};
use super::ruling::why_barred;
use super::{auction, play};
use crate::cards::Seat;
use crate::game::{BiddingState, Deal, DealPlan, Game, Phase, WonBy};
use crate::rules::{Auction, Clause, ExtraBids, PlannedTrump, Scoring, Wins};

/// What the game waits for, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// What has been said in the deal so far.
    pub so_far: Option<String>,
    /// Who or what is due, as a sentence.
    pub due: String,
    /// What the table has to know now, a sentence each.
    pub notes: Vec<String>,
    /// The bids or calls that are open, from the lowest; empty when none is due.
    pub open: Vec<String>,
    /// The bid that is not open, and why, as a sentence.
    pub barred: Option<String>,
    /// The command to type next, without the program's name; nothing when the game is over.
    pub command: Option<String>,
}

/// Returns `Deal 3 of 28`, or `Extra deal NV`.
pub fn deal_name(game: &Game, deal: &Deal) -> String {
    match deal.plan().as_extra() {
        None => match game.scheduled() {
            Some(deals) => format!("Deal {} of {deals}", deal.plan().number),
            None => format!("Deal {}", deal.plan().number),
        },
        Some(extra) => format!("Extra deal {}", extra.mark),
    }
}

/// Returns `11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_line(game: &Game, deal: &Deal) -> String {
    let plan = deal.plan();
    let trump = match (plan.trump, deal.trump()) {
        (_, Some(known)) if known.suit().is_none() => trump(known),
        (_, Some(known)) => format!("{} trump", trump(known)),
        (PlannedTrump::Turned, None) => "trump turned up".into(),
        (PlannedTrump::Named, None) => "trump by contract".into(),
        (PlannedTrump::Fixed(_), None) => String::new(),
    };
    let players = game.setup().players();
    let dead = if plan.dead.is_some() { " (dead hand)" } else { "" };
    let held = match plan.as_extra().map(|extra| extra.bids) {
        Some(ExtraBids::Zero) => ", every bid 0",
        Some(ExtraBids::Blind) => ", bid before the cards are dealt",
        None if plan.forehead => ", held on the forehead: nobody looks at their own card",
        None => "",
    };
    format!(
        "{}, {trump}, dealt by {}{dead}{held}",
        count(plan.cards, "card"),
        players.name(plan.dealer)
    )
}

/// Returns what the game waits for.
pub fn prompt(game: &Game) -> Prompt {
    let Some(deal) = game.current() else {
        return Prompt { due: verdict(game), ..Prompt::default() };
    };
    match (game.phase(), deal.bidding()) {
        (Phase::Bidding { due }, _) => bid_prompt(game, deal, due),
        (Phase::Calling { due }, BiddingState::Auction { auction, .. }) => {
            call_prompt(game, auction, deal.redeals(), due)
        }
        (Phase::Partner { by }, _) => Prompt {
            so_far: calls_so_far(game, deal),
            due: format!(
                "The trou of {} stands: the holder of the fourth ace is the partner, names the \
                 trump and leads.",
                name(game, by)
            ),
            command: Some(format!("contract trou:SUIT --by {} --with NAME", name(game, by))),
            ..Prompt::default()
        },
        (Phase::Tricks, _) if !deal.recorded().is_empty() => play::prompt(game, deal),
        (Phase::Tricks, talk) => tricks_prompt(game, deal, talk),
        (Phase::Calling { .. } | Phase::Finished, _) => Prompt::default(),
    }
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}

fn bid_prompt(game: &Game, deal: &Deal, due: Seat) -> Prompt {
    let rules = game.setup().rules();
    let Some(bidding) = rules.bidding.exact() else { return Prompt::default() };
    let so_far = deal.bids();
    let after = &in_turn(game, deal.plan())[so_far.bids.len() + 1..];
    let turn = match after {
        [] => ", last".into(),
        others => format!(", then {}", and(others)),
    };
    let bid_so_far = match so_far.bids.len() {
        0 => String::new(),
        _ => format!(" {} bid so far.", so_far.sum()),
    };
    let bids = deal.plan().seats.iter().zip(so_far.bids);
    let bids: Vec<String> =
        bids.map(|(seat, bid)| format!("{} {bid}", name(game, *seat))).collect();
    Prompt {
        so_far: (!bids.is_empty()).then(|| format!("Bids: {}", bids.join(", "))),
        due: format!("{} to bid{turn}.{bid_so_far}", name(game, due)),
        open: bidding.open(so_far).iter().map(u8::to_string).collect(),
        barred: bidding.barred(so_far).map(|bid| {
            format!("Not {bid}: {} ({}).", why_barred(so_far.cards), rules.clause_id(Clause::Hook))
        }),
        command: Some(format!("bid{}", " N".repeat(after.len() + 1))),
        notes: if deal.trump().is_none() && so_far.bids.is_empty() {
            vec!["The suit turned up may be recorded: hoyle trump SUIT".into()]
        } else {
            Vec::new()
        },
    }
}

fn call_prompt(game: &Game, auction: &Auction, redeals: usize, due: Seat) -> Prompt {
    let Some(rule) = game.setup().rules().bidding.auction() else { return Prompt::default() };
    let who = |seat: Seat| name(game, seat);
    let standing = match auction.standing() {
        Some(standing) => format!(" Standing: {}.", auction::contract(&standing, &who)),
        None => String::new(),
    };
    Prompt {
        so_far: game.current().and_then(|deal| calls_so_far(game, deal)),
        due: format!("{} to speak.{standing}", who(due)),
        notes: (redeals > 0 && auction.calls().is_empty())
            .then(|| "Nobody plays this deal: the same dealer deals again.".to_owned())
            .into_iter()
            .collect(),
        open: auction::calls_in_short(&auction.open(rule)),
        barred: None,
        command: Some("call CALL…".into()),
    }
}

/// Returns the calls of a deal, each with its player; nothing before the first.
fn calls_so_far(game: &Game, deal: &Deal) -> Option<String> {
    let BiddingState::Auction { auction, .. } = deal.bidding() else { return None };
    let calls = auction.calls().iter();
    let calls: Vec<String> = calls
        .map(|(seat, call)| format!("{} {}", name(game, *seat), auction::call_words(call)))
        .collect();
    (!calls.is_empty()).then(|| format!("Calls: {}", calls.join(", ")))
}

fn tricks_prompt(game: &Game, deal: &Deal, talk: &BiddingState) -> Prompt {
    let took = |numbers: usize| Some(format!("took{}", " N".repeat(numbers)));
    let who = |seat: Seat| name(game, seat);
    let rules = game.setup().rules();
    match (talk, deal.contract()) {
        (BiddingState::Auction { .. }, Some(contract)) => {
            let bid = rules.bidding.auction().and_then(|rule| rule.bid(&contract.bid.id));
            let notes = bid.map_or_else(Vec::new, |(_, bid)| {
                auction::contract_notes(bid, contract, deal.leader(rules), &who)
            });
            Prompt {
                so_far: calls_so_far(game, deal),
                due: format!("Tricks due: {}.", auction::contract(contract, &who)),
                notes,
                command: took(1),
                ..Prompt::default()
            }
        }
        (BiddingState::NoBids, _) => {
            let names: Vec<String> =
                game.setup().players().names().map(ToString::to_string).collect();
            let leader = deal.leader(rules).map(|leader| format!("{} leads.", who(leader)));
            let counted = match &rules.scoring {
                Scoring::Tricks(score) => format!(" {} count.", count(score.counted, "trick")),
                Scoring::Hands(_) | Scoring::Contracts(_) => String::new(),
            };
            Prompt {
                due: format!("Tricks due: {}.{counted}", and(&names)),
                notes: leader.into_iter().collect(),
                command: took(names.len()),
                ..Prompt::default()
            }
        }
        _ => Prompt {
            due: format!("Tricks due: {}.", and(&with_bids(game, deal))),
            command: took(deal.plan().seats.len()),
            ..Prompt::default()
        },
    }
}

/// Returns `Igor (bid 2)`, `Jovana (bid 4)` and so on, in speaking order.
fn with_bids(game: &Game, deal: &Deal) -> Vec<String> {
    let bids = deal.bids().bids;
    in_turn(game, deal.plan())
        .into_iter()
        .zip(bids)
        .map(|(name, bid)| format!("{name} (bid {bid})"))
        .collect()
}

fn in_turn(game: &Game, plan: &DealPlan) -> Vec<String> {
    plan.seats.iter().map(|seat| game.setup().players().name(*seat).to_string()).collect()
}

/// Returns who has won and by what, `Igor wins with 240`; nothing while the game goes on.
pub fn outcome(game: &Game) -> Option<String> {
    if game.current().is_some() {
        return None;
    }
    let standings = game.standings();
    let first: Vec<String> = standings
        .iter()
        .filter(|place| place.rank == 1)
        .map(|place| game.setup().players().name(place.seat).to_string())
        .collect();
    let best = standings.first()?;
    let total = best.total;
    Some(match (game.won_by(), first.as_slice()) {
        (Some(WonBy::ZeroFinish), [winner, ..]) => {
            format!("{winner} wins with exactly 0 after the last deal")
        }
        (Some(WonBy::SuccessfulBids), [winner, ..]) => format!(
            "{winner} wins with {total}, ahead of an equal total by successful bids that add up \
             to {}",
            best.successful_bids.unwrap_or_default()
        ),
        (Some(WonBy::Total), [winner, ..]) => match game.setup().rules().scoring.wins() {
            Wins::Highest => format!("{winner} wins with {total}"),
            Wins::Lowest => format!("{winner} wins with {total}, the lowest total"),
        },
        (_, several) if best.zero_finish => {
            format!("{} share the win, with exactly 0 after the last deal", and(several))
        }
        (_, several) => format!("{} share the win with {total}", and(several)),
    })
}

/// Returns who has won, by what, and what may follow.
fn verdict(game: &Game) -> String {
    let Some(verdict) = outcome(game) else { return "The game is over.".into() };
    let first = game.standings().iter().filter(|place| place.rank == 1).count();
    let extras: Vec<String> =
        game.extras_left().map(|extra| format!("hoyle extra {}", extra.id)).collect();
    match (first, extras.is_empty()) {
        (1, _) | (_, true) => format!("The game is over: {verdict}."),
        _ => format!("The game is over: {verdict}. An extra deal can settle it: {}.", or(&extras)),
    }
}
