//! What happened in a game, entry after entry. A history only grows: taking back is an entry, and
//! so is a fix.
//!
//! `timeline` is a game as a row of acts, and `fix` plays one again with other acts. `entry` is
//! what a history is made of, with times from `clock`, and `in_force` knows which entries were taken
//! back. The [`History`] is here, under an `id`; it keeps its entries as the lines of its journal,
//! which `line` writes and reads through the JSON of `wire`. `journal` reads a whole one.
//! `correction` turns what a player wants corrected into acts for a fix.

pub(crate) mod clock;
mod correction;
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
pub use in_force::MOST_IN_FORCE;
pub use journal::Decoded;
pub use line::JournalError;
pub use wire::{EntrySyntaxError, SetupError};

use crate::game::{Act, Game, Setup};
use crate::rules::Judged;
use in_force::{InForce, Next};
use std::sync::Arc;
use wire::First;

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
/// history.record(&Act::Bid(bids.into()), false, now).unwrap();
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
    /// The journal. A copy of the history shares it until one of the two grows.
    lines: Arc<Vec<u8>>,
    entry_count: usize,
    in_force: InForce,
}

impl History {
    /// A game in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, origin: Origin, setup: Setup) -> History {
        let lines = Arc::new(line::encode(&First::new(&id, begun, &origin, &setup)));
        let in_force = InForce::new(Game::new(setup));
        History { id, begun, origin, lines, entry_count: 0, in_force }
    }

    /// The history in the whole lines of a journal.
    fn read(lines: Arc<Vec<u8>>) -> Result<History, JournalError> {
        let mut all = line::each(&lines, 0);
        let (_, first) = all.next().ok_or(JournalError::Empty)?;
        let (id, begun, origin, setup) = line::decode_first(first)?;
        let (mut in_force, mut entry_count) = (InForce::new(Game::new(setup)), 0);
        for (line, (start, bytes)) in (2..).zip(all) {
            let entry = line::decode_later(bytes, line)?;
            entry_count += 1;
            let expected = entry_count as u64;
            let repeated = match entry.seq == expected {
                true => in_force.repeat(&entry, &lines, start),
                false => Err(EntryError::OutOfSequence { expected, found: entry.seq }),
            };
            repeated.map_err(|error| JournalError::Entry { line, error })?;
        }
        Ok(History { id, begun, origin, lines, entry_count, in_force })
    }

    /// Records an act; if rules are waived, even one against the rules that the table allowed. What was
    /// taken back before can no longer be brought back.
    ///
    /// # Errors
    /// The act is against the rules, and not waived, or leaves no way to continue; the history is
    /// unchanged.
    pub fn record(&mut self, act: &Act, waive: bool, at: Stamp) -> Judged<Entry> {
        let entry = self.in_force.play(act, waive, self.next(at))?;
        Ok(self.add(entry))
    }

    /// What would come of other acts for some entries of a deal, named in the order of the game;
    /// [`Change::was`] is ignored. Every act after them is judged again. One that is then
    /// against the rules is allowed if the game can go on from it.
    ///
    /// # Errors
    /// Nothing would change, or an act could not have been played.
    pub fn plan_fix(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        self.in_force.plan(deal, changes)
    }

    /// Records a fix that was planned for this very history.
    pub fn fix(&mut self, planned: PlannedFix, at: Stamp) -> Entry {
        let entry = self.in_force.fix(planned, self.next(at));
        self.add(entry)
    }

    /// Undoes the last act or correction in force and returns it; `None` if nothing is in force. This
    /// also works after the last deal.
    pub fn undo(&mut self, at: Stamp) -> Option<Entry> {
        let undone = self.in_force.undo(&self.lines)?;
        self.add(self.next(at).entry(EntryKind::Undone { of: undone.seq }, None));
        Some(undone)
    }

    /// Redoes the entry last undone, and returns it; `None` if nothing was undone since the last act
    /// or fix.
    pub fn redo(&mut self, at: Stamp) -> Option<Entry> {
        let redone = self.in_force.redo(&self.lines)?;
        self.add(self.next(at).entry(EntryKind::Redone { of: redone.seq }, None));
        Some(redone)
    }

    fn next(&self, at: Stamp) -> Next {
        Next { seq: self.entry_count as u64 + 1, at, line: self.lines.len() }
    }

    fn add(&mut self, entry: Entry) -> Entry {
        let line = line::encode_entry(&entry);
        let lines = Arc::make_mut(&mut self.lines);
        // Doubling the largest journal would take too much memory.
        lines.reserve_exact(line.len().max((lines.len() / 8).min(64 * 1024)));
        lines.extend(line);
        self.entry_count += 1;
        entry
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
        self.in_force.timeline().start().setup()
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        self.in_force.timeline().game()
    }

    /// The whole journal, which [`journal::decode`] reads.
    pub const fn journal(&self) -> &Arc<Vec<u8>> {
        &self.lines
    }

    /// How many entries there are, those taken back and the undos included.
    pub const fn entry_count(&self) -> usize {
        self.entry_count
    }

    /// Every entry, those taken back and the undos included.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        line::each(&self.lines, 0).skip(1).map(|(_, bytes)| line::entry(bytes))
    }

    /// The entries after that of a number; `None` if there is no such number.
    pub fn after(&self, seq: u64) -> Option<Vec<Entry>> {
        let exists = seq <= self.entry_count as u64;
        exists.then(|| self.entries().skip_while(|it| it.seq <= seq).collect())
    }

    /// The game as it was after the entry of a number; `None` if there is no such number.
    pub fn as_of(&self, seq: u64) -> Option<History> {
        let next = usize::try_from(seq).ok()?.checked_add(1)?;
        let end = match line::each(&self.lines, 0).nth(next) {
            Some((start, _)) => start,
            None if next == self.entry_count + 1 => self.lines.len(),
            None => return None,
        };
        History::read(Arc::new(self.lines[..end].to_vec())).ok()
    }

    /// The entries made since this game was `seen`; `None` if that is another game, or this one
    /// does not start with its entries.
    pub fn since(&self, seen: &History) -> Option<Vec<Entry>> {
        let starts = self.id == seen.id && self.lines.starts_with(&seen.lines);
        starts.then(|| {
            line::each(&self.lines, seen.lines.len()).map(|(_, line)| line::entry(line)).collect()
        })
    }

    /// The acts and fixes that are not taken back, in the order in which they were made.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = Entry> + ExactSizeIterator {
        self.in_force.entries(&self.lines)
    }

    /// The acts that made the game what it is, as fixes left them, in order.
    pub fn acts_in_force(&self) -> impl DoubleEndedIterator<Item = &Act> {
        self.in_force.timeline().slots().iter().flat_map(|slot| slot.acts.iter())
    }

    /// Every entry with the game in which its act is played, taken back or brought back, played again
    /// from the start.
    pub fn steps(&self) -> impl Iterator<Item = (Game, Entry)> {
        let mut in_force = InForce::new(self.in_force.timeline().start().clone());
        line::each(&self.lines, 0).skip(1).map_while(move |(start, bytes)| {
            let before = in_force.timeline().game().clone();
            // What was entered once is not refused when it is read back.
            let entry = in_force.repeat(&line::entry(bytes), &self.lines, start).ok()?;
            let is_undo = matches!(entry.kind, EntryKind::Undone { .. });
            let game = if is_undo { in_force.timeline().game().clone() } else { before };
            Some((game, entry))
        })
    }

    /// The game before an entry, by its number.
    pub fn game_before(&self, seq: u64) -> Option<Game> {
        // What no fix has touched since is in the timeline as it was.
        let untouched = self.in_force.untouched(seq);
        untouched.or_else(|| self.steps().find(|(_, it)| it.seq == seq).map(|(game, _)| game))
    }

    /// When the last entry was made, or the game started.
    pub fn last_at(&self) -> Stamp {
        let last = line::last_line(&self.lines);
        if last == 0 { self.begun } else { line::entry_at(&self.lines, last).at }
    }
}
