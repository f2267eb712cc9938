//! A good citizen of the shell. `docs/conventions.md` tells which test holds which convention.

mod completions;
mod conventions;
mod help;
mod locale;
mod man;
mod network;
mod plain;
mod schemas;
#[cfg(unix)]
mod terminal;
mod width;

use crate::common::{Table, repository};

/// The scripts of an evening by each of the families of rules.
const EVENINGS: [&str; 5] =
    ["serbian-evening", "romanian-evening", "oh-hell-evening", "auction-evening", "german-match"];

/// Returns a table at which one of the evenings is kept as the current game.
fn evening(name: &str) -> Table {
    let table = Table::new();
    let script = repository(&format!("examples/{name}.hoyle"));
    table.write("evening.hoyle", &std::fs::read_to_string(script).expect("a script"));
    table.done("replay evening.hoyle --save");
    table
}
