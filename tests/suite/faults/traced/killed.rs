//! Commands that write are killed before each of their calls, and one after the other in the same
//! folder.

use super::commands::Deed;
use super::outcome::Expected;
use super::strace::{self, Call};
use super::{in_parallel, some};
use crate::common::Table;
use crate::faults::{report, short_or_full};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;

/// The calls that change files.
const CHANGING: &[&str] =
    &["write", "fdatasync", "fsync", "ftruncate", "renameat2", "rename", "unlink", "mkdir"];

/// Kills a command before a call, and asserts that no game is lost. Returns how it was killed, if it
/// was.
fn kill(expected: &Expected, table: &Table, call: &Call) -> Option<String> {
    let fault = format!("{}:signal=KILL:when={}", call.name, call.number);
    let output = strace::injected(table, &expected.deed, &fault);
    // The output comes in one piece, except at the prompt.
    let acknowledged = !output.stdout.is_empty() && output.stdout == expected.output.stdout;
    let now = table.bytes();
    expected.compare(&now, acknowledged, &fault);
    expected.is_whole(&now, &fault);
    (output.status.signal() == Some(9)).then_some(fault)
}

/// Kills a command before each call, or for the short version before some that change something, and
/// returns how often it was killed.
fn everywhere(deed: &Deed) -> usize {
    let expected = Expected::on(deed, &deed.table());
    let every = short_or_full(0, 1) == 1;
    let mut kills = 0;
    for call in some(
        expected
            .calls
            .iter()
            .filter(|call: &&Call| every || CHANGING.contains(&call.name.as_str()))
            .collect(),
        6,
    ) {
        let table = deed.table();
        let killed = kill(&expected, &table, call);
        expected.check(&table.bytes(), false, killed.as_deref().unwrap_or("not killed"));
        kills += usize::from(killed.is_some());
    }
    kills
}

#[test]
fn a_kill_at_any_call_loses_and_duplicates_no_game() {
    if !strace::is_here() {
        return;
    }
    let kills = in_parallel(&Deed::writing(), everywhere);
    report(&format!("{kills} kills of commands that write, no game lost or duplicated"));
}

/// Returns a command for the games that are in a folder by now.
fn next(table: &Table, lot: &mut fastrand::Rng) -> Deed {
    let mut any = |folder: &str| {
        let ids: Vec<PathBuf> = table
            .bytes()
            .into_keys()
            .filter(|path| path.starts_with(folder) && path.extension().is_some())
            .collect();
        let id = ids.get(lot.usize(0..ids.len().max(1))).and_then(|path| path.file_stem());
        id.and_then(|id| id.to_str()).unwrap_or("nobody").to_owned()
    };
    let game = any("data/games");
    let gone = any("data/bin");
    let name = lot.u32(..);
    let lines = [
        format!("new serbian P{name} Bo Cy Di --id {game}"),
        format!("new serbian P{name} Bo Cy Di --id g{name}"),
        format!("new romanian P{name} Bo Cy"),
        format!("remove {game} --yes"),
        format!("remove {game} --yes"),
        format!("restore {gone}"),
        format!("restore {gone} --as r{name}"),
        "import guest.jsonl".into(),
        "import ahead.jsonl --yes".into(),
        "import taken.jsonl".into(),
        "import guests.tar".into(),
        "replay evening.hoyle --save".into(),
        format!("export --all --to {name}.tar"),
        format!("undo -g {game}"),
        format!("rule other {name} -g {game}"),
        "doctor".into(),
    ];
    Deed(lot.choice(lines).expect("a line").into())
}

/// Kills commands one after the other in one folder, and returns how many.
fn in_one_folder(seed: &usize) -> usize {
    let mut lot = fastrand::Rng::with_seed(*seed as u64);
    let table = Deed("doctor".into()).table();
    let first = Expected::on(&Deed("status -g taking".into()), &table);
    let mut kills = Vec::new();
    while kills.len() < short_or_full(25, 50) {
        let deed = next(&table, &mut lot);
        let expected = Expected::on(&deed, &table.copy());
        // Importing a game that is in the bin makes a second copy of it.
        if expected.copies_a_game() {
            continue;
        }
        let call = lot.choice(&expected.calls).expect("a command makes calls");
        kills.extend(kill(&expected, &table, call).map(|fault| format!("{deed:?} {fault}")));
    }
    first.go_on(&table, &kills.join(", "));
    kills.len()
}

#[test]
fn many_kills_in_one_folder_lose_and_duplicate_no_game() {
    if !strace::is_here() {
        return;
    }
    let folders: Vec<usize> = (0..short_or_full(2, 160)).collect();
    let kills = in_parallel(&folders, in_one_folder);
    report(&format!("{kills} kills in {} folders, no game lost or duplicated", folders.len()));
}
