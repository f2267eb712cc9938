//! `log`: every entry with its time, its caller and its status.

use crate::common::Table;
use crate::games::friday;
use insta::assert_snapshot;

fn at_width(table: &Table, words: &[&str], width: u8) -> String {
    let said = table.run(words, &table.path(""), Some(width));
    assert_eq!(said.code, 0, "{}", said.stderr);
    said.stdout
}

#[test]
fn the_log_has_the_whole_history() {
    let table = friday();
    for line in ["undo", "undo", "redo", "bid 3 4", "undo"] {
        table.done(line);
    }
    assert_snapshot!("log_80", at_width(&table, &["log"], 80));
    assert_snapshot!("log_40", at_width(&table, &["log"], 40));
}

#[test]
fn the_log_names_the_deal_of_a_ruling_once() {
    let table = Table::after(&[
        "new romanian Ana Bo Cy --dealer Cy --id evening",
        "rule misdeal dropped --deal 1 Ana=-5",
    ]);
    let log = table.json("log");
    assert_eq!(log[1]["entry"], "the table rules on a misdeal: “dropped”: Ana -5");
    let log = table.done("log");
    assert_eq!(log.matches("deal 1").count(), 1, "{log}");
}

/// A number is neither the reason of a ruling nor a name.
#[test]
fn numbers_are_no_reasons_and_no_names() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --id evening"]);
    for reason in ["Ana:-5", "Bo -5", "5", "-5"] {
        let said = table.run(&["rule", "revoke", "--", reason], &table.path(""), None);
        assert_eq!(said.code, 2, "{reason}: {}", said.stderr);
    }
    for name in ["１", "²", "½"] {
        let said = table.run(&["new", "romanian", "Ana", "Bo", name], &table.path(""), None);
        assert_eq!(said.code, 1, "{name}: {}", said.stderr);
    }
}

#[test]
fn the_log_names_callers_after_the_auction() {
    let table = Table::after(&[
        "new auction-whist Ana Bo Cy Di --dealer Di --id evening",
        "call pass-trou pass-trou pass-trou pass-trou",
        "call pass pass pass",
        "call pass",
        "call pass-trou pass-trou pass-trou pass-trou solo-6:h",
        "call pass pass pass",
        "took 6",
        "undo",
    ]);
    assert_snapshot!("log_of_calls", at_width(&table, &["log"], 80));
    let said = table.done("log --json");
    let log: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(log[2]["entry"], "Ana: pass, Bo: pass, Cy: pass");
    assert_eq!(log[5]["entry"], "Bo: pass, Cy: pass, Di: pass");
}

#[test]
fn undone_calls_keep_their_callers() {
    let table = Table::after(&[
        "new auction-whist Ana Bo Cy Di --dealer Di --id evening",
        "call pass-trou pass-trou",
        "undo",
        "call pass-trou",
    ]);
    let log = table.json("log");
    assert_eq!(log[1]["entry"], "Ana: pass-trou, Bo: pass-trou");
    assert_eq!(log[2]["entry"], "took back entry 1");
    assert_eq!(log[3]["entry"], "Ana: pass-trou");
    let told = table.done("undo");
    assert!(told.starts_with("Took back: Ana: pass-trou.\n"), "{told}");
}

#[test]
fn each_entry_has_its_deal_time_and_status() {
    let table = friday();
    table.done("undo");
    let log = table.json("log");
    let told: Vec<(u64, Option<u64>, &str, bool)> = log
        .as_array()
        .expect("entries")
        .iter()
        .map(|entry| {
            assert_eq!(entry["at"], "2026-11-20T20:15:00Z");
            let what = entry["what"].as_str().expect("a word");
            let in_force = entry["in_force"].as_bool().expect("yes or no");
            (entry["seq"].as_u64().expect("a number"), entry["deal"].as_u64(), what, in_force)
        })
        .collect();
    let expect = [
        (0, None, "begun", true),
        (1, Some(1), "played", true),
        (2, Some(1), "played", true),
        (3, Some(2), "played", false),
        (4, Some(2), "undone", false),
    ];
    assert_eq!(told, expect);
    assert_eq!(log[4]["of"], 3);
}

#[test]
fn undo_names_each_entry_it_takes_back() {
    let table = Table::new();
    table.write("short.toml", SHORT);
    for line in ["new ./short.toml Ana Bo --dealer Bo", "bid 0 0", "took 0 1", "bid 0 0", "took 1"]
    {
        table.done(line);
    }
    assert!(table.done("status").contains("The game is over"));
    let took = ["Bo took 1, Ana 0", "Bo bid 0, Ana 0", "Ana took 0, Bo 1", "Ana bid 0, Bo 0"];
    for words in took {
        let told = table.done("undo");
        assert!(told.starts_with(&format!("Took back: {words}.\n")), "{told}");
    }
    table.refused(1, "undo");
    for words in took.iter().rev() {
        let told = table.done("redo");
        assert!(told.starts_with(&format!("Brought back: {words}.\n")), "{told}");
    }
    assert!(table.done("status").contains("The game is over"));
    table.refused(1, "redo");
}

/// Two deals of one card.
const SHORT: &str = r#"
format = 1
id = "short"
title = "Short whist"
turn = "clockwise"
trump = "turned"
scoring = "romanian"
[[tables]]
players = [2]
[schedule]
form = "two"
[[schedule.forms]]
id = "two"
steps = ["1 × 2"]
[bidding.exact]
hook = "always"
[play]
must_trump = true
"#;
