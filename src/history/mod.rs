//! What happened in a game, entry after entry. A history only grows: an undo is an entry, and so is a
//! fix.
//!
//! `timeline` is a game as a row of acts, and `fix` plays one again with other acts. `entry` is
//! what a history is made of, with times from `clock`, and `in_force` knows which entries were undone.
//! The [`History`] is here, under an `id`, with its entries and the lines of its journal, which `line`
//! writes and reads through the JSON of `wire`. `journal` reads a whole journal. `correction` is what a
//! player wants corrected, and `draft` turns it into acts for a fix, with `draft_tallies` for what is counted.

pub(crate) mod clock;
mod correction;
mod draft;
mod draft_tallies;
mod entry;
mod fix;
mod id;
mod in_force;
pub mod journal;
mod line;
mod timeline;
mod wire;

pub use clock::{Clock, Stamp};
pub use correction::{Correction, CorrectionError};
pub use entry::{Entry, EntryError, EntryKind, Origin};
pub use fix::{Change, Fix, FixError, PlannedFix, RefusedAct};
pub use id::GameId;
pub use journal::Decoded;
pub use line::JournalError;
pub use wire::{EntrySyntaxError, SetupError};

use crate::game::{Act, DROPPED, Game, Newcomer, RuledIncident, Setup};
use crate::rules::Judged;
use in_force::InForce;
use std::collections::HashMap;
use std::sync::Arc;
use wire::{First, Start};

/// A game with everything that led to it.
///
/// ```
/// use hoyle::game::{Act, Count, Players, Setup};
/// use hoyle::history::{History, Origin, Stamp};
///
/// let rules = hoyle::presets::ruleset("romanian").unwrap();
/// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let dealer = players.seats().next().unwrap();
/// let setup = Setup::new(rules, players, dealer).unwrap();
/// let now: Stamp = "2026-11-20T20:15:00Z".parse().unwrap();
/// let mut history = History::new("friday".parse().unwrap(), now, Origin::default(), setup);
///
/// let bids = [1, 0, 0, 1].map(Count::next);
/// history.record(&Act::Bid(bids.into()), now).unwrap();
/// assert_eq!(history.acts_in_force().count(), 1);
/// history.undo(now).unwrap();
/// assert_eq!(history.acts_in_force().count(), 0);
/// assert_eq!(history.entry_count(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    id: GameId,
    begun: Stamp,
    origin: Origin,
    entries: Arc<Vec<Entry>>,
    in_force: InForce,
    /// Everything above as the bytes of the journal. A copy of the history shares it, like the
    /// entries, until one of the two grows.
    journal: Arc<Vec<u8>>,
}

impl History {
    /// A game in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, origin: Origin, setup: Setup) -> History {
        let journal = Arc::new(line::encode(&First::new(&id, begun, &origin, &setup)));
        let in_force = InForce::new(Game::new(setup));
        History { id, begun, origin, entries: Arc::default(), in_force, journal }
    }

    /// The history in the whole lines of a journal.
    fn read(journal: Arc<Vec<u8>>) -> Result<History, JournalError> {
        let mut lines = line::each(&journal);
        let first = lines.next().ok_or(JournalError::Empty)?;
        let Start { id, begun, origin, setup } = line::decode_first(first)?;

        let mut in_force = InForce::new(Game::new(setup));
        let mut entries: Vec<Entry> = Vec::new();
        for (line, bytes) in (2..).zip(lines) {
            let entry = line::decode_later(bytes, line)?;
            let expected = entries.len() as u64 + 1;
            let repeated = if entry.seq == expected {
                in_force.repeat(&entry)
            } else {
                Err(EntryError::OutOfSequence { expected, found: entry.seq })
            };
            entries.push(repeated.map_err(|error| JournalError::Entry { line, error })?);
        }
        Ok(History { id, begun, origin, entries: Arc::new(entries), in_force, journal })
    }

    /// Records an act. Entries that were undone can no longer be redone.
    ///
    /// # Errors
    /// The act is against the rules; the history is unchanged.
    pub fn record(&mut self, act: &Act, at: Stamp) -> Judged<&Entry> {
        let entry = self.in_force.play(self.next_seq(), at, act)?;
        Ok(self.add(entry))
    }

    /// Records an act that the table allows even if it is against the rules.
    ///
    /// # Errors
    /// The act leaves no way to continue; the history is unchanged.
    pub fn allow(&mut self, act: &Act, at: Stamp) -> Judged<&Entry> {
        let entry = self.in_force.allow(self.next_seq(), at, act)?;
        Ok(self.add(entry))
    }

    /// Plans other acts for some entries of a deal, named in the order of the game; [`Change::was`] is
    /// ignored. Every act after them is judged again. One that is then
    /// against the rules is allowed if the game can go on from it.
    ///
    /// # Errors
    /// Nothing would change, or an act could not have been played.
    pub fn plan_fix(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        self.in_force.plan(deal, changes)
    }

    /// Plans another act for an entry, or none. What the act leaves out of a ruling, a note or a trick
    /// stays as it is recorded.
    ///
    /// # Errors
    /// Those of [`History::plan_fix`].
    pub fn plan_entry_fix(&self, of: u64, act: Option<&Act>) -> Result<PlannedFix, FixError> {
        let mut slots = self.in_force.timeline.slots.iter();
        let slot = slots.find(|slot| slot.of == of).ok_or(FixError::NoSuchEntry(of))?;
        let mut now = Vec::from_iter(act.cloned());
        for (act, earlier) in now.iter_mut().zip(slot.acts.iter()) {
            act.complete_from(earlier);
        }
        self.plan_fix(slot.deal, &[Change { of, was: [].into(), now: now.into() }])
    }

    /// Plans a different choice in an incident, whatever was chosen before; with [`DROPPED`], removes the
    /// incident and its choices.
    ///
    /// # Errors
    /// Those of [`History::plan_fix`].
    pub fn plan_choice(&self, number: usize, taken: &str) -> Result<PlannedFix, FixError> {
        let mut deal = 0;
        let mut changes: Vec<Change> = Vec::new();
        for slot in &self.in_force.timeline.slots {
            let mut now: Vec<Act> = Vec::new();
            for act in slot.acts.iter() {
                match act {
                    Act::Incident(incident) if incident.number == Some(number) => {
                        let taken = Some(taken.to_owned());
                        now.push(Act::Incident(
                            RuledIncident { taken, ..(**incident).clone() }.into(),
                        ));
                    }
                    Act::Choose { incident, .. } if *incident == number => {
                        now.push(Act::Choose { incident: number, taken: taken.to_owned() });
                    }
                    _ => {}
                }
            }
            if now.is_empty() {
                continue;
            }
            if taken == DROPPED {
                now.clear();
            } else {
                // A later choice replaces the option taken at first.
                changes.clear();
            }
            if changes.is_empty() {
                deal = slot.deal;
            }
            changes.push(Change { of: slot.of, was: [].into(), now: now.into() });
        }
        self.plan_fix(deal, &changes)
    }

    /// The entry of a deal that recorded the same kind of thing as `act`: a ruling, a note, who joined.
    ///
    /// # Errors
    /// The deal has none, or several, or it is about the whole game.
    pub fn entry_on(&self, deal: usize, act: &Act) -> Result<u64, CorrectionError> {
        if matches!(act, Act::Title(_) | Act::Day(_)) {
            return Err(CorrectionError::ByEntry);
        }
        let mut entries = Vec::new();
        for slot in &self.in_force.timeline.slots {
            if slot.acts.iter().any(|recorded| slot.is_like(deal, recorded, act)) {
                entries.push(slot.of);
            }
        }
        match entries.as_slice() {
            [entry] => Ok(*entry),
            [] => Err(CorrectionError::NoneRecorded),
            _ => Err(CorrectionError::SeveralRecorded(entries)),
        }
    }

    /// The entries in force about a deal, in order.
    pub fn entries_of(&self, deal: usize) -> impl Iterator<Item = u64> {
        let slots = self.in_force.timeline.slots.iter();
        slots.filter(move |slot| slot.deal == deal).map(|slot| slot.of)
    }

    /// Records a fix that was planned for this very history.
    pub fn fix(&mut self, planned: PlannedFix, at: Stamp) -> &Entry {
        let entry = self.in_force.fix(self.next_seq(), at, planned);
        self.add(entry)
    }

    /// Undoes the last act or fix in force and returns it; `None` if nothing is in force. This also
    /// works after the last deal.
    pub fn undo(&mut self, at: Stamp) -> Option<&Entry> {
        let of = self.in_force.undo()?;
        let kind = EntryKind::Undone { of };
        self.add(Entry { seq: self.next_seq(), at, kind, totals: None });
        Some(self.entry(of))
    }

    /// Redoes the entry last undone, and returns it; `None` if nothing was undone since the last act
    /// or fix.
    pub fn redo(&mut self, at: Stamp) -> Option<&Entry> {
        let of = self.in_force.redo()?;
        let kind = EntryKind::Redone { of };
        self.add(Entry { seq: self.next_seq(), at, kind, totals: None });
        Some(self.entry(of))
    }

    fn next_seq(&self) -> u64 {
        self.entries.len() as u64 + 1
    }

    fn add(&mut self, entry: Entry) -> &Entry {
        Arc::make_mut(&mut self.journal).extend(line::encode_entry(&entry));
        let entries = Arc::make_mut(&mut self.entries);
        entries.push(entry);
        &entries[entries.len() - 1]
    }

    /// The same history under another id. The file name is the id, not the id in the journal.
    #[must_use]
    pub fn with_id(mut self, id: GameId) -> History {
        self.id = id;
        self
    }

    /// The game's id.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// When the game was started.
    pub const fn begun(&self) -> Stamp {
        self.begun
    }

    /// What was typed to start the game.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// What was settled before the first deal.
    pub fn setup(&self) -> &Setup {
        self.in_force.timeline.start().setup()
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        &self.in_force.timeline.game
    }

    /// The whole journal, which [`journal::decode`] reads.
    pub const fn journal(&self) -> &Arc<Vec<u8>> {
        &self.journal
    }

    /// Every entry, also those that were undone, and the undos.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of the last entry, or 0.
    pub fn entry_count(&self) -> usize {
        self.entries.len()
    }

    /// The entry of a number from 1.
    fn entry(&self, seq: u64) -> &Entry {
        &self.entries[seq as usize - 1]
    }

    /// The entries after that of a number; `None` if there is no such number.
    pub fn after(&self, seq: u64) -> Option<&[Entry]> {
        self.entries.get(usize::try_from(seq).ok()?..)
    }

    /// The game as it was after the entry of a number; `None` if there is no such number.
    pub fn as_of(&self, seq: u64) -> Option<History> {
        let kept = usize::try_from(seq).ok()?;
        if kept > self.entries.len() {
            return None;
        }
        let lines = self.journal.split_inclusive(|byte| *byte == b'\n');
        let len = lines.take(1 + kept).map(<[u8]>::len).sum();
        History::read(Arc::new(self.journal[..len].to_vec())).ok()
    }

    /// The entries made since this game was `seen`; `None` if that is another game, or this one
    /// does not start with its entries.
    pub fn since(&self, seen: &History) -> Option<&[Entry]> {
        let is_later = self.id == seen.id && self.journal.starts_with(&seen.journal);
        is_later.then(|| &self.entries[seen.entries.len()..])
    }

    /// The acts and fixes that are not undone, in the order in which they were made.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.in_force.done.iter().map(|step| self.entry(step.seq))
    }

    /// The acts that made the game what it is, as fixes left them, in order.
    pub fn acts_in_force(&self) -> impl DoubleEndedIterator<Item = &Act> {
        self.in_force.timeline.slots.iter().flat_map(|slot| slot.acts.iter())
    }

    /// The setup and the acts in force with every name as it is spelt now, so that none needs to be mended.
    pub fn as_spelt_now(&self) -> (Setup, Vec<Act>) {
        let game = self.game();
        let setup = self.setup().clone().with_names(|seat| game.player_in(seat, 0).clone());
        let mut spelling: HashMap<String, String> = HashMap::new();
        let mut acts = Vec::new();
        for act in self.acts_in_force().rev() {
            match act {
                Act::Rename { was, now } => {
                    let now = spelling.get(now).unwrap_or(now).clone();
                    spelling.insert(was.clone(), now);
                }
                Act::Leave { seat, to: Some(to) } => {
                    let to = spelling.get(to).unwrap_or(to).clone();
                    acts.push(Act::Leave { seat: *seat, to: Some(to) });
                }
                Act::Join(newcomer) => {
                    let name = spelling.get(&newcomer.name).unwrap_or(&newcomer.name).clone();
                    acts.push(Act::Join(Newcomer { name, ..newcomer.clone() }));
                }
                _ => acts.push(act.clone()),
            }
        }
        acts.reverse();
        (setup, acts)
    }

    /// Every entry with the game in which its act is played, undone or redone, played again from the
    /// start.
    pub fn steps(&self) -> impl Iterator<Item = (Game, &Entry)> {
        let mut in_force = InForce::new(self.in_force.timeline.start().clone());
        self.entries.iter().map_while(move |entry| {
            let before = in_force.timeline.game.clone();
            // What was entered once is not refused when it is read back.
            in_force.repeat(entry).ok()?;
            let is_undo = matches!(entry.kind, EntryKind::Undone { .. });
            let game = if is_undo { in_force.timeline.game.clone() } else { before };
            Some((game, entry))
        })
    }

    /// The game before an entry, by its number.
    pub fn game_before(&self, seq: u64) -> Option<Game> {
        // What no fix has touched since is in the timeline as it was.
        self.in_force.untouched(seq).or_else(|| {
            let mut steps = self.steps();
            steps.find_map(|(game, entry)| (entry.seq == seq).then_some(game))
        })
    }

    /// When the game was played: when its first deal was first recorded to the end, or else when the game
    /// started. If the table states a day, that day is used. No other later entry changes the day.
    pub fn played_at(&self) -> Stamp {
        let first = self.entries.iter().find(|entry| entry.totals.is_some());
        let at = first.map_or(self.begun, |entry| entry.at);
        self.game().day().map_or(at, |day| at.on(day))
    }

    /// When the last entry was made, apart from those that only change the spelling of a name; or else when the
    /// game started.
    pub fn last_at(&self) -> Stamp {
        let mut entries = self.entries.iter();
        let last = entries.rfind(|entry| !matches!(entry.act(), Some(Act::Rename { .. })));
        last.map_or(self.begun, |entry| entry.at)
    }
}
