//! The bin: removed games can be restored byte for byte.

use crate::common::Table;
use crate::games::{friday, journal, spoil};
use hoyle::game::{Act, Count};
use hoyle::history::GameId;
use hoyle::store::{Selector, Store, StoreError};
use std::fs::File;
use std::path::Path;
use std::thread;

#[test]
fn a_removed_game_is_restored_byte_for_byte() {
    let table = friday();
    let before = table.bytes();
    table.done("remove friday --yes");
    assert!(!table.path("data/games/friday.jsonl").exists());
    assert!(!table.path("data/current").exists());
    table.refused(3, "status");
    table.refused(3, "-g friday status");
    assert_eq!(table.json("games"), serde_json::json!([]));
    assert_eq!(table.json("games --bin")[0]["game"], "friday");
    table.done("restore friday");
    let mut after = table.bytes();
    after.remove(Path::new("data/bin"));
    assert_eq!(after, before, "the pointer too");
    assert_eq!(table.json("games --bin"), serde_json::json!([]));
}

#[test]
fn damaged_and_newer_games_can_be_removed_and_restored() {
    for change in [&b"\"hoyle\":7"[..], b"\"hoyle\":x"] {
        let table = friday();
        spoil(&table, "data/games/friday.jsonl", |bytes| {
            let at = bytes.windows(9).position(|at| at == b"\"hoyle\":1").expect("a version");
            bytes[at..at + 9].copy_from_slice(change);
        });
        let before = journal(&table, "friday");
        table.done("remove friday --yes");
        table.done("restore friday");
        assert_eq!(journal(&table, "friday"), before);
    }
}

#[test]
fn the_bin_keeps_several_games_of_one_id() {
    let table = friday();
    let first = journal(&table, "friday");
    table.done("remove friday --yes");
    table.done("new romanian Ana Bo Cid --dealer Ana --id friday");
    let second = journal(&table, "friday");
    let moved = table.json("remove friday --yes");
    assert_eq!(moved, serde_json::json!({"game": "friday", "bin": "friday-2", "current": false}));
    table.done("restore friday-2 --as friday");
    assert_eq!(journal(&table, "friday"), second);
    // The id is taken now, so the other game gets a free one.
    let moved = table.json("restore friday");
    assert_eq!(moved, serde_json::json!({"game": "friday-2", "bin": "friday", "current": false}));
    assert_eq!(journal(&table, "friday-2"), first);
    // It keeps that id from now on.
    assert!(table.done("-g friday-2 status").contains("game friday-2"));
    assert!(table.done("-g friday-2 bid 3").starts_with("Game friday-2: "));
    assert_eq!(table.json("-g friday-2 sheet")["game"], "friday-2");
}

#[test]
fn removing_another_game_keeps_the_current_one() {
    let table = friday();
    table.done("new romanian Ana Bo Cid --dealer Ana --id other");
    table.done("remove friday --yes");
    assert_eq!(table.json("status")["game"], "other");
    table.done("restore friday");
    assert_eq!(table.json("status")["game"], "other");
}

/// How many times this process has a file open, if the system shows that.
fn times_open(path: &Path) -> Option<usize> {
    let path = path.canonicalize().ok()?;
    let files = std::fs::read_dir("/proc/self/fd").ok()?;
    let targets = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
    Some(targets.filter(|target| *target == path).count())
}

/// Makes a writer wait for a game while `meanwhile` runs, and returns the result.
fn recorded_while_waiting(table: &Table, meanwhile: impl FnOnce()) -> Result<(), StoreError> {
    let store = Store::new(table.path("data"));
    let id = Selector::Id("friday".parse::<GameId>().expect("an id"));
    let held = File::open(table.path("data/games/friday.jsonl")).expect("opened");
    held.lock().expect("locked");
    thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let mut locked = store.lock(&id)?;
            let bid = Act::Bid(vec![Count::next(0)]);
            let at = locked.game.history.begun();
            locked.game.history.record(&bid, at).expect("legal");
            locked.save().map(drop)
        });
        // On other systems the file may not be open yet; this then tests less.
        let path = table.path("data/games/friday.jsonl");
        while !waiting.is_finished() && times_open(&path).is_some_and(|times| times < 2) {
            thread::yield_now();
        }
        meanwhile();
        drop(held);
        waiting.join().expect("no panic")
    })
}

#[test]
fn a_waiting_writer_does_not_write_to_a_removed_game() {
    let table = friday();
    let whole = journal(&table, "friday");
    std::fs::create_dir(table.path("data/bin")).expect("made");
    let game = table.path("data/games/friday.jsonl");
    let bin = table.path("data/bin/friday.jsonl");
    let waited = recorded_while_waiting(&table, || std::fs::rename(&game, &bin).expect("moved"));
    assert!(matches!(waited, Err(StoreError::NoSuchGame { .. })), "{waited:?}");
    assert_eq!(std::fs::read(&bin).expect("there"), whole);
}

#[test]
fn a_waiting_writer_writes_to_the_game_that_has_the_id_now() {
    let table = friday();
    let whole = journal(&table, "friday");
    std::fs::create_dir(table.path("data/bin")).expect("made");
    let game = table.path("data/games/friday.jsonl");
    let bin = table.path("data/bin/friday.jsonl");
    recorded_while_waiting(&table, || {
        std::fs::rename(&game, &bin).expect("moved");
        table.done("new oh-hell Ana Bo Cid --dealer Ana --id friday");
    })
    .expect("recorded");
    assert_eq!(std::fs::read(&bin).expect("there"), whole);
    assert_eq!(table.json("status")["entries"], 1);
}

#[test]
fn nothing_in_the_bin_is_replaced() {
    let table = friday();
    std::fs::create_dir_all(table.path("data/bin/friday.jsonl")).expect("made");
    std::fs::write(table.path("data/bin/friday-2.jsonl"), "").expect("written");
    table.done("remove friday --yes");
    assert!(table.path("data/bin/friday.jsonl").is_dir());
    assert_eq!(std::fs::read(table.path("data/bin/friday-2.jsonl")).expect("there"), b"");
    assert!(table.path("data/bin/friday-3.jsonl").is_file());
}

#[cfg(unix)]
#[test]
fn links_and_fifos_are_not_moved_and_do_not_hang() {
    let table = friday();
    let store = Store::new(table.path("data"));
    std::fs::create_dir_all(table.path("data/bin")).expect("made");
    let link = |from: &str, to: &Path| {
        std::os::unix::fs::symlink(from, to).expect("linked");
    };
    link("friday.jsonl", &table.path("data/games/link.jsonl"));
    link("../games/friday.jsonl", &table.path("data/bin/link.jsonl"));
    let fifo = table.path("data/games/fifo.jsonl");
    crate::common::make_fifo(&fifo);
    for id in ["link", "fifo"] {
        let removed = store.remove(&id.parse::<GameId>().expect("an id"));
        assert!(matches!(removed, Err(StoreError::NotAFile(_))), "{removed:?}");
    }
    let restored = store.restore(&"link".parse::<GameId>().expect("an id"), None);
    assert!(matches!(restored, Err(StoreError::NotAFile(_))), "{restored:?}");
}

/// A file in the bin that is another name of a game is no other game.
#[test]
fn restoring_another_name_of_a_game_does_not_speak_of_another_game() {
    let table = friday();
    table.done("new serbian Ana Bo Cy Di --dealer Di --id monday");
    table.done("remove monday --yes");
    let linked = table.path("data/bin/second.jsonl");
    std::fs::hard_link(table.path("data/games/friday.jsonl"), linked).expect("linked");
    let said = table.hoyle("restore second");
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.stdout.starts_with("Restored game friday"), "{said:?}");
    assert!(!said.stdout.contains("another game"), "{said:?}");
    // If there is another one, that is said.
    table.done("new serbian Ana Bo Cy Di --dealer Di --id monday");
    let said = crate::common::one_line(&table.done("restore monday"));
    assert!(said.contains("There is already another game monday."), "{said}");
}
