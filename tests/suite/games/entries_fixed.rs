//! `fix --entry` corrects or removes what an entry recorded, whatever its kind.

use crate::common::{Table, one_line};
use serde_json::json;

/// Returns a game of two deals with an entry of every kind that the table makes, by these numbers.
fn evening() -> Table {
    Table::after(&[
        "new wizard Ann Bob Cid --dealer Cid --id fix",
        "bid 0 0 0",                               // 1
        "took 1 0 0",                              // 2
        "rule revoke 'three tricks' Bob=-30",      // 3
        "note 'Ann came late'",                    // 4
        "rename 'A Thursday'",                     // 5
        "leave Ann --to Zo",                       // 6
        "swap Bob Cid",                            // 7
        "dealer Bob",                              // 8
        "bid Zo=0",                                // 9
        "redeal",                                  // 10
        "bid Zo=1 Cid=0 Bob=0",                    // 11
        "took Zo=1 Cid=1 Bob=0",                   // 12
        "rule other 'a drink spilt' Cid=5",        // 13
        "rule other 'another one' Cid=5 --deal 2", // 14
        "end 'the last bus'",                      // 15
    ])
}

fn totals(table: &Table) -> Vec<(String, i64)> {
    let sheet = table.json("sheet");
    let mut totals = Vec::new();
    for place in sheet["standings"].as_array().expect("standings") {
        let player = place["player"].as_str().expect("a name").to_owned();
        totals.push((player, place["total"].as_i64().expect("a total")));
    }
    totals.sort();
    totals
}

#[test]
fn whatever_the_table_recorded_is_corrected_by_its_entry() {
    let table = evening();
    let before = totals(&table);
    assert_eq!(before, [("Bob".into(), 10), ("Cid".into(), 20), ("Zo".into(), 20)]);

    table.done("fix --entry 3 rule revoke 'two tricks' Bob=-20");
    let after = totals(&table);
    assert_eq!(after, [("Bob".into(), 20), ("Cid".into(), 20), ("Zo".into(), 20)]);
    assert_eq!(table.json("sheet")["rulings"][0]["deal"], 1, "a ruling stays with its deal");
    table.done("fix --entry 4 note 'Ann was late'");
    table.done("fix --entry 5 rename 'A Friday'");
    table.done("fix --entry 6 leave Ann --to Zoe");
    table.done("fix --entry 15 end 'the night bus'");
    let sheet = table.json("sheet");
    assert_eq!(sheet["notes"][0], json!({"deal": 1, "note": "Ann was late"}));
    assert_eq!(sheet["title"], "A Friday");
    assert_eq!(sheet["players"][0], "Zoe");
    assert_eq!(sheet["deals"][0]["hands"][0]["player"], "Ann");
    assert_eq!(sheet["ended"]["reason"], "the night bus");

    // The log has both, and each is taken back by itself.
    let log = one_line(&table.done("log"));
    assert!(log.contains("Zoe replaces Ann (was: Zo replaces Ann; entry 6)"), "{log}");
    assert!(log.contains("“Ann was late”"), "{log}");
    for _ in 0..5 {
        table.done("undo");
    }
    assert_eq!(totals(&table), before);
}

#[test]
fn whatever_the_table_recorded_is_removed_by_its_entry() {
    for (entry, changed) in [
        (3, "/rulings"),
        (4, "/notes"),
        (5, "/title"),
        (6, "/players"),
        (14, "/deals/1/hands"),
        (15, "/finished"),
    ] {
        let table = evening();
        let before = table.json("sheet");
        let shown = table.done(&format!("fix --entry {entry} --remove --dry-run"));
        assert_eq!(table.json("sheet"), before);
        let said = table.done(&format!("fix --entry {entry} --remove"));
        assert!(said.to_lowercase().contains("took out “") && said.starts_with(&shown), "{said}");
        let after = table.json("sheet");
        assert_ne!(before.pointer(changed), after.pointer(changed), "entry {entry}");
        // Every number is again the one that the rules give.
        table.done("doctor");
        let script = table.done("script");
        table.write("again.hoyle", &script);
        assert_eq!(table.json("replay again.hoyle")["deals"], after["deals"], "entry {entry}");
        table.done("undo");
        assert_eq!(table.json("sheet"), before);
    }
}

#[test]
fn a_redeal_and_a_swap_are_removed_with_what_follows_from_them() {
    let table = evening();
    // Without the redeal, the bids of the deal stand as they were first made, and Zo has bid twice.
    let said = table.refused(1, "fix --entry 10 --remove");
    assert!(said.stderr.contains("Entry 11"), "{}", said.stderr);
    table.done("fix --entry 9 --remove");
    table.done("fix --entry 10 --remove");
    assert_eq!(table.json("sheet")["deals"][1]["hands"][0]["bid"], 1);
    // The bids of the deal were made in the turn after the swap.
    table.refused(1, "fix --entry 7 --remove --yes");
}

#[test]
fn bids_and_tricks_are_corrected_by_their_entries_with_the_names_of_then() {
    let table = evening();
    table.done("fix --entry 1 bid Ann=1 Bob=0 Cid=0 --yes");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][0]["hands"][0]["bid"], 1);
    table.done("fix --entry 12 took 0 1 1");
    assert_eq!(table.json("sheet")["deals"][1]["hands"][1]["took"], 1);
}

#[test]
fn the_only_ruling_and_the_only_note_of_a_deal_are_corrected_by_the_deal() {
    let table = evening();
    table.done("fix 1 rule revoke 'two tricks' Bob=-20");
    assert_eq!(totals(&table)[0], ("Bob".into(), 20));
    table.done("fix 1 note 'Ann was late'");
    assert_eq!(table.json("sheet")["notes"][0]["note"], "Ann was late");
    let said = table.refused(1, "fix 2 rule other 'one drink' Cid=1");
    assert!(said.stderr.contains("entries 13 and 14"), "{}", said.stderr);
    table.refused(1, "fix 2 note 'nothing to mend'");
    table.refused(1, "fix 2 rename 'no title of a deal'");
}

#[test]
fn entries_that_record_nothing_of_the_game_cannot_be_corrected() {
    let table = evening();
    table.done("undo");
    table.done("fix 1 note 'Ann was late'");
    for (code, line) in [
        (1, "fix --entry 99 --remove"),
        // It was taken back, is an undo, or is a correction itself.
        (1, "fix --entry 15 --remove"),
        (1, "fix --entry 16 --remove"),
        (1, "fix --entry 17 --remove"),
        (2, "fix --entry 3"),
        (2, "fix 3"),
        (2, "fix 3 --remove"),
        (2, "fix 1 --entry 3 --remove"),
        (2, "fix --entry 3 --remove note both"),
    ] {
        table.refused(code, line).assert_harmless();
    }
    // What was removed can be put back.
    table.done("fix --entry 3 --remove");
    table.done("fix --entry 3 rule revoke 'one trick' Bob=-10 --deal 1");
    assert_eq!(table.json("sheet")["rulings"][0]["reason"], "one trick");
}

#[test]
fn what_the_table_recorded_once_in_a_deal_is_corrected_by_the_deal() {
    let table = Table::after(&[
        "new serbian Ana Bea Cid Di --dealer Di",
        "bid 1 2 3 4",
        "took 1 2 3 7",
        "join Eve --points 5",
        "leave Bea",
    ]);
    table.done("fix 2 join Eva --points 6");
    // Names mean the players as they were called at that moment.
    table.done("fix 2 leave Cid");
    let sheet = table.json("sheet");
    let placed = sheet["standings"].to_string();
    assert!(placed.contains("Eva") && !placed.contains("Eve"), "{placed}");
    let script = table.done("script");
    assert!(script.ends_with("join Eva --points 6\nleave Cid\n"), "{script}");
    assert!(table.refused(1, "fix 1 join Zoe").stderr.contains("Nothing of the kind"));
    table.done("redeal --deal 1 'a short pack'");
    table.done("fix 1 redeal 'a card was missing'");
    let log = one_line(&table.done("log"));
    assert!(
        log.contains("fixed: deal 1 does not count") && log.contains("a card was missing"),
        "{log}"
    );
    table.done("undo");
    table.done("undo");
    table.done("end late");
    table.done("fix 2 end 'the last bus'");
    assert_eq!(table.json("sheet")["ended"]["reason"], "the last bus");
}

#[test]
fn somebody_who_has_left_since_is_named_as_at_the_table_then() {
    let table = Table::after(&["new wizard Ann Bob Cid --dealer Cid", "bid 0 0 0", "took 1 0 0"]);
    table.done("leave Ann --to Zo");
    table.done("bid 0 0 0");
    table.done("fix 2 leave Ann --to Zoe");
    assert_eq!(table.json("sheet")["players"][0], "Zoe");
    // In deal 1 nobody left.
    assert!(table.refused(1, "fix 1 leave Bob --to Zoe").stderr.contains("Nothing of the kind"));
}
