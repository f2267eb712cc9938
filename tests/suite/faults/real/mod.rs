//! The real program in separate processes, with kills, full disks and many writers.

mod beside;
mod concurrent;
mod full;
mod kills;
mod unexpected;

use hoyle::store::{Selector, Store};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder with games, in which the real program runs.
pub(super) struct Table {
    folder: TempDir,
}

/// Milliseconds since the start of the evening, unique to each command, so that its entry can be
/// recognized.
pub(super) type Instant = usize;

impl Table {
    /// Returns a table with games in which undo or redo is always possible.
    pub(super) fn with_games(ids: &[&str]) -> Table {
        let table = Table { folder: tempfile::tempdir().expect("a folder of its own") };
        for id in ids {
            table.done(&["new", "serbian", "Igor", "Jovana", "Dunja", "Dušan", "--id", id]);
            table.done(&["bid", "1", "2", "3", "4", "-g", id]);
        }
        table
    }

    pub(super) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(super) fn path(&self, id: &str) -> PathBuf {
        self.data().join("games").join(format!("{id}.jsonl"))
    }

    /// Returns a command at an instant, without running it.
    pub(super) fn command_at(&self, instant: Instant, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hoyle"));
        command.args(words);
        self.surround(&mut command, instant);
        command
    }

    /// Returns a command to be run by a shell with limits.
    #[cfg(unix)]
    pub(super) fn limited_at(&self, limits: &str, instant: Instant, words: &[&str]) -> Command {
        let mut command = Command::new("/bin/sh");
        let script = format!("{limits}; exec \"$0\" \"$@\"");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_hoyle")]).args(words);
        self.surround(&mut command, instant);
        command
    }

    fn surround(&self, command: &mut Command, instant: Instant) {
        command
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .env_clear()
            .env("HOYLE_DIR", self.data())
            .env("HOYLE_NOW", at(instant))
            .env("HOYLE_SEED", "1")
            .env("TZ", "UTC");
    }

    pub(super) fn run(&self, words: &[&str]) -> Output {
        self.command_at(0, words).output().expect("the program runs")
    }

    #[track_caller]
    pub(super) fn done(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert_eq!(code(&output), Some(0), "hoyle {words:?}: {}", said(&output));
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// Returns how many entries of each instant are in a game's journal, which must be sound.
    pub(super) fn instants(&self, id: &str) -> BTreeMap<String, usize> {
        let id = id.parse::<hoyle::history::GameId>().expect("an id");
        let read = Store::new(self.data()).read(&Selector::Id(id)).expect("the game can be read");
        let mut counts = BTreeMap::new();
        for entry in read.history.entries() {
            *counts.entry(entry.at.to_string()).or_default() += 1;
        }
        counts
    }
}

/// Returns an instant in the form of the environment variable and of the journal.
pub(super) fn at(instant: Instant) -> String {
    crate::faults::evening::at(instant).to_string()
}

/// Returns the exit code, unless the process was killed.
pub(super) fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

/// Returns all output.
pub(super) fn said(output: &Output) -> String {
    let both = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// Returns the bytes of a file.
pub(super) fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("a file")
}
