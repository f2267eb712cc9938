//! Export and import: games are moved byte for byte, and none is replaced.

use crate::common::{Table, one_line};
use crate::games::{friday, journal, spoil};
use crate::record::journal::padded;
use hoyle::history::journal::{LONGEST_JOURNAL, LONGEST_READ};
use serde_json::json;

/// Returns a table with several games, one of them with a long history.
fn evening() -> Table {
    let table = friday();
    for line in [
        "undo",
        "bid 3 4",
        "undo",
        "redo",
        "new romanian Ana 'Bo B.' Cid --dealer Ana --id rom",
        "trump hearts",
        "bid 0 0 0",
        "new auction-whist Ana Bo Cy Di --dealer Di --id evening",
        "call pass-trou pass-trou pass-trou pass-trou solo-6:h pass pass pass",
    ] {
        table.done(line);
    }
    table
}

/// Copies a file from one table to another.
fn carry(file: &str, from: &Table, to: &Table) {
    std::fs::copy(from.path(file), to.path(file)).expect("carried");
}

#[test]
fn one_game_moves_to_another_machine_and_back() {
    let here = evening();
    let there = Table::new();
    here.done("export friday");
    assert_eq!(std::fs::read(here.path("friday.jsonl")).expect("there"), journal(&here, "friday"));
    carry("friday.jsonl", &here, &there);
    let told = there.done("import friday.jsonl");
    assert!(told.starts_with("Imported game friday: Serbian whist, 7 entries."), "{told}");
    assert_eq!(journal(&there, "friday"), journal(&here, "friday"));
    assert_eq!(there.json("log"), here.json("-g friday log"));
    // It is the only game there, so it becomes the current one; it continues, and comes back.
    there.done("bid 2");
    there.done("export --to back.jsonl");
    carry("back.jsonl", &there, &here);
    let told = here.json("import back.jsonl --yes");
    assert_eq!((&told[0]["what"], &told[0]["here"]), (&json!("continued"), &json!("friday")));
    assert_eq!(journal(&here, "friday"), journal(&there, "friday"));
    assert_eq!(here.json("status")["game"], "evening", "the game at hand stays at hand");
}

#[test]
fn all_games_move_to_another_machine_and_back() {
    let here = evening();
    let there = Table::new();
    here.done("export --all --to games.tar");
    carry("games.tar", &here, &there);
    there.done("import games.tar");
    for id in ["friday", "rom", "evening"] {
        assert_eq!(journal(&there, id), journal(&here, id), "{id}");
    }
    there.done("export --all --to again.tar");
    let bytes = |table: &Table, name: &str| std::fs::read(table.path(name)).expect("there");
    assert_eq!(bytes(&there, "again.tar"), bytes(&here, "games.tar"));
    // The second time, there is nothing to do.
    let before = there.bytes();
    let told = there.json("import games.tar");
    let what: Vec<&str> =
        told.as_array().expect("games").iter().filter_map(|game| game["what"].as_str()).collect();
    assert_eq!(what, ["same", "same", "same"]);
    assert_eq!(there.bytes(), before);
}

#[test]
fn tar_can_read_an_export() {
    let table = evening();
    table.done("export friday rom --to games.tar");
    let bytes = std::fs::read(table.path("games.tar")).expect("there");
    let mut archive = tar::Archive::new(bytes.as_slice());
    let read = |mut entry: tar::Entry<'_, &[u8]>| {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut entry, &mut bytes).expect("read");
        let time = entry.header().mtime().expect("a time");
        (entry.path().expect("a name").display().to_string(), bytes, time)
    };
    let members: Vec<(String, Vec<u8>, u64)> =
        archive.entries().expect("an archive").map(|entry| read(entry.expect("sound"))).collect();
    // 2026-11-20 at 20:15.
    let at = 1_795_205_700;
    let expect = [
        ("friday.jsonl".to_owned(), journal(&table, "friday"), at),
        ("rom.jsonl".to_owned(), journal(&table, "rom"), at),
    ];
    assert_eq!(members, expect);
}

#[test]
fn games_that_exist_here_are_reported_and_left_alone() {
    let table = friday();
    table.done("export --to before.jsonl");
    table.done("bid 3");
    table.done("export --to after.jsonl");
    for (file, what) in [("before.jsonl", "behind"), ("after.jsonl", "same")] {
        let before = table.bytes();
        let told = table.json(&format!("import {file}"));
        assert_eq!((&told[0]["what"], &told[0]["here"]), (&json!(what), &json!("friday")));
        assert_eq!(table.bytes(), before, "{file}");
    }
    // Even under another id, or in a file with another name.
    table.done("remove friday --yes");
    table.done("restore friday --as sunday");
    assert_eq!(table.json("import after.jsonl")[0]["here"], "sunday");
}

#[test]
fn missing_entries_are_added_only_after_yes() {
    let table = friday();
    table.done("bid 3");
    table.done("export --to after.jsonl");
    let whole = journal(&table, "friday");
    // The file as it was before the last entry.
    spoil(&table, "data/games/friday.jsonl", |bytes| {
        bytes.pop();
        let end = bytes.iter().rposition(|byte| *byte == b'\n').expect("lines");
        bytes.truncate(end + 1);
    });
    let said = table.refused(3, "import after.jsonl");
    assert!(said.stdout.contains("the file has 1 entry more"), "{}", said.stdout);
    // Even after a torn tail.
    spoil(&table, "data/games/friday.jsonl", |bytes| bytes.extend(b"torn"));
    table.done("import after.jsonl --yes");
    assert_eq!(journal(&table, "friday"), whole);
}

/// Returns another table, at which the game goes on differently; this one has it as `theirs.jsonl`.
fn diverged(here: &Table) -> Table {
    let there = Table::new();
    here.done("export");
    carry("friday.jsonl", here, &there);
    there.done("import friday.jsonl");
    here.done("bid 3");
    there.done("bid 4");
    there.done("export --to theirs.jsonl");
    carry("theirs.jsonl", &there, here);
    there
}

#[test]
fn a_last_entry_without_its_newline_is_imported_and_never_replaced() {
    let here = friday();
    diverged(&here);
    let ours = journal(&here, "friday");
    spoil(&here, "data/games/friday.jsonl", |bytes| bytes.truncate(bytes.len() - 1));
    let told = here.done("import theirs.jsonl").replace('\n', " ");
    assert!(told.contains("Imported game friday-2"), "{told}");
    here.done("-g friday export --to whole.jsonl");
    assert_eq!(std::fs::read(here.path("whole.jsonl")).expect("a journal"), ours);

    let last = Table::new();
    std::fs::write(last.path("cut.jsonl"), &ours[..ours.len() - 1]).expect("written");
    let said = last.done("import cut.jsonl");
    assert!(!said.contains("incomplete"), "{said}");
    assert_eq!(journal(&last, "friday"), ours);
}

#[test]
fn a_missing_folder_for_temporary_files_is_not_blamed_on_standard_input() {
    let table = friday();
    let said = table.within(&[("TMPDIR", "/nonexistent")], "import -");
    assert_eq!(said.code, 3);
    let told = one_line(&said.stderr);
    assert!(told.contains("the temporary folder /nonexistent"), "{told}");
    assert!(!told.contains("standard input"), "{told}");
}

#[test]
fn diverged_games_are_both_kept() {
    let here = friday();
    let there = diverged(&here);
    let ours = journal(&here, "friday");
    let told = here.done("import theirs.jsonl").replace('\n', " ");
    assert!(told.contains("Imported game friday-2"), "{told}");
    assert!(told.contains("It matches friday up to entry 3"), "{told}");
    assert_eq!(journal(&here, "friday"), ours);
    assert_eq!(journal(&here, "friday-2"), journal(&there, "friday"));
    // When imported again, it is recognized.
    assert_eq!(here.json("import theirs.jsonl")[0]["here"], "friday-2");
}

#[test]
fn an_id_that_is_taken_is_replaced_by_a_free_or_given_one() {
    let here = friday();
    let there = Table::new();
    there.done("new romanian Ana Bo Cid --dealer Ana --id friday");
    there.done("export");
    carry("friday.jsonl", &there, &here);
    let ours = journal(&here, "friday");
    here.refused(3, "import friday.jsonl --as friday");
    assert_eq!(here.json("import friday.jsonl --as sunday")[0]["here"], "sunday");
    assert_eq!(here.json("import friday.jsonl")[0]["here"], "sunday");
    here.done("remove sunday --yes");
    assert_eq!(here.json("import friday.jsonl")[0]["here"], "friday-2");
    assert_eq!(journal(&here, "friday"), ours);
    assert_eq!(journal(&here, "friday-2"), journal(&there, "friday"));
}

#[test]
fn export_does_not_overwrite_a_file() {
    let table = friday();
    table.write("friday.jsonl", "mine");
    table.refused(3, "export");
    table.refused(3, "export --to friday.jsonl");
    let said = table.refused(3, "export --all --to friday.jsonl");
    assert!(said.stderr.contains("friday.jsonl already exists"), "{}", said.stderr);
    table.refused(3, "export --to nowhere/friday.jsonl");
    std::fs::create_dir(table.path("stick")).expect("made");
    table.done("export --to stick");
    let carried = std::fs::read(table.path("stick/friday.jsonl")).expect("there");
    assert_eq!(carried, journal(&table, "friday"));
}

#[test]
fn an_unreadable_game_does_not_stop_the_export() {
    let table = friday();
    std::fs::create_dir(table.path("data/games/folder.jsonl")).expect("made");
    let said = table.hoyle("export --all --to games.tar");
    assert_eq!(
        (said.code, said.stdout.as_str()),
        (3, "Wrote games.tar: game friday, 3 entries.\n")
    );
    assert!(said.stderr.contains("folder.jsonl is not a regular file"), "{}", said.stderr);
    let said = table.refused(3, "export folder --to other.tar");
    assert!(said.stderr.contains("folder.jsonl is not a regular file"), "{}", said.stderr);
    table.done("remove friday --yes");
    for to in ["other.tar", "-"] {
        let said = table.refused(3, &format!("export --all --to {to}"));
        assert_eq!(said.stdout, "");
        assert!(said.stderr.contains("None of the games can be read."), "{}", said.stderr);
        assert!(!said.stderr.contains("The output"), "{}", said.stderr);
        assert!(said.stderr.contains("folder.jsonl is not a regular file"), "{}", said.stderr);
    }
}

#[test]
fn export_drops_a_torn_tail_and_copies_damage() {
    let table = friday();
    let whole = journal(&table, "friday");
    spoil(&table, "data/games/friday.jsonl", |bytes| bytes.extend(b"torn"));
    table.done("export --to torn.jsonl");
    assert_eq!(std::fs::read(table.path("torn.jsonl")).expect("there"), whole);
    spoil(&table, "data/games/friday.jsonl", |bytes| bytes[40] ^= 1);
    let damaged = journal(&table, "friday");
    let said = table.hoyle("export friday --to damaged.jsonl");
    assert_eq!(said.code, 0);
    assert!(said.stderr.contains("copied unchanged"), "{}", said.stderr);
    assert_eq!(std::fs::read(table.path("damaged.jsonl")).expect("there"), damaged);
    // A backup of all games notices.
    let said = table.hoyle("export --all --to all.tar");
    assert_eq!(said.code, 3);
    assert!(said.stderr.contains("copied unchanged"), "{}", said.stderr);
    assert!(table.path("all.tar").exists());
    // But no import accepts it.
    table.done("remove friday --yes");
    table.refused(3, "import damaged.jsonl");
}

#[test]
fn export_and_import_work_through_a_pipe() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let here = evening();
    let there = Table::new();
    for words in [&["export", "friday", "--to", "-"][..], &["export", "--all", "--to", "-"]] {
        let hoyle = |table: &Table, words: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_hoyle"));
            command.args(words).env_clear().env("HOYLE_DIR", table.path("data"));
            command
        };
        let exported = hoyle(&here, words).output().expect("it runs");
        assert!(exported.status.success() && exported.stderr.is_empty());
        let mut import = hoyle(&there, &["import", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("it runs");
        let mut stdin = import.stdin.take().expect("a pipe");
        stdin.write_all(&exported.stdout).expect("written");
        drop(stdin);
        assert!(import.wait().expect("it ends").success());
    }
    for id in ["friday", "rom", "evening"] {
        assert_eq!(journal(&there, id), journal(&here, id), "{id}");
    }
}

#[test]
fn a_journal_past_the_limit_is_read_and_exported_but_not_written() {
    let table = friday();
    let long = padded(LONGEST_JOURNAL as usize + 1);
    std::fs::write(table.path("data/games/long.jsonl"), &long).expect("written");
    table.done("status -g long");
    table.done("log -g long --json");
    table.done("export long --to long.jsonl");
    assert_eq!(std::fs::read(table.path("long.jsonl")).expect("exported"), long);
    for line in ["undo -g long", "took 1 -g long", "import long.jsonl --as other"] {
        let said = table.refused(3, line);
        let told = said.all().replace('\n', " ");
        assert!(told.contains("is longer than the 4194304 bytes"), "{line}: {told}");
    }
    assert_eq!(std::fs::read(table.path("data/games/long.jsonl")).expect("there"), long);
    assert!(!table.path("data/games/other.jsonl").exists());
}

#[test]
fn an_entry_past_the_limit_is_refused_as_what_the_game_would_be() {
    let table = friday();
    // An entry has about 70 bytes; fewer are left.
    let long = padded(LONGEST_JOURNAL as usize - 100);
    assert!((long.len() as u64) < LONGEST_JOURNAL);
    std::fs::write(table.path("data/games/long.jsonl"), &long).expect("written");
    let tries = ["undo -g long", "redo -g long"].map(|line| table.hoyle(line));
    let refused = tries.iter().find(|said| said.code == 3).expect("one of them is possible");
    let told = one_line(&refused.stderr);
    assert!(told.contains("it would have more than 4194304 bytes"), "{told}");
    assert_eq!(std::fs::read(table.path("data/games/long.jsonl")).expect("there"), long);
}

#[test]
fn a_journal_too_long_to_compare_stops_the_import_of_the_same_game() {
    let table = friday();
    table.done("export --to sound.jsonl");
    spoil(&table, "data/games/friday.jsonl", |bytes| {
        bytes.resize(LONGEST_READ as usize + 1, b' ');
    });
    let said = table.refused(3, "import sound.jsonl");
    assert!(said.stderr.contains("friday.jsonl is longer than"), "{}", said.stderr);
}
