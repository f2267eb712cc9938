//! The spelling of a name changes in several games: in all of them or in none, unless the power fails meanwhile.

use crate::faults::crashes::{Effort, every_moment};
use crate::faults::disk::{Fault, Plan, SimDisk};
use crate::faults::evening::{self, at, store};
use crate::faults::{report, short_or_full};
use hoyle::game::Act;
use hoyle::history::GameId;
use hoyle::store::{Selector, StoreError, save_all};
use std::io::ErrorKind;

fn ids() -> [GameId; 3] {
    ["friday", "saturday", "sunday"].map(|id| id.parse().expect("an id"))
}

fn three_games() -> SimDisk {
    let disk = SimDisk::new();
    for (number, id) in ids().into_iter().enumerate() {
        store(&disk).create(&evening::game(number).with_id(id)).expect("a sound disk");
    }
    disk
}

/// Whether each game has the new name.
fn are_renamed(disk: &SimDisk) -> [bool; 3] {
    ids().map(|id| {
        let read = store(disk).read(&Selector::Id(id)).expect("every journal is sound");
        read.history.game().setup().players().seat("Quentin").is_some()
    })
}

/// Renames the player in the games that still have the old name.
fn rename(disk: &SimDisk) -> Result<(), StoreError> {
    let store = store(disk);
    let act = Act::Rename { was: "P1".into(), now: "Quentin".into() };
    let mut games = Vec::new();
    for id in ids() {
        let mut game = store.lock(&Selector::Id(id))?;
        if game.game.history.game().judge(&act).is_ok() {
            game.game.history.record(&act, at(9)).expect("it was judged");
            games.push(game);
        }
    }
    save_all(games)
}

#[test]
fn a_failing_call_leaves_every_name_as_it_was() {
    let disk = three_games();
    let dry = disk.fork();
    rename(&dry).expect("a sound disk");
    assert_eq!(are_renamed(&dry.crash_hard()), [true; 3], "all of it is on the disk");
    let current = store(&disk).current().expect("a pointer");
    assert_eq!(store(&dry).current().expect("a pointer"), current);

    let mut failures = 0;
    for number in 0..dry.calls().len() {
        for fault in [Fault::Error(ErrorKind::Other), Fault::ShortWrite] {
            let failing = disk.fork();
            failing.fail(Plan { at: number, fault, forever: false });
            let renamed = rename(&failing);
            assert_eq!(failing.retried_syncs(), 0, "a failed sync was retried");
            let expect = [renamed.is_ok(); 3];
            failures += usize::from(renamed.is_err());
            assert_eq!(are_renamed(&failing.fork()), expect, "call {number}, {fault:?}");
        }
    }
    assert!(failures > 10, "only {failures} calls failed");
    report(&format!("{failures} failing calls while a name was spelt otherwise in three games"));
}

#[test]
fn after_a_power_cut_the_same_command_completes_what_is_left() {
    let disk = three_games();
    let points = every_moment(
        &disk,
        Effort { most: short_or_full(24, 2_000), again: false },
        |disk: &SimDisk| drop(rename(disk)),
        |disk, _| {
            // Every journal can still be read.
            are_renamed(disk);
            rename(disk).expect("a sound disk");
            assert_eq!(are_renamed(disk), [true; 3]);
        },
    );
    report(&format!("{points} power cuts while a name was spelt otherwise in three games"));
}
