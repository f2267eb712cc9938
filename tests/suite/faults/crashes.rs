//! The power fails at any moment: whatever mixture of old and new data is on the disk, every
//! acknowledged entry is there, and the evening continues.

use crate::faults::disk::{Crash, Fault, Fill, Plan, SimDisk};
use crate::faults::evening::{self, journal, record, store, this_game};
use crate::faults::{report, short_or_full};
use hoyle::history::{Entry, History, JournalError};
use hoyle::store::{Selector, StoreError};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The number of entries in an evening.
const STEPS: usize = 6;

/// What is known at the moment of the crash.
#[derive(Clone, Debug)]
struct Known {
    /// Whether creating the game was acknowledged.
    begun: bool,
    /// The entries acknowledged.
    acknowledged: Vec<Entry>,
    /// The entries being written.
    doubtful: Vec<Entry>,
}

/// How thoroughly crashes are tested.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// The maximum number of crash states tried at each moment.
    pub(crate) most: usize,
    /// Whether the power fails again after the evening continues.
    pub(crate) again: bool,
}

/// Tries a crash at every moment while `act` runs, and returns how many were tried.
pub(crate) fn every_moment(
    disk: &SimDisk,
    effort: Effort,
    act: impl Fn(&SimDisk),
    check: impl Fn(&SimDisk, Crash),
) -> usize {
    let dry = disk.fork();
    act(&dry);
    let calls = dry.calls();
    let mut points = 0;
    for moment in 0..=calls.len() {
        // A call that changes nothing adds no crash states.
        if moment > 0 && !calls[moment - 1].changes() {
            continue;
        }
        let dying = disk.fork();
        dying.fail(Plan { at: moment, fault: Fault::Killed, forever: true });
        act(&dying);
        // Only the process is gone; its writes are still in memory.
        check(&dying.fork(), Crash { number: 0, fill: Fill::Zeros });
        let crashes = dying.crashes();
        for number in numbers(crashes, effort.most, moment) {
            let crash = Crash { number, fill: Fill::Zeros };
            check(&dying.crash(crash), crash);
            let stale = Crash { fill: Fill::Stale, ..crash };
            check(&dying.crash(stale), stale);
            points += 2;
        }
    }
    points
}

/// Returns the numbers below `count`, or `most` of them: the first few, and others at random.
fn numbers(count: usize, most: usize, seed: usize) -> BTreeSet<usize> {
    if count <= most {
        return (0..count).collect();
    }
    let mut lot = fastrand::Rng::with_seed(seed as u64);
    (0..most / 2).chain((most / 2..most).map(|_| lot.usize(0..count))).collect()
}

/// Asserts that a disk after a crash has the acknowledged entries, and that the evening continues.
/// A line after these may be damaged if `may` allows it.
fn check_found(disk: &SimDisk, may: bool, known: &Known, step: usize, again: bool) {
    let found = match store(disk).read(&this_game()) {
        Ok(read) => read.history,
        Err(fault) if !known.begun && never_begun(&fault) => return check_begins(disk),
        Err(fault) if may && behind(known, &fault) => return,
        Err(fault) => panic!("{fault:?}\n{:?}", shown(disk)),
    };
    let entries = found.entries();
    let (sure, rest) = entries.split_at_checked(known.acknowledged.len()).expect("none is lost");
    assert_eq!(sure, known.acknowledged);
    assert!(known.doubtful.starts_with(rest), "{rest:?} was never attempted");
    let mut now = entries.to_vec();

    let untouched = disk.fork();
    now.push(record(&store(disk), step).expect("the evening goes on").1);
    let kept = store(&disk.crash_hard()).read(&this_game()).expect("it was acknowledged");
    assert_eq!(kept.history.entries(), now);

    if again {
        let known = Known { doubtful: now[known.acknowledged.len()..].to_vec(), ..known.clone() };
        let effort = Effort { most: 8, again: false };
        every_moment(
            &untouched,
            effort,
            |disk: &SimDisk| drop(record(&store(disk), step)),
            |disk, crash| {
                // Another file's bytes may survive a second crash. And if a killed process had not
                // synced its line, a crash can damage two lines.
                let may = may || crash.fill == Fill::Stale || untouched.has_unsynced_bytes();
                check_found(disk, may, &known, step + 1, false);
            },
        );
    }
}

/// Returns whether a fault names a line after the acknowledged ones, which stay in the file.
fn behind(known: &Known, fault: &StoreError) -> bool {
    let StoreError::Journal { error: JournalError::BadSum { line }, .. } = fault else {
        return false;
    };
    let first = known.acknowledged.len() + 2;
    (first..first + known.doubtful.len()).contains(line)
}

/// Returns whether a fault is that of a game whose creation was not acknowledged.
fn never_begun(fault: &StoreError) -> bool {
    match fault {
        StoreError::NoSuchGame { .. } => true,
        StoreError::Journal { error: fault, .. } => {
            matches!(fault, JournalError::Empty | JournalError::BadSum { line: 1 })
        }
        _ => false,
    }
}

/// Asserts that a game created after a crash during its first creation is durable.
fn check_begins(disk: &SimDisk) {
    let begun = evening::game(0);
    let id = store(disk).free_id(begun.id());
    let at = begun.begun();
    let origin = begun.origin().clone();
    let begun = History::new(id.clone(), at, origin, begun.setup().clone());
    store(disk).create(&begun).expect("a sound disk");
    let kept = store(&disk.crash_hard()).read(&Selector::Id(id)).expect("it was acknowledged");
    assert_eq!(kept.history, begun);
}

fn shown(disk: &SimDisk) -> String {
    let bytes = disk.bytes(&journal()).unwrap_or_default();
    String::from_utf8_lossy(&bytes).replace('\0', "·")
}

/// Plays one evening with a crash at every moment, and returns how many were tried.
fn evening(number: usize, effort: Effort) -> usize {
    let begun = evening::game(number);
    let disk = SimDisk::new();
    let mut known = Known { begun: false, acknowledged: Vec::new(), doubtful: Vec::new() };
    let mut points = every_moment(
        &disk,
        effort,
        |disk: &SimDisk| drop(store(disk).create(&begun)),
        |disk, crash| {
            check_found(disk, crash.fill == Fill::Stale, &known, 1, false);
        },
    );
    store(&disk).create(&begun).expect("a sound disk");
    known.begun = true;
    for step in 1..=STEPS {
        let mut next = begun.clone();
        if let Some(history) = store(&disk).read(&this_game()).ok().map(|read| read.history) {
            next = history;
        }
        known.doubtful = vec![evening::step(&mut next, step)];
        points += every_moment(
            &disk,
            effort,
            |disk: &SimDisk| drop(record(&store(disk), step)),
            |disk, crash| {
                // Occasionally the power fails again.
                let again = effort.again && crash.number % 97 == 0;
                check_found(disk, crash.fill == Fill::Stale, &known, step + 1, again);
            },
        );
        known.acknowledged.push(record(&store(&disk), step).expect("a sound disk").1);
    }
    points
}

#[test]
fn a_crash_at_any_moment_loses_nothing() {
    let target = short_or_full(1_000, 1_000_000);
    let effort = Effort { most: short_or_full(32, 2_000), again: true };
    let next = AtomicUsize::new(0);
    let points = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while points.load(Ordering::Relaxed) < target {
                    let tried = evening(next.fetch_add(1, Ordering::Relaxed), effort);
                    points.fetch_add(tried, Ordering::Relaxed);
                }
            });
        }
    });
    let evenings = next.into_inner();
    let points = points.into_inner();
    report(&format!("{points} crashes in {evenings} evenings, no acknowledged entry lost"));
}

#[test]
fn a_crash_while_a_torn_line_is_replaced_loses_nothing() {
    let mut points = 0;
    for number in (1..short_or_full(2, 100)).step_by(4) {
        let begun = evening::game(number);
        let disk = SimDisk::new();
        store(&disk).create(&begun).expect("a sound disk");
        let kept = disk.bytes(&journal()).expect("a journal").len();
        let torn = record(&store(&disk), 1).expect("a sound disk").1;
        let whole = disk.bytes(&journal()).expect("a journal");
        for sixths in [3, 5] {
            disk.put(&journal(), &whole[..kept + (whole.len() - kept) * sixths / 6]);
            let mut next = begun.clone();
            let made = evening::step(&mut next, 2);
            assert_ne!(made, torn);
            let known = Known { begun: true, acknowledged: Vec::new(), doubtful: vec![made] };
            let effort = Effort { most: short_or_full(100, 5_000), again: false };
            points += every_moment(
                &disk,
                effort,
                |disk: &SimDisk| drop(record(&store(disk), 2)),
                |disk, crash| {
                    check_found(disk, crash.fill == Fill::Stale, &known, 3, false);
                },
            );
        }
    }
    report(&format!("{points} crashes over torn lines, no acknowledged entry lost"));
}
