//! The folder of games: its contents after each command.

use crate::record::table::{begin, eventful, id, noon, play_on};
use hoyle::cards::Syntax;
use hoyle::game::{Act, Count};
use hoyle::history::{GameId, JournalError};
use hoyle::rules::Refusal;
use hoyle::store::{OpenedGame, Selector, Store, StoreError};
use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::thread;
use tempfile::TempDir;

/// Returns a store in a folder that does not exist yet, and a guard that keeps its parent.
fn fresh() -> (Store, TempDir) {
    let dir = tempfile::tempdir().expect("a folder");
    (Store::new(dir.path().join("data").join("hoyle")), dir)
}

/// Bids in a stored game.
fn bid(store: &Store, selector: &Selector, number: i64) -> Result<OpenedGame, Box<dyn Error>> {
    let mut locked = store.lock(selector)?;
    locked.game.history.record(&Act::Bid(vec![Count::next(number)]), noon())?;
    Ok(locked.save()?)
}

fn current(store: &Store) -> GameId {
    store.read(&Selector::Current).expect("a current game").history.id().clone()
}

#[test]
fn a_stored_game_reads_back() {
    let (store, _dir) = fresh();
    let history = eventful();
    let created = store.create(&history).expect("created");
    assert!(created.pointer_error.is_none());
    let read = store.read(&Selector::Current).expect("read");
    assert_eq!((read.history, read.torn), (history, false));
    assert_eq!(read.path, created.path);
}

#[test]
fn an_update_is_on_the_disk_when_it_returns() {
    let (store, _dir) = fresh();
    store.create(&begin("serbian", 4)).expect("created");
    let updated = bid(&store, &Selector::Current, 3).expect("recorded");
    assert_eq!(updated.history.entry_count(), 1);
    let read = store.read(&Selector::Current).expect("read");
    assert_eq!(read.history, updated.history);
    assert_eq!(fs::read(&read.path).expect("bytes"), read.history.journal().to_vec());
}

#[test]
fn a_refused_update_leaves_the_file_unchanged() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    // Even a torn tail stays until something is recorded.
    append(&path, br#"{"sum":"12"#);
    let before = fs::read(&path).expect("bytes");
    let refused = bid(&store, &Selector::Current, 99).expect_err("out of range");
    assert!(matches!(refused.downcast_ref(), Some(Refusal::BidOutOfRange { bid: 99, .. })));
    // One act that is not saved is forgotten with the lock.
    let mut locked = store.lock(&Selector::Current).expect("locked");
    locked.game.history.record(&Act::Bid(vec![Count::next(3)]), noon()).expect("legal");
    drop(locked);
    assert_eq!(fs::read(&path).expect("bytes"), before);
}

#[test]
fn an_update_that_adds_nothing_writes_nothing() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    store.create(&begin("romanian", 4)).expect("created");
    append(&path, b"torn");
    let before = fs::read(&path).expect("bytes");
    let locked = store.lock(&Selector::Id(id("serbian"))).expect("locked");
    locked.save().expect("nothing went wrong");
    assert_eq!(fs::read(&path).expect("bytes"), before);
    assert_eq!(current(&store), id("romanian"));
}

#[test]
fn a_torn_tail_is_ignored_and_then_overwritten() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    append(&path, &[b'x'; 10_000]);
    assert!(store.read(&Selector::Current).expect("read").torn);
    let updated = bid(&store, &Selector::Current, 3).expect("recorded");
    assert!(updated.torn);
    let read = store.read(&Selector::Current).expect("read");
    assert_eq!((read.torn, read.history.entry_count()), (false, 1));
    assert_eq!(fs::read(&path).expect("bytes"), read.history.journal().to_vec());
}

#[test]
fn a_last_line_without_its_newline_is_kept_and_gets_it_with_the_next_entry() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    bid(&store, &Selector::Current, 3).expect("recorded");
    let whole = fs::read(&path).expect("bytes");
    for end in [&b""[..], b"\0"] {
        let without = [&whole[..whole.len() - 1], end].concat();
        fs::write(&path, &without).expect("written");
        let read = store.read(&Selector::Current).expect("read");
        assert_eq!((read.torn, read.history.entry_count()), (false, 1));
        assert_eq!(fs::read(&path).expect("bytes"), without);
        bid(&store, &Selector::Current, 2).expect("recorded");
        let after = fs::read(&path).expect("bytes");
        assert!(after.starts_with(&whole));
        assert_eq!(store.read(&Selector::Current).expect("read").history.entry_count(), 2);
    }
}

#[test]
fn an_unfinished_new_game_is_recognized() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    for rest in ["", "{\"sum\":\"0"] {
        fs::write(&path, rest).expect("written");
        let fault = store.read(&Selector::Current).expect_err("empty");
        assert!(matches!(fault, StoreError::Journal { error: JournalError::Empty, .. }));
    }
}

#[test]
fn a_newer_journal_is_refused_and_not_written() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    let newer = "{\"hoyle\":7,\"new\":[]}\nwhat";
    fs::write(&path, newer).expect("written");
    let refused = bid(&store, &Selector::Current, 3).expect_err("newer");
    match refused.downcast_ref() {
        Some(StoreError::Journal { error, .. }) => {
            assert_eq!(*error, JournalError::Newer { line: 1, version: 7 });
        }
        _ => panic!("{refused:?}"),
    }
    assert_eq!(fs::read_to_string(&path).expect("bytes"), newer);
}

#[test]
fn a_game_is_never_overwritten() {
    let (store, _dir) = fresh();
    let path = store.create(&eventful()).expect("created").path;
    let before = fs::read(&path).expect("bytes");
    match store.create(&begin("romanian", 4)) {
        Err(StoreError::Exists { id: exists, .. }) => assert_eq!(exists, id("romanian")),
        other => panic!("{other:?}"),
    }
    assert_eq!(fs::read(&path).expect("bytes"), before);
}

#[test]
fn the_pointer_follows_the_last_write() {
    let (store, dir) = fresh();
    assert!(matches!(store.read(&Selector::Current), Err(StoreError::NoGameYet)));
    store.create(&begin("serbian", 4)).expect("created");
    store.create(&begin("romanian", 4)).expect("created");
    assert_eq!(current(&store), id("romanian"));
    let serbian = Selector::Id(id("serbian"));
    store.read(&serbian).expect("read");
    assert_eq!(current(&store), id("romanian"), "reading moved the pointer");
    bid(&store, &serbian, 14).expect_err("refused");
    assert_eq!(current(&store), id("romanian"), "a refusal moved the pointer");
    bid(&store, &serbian, 3).expect("recorded");
    assert_eq!(current(&store), id("serbian"));

    let elsewhere = dir.path().join("elsewhere.jsonl");
    fs::write(&elsewhere, begin("oh-hell", 3).journal().to_vec()).expect("written");
    bid(&store, &Selector::Path(elsewhere.clone()), 0).expect("recorded");
    assert_eq!(store.read(&Selector::Current).expect("read").path, elsewhere);
}

#[test]
fn a_game_is_safe_even_if_the_pointer_is_not() {
    let (store, _dir) = fresh();
    store.create(&begin("serbian", 4)).expect("created");
    let pointer = store.dir().join("current");
    fs::write(&pointer, "../../etc/passwd\n").expect("written");
    assert!(matches!(store.read(&Selector::Current), Err(StoreError::BadPointer(_))));
    bid(&store, &Selector::Id(id("serbian")), 3).expect("recorded");
    assert_eq!(current(&store), id("serbian"), "a bad pointer was not repaired");

    fs::remove_file(&pointer).expect("removed");
    fs::create_dir(&pointer).expect("made");
    let updated = bid(&store, &Selector::Id(id("serbian")), 3).expect("recorded");
    assert!(updated.pointer_error.is_some());
    assert_eq!(store.read(&Selector::Id(id("serbian"))).expect("read").history.entry_count(), 2);
}

#[test]
fn eight_writers_lose_nothing() {
    let (store, _dir) = fresh();
    store.create(&begin("serbian", 4)).expect("created");
    let write = |store: &Store| {
        for _ in 0..10 {
            let mut locked = store.lock(&Selector::Current).expect("locked");
            play_on(&mut locked.game.history, 1);
            locked.save().expect("recorded");
        }
    };
    thread::scope(|scope| (0..8).for_each(|_| drop(scope.spawn(|| write(&store)))));
    assert_eq!(store.read(&Selector::Current).expect("read").history.entry_count(), 80);
}

#[test]
fn waiting_for_a_lock_ends() {
    let (store, _dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    let held = File::open(&path).expect("opened");
    held.lock().expect("locked");
    assert!(matches!(store.read(&Selector::Current), Err(StoreError::Locked(_))));
}

#[test]
fn ids_with_paths_are_refused() {
    let long = "x".repeat(65);
    let bad = [
        "", "..", ".", "a.b", "../a", "a/b", "a\\b", "/a", "-a", "_a", "ä", "a b", "a\n", "a\0",
        "c:", "con", "Nul", "COM1", "lpt0", &long,
    ];
    for text in bad {
        let unreadable = text.parse::<GameId>().expect_err("not an id");
        assert_eq!((unreadable.expected, &unreadable.text[..]), (Syntax::GameId, text));
    }
    for text in
        ["a", "7", "2026-11-20-serbian", "a_b", "con-2", "com10", "com", "A", "Friday", &long[1..]]
    {
        assert_eq!(text.parse::<GameId>().expect("an id").as_str(), text);
    }
}

#[test]
fn a_selector_is_an_id_or_a_path() {
    assert_eq!("friday".parse::<Selector>(), Ok(Selector::Id(id("friday"))));
    for path in ["./friday", "friday.jsonl", "/tmp/friday"] {
        assert_eq!(path.parse::<Selector>(), Ok(Selector::Path(PathBuf::from(path))));
    }
    assert!("Friday!".parse::<Selector>().is_err());
}

#[test]
fn a_free_id_gets_the_next_number() {
    let (store, _dir) = fresh();
    assert_eq!(store.free_id(&id("serbian")), id("serbian"));
    store.create(&begin("serbian", 4)).expect("created");
    assert_eq!(store.free_id(&id("serbian")), id("serbian-2"));
    fs::write(store.path(&id("serbian-2")), "").expect("written");
    assert_eq!(store.free_id(&id("serbian")), id("serbian-3"));
    let longest = id(&"x".repeat(64));
    fs::write(store.path(&longest), "").expect("written");
    assert_eq!(store.free_id(&longest), id(&("x".repeat(62) + "-2")));
}

#[test]
fn the_list_marks_damaged_games() {
    let (store, _dir) = fresh();
    assert!(store.list().expect("no folder yet").next().is_none());
    store.create(&begin("serbian", 4)).expect("created");
    store.create(&begin("oh-hell", 4)).expect("created");
    fs::write(store.path(&id("broken")), "{}\n").expect("written");
    fs::create_dir(store.path(&id("folder"))).expect("made");
    fs::write(store.dir().join("games").join("notes.txt"), "not a game").expect("written");
    let listed: Vec<_> = store.list().expect("listed").map(|g| (g.id, g.game.is_ok())).collect();
    // Those of which nobody knows when they were played come last.
    let expect = [("oh-hell", true), ("serbian", true), ("broken", false), ("folder", false)];
    assert_eq!(listed, expect.map(|(name, sound)| (id(name), sound)));
}

#[cfg(unix)]
#[test]
fn an_id_does_not_follow_links_out_of_the_folder() {
    let (store, dir) = fresh();
    let path = store.create(&begin("serbian", 4)).expect("created").path;
    let outside = dir.path().join("outside.jsonl");
    fs::rename(&path, &outside).expect("moved");
    std::os::unix::fs::symlink(&outside, &path).expect("linked");
    assert!(matches!(store.read(&Selector::Current), Err(StoreError::NotAFile(_))));
    assert!(store.read(&Selector::Path(outside)).is_ok());
}

#[cfg(unix)]
#[test]
fn a_fifo_is_refused_without_waiting() {
    let (store, _dir) = fresh();
    store.create(&begin("serbian", 4)).expect("created");
    let fifo = store.path(&id("fifo"));
    crate::common::make_fifo(&fifo);
    let read = store.read(&Selector::Id(id("fifo")));
    assert!(matches!(read, Err(StoreError::NotAFile(_))));
}

#[test]
fn a_missing_game_is_named() {
    let (store, _dir) = fresh();
    match store.read(&Selector::Id(id("friday"))) {
        Err(StoreError::NoSuchGame { id: Some(missing), .. }) => assert_eq!(missing, id("friday")),
        other => panic!("{other:?}"),
    }
}

fn append(path: &std::path::Path, bytes: &[u8]) {
    let mut file = OpenOptions::new().append(true).open(path).expect("opened");
    file.write_all(bytes).expect("written");
}
