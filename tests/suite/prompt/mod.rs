//! The prompt: its input, its sources, and that it records the same as the shell.

#[cfg(unix)]
mod asked;
#[cfg(unix)]
mod choices;
#[cfg(unix)]
mod conflicts;
#[cfg(unix)]
pub(crate) mod console;
mod evening;
mod events;
mod help;
#[cfg(unix)]
mod next;
mod pipe;
mod rules_new;
#[cfg(unix)]
mod scorer;
mod short_forms;
#[cfg(unix)]
mod terminal;

use crate::common::{Said, Table};

/// A Romanian game in its first deal.
const FRIDAY: &str = "new romanian Ioana Mihai Radu Vlad --dealer Vlad --id friday";

/// Pipes lines into the prompt.
fn typed(table: &Table, lines: &[&str]) -> Said {
    let said = table.piped("play", lines.join("\n") + "\n", 80);
    said.assert_harmless();
    said
}

/// Returns the journal of a game.
fn journal(table: &Table, id: &str) -> Vec<u8> {
    std::fs::read(table.path(&format!("data/games/{id}.jsonl"))).expect("a journal")
}
