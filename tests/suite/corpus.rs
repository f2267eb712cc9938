//! Every record in `tests/corpus` still opens, unchanged, and means the same.

use crate::common::{Table, one_line, repository};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The parts of a sheet without sentences.
const PARTS: [&str; 6] = ["game", "rules", "scoring", "players", "deals", "standings"];

/// The files of the corpus in folders of this name, with this ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let versions = std::fs::read_dir(repository("tests/corpus"))
        .expect("the corpus")
        .map(|version| version.expect("an entry").path());
    let folders = versions.map(|path| path.join(folder)).filter(|path| path.is_dir());
    let entries = folders.flat_map(|path| std::fs::read_dir(path).expect("a folder"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut found: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .collect();
    found.sort();
    assert!(found.len() > 20, "{found:?}");
    found
}

/// Whether everything in a value is also in another, which may have more keys. Instead of one of the
/// `players`, it may name somebody whose seat that player took over: earlier versions did not.
fn is_in(old: &Value, new: &Value, players: &[Value]) -> bool {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => old.iter().all(|(key, value)| {
            let is_name = ["player", "dealer"].contains(&key.as_str());
            new.get(key).is_some_and(|new| {
                is_in(value, new, players) || (is_name && !players.contains(new))
            })
        }),
        (Value::Array(old), Value::Array(new)) => {
            old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_in(old, new, players))
        }
        _ => old == new,
    }
}

/// Asserts that a sheet matches the one stored beside a file.
fn assert_same_sheet(file: &Path, printed: &str) {
    let old = std::fs::read_to_string(file.with_extension("json")).expect("its sheet");
    let old: Value = serde_json::from_str(&old).expect("JSON");
    let new: Value = serde_json::from_str(printed).expect("JSON");
    let players = new["players"].as_array().expect("players");
    for part in PARTS {
        let same = is_in(&old[part], &new[part], players);
        assert!(same, "{}: {part} was {} and is {}", file.display(), old[part], new[part]);
    }
}

#[test]
fn journals_open_unchanged_with_the_same_sheet_and_can_be_played_on() {
    for file in files("journals", "jsonl") {
        let table = Table::new();
        let journal = std::fs::read(&file).expect("a journal");
        std::fs::write(table.path("game.jsonl"), &journal).expect("a copy");
        assert_same_sheet(&file, &table.done("-g game.jsonl sheet --json"));
        for line in ["status", "log", "explain", "sheet", "script"] {
            table.done(&format!("-g game.jsonl {line}"));
        }
        assert_eq!(
            std::fs::read(table.path("game.jsonl")).expect("it"),
            journal,
            "{}",
            file.display()
        );
        table.done("import game.jsonl");
        let before = table.json("sheet");
        if table.json("status")["entries"] != 0 {
            table.done("undo");
            table.done("redo");
        }
        assert_eq!(table.json("sheet"), before, "{}", file.display());
    }
}

#[test]
fn a_journal_that_replaces_a_message_opens_with_a_warning() {
    let table = Table::new();
    std::fs::copy(repository("tests/corpus/0.1.0/journals/words.jsonl"), table.path("game.jsonl"))
        .expect("a copy");
    let said = table.hoyle("-g game.jsonl schedule --lang sr");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stderr.contains("no_trump"), "{}", said.stderr);
}

#[test]
fn archives_of_games_are_imported_and_sound() {
    for version in std::fs::read_dir(repository("tests/corpus")).expect("the corpus") {
        let archive = version.expect("an entry").path().join("games.tar");
        if !archive.exists() {
            continue;
        }
        let table = Table::new();
        std::fs::copy(&archive, table.path("games.tar")).expect("a copy");
        table.done("import games.tar");
        assert!(table.done("doctor").contains("all sound"), "{}", archive.display());
    }
}

#[test]
fn rules_files_are_sound_and_can_be_played() {
    for file in files("rules", "toml") {
        let table = Table::new();
        let is_early = file.components().any(|part| part.as_os_str() == "earliest");
        std::fs::copy(&file, table.path("ours.toml")).expect("a copy");
        if std::fs::read_to_string(&file).expect("text").contains("\n[words.") {
            // It replaces a message, as such files could.
            let refused = table.refused(1, "rules --check ours.toml");
            assert!(refused.stderr.contains("There is no text “no_trump” to translate."));
        } else if is_early {
            let old = table.hoyle("rules --check ours.toml");
            assert_eq!(old.code, 0, "{}: {}", file.display(), old.stderr);
            assert!(old.stderr.contains("Earlier versions wrote this so."), "{}", old.stderr);
            assert_eq!(table.json("rules --check ours.toml")["sound"], true);
        } else {
            table.done("rules --check ours.toml");
        }
        let rules = table.json("rules ./ours.toml");
        let id = rules["id"].as_str().expect("an id");
        assert!(table.done("rules ./ours.toml --toml").contains(&format!("id = \"{id}\"")));
        let players = ["A", "B", "C", "D", "E", "F"].map(|name| format!("Player{name}"));
        let begins = |count: &usize| {
            let line = format!("new ./ours.toml {} --dealer PlayerA", players[..*count].join(" "));
            let said = table.hoyle(&line);
            let warns = one_line(&said.stderr).contains("Earlier versions wrote this so.");
            assert_eq!(warns, is_early && said.code == 0, "{}: {}", file.display(), said.stderr);
            said.code == 0
        };
        assert!((2..=players.len()).any(|count| begins(&count)), "{}", file.display());
    }
}

#[test]
fn scripts_play_the_same_game() {
    for file in files("scripts", "hoyle") {
        let table = Table::new();
        let root = repository("");
        let said = table.run(&["replay", file.to_str().expect("UTF-8"), "--json"], &root, Some(80));
        assert_eq!(said.code, 0, "{}: {}", file.display(), said.stderr);
        assert_same_sheet(&file, &said.stdout);
    }
}
