//! What a command may leave behind when something went wrong: every game once, none damaged, and
//! nothing that stands in the way of the next command.

use super::commands::Deed;
use super::strace::{self, Call};
use crate::common::{Bytes, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Mutex;

/// A command, and what happens if nothing goes wrong.
pub(super) struct Expected {
    pub(super) deed: Deed,
    pub(super) before: Bytes,
    pub(super) after: Bytes,
    pub(super) output: Output,
    pub(super) calls: Vec<Call>,
    /// The folders that were checked already.
    seen: Mutex<BTreeSet<Bytes>>,
}

/// Where a game is, and its whole lines.
type Kept = (PathBuf, Vec<u8>);

/// Returns the games and the bin by their first lines, which no two games share. A journal without
/// one is no game.
fn games(files: &Bytes) -> BTreeMap<Vec<u8>, Vec<Kept>> {
    let mut games: BTreeMap<Vec<u8>, Vec<Kept>> = BTreeMap::new();
    for (path, bytes) in files {
        let is_journal = path.extension().is_some_and(|end| end == "jsonl");
        if !is_journal || !path.starts_with("data") {
            continue;
        }
        let Some(bytes) = bytes else { continue };
        // A line that was not synced may have holes.
        let lines: Vec<&[u8]> = bytes
            .split_inclusive(|byte| *byte == b'\n')
            .take_while(|line: &&[u8]| line.ends_with(b"\n") && !line.contains(&0))
            .collect();
        let first = lines.first().copied().unwrap_or_default();
        games.entry(first.to_vec()).or_default().push((path.clone(), lines.concat()));
    }
    games
}

impl Expected {
    /// Runs a command at a table without faults.
    pub(super) fn on(deed: &Deed, table: &Table) -> Expected {
        let before = table.bytes();
        let (output, calls) = strace::traced(table, deed);
        let deed = deed.clone();
        let after = table.bytes();
        Expected { deed, before, after, output, calls, seen: Mutex::default() }
    }

    /// Returns whether a game is there twice after the command.
    pub(super) fn copies_a_game(&self) -> bool {
        games(&self.after).iter().any(|(first, kept)| !first.is_empty() && kept.len() > 1)
    }

    /// Asserts that no game is lost, that the doctor finds nothing wrong, and that every id can be
    /// used.
    pub(super) fn check(&self, now: &Bytes, acknowledged: bool, fault: &str) {
        self.compare(now, acknowledged, fault);
        if self.seen.lock().expect("no panic").insert(without_numbers(now)) {
            self.go_on(&Table::with(now), fault);
        }
    }

    /// Asserts that every game is there once, as it was before the command or as the command leaves
    /// it. The command's work is complete if it was acknowledged.
    pub(super) fn compare(&self, now: &Bytes, acknowledged: bool, fault: &str) {
        let before = games(&self.before);
        let after = games(&self.after);
        let found = games(now);
        let told = || format!("hoyle {:?}, {fault}", self.deed);
        for game in before.keys().chain(after.keys()).filter(|first| !first.is_empty()) {
            let [was, will, is] = [&before, &after, &found].map(|games| games.get(game));
            let Some([(path, bytes)]) = is.map(Vec::as_slice) else {
                let may_be_missing = was.is_none() && is.is_none() && !acknowledged;
                let times = is.map_or(0, Vec::len);
                assert!(may_be_missing, "{}: a game is there {times} times", told());
                continue;
            };
            let ends = [was, will].into_iter().flatten().flatten();
            assert!(ends.clone().any(|(end, _)| end == path), "{}: {path:?}", told());
            let mut longest = ends.map(|(_, bytes)| bytes);
            assert!(longest.any(|whole| whole.starts_with(bytes)), "{}: {path:?}", told());
            let owed = if acknowledged { will } else { was };
            if let Some((place, least)) = owed.and_then(|kept| kept.first()) {
                assert!(bytes.starts_with(least), "{}: lost", told());
                assert!(!acknowledged || place == path, "{}: {path:?}", told());
            }
        }
        let known = found.keys().all(|game| before.contains_key(game) || after.contains_key(game));
        assert!(known, "{}: an unexpected journal", told());
    }

    /// Asserts that every file outside the folder of games is whole, if it is there.
    pub(super) fn is_whole(&self, now: &Bytes, fault: &str) {
        for (path, bytes) in now.iter().filter(|(path, _)| !path.starts_with("data")) {
            let ends = [&self.before, &self.after].map(|files| files.get(path));
            let is_whole = is_unfinished(path) || ends.contains(&Some(bytes));
            assert!(is_whole, "hoyle {:?}, {fault}: {path:?} is there in part", self.deed);
        }
    }

    /// Asserts that the doctor finds nothing wrong, and that every id can be used that the command
    /// used.
    pub(super) fn go_on(&self, table: &Table, fault: &str) {
        let now = table.bytes();
        let doctor = table.hoyle("doctor");
        assert_eq!(doctor.code, 0, "hoyle {:?}, {fault}: {doctor:?}", self.deed);
        let left = unfinished(&table.bytes()).find(|path| path.starts_with("data")).cloned();
        assert_eq!(left, None, "hoyle {:?}, {fault}", self.deed);
        let paths: BTreeSet<&PathBuf> = self
            .before
            .keys()
            .chain(self.after.keys())
            .chain(now.keys())
            .filter(|path: &&PathBuf| {
                let [one, two, three] =
                    [&self.before, &self.after, &now].map(|files| files.get(*path));
                path.starts_with("data") && (one != two || two != three)
            })
            .collect();
        let ids =
            paths.into_iter().filter_map(|path| path.file_name()?.to_str()?.strip_suffix(".jsonl"));
        for id in ids.collect::<BTreeSet<_>>() {
            if table.path(&format!("data/games/{id}.jsonl")).exists() {
                table.done(&format!("rule other late -g {id}"));
                table.done(&format!("remove {id} --yes"));
            } else {
                table.done(&format!("new romanian Io Jo Ky --dealer Io --id {id}"));
                table.done(&format!("bid 0 0 0 -g {id}"));
            }
        }
    }
}

/// Returns the files that have yet to get their names.
pub(super) fn unfinished(files: &Bytes) -> impl Iterator<Item = &PathBuf> {
    files.keys().filter(|path| is_unfinished(path))
}

fn is_unfinished(path: &Path) -> bool {
    path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with('.'))
}

/// Returns the files with the numbers of unfinished ones left out.
fn without_numbers(files: &Bytes) -> Bytes {
    let without = |path: &PathBuf| {
        if is_unfinished(path) { path.with_file_name(".unfinished") } else { path.clone() }
    };
    files.iter().map(|(path, bytes)| (without(path), bytes.clone())).collect()
}
