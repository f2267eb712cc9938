//! An event with everything recorded of it, and the bytes of its journal: the lines are those of a game's.

use super::act::EventAct;
use super::event::Event;
use super::plan::Plan;
use super::refusal::EventRefusal;
use crate::history::journal::{self, EVENTS};
use crate::history::{GameId, JournalError, Stamp};
use crate::rules::Ruleset;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The first line of an event's journal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    // Checked before the line is parsed, and written in front of it.
    #[serde(rename = "sum", skip_serializing)]
    _sum: IgnoredAny,
    hoyle: u64,
    seq: u64,
    at: Stamp,
    event: String,
    program: String,
    plan: Plan,
    /// The rules at the tables, complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Ruleset>,
}

/// A later line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventEntry {
    #[serde(rename = "sum", skip_serializing)]
    _sum: IgnoredAny,
    /// Its number, from 1.
    pub seq: u64,
    /// When it was written.
    pub at: Stamp,
    /// What was recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<EventAct>,
    /// Whether it belongs to the line before: both are taken back together.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
    /// The first line that it takes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u64>,
    /// The first line that it brings back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redo: Option<u64>,
}

impl EventEntry {
    /// A line that says nothing yet.
    const fn at(seq: u64, at: Stamp) -> EventEntry {
        EventEntry { _sum: IgnoredAny, seq, at, act: None, joined: false, undo: None, redo: None }
    }
}

/// An event with everything that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct EventHistory {
    id: GameId,
    begun: Stamp,
    rules: Option<Ruleset>,
    event: Event,
    entries: Vec<EventEntry>,
    /// The first lines of what is in force, and of what was taken back last.
    done: Vec<u64>,
    undone: Vec<u64>,
    journal: Vec<u8>,
}

impl EventHistory {
    /// An event in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, plan: Plan, rules: Option<Ruleset>) -> EventHistory {
        let head = Head {
            _sum: IgnoredAny,
            hoyle: EVENTS,
            seq: 0,
            at: begun,
            event: id.to_string(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            plan: plan.clone(),
            rules: rules.clone(),
        };
        EventHistory {
            id,
            begun,
            rules,
            event: Event::new(plan),
            entries: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            journal: journal::encode(&head),
        }
    }

    /// Reads the whole lines of a journal, and says whether an incomplete last one was left out.
    ///
    /// # Errors
    /// A line cannot be relied on, or cannot follow those before it.
    pub fn decode(bytes: Vec<u8>) -> Result<(EventHistory, bool), EventJournalError> {
        let (lines, torn) = journal::whole_lines(bytes)?;
        let head: Head = journal::contents(&lines).next().ok_or(JournalError::Empty)??;
        if head.hoyle > EVENTS {
            return Err(JournalError::Newer { line: 1, version: head.hoyle }.into());
        }
        let id: GameId = head.event.parse().map_err(|_| EventJournalError::NotFirst)?;
        if head.hoyle != EVENTS || head.seq != 0 {
            return Err(EventJournalError::NotFirst);
        }
        let mut history = EventHistory::new(id, head.at, head.plan, head.rules);
        for (line, entry) in (1..).zip(journal::contents(&lines)).skip(1) {
            let entry: EventEntry = entry?;
            let wrong = |error| EventJournalError::Entry { line, error };
            if entry.seq != history.entries.len() as u64 + 1 {
                return Err(wrong(EventRefusal::NoEntry(entry.seq.to_string())));
            }
            history.repeat(entry).map_err(wrong)?;
        }
        history.journal = lines;
        Ok((history, torn))
    }

    /// Repeats a line that was read.
    fn repeat(&mut self, entry: EventEntry) -> Result<(), EventRefusal> {
        match &entry {
            EventEntry { act: Some(act), joined, undo: None, redo: None, .. } => {
                self.event.apply(act)?;
                if !joined {
                    self.done.push(entry.seq);
                    self.undone.clear();
                }
            }
            EventEntry { act: None, undo: Some(first), redo: None, .. } => {
                if self.done.last() != Some(first) {
                    return Err(EventRefusal::NothingToUndo);
                }
                self.done.pop();
                self.undone.push(*first);
                self.event = self.replayed()?;
            }
            EventEntry { act: None, undo: None, redo: Some(first), .. } => {
                if self.undone.last() != Some(first) {
                    return Err(EventRefusal::NothingToRedo);
                }
                self.undone.pop();
                self.done.push(*first);
                self.event = self.replayed()?;
            }
            _ => return Err(EventRefusal::Unchanged),
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The event that the lines in force make.
    fn replayed(&self) -> Result<Event, EventRefusal> {
        let mut event =
            Event { games: self.event.games.clone(), ..Event::new(self.event.plan.clone()) };
        for entry in self.in_force() {
            event.apply(entry.act.as_ref().expect("only acts are in force"))?;
        }
        Ok(event)
    }

    /// The lines that are in force, in order.
    pub fn in_force(&self) -> impl Iterator<Item = &EventEntry> {
        self.done.iter().flat_map(|first| self.group(*first))
    }

    /// A line and those that belong to it.
    pub fn group(&self, first: u64) -> &[EventEntry] {
        let start = first as usize - 1;
        let joined = self.entries[start + 1..].iter().take_while(|entry| entry.joined).count();
        &self.entries[start..=start + joined]
    }

    /// Records acts that belong together. Lines that were taken back can no longer be brought back.
    ///
    /// # Errors
    /// One of them cannot be recorded; the event is unchanged.
    pub fn record(&mut self, acts: &[EventAct], at: Stamp) -> Result<(), EventRefusal> {
        if self.event.ended
            && acts.iter().any(|act| matches!(act, EventAct::Typed { because: None, .. }))
        {
            return Err(EventRefusal::NeedsReason);
        }
        let mut next = self.clone();
        for (index, act) in acts.iter().enumerate() {
            let seq = next.entries.len() as u64 + 1;
            let act = Some(act.clone());
            next.add(EventEntry { act, joined: index > 0, ..EventEntry::at(seq, at) })?;
        }
        *self = next;
        Ok(())
    }

    /// Takes the last lines back, and returns them.
    ///
    /// # Errors
    /// There are none.
    pub fn undo(&mut self, at: Stamp) -> Result<Vec<EventEntry>, EventRefusal> {
        let first = *self.done.last().ok_or(EventRefusal::NothingToUndo)?;
        let seq = self.entries.len() as u64 + 1;
        self.add(EventEntry { undo: Some(first), ..EventEntry::at(seq, at) })?;
        Ok(self.group(first).to_vec())
    }

    /// Brings the lines back that were taken back last, and returns them.
    ///
    /// # Errors
    /// There are none.
    pub fn redo(&mut self, at: Stamp) -> Result<Vec<EventEntry>, EventRefusal> {
        let first = *self.undone.last().ok_or(EventRefusal::NothingToRedo)?;
        let seq = self.entries.len() as u64 + 1;
        self.add(EventEntry { redo: Some(first), ..EventEntry::at(seq, at) })?;
        Ok(self.group(first).to_vec())
    }

    fn add(&mut self, entry: EventEntry) -> Result<(), EventRefusal> {
        let line = journal::encode(&entry);
        self.repeat(entry)?;
        self.journal.extend(line);
        Ok(())
    }

    /// The id.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// Gives it the id of its folder.
    pub fn rename(&mut self, id: GameId) {
        self.id = id;
    }

    /// When it was made.
    pub const fn begun(&self) -> Stamp {
        self.begun
    }

    /// The rules at the tables, if they are scored deal by deal.
    pub const fn rules(&self) -> Option<&Ruleset> {
        self.rules.as_ref()
    }

    /// The event as it is now.
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// The same, to say what the games at its tables are.
    pub const fn event_mut(&mut self) -> &mut Event {
        &mut self.event
    }

    /// Every line but the first.
    pub fn entries(&self) -> &[EventEntry] {
        &self.entries
    }

    /// The bytes of the journal.
    pub fn journal(&self) -> &[u8] {
        &self.journal
    }
}

/// Bytes that are not the journal of an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EventJournalError {
    /// A line cannot be read.
    Journal(#[from] JournalError),
    /// The first line is not that of an event.
    NotFirst,
    /// A later line cannot follow those before it.
    Entry {
        /// Which.
        line: usize,
        /// Why.
        #[source]
        error: EventRefusal,
    },
}
