//! A folder of very many games, and archives of them, read by the real program in little memory:
//! more games than fit in it.

use crate::common::decode;
use crate::common::{Table, repository};
use crate::faults::{report, short_or_full};
use hoyle::history::{GameId, History};
use hoyle::store::archive::MOST_GAMES;
use serde_json::Value;
use std::fs::{self, File, OpenOptions};
use std::path::Path;

/// How many games there are, and how much memory, in units of 1024 bytes: 32 MiB more for an unoptimised program,
/// whose own code is several times as large.
fn sizes() -> [(usize, usize); 2] {
    let code = if cfg!(debug_assertions) { 32 } else { 0 };
    let most = (short_or_full(48, 64) + code) * 1024;
    [(short_or_full(30, 20_000), most), (short_or_full(300, 100_000), most)]
}

/// Fills a folder with games that are the same but for their ids. In the long version only their
/// first deals were played.
fn fill(folder: &Path, games: usize) {
    let table = Table::new();
    let script = repository("examples/serbian-evening.hoyle");
    table.done(&format!("replay '{}' --save", script.display()));
    let id = table.json("status")["game"].as_str().expect("an id").to_owned();
    let whole = crate::games::journal(&table, &id);
    let played = decode(&whole).expect("sound").history;
    let lines = whole.split_inclusive(|byte| *byte == b'\n').skip(1);
    let rest = lines.take(short_or_full(usize::MAX, 6)).collect::<Vec<_>>().concat();
    fs::create_dir_all(folder).expect("made");
    for number in 0..games {
        let id: GameId = format!("game-{number}").parse().expect("an id");
        let setup = played.setup().clone();
        let begun = History::new(id.clone(), played.begun(), played.origin().clone(), setup);
        let bytes = [begun.journal().to_vec(), rest.clone()].concat();
        fs::write(folder.join(format!("{id}.jsonl")), bytes).expect("written");
    }
}

/// Runs the program with little memory, which must succeed, and returns what it prints.
#[track_caller]
fn run(table: &Table, most: usize, environment: &[(&str, &str)], words: &[&str]) -> String {
    let limited = format!("ulimit -v {most} && exec \"$0\" \"$@\" >out 2>err");
    let mut command = table.other(Path::new("/bin/sh"));
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_hoyle")]).args(words);
    // Otherwise glibc reserves room for each thread, which counts although it is not used.
    command.env("MALLOC_ARENA_MAX", "1");
    let status = command.envs(environment.iter().copied()).status().expect("it runs");
    let [stdout, stderr] =
        ["out", "err"].map(|name| fs::read_to_string(table.path(name)).expect("what it printed"));
    assert_eq!(status.code(), Some(0), "hoyle {words:?}: {status}: {stderr}");
    stdout
}

/// Returns the values of a field of a JSON array, each once, after asserting how many there are.
#[track_caller]
fn values<'a>(list: &'a Value, field: &str, expect: usize) -> Vec<&'a str> {
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), expect);
    let mut values: Vec<&str> = list.iter().filter_map(|game| game[field].as_str()).collect();
    values.sort_unstable();
    values.dedup();
    values
}

#[test]
fn any_number_of_games_is_read_in_little_memory() {
    for (games, most) in sizes() {
        let table = Table::new();
        fill(&table.path("data/games"), games);
        let run = |words: &[&str]| run(&table, most, &[], words);
        let json = |words: &[&str]| -> Value { serde_json::from_str(&run(words)).expect("JSON") };
        assert_eq!(run(&["games"]).lines().count(), 2 * games);
        assert_eq!(run(&["games", "--plain"]).lines().count(), games);
        assert_eq!(values(&json(&["games", "--json"]), "game", games).len(), games);
        // The pointer is set to one of the games, all of which have to be read for that.
        table.write("data/current", "gone\n");
        let told = json(&["doctor", "--json"]);
        assert_eq!(values(&told["games"], "state", games), ["sound"]);
        assert_eq!(told["current"]["mended"], true);
        assert_eq!(run(&["doctor"]), format!("Checked {games} games: all sound.\n"));
        fs::rename(table.path("data/games"), table.path("data/bin")).expect("moved");
        assert_eq!(run(&["games", "--bin"]).lines().count(), 2 * games);
        report(&format!("{games} games are listed and checked in {most} KiB"));
    }
}

#[test]
fn any_number_of_games_can_be_completed_in_little_memory() {
    for (games, most) in sizes() {
        let table = Table::new();
        fill(&table.path("data/games"), games);
        let asking =
            [("HOYLE_COMPLETE", "bash"), ("_CLAP_COMPLETE_INDEX", "2"), ("_CLAP_IFS", "\n")];
        let offered = run(&table, most, &asking, &["--", "hoyle", "remove", ""]);
        assert_eq!(offered.lines().filter(|line| line.starts_with("game-")).count(), games);
    }
}

#[test]
fn archives_of_any_size_are_written_and_read_in_little_memory() {
    for (games, most) in sizes() {
        let table = Table::new();
        fill(&table.path("data/games"), games);
        let run = |words: &[&str]| run(&table, most, &[], words);
        let wrote = run(&["export", "--all", "--to", "games.tar"]);
        assert_eq!(wrote, format!("Wrote games.tar: {games} games.\n"));
        let import = ["import", "games.tar", "--dir", "there", "--json"];
        for what in ["placed", "same"] {
            let told: Value = serde_json::from_str(&run(&import)).expect("JSON");
            assert_eq!(values(&told, "what", games), [what]);
        }
        let id = format!("game-{}", games - 1);
        let path = format!("games/{id}.jsonl");
        let bytes = |folder: &str| fs::read(table.path(folder).join(&path)).expect("a journal");
        assert_eq!(bytes("there"), bytes("data"));
        report(&format!("{games} games are exported and imported in {most} KiB"));
    }
}

#[test]
fn more_games_than_an_archive_may_have_are_refused_at_once() {
    let table = Table::new();
    // In memory, if possible: a disk would take a minute.
    let data = tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .expect("a folder of its own");
    let games = data.path().join("games");
    fs::create_dir(&games).expect("made");
    for number in 0..=MOST_GAMES {
        File::create(games.join(format!("{number}.jsonl"))).expect("created");
    }
    let said = table.hoyle(&format!("export --all --to games.tar --dir {}", data.path().display()));
    let told = said.stderr.replace('\n', " ");
    assert!(said.code == 3 && told.contains("an archive has at most 100000."), "{told}");
    assert!(!table.path("games.tar").exists());
}

#[test]
fn importing_reads_only_the_first_lines_of_other_games() {
    let table = Table::new();
    fill(&table.path("data/games"), 3);
    table.done("export game-0 --to game.jsonl");
    table.done("remove game-0 --yes");
    for other in ["game-1", "game-2"] {
        let path = table.path(&format!("data/games/{other}.jsonl"));
        let file = OpenOptions::new().write(true).open(path);
        // Longer than any disk; nothing of it is written.
        file.and_then(|file: File| file.set_len(1 << 42)).expect("extended");
    }
    run(&table, 64 * 1024, &[], &["import", "game.jsonl"]);
}
