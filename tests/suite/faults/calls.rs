//! The N-th call to the disk fails, for every N: acknowledged entries are on the disk, stored games
//! can be read, and no sync is retried.

use crate::faults::disk::{Fault, Plan, SimDisk};
use crate::faults::evening::{self, journal, record, store, this_game};
use crate::faults::{report, short_or_full};
use hoyle::history::Entry;
use hoyle::store::{FileKind, Selector, StoreError};
use std::io::ErrorKind;
use std::path::Path;

/// How many entries are attempted while calls fail, and how many afterwards.
const STEPS: usize = 3;

/// How long calls fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lasting {
    OneCall,
    /// Until the end of the command.
    OneCommand,
    ForGood,
}

/// The events on a disk with failing calls.
struct Evening {
    disk: SimDisk,
    begun: bool,
    acknowledged: Vec<Entry>,
    failures: usize,
}

impl Evening {
    fn play(number: usize, plan: Plan, lasting: Lasting) -> Evening {
        let disk = SimDisk::new();
        disk.fail(plan);
        let mut evening = Evening { disk, begun: false, acknowledged: Vec::new(), failures: 0 };
        let created = store(&evening.disk).create(&evening::game(number)).map(drop);
        evening.begun = evening.acknowledges(created, lasting).is_some();
        for step in 1..=STEPS {
            let recorded = record(&store(&evening.disk), step).map(|(_, entry)| entry);
            let recorded = evening.acknowledges(recorded, lasting);
            evening.acknowledged.extend(recorded);
            if let Ok(read) = store(&evening.disk).read(&this_game()) {
                evening.has_acknowledged(read.history.entries());
            }
        }
        evening
    }

    /// Returns what a command acknowledged, if anything.
    fn acknowledges<T>(&mut self, done: Result<T, StoreError>, lasting: Lasting) -> Option<T> {
        match done {
            Ok(value) => Some(value),
            Err(fault) => {
                let told = match &fault {
                    StoreError::Io { error, .. } => error.kind() != ErrorKind::NotFound,
                    // Creating the game failed.
                    StoreError::NoSuchGame { .. } | StoreError::Journal { .. } => !self.begun,
                    _ => false,
                };
                assert!(told, "{fault:?}");
                self.failures += 1;
                if lasting == Lasting::OneCommand {
                    self.disk = self.disk.fork();
                }
                None
            }
        }
    }

    /// Asserts that the entries are those acknowledged, once each, and perhaps some that were
    /// attempted.
    fn has_acknowledged(&self, entries: &[Entry]) {
        for entry in &self.acknowledged {
            let index = entry.seq as usize - 1;
            assert_eq!(entries.get(index), Some(entry), "an acknowledged entry was lost");
        }
        for entry in entries {
            let same = entries.iter().filter(|other| other.at == entry.at).count();
            assert_eq!(same, 1, "{entry:?} is there {same} times");
        }
    }

    /// Asserts that no acknowledged entry is missing, now or after a crash now.
    fn check(&self) {
        if !self.begun {
            return;
        }
        for disk in [self.disk.fork(), self.disk.crash_hard()] {
            let read = store(&disk).read(&this_game()).expect("what is there can be read");
            self.has_acknowledged(read.history.entries());
        }
    }
}

fn every_call(number: usize, fault: Fault, lasting: Lasting) -> usize {
    let plan = |at| Plan { at, fault, forever: lasting != Lasting::OneCall };
    for at in 0.. {
        let mut evening = Evening::play(number, plan(at), lasting);
        assert_eq!(evening.disk.retried_syncs(), 0, "{fault:?} at call {at}");
        if evening.failures == 0 && evening.disk.calls().len() <= at {
            return at;
        }
        evening.check();
        if evening.begun {
            // The disk has recovered, and the evening continues.
            evening.disk = evening.disk.fork();
            for step in STEPS + 1..=2 * STEPS {
                let recorded = record(&store(&evening.disk), step).expect("a sound disk").1;
                evening.acknowledged.push(recorded);
                evening.check();
            }
        }
    }
    unreachable!("an evening makes a bounded number of calls")
}

#[test]
fn no_failing_call_loses_an_acknowledged_entry() {
    let errors = [
        Fault::Error(ErrorKind::StorageFull),
        Fault::Error(ErrorKind::PermissionDenied),
        Fault::ShortWrite,
        // The kind of an error of the device itself.
        Fault::Error(ErrorKind::Other),
    ];
    let mut points = 0;
    // Auctions have the longest lines, so they are always tried.
    for number in 1..=short_or_full(1, 40) {
        for fault in errors.into_iter().rev().take(short_or_full(2, 4)) {
            for lasting in [Lasting::OneCall, Lasting::OneCommand, Lasting::ForGood] {
                points += every_call(number, fault, lasting);
            }
        }
    }
    report(&format!("{points} failing calls, no acknowledged entry lost"));
}

#[test]
fn an_interrupted_call_is_retried_or_reported() {
    for at in 0..200 {
        let plan = Plan { at, fault: Fault::Error(ErrorKind::Interrupted), forever: false };
        Evening::play(0, plan, Lasting::OneCall).check();
    }
}

#[test]
fn a_read_only_folder_can_be_read() {
    let disk = SimDisk::new();
    store(&disk).create(&evening::game(0)).expect("begun");
    record(&store(&disk), 1).expect("recorded");
    let before = disk.bytes(&journal());
    disk.make_read_only();
    let read = store(&disk).read(&this_game()).expect("read");
    assert_eq!(read.history.entry_count(), 1);
    let refused = record(&store(&disk), 2).expect_err("it cannot be written");
    assert!(matches!(refused, StoreError::Io { .. }), "{refused:?}");
    let fault = store(&disk).create(&evening::game(1)).expect_err("it is there");
    assert!(matches!(fault, StoreError::Io { .. } | StoreError::Exists { .. }), "{fault:?}");
    assert_eq!(disk.bytes(&journal()), before);
}

#[test]
fn games_are_stored_without_lock_support() {
    let disk = SimDisk::new().without_locks();
    store(&disk).create(&evening::game(0)).expect("begun");
    for step in 1..=STEPS {
        record(&store(&disk), step).expect("recorded");
    }
    let kept = store(&disk.crash_hard()).read(&this_game()).expect("read");
    assert_eq!(kept.history.entry_count(), STEPS);
}

#[test]
fn only_regular_files_are_opened() {
    for kind in [FileKind::Folder, FileKind::Link, FileKind::Other] {
        let disk = SimDisk::new();
        store(&disk).create(&evening::game(0)).expect("begun");
        let refused = |fault: Option<StoreError>| {
            assert!(matches!(fault, Some(StoreError::NotAFile(_))), "{kind:?}: {fault:?}");
        };
        let pointer = Path::new(evening::DATA).join("current");
        let kept = disk.fork();
        kept.put_strange(&pointer, kind);
        refused(store(&kept).read(&Selector::Current).err());
        disk.put_strange(&journal(), kind);
        refused(store(&disk).read(&this_game()).err());
        let update = record(&store(&disk), 1).err();
        assert!(matches!(update, Some(StoreError::NotAFile(_))));
        let store = store(&disk);
        let listed: Vec<_> = store.list().expect("the folder is there").collect();
        assert_eq!(listed.len(), 1);
        refused(listed.into_iter().next().and_then(|game| game.game.err()));
    }
}
