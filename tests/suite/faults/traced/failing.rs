//! Each call of every command fails: the command succeeds as usual, or reports an error with exit
//! code 3.

use super::commands::Deed;
use super::outcome::{Expected, unfinished};
use super::strace::{self, Call};
use super::{in_parallel, some};
use crate::common::Bytes;
use crate::faults::{report, short_or_full};
use std::path::Path;

/// The calls that fail, and the errors that they report.
const FAILURES: [(&[&str], &[&str]); 5] = [
    (&["write", "fsync", "fdatasync", "ftruncate"], &["EIO", "ENOSPC", "EINTR"]),
    (&["openat", "renameat2", "rename", "unlink", "mkdir"], &["EIO", "EACCES", "ENOSPC"]),
    (&["read", "lseek", "getdents64"], &["EIO", "EINTR"]),
    (&["statx", "flock", "getcwd"], &["EIO", "EACCES"]),
    // A new thread.
    (&["clone3", "clone"], &["EAGAIN"]),
];

/// Returns every way in which a call can fail.
fn failures(call: &Call) -> impl Iterator<Item = String> {
    let all = FAILURES.iter().filter(|(names, _)| names.contains(&call.name.as_str()));
    let errors = all.flat_map(|(_, errors)| &errors[..short_or_full(1, errors.len())]);
    errors.map(move |error| format!("{}:error={error}:when={}", call.name, call.number))
}

/// Returns the faults that make closing a folder fail after it was read.
fn unclosed(calls: &[Call]) -> impl Iterator<Item = String> {
    let pairs = calls.windows(2).filter(|pair| {
        pair[0].name == "getdents64"
            && pair[1].name == "close"
            && pair[0].arguments[0] == pair[1].arguments[0]
    });
    pairs.map(|pair| format!("close:error=EIO:when={}", pair[1].number))
}

/// Fails every call of a command in turn, and returns how often it was run.
fn fail(deed: &Deed) -> usize {
    let expected = Expected::on(deed, &deed.table());
    let mut faults = some(expected.calls.iter().flat_map(failures).collect(), 4);
    faults.extend(some(unclosed(&expected.calls).collect(), 1));
    for fault in &faults {
        let table = deed.table();
        let output = strace::injected(&table, deed, fault);
        let said = [&output.stdout[..], &output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        let told = format!("hoyle {deed:?}, {fault}: {said}");
        match output.status.code() {
            // The others are listed, or counted.
            Some(0)
                if ["games", "players", "stats", "event list"]
                    .iter()
                    .any(|command| deed.0.starts_with(command))
                    && [".jsonl could not ", " not counted."]
                        .iter()
                        .any(|part| said.contains(part)) => {}
            Some(0) => {
                assert!(expected.output.status.success(), "{told}");
                let printed = lines_without_cache(&output.stdout);
                assert_eq!(printed, lines_without_cache(&expected.output.stdout), "{told}");
                let [now, after] = [table.bytes(), expected.after.clone()].map(without_cache);
                assert!(without_pointer(&now) == without_pointer(&after), "{told}");
                let warned = output.stderr != expected.output.stderr;
                assert!(warned || now == after, "{told}");
            }
            Some(3) => {
                // It prints on another thread, and strace counts the calls of each: the message fails as well.
                let is_mute = deed.0.starts_with("rescore") && fault.starts_with("write:");
                assert!(!said.is_empty() || is_mute, "{told}");
                let now = table.bytes();
                expected.check(&now, false, fault);
                // In the folder of games it may stay, for the doctor.
                let left = unfinished(&now).find(|path| !path.starts_with("data"));
                assert_eq!(left, None, "{told}");
            }
            _ => panic!("{told}"),
        }
    }
    faults.len()
}

/// Returns the lines that do not say what became of the cache: one that cannot be read is removed.
fn lines_without_cache(printed: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(printed);
    text.lines().filter(|line| !line.starts_with("games.cache: ")).map(str::to_owned).collect()
}

/// Returns the files without the cache, which nothing depends on.
fn without_cache(mut files: Bytes) -> Bytes {
    files.remove(Path::new("data/games.cache"));
    files
}

/// Returns the files without the pointer to the current game, about which a command only warns.
fn without_pointer(files: &Bytes) -> Bytes {
    let mut files = files.clone();
    files.remove(Path::new("data/current"));
    files
}

#[test]
fn a_failing_call_of_any_command_is_reported() {
    if !strace::is_here() {
        return;
    }
    let deeds = Deed::all();
    let runs = in_parallel(&deeds, fail);
    report(&format!("{runs} failing calls of {} commands, all reported or harmless", deeds.len()));
}
