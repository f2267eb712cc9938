//! Evenings on a simulated disk: games with short and long entries, each identified by its step.

use crate::faults::disk::SimDisk;
use crate::record::table::{begin, legal_act};
use hoyle::game::{Act, BiddingState, Due, Players, Setup};
use hoyle::history::{Entry, GameId, History, Stamp};
use hoyle::rules::Call;
use hoyle::store::{OpenedGame, Selector, Store, StoreError};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The data folder of these evenings. Two of its parent folders do not exist.
pub(crate) const DATA: &str = "/home/data/hoyle";

pub(crate) fn store(disk: &SimDisk) -> Store {
    Store::on(Arc::new(disk.clone()), DATA)
}

/// Returns the instant of a step, different for each step.
pub(crate) fn at(step: usize) -> Stamp {
    let text = format!(
        "2026-11-20T{:02}:{:02}:{:02}.{:03}Z",
        step / 3_600_000 % 24,
        step / 60_000 % 60,
        step / 1000 % 60,
        step % 1000
    );
    text.parse().expect("a time")
}

/// Returns a new game. Names grow with `number`, so that entries begin at other places in a sector,
/// and the kind of game changes.
pub(crate) fn game(number: usize) -> History {
    let (rules, players) =
        [("serbian", 4), ("auction-whist", 4), ("romanian", 6), ("oh-hell", 3)][number % 4];
    let model = begin(rules, players);
    let mut names: Vec<String> = (1..players).map(|seat| format!("P{seat}")).collect();
    names.push("x".repeat(1 + number / 4 % 30));
    let setup = model.setup();
    let setup =
        Setup::new(setup.rules().clone(), Players::new(&names).expect("names"), setup.dealer());
    let id = "evening".parse::<GameId>().expect("an id");
    History::new(id, at(0), model.origin().clone(), setup.expect("seated"))
}

/// Makes one entry: usually a new act, sometimes undo or redo.
pub(crate) fn step(history: &mut History, step: usize) -> Entry {
    let before = history.entry_count();
    let now = at(step);
    match step % 5 {
        3 => drop(history.undo(now)),
        4 if step.is_multiple_of(2) => drop(history.redo(now)),
        _ => {}
    }
    if history.entry_count() == before {
        match next_act(history, step) {
            Some(act) => drop(history.record(&act, now).expect("legal")),
            None => drop(history.undo(now).expect("something was played")),
        }
    }
    history.entries().last().expect("an entry").clone()
}

fn next_act(history: &History, step: usize) -> Option<Act> {
    match history.game().due() {
        Due::Calls(_) => Some(Act::Call(calls(history, step))),
        Due::Partner { .. } => None,
        Due::Tricks(_) | Due::Trump if history.setup().rules().bidding.exact().is_none() => None,
        _ => legal_act(history, |count| (step * 7 + 3) % count),
    }
}

/// Returns many calls at once, to make an entry longer than a sector.
fn calls(history: &History, step: usize) -> Vec<Call> {
    let rule = history.setup().rules().bidding.auction().expect("an auction");
    let deal = history.game().current().expect("a deal");
    let BiddingState::Auction { auction, .. } = &deal.bidding else { unreachable!("an auction") };
    let mut auction = auction.clone();
    let mut made = Vec::new();
    for _ in 0..step * 23 % 60 + 20 {
        let open = auction.open(rule);
        // The lowest open bid.
        let bid = open.iter().find(|call| matches!(call, Call::Bid(_)));
        let Some(call) = bid.or(open.first()) else { break };
        let settled = auction.judge(rule, call).expect("open");
        auction.make(rule, &settled);
        made.push(settled);
    }
    made
}

/// Makes one step in the store, and returns what it acknowledged.
pub(crate) fn record(store: &Store, number: usize) -> Result<(OpenedGame, Entry), StoreError> {
    let mut locked = store.lock(&this_game())?;
    let entry = step(&mut locked.game.history, number);
    Ok((locked.save()?, entry))
}

pub(crate) fn this_game() -> Selector {
    Selector::Id("evening".parse::<GameId>().expect("an id"))
}

pub(crate) fn journal() -> PathBuf {
    Path::new(DATA).join("games/evening.jsonl")
}
