//! `serve` begins with a fault at each of its calls: links that were printed are kept, whole, or the
//! old ones are; a server that cannot keep its links says so.

use super::commands::Deed;
use super::replayed::Replayed;
use super::strace::{self, Call};
use super::{in_parallel, some, some_states};
use crate::common::{Bytes, Table, one_line};
use crate::faults::disk::{Crash, Fill};
use crate::faults::{report, short_or_full};
use std::path::Path;

/// The calls that read or change files, and one error of each.
const FAILURES: [(&str, &str); 13] = [
    ("openat", "EIO"),
    ("read", "EIO"),
    ("write", "ENOSPC"),
    ("fdatasync", "EIO"),
    ("fsync", "EIO"),
    ("rename", "EIO"),
    ("renameat2", "EIO"),
    ("unlink", "EIO"),
    ("mkdir", "EACCES"),
    ("statx", "EIO"),
    ("flock", "EIO"),
    ("lseek", "EIO"),
    ("getdents64", "EIO"),
];

/// How a server begins.
struct Start {
    deed: Deed,
    /// The links that are kept before it, if there are any.
    kept: Option<Vec<u8>>,
}

impl Start {
    /// First with no links, then with another port, then with links that stay the same.
    fn all() -> Vec<Start> {
        let first = Start { deed: Deed("serve".into()), kept: None };
        let table = first.table();
        strace::traced(&table, &first.deed);
        let kept = links(&table.bytes());
        assert!(kept.is_some(), "links are kept");
        let moved = Start { deed: Deed("serve --port 0".into()), kept: kept.clone() };
        let same = Start { deed: Deed("serve".into()), kept };
        vec![first, moved, same]
    }

    fn table(&self) -> Table {
        let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday"]);
        if let Some(kept) = &self.kept {
            std::fs::write(table.path("data/serve.toml"), kept).expect("written");
        }
        table
    }

    /// Asserts that the links are whole: those that were printed, or else the old or new ones. The
    /// doctor removes what is unfinished, and finds nothing else.
    fn check(&self, table: &Table, printed: &str, told: &str) {
        let now = links(&table.bytes());
        match (&now, printed.lines().next()) {
            (Some(text), Some(view)) => {
                let text = String::from_utf8_lossy(text);
                let token = view.rsplit('/').next().expect("a link");
                assert!(text.contains(&format!("view = \"{token}\"")), "{told}: {text}, {view}");
            }
            (now, Some(view)) => panic!("{told}: {view} was printed, and {now:?} kept"),
            // The doctor finds out whether they are whole.
            (now, None) => assert!(*now == self.kept || now.is_some(), "{told}: {now:?}"),
        }
        let doctor = table.hoyle("doctor");
        assert_eq!(doctor.code, 0, "{told}: {doctor:?}");
        let left: Vec<_> = table.bytes().into_keys().filter(|path| is_unfinished(path)).collect();
        assert!(left.is_empty(), "{told}: {left:?}");
    }
}

fn links(files: &Bytes) -> Option<Vec<u8>> {
    files.get(Path::new("data/serve.toml")).cloned().flatten()
}

fn is_unfinished(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// The calls of a server until it waits for pages to be asked for.
fn calls(start: &Start) -> Vec<Call> {
    let (_, calls) = strace::traced(&start.table(), &start.deed);
    calls
}

fn fail(start: &Start) -> usize {
    let mut faults = Vec::new();
    for call in calls(start) {
        for (name, error) in FAILURES.iter().filter(|(name, _)| *name == call.name) {
            faults.push(format!("{name}:error={error}:when={}", call.number));
        }
    }
    let faults = some(faults, 40);
    for fault in &faults {
        let table = start.table();
        let output = strace::injected(&table, &start.deed, fault);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let said = one_line(&String::from_utf8_lossy(&output.stderr));
        let told = format!("{:?}, {fault}: {printed} {said}", start.deed);
        // It was stopped while it served, or says why it cannot.
        match output.status.code() {
            None => assert!(!printed.is_empty(), "{told}"),
            Some(code) => assert!(code == 3 && !said.is_empty(), "{told}"),
        }
        start.check(&table, &printed, &told);
    }
    faults.len()
}

fn kill(start: &Start) -> usize {
    let mut kills = 0;
    let calls = calls(start);
    let names: Vec<&str> = FAILURES.iter().map(|(name, _)| *name).collect();
    let calls = calls.iter().filter(|call| names.contains(&call.name.as_str()));
    for call in some(calls.collect(), 40) {
        let table = start.table();
        let fault = format!("{}:signal=KILL:when={}", call.name, call.number);
        let output = strace::injected(&table, &start.deed, &fault);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        start.check(&table, &printed, &format!("{:?}, {fault}", start.deed));
        kills += 1;
    }
    kills
}

fn cut(start: &Start) -> usize {
    let table = start.table();
    let root = table.path("").canonicalize().expect("a folder");
    let mut replayed = Replayed::new(&table.bytes(), root);
    let (output, calls) = strace::traced(&table, &start.deed);
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut states = 0;
    let mut check = |replayed: &Replayed, printed: &str, moment: &str| {
        for number in some_states(&replayed.disk, short_or_full(6, 200)) {
            let found = replayed.disk.crash(Crash { number, fill: Fill::Zeros });
            let all = replayed.disk.crashes();
            let told = format!("{:?}, {moment}, state {number} of {all}", start.deed);
            start.check(&Table::with(&found.files()), printed, &told);
            states += 1;
        }
    };
    for call in &calls {
        if replayed.repeat(call) {
            check(&replayed, "", &format!("power cut after {} {}", call.name, call.number));
        }
    }
    assert_eq!(replayed.disk.files(), table.bytes(), "the trace was misunderstood");
    check(&replayed, &printed, "power cut at the end");
    states
}

#[test]
fn a_server_that_begins_with_a_fault_keeps_the_links_that_it_printed() {
    if !strace::is_here() {
        return;
    }
    let starts = Start::all();
    let failing = in_parallel(&starts, fail);
    let kills = in_parallel(&starts, kill);
    let states = in_parallel(&starts, cut);
    report(&format!(
        "serve: {failing} failing calls, {kills} kills, {states} disks after power cuts"
    ));
}
