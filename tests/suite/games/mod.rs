//! Keeping house among the games: the log, two people at one game, the bin, other machines, the
//! doctor.

mod archives;
mod bin;
#[cfg(unix)]
mod confirmation;
mod conflicts;
mod corrections;
mod doctor;
mod log;
mod transfer;

use crate::common::Table;

/// Returns a table at which a deal of Serbian whist was played, and the next one is being bid.
fn friday() -> Table {
    Table::after(&[
        "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday",
        "bid 2 4 2 6",
        "took 2 4 1",
        "bid 1",
    ])
}

/// Returns the journal of a game.
fn journal(table: &Table, id: &str) -> Vec<u8> {
    std::fs::read(table.path(&format!("data/games/{id}.jsonl"))).expect("a journal")
}

/// Writes the journal of a game, as something other than the program would.
fn spoil(table: &Table, path: &str, change: impl FnOnce(&mut Vec<u8>)) {
    let path = table.path(path);
    let mut bytes = std::fs::read(&path).expect("a journal");
    change(&mut bytes);
    std::fs::write(path, bytes).expect("written");
}
