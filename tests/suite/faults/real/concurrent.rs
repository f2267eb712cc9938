//! Eight processes write to one game at once: all of them succeed, and every entry is there once.

use super::{Table, at, code, said};
use crate::faults::{report, short_or_full};
use std::thread;

/// The number of writers.
const WRITERS: usize = 8;

/// Writes entries until `target` are acknowledged, and returns their instants.
fn write(table: &Table, writer: usize, target: usize) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for turn in 1.. {
        if acknowledged.len() == target {
            break;
        }
        let instant = turn * WRITERS + writer;
        let word = ["undo", "redo"][(turn + writer) % 2];
        let output = table.command_at(instant, &[word]).output().expect("the program runs");
        match code(&output) {
            Some(0) => acknowledged.push(at(instant)),
            // Another writer has undone or redone it meanwhile.
            Some(1) => {}
            _ => panic!("{}", said(&output)),
        }
    }
    acknowledged
}

#[test]
fn eight_concurrent_writers_lose_and_duplicate_nothing() {
    let each = short_or_full(160, 10_000) / WRITERS;
    let table = Table::with_games(&["evening"]);
    let acknowledged: Vec<String> = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let table = &table;
                scope.spawn(move || write(table, writer, each))
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().expect("no panic")).collect()
    });
    let mut there = table.instants("evening");
    there.remove(&at(0));
    for instant in &acknowledged {
        assert_eq!(
            there.remove(instant),
            Some(1),
            "the acknowledged entry of {instant} is not there once"
        );
    }
    assert!(there.is_empty(), "{there:?} were never acknowledged");
    let count = acknowledged.len();
    report(&format!("{WRITERS} writers, {count} acknowledged entries, each there once"));
}

/// Runs a command in eight processes at once, and returns what each of them exited with.
fn at_once(table: &Table, words: &[&str]) -> Vec<Option<i32>> {
    thread::scope(|scope| {
        let run =
            |writer: usize| move || table.command_at(writer, words).output().expect("it runs");
        let started: Vec<_> = (0..WRITERS).map(|writer| scope.spawn(run(writer))).collect();
        started.into_iter().map(|process| code(&process.join().expect("no panic"))).collect()
    })
}

#[test]
fn a_file_imported_eight_times_at_once_is_one_game() {
    let from = Table::with_games(&["evening"]);
    let file = from.data().join("games/evening.jsonl");
    for _ in 0..short_or_full(5, 200) {
        let table = Table::with_games(&[]);
        let codes = at_once(&table, &["import", file.to_str().expect("UTF-8")]);
        assert_eq!(codes, [Some(0); WRITERS]);
        assert_eq!(std::fs::read_dir(table.data().join("games")).expect("a folder").count(), 1);
    }
}

#[test]
fn eight_games_begun_at_once_get_an_id_each() {
    let table = Table::with_games(&[]);
    let codes = at_once(&table, &["new", "romanian", "Ana", "Bo", "Cy", "--dealer", "Cy"]);
    assert_eq!(codes, [Some(0); WRITERS]);
    assert_eq!(std::fs::read_dir(table.data().join("games")).expect("a folder").count(), WRITERS);
}
