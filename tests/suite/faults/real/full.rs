//! Full disks and read-only folders: the last state stays readable, acknowledged entries are
//! stored, and the error is reported with exit code 3.

#![cfg(unix)]

use super::{Table, at, bytes, code, said};
use crate::common::skipped;
use std::path::Path;
use std::process::Command;

/// Returns shell commands that limit the size of files to this many blocks of 512 bytes. They
/// ignore the signal for exceeding it, so that writes fail instead.
fn limit(blocks: u64) -> String {
    format!("trap '' XFSZ; ulimit -f {blocks}")
}

#[test]
fn a_file_at_its_size_limit_keeps_its_last_state() {
    let table = Table::with_games(&["evening"]);
    let path = table.path("evening");
    let mut acknowledged = Vec::new();
    let mut refused = 0;
    let blocks = bytes(&path).len() as u64 / 512 + 2;
    for instant in 1..=40 {
        let word = ["undo", "redo"][(instant + 1) % 2];
        let before = bytes(&path);
        let run = table.limited_at(&limit(blocks), instant, &[word]).output();
        let output = run.expect("the shell runs");
        match code(&output) {
            Some(0) => acknowledged.push(at(instant)),
            Some(3) => {
                refused += 1;
                let told = said(&output);
                assert!(told.contains("evening.jsonl could not be written to: "), "{told}");
                assert_eq!(bytes(&path), before, "half a line was left");
            }
            // Undo works only if the last write was refused.
            Some(1) => {}
            _ => panic!("{}", said(&output)),
        }
    }
    assert!(acknowledged.len() > 3 && refused > 3, "{acknowledged:?}, {refused} refused");
    let there = table.instants("evening");
    acknowledged.iter().for_each(|instant| assert_eq!(there.get(instant), Some(&1)));
    assert_eq!(there.len(), acknowledged.len() + 1);
}

#[test]
fn a_process_killed_by_the_limit_leaves_a_readable_game() {
    let table = Table::with_games(&["evening"]);
    let length = bytes(&table.path("evening")).len() as u64;
    let limits = limit(length / 512 + 1).replace("trap '' XFSZ;", "");
    let mut killed = 0;
    for instant in 1..=20 {
        let word = ["undo", "redo"][(instant + 1) % 2];
        let run = table.limited_at(&limits, instant, &[word]).output();
        killed += usize::from(code(&run.expect("the shell runs")).is_none());
        table.instants("evening");
    }
    assert!(killed > 3, "{killed} died");
    // Without the limit the evening continues.
    let next = table.run(&["undo"]);
    let next = if code(&next) == Some(0) { next } else { table.run(&["redo"]) };
    assert_eq!(code(&next), Some(0), "{}", said(&next));
}

#[test]
fn a_new_game_without_space_is_not_created() {
    let table = Table::with_games(&["evening"]);
    let words = ["new", "serbian", "A", "B", "C", "D", "--id", "second"];
    let output = table.limited_at(&limit(1), 1, &words).output().expect("the shell runs");
    assert_eq!(code(&output), Some(3), "{}", said(&output));
    assert!(output.stdout.is_empty());
    assert!(!table.path("second").exists(), "a folder was left");
    table.done(&["status", "-g", "evening"]);
}

/// Returns the prefix that runs a command as a user without permissions here. Root may write
/// anywhere.
fn as_nobody() -> Vec<&'static str> {
    let may_write_anywhere = Command::new("id").arg("-u").output();
    match may_write_anywhere {
        Ok(output) if output.stdout == b"0\n" => {
            vec!["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_read_only_folder_is_read_but_not_written() {
    let table = Table::with_games(&["evening"]);
    // The user cannot access the folder where the program was built.
    let program = table.data().join("hoyle");
    std::fs::copy(env!("CARGO_BIN_EXE_hoyle"), &program).expect("copied");
    let data = table.data();
    let around = data.parent().expect("a folder");
    let run = |words: &[&str]| {
        let line: Vec<&str> =
            [as_nobody().as_slice(), &[program.to_str().expect("UTF-8")]].concat();
        let mut command = Command::new(line[0]);
        command.args(&line[1..]).args(words);
        table.surround(&mut command, 1);
        command.output()
    };
    let folder = table.data().join("games");
    let file = table.path("evening");
    let before = bytes(&file);
    modes(&[(around, "755"), (&table.data(), "555"), (&folder, "555")]);
    modes(&[(&table.data().join("current"), "444"), (&file, "444")]);
    let Ok(status) = run(&["status"]) else {
        // Root without `setpriv` cannot drop its permissions.
        modes(&[(&table.data(), "755"), (&folder, "755")]);
        return skipped("a read-only folder", "setpriv is not installed, and root writes anywhere");
    };
    let write = run(&["undo"]).expect("it ran before");
    let new = run(&["new", "serbian", "A", "B", "C", "D"]).expect("it ran before");
    modes(&[(&table.data(), "755"), (&folder, "755")]);
    assert_eq!(code(&status), Some(0), "{}", said(&status));
    assert_eq!(code(&write), Some(3), "{}", said(&write));
    assert!(said(&write).contains("evening.jsonl could not be opened: permission denied"));
    assert_eq!(code(&new), Some(3), "{}", said(&new));
    assert!(said(&new).contains("could not be created: permission denied"), "{}", said(&new));
    assert_eq!(bytes(&file), before);
}

fn modes(all: &[(&Path, &str)]) {
    for (path, mode) in all {
        let set = Command::new("chmod").arg(mode).arg(path).status();
        assert!(set.is_ok_and(|status| status.success()));
    }
}
