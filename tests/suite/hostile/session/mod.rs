//! Whole sessions of arbitrary command lines, with what must hold after each of them.
//!
//! `lines` makes command lines of the `choices` of an input, and `holds` checks a game. If a session
//! fails, put its bytes into `fuzz/seeds/session` to see its lines.

mod choices;
mod holds;
mod lines;

use super::disk::SimDisk;
use super::entries::assert_harmless;
use choices::Choices;
use holds::holds;
use hoyle::game::Game;
use hoyle::history::{EntryKind, History, journal};
use hoyle::notation;
use hoyle::shell::{Rehearsed, rehearse, rehearse_command};
use hoyle::store::{Disk, Store};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The folder of games.
const DATA: &str = "/data";

/// The most lines of a session.
const LONGEST: usize = 60;

/// What is on the disk.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Plays a session, and returns how many lines it had.
pub(crate) fn play(bytes: &[u8]) -> usize {
    let mut choices = Choices::new(bytes);
    let mut session = Session::default();
    while session.lines.len() < LONGEST && !choices.are_over() {
        let line = match &session.table {
            Some(table) => lines::next(&mut choices, table.live.game()),
            None => lines::new_game(&mut choices),
        };
        session.enter(&line);
    }
    session.end();
    session.lines.len()
}

/// The commands that only read.
const READING: [&str; 8] =
    ["status", "log", "sheet", "explain", "schedule", "rules", "check", "script"];

#[derive(Default)]
struct Session {
    disk: SimDisk,
    /// The current game.
    table: Option<Table>,
    /// What was last printed of it.
    printed: Option<Printed>,
    /// Every line so far, shown if something fails.
    lines: Vec<String>,
}

/// The current game as it is without a disk, and what a player expects of undo and redo.
struct Table {
    /// The game, never written and read again.
    live: History,
    /// The game before each entry in force.
    earlier: Vec<Game>,
    /// The game with each entry taken back, the last one taken back last.
    later: Vec<Game>,
}

impl Drop for Session {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("after these lines:\n{}", self.lines.join("\n"));
        }
    }
}

/// Runs a command line on the games of a disk.
fn run(disk: &SimDisk, line: &str) -> Rehearsed {
    let words = notation::words(line).expect("words");
    let said = rehearse_command(&Store::on(Arc::new(disk.clone()), DATA), &words);
    assert!(said.code <= 3, "{line}: {}", said.code);
    let command = words.iter().find(|word| !word.starts_with('-'));
    let is_ruling = said.code == 1 && command.is_some_and(|word| word == "check");
    assert!(said.code == 0 || is_ruling || !said.said.concat().is_empty(), "{line}: a refusal");
    assert!(!is_ruling || !said.result.is_empty(), "{line}: a ruling says why");
    said.said.iter().for_each(|text| assert_harmless(text));
    // Tabs separate the fields of records.
    assert_harmless(&said.result.replace('\t', " "));
    said
}

/// Returns the bytes of every file.
fn files(disk: &SimDisk) -> Files {
    let games = Path::new(DATA).join("games");
    let names = disk.names(&games).unwrap_or_default();
    let paths = names.iter().map(|name| games.join(name)).chain([Path::new(DATA).join("current")]);
    paths.filter_map(|path| Some((path.clone(), disk.bytes(&path)?))).collect()
}

/// A game, and what is printed of it.
struct Printed {
    game: Game,
    id: String,
    script: String,
    sheet: String,
}

impl Printed {
    /// Asserts that the script gives the same game, script and sheet.
    fn replays(&self) {
        let named = self.script.replacen('\n', &format!(" --id {}\n", self.id), 1);
        let replayed = rehearse(&format!("{named}script\n"));
        assert_eq!(replayed.code, 0, "{:?}", replayed.said);
        assert_eq!(replayed.game.as_ref(), Some(&self.game), "the script gives the same game");
        assert_eq!(replayed.result, format!("{}\n\n{}", self.script.trim_end(), self.sheet));
    }
}

impl Session {
    fn enter(&mut self, line: &str) {
        let Ok(words) = notation::words(line) else { return };
        self.lines.push(line.to_owned());
        let before = files(&self.disk);
        let said = run(&self.disk, line);
        let after = files(&self.disk);
        let reads = words.first().is_none_or(|word| READING.contains(&word.as_str()));
        if said.code != 0 || reads {
            assert_eq!(before, after, "a line that is refused, or reads, changes nothing");
        }
        if said.code <= 1 && matches!(words.as_slice(), [check, _, _] if check == "check") {
            self.is_ruled_alike(&words[1..], said.code);
        }
        if before != after {
            self.changed(&before, &after);
        }
    }

    /// Reads the game in every way.
    fn end(&self) {
        self.printed.iter().for_each(Printed::replays);
        for line in ["status", "log", "explain", "sheet --format html", "sheet --json"] {
            assert_eq!(run(&self.disk, line).code, if self.table.is_some() { 0 } else { 3 });
        }
    }

    /// Asserts that recording is as legal as `check` says.
    fn is_ruled_alike(&self, words: &[String], code: u8) {
        let disk = self.disk.fork();
        let line: Vec<_> = words.iter().map(|word| notation::quote(word)).collect();
        assert_eq!(run(&disk, &line.join(" ")).code, code, "as check says");
        assert_eq!(code == 0, files(&disk) != files(&self.disk), "as check says");
    }

    /// Checks what an accepted line wrote.
    fn changed(&mut self, before: &Files, after: &Files) {
        let store = Store::on(Arc::new(self.disk.clone()), DATA);
        let path = store.path(&store.current().expect("a pointer").expect("a current game"));
        for (other, bytes) in before {
            let is_current = *other == path || other.ends_with("current");
            assert!(is_current || after.get(other) == Some(bytes), "only one game changes");
        }
        let bytes = &after[&path];
        let read = journal::decode(bytes.to_vec()).expect("what is written can be read");
        assert!(!read.torn && **read.history.journal() == *bytes);
        match before.get(&path) {
            Some(old) => {
                assert!(bytes.starts_with(old), "a journal only grows");
                self.table.as_mut().expect("a game").follow(&read.history);
            }
            None => {
                let earlier = Vec::new();
                let later = Vec::new();
                self.table = Some(Table { live: read.history, earlier, later });
            }
        }
        let live = &self.table.as_ref().expect("a game").live;
        holds(live);
        let printed = Printed {
            game: live.game().clone(),
            id: live.id().to_string(),
            script: run(&self.disk, "script").result,
            sheet: run(&self.disk, "sheet").result,
        };
        // A script that was only added to is replayed as a part of the longer one.
        let before =
            self.printed.take().filter(|before| !printed.script.starts_with(&before.script));
        before.iter().for_each(Printed::replays);
        self.printed = Some(printed);
    }
}

impl Table {
    /// Makes the new entries of a journal in the game that was never written, and compares them.
    fn follow(&mut self, read: &History) {
        for entry in read.after(self.live.entry_count() as u64).expect("it only grows") {
            let before = self.live.game().clone();
            match &entry.kind {
                EntryKind::Played { act, waived } => {
                    let recorded = if *waived {
                        self.live.allow(act, entry.at)
                    } else {
                        self.live.record(act, entry.at)
                    };
                    recorded.expect("it was accepted");
                    self.earlier.push(before);
                    self.later.clear();
                }
                EntryKind::Fixed { fix } => {
                    let plan = self.live.plan_fix(fix.deal, &fix.changes).expect("it was accepted");
                    self.live.fix(plan, entry.at);
                    self.earlier.push(before);
                    self.later.clear();
                }
                EntryKind::Undone { .. } => {
                    self.live.undo(entry.at).expect("an entry in force");
                    let expected = self.earlier.pop().expect("an entry in force");
                    assert_eq!(*self.live.game(), expected, "undo gives the game before");
                    self.later.push(before);
                }
                EntryKind::Redone { .. } => {
                    self.live.redo(entry.at).expect("an entry taken back");
                    let expected = self.later.pop().expect("an entry taken back");
                    assert_eq!(*self.live.game(), expected, "redo undoes undo");
                    self.earlier.push(before);
                }
                _ => unreachable!("an entry of another kind"),
            }
        }
        assert_eq!(self.live, *read, "a game that was read is the one that was written");
        let mut back = self.live.clone();
        if back.undo(read.begun()).is_some() {
            assert_eq!(Some(back.game()), self.earlier.last(), "undo gives the game before");
            back.redo(read.begun()).expect("it was taken back");
            assert_eq!(back.game(), self.live.game(), "redo undoes undo");
        }
    }
}
