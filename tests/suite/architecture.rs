//! What `docs/architecture.md` says of the rooms is so.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

type Rooms = BTreeMap<String, BTreeSet<String>>;

/// A file of the library: its path from `src/`, and its code without comments and texts.
struct Source {
    path: String,
    text: String,
    code: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the rooms and what each may use, as the page's table has them.
fn promised() -> Rooms {
    let page = root().join("docs/architecture.md");
    let page = std::fs::read_to_string(page).expect("docs/architecture.md");
    let rows = page.lines().skip_while(|line| !line.starts_with("| room |"));
    let rows = rows.skip(2).take_while(|line| line.starts_with('|'));
    let rooms: Rooms = rows
        .map(|row| {
            let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
            let room = backticked(cells[0]).into_iter().next().expect("a room");
            (room, backticked(cells[1]))
        })
        .collect();
    assert!(!rooms.is_empty(), "the page has a table of rooms");
    rooms
}

fn backticked(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    read(&root().join("src"), "", &mut found);
    assert!(found.len() > 50, "the library is here");
    found
}

fn read(folder: &Path, under: &str, found: &mut Vec<Source>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let inside = format!("{under}{name}");
        if path.is_dir() {
            read(&path, &format!("{inside}/"), found);
        } else if name.ends_with(".rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            found.push(Source { path: inside, code: without_comments(&text), text });
        }
    }
}

/// Returns the text without what stands behind `//`. No address stands in the code itself.
fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned() + "\n").collect()
}

impl Source {
    /// Returns the room that the file stands in, or nothing for `lib.rs` and `main.rs`.
    fn room(&self) -> Option<&str> {
        self.path.split_once('/').map(|(room, _)| room)
    }

    /// Returns the rooms that the code names: `crate::room`, `crate::{room, …}`. Another test sees
    /// to it that nothing leads to one by way of `super`.
    fn names(&self) -> BTreeSet<String> {
        let mut named = BTreeSet::new();
        for behind in self.code.split("crate::").skip(1) {
            match behind.strip_prefix('{') {
                // The first word behind the brace and behind each comma at its level.
                Some(group) => {
                    let mut depth = 0;
                    let mut word = String::new();
                    for c in group.chars() {
                        match c {
                            '{' => depth += 1,
                            '}' if depth == 0 => break,
                            '}' => depth -= 1,
                            ',' if depth == 0 => {
                                named.extend(first_word(&word));
                                word.clear();
                                continue;
                            }
                            _ => {}
                        }
                        word.push(c);
                    }
                    named.extend(first_word(&word));
                }
                None => named.extend(first_word(behind)),
            }
        }
        named
    }
}

fn first_word(text: &str) -> Option<String> {
    let word: String =
        text.trim_start().chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
    (!word.is_empty()).then_some(word)
}

/// Asserts that a text stands in the code of no file but those that `may` lets have it.
#[track_caller]
fn check(forbidden: &[&str], may: impl Fn(&str) -> bool) {
    for source in sources().iter().filter(|source| !may(&source.path)) {
        for text in forbidden {
            assert!(!source.code.contains(text), "src/{} has {text}", source.path);
        }
    }
}

#[test]
fn the_table_names_every_room_and_no_other() {
    let promised = promised();
    let rooms: BTreeSet<String> =
        sources().iter().filter_map(Source::room).map(str::to_owned).collect();
    assert_eq!(promised.keys().cloned().collect::<BTreeSet<_>>(), rooms);
    for (room, uses) in &promised {
        assert!(uses.is_subset(&rooms), "{room} may use what there is");
    }
}

#[test]
fn no_room_names_one_that_it_must_not_know() {
    let promised = promised();
    for source in sources() {
        let Some(room) = source.room() else { continue };
        let may = &promised[room];
        for named in source.names() {
            let known = named == room || may.contains(&named);
            assert!(known, "src/{} names crate::{named}, and `{room}` may not", source.path);
        }
    }
}

#[test]
fn no_path_leaves_its_room_by_the_stairs() {
    check(&["super::super"], |_| false);
    let in_the_hall = |path: &str| path.ends_with("/mod.rs") && path.matches('/').count() == 1;
    check(&["super::"], |path| !in_the_hall(path));
}

#[test]
fn what_a_room_may_use_it_uses_somewhere() {
    let sources = sources();
    for (room, uses) in promised() {
        let named: BTreeSet<String> = sources
            .iter()
            .filter(|source| source.room() == Some(&room))
            .flat_map(Source::names)
            .collect();
        assert!(uses.is_subset(&named), "{room} may use {uses:?} and uses {named:?}");
    }
}

#[test]
fn no_room_is_behind_itself() {
    let mut left = promised();
    // Rooms that use nothing that is left are taken away until none is.
    while !left.is_empty() {
        let free: Vec<String> = left
            .iter()
            .filter(|(_, uses)| uses.iter().all(|used| !left.contains_key(used)))
            .map(|(room, _)| room.clone())
            .collect();
        assert!(!free.is_empty(), "a circle among {:?}", left.keys());
        left.retain(|room, _| !free.contains(room));
    }
}

#[test]
fn the_clock_is_read_in_one_place() {
    check(&["chrono", "SystemTime", "UNIX_EPOCH"], |path| path == "history/clock.rs");
    // How long a lock or a key is waited for is no time of day.
    check(&["std::time", "Instant"], |path| path == "store/files.rs" || path == "board/mod.rs");
}

#[test]
fn files_are_touched_in_two_places() {
    check(&["std::fs", "fs::", "OpenOptions", "read_dir", "tempfile"], |path| {
        path == "store/system.rs" || path == "terminal/files.rs"
    });
}

#[test]
fn the_environment_is_read_in_one_place() {
    check(&["std::env", "env::var"], |path| path == "terminal/context.rs");
    check(&["terminal_size", "io::stdout", "io::stderr", "io::stdin"], |path| {
        ["terminal/", "prompt/", "board/"].iter().any(|room| path.starts_with(room))
    });
}

#[test]
fn nothing_is_printed_but_answers() {
    check(&["println!", "print!", "eprintln!", "eprint!", "dbg!"], |_| false);
}

#[test]
fn the_engine_knows_no_game_by_name() {
    let names: Vec<String> = hoyle::presets::rulesets().map(|id| format!("\"{id}\"")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    // The command line may have a default.
    check(&names, |path| path.starts_with("presets/") || path.starts_with("grammar/"));
}

#[test]
fn points_are_never_floats() {
    // A picture is drawn of them, and nothing is worked out from it.
    check(&["f64", "f32"], |path| path == "output/json.rs" || path == "board/draw/chart.rs");
}

#[test]
fn no_file_is_longer_than_a_sitting() {
    for source in sources() {
        let lines = source.text.lines().count();
        assert!(lines <= 400, "src/{} has {lines} lines", source.path);
    }
}

#[test]
fn every_clause_that_can_be_cited_is_told_in_docs() {
    let read = |name: &str| {
        let page = root().join("docs/rules").join(name);
        std::fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
    };
    let contents = read("README.md");
    for id in hoyle::presets::rulesets() {
        let row = contents.lines().find(|line| line.ends_with(&format!("| `{id}` |")));
        let link = row.and_then(|row| row.split_once("](")?.1.split_once(')'));
        let (name, _) =
            link.unwrap_or_else(|| panic!("docs/rules/README.md links no page of {id}"));
        let page = read(name);
        let rules = hoyle::presets::ruleset(id).expect("a preset");
        for (clause, _) in hoyle::words::ruleset(&rules) {
            assert!(page.contains(&format!("`{clause}`")), "docs/rules/{name} lacks {clause}");
        }
    }
}

/// The crates that the library needs with some features and without the default ones.
fn crates_with(features: &str) -> BTreeSet<String> {
    let tree = ["tree", "--offline", "--locked", "--edges", "normal", "--prefix", "none"];
    let asked = std::process::Command::new(env!("CARGO"))
        .args(tree)
        .args(["--format", "{p}", "--no-default-features", "--features", features])
        .current_dir(root())
        .output()
        .expect("cargo");
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let crates = String::from_utf8(asked.stdout).expect("text");
    crates.lines().filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect()
}

#[test]
fn the_rules_alone_need_neither_files_nor_a_terminal() {
    let terminal = ["anstream", "clap", "clap_complete", "crossterm", "ratatui", "rustyline"];
    let files = ["directories", "tar", "tempfile"];
    let (pure, store, cli) = (crates_with(""), crates_with("store"), crates_with("cli"));
    for name in terminal {
        assert!(!pure.contains(name) && !store.contains(name) && cli.contains(name), "{name}");
    }
    for name in files {
        assert!(!pure.contains(name) && store.contains(name) && cli.contains(name), "{name}");
    }
}
