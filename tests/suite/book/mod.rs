//! Statistics over many games, ratings, and the cache of what the journals say.

mod cache;
mod commands;
mod compared;
pub(crate) mod evenings;
mod ratings;
mod records;
mod same_evening;
mod sql;

use crate::common::{Table, repository};
use hoyle::history::History;

/// Puts games into the folder.
fn keep(table: &Table, games: &[History]) {
    let folder = table.path("data/games");
    std::fs::create_dir_all(&folder).expect("a folder");
    for game in games {
        let path = folder.join(format!("{}.jsonl", game.id()));
        std::fs::write(path, game.journal().as_slice()).expect("written");
    }
}

/// The book of the club whose evenings are among the examples, as a page.
pub(crate) fn page() -> String {
    let table = Table::new();
    table.done(&format!("import '{}'", repository("examples/club.tar").display()));
    table.done("stats --format html")
}
