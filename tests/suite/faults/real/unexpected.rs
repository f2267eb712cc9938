//! Unexpected files in the data folder are refused or ignored: nothing hangs, and newer files are
//! not written.

use super::{Table, at, bytes, code, said};
#[cfg(unix)]
use crate::common::make_fifo;
use crate::common::promptly;
use std::fs;
use std::path::Path;

/// Every command that writes to a game; none may change an unexpected file.
const WRITES: [&[&str]; 6] = [
    &["bid", "1"],
    &["took", "1", "2", "3", "7"],
    &["trump", "hearts"],
    &["call", "pass"],
    &["undo"],
    &["redo"],
];

/// Every command that reads a game.
const READS: [&[&str]; 6] =
    [&["status"], &["log"], &["sheet"], &["explain"], &["script"], &["check", "bid", "1"]];

/// Asserts that every command refuses a game, and that its file stays unchanged.
#[track_caller]
fn refused(table: &Table, game: &str, told: &str) {
    for words in WRITES.iter().chain(&READS) {
        let words = [*words, &["-g", game]].concat();
        let output = promptly(&mut table.command_at(1, &words));
        assert_eq!(code(&output), Some(3), "hoyle {words:?}: {}", said(&output));
        assert!(said(&output).contains(told), "hoyle {words:?}: {}", said(&output));
    }
}

#[test]
fn a_newer_format_is_reported_and_never_written() {
    let table = Table::with_games(&["evening", "newer", "newer-line"]);
    let whole = String::from_utf8(bytes(&table.path("newer"))).expect("UTF-8");
    let format = whole.replacen("\"hoyle\":1", "\"hoyle\":6", 1);
    // A newer version may use another checksum, and we must not cut off its torn tail.
    fs::write(table.path("newer"), format + "{\"half").expect("written");
    let line = r#""hoyle":6,"seq":2,"at":"2026-11-20T20:15:00Z","deed":{}}"#;
    let sum = crc32fast::hash(line.as_bytes());
    fs::write(table.path("newer-line"), format!("{whole}{{\"sum\":\"{sum:08x}\",{line}\n"))
        .expect("written");
    for (game, format) in [("newer", "(format 6)"), ("newer-line", "(format 6)")] {
        let before = bytes(&table.path(game));
        refused(&table, game, "was written by a later version of hoyle");
        refused(&table, game, format);
        assert_eq!(bytes(&table.path(game)), before);
    }
    assert!(table.done(&["games"]).contains("evening: serbian"), "the others are kept as ever");
}

#[test]
fn a_backward_clock_does_not_change_the_order() {
    let table = Table::with_games(&["evening"]);
    let instants = [5_000, 3_000, 4_000, 1_000];
    for (turn, instant) in instants.into_iter().enumerate() {
        let output = promptly(&mut table.command_at(instant, &[["undo", "redo"][turn % 2]]));
        assert_eq!(code(&output), Some(0), "{}", said(&output));
    }
    let log: serde_json::Value =
        serde_json::from_str(&table.done(&["log", "--json"])).expect("JSON");
    let lines = log.as_array().expect("entries");
    let seqs: Vec<u64> = lines.iter().filter_map(|line| line["seq"].as_u64()).collect();
    assert_eq!(seqs, [0, 1, 2, 3, 4, 5]);
    let times: Vec<&str> = lines[2..].iter().filter_map(|line| line["at"].as_str()).collect();
    assert_eq!(times, instants.map(at));
}

#[test]
fn files_that_are_not_games_are_refused_at_once() {
    let table = Table::with_games(&["evening"]);
    fs::create_dir(table.path("folder")).expect("made");
    refused(&table, "folder", "is not a regular file");
    refused(&table, table.data().to_str().expect("UTF-8"), "is not a regular file");
    fs::write(table.path("empty"), "").expect("written");
    refused(&table, "empty", "the game was never started");
    fs::write(table.path("noise"), [0xff; 5000]).expect("written");
    fs::write(table.path("zeros"), [0; 5000]).expect("written");
    refused(&table, "noise", "the game was never started");
    refused(&table, "zeros", "the game was never started");
    for game in ["../evening", "..", "games/../../x", "Evening night", "con"] {
        let output = promptly(&mut table.command_at(1, &["undo", "-g", game]));
        assert_eq!(code(&output), Some(3), "{game}: {}", said(&output));
    }
    assert_eq!(code(&promptly(&mut table.command_at(1, &["games"]))), Some(0));
}

#[cfg(unix)]
#[test]
fn links_devices_and_fifos_are_refused_at_once() {
    use std::os::unix::fs::symlink;
    let table = Table::with_games(&["evening"]);
    let outside = table.data().with_file_name("outside.jsonl");
    fs::copy(table.path("evening"), &outside).expect("copied");
    let before = bytes(&outside);
    symlink(&outside, table.path("link")).expect("linked");
    symlink("nowhere", table.path("dangling")).expect("linked");
    symlink("loop.jsonl", table.path("loop")).expect("linked");
    symlink("/dev/zero", table.path("endless")).expect("linked");
    make_fifo(&table.path("fifo"));
    for game in ["link", "dangling", "loop", "endless", "fifo"] {
        refused(&table, game, "is not a regular file");
    }
    assert_eq!(bytes(&outside), before);
    for path in ["/dev/zero", "/dev/tty", "/dev/full", "/dev/null"] {
        refused(&table, path, "is not a regular file");
    }
    let games = promptly(&mut table.command_at(1, &["games"]));
    assert_eq!(code(&games), Some(0), "{}", said(&games));
    // A new game does not follow a link either.
    for id in ["link", "dangling", "fifo"] {
        let words = ["new", "serbian", "A", "B", "C", "D", "--id", id];
        let output = promptly(&mut table.command_at(1, &words));
        assert_eq!(code(&output), Some(3), "{}", said(&output));
    }
    assert!(!table.path("nowhere").exists() && !table.data().join("games/nowhere").exists());
}

#[cfg(unix)]
#[test]
fn a_pointer_that_is_not_a_file_is_reported_and_harmless() {
    use std::os::unix::fs::symlink;
    let table = Table::with_games(&["evening"]);
    let pointer = table.data().join("current");
    let strange: [&dyn Fn(&Path); 3] =
        [&make_fifo, &|path| symlink("/dev/zero", path).expect("linked"), &|path| {
            fs::create_dir(path).expect("made")
        }];
    for (turn, put) in strange.into_iter().enumerate() {
        fs::remove_file(&pointer).expect("a pointer or what stands for it");
        put(&pointer);
        let output = promptly(&mut table.command_at(1, &["status"]));
        assert_eq!(code(&output), Some(3), "{}", said(&output));
        assert!(said(&output).contains("current"), "{}", said(&output));
        // Naming the game works; the pointer is repaired if possible.
        let word = ["undo", "redo"][turn % 2];
        let output = promptly(&mut table.command_at(turn + 2, &[word, "-g", "evening"]));
        assert_eq!(code(&output), Some(0), "{}", said(&output));
    }
    assert_eq!(table.instants("evening").len(), 4);
}
