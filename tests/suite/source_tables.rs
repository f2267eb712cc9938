//! The tables in the source texts, reproduced by a script, typed commands and a stored game.

use crate::common::{Table, one_line};
use serde_json::json;

const SERBIAN: &str = "\
new serbian Igor Jovana Dunja Dušan --dealer Dušan --id document
bid 2 4 2 6
took 2 4 1 6
bid Jovana=3 Dunja=5 Dušan=4 Igor=1
took Igor=2 Jovana=3 Dunja=4 Dušan=3
";

/// The turn passes Peggy, John, Peter; the columns are in reverse. The second deal's tricks are
/// given by name, the third's with the last left out.
const ROMANIAN: &str = "\
new romanian Peggy John Peter --dealer Peggy --columns Peter,John,Peggy --id document
bid 0 1 1
took 0 1 0
bid 0 0 0
took Peggy=1 John=0 Peter=0
bid 0 1 1
took 0 1
bid 2 0 2
took 0 0 2
bid 1 1 0
took 2 1 0
";

/// Asserts that every way to enter a game prints the source's table, token by token, and these
/// totals.
#[track_caller]
fn check(script: &str, rows: &[&str], totals: &serde_json::Value) {
    let table = Table::new();
    table.write("document.hoyle", script);
    assert_eq!(tokens(&table.done("replay document.hoyle --style paper")), rows, "replayed");
    assert_eq!(totals_of(&table.json("replay document.hoyle")), *totals, "replayed");

    for line in script.lines() {
        table.done(line);
    }
    // Every command reads the journal again.
    assert_eq!(tokens(&table.done("sheet --style paper")), rows, "typed");
    assert_eq!(totals_of(&table.json("sheet")), *totals, "typed");

    table.write("again.hoyle", &table.done("script"));
    assert_eq!(tokens(&table.done("replay again.hoyle --style paper")), rows, "as a script again");
    let saved = Table::new();
    saved.write("again.hoyle", &table.done("script"));
    saved.done("replay again.hoyle --save");
    assert_eq!(tokens(&saved.done("sheet --style paper")), rows, "saved");
    assert_eq!(saved.json("sheet")["deals"], table.json("sheet")["deals"], "saved");
}

/// Returns the words of each row, with every ruled line as `---`.
fn tokens(drawn: &str) -> Vec<String> {
    drawn
        .lines()
        .map(|line| match line.trim_matches('-') {
            "" => "---".to_owned(),
            row => one_line(row),
        })
        .collect()
}

/// Returns each deal's totals by player.
fn totals_of(sheet: &serde_json::Value) -> serde_json::Value {
    let deals = sheet["deals"].as_array().expect("deals");
    deals
        .iter()
        .map(|deal| {
            let hands = deal["hands"].as_array().expect("hands");
            hands
                .iter()
                .map(|hand| (hand["player"].as_str().expect("a name"), hand["total"].clone()))
                .collect::<serde_json::Value>()
        })
        .collect()
}

#[test]
fn every_way_prints_the_serbian_table() {
    check(
        SERBIAN,
        &["Igor Jovana Dunja Dušan", "---", "13 2 2 12 4 14 2 1 6 16", "12 3 1 14 3 27 5 5 4 19"],
        &json!([
            { "Igor": 12, "Jovana": 14, "Dunja": 1, "Dušan": 16 },
            { "Igor": 14, "Jovana": 27, "Dunja": 5, "Dušan": 19 },
        ]),
    );
}

#[test]
fn every_way_prints_the_romanian_table() {
    check(
        ROMANIAN,
        &[
            "Peter John Peggy",
            "---",
            "1 1 6 0 5 1 -1",
            "1 0 11 0 10 0 -2",
            "1 1 10 1 16 0 3",
            "---",
            "2 0 15 2 14 2 10",
            "3 1 14 0 19 1 16",
        ],
        &json!([
            { "Peter": 6, "John": 5, "Peggy": -1 },
            { "Peter": 11, "John": 10, "Peggy": -2 },
            { "Peter": 10, "John": 16, "Peggy": 3 },
            { "Peter": 15, "John": 14, "Peggy": 10 },
            { "Peter": 14, "John": 19, "Peggy": 16 },
        ]),
    );
}

#[test]
fn the_romanian_prose_names_the_hooked_bidders_correctly() {
    let table = Table::new();
    let due = |bids: &str| {
        table.done(bids);
        let deal = table.json("status")["deal"].clone();
        (deal["turn"].clone(), deal["barred"]["bid"].clone())
    };
    let mut lines = ROMANIAN.lines();
    table.done(lines.next().expect("new"));
    assert_eq!(due("bid 0 1"), (json!("Peggy"), json!(0)), "deal 1: Peggy was forced to bid 1");
    table.done("bid 1");
    for line in lines.skip(1).take(7) {
        table.done(line);
    }
    assert_eq!(due("bid 1 1"), (json!("John"), json!(1)), "deal 5: John could not bid 1");
}

#[test]
fn the_romanian_dealers_match_the_prose() {
    let table = Table::after(&ROMANIAN.lines().collect::<Vec<_>>());
    let sheet = table.json("sheet");
    let deals = sheet["deals"].as_array().expect("deals");
    let dealers: Vec<&str> = deals.iter().filter_map(|deal| deal["dealer"].as_str()).collect();
    assert_eq!(dealers, ["Peggy", "John", "Peter", "Peggy", "John"]);
}

#[test]
fn the_serbian_prose_misstates_dunjas_bid() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let ruling = table.refused(1, "bid 2 4 1 6");
    assert!(ruling.stderr.contains("serbian.hook"), "{}", ruling.stderr);
}
