//! One person everywhere: in facts and lines, in archives, and before the doctor.

use crate::common::{Table, one_line};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Three evenings at which Jovana was written in three ways.
fn club() -> Table {
    let table = Table::new();
    for (id, name) in [("one", "Jo"), ("two", "Jovana"), ("three", "JOVANA")] {
        table.done(&format!("new romanian Ana {name} Vera --dealer Vera --id {id}"));
        table.done("bid 0 1 1");
        table.done("took 0 1 0");
    }
    table.done("players merge Jo Jovana");
    table
}

#[test]
fn facts_and_lines_have_the_person_beside_the_name() {
    let table = club();
    let facts = table.done("export --all --facts jsonl");
    let facts: Vec<Value> =
        facts.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let mut games: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for fact in &facts {
        let text = |key: &str| fact[key].as_str().expect("a text");
        games.entry(text("person")).or_default().insert(text("game"));
        names.insert(text("player"));
    }
    assert_eq!(names, ["Ana", "JOVANA", "Jo", "Jovana", "Vera"].into());
    // As many games for each person as statistics count, under the same name.
    let stats = table.json("stats");
    let counted: BTreeMap<&str, usize> = stats["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|row| {
            (
                row["player"].as_str().expect("a name"),
                row["games"].as_u64().expect("a number") as usize,
            )
        })
        .collect();
    let exported: BTreeMap<&str, usize> =
        games.iter().map(|(person, games)| (*person, games.len())).collect();
    assert_eq!(exported, counted);
    let csv = table.done("export --all --facts csv");
    assert!(csv.lines().next().expect("a heading").contains(",player,person,side,"), "{csv}");

    let lines = table.done("export --all --lines");
    let people = |id: &str| {
        let line = lines.lines().find(|line| line.contains(&format!(r#""id":"{id}""#)));
        let line: Value = serde_json::from_str(line.expect("the game")).expect("JSON");
        line["people"].clone()
    };
    let listed = stats["players"][1]["player"].clone();
    assert_eq!(people("one"), json!({ "Jo": listed }));
    // What is not needed to score a game is kept when it is scored again.
    table.write("games.jsonl", &lines);
    assert_eq!(table.done("rescore games.jsonl"), lines);
}

#[test]
fn aliases_travel_with_all_the_games() {
    let table = club();
    table.done("players split Ana --games two --as 'Ana K.'");
    table.done("export --all --to club.tar");
    let archive = table.path("club.tar").display().to_string();

    let other = Table::new();
    let said = other.hoyle(&format!("import '{archive}'"));
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(one_line(&said.stderr).contains("one player's here too"), "{}", said.stderr);
    let players = |table: &Table| table.done("players --plain");
    assert_eq!(players(&other), players(&table));
    // Again, nothing is left to say.
    let again = other.hoyle(&format!("import '{archive}'"));
    assert!(!again.stderr.contains("here too"), "{}", again.stderr);

    // Under another id, the alias of a game follows the game.
    let third = Table::after(&["new romanian Bob Eva Mia --dealer Mia --id two"]);
    third.done(&format!("import '{archive}'"));
    let here = std::fs::read_to_string(third.path("data/players.toml")).expect("aliases");
    assert!(here.contains("[split.two-2]"), "{here}");
}

#[test]
fn what_is_known_here_stays() {
    let table = club();
    table.done("export --all --to club.tar");
    let archive = table.path("club.tar").display().to_string();
    let other = Table::new();
    for (id, name) in [("sunday", "Jo"), ("monday", "Joseph")] {
        other.done(&format!("new wizard {name} Bob Eva --dealer Eva --id {id}"));
        other.done("bid 0 1 1");
        other.done("took 0 1 0");
    }
    other.done("players merge Jo Joseph");
    let said = other.hoyle(&format!("import '{archive}'"));
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(one_line(&said.stderr).contains("here, it is still Joseph"), "{}", said.stderr);
    // An archive of some games, and a journal, have no aliases.
    table.done("export one two --to some.tar");
    let some = std::fs::read(table.path("some.tar")).expect("an archive");
    assert!(!some.windows(12).any(|bytes| bytes == b"players.toml"));
}

#[test]
fn the_doctor_names_aliases_that_fit_no_game() {
    let table = club();
    assert!(!table.hoyle("doctor").all().contains("players.toml"));
    for (text, said) in [
        ("[split.gone]\nana = \"Ana K.\"\n", "gone"),
        ("[split.one]\nmia = \"Mia K.\"\n", "mia"),
        ("[merged]\nana = \"Vera\"\n", "Vera"),
    ] {
        table.write("data/players.toml", text);
        let doctor = table.hoyle("doctor");
        assert_eq!(doctor.code, 0, "{text}: {}", doctor.stderr);
        let told = one_line(&doctor.stderr);
        assert!(told.contains("players.toml") && told.contains(said), "{text}: {told}");
    }
    // A game in the bin may come back.
    table.write("data/players.toml", "[split.one]\nana = \"Ana K.\"\n");
    table.done("remove one --yes");
    assert!(!table.hoyle("doctor").all().contains("players.toml"));
}
