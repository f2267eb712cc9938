//! Copies of one evening that went separate ways.

use crate::common::{Table, one_line};

/// Returns a table with a game of one deal and a copy of it under another id.
fn copied() -> Table {
    let table =
        Table::after(&["new wizard Ana Bo Cid --dealer Cid --id fri", "bid 0 0 0", "took 1 0 0"]);
    let journal = |id: &str| table.path(&format!("data/games/{id}.jsonl"));
    std::fs::copy(journal("fri"), journal("fri-2")).expect("a copy");
    table
}

#[test]
fn the_copy_with_more_deals_counts() {
    let table = copied();
    table.done("bid 0 0 1 -g fri-2");
    table.done("took 1 0 1 -g fri-2");
    let stats = table.json("stats");
    assert_eq!(
        (&stats["games"], &stats["by_rules"][0]["players"][0]["deals"]),
        (&1.into(), &2.into())
    );
    for line in ["stats", "doctor", "players"] {
        let said = one_line(&table.hoyle(line).all());
        assert!(said.contains("Only fri-2 counts"), "{line}: {said}");
        let names_removal = said.contains("hoyle remove fri");
        assert_eq!(names_removal, line != "players", "{line}: {said}");
    }
    assert_eq!(table.done("players --plain").lines().next(), Some("Ana\t1\t2026-11-20\tAna"));
    let settled = table.done("settle fri fri-2");
    assert!(settled.contains("1 game"), "{settled}");
    table.done("remove fri --yes");
    assert!(!table.hoyle("stats").all().contains("copies"));
}

#[test]
fn copies_that_disagree_do_not_count_until_one_is_removed() {
    let table = copied();
    for (game, took) in [("fri", "1 0 1"), ("fri-2", "0 1 1")] {
        table.done(&format!("bid 0 0 1 -g {game}"));
        table.done(&format!("took {took} -g {game}"));
    }
    assert_eq!(table.json("stats")["games"], 0);
    assert_eq!(table.json("players")[0]["games"], 0);
    let said = one_line(&table.hoyle("stats").all());
    assert!(said.contains("disagree on deal 2"), "{said}");
    table.done("remove fri-2 --yes");
    assert_eq!(table.json("stats")["games"], 1);
}
