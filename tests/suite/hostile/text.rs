//! A stranger's journal and file names: what could disturb a terminal is shown, on every output.

use super::forge::forged;
use crate::common::Table;
use crate::games::{friday, journal};
use std::path::Path;
use std::process::Stdio;

/// A title for the terminal, a colour, a C1 control, a backspace, and text that runs backwards.
const HOSTILE: &str = "a\u{1b}]0;mine\u{7}\u{1b}[35mb\u{9b}2Jc\u{8}d\u{202e}e\u{200b}";

/// What of it must not be printed. The program writes some colours itself, but not this one.
const RAW: [&str; 7] =
    ["\u{1b}]", "\u{1b}[35m", "\u{7}", "\u{9b}", "\u{8}", "\u{202e}", "\u{200b}"];

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
