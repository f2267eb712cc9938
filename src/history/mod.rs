//! What happened in a game, entry after entry. A history only grows: taking back is an entry, and
//! so is a fix.
//!
//! `timeline` is a game as a row of acts, and `fix` plays one again with other acts. `entry` is
//! what a history is made of, with times from `clock`; the [`History`] is here, under an `id`.
//! `correction` turns what a player wants corrected into acts for a fix. `journal` writes and reads
//! histories, through the JSON of `wire`.

mod clock;
mod correction;
mod entry;
mod fix;
mod id;
pub mod journal;
mod timeline;
mod wire;

pub use clock::{Clock, Stamp};
pub use correction::{Correction, CorrectionError};
pub use entry::{Entry, EntryError, EntryKind, Origin};
pub use fix::{Change, Fix, FixError, PlannedFix, Violation};
pub use id::GameId;
pub use journal::{Decoded, JournalError};
pub use wire::{BadLine, SetupError};

use crate::game::{Act, Game, PlayedAnyway, Setup};
use crate::rules::{Points, Refusal};
use std::mem;
use timeline::Timeline;

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
/// history.play(&Act::Bid(bids.into()), now).unwrap();
/// assert_eq!(history.acts_in_force().count(), 1);
/// history.undo(now).unwrap();
/// assert_eq!(history.acts_in_force().count(), 0);
/// assert_eq!(history.entries().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    id: GameId,
    begun: Stamp,
    origin: Origin,
    entries: Vec<Entry>,
    timeline: Timeline,
    /// The entries in force, in the order in which they were made; the next to be taken back last.
    done: Vec<Step>,
    /// The entries that can be brought back; the next one last.
    taken_back: Vec<Step>,
    /// The work that the fixes have caused.
    fix_work: usize,
}

/// An entry in force, or taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    /// The entry, as an index.
    entry: usize,
    /// For a fix, the game without it, or with it if it is taken back. Undoing one is a swap,
    /// however long the game is.
    other: Option<Box<Timeline>>,
}

impl History {
    /// A game in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, origin: Origin, setup: Setup) -> History {
        History {
            id,
            begun,
            origin,
            entries: Vec::new(),
            timeline: Timeline::new(Game::new(setup)),
            done: Vec::new(),
            taken_back: Vec::new(),
            fix_work: 0,
        }
    }

    /// Records an act. What was taken back before can no longer be brought back.
    ///
    /// # Errors
    /// The act is against the rules; the history is unchanged.
    pub fn play(&mut self, act: &Act, at: Stamp) -> Result<&Entry, Refusal> {
        self.record(act, false, at)
    }

    /// Records an act like [`History::play`]; if rules are waived, even one against the rules that
    /// the table allowed.
    ///
    /// # Errors
    /// The act is against the rules, and not waived, or leaves no way to continue.
    pub fn record(&mut self, act: &Act, waive: bool, at: Stamp) -> Result<&Entry, Refusal> {
        let game = self.game().clone();
        let legal = |(game, act)| PlayedAnyway { game, act, against: Vec::new() };
        let played = if waive { game.play_anyway(act) } else { game.play(act).map(legal) };
        let PlayedAnyway { game, act, against } = played.map_err(|refused| refused.refusal)?;
        let sums = |game: &Game| (game.played().count(), game.totals());
        let after = sums(&game);
        let totals = (after != sums(self.game())).then_some(after.1);
        let waived = !against.is_empty();
        self.timeline.push(self.next_seq(), [act.clone()].into(), waived, game);
        self.done.push(Step { entry: self.entries.len(), other: None });
        self.taken_back.clear();
        Ok(self.enter(EntryKind::Played { act, waived }, totals, at))
    }

    /// What would come of other acts for some entries of a deal, named in the order of the game;
    /// [`Change::was`] is ignored. Every act after them is judged again. One that is then
    /// against the rules is allowed if the game can go on from it.
    ///
    /// # Errors
    /// Nothing would change, or an act could not have been played.
    pub fn plan_fix(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        fix::plan(&self.timeline, self.fix_work, deal, changes)
    }

    /// Records a fix that was planned for this very history.
    pub fn fix(&mut self, planned: PlannedFix, at: Stamp) -> &Entry {
        let PlannedFix { fix, timeline, work, .. } = planned;
        let totals = timeline.game().played().next().map(|_| timeline.game().totals());
        self.fix_work += work;
        let other = Some(Box::new(mem::replace(&mut self.timeline, timeline)));
        self.done.push(Step { entry: self.entries.len(), other });
        self.taken_back.clear();
        self.enter(EntryKind::Fixed { fix }, totals, at)
    }

    /// Undoes the last act or correction in force and returns it; `None` if nothing is in force. This
    /// also works after the last deal.
    pub fn undo(&mut self, at: Stamp) -> Option<&Entry> {
        let mut step = self.done.pop()?;
        match &mut step.other {
            Some(other) => mem::swap(&mut self.timeline, other),
            None => self.timeline.truncate(self.timeline.slots().len() - 1),
        }
        let entry = step.entry;
        self.taken_back.push(step);
        self.enter(EntryKind::Undone { of: self.entries[entry].seq }, None, at);
        Some(&self.entries[entry])
    }

    /// Brings back the entry last taken back, and returns it; `None` if nothing was taken back since
    /// the last act or fix.
    pub fn redo(&mut self, at: Stamp) -> Option<&Entry> {
        let mut step = self.taken_back.pop()?;
        let Entry { seq, kind, .. } = &self.entries[step.entry];
        let seq = *seq;
        match (&mut step.other, kind) {
            (Some(other), _) => mem::swap(&mut self.timeline, other),
            // It was accepted after the very acts that are before it now, so it is not refused.
            (None, EntryKind::Played { act, waived }) => {
                if let Ok(played) = self.game().clone().play_anyway(act) {
                    self.timeline.push(seq, [act.clone()].into(), *waived, played.game);
                }
            }
            (None, _) => {}
        }
        let entry = step.entry;
        self.done.push(step);
        self.enter(EntryKind::Redone { of: seq }, None, at);
        Some(&self.entries[entry])
    }

    /// The history with an entry read back, judged by the same rules as a new one.
    ///
    /// # Errors
    /// Why the entry cannot be the next one.
    fn read_back(mut self, entry: &Entry) -> Result<History, EntryError> {
        let (expected, found, at) = (self.next_seq(), entry.seq, entry.at);
        if found != expected {
            return Err(EntryError::OutOfSequence { expected, found });
        }
        match &entry.kind {
            EntryKind::Played { act, waived } => {
                self.record(act, *waived, at).map_err(EntryError::Illegal)?;
            }
            EntryKind::Fixed { fix } => {
                let planned = self.plan_fix(fix.deal, &fix.changes);
                self.fix(planned.map_err(|error| EntryError::Fix(Box::new(error)))?, at);
            }
            EntryKind::Undone { of } => {
                self.undo(at).ok_or(EntryError::WrongUndo(*of))?;
            }
            EntryKind::Redone { of } => {
                self.redo(at).ok_or(EntryError::WrongRedo(*of))?;
            }
        }
        let made = self.entries.last().and_then(|made| entry.differs_from(made));
        made.map_or(Ok(self), Err)
    }

    fn enter(&mut self, kind: EntryKind, totals: Option<Vec<Points>>, at: Stamp) -> &Entry {
        self.entries.push(Entry { seq: self.next_seq(), at, kind, totals });
        &self.entries[self.entries.len() - 1]
    }

    fn next_seq(&self) -> u64 {
        self.entries.len() as u64 + 1
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
        self.timeline.start().setup()
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        self.timeline.game()
    }

    /// Every entry, those taken back and the undos included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries made since this game was `seen`; `None` if that is another game, or this one
    /// does not start with its entries.
    pub fn since(&self, seen: &History) -> Option<&[Entry]> {
        let same_game = self.id == seen.id
            && self.begun == seen.begun
            && self.origin == seen.origin
            && self.setup() == seen.setup();
        self.entries.strip_prefix(&seen.entries[..]).filter(|_| same_game)
    }

    /// The acts and fixes that are not taken back, in the order in which they were made.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.done.iter().map(|step| &self.entries[step.entry])
    }

    /// The acts that made the game what it is, as fixes left them, in order.
    pub fn acts_in_force(&self) -> impl DoubleEndedIterator<Item = &Act> {
        self.timeline.slots().iter().flat_map(|slot| slot.acts.iter())
    }

    /// Every entry with the game before it, played again from the start.
    pub fn steps(&self) -> impl Iterator<Item = (Game, &Entry)> {
        let setup = self.setup().clone();
        let begun = History::new(self.id.clone(), self.begun, self.origin.clone(), setup);
        self.entries.iter().scan(Some(begun), |so_far, entry| {
            let history = so_far.take()?;
            let before = history.game().clone();
            // What was entered once is not refused when it is read back.
            *so_far = history.read_back(entry).ok();
            Some((before, entry))
        })
    }

    /// The game before an entry, by its number.
    pub fn game_before(&self, seq: u64) -> Option<Game> {
        // What no fix has touched since is in the timeline as it was.
        let mut untouched = self.done.iter().rev().take_while(|step| step.other.is_none());
        match untouched.any(|step| self.entries[step.entry].seq == seq) {
            true => self.timeline.game_before(seq),
            false => self.steps().find(|(_, entry)| entry.seq == seq).map(|(game, _)| game),
        }
    }

    /// When the last entry was made, or the game started.
    pub fn last_at(&self) -> Stamp {
        self.entries.last().map_or(self.begun, |entry| entry.at)
    }
}
