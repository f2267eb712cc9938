//! The deal in play, and who has won.

use super::grammar::{and, count, trump};
use crate::game::{Deal, Game, WonBy};
use crate::history::History;
use crate::rules::{ExtraBids, PlannedTrump, Wins};

/// `Serbian whist, game friday`.
pub fn game_title(history: &History) -> String {
    format!("{}, game {}", history.setup().rules().title, history.id())
}

/// `Deal 3 of 28`, or `Extra deal NV`.
pub fn deal_name(game: &Game, deal: &Deal) -> String {
    match deal.plan().as_extra() {
        None => match game.scheduled() {
            Some(deals) => format!("Deal {} of {deals}", deal.plan().number),
            None => format!("Deal {}", deal.plan().number),
        },
        Some(extra) => format!("Extra deal {}", extra.mark),
    }
}

/// `11 cards, hearts ♥ trump, dealt by Jovana`.
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

/// Who has won and by what, `Igor wins with 240`; `None` while the game goes on.
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
