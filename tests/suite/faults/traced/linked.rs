//! On a file system that cannot rename without replacing, a file has its old name and its new one
//! until the old one is removed. Commands are killed in between.

use super::commands::Deed;
use super::outcome::Expected;
use super::strace;
use crate::common::Table;
use std::os::unix::process::ExitStatusExt;

/// The commands that move games.
const MOVING: &[&str] = &[
    "remove taking --yes",
    "remove twice --yes",
    "restore gone",
    "restore twice",
    "restore gone --as other",
];

/// The commands that create files.
const CREATING: &[&str] = &[
    "new serbian Ana Bo Cy Di --dealer Di --id fresh",
    "import guest.jsonl",
    "replay evening.hoyle --save",
    "export taking --to out.jsonl",
];

const NO_RENAME: &str = "renameat2:error=EINVAL";

/// Kills a command when a file has two names.
fn killed(deed: &Deed) -> Table {
    let table = deed.table();
    let fault = format!("{NO_RENAME} unlink,unlinkat:signal=KILL:when=1");
    let output = strace::injected(&table, deed, &fault);
    assert_eq!(output.status.signal(), Some(9), "{deed:?}");
    table
}

#[test]
fn the_doctor_leaves_a_file_one_name() {
    if !strace::is_here() {
        return;
    }
    for line in [MOVING, CREATING].concat() {
        let deed = Deed(line.into());
        let expected = Expected::on(&deed, &deed.table());
        let table = killed(&deed);
        let before = table.bytes();
        table.done("doctor --dry-run");
        assert_eq!(table.bytes(), before, "{line}");
        table.done("doctor");
        expected.compare(&table.bytes(), false, "killed, and repaired");
        expected.is_whole(&table.bytes(), "killed, and repaired");
        expected.go_on(&table, "killed, and repaired");
    }
}

#[test]
fn a_move_that_was_killed_can_be_repeated() {
    if !strace::is_here() {
        return;
    }
    for line in MOVING {
        let deed = Deed((*line).into());
        let expected = Expected::on(&deed, &deed.table());
        let table = killed(&deed);
        let output = strace::injected(&table, &deed, NO_RENAME);
        assert!(output.status.success(), "{line}: {output:?}");
        assert_eq!(table.bytes(), expected.after, "{line}");
    }
}

#[test]
fn a_game_with_two_names_is_written_to_as_ever() {
    if !strace::is_here() {
        return;
    }
    let table = killed(&Deed("remove taking --yes".into()));
    table.done("took 1 2 3 -g taking");
    let game = || std::fs::read(table.path("data/games/taking.jsonl")).expect("a game");
    let whole = game();
    table.done("doctor");
    assert_eq!(game(), whole);
    assert!(!table.path("data/bin/taking.jsonl").exists());
}
