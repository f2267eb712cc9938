//! Whole evenings: auction whist, German whist, and table rulings.

mod auction;
mod german;
mod incidents;
mod rulings;

use crate::common::Table;

/// Replays a script and stores the game.
fn played(script: &str) -> Table {
    let table = Table::new();
    table.write("evening.hoyle", script);
    table.done("replay evening.hoyle --save");
    table
}

/// Returns the totals of a stored game, in column order.
fn totals(table: &Table) -> Vec<i64> {
    let sheet = table.json("sheet");
    let Some(deal) = sheet["deals"].as_array().expect("deals").last() else { return Vec::new() };
    let hands = deal["hands"].as_array().expect("hands");
    hands.iter().map(|hand| hand["total"].as_i64().expect("a whole number")).collect()
}

/// Returns the output at a width.
fn at_width(table: &Table, line: &str, width: u8) -> String {
    let words = shell_words::split(line).expect("quotes close");
    let said = table.run(&words, &table.path(""), Some(width));
    assert_eq!(said.code, 0, "{}", said.stderr);
    said.stdout
}

/// Asserts that a game printed as a script and replayed is the same game.
fn assert_replays(table: &Table) {
    let again = Table::new();
    let script = table.done("script");
    again.write("again.hoyle", &script);
    again.done("replay again.hoyle --save");
    assert_eq!(again.done("script"), script);
    for shown in ["sheet --json", "explain --json", "status --json"] {
        let told = |table: &Table| {
            let mut told = table.json(shown.trim_end_matches(" --json"));
            // The ids may differ, and undone entries are not in the script.
            told.as_object_mut().map(|told| (told.remove("game"), told.remove("entries")));
            told
        };
        assert_eq!(told(&again), told(table), "{shown}");
    }
}

/// Plays lines one by one, undoes them all and redoes them all, comparing the game at each step.
fn assert_there_and_back(table: &Table, lines: &[&str]) {
    let now = || [table.done("status"), table.done("sheet"), table.done("sheet --style paper")];
    let mut seen = vec![now()];
    for line in lines {
        table.done(line);
        seen.push(now());
    }
    for (line, before) in lines.iter().zip(&seen).rev() {
        table.done("undo");
        assert_eq!(&now(), before, "undo {line}");
    }
    for (line, after) in lines.iter().zip(&seen[1..]) {
        table.done("redo");
        assert_eq!(&now(), after, "redo {line}");
    }
}
