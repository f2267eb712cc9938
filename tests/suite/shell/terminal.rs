//! At a terminal: colours, a pager for long output, and readers that quit early.

use crate::common::Table;
use crate::shell::evening;
use rexpect::session::spawn_command;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hoyle");

/// Returns the program's output at a terminal of 24 lines and 80 columns.
fn at_terminal(table: &Table, environment: &[(&str, &str)], words: &str) -> String {
    let mut shell = table.other(Path::new("/bin/sh"));
    shell
        .env("PATH", "/usr/bin:/bin")
        .env("TERM", "xterm")
        .stdin(Stdio::inherit())
        .envs(environment.iter().copied())
        .args(["-c", &format!("stty rows 24 cols 80; exec '{PROGRAM}' {words}")]);
    let mut session = spawn_command(shell, Some(60_000)).expect("a terminal");
    let told = session.exp_eof().expect("the end");
    told.replace("\r\n", "\n")
}

/// A pager that shows that it was run.
const MARKING: (&str, &str) = ("HOYLE_PAGER", "sed s/^/paged:/");

#[test]
fn long_output_goes_through_a_pager() {
    let table = evening("serbian-evening");
    for line in ["sheet", "log", "explain", "rules serbian", "schedule", "help commands"] {
        let told = at_terminal(&table, &[MARKING], line);
        assert!(told.starts_with("paged:"), "{line}: {told}");
        assert_eq!(told.lines().filter(|line| !line.starts_with("paged:")).count(), 0, "{told}");
    }
    let other = at_terminal(&table, &[("PAGER", "sed s/^/other:/")], "log");
    assert!(other.starts_with("other:"), "{other}");
    let both = at_terminal(&table, &[("PAGER", "cat"), MARKING], "log");
    assert!(both.starts_with("paged:"), "{both}");
}

#[test]
fn the_pager_can_be_turned_off() {
    let table = evening("serbian-evening");
    for (environment, line) in [
        // It fits.
        (&[MARKING][..], "status"),
        (&[MARKING], "games"),
        // The pager is turned off.
        (&[MARKING], "log --no-pager"),
        (&[("HOYLE_PAGER", ""), ("PAGER", "sed s/^/paged:/")], "log"),
        // Machine-readable output.
        (&[MARKING], "log --plain"),
        (&[MARKING], "sheet --json"),
        (&[MARKING], "script"),
        (&[MARKING], "sheet --format html"),
        // The pager does not exist.
        (&[("HOYLE_PAGER", "no-such-pager-anywhere")], "log"),
        // Not a terminal.
        (&[MARKING], "log | cat"),
    ] {
        let told = at_terminal(&table, environment, line);
        assert!(!told.contains("paged:") && told.len() > 40, "{line}: {told}");
    }
    assert!(!table.within(&[MARKING], "log").stdout.contains("paged:"));
}

#[test]
fn a_pager_that_quits_early_is_not_an_error() {
    let table = evening("serbian-evening");
    for pager in ["true", "head -n 1", "false"] {
        let told = at_terminal(&table, &[("HOYLE_PAGER", pager)], "log; echo left with $?");
        assert!(!told.contains("hoyle:") && !told.contains("panic"), "{pager}: {told}");
    }
    // `exec` avoids a shell that would report the code.
    let mut shell = table.other(Path::new("/bin/sh"));
    let line = format!("stty rows 24 cols 80; '{PROGRAM}' log; echo left with $?");
    shell
        .stdin(Stdio::inherit())
        .env("PATH", "/usr/bin:/bin")
        .env("HOYLE_PAGER", "head -n 1")
        .args(["-c", &line]);
    let told = spawn_command(shell, Some(60_000)).expect("a terminal").exp_eof().expect("the end");
    assert!(told.trim_end().ends_with("left with 0"), "{told}");
}

#[test]
fn colours_follow_the_terminal_and_no_color() {
    let table = evening("serbian-evening");
    let line = "sheet --no-pager";
    for (environment, line, coloured) in [
        (&[][..], line, true),
        (&[("NO_COLOR", "1")], line, false),
        (&[("NO_COLOR", "")], line, true),
        (&[("TERM", "dumb")], line, false),
        (&[("NO_COLOR", "1")], "sheet --no-pager --color always", true),
        (&[], "sheet --no-pager --color never", false),
        (&[], "--help", true),
        (&[], "--help --color never", false),
        (&[("NO_COLOR", "1")], "bid --help", false),
        (&[], "sheet --no-pager | cat", false),
    ] {
        let told = at_terminal(&table, environment, line);
        assert_eq!(told.contains("\u{1b}["), coloured, "{environment:?} {line}: {told}");
    }
    // Elsewhere there are none, unless requested.
    assert!(!table.done("sheet").contains('\u{1b}'));
    assert!(table.done("sheet --color always").contains('\u{1b}'));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let table = evening("serbian-evening");
    for line in [
        "explain",
        "log",
        "sheet --json",
        "sheet --format html",
        "script",
        "--help",
        "man",
        "schema sheet",
        "export --to -",
        "completions bash",
    ] {
        let mut child = command(&table, line);
        let mut running =
            child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        // Nothing reads the output.
        drop(running.stdout.take());
        let ended = running.wait().expect("it ends");
        let mut said = String::new();
        running.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
        assert_eq!(ended.code(), Some(0), "{line}: {said}");
        assert!(!said.contains("panicked") && !said.contains("hoyle:"), "{line}: {said}");
    }
    let mut shell = table.other(Path::new("/bin/sh"));
    let line = format!("'{PROGRAM}' explain | head -n 1");
    let output = shell.env("PATH", "/usr/bin:/bin").args(["-c", &line]).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[cfg(unix)]
#[test]
fn remarks_are_printed_even_if_the_result_is_not() {
    let table = evening("serbian-evening");
    table.done("export --to all.jsonl");
    let journal = std::fs::read_dir(table.path("data/games")).expect("games").next();
    let path = journal.expect("a game").expect("read").path();
    let bytes = std::fs::read(&path).expect("a journal");
    let last = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n');
    std::fs::write(path, &bytes[..=last.expect("lines")]).expect("written");
    table.write("data/games/damaged.jsonl", "nonsense\n");
    for (line, code) in [("games", 0), ("import all.jsonl", 3)] {
        let run = |stdout: Stdio| {
            let output = command(&table, line).stdout(stdout).output().expect("it runs");
            (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
        };
        let (_, said) = run(Stdio::null());
        assert!(!said.is_empty());
        let (reader, closed) = std::io::pipe().expect("a pipe");
        drop(reader);
        assert_eq!(run(closed.into()), (Some(code), said.clone()), "{line}");
        if let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") {
            let (code, told) = run(full.into());
            assert_eq!(code, Some(3), "{line}");
            assert!(told.len() > said.len() && told.starts_with(&said), "{line}: {told}");
        }
    }
}

fn command(table: &Table, line: &str) -> Command {
    let mut command = table.other(Path::new(PROGRAM));
    command.args(shell_words::split(line).expect("quotes close"));
    command
}
