//! Runs the real program in its own folder, isolated from this machine's environment.

pub(crate) mod console;
pub(crate) mod gallery;

pub(crate) use crate::faults::disk::Bytes;

use hoyle::cards::{Seat, Side};
use hoyle::history::{Decoded, JournalError, journal};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use tempfile::TempDir;

/// The timeout after which a test fails, long enough for a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// Reads a journal of which the caller keeps the bytes.
pub(crate) fn decode(bytes: &[u8]) -> Result<Decoded, JournalError> {
    journal::decode(bytes.to_vec())
}

/// A folder in which the program runs, with its games in `data`.
pub(crate) struct Table {
    folder: TempDir,
}

/// The program's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Table {
    pub(crate) fn new() -> Table {
        Table { folder: tempfile::tempdir().expect("a folder of its own") }
    }

    /// Returns a table with a new game.
    pub(crate) fn after(lines: &[&str]) -> Table {
        let table = Table::new();
        for line in lines {
            table.done(line);
        }
        table
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a file is written");
    }

    /// Runs the program here with the words of a line, quoted as in a shell.
    pub(crate) fn hoyle(&self, line: &str) -> Said {
        self.words(&shell_words::split(line).expect("quotes close"))
    }

    /// Runs the program here.
    pub(crate) fn words<T: AsRef<std::ffi::OsStr>>(&self, words: &[T]) -> Said {
        self.run(words, self.folder.path(), Some(80))
    }

    /// Runs the program with its data here, in any folder. Without a width, standard error is not
    /// wrapped.
    pub(crate) fn run<T>(&self, words: &[T], cwd: &Path, width: Option<u8>) -> Said
    where
        T: AsRef<std::ffi::OsStr>,
    {
        said(self.command(words, cwd, width).output().expect("the program runs"))
    }

    /// Runs the program here with the words of a line. The test fails if the program hangs.
    #[track_caller]
    pub(crate) fn promptly(&self, line: &str) -> Said {
        let words = shell_words::split(line).expect("quotes close");
        let mut command = self.command(&words, self.folder.path(), None);
        said(promptly(command.stdout(Stdio::piped()).stderr(Stdio::piped())))
    }

    /// Runs the program here with the words of a line, and with bytes on its standard input.
    pub(crate) fn piped(&self, line: &str, input: impl AsRef<[u8]>, width: u8) -> Said {
        let words = shell_words::split(line).expect("quotes close");
        let mut command = self.command(&words, self.folder.path(), Some(width));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program runs");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.as_ref().to_vec();
        // The program need not read all of it.
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("written");
        said(output)
    }

    /// Returns the program with its data here, isolated from this machine's environment.
    pub(crate) fn command<T>(&self, words: &[T], cwd: &Path, width: Option<u8>) -> Command
    where
        T: AsRef<std::ffi::OsStr>,
    {
        let data = match cwd == self.folder.path() {
            // A relative path, so that messages are always the same.
            true => "data".into(),
            false => self.path("data"),
        };
        let mut command = self.other(Path::new(env!("CARGO_BIN_EXE_hoyle")));
        command.args(words).current_dir(cwd).env("HOYLE_DIR", data);
        if let Some(width) = width {
            command.env("COLUMNS", width.to_string());
        }
        command
    }

    /// Runs the program here without a width, with additional environment variables.
    pub(crate) fn within(&self, environment: &[(&str, &str)], line: &str) -> Said {
        let words = shell_words::split(line).expect("quotes close");
        let mut command = self.command(&words, self.folder.path(), None);
        command.envs(environment.iter().copied());
        said(command.output().expect("the program runs"))
    }

    /// Runs lines as a reader's shell would, with the program on the path and a home of its own.
    #[cfg(unix)]
    pub(crate) fn bash(&self, lines: &str) -> Said {
        let program = Path::new(env!("CARGO_BIN_EXE_hoyle"));
        let path = format!("{}:/usr/bin:/bin", program.parent().expect("a folder").display());
        let mut command = self.other(Path::new("/bin/bash"));
        command.env("PATH", path).env("HOME", self.path("")).env("TMPDIR", self.path(""));
        command.args(["-euo", "pipefail", "-c", lines]);
        said(command.output().expect("bash runs"))
    }

    /// Returns a program that will run here, isolated from this machine's environment.
    pub(crate) fn other(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .env_clear()
            .env("HOYLE_DIR", "data")
            .env("HOYLE_NOW", "2026-11-20T20:15:00Z")
            .env("HOYLE_SEED", "1")
            .env("TZ", "UTC");
        command
    }

    /// Runs the program, which must succeed, and returns its result.
    #[track_caller]
    pub(crate) fn done(&self, line: &str) -> String {
        let said = self.hoyle(line);
        assert_eq!(said.code, 0, "hoyle {line}\n{}{}", said.stdout, said.stderr);
        said.stdout
    }

    /// Runs the program, which must succeed, and returns the JSON that it prints.
    #[track_caller]
    pub(crate) fn json(&self, line: &str) -> serde_json::Value {
        serde_json::from_str(&self.done(&format!("{line} --json"))).expect("JSON")
    }

    /// Runs the program, which must fail with this exit code and change nothing.
    #[track_caller]
    pub(crate) fn refused(&self, code: i32, line: &str) -> Said {
        let before = self.bytes();
        let said = self.hoyle(line);
        assert_eq!(said.code, code, "hoyle {line}\n{}{}", said.stdout, said.stderr);
        assert_eq!(self.bytes(), before, "hoyle {line}");
        said
    }

    /// Returns another table with the same files.
    pub(crate) fn copy(&self) -> Table {
        Table::with(&self.bytes())
    }

    /// Returns a table with these files.
    pub(crate) fn with(files: &Bytes) -> Table {
        let table = Table::new();
        for (path, bytes) in files {
            let path = table.folder.path().join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder is made");
            match bytes {
                Some(bytes) => std::fs::write(path, bytes).expect("a file is written"),
                None => std::fs::create_dir_all(path).expect("a folder is made"),
            }
        }
        table
    }

    /// Returns everything in the folder, byte for byte.
    pub(crate) fn bytes(&self) -> Bytes {
        let mut found = Bytes::new();
        walk(self.folder.path(), Path::new(""), &mut found);
        found
    }
}

fn said(output: Output) -> Said {
    Said {
        code: output.status.code().expect("it is not killed"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
    }
}

impl Said {
    /// Returns the output on both streams.
    pub(crate) fn all(&self) -> String {
        format!("{}{}", self.stdout, self.stderr)
    }

    /// Asserts that the output could not disturb a terminal.
    #[track_caller]
    pub(crate) fn assert_harmless(&self) {
        for text in [&self.stdout, &self.stderr] {
            let harmful = text.chars().find(|c| (c.is_control() && *c != '\n') || turns(*c));
            assert_eq!(harmful, None, "{text:?}");
        }
    }
}

/// Returns whether a character changes the direction of text.
const fn turns(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn walk(root: &Path, folder: &Path, found: &mut Bytes) {
    for entry in std::fs::read_dir(root.join(folder)).expect("a folder can be read") {
        let path = folder.join(entry.expect("an entry can be read").file_name());
        let whole = root.join(&path);
        if whole.is_dir() {
            walk(root, &path, found);
            found.insert(path, None);
        } else {
            let bytes = std::fs::read(whole).expect("a file can be read");
            found.insert(path, Some(bytes));
        }
    }
}

/// Runs a command that must end by itself soon. The test fails if it hangs.
#[track_caller]
pub(crate) fn promptly(command: &mut Command) -> Output {
    let child = command.spawn().expect("the program runs");
    let id = child.id();
    let (ended, end) = mpsc::channel();
    std::thread::spawn(move || ended.send(child.wait_with_output()));
    let Ok(output) = end.recv_timeout(PATIENCE) else {
        drop(Command::new("kill").args(["-9", &id.to_string()]).status());
        panic!("it hangs: {command:?}");
    };
    output.expect("its output can be read")
}

/// Makes a pipe with a name. To open it waits until somebody writes.
#[cfg(unix)]
#[track_caller]
pub(crate) fn make_fifo(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.is_ok_and(|status| status.success()), "no FIFO {}", path.display());
}

/// Reports a skipped test and the reason: in the test's output, and in the file that
/// `HOYLE_TESTS_SKIPPED` names. `.ci/run` prints that file last.
pub(crate) fn skipped(what: &str, why: &str) {
    let line = format!("skipped: {what}: {why}\n");
    eprint!("{line}");
    if let Some(notes) = std::env::var_os("HOYLE_TESTS_SKIPPED") {
        let notes = std::fs::OpenOptions::new().append(true).create(true).open(notes);
        notes.and_then(|mut notes| notes.write_all(line.as_bytes())).expect("a note is written");
    }
}

/// Returns a file of this repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the commands of an example, without its comments.
pub(crate) fn evening(name: &str) -> Vec<String> {
    let path = repository(&format!("examples/{name}.hoyle"));
    let text = std::fs::read_to_string(path).expect("an example");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// The side at a place of some table, from 0, as journals have it.
pub(crate) fn side_at(place: u8) -> Side {
    serde_json::from_value(place.into()).expect("a side")
}

/// The seat at a place of some table, from 0, as journals have it.
pub(crate) fn seat_at(place: u8) -> Seat {
    serde_json::from_value(place.into()).expect("a seat")
}

/// Returns a text as one line with single spaces, so that it can be searched wherever it was wrapped.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns a text as one line, also where it was wrapped after a hyphen.
pub(crate) fn unwrapped(text: &str) -> String {
    one_line(text).replace("- ", "-")
}
