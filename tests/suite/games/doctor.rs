//! The doctor checks everything, repairs only what loses nothing, and reports the rest.

use crate::common::{Table, one_line};
use crate::games::{friday, journal, spoil};
use serde_json::json;

const FRIDAY: &str = "data/games/friday.jsonl";

/// Returns the doctor's report, whether or not all games are sound.
fn checkup(table: &Table, line: &str) -> serde_json::Value {
    let said = table.hoyle(&format!("{line} --json"));
    let told: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
    assert_eq!(said.code, if told["well"] == true { 0 } else { 3 }, "{told}");
    told
}

#[test]
fn a_sound_folder_is_unchanged() {
    let table = friday();
    table.done("new romanian Ana Bo Cid --dealer Ana --id other");
    table.done("remove other --yes");
    table.done("-g friday undo");
    let before = table.bytes();
    assert_eq!(table.done("doctor"), "Checked 1 game and 1 in the bin: all sound.\n");
    assert_eq!(table.bytes(), before);
}

#[test]
fn only_a_torn_tail_is_cut_off() {
    let table = friday();
    let whole = journal(&table, "friday");
    for tail in [&b"{\"sum\":\"12"[..], &[0; 4096], b"x"] {
        spoil(&table, FRIDAY, |bytes| bytes.extend(tail));
        let torn = table.bytes();
        let told = checkup(&table, "doctor --dry-run");
        assert_eq!((&told["well"], &told["games"][0]["state"]), (&json!(false), &json!("torn")));
        assert_eq!(table.bytes(), torn, "a dry run changes nothing");
        let told = checkup(&table, "doctor");
        assert_eq!((&told["well"], &told["games"][0]["mended"]), (&json!(true), &json!(true)));
        let said = told["games"][0]["said"].as_str().expect("words");
        let cut = match tail.len() {
            1 => "(1 byte) was cut off".to_owned(),
            count => format!("({count} bytes) was cut off"),
        };
        assert!(said.contains(&cut), "{said}");
        assert_eq!(journal(&table, "friday"), whole);
        assert_eq!(checkup(&table, "doctor")["games"][0]["state"], "sound");
    }
}

#[test]
fn an_entry_missing_only_its_newline_is_kept() {
    let table = friday();
    let whole = journal(&table, "friday");
    let lose: [fn(&mut Vec<u8>); 2] = [
        |bytes| bytes.truncate(bytes.len() - 1),
        |bytes| *bytes.last_mut().expect("a newline") ^= 4,
    ];
    for lose in lose {
        spoil(&table, FRIDAY, lose);
        let told = checkup(&table, "doctor --dry-run");
        assert_eq!(told["games"][0]["entries"], 3);
        let told = checkup(&table, "doctor");
        assert_eq!((&told["well"], &told["games"][0]["entries"]), (&json!(true), &json!(3)));
        assert_eq!(journal(&table, "friday"), whole);
    }
}

#[test]
fn flipped_bits_are_left_alone_except_in_the_last_newline() {
    let table = friday();
    let whole = journal(&table, "friday");
    // A sample of the bits, mostly in the last line.
    let bits = (0..whole.len() * 8).filter(|bit| bit % 97 == 0);
    let last = (whole.len() - 1) * 8..whole.len() * 8;
    for bit in bits.chain(last.clone()) {
        let mut spoilt = whole.clone();
        spoilt[bit / 8] ^= 1 << (bit % 8);
        std::fs::write(table.path(FRIDAY), &spoilt).expect("written");
        let store = hoyle::store::Store::new(table.path("data"));
        let well = store.check_up(true).expect("a folder").is_well();
        assert_eq!(well, last.contains(&bit), "bit {bit}");
        let expect = if well { &whole } else { &spoilt };
        assert_eq!(&journal(&table, "friday"), expect, "bit {bit}");
    }
}

#[test]
fn newer_games_are_left_alone() {
    let newer = r#"{"sum":"00000000","hoyle":6,"seq":0}"#;
    for bytes in [newer.as_bytes(), &[newer.as_bytes(), b"\ntorn"].concat()] {
        let table = friday();
        spoil(&table, FRIDAY, |journal| *journal = bytes.to_vec());
        let before = table.bytes();
        checkup(&table, "doctor");
        assert_eq!(table.bytes(), before);
    }
}

#[test]
fn what_a_killed_program_never_finished_is_removed() {
    for bytes in [&b""[..], b"{\"sum\":\"0", &[0; 300]] {
        for folder in ["games", "bin"] {
            let table = friday();
            let whole = journal(&table, "friday");
            table.done("new romanian Ana Bo Cid --dealer Ana --id other");
            table.done("remove other --yes");
            table.write(&format!("data/{folder}/shell.jsonl"), &String::from_utf8_lossy(bytes));
            // Earlier versions used names like the second one.
            for stray in ["data/.unfinished-1", "data/games/.tmpAb3dE9", "data/bin/.unfinished-1"] {
                table.write(stray, "half");
            }
            let before = table.bytes();
            let dry = table.hoyle("doctor --dry-run");
            assert_eq!((dry.code, table.bytes()), (3, before));
            let told = checkup(&table, "doctor");
            assert_eq!(told["well"], true, "{told}");
            assert_eq!(told["unfinished"].as_array().map(Vec::len), Some(3));
            assert_eq!(checkup(&table, "doctor")["unfinished"], json!([]));
            assert_eq!(journal(&table, "friday"), whole);
            table.done("new romanian Ana Bo Cid --dealer Ana --id shell");
            table.done("remove shell --yes");
        }
    }
}

#[test]
fn a_dangling_pointer_is_set_to_the_latest_game() {
    for gone in ["gone\n", "/nowhere/at/all.jsonl\n", "Not An Id\n", ""] {
        let table = friday();
        table.write("data/current", gone);
        let told = checkup(&table, "doctor --dry-run");
        assert_eq!(told["current"]["state"], "dangling", "{gone}");
        assert_eq!(std::fs::read_to_string(table.path("data/current")).expect("there"), gone);
        assert_eq!(checkup(&table, "doctor")["current"]["mended"], true);
        assert_eq!(table.json("status")["game"], "friday");
        assert_eq!(checkup(&table, "doctor")["current"]["state"], "sound");
    }
}

#[test]
fn a_dangling_pointer_is_removed_without_games() {
    let table = friday();
    table.done("remove friday --yes");
    table.write("data/current", "friday\n");
    assert_eq!(checkup(&table, "doctor")["current"]["mended"], true);
    assert!(!table.path("data/current").exists());
}

#[test]
fn the_bin_is_repaired_and_other_files_are_left_alone() {
    let table = friday();
    let whole = journal(&table, "friday");
    table.done("remove friday --yes");
    spoil(&table, "data/bin/friday.jsonl", |bytes| bytes.extend(b"torn"));
    table.write("data/bin/notes.txt", "not a game");
    table.write("data/games/Friday.jsonl", "not a game");
    let told = checkup(&table, "doctor");
    assert_eq!((&told["well"], &told["bin"][0]["mended"]), (&json!(true), &json!(true)));
    assert_eq!(told["strays"], json!(["games/Friday.jsonl", "bin/notes.txt"]));
    assert_eq!(std::fs::read(table.path("data/bin/friday.jsonl")).expect("there"), whole);
    assert_eq!(std::fs::read(table.path("data/bin/notes.txt")).expect("there"), b"not a game");
}

#[test]
fn a_folder_without_games_is_sound() {
    let table = Table::new();
    assert_eq!(table.done("doctor"), "No games are stored here yet.\n");
    assert!(table.bytes().is_empty());
}

#[test]
fn the_report_fits_every_width() {
    let table = friday();
    table.done("new romanian Ana Bo Cid --dealer Ana --id other");
    table.done("new oh-hell Ana Bo Cid --dealer Ana --id third");
    table.done("remove third --yes");
    spoil(&table, FRIDAY, |bytes| bytes.extend(b"torn"));
    spoil(&table, "data/games/other.jsonl", |bytes| bytes[30] ^= 1);
    for width in [40, 80] {
        let said = table.run(&["doctor", "--dry-run"], &table.path(""), Some(width));
        assert_eq!(said.code, 3);
        insta::assert_snapshot!(format!("doctor_{width}"), said.stdout);
    }
}

#[test]
fn the_lines_before_the_damage_can_be_kept_as_the_doctor_says() {
    let table = friday();
    let whole = String::from_utf8(journal(&table, "friday")).expect("text");
    let mut lines: Vec<String> = whole.lines().map(|line| format!("{line}\n")).collect();
    lines[2] = lines[2].replacen("bid", "bud", 1).replacen("took", "tuck", 1);
    table.write("data/games/friday.jsonl", &lines.concat());

    let said = table.refused(3, "doctor").stdout;
    assert!(one_line(&said).contains("a file with only the 2 lines before the damage"), "{said}");

    table.done("remove friday --yes");
    table.write("kept.jsonl", &lines[..2].concat());
    table.done("import kept.jsonl");
    assert_eq!(checkup(&table, "doctor")["games"][0]["state"], "sound");
}

/// A table with an event, and a game at one of its tables.
fn spring() -> Table {
    Table::after(&[
        "event new championship --id spring",
        "event add Ana Bo Cy Di",
        "event draw --seed x",
        "note late -g spring/r1t1",
    ])
}

#[test]
fn the_journals_of_an_event_are_repaired_like_those_of_games() {
    let table = spring();
    for (name, row) in [("event", 0), ("r1t1", 1)] {
        let file = format!("data/events/spring/{name}.jsonl");
        let whole = std::fs::read(table.path(&file)).expect("a journal");
        let torn = [&whole[..], b"{\"sum\":\"12"].concat();
        for damaged in [&torn[..], &whole[..whole.len() - 1]] {
            spoil(&table, &file, |bytes| damaged.clone_into(bytes));
            let told = checkup(&table, "doctor --dry-run");
            assert_eq!(told["events"][row]["state"], "torn", "{told}");
            assert_eq!(told["events"][row]["game"], format!("events/spring/{name}"));
            let told = checkup(&table, "doctor");
            assert_eq!(told["events"][row]["mended"], true, "{told}");
            assert_eq!(std::fs::read(table.path(&file)).expect("a journal"), whole, "{name}");
        }

        let first = whole.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
        spoil(&table, &file, |bytes| bytes[first + 40] ^= 1);
        let said = one_line(&table.refused(3, "doctor").stdout);
        assert!(said.contains(&format!("events/spring/{name}: ")), "{said}");
        let remedy = "a copy of the event under another id; without one, keep only the first line";
        assert!(said.contains(remedy), "{said}");
        spoil(&table, &file, |bytes| bytes.truncate(first));
        table.done("doctor");
        table.done("event status");
        spoil(&table, &file, |bytes| bytes.clone_from(&whole));
    }
}

#[test]
fn a_file_in_place_of_the_folder_of_an_event_is_named() {
    let table = spring();
    std::fs::remove_dir_all(table.path("data/events/spring")).expect("removed");
    table.write("data/events/spring", "");
    table.refused(3, "event status");
    let said = one_line(&table.refused(3, "doctor").stdout);
    assert!(said.contains("events/spring is not a folder"), "{said}");
}
