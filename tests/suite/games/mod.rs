//! Managing games: the log, corrections, conflicts, the bin, export and import, the doctor.

mod archives;
mod bin;
#[cfg(unix)]
mod confirmation;
mod conflicts;
mod corrections;
mod doctor;
mod entries_fixed;
mod ledger;
mod listing;
mod log;
mod people;
mod persons;
mod redated;
mod rematch;
mod renamed_players;
mod substitutes;
mod transfer;

use crate::common::Table;

/// Returns a table with one complete deal of Serbian whist and the next in progress.
pub(crate) fn friday() -> Table {
    Table::after(&[
        "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday",
        "bid 2 4 2 6",
        "took 2 4 1",
        "bid 1",
    ])
}

/// Returns the journal of a game.
pub(crate) fn journal(table: &Table, id: &str) -> Vec<u8> {
    std::fs::read(table.path(&format!("data/games/{id}.jsonl"))).expect("a journal")
}

/// Changes the journal of a game, as another program would.
fn spoil(table: &Table, path: &str, change: impl FnOnce(&mut Vec<u8>)) {
    let path = table.path(path);
    let mut bytes = std::fs::read(&path).expect("a journal");
    change(&mut bytes);
    std::fs::write(path, bytes).expect("written");
}
