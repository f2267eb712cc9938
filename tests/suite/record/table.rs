//! Helpers for games: new games, deals and whole evenings.

use crate::common::seat_at;
use hoyle::game::{Act, Count, Due, Players, Setup};
use hoyle::history::{GameId, History, Origin, Stamp};
use hoyle::presets;

/// Returns the time used in these tests.
pub(crate) fn noon() -> Stamp {
    "2026-11-20T12:00:00Z".parse().expect("a time")
}

pub(crate) fn id(text: &str) -> GameId {
    text.parse::<GameId>().expect("an id")
}

/// Returns a built-in game for the first `players` of seven names.
pub(crate) fn begin(rules: &str, players: usize) -> History {
    const FRIENDS: [&str; 7] = ["Igor", "Joško", "Vojin", "Dušan", "Andrei", "Radu", "Ileana"];
    let names = Players::new(&FRIENDS[..players]).expect("names");
    let ruleset = presets::ruleset(rules).expect("rules");
    let setup = Setup::new(ruleset, names, seat_at(0)).expect("a full table");
    let origin =
        Origin { rules: rules.into(), set: vec!["hook=always".into()], ..Origin::default() };
    History::new(id(rules), noon(), origin, setup)
}

/// Returns a legal act, with numbers chosen by `choices`; `None` when the game is over.
pub(crate) fn legal_act(history: &History, mut choose: impl FnMut(usize) -> usize) -> Option<Act> {
    let game = history.game();
    let deal = game.current()?;
    let bidding = game.setup().rules().bidding.exact().expect("exact bids");
    match game.due() {
        Due::Bids(_) => {
            let open = bidding.open(deal.bids());
            Some(Act::Bid(vec![Count::next(open[choose(open.len())].into())]))
        }
        Due::Tricks(_) | Due::Trump => {
            let seats = &deal.plan.seats;
            let mut taken = vec![0; seats.len()];
            (0..deal.plan.cards).for_each(|_| taken[choose(seats.len())] += 1);
            Some(Act::Took(seats.iter().zip(taken).map(|(s, n)| Count::by(*s, n)).collect()))
        }
        _ => None,
    }
}

/// Plays until the game is over, or `acts` acts were played.
pub(crate) fn play_on(history: &mut History, acts: usize) {
    for turn in 0..acts {
        let Some(act) = legal_act(history, |count| (turn * 7 + 3) % count) else { return };
        history.record(&act, noon()).expect("legal");
    }
}

/// Returns a game with every kind of entry: bids, tricks, a trump, undo and redo.
pub(crate) fn eventful() -> History {
    let mut history = begin("romanian", 4);
    play_on(&mut history, 6);
    history.undo(noon()).expect("a bid");
    history.undo(noon()).expect("a deal's tricks");
    history.redo(noon()).expect("the tricks");
    play_on(&mut history, 3);
    history
}
