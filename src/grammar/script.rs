//! The first line of a script.

use crate::game::{Name, Setup};
use crate::history::Origin;
use crate::notation;
use crate::words;

/// The command that begins a game.
pub(crate) fn new_line(origin: &Origin, setup: &Setup) -> String {
    let players = setup.players();
    let names: Vec<&str> = players.names().map(Name::as_str).collect();
    let Origin { rules, scoring, schedule, set } = origin;

    let mut new: Vec<&str> = vec!["new", rules];
    new.extend(&names);
    new.extend(scoring.iter().flat_map(|id| ["--scoring", id]));
    new.extend(schedule.iter().flat_map(|id| ["--schedule", id]));
    new.extend(set.iter().flat_map(|set| ["--set", set]));
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
