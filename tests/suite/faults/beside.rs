//! The power fails, or a call fails, while a file other than a journal is replaced: it is then the
//! complete old or new one, and the doctor removes everything that is left over.

use crate::faults::crashes::{Effort, every_moment};
use crate::faults::disk::{Fault, Plan, SimDisk};
use crate::faults::evening::{self, DATA, record, store};
use crate::faults::{report, short_or_full};
use hoyle::history::GameId;
use hoyle::store::{CachedGame, OpenedGame, Store, StoreError, TextFile};
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::path::Path;

const FILES: [TextFile; 2] = [TextFile::NAMES, TextFile::LINKS];

/// What a text file says before, and after: over a sector, and of different lengths.
fn texts() -> [Option<String>; 3] {
    [None, Some("old\n".repeat(200)), Some("a new text\n".repeat(150))]
}

fn replace(store: &Store, file: TextFile, text: &str) -> Result<(), StoreError> {
    store.lock_text(file)?.replace(text)
}

/// Returns a disk with a game, and with a text file that says this.
fn with_text(file: TextFile, text: Option<&String>) -> SimDisk {
    let disk = SimDisk::new();
    store(&disk).create(&evening::game(0)).expect("a sound disk");
    if let Some(text) = text {
        replace(&store(&disk), file, text).expect("a sound disk");
    }
    disk
}

/// Asserts that a text file says one of these texts, and that the doctor leaves nothing unfinished.
#[track_caller]
fn is_whole(disk: &SimDisk, file: TextFile, may_be: &[Option<&String>]) {
    let text = store(disk).read_text(file).expect("it can be read");
    assert!(may_be.contains(&text.as_ref()), "{file:?} says {text:?}");
    let checkup = store(disk).check_up(true).expect("the folder can be read");
    assert!(checkup.is_well(), "{file:?}: {checkup:?}");
    let again = store(disk).check_up(true).expect("the folder can be read");
    assert!(again.unfinished.is_empty(), "{file:?}: {again:?}");
}

/// Every replacement: of no file by the old one, and of the old one by the new one.
fn each_replacement(mut check: impl FnMut(TextFile, Option<&String>, &String)) {
    let [none, old, new] = texts();
    for file in FILES {
        for (before, after) in [(&none, &old), (&old, &new)] {
            check(file, before.as_ref(), after.as_ref().expect("a text"));
        }
    }
}

#[test]
fn a_power_cut_leaves_a_text_file_old_or_new() {
    let mut points = 0;
    let effort = Effort { most: short_or_full(24, 2_000), again: false };
    each_replacement(|file, before, after| {
        let disk = with_text(file, before);
        points += every_moment(
            &disk,
            effort,
            |disk: &SimDisk| drop(replace(&store(disk), file, after)),
            |disk, _| is_whole(disk, file, &[before, Some(after)]),
        );
        // Once it is acknowledged, it stays.
        replace(&store(&disk), file, after).expect("a sound disk");
        is_whole(&disk.crash_hard(), file, &[Some(after)]);
    });
    report(&format!("{points} power cuts while serve.toml and players.toml were replaced"));
}

#[test]
fn a_failing_call_leaves_a_text_file_old_or_new_and_is_told() {
    let mut failures = 0;
    each_replacement(|file, before, after| {
        let disk = with_text(file, before);
        let dry = disk.fork();
        replace(&store(&dry), file, after).expect("a sound disk");
        let faults = [
            Fault::Error(ErrorKind::Other),
            Fault::Error(ErrorKind::StorageFull),
            Fault::Error(ErrorKind::PermissionDenied),
            Fault::ShortWrite,
        ];
        for at in 0..dry.calls().len() {
            for fault in faults {
                for forever in [false, true] {
                    let failing = disk.fork();
                    failing.fail(Plan { at, fault, forever });
                    let replaced = replace(&store(&failing), file, after);
                    assert_eq!(failing.retried_syncs(), 0, "a failed sync was retried");
                    match &replaced {
                        Ok(()) => is_whole(&failing.crash_hard(), file, &[Some(after)]),
                        Err(error) => {
                            assert!(matches!(error, StoreError::Io { .. }), "{error:?}");
                            assert!(!error.to_string().contains(".unfinished"), "{error}");
                            failures += 1;
                        }
                    }
                    is_whole(&failing.fork(), file, &[before, Some(after)]);
                }
            }
        }
    });
    report(&format!("{failures} failing calls while serve.toml and players.toml were replaced"));
}

/// A failing call to read a file is an error, and does not count as a missing file.
#[test]
fn a_text_file_that_cannot_be_read_is_not_absent() {
    for file in FILES {
        let disk = with_text(file, texts()[1].as_ref());
        let dry = disk.fork();
        store(&dry).read_text(file).expect("a sound disk");
        for at in 0..dry.calls().len() {
            let failing = disk.fork();
            failing.fail(Plan { at, fault: Fault::Error(ErrorKind::Other), forever: false });
            let read = store(&failing).read_text(file);
            assert!(matches!(read, Err(StoreError::Io { .. })), "{file:?}, call {at}: {read:?}");
        }
    }
}

#[test]
fn a_read_only_folder_has_its_text_files() {
    for file in FILES {
        let text = texts()[1].clone();
        let disk = with_text(file, text.as_ref());
        disk.make_read_only();
        assert_eq!(store(&disk).read_text(file).expect("it can be read"), text);
        let replaced = replace(&store(&disk), file, "another");
        assert!(matches!(replaced, Err(StoreError::Io { .. })), "{replaced:?}");
    }
}

/// How many entries a game has.
#[derive(Serialize, Deserialize)]
struct EntryCount(usize);

impl CachedGame for EntryCount {
    fn of(opened: OpenedGame) -> EntryCount {
        EntryCount(opened.history.entry_count())
    }

    fn is_possible(&self, _: &GameId) -> bool {
        true
    }
}

/// Returns how many entries each game has, as the cache or its journal has it.
fn entries(store: &Store) -> Result<Vec<(String, usize)>, StoreError> {
    let mut games = Vec::new();
    let named = |id: &GameId, kept: Result<EntryCount, StoreError>| {
        kept.map(|EntryCount(entries)| (id.to_string(), entries))
    };
    store.each_kept("a test", named, |game| {
        games.push(game);
        true
    })?;
    games.into_iter().collect()
}

#[test]
fn a_power_cut_while_the_cache_is_written_changes_no_answer() {
    let disk = with_text(TextFile::NAMES, None);
    let effort = Effort { most: short_or_full(48, 4_000), again: false };
    let mut points = 0;
    for step in 1..=3 {
        // There is none at first, and then one that is not up to date.
        record(&store(&disk), step).expect("a sound disk");
        points += every_moment(
            &disk,
            effort,
            |disk: &SimDisk| drop(entries(&store(disk))),
            |disk, _| {
                let games = entries(&store(disk)).expect("they can be read");
                assert_eq!(games, [("evening".to_owned(), step)]);
                let checkup = store(disk).check_up(true).expect("the folder can be read");
                assert!(checkup.is_well(), "{checkup:?}");
            },
        );
        entries(&store(&disk)).expect("a sound disk");
        let cache = disk.bytes(&Path::new(DATA).join("games.cache")).expect("a cache");
        assert!(cache.split(|byte| *byte == b'\n').count() > 2, "nothing was cached");
    }
    report(&format!("{points} power cuts while the cache was written"));
}
