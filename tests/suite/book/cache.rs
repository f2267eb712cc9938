//! The cache of what the journals say: never trusted over them, and never needed.

use super::evenings::evening;
use super::keep;
use crate::common::{Table, one_line};
use hoyle::history::History;
use serde_json::Value;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

const STATS: &str = "stats --plain";

fn club(evenings: usize) -> (Table, PathBuf) {
    let table = Table::new();
    keep(&table, &(0..evenings).map(|number| evening(3, number)).collect::<Vec<History>>());
    let cache = table.path("data/games.cache");
    (table, cache)
}

#[test]
fn it_makes_no_difference_and_may_be_deleted() {
    let (table, cache) = club(12);
    let first = table.done(STATS);
    let written = fs::read(&cache).expect("a cache");
    assert_eq!(table.done(STATS), first);
    assert_eq!(fs::read(&cache).expect("a cache"), written);
    fs::remove_file(&cache).expect("removed");
    assert_eq!(table.done(STATS), first);
    assert_eq!(fs::read(&cache).expect("a cache"), written);
    assert!(table.done("doctor").contains("sound"));
}

#[test]
fn what_is_damaged_or_foreign_is_not_used_and_is_written_anew() {
    let (table, cache) = club(6);
    let first = table.done(STATS);
    let written = fs::read(&cache).expect("a cache");
    let old = String::from_utf8(written.clone()).expect("text").replacen(
        "hoyle games ",
        "hoyle games 10",
        1,
    );
    assert_ne!(old.as_bytes(), written);
    let foreign =
        [Vec::new(), b"\n".to_vec(), vec![0xFF; 5000], b"{}".repeat(9000), old.into_bytes()];
    for bytes in foreign {
        fs::write(&cache, bytes).expect("written");
        assert_eq!(table.done(STATS), first);
        assert_eq!(fs::read(&cache).expect("a cache"), written);
    }
    for at in (0..written.len()).step_by(written.len() / 40) {
        let mut bytes = written.clone();
        bytes[at] ^= 1;
        fs::write(&cache, &bytes).expect("written");
        assert_eq!(table.done(STATS), first, "byte {at}");
        assert_eq!(fs::read(&cache).expect("a cache"), written, "byte {at}");
        fs::write(&cache, &bytes[..at]).expect("written");
        assert_eq!(table.done(STATS), first, "cut off at {at}");
    }
}

#[test]
fn doctor_finds_and_removes_a_damaged_one() {
    let (table, cache) = club(2);
    table.done(STATS);
    assert_eq!(table.json("doctor")["cache"]["state"], "sound");
    fs::write(&cache, "something else").expect("written");
    let looked = table.json("doctor --dry-run");
    assert_eq!((&looked["cache"]["state"], &looked["well"]), (&"damaged".into(), &true.into()));
    assert!(cache.exists());
    assert!(table.done("doctor").contains("games.cache: it is damaged"));
    assert!(!cache.exists());
}

#[test]
fn a_journal_that_changed_is_read_again() {
    let (table, _) = club(5);
    let before = table.done(STATS);
    // As long as before, and by the clock as old, but with another last line.
    let [one, other] = ["1 0 0", "0 1 0"].map(|took| {
        let table =
            Table::after(&["new romanian Ana Jo Vera --dealer Vera --id same", "bid 0 0 0"]);
        table.done(&format!("took {took}"));
        fs::read(table.path("data/games/same.jsonl")).expect("a journal")
    });
    assert_eq!(one.len(), other.len());
    assert_ne!(one, other);
    let path = table.path("data/games/same.jsonl");
    fs::write(&path, &one).expect("written");
    let modified = fs::metadata(&path).and_then(|meta| meta.modified()).expect("a time");
    let with_one = table.done(STATS);
    assert_ne!(with_one, before);
    fs::write(&path, &other).expect("written");
    let file = File::options().write(true).open(&path).expect("a journal");
    file.set_modified(modified).expect("a time");
    let with_other = table.done(STATS);
    assert_ne!(with_other, with_one);
    // Longer, and removed.
    table.done("bid 0 0 0 -g same");
    table.done("took 1 0 0 -g same");
    assert_ne!(table.done(STATS), with_other);
    table.done("remove same --yes");
    assert_eq!(table.done(STATS), before);
}

/// Flips a bit in the second line of a journal, and keeps its time, as a failing disk does.
fn flip_bit(path: &Path) {
    let modified = fs::metadata(path).and_then(|meta| meta.modified()).expect("a time");
    let mut bytes = fs::read(path).expect("a journal");
    let second = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    bytes[second + 40] ^= 1;
    fs::write(path, &bytes).expect("written");
    let file = File::options().write(true).open(path).expect("a journal");
    file.set_modified(modified).expect("a time");
}

#[test]
fn a_flipped_bit_is_seen_although_the_journal_is_as_old_and_as_long_as_before() {
    for long in [false, true] {
        let table =
            Table::after(&["new romanian Ana Jo Vera --dealer Vera --id same", "bid 0 0 0"]);
        if long {
            // Longer than the tail that is read for the date.
            for number in 0..190 {
                table.done(&format!(
                    "note 'a long story, told {number} times{}'",
                    " over".repeat(30)
                ));
            }
        }
        let before = table.done("games");
        table.done("stats");
        flip_bit(&table.path("data/games/same.jsonl"));
        for _ in 0..2 {
            let said = table.hoyle("games");
            assert_ne!(said.stdout, before);
            assert!(said.stdout.contains("same: damaged"), "{}", said.stdout);
            for line in ["games", "stats", "players"] {
                let said = table.hoyle(line);
                let told = one_line(&said.stderr);
                assert!(told.contains("same.jsonl:2: this line is damaged"), "{line}: {told}");
                assert!(!told.contains("No games are stored"), "{line}: {told}");
            }
        }
    }
}

/// Places in a cache, and false values for them; the checksums and keys stay right.
const LIES: [(&str, &str); 16] = [
    ("/stats/deals/0/0/0", "99"),
    ("/stats/places/0/who", "77"),
    ("/stats/people", "[]"),
    ("/stats/people/0", r#""Ana\u202e""#),
    ("/stats/people/0", r#""Ana\u001b[31m""#),
    ("/stats/people/0", r#""Ana\nImported game friday.""#),
    ("/stats/rules", r#""romanian\u001b[31m""#),
    ("/stats/id", r#""another""#),
    ("/stats/places/0/rank", "18446744073709551615"),
    ("/stats/deals/0/0/3", "1e9"),
    ("/summary/game", r#""another""#),
    ("/summary/players/0", r#""Ana\u202e""#),
    ("/summary/winners", r#"["\u001b[31m"]"#),
    ("/summary/title", r#""Friday\u202e""#),
    ("/summary/trouble", r#""Nothing is wrong.""#),
    ("/summary/deals_played", "18446744073709551615"),
];

#[test]
fn a_cache_that_lies_makes_no_command_panic_or_print_control_characters() {
    let (table, cache) = club(1);
    table.done(STATS);
    let honest = fs::read_to_string(&cache).expect("a cache");
    let (version, line) = honest.trim_end().split_once('\n').expect("a game");
    let json_at = line.find('{').expect("what is kept");
    let key = &line[line.find(' ').expect("a checksum") + 1..json_at];
    let cached: Value = serde_json::from_str(&line[json_at..]).expect("JSON");
    let name = cached["stats"]["people"][0].as_str().expect("a name");
    let says = [
        "games",
        "games --json",
        "players",
        "stats",
        "stats --json",
        "stats --format csv",
        "stats --format html",
        &format!("stats '{name}'"),
        &format!("stats '{name}' --explain wins"),
    ];
    let tell = || says.map(|line| table.hoyle(line));
    let truth = tell();
    for (place, lie) in LIES {
        let mut told = cached.clone();
        let value = told.pointer_mut(place).unwrap_or_else(|| panic!("no {place}"));
        *value = serde_json::from_str(lie).expect("JSON");
        let rest = format!("{key}{told}");
        let sum = crc32fast::hash(rest.as_bytes());
        fs::write(&cache, format!("{version}\n{sum:08x} {rest}\n")).expect("written");
        let is_text = lie.starts_with(['"', '[']);
        for ((line, said), true_answer) in says.iter().zip(tell()).zip(&truth) {
            assert_eq!(said.code, 0, "{place} {lie}, {line}: {}", said.stderr);
            said.assert_harmless();
            if is_text {
                assert_eq!(said.stdout, true_answer.stdout, "{place} {lie}, {line}");
            }
        }
    }
}

#[test]
fn a_folder_that_cannot_have_one_needs_none() {
    let (table, cache) = club(4);
    let first = table.done(STATS);
    fs::remove_file(&cache).expect("removed");
    fs::create_dir_all(cache.join("in the way")).expect("a folder");
    let said = table.hoyle(STATS);
    assert_eq!((said.code, said.stdout, said.stderr), (0, first, String::new()));
    let left = fs::read_dir(table.path("data")).expect("a folder").count();
    assert_eq!(left, 2, "the games and what is in the way");
}

#[test]
fn a_damaged_game_is_left_out_and_said() {
    let (table, _) = club(3);
    let first = table.done(STATS);
    fs::write(table.path("data/games/bad.jsonl"), "{\"sum\":\"00000000\"}\n").expect("written");
    for _ in 0..2 {
        let said = table.hoyle(STATS);
        assert_eq!((said.code, &said.stdout), (0, &first));
        assert!(
            said.stderr.contains("1 game cannot be read. It is not counted."),
            "{}",
            said.stderr
        );
    }
}

#[test]
fn commands_about_one_game_have_nothing_to_do_with_it() {
    let table = Table::new();
    let cache = table.path("data/games.cache");
    for line in
        ["new romanian Ana Jo Vera --dealer Vera", "bid 0 0 0", "took 1 0 0", "sheet", "undo"]
    {
        table.done(line);
        assert!(!cache.exists(), "{line}");
    }
    table.done("stats");
    let written = fs::read(&cache).expect("a cache");
    table.done("took 0 1 0");
    assert_eq!(fs::read(&cache).expect("a cache"), written);
}
