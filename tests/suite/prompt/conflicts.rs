//! Two people recording the same game.

use crate::common::Table;
use crate::prompt::FRIDAY;
use crate::prompt::console::Console;

#[test]
fn entries_by_others_are_reported_first() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    table.done("bid 0 0");
    // The line was meant for an earlier turn, so it is not recorded.
    console.types("0");
    console.sees("somebody else recorded something first.");
    console.sees("The latest is entry 1, just now: Ioana bid 0, Mihai 0.");
    console.sees("If yours still applies,");
    console.sees("Radu to bid");
    console.types("11");
    console.sees("tricks> ");
    console.types("q");
    console.ends();
    assert_eq!(table.done("script").lines().skip(1).collect::<Vec<_>>(), ["bid 0 0", "bid 1 1"]);
}

#[test]
fn the_prompt_stays_with_its_game() {
    let table = Table::after(&[FRIDAY]);
    let mut console = Console::at(&table, "play");
    console.sees("bid> ");
    table.done("new german Ada Bo --dealer Bo --id other");
    console.types("0011");
    console.sees("tricks> ");
    console.types("q");
    // The game last written to is the current one.
    console.sees("Everything recorded is saved. Continue: hoyle play");
    console.ends();
    assert_eq!(table.done("script -g friday").lines().last(), Some("bid 0 0 1 1"));
    assert_eq!(table.done("script -g other").lines().count(), 1);
}
