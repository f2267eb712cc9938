//! `status`: what happens now.

use super::answer::{Answer, fold};
use super::context::Context;
use super::failure::Failure;
use crate::game::Game;
use crate::record::History;
use crate::render::json;
use crate::rules::{Bidding, BidsSoFar, Clause};
use crate::words::{self, Prompt};
use serde::Serialize;

/// Returns what happens now in the game asked for.
pub(super) fn status(context: &Context) -> Result<Answer, Failure> {
    let read = super::keep::read(context)?;
    let history = &read.history;
    let answer = if context.global.json {
        Answer::result(json::line(&StatusJson::of(history)))
    } else {
        Answer::result(status_text(history, context.look.width))
    };
    Ok(read.with_remarks(answer))
}

fn status_text(history: &History, width: usize) -> String {
    let game = history.game();
    let mut lines = vec![format!("{}, game {}", game.setup().rules().title, history.id())];
    if let Some(deal) = game.current() {
        lines.push(format!("{}: {}", words::deal_name(game, deal), words::deal_line(game, deal)));
        let players = game.setup().players();
        let bids = deal.plan().seats.iter().zip(deal.bids().bids);
        let bids: Vec<String> =
            bids.map(|(seat, bid)| format!("{} {bid}", players.name(*seat))).collect();
        // Once all are in, the prompt repeats them.
        if !bids.is_empty() && deal.to_bid().is_some() {
            lines.push(format!("Bids: {}", bids.join(", ")));
        }
    }
    lines.extend(prompt_lines(&words::prompt(game)));
    if game.played().next().is_some() {
        lines.push(standings(game));
    }
    lines.iter().map(|line| fold(line, Some(width)) + "\n").collect()
}

/// Returns the lines that a prompt is shown in: what is due, the bids that are open, the one that
/// is not, and what to type.
pub(super) fn prompt_lines(prompt: &Prompt) -> Vec<String> {
    let mut lines = vec![prompt.due.clone()];
    if !prompt.open.is_empty() {
        let open: Vec<String> = prompt.open.iter().map(u8::to_string).collect();
        lines.push(format!("Open: {}", open.join(" ")));
    }
    lines.extend(prompt.barred.clone());
    lines.extend(prompt.command.as_ref().map(|command| format!("Next: hoyle {command}")));
    lines
}

fn standings(game: &Game) -> String {
    let places: Vec<String> = game
        .standings()
        .iter()
        .map(|place| {
            format!("{}. {} {}", place.rank, game.setup().players().name(place.seat), place.total)
        })
        .collect();
    format!("Standings: {}", places.join(", "))
}

#[derive(Serialize)]
struct StatusJson {
    game: String,
    rules: String,
    scoring: String,
    finished: bool,
    deal: Option<DealJson>,
    due: String,
    next: Option<String>,
}

#[derive(Serialize)]
struct DealJson {
    deal: usize,
    of: usize,
    cards: u8,
    trump: &'static str,
    dealer: String,
    dead_hand: Option<String>,
    phase: &'static str,
    turn: Option<String>,
    bids: Vec<BidJson>,
    open: Vec<u8>,
    barred: Option<BarredJson>,
}

#[derive(Serialize)]
struct BidJson {
    player: String,
    bid: u8,
}

#[derive(Serialize)]
struct BarredJson {
    bid: u8,
    because: String,
    rule: String,
}

impl StatusJson {
    fn of(history: &History) -> StatusJson {
        let game = history.game();
        let rules = game.setup().rules();
        let prompt = words::prompt(game);
        StatusJson {
            game: history.id().to_string(),
            rules: rules.id.clone(),
            scoring: rules.scoring.id.clone(),
            finished: game.current().is_none(),
            deal: DealJson::of(game),
            due: prompt.due,
            next: prompt.command.map(|command| format!("hoyle {command}")),
        }
    }
}

impl DealJson {
    fn of(game: &Game) -> Option<DealJson> {
        let deal = game.current()?;
        let (plan, setup) = (deal.plan(), game.setup());
        let name = |seat| setup.players().name(seat).to_string();
        let Bidding::Exact(bidding) = &setup.rules().bidding;
        let so_far: BidsSoFar<'_> = deal.bids();
        let due = deal.to_bid();
        Some(DealJson {
            deal: plan.number,
            of: game.plan().len(),
            cards: plan.cards,
            trump: deal.trump().map_or("turned", |trump| trump.name()),
            dealer: name(plan.dealer),
            dead_hand: plan.dead.map(name),
            phase: if due.is_some() { "bidding" } else { "tricks" },
            turn: due.map(name),
            bids: plan
                .seats
                .iter()
                .zip(so_far.bids)
                .map(|(seat, bid)| BidJson { player: name(*seat), bid: *bid })
                .collect(),
            open: bidding.open(so_far),
            barred: bidding.barred(so_far).map(|bid| BarredJson {
                bid,
                because: words::why_barred(plan.cards),
                rule: setup.rules().clause_id(Clause::Hook),
            }),
        })
    }
}
