//! Crashes and failing calls while games are moved: every game is still there, byte for byte, and
//! none is duplicated.

use crate::common::decode;
use crate::faults::disk::{Crash, Fault, Fill, Plan, SimDisk};
use crate::faults::evening::{self, DATA, journal, record, store, this_game};
use crate::faults::report;
use hoyle::history::GameId;
use hoyle::history::History;
use hoyle::store::{Importer, Store, StoreError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The maximum number of crash states tried at each moment.
const MOST: usize = 32;

/// An operation on stored games.
struct Move {
    name: &'static str,
    /// The disk before it.
    before: SimDisk,
    /// Performs it.
    act: fn(&Store) -> Result<(), StoreError>,
    /// Asserts that all games are there, whether or not it was completed.
    check: Box<dyn Fn(&SimDisk)>,
}

fn id() -> GameId {
    "evening".parse::<GameId>().expect("an id")
}

fn in_bin() -> PathBuf {
    Path::new(DATA).join("bin/evening.jsonl")
}

/// Returns a disk with a game of this many entries.
fn with_game(entries: usize) -> SimDisk {
    let disk = SimDisk::new();
    store(&disk).create(&evening::game(0)).expect("a sound disk");
    (1..=entries).for_each(|step| drop(record(&store(&disk), step).expect("a sound disk")));
    disk
}

fn bytes(disk: &SimDisk) -> Vec<u8> {
    disk.bytes(&journal()).expect("the game is here")
}

/// The game with six entries.
static LONGER: LazyLock<Vec<u8>> = LazyLock::new(|| bytes(&with_game(6)));

/// Returns the game as exported by another machine.
fn longer() -> History {
    decode(&LONGER).expect("sound").history
}

fn import(store: &Store) -> Result<(), StoreError> {
    Importer::new(store)?.import(&longer(), &id(), false).map(drop)
}

/// Asserts that a game is among the games or in the bin, and complete under its name.
fn is_somewhere(disk: &SimDisk, whole: &[u8]) {
    let found = [disk.bytes(&journal()), disk.bytes(&in_bin())];
    assert!(found.iter().flatten().any(|bytes| bytes == whole), "the game is missing");
    // Nothing else has either name.
    assert!(found.iter().flatten().all(|bytes| bytes == whole));
}

fn moves() -> Vec<Move> {
    let begun = with_game(3);
    let shorter = bytes(&with_game(3));
    let whole = shorter.clone();
    let remove = Move {
        name: "remove",
        before: begun.fork(),
        act: |store| store.remove(&id()).map(drop),
        check: Box::new(move |disk| is_somewhere(disk, &whole)),
    };
    let removed = begun.fork();
    store(&removed).remove(&id()).expect("a sound disk");
    let whole = shorter.clone();
    let restore = Move {
        name: "restore",
        before: removed,
        act: |store| store.restore(&id(), None).map(drop),
        check: Box::new(move |disk| is_somewhere(disk, &whole)),
    };
    let import = Move {
        name: "import",
        before: SimDisk::new(),
        act: import,
        // It is there completely or not at all, and can be imported again.
        check: Box::new(|disk| {
            let here = disk.bytes(&journal());
            assert!(here.is_none_or(|here| here == *LONGER), "part of a game was imported");
            import(&store(disk)).expect("a sound disk");
            let store = store(disk);
            let again = store.list().expect("a folder");
            let sound: Vec<_> = again.filter_map(|game| game.game.ok()).collect();
            assert!(matches!(&sound[..], [game] if game.history.entry_count() == 6));
        }),
    };
    let again = Move {
        name: "import of a game that is here",
        before: with_game(6),
        act: |store| {
            let other = "other".parse::<GameId>().expect("an id");
            Importer::new(store)?.import(&longer(), &other, false).map(drop)
        },
        // What cannot be read may be the same game, and is never imported a second time.
        check: Box::new(|disk| {
            assert_eq!(bytes(disk), *LONGER);
            assert_eq!(disk.bytes(&Path::new(DATA).join("games/other.jsonl")), None);
        }),
    };
    let save = Move {
        name: "replay --save",
        before: SimDisk::new(),
        act: |store| store.create(&longer()).map(drop),
        check: Box::new(|disk| {
            let here = disk.bytes(&journal());
            assert!(here.is_none_or(|here| here == *LONGER), "part of a game was saved");
        }),
    };
    let goes_on = Move {
        name: "import of what is missing",
        before: begun.fork(),
        act: |store| Importer::new(store)?.append_new(&longer(), &id()).map(drop),
        check: Box::new(move |disk| {
            let here = bytes(disk);
            assert!(here.starts_with(&shorter), "an entry was lost");
            let read = store(disk).read(&this_game()).expect("it can be read");
            let all = longer();
            let found = read.history;
            assert!(all.journal().starts_with(found.journal()), "an unexpected entry exists");
        }),
    };
    let whole = bytes(&begun);
    begun.put(&journal(), &[&whole[..], b"{\"sum\":\"12"].concat());
    let mend = Move {
        name: "doctor",
        before: begun,
        act: |store| store.check_up(true).map(drop),
        check: Box::new(move |disk| {
            assert!(bytes(disk).starts_with(&whole), "the doctor lost an entry");
            let read = store(disk).read(&this_game()).expect("it can be read");
            assert_eq!(read.history.entry_count(), 3);
        }),
    };
    vec![remove, restore, import, again, save, goes_on, mend, mend_event()]
}

/// The doctor repairs the journal of an event whose last line is torn, and that of one of its tables.
fn mend_event() -> Move {
    let disk = SimDisk::new();
    let spring = "spring".parse::<GameId>().expect("an id");
    let table = "r1t1".parse::<GameId>().expect("an id");
    // The doctor checks only the lines of an event's journal.
    let line = LONGER.split_inclusive(|byte| *byte == b'\n').next().expect("a line").to_vec();
    store(&disk).create_event(&spring, &line).expect("a sound disk");
    store(&disk).create_in_event(&spring, &table, &LONGER).expect("a sound disk");
    let folder = Path::new(DATA).join("events/spring");
    let journals = [("event.jsonl", line), ("r1t1.jsonl", LONGER.clone())];
    let journals = journals.map(|(name, whole)| (folder.join(name), whole));
    for (path, whole) in &journals {
        disk.put(path, &[&whole[..], b"{\"sum\":\"12"].concat());
    }
    Move {
        name: "doctor",
        before: disk,
        act: |store| store.check_up(true).map(drop),
        check: Box::new(move |disk| {
            for (path, whole) in &journals {
                assert!(disk.bytes(path).expect("a journal").starts_with(whole), "{path:?}");
            }
            let checkup = store(disk).check_up(true).expect("a folder");
            assert!(checkup.is_well() && checkup.events.len() == 2, "{checkup:?}");
            for (path, whole) in &journals {
                assert_eq!(disk.bytes(path).as_ref(), Some(whole), "{path:?}");
            }
        }),
    }
}

#[test]
fn a_crash_during_a_move_loses_no_game() {
    let mut points = 0;
    for Move { before, act, check, .. } in moves() {
        let dry = before.fork();
        act(&store(&dry)).expect("a sound disk");
        for moment in 0..=dry.calls().len() {
            let dying = before.fork();
            dying.fail(Plan { at: moment, fault: Fault::Killed, forever: true });
            drop(act(&store(&dying)));
            check(&dying.fork());
            for number in 0..dying.crashes().min(MOST) {
                check(&dying.crash(Crash { number, fill: Fill::Zeros }));
                points += 1;
            }
        }
        // Once acknowledged, it is durable.
        let done = before.fork();
        act(&store(&done)).expect("a sound disk");
        let kept = done.crash_hard();
        for path in [journal(), in_bin()] {
            assert_eq!(kept.bytes(&path), done.bytes(&path));
        }
    }
    report(&format!("{points} crashes while games were moved, none lost"));
}

#[test]
fn a_failing_call_during_a_move_loses_no_game() {
    let mut failures = 0;
    for Move { name, before, act, check } in moves() {
        let dry = before.fork();
        act(&store(&dry)).expect("a sound disk");
        let changing = dry.calls().iter().filter(|call| call.changes()).count();
        let mut told = 0;
        for at in 0..dry.calls().len() {
            for fault in [Fault::Error(ErrorKind::Other), Fault::ShortWrite] {
                for forever in [false, true] {
                    let failing = before.fork();
                    failing.fail(Plan { at, fault, forever });
                    let done = act(&store(&failing));
                    told += usize::from(done.is_err());
                    if let Err(StoreError::Io { path, .. }) = done {
                        let path = path.to_string_lossy();
                        assert!(
                            !path.contains(".unfinished"),
                            "{name}: {path} is a temporary name"
                        );
                    }
                    assert_eq!(failing.retried_syncs(), 0, "{name}: a failed sync was retried");
                    check(&failing.fork());
                }
            }
        }
        // The doctor reports each game separately; the other operations fail as a whole.
        assert!(told >= changing || name == "doctor", "{name}: {told} failures were reported");
        failures += told;
    }
    report(&format!("{failures} failing calls while games were moved, none lost"));
}
