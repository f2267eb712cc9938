//! Everything that happened in a game, with the times.

use crate::history::{Entry, EntryKind, History, Stamp};
use crate::words::{self, EntryText};
use schemars::JsonSchema;
use serde::Serialize;

/// Everything that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Log {
    /// How the game began, then every entry.
    pub entries: Vec<LogEntry>,
    /// How the game began and with whom, for people.
    #[serde(skip)]
    pub begun: String,
}

/// An entry of a [`Log`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Its number; 0 for how the game began.
    pub seq: u64,
    /// When it was recorded, in RFC 3339 and UTC.
    #[schemars(with = "String")]
    pub at: Stamp,
    /// `begun`, `played`, `fixed`, `undone` or `redone`.
    pub what: &'static str,
    /// The number of the entry that it undid or redid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u64>,
    /// The number of the deal that it belongs to.
    pub deal: Option<usize>,
    /// What it did, as a sentence without a full stop.
    pub entry: String,
    /// Whether it is in force: an act or a correction that was not taken back.
    pub in_force: bool,
    /// The number of the correction that replaced it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_by: Option<u64>,
}

impl Log {
    /// Everything that happened in a game.
    pub fn of(history: &History) -> Log {
        let setup = history.setup();
        let begun = LogEntry {
            seq: 0,
            at: history.begun(),
            what: "begun",
            of: None,
            deal: None,
            entry: words::game_began(&setup.rules().title),
            in_force: true,
            fixed_by: None,
        };
        let entries = history.entries().iter().zip(words::entries(history));
        let entries = entries.map(|(entry, text)| LogEntry::of(entry, text));
        Log {
            entries: [begun].into_iter().chain(entries).collect(),
            begun: words::game_began_with(setup),
        }
    }
}

impl LogEntry {
    /// What it did, and what became of it, for people.
    pub fn line(&self) -> String {
        let played = self.what == "played";
        let taken_back = !self.in_force && (played || self.what == "fixed");
        let deal = self.deal.filter(|_| played);
        words::entry_in_log(&self.entry, deal, taken_back, self.fixed_by)
    }

    fn of(entry: &Entry, text: EntryText) -> LogEntry {
        let (what, of) = match &entry.kind {
            EntryKind::Played { .. } => ("played", None),
            EntryKind::Fixed(_) => ("fixed", None),
            EntryKind::Undone { of } => ("undone", Some(*of)),
            EntryKind::Redone { of } => ("redone", Some(*of)),
        };
        LogEntry {
            seq: entry.seq,
            at: entry.at,
            what,
            of,
            deal: text.deal,
            entry: text.text,
            in_force: text.in_force,
            fixed_by: text.fixed_by,
        }
    }
}
