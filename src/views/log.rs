//! Everything that happened in a game, with the times.

use crate::history::{EntryKind, History, Stamp};
use crate::words::{self, EntryText};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use strum::IntoStaticStr;

/// Everything that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Log {
    /// How the game began, then every entry.
    #[serde(serialize_with = "each_entry")]
    #[schemars(with = "Vec<LogEntry>")]
    history: History,
}

fn each_entry<S: Serializer>(history: &History, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(entries(history))
}

/// An entry of a [`Log`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Its number; 0 for how the game began.
    pub seq: u64,
    /// When it was recorded, in RFC 3339.
    #[schemars(with = "String")]
    pub at: Stamp,
    /// What kind of entry it is.
    pub what: LogEvent,
    /// The number of the entry that it undid or redid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u64>,
    /// What it did, and what became of it.
    #[serde(flatten)]
    pub text: EntryText,
}

/// The kind of an entry of a [`Log`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum LogEvent {
    /// The game began.
    Begun,
    /// Something happened at the table.
    Played,
    /// Earlier entries were corrected.
    Fixed,
    /// An entry was taken back.
    Undone,
    /// An entry was brought back.
    Redone,
}

impl Log {
    /// Everything that happened in a game.
    pub const fn of(history: History) -> Log {
        Log { history }
    }

    /// How the game began, then every entry: one by one, since they may not fit in memory.
    pub fn entries(&self) -> impl Iterator<Item = LogEntry> {
        entries(&self.history)
    }

    /// How the game began and with whom, for people.
    pub fn begun(&self) -> String {
        words::game_began_with(self.history.setup())
    }
}

fn entries(history: &History) -> impl Iterator<Item = LogEntry> {
    let begun = LogEntry {
        seq: 0,
        at: history.begun(),
        what: LogEvent::Begun,
        of: None,
        text: EntryText {
            deal: None,
            entry: words::game_began(history.setup()),
            in_force: true,
            fixed_by: None,
        },
    };
    let entries = words::entries(history).map(|(entry, text)| {
        let (what, of) = match entry.kind {
            EntryKind::Played { .. } => (LogEvent::Played, None),
            EntryKind::Fixed { .. } => (LogEvent::Fixed, None),
            EntryKind::Undone { of } => (LogEvent::Undone, Some(of)),
            EntryKind::Redone { of } => (LogEvent::Redone, Some(of)),
        };
        LogEntry { seq: entry.seq, at: entry.at, what, of, text }
    });
    [begun].into_iter().chain(entries)
}

impl LogEntry {
    /// What it did, and what became of it, for people.
    pub fn line(&self) -> String {
        words::entry_in_log(&self.text, self.what.into())
    }
}
