//! Kills the program at any moment: no acknowledged entry is lost or duplicated.

use super::{Table, at, code, said};
use crate::faults::{report, short_or_full};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;

/// How many entries a game gets before the next one starts.
const LONGEST_GAME: usize = 150;

/// How many looks at the journal a command takes until it has written its entry, if nothing stops it.
fn looks_until_written(table: &Table) -> usize {
    let path = table.path("evening");
    let mut looks: Vec<usize> = (0..9)
        .map(|round| {
            let before = len(&path);
            let command = table.command_at(0, &[["undo", "redo"][round % 2]]).spawn();
            let mut child = command.expect("the program runs");
            let looks = (0..).take_while(|_| len(&path) == before).count();
            assert!(child.wait().expect("it is over").success());
            looks
        })
        .collect();
    looks.sort_unstable();
    looks[looks.len() / 2]
}

fn len(path: &Path) -> u64 {
    path.metadata().expect("a journal").len()
}

#[test]
fn no_kill_loses_or_duplicates_an_acknowledged_entry() {
    let target = short_or_full(250, 10_000);
    let mut table = Table::with_games(&["evening"]);
    let whole = looks_until_written(&table);
    let mut lot = fastrand::Rng::with_seed(7);
    let mut kills = 0;
    let mut runs = 1;
    let mut games = 1;
    let mut acknowledged = Vec::new();
    while kills < target {
        // Undo if possible, otherwise redo: one of them is always legal.
        let word = ["undo", "redo"][runs % 2];
        let mut child = table
            .command_at(runs, &[word])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        // Starting the program takes the first looks; writing and answering come last.
        let path = table.path("evening");
        for _ in 0..lot.usize(whole / 3..=whole + whole / 3) {
            len(&path);
        }
        child.kill().expect("it can be killed, even when it is over");
        let output = child.wait_with_output().expect("it is over");
        match code(&output) {
            None => kills += 1,
            // How Windows reports it.
            Some(1) if output.stderr.is_empty() => kills += 1,
            Some(0 | 1) => {}
            Some(_) => panic!("{}", said(&output)),
        }
        // Printed output is an acknowledgement, even without a clean exit.
        if code(&output) == Some(0) || !output.stdout.is_empty() {
            acknowledged.push(at(runs));
        }
        runs += 1;
        if acknowledged.len() >= LONGEST_GAME || kills == target {
            check(&table.instants("evening"), &acknowledged);
            games += 1;
            acknowledged.clear();
            table = Table::with_games(&["evening"]);
        }
    }
    report(&format!("{kills} kills in {runs} runs and {games} games, nothing lost or duplicated"));
}

/// Asserts that every acknowledged entry is there once, and no entry twice.
fn check(there: &BTreeMap<String, usize>, acknowledged: &[String]) {
    for instant in acknowledged {
        assert_eq!(
            there.get(instant),
            Some(&1),
            "the acknowledged entry of {instant} is not there once"
        );
    }
    // The game's first bids share an instant with the timed commands.
    let doubled = there.iter().find(|(instant, count)| **count > 1 && **instant != at(0));
    assert_eq!(doubled, None);
}
