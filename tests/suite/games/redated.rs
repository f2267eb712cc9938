//! The day of a game: that on which it was played, whatever is recorded later.

use crate::common::Table;
use serde_json::Value;
use std::collections::BTreeSet;

/// Two finished games of an autumn, of three deals each.
fn autumn() -> Table {
    let table = Table::new();
    for (day, id) in [("2024-09-08", "early"), ("2024-10-13", "late")] {
        at(&table, day, &format!("new wizard Ann Bob Cid --dealer Cid --id {id}"));
        for _deal in 0..3 {
            at(&table, day, &format!("bid 0 0 0 -g {id}"));
            at(&table, day, &format!("took 1 0 -g {id}"));
        }
    }
    table
}

/// Runs a command at eight in the evening of a day.
fn at(table: &Table, day: &str, line: &str) -> String {
    let said = table.within(&[("HOYLE_NOW", &format!("{day}T20:00:00Z"))], line);
    assert_eq!(said.code, 0, "{line}: {}", said.stderr);
    said.stdout
}

/// The day of a game in everything that states one.
fn days(table: &Table, id: &str) -> BTreeSet<String> {
    let mut days = BTreeSet::new();
    let mut add = |value: &Value, key: &str| {
        days.insert(
            value[key].as_str().expect("a day").split(' ').next().expect("a day").to_owned(),
        );
    };
    for game in table.json("games").as_array().expect("games") {
        if game["game"] == id {
            add(game, "played");
        }
    }
    for source in table.json("stats Ann --explain games")["sources"].as_array().expect("sources") {
        if source["game"] == id {
            add(source, "day");
        }
    }
    let line = table.done(&format!("export {id} --lines"));
    add(&serde_json::from_str(&line).expect("JSON"), "day");
    for fact in table.done(&format!("export {id} --facts jsonl")).lines() {
        add(&serde_json::from_str(fact).expect("JSON"), "date");
    }
    days
}

#[test]
fn whatever_is_recorded_later_leaves_a_game_on_its_day() {
    let table = autumn();
    let figures = table.done("stats --plain");
    for line in [
        "note 'found the paper' -g early",
        "rename 'The first evening' -g early",
        "undo -g early",
        "redo -g early",
        "fix 1 took 1 0 0 --dry-run -g early",
    ] {
        at(&table, "2026-03-01", line);
        assert_eq!(days(&table, "early"), ["2024-09-08".to_owned()].into(), "{line}");
        assert_eq!(table.done("stats --plain"), figures, "{line}");
    }
    // Even if every deal is taken back and recorded again.
    for _entry in 0..8 {
        at(&table, "2026-03-01", "undo -g early");
    }
    for _deal in 0..3 {
        at(&table, "2026-03-01", "bid 0 0 0 -g early");
        at(&table, "2026-03-01", "took 1 0 -g early");
    }
    assert_eq!(days(&table, "early"), ["2024-09-08".to_owned()].into());
    assert_eq!(table.done("stats --plain"), figures);
    at(&table, "2026-03-01", "fix 1 took 0 1 --yes -g early");
    assert_eq!(days(&table, "early"), ["2024-09-08".to_owned()].into());
    assert_eq!(table.done("games --since 2026"), "");
}

#[test]
fn the_table_may_state_another_day() {
    let table = autumn();
    at(&table, "2026-03-01", "redate 2023-12-31 -g late");
    assert_eq!(days(&table, "late"), ["2023-12-31".to_owned()].into());
    assert_eq!(days(&table, "early"), ["2024-09-08".to_owned()].into());
    let line = std::fs::read_to_string(table.path("data/games/late.jsonl")).expect("a journal");
    let line = line.lines().last().expect("a line");
    assert!(
        line.contains(r#""hoyle":5,"#) && line.contains(r#""act":{"day":"2023-12-31"}"#),
        "{line}"
    );

    // The earlier of two statements is replaced; both can be taken back.
    at(&table, "2026-03-01", "redate 2023-11-30 -g late");
    assert_eq!(days(&table, "late"), ["2023-11-30".to_owned()].into());
    assert!(table.done("script -g late").contains("redate 2023-11-30"));
    at(&table, "2026-03-01", "undo -g late");
    at(&table, "2026-03-01", "undo -g late");
    assert_eq!(days(&table, "late"), ["2024-10-13".to_owned()].into());
    at(&table, "2026-03-01", "redo -g late");
    at(&table, "2026-03-01", "fix --entry 7 redate 2022-01-01 -g late");
    assert_eq!(days(&table, "late"), ["2022-01-01".to_owned()].into());

    for day in ["2026-02-29", "2026-2-1", "2026-13-01", "1969-12-31", "2026-11", "+026-01-01"] {
        table.refused(2, &format!("redate {day} -g late"));
    }
}

#[test]
fn the_day_is_that_of_the_clock_that_kept_score() {
    let table = Table::new();
    let evening = [("HOYLE_NOW", "2024-12-31T23:30:00-05:00")];
    for line in ["new wizard Ann Bob Cid --dealer Cid --id eve", "bid 0 0 0", "took 1 0"] {
        assert_eq!(table.within(&evening, line).code, 0, "{line}");
    }
    // In UTC, and east of it, the new year had begun.
    for zone in ["UTC", "XYZ-12", "XYZ+12"] {
        let games = table.within(&[("TZ", zone)], "games --json").stdout;
        assert!(games.contains(r#""played":"2024-12-31 23:30""#), "{zone}: {games}");
        let figures = table.within(&[("TZ", zone)], "stats Ann --until 2024 --plain").stdout;
        assert!(figures.contains("Ann\tyears\t2024 games\t1"), "{zone}: {figures}");
    }
    at(&table, "2026-03-01", "redate 2024-12-30 -g eve");
    assert_eq!(days(&table, "eve"), ["2024-12-30".to_owned()].into());

    // Journals of earlier versions have times in UTC, and mean the reader's zone.
    at(&table, "2025-12-31", "new wizard Ann Bob Cid --dealer Cid --id old");
    let games = table.within(&[("TZ", "XYZ-12")], "games --json").stdout;
    assert!(games.contains(r#""played":"2026-01-01 08:00""#), "{games}");
}
