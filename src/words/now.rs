//! What happens now, told: the deal, whose turn it is, which bids are open and which one is not.

use super::grammar::{and, count, or, trump};
use super::ruling::why_barred;
use crate::cards::Seat;
use crate::game::{Deal, DealPlan, Game, Phase, WonBy};
use crate::rules::{Bidding, Clause, ExtraBids, PlannedTrump, Wins};

/// What the game waits for, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// Who or what is due, as a sentence.
    pub due: String,
    /// The bids that are open, rising; empty when no bid is due.
    pub open: Vec<u8>,
    /// The bid that is not open, and why, as a sentence.
    pub barred: Option<String>,
    /// The command to type next, without the program's name; nothing when the game is over.
    pub command: Option<String>,
}

/// Returns `Deal 3 of 28`, or `Extra deal NV`.
pub fn deal_name(game: &Game, deal: &Deal) -> String {
    match deal.plan().as_extra() {
        None => format!("Deal {} of {}", deal.plan().number, game.plan().len()),
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
    match (game.phase(), game.current()) {
        (Phase::Bidding { due }, Some(deal)) => bid_prompt(game, deal, due),
        (Phase::Tricks, Some(deal)) => Prompt {
            due: format!("Tricks due: {}.", and(&with_bids(game, deal))),
            open: Vec::new(),
            barred: None,
            command: Some(format!("took{}", " N".repeat(deal.plan().seats.len()))),
        },
        _ => Prompt { due: verdict(game), open: Vec::new(), barred: None, command: None },
    }
}

fn bid_prompt(game: &Game, deal: &Deal, due: Seat) -> Prompt {
    let rules = game.setup().rules();
    let Bidding::Exact(bidding) = &rules.bidding;
    let so_far = deal.bids();
    let name = game.setup().players().name(due);
    let after = &in_turn(game, deal.plan())[so_far.bids.len() + 1..];
    let turn = match after {
        [] => ", last".into(),
        others => format!(", then {}", and(others)),
    };
    let bid_so_far = match so_far.bids.len() {
        0 => String::new(),
        _ => format!(" {} bid so far.", so_far.sum()),
    };
    Prompt {
        due: format!("{name} to bid{turn}.{bid_so_far}"),
        open: bidding.open(so_far),
        barred: bidding.barred(so_far).map(|bid| {
            format!("Not {bid}: {} ({}).", why_barred(so_far.cards), rules.clause_id(Clause::Hook))
        }),
        command: Some(format!("bid{}", " N".repeat(after.len() + 1))),
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

/// Returns who has won, by what, and what may follow.
fn verdict(game: &Game) -> String {
    let standings = game.standings();
    let first: Vec<String> = standings
        .iter()
        .filter(|place| place.rank == 1)
        .map(|place| game.setup().players().name(place.seat).to_string())
        .collect();
    let Some(best) = standings.first() else { return "The game is over.".into() };
    let total = best.total;
    let verdict = match (game.won_by(), first.as_slice()) {
        (Some(WonBy::ZeroFinish), [winner, ..]) => {
            format!("{winner} wins with exactly 0 after the last deal")
        }
        (Some(WonBy::SuccessfulBids), [winner, ..]) => format!(
            "{winner} wins with {total}, ahead of an equal total by successful bids that add up \
             to {}",
            best.successful_bids.unwrap_or_default()
        ),
        (Some(WonBy::Total), [winner, ..]) => match game.setup().rules().scoring.wins {
            Wins::Highest => format!("{winner} wins with {total}"),
            Wins::Lowest => format!("{winner} wins with {total}, the lowest total"),
        },
        (_, several) if best.zero_finish => {
            format!("{} share the win, with exactly 0 after the last deal", and(several))
        }
        (_, several) => format!("{} share the win with {total}", and(several)),
    };
    let extras: Vec<String> =
        game.extras_left().map(|extra| format!("hoyle extra {}", extra.id)).collect();
    match (first.len(), extras.is_empty()) {
        (1, _) | (_, true) => format!("The game is over: {verdict}."),
        _ => format!("The game is over: {verdict}. An extra deal can settle it: {}.", or(&extras)),
    }
}
