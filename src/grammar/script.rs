//! The first line of a script.

use crate::cards::Seat;
use crate::game::Setup;
use crate::history::Origin;
use crate::notation;
use crate::words;

/// The command that begins a game.
pub(crate) fn new_line(origin: &Origin, setup: &Setup) -> String {
    let players = setup.players();
    let name = |seat: Seat| players.name(seat).as_str();
    let Origin { rules, scoring, schedule, set } = origin;
    let columns = || setup.columns().iter().copied();
    let is_other = !players.seats().eq(columns());
    let columns = is_other.then(|| words::joined(columns().map(name), ","));
    let mut new: Vec<&str> = vec!["new", rules];
    new.extend(players.seats().map(name));
    new.extend(scoring.iter().flat_map(|id| ["--scoring", id]));
    new.extend(schedule.iter().flat_map(|id| ["--schedule", id]));
    new.extend(set.iter().flat_map(|set| ["--set", set]));
    new.extend(["--dealer", name(setup.dealer())]);
    new.extend(columns.iter().flat_map(|columns| ["--columns", columns]));
    // It may begin like an option.
    let title = setup.title().map(|title| format!("--title={title}"));
    new.extend(title.as_deref());
    words::joined(new.into_iter().map(notation::quote), " ")
}
