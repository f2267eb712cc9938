//! A stranger's journal and file names: what could disturb a terminal is shown, on every output.

use super::forge::forged;
use crate::common::Table;
use crate::games::{friday, journal};
use std::path::Path;
use std::process::Stdio;

/// A line as the program prints it, a title for the terminal, a colour, a C1 control, a backspace, and text that runs backwards.
const HOSTILE: &str = "x\nChecked 99 games: all sound.\na\u{1b}]0;mine\u{7}\u{1b}[35mb\u{9b}2Jc\u{8}d\u{202e}e\u{200b}";

/// What of it must not be printed. The program writes some colours itself, but not this one.
const RAW: [&str; 8] =
    ["\nChecked 99", "\u{1b}]", "\u{1b}[35m", "\u{7}", "\u{9b}", "\u{8}", "\u{202e}", "\u{200b}"];

/// Commands that print what is in a journal or in the folder.
const COMMANDS: [&str; 12] = [
    "script",
    "script --json",
    "status",
    "status --json",
    "sheet",
    "sheet --json",
    "log",
    "log --plain",
    "games",
    "doctor",
    "doctor --json",
    "doctor --plain",
];

/// A folder with a game from a stranger, and with a file that is not a game.
fn strangers() -> Table {
    let table = friday();
    let text = String::from_utf8(journal(&table, "friday")).expect("text");
    let (first, rest) = text.split_once('\n').expect("lines");
    let mut first: serde_json::Value = serde_json::from_str(first).expect("JSON");
    first["origin"] = serde_json::json!({
        "rules": HOSTILE, "scoring": HOSTILE, "schedule": HOSTILE, "set": [HOSTILE],
    });
    // The checksum comes first in a line.
    first.as_object_mut().expect("an object").remove("sum");
    let first = format!(r#"{{"sum":"00000000",{}"#, &first.to_string()[1..]);
    let bytes = forged(format!("{first}\n{rest}").as_bytes());
    std::fs::write(table.path("data/games/friday.jsonl"), bytes).expect("written");
    table.write("data/current", "friday\n");
    std::fs::write(table.path("data/games").join(HOSTILE), "x").expect("written");
    table
}

fn check(told: &str, line: &str) {
    let raw: Vec<&str> = RAW.into_iter().filter(|raw| told.contains(raw)).collect();
    assert!(raw.is_empty(), "{line} printed {raw:?}: {told:?}");
}

#[test]
fn nothing_of_a_stranger_disturbs_a_pipe() {
    let table = strangers();
    for line in COMMANDS {
        let said = table.hoyle(line);
        assert_eq!(said.code, 0, "{line}: {}", said.stderr);
        check(&said.stdout, line);
        check(&said.stderr, line);
    }
    let script = table.done("script");
    assert!(script.contains(r"\u{1b}") && script.contains(r"\u{202e}"), "{script}");
    let json = table.done("doctor --json");
    assert!(json.contains(r"\u001b") && json.contains(r"\u009b"), "{json}");
    assert_eq!(table.json("doctor")["strays"][0], format!("games/{HOSTILE}"));
}

#[test]
fn nothing_of_a_stranger_disturbs_a_terminal() {
    let table = strangers();
    for line in COMMANDS {
        let mut shell = table.other(Path::new("/bin/sh"));
        let run = format!("exec '{}' {line} --no-pager", env!("CARGO_BIN_EXE_hoyle"));
        shell.env("TERM", "xterm-256color").stdin(Stdio::inherit()).args(["-c", &run]);
        let mut session = rexpect::session::spawn_command(shell, Some(60_000)).expect("a terminal");
        // Each character is a byte here.
        let bytes = session.exp_eof().expect("the end").chars().map(|c| c as u8).collect();
        check(&String::from_utf8(bytes).expect("text"), line);
    }
}

/// Runs the program with these words, and returns its output, which must be harmless.
fn tell(table: &Table, words: &[&str]) -> String {
    let told = table.words(words).all();
    check(&told, &words.join(" "));
    told
}

#[test]
fn no_path_writes_a_line_of_its_own() {
    let table = friday();
    let toml = table.done("rules serbian --toml");
    let named = |name: &str| format!("{HOSTILE}{name}");
    for (name, text) in [
        ("sound.toml", toml.clone()),
        ("bad.toml", toml.replace("title", "titel") + "x = \"a"),
        ("worse.toml", toml.replace("title", "titel")),
        ("bad.hoyle", "new serbian A B C D\nbid x\n".to_owned()),
        ("bad.jsonl", "{}\n".to_owned()),
        ("bad.txt", "A B C D\n1 x 2 3\n".to_owned()),
        ("bad.tar", "x".repeat(2_000)),
    ] {
        table.write(&named(name), &text);
    }
    std::fs::create_dir(table.path(&named("folder"))).expect("made");

    let mut told = String::new();
    for name in ["sound.toml", "bad.toml", "worse.toml", "none.toml", "folder"] {
        let path = format!("./{}", named(name));
        for line in [
            &["rules", "--check", &path][..],
            &["rules", "--check", "--json", &path],
            &["rules", &path],
            &[
                "new",
                &path,
                "A",
                "B",
                "C",
                "D",
                "--dealer",
                "A",
                "--id",
                name.split('.').next().unwrap_or(name),
            ],
            &["script"],
        ] {
            told += &tell(&table, line);
        }
    }
    for name in ["bad.hoyle", "bad.jsonl", "bad.txt", "bad.tar", "none", "folder"] {
        let path = format!("./{}", named(name));
        for line in [
            &["import", &path][..],
            &["replay", &path],
            &["audit", &path, "--rules", "serbian"],
            &["rescore", &path],
            &["status", "--game", &path],
            &["status", "--game", &format!("{path}.jsonl")],
            &["games", "--dir", &path],
            &["doctor", "--dir", &path],
            &["export", "friday", "--to", &path],
            &["export", "--all", "--lines", "--to", &path],
            &["man", "--out", &path],
        ] {
            told += &tell(&table, line);
        }
    }
    for name in ["new.jsonl", "new.tar"] {
        let path = named(name);
        told += &tell(&table, &["export", "--all", "--to", &path]);
        told += &tell(&table, &["export", "--all", "--to", &path, "--json"]);
        told += &tell(&table, &["import", &path]);
    }
    for line in [
        &["new", HOSTILE, "A", "B", "C", "D"][..],
        &["new", "serbian", HOSTILE, "B", "C", "D"],
        &["new", "serbian", "A", "B", "C", "D", "--set", HOSTILE],
        &["new", "serbian", "A", "B", "C", "D", "--dealer", HOSTILE],
        &["restore", HOSTILE],
        &["remove", HOSTILE],
        &["stats", HOSTILE],
        &["players", "merge", HOSTILE, "Igor"],
        &["note", HOSTILE],
        &["title", HOSTILE],
        &["bid", HOSTILE],
        &[HOSTILE],
    ] {
        told += &tell(&table, line);
    }
    assert!(told.matches(r"x\u{a}Checked 99").count() > 50, "{told}");
    table.write("data/current", HOSTILE);
    tell(&table, &["status"]);
    tell(&table, &["doctor"]);
}

/// A parser quotes what it does not know.
#[test]
fn no_field_of_an_imported_game_writes_a_line() {
    let table = friday();
    let text = String::from_utf8(journal(&table, "friday")).expect("text");
    let turn = r#""turn":"x`.\nChecked 99 games: all sound.\n""#;
    let changed = text.replace(r#""turn":"counter-clockwise""#, turn);
    assert_ne!(changed, text);
    std::fs::write(table.path("t.jsonl"), forged(changed.as_bytes())).expect("written");
    let told = tell(&table, &["import", "t.jsonl"]);
    assert!(told.contains(r"\u{a}Checked 99"), "{told}");
}

/// A script has a line for each command, whatever the rules file is called.
#[test]
fn a_script_of_a_strangers_game_can_be_replayed() {
    let table = friday();
    let text = String::from_utf8(journal(&table, "friday")).expect("text");
    let origin = r#""origin":{"rules":"./a\nb.toml"}"#;
    let changed = text.replace(r#""origin":{"rules":"serbian"}"#, origin);
    assert_ne!(changed, text);
    std::fs::write(table.path("data/games/friday.jsonl"), forged(changed.as_bytes()))
        .expect("written");
    let script = table.done("script -g friday");
    assert_eq!(script.lines().count(), 4, "{script}");
    table.write(r"a\u{a}b.toml", &table.done("rules serbian --toml"));
    table.write("friday.hoyle", &script);
    table.done("replay friday.hoyle");
}
