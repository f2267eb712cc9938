//! Eight processes write to one game at once: all of them succeed, and every entry is there once.

use super::{Table, at, code, said};
use crate::faults::{report, short_or_full};
use std::collections::BTreeSet;
use std::fs::DirEntry;
use std::io;
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

/// Runs commands at once, each in a process of its own, and returns what they exited with.
fn at_once(table: &Table, commands: [&[&str]; WRITERS]) -> Vec<Option<i32>> {
    let mut commands = commands.map(|words| table.command_at(0, words));
    thread::scope(|scope| {
        let started = commands
            .each_mut()
            .map(|command| scope.spawn(move || code(&command.output().expect("the program runs"))));
        started.into_iter().map(|process| process.join().expect("no panic")).collect()
    })
}

/// Returns the first lines of the games, which no two games share.
fn first_lines(table: &Table) -> Vec<String> {
    let journals = std::fs::read_dir(table.data().join("games")).expect("a folder");
    let text = |entry: io::Result<DirEntry>| {
        std::fs::read_to_string(entry.expect("an entry").path()).expect("a journal")
    };
    journals.map(|journal| text(journal).lines().next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn games_imported_eight_times_at_once_are_there_once() {
    let from = Table::with_games(&["evening", "night"]);
    from.done(&["export", "--all", "--to", "all.tar"]);
    // The same game has another id in this archive.
    from.done(&["remove", "evening", "--yes"]);
    from.done(&["restore", "evening", "--as", "friday"]);
    from.done(&["export", "friday", "night", "--to", "friday.tar"]);
    let file = from.path("friday").display().to_string();
    let [all, other] = ["all.tar", "friday.tar"]
        .map(|name| from.data().with_file_name(name).display().to_string());
    let [one, all, other]: [[&str; 2]; 3] = [&file, &all, &other].map(|file| ["import", file]);
    let rounds = short_or_full(6, 200);
    for round in 0..rounds {
        // In every other round their name is taken by another game.
        let table = Table::with_games(&[]);
        let here = ["new", "romanian", "Ana", "Bo", "Cy", "--dealer", "Cy", "--id", "evening"];
        let taken = round % 2;
        (0..taken).for_each(|_| drop(table.done(&here)));
        let codes = at_once(&table, [&one, &all, &other, &one, &all, &other, &one, &other]);
        assert_eq!(codes, [Some(0); WRITERS]);
        let games = first_lines(&table);
        assert_eq!(
            (games.len(), games.iter().collect::<BTreeSet<_>>().len()),
            (2 + taken, 2 + taken)
        );
    }
    report(&format!("{} imports of the same games at once, each there once", rounds * WRITERS));
}

#[test]
fn eight_games_begun_at_once_get_an_id_each() {
    let table = Table::with_games(&[]);
    let new = ["new", "romanian", "Ana", "Bo", "Cy", "--dealer", "Cy"];
    assert_eq!(at_once(&table, [&new; WRITERS]), [Some(0); WRITERS]);
    assert_eq!(first_lines(&table).len(), WRITERS);
}
