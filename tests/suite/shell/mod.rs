//! Shell conventions. `docs/conventions.md` lists the test for each.

mod completions;
mod conventions;
mod examples;
mod find;
pub(crate) mod help;
mod hints;
mod locale;
mod man;
mod network;
mod plain;
mod printed;
mod quiz;
mod schemas;
mod scripts;
#[cfg(unix)]
mod terminal;
mod width;

use crate::common::{Table, repository};

/// Scripts of an evening for each family of rules.
const EVENINGS: [&str; 5] =
    ["serbian-evening", "romanian-evening", "oh-hell-evening", "auction-evening", "german-match"];

/// Returns a table with one of the evenings as the current game.
fn evening(name: &str) -> Table {
    let table = Table::new();
    let script = repository(&format!("examples/{name}.hoyle"));
    table.write("evening.hoyle", &std::fs::read_to_string(script).expect("a script"));
    table.done("replay evening.hoyle --save");
    table
}
