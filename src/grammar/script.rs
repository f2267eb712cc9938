//! The first line of a script.

use crate::game::{BroughtForward, Name, Setup};
use crate::history::{History, Origin};
use crate::rules::Incidents;
use crate::{notation, words};

/// The command that begins a game.
pub(crate) fn new_line(origin: &Origin, setup: &Setup) -> String {
    let players = setup.players();
    let names: Vec<&str> = players.names().map(Name::as_str).collect();
    let Origin { rules, scoring, schedule, set } = origin;

    let mut new: Vec<&str> = vec!["new", rules];
    new.extend(&names);
    new.extend(scoring.iter().flat_map(|id| ["--scoring", id]));
    new.extend(schedule.iter().flat_map(|id| ["--schedule", id]));
    for setting in set {
        match setting.split_once('=') {
            Some((Incidents::KEY, laws)) => new.extend(["--laws", laws]),
            _ => new.extend(["--set", setting]),
        }
    }
    new.extend(["--dealer", players.name(setup.dealer()).as_str()]);

    let columns: Vec<&str> =
        setup.columns().iter().map(|seat| players.name(*seat).as_str()).collect();
    let list = columns.join(",");
    if columns != names {
        new.extend(["--columns", &list]);
    }
    // It may begin like an option.
    let title = setup.title().map(|title| format!("--title={title}"));
    new.extend(title.as_deref());
    words::joined(new.into_iter().map(notation::quote), " ")
}

/// The command that begins the game of a history, with what was played elsewhere.
pub(crate) fn begin_line(history: &History, setup: &Setup) -> String {
    let mut line = new_line(history.origin(), setup);
    for option in forward(history, setup) {
        line += &format!(" {}", notation::quote(&option));
    }
    line
}

/// The options that bring forward what was played elsewhere.
fn forward(history: &History, setup: &Setup) -> Vec<String> {
    let mut options = Vec::new();
    let Some(BroughtForward { deals, totals, runs, tallies }) = setup.brought_forward() else {
        return options;
    };
    let name = |seat| setup.players().name(seat).as_str();
    if let Some(deals) = deals {
        options.push(format!("--from-deal={}", deals + 1));
        options.push(format!("--totals={}", words::joined(totals, ",")));
    } else {
        let mut result = Vec::new();
        for (side, total) in setup.sides_in_turn().zip(totals) {
            result.extend(setup.members(side).next().map(|seat| format!("{}={total}", name(seat))));
        }
        options.push(format!("--result={}", result.join(",")));
        options.push(format!("--date={}", history.begun().local_date()));
    }
    let runs: Vec<String> = setup
        .players()
        .seats()
        .zip(runs)
        .filter(|(_, run)| **run != 0)
        .map(|(seat, run)| format!("{}={run}", name(seat)))
        .collect();
    if !runs.is_empty() {
        options.push(format!("--runs={}", runs.join(",")));
    }
    for (id, numbers) in tallies {
        options.push(format!("--tally={id}={}", words::joined(numbers, ",")));
    }
    options
}
