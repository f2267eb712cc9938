//! What happened in a game, entry after entry. A history only grows: taking back is an entry, and so
//! is a fix.

mod clock;
mod correction;
mod entry;
mod fix;
mod id;
pub mod journal;
mod timeline;
mod wire;

pub use clock::{Clock, InvalidTime, Stamp};

pub use correction::{Correction, CorrectionError};
pub use entry::{Change, Entry, EntryError, EntryKind, Fix, NothingToRedo, NothingToUndo, Origin};
pub use fix::{FixError, PlannedFix, Replacement, Violation};
pub use id::{GameId, InvalidId};
pub use journal::{Decoded, JournalError};
pub use wire::SetupError;

use crate::game::{Act, Game, PlayedAnyway, Setup};
use crate::rules::{Points, Refusal};
use timeline::{Milestone, Slot, Step};

/// A game with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    id: GameId,
    begun: Stamp,
    origin: Origin,
    /// The game before anything happened.
    start: Game,
    entries: Vec<Entry>,
    /// The acts that made the game what it is.
    timeline: Vec<Slot>,
    /// The game as it was before some of these acts, so that taking back need not begin anew.
    milestones: Vec<Milestone>,
    /// The entries in force, in the order in which they were made; the next to be taken back last.
    done: Vec<Step>,
    /// The entries that can be brought back; the next one last.
    taken_back: Vec<Step>,
    game: Game,
    /// How much the fixes have judged again.
    rejudged: usize,
}

impl History {
    /// Returns the history of a game in which nothing has happened.
    pub fn new(id: GameId, begun: Stamp, origin: Origin, setup: Setup) -> History {
        let game = Game::new(setup);
        History {
            id,
            begun,
            origin,
            start: game.clone(),
            entries: Vec::new(),
            timeline: Vec::new(),
            milestones: Vec::new(),
            done: Vec::new(),
            taken_back: Vec::new(),
            game,
            rejudged: 0,
        }
    }

    /// Records an act, and returns its entry. What was taken back before can no longer be brought
    /// back.
    ///
    /// # Errors
    /// The act is against the rules; the history stays as it was.
    pub fn play(&mut self, act: &Act, at: Stamp) -> Result<&Entry, Refusal> {
        let (game, act) = self.game.clone().play(act).map_err(|refused| refused.refusal)?;
        Ok(self.played(PlayedAnyway { game, act, against: Vec::new() }, at))
    }

    /// Records an act like [`History::play`], also one against the rules that the table let stand.
    ///
    /// # Errors
    /// The act is against the rules, and the game could not go on from it.
    pub fn play_anyway(&mut self, act: &Act, at: Stamp) -> Result<&Entry, Refusal> {
        let stood = self.game.clone().play_anyway(act).map_err(|refused| refused.refusal)?;
        Ok(self.played(stood, at))
    }

    fn played(&mut self, played: PlayedAnyway, at: Stamp) -> &Entry {
        let sums = |game: &Game| (game.played().count(), game.totals());
        let after = sums(&played.game);
        let totals = (after != sums(&self.game)).then_some(after.1);
        let (act, waived) = (played.act.clone(), !played.against.is_empty());
        let entry = self.entries.len();
        self.proceed(entry, played);
        self.done.push(Step { entry, other: None });
        self.taken_back.clear();
        self.enter(EntryKind::Played { act, waived }, totals, at)
    }

    /// Takes back the last entry in force, act or fix, and returns it. Works after the last deal as
    /// well.
    ///
    /// # Errors
    /// No entry is in force.
    pub fn undo(&mut self, at: Stamp) -> Result<&Entry, NothingToUndo> {
        let mut step = self.done.pop().ok_or(NothingToUndo)?;
        match &mut step.other {
            Some(side) => self.turn(side),
            None => self.return_to(self.timeline.len() - 1),
        }
        let entry = step.entry;
        self.taken_back.push(step);
        self.enter(EntryKind::Undone { of: self.entries[entry].seq }, None, at);
        Ok(&self.entries[entry])
    }

    /// Brings back the entry last taken back, and returns it.
    ///
    /// # Errors
    /// Nothing was taken back since the last act or fix.
    pub fn redo(&mut self, at: Stamp) -> Result<&Entry, NothingToRedo> {
        let mut step = self.taken_back.pop().ok_or(NothingToRedo)?;
        match &mut step.other {
            Some(side) => self.turn(side),
            None => self.play_again(step.entry),
        }
        let entry = step.entry;
        self.done.push(step);
        self.enter(EntryKind::Redone { of: self.entries[entry].seq }, None, at);
        Ok(&self.entries[entry])
    }

    /// The history with an entry read back, judged by the same rules as a new one.
    ///
    /// # Errors
    /// Why the entry cannot be the next one.
    pub(super) fn read_back(mut self, entry: &Entry) -> Result<History, EntryError> {
        let (expected, found, at) = (self.next_seq(), entry.seq, entry.at);
        if found != expected {
            return Err(EntryError::OutOfSequence { expected, found });
        }
        match &entry.kind {
            EntryKind::Played { act, waived: false } => {
                self.play(act, at).map_err(EntryError::Illegal)?;
            }
            EntryKind::Played { act, waived: true } => {
                self.play_anyway(act, at).map_err(EntryError::Illegal)?;
            }
            EntryKind::Fixed(fix) => {
                let acts: Vec<Replacement> = fix.changes.iter().cloned().map(Into::into).collect();
                let planned = self.plan_fix(fix.deal, &acts);
                self.fix(planned.map_err(|error| EntryError::Fix(Box::new(error)))?, at);
            }
            EntryKind::Undone { of } => {
                self.undo(at).map_err(|_| EntryError::WrongUndo { of: *of })?;
            }
            EntryKind::Redone { of } => {
                self.redo(at).map_err(|_| EntryError::WrongRedo { of: *of })?;
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

    /// The same history under another id. A game goes by the name of its file, whatever id it was
    /// created under.
    pub fn with_id(mut self, id: GameId) -> History {
        self.id = id;
        self
    }

    /// Returns the game's id.
    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// Returns when the game was begun.
    pub const fn begun(&self) -> Stamp {
        self.begun
    }

    /// Returns what was typed to begin the game.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Returns what was settled before the first deal.
    pub fn setup(&self) -> &Setup {
        self.start.setup()
    }

    /// Returns the game as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns every entry, those taken back and the takings back included.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the entries that nobody took back, acts and fixes, in the order in which they were
    /// made.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &Entry> + ExactSizeIterator {
        self.done.iter().map(|step| &self.entries[step.entry])
    }

    /// Returns the acts that made the game what it is, as fixes left them, in order.
    pub fn acts_in_force(&self) -> impl DoubleEndedIterator<Item = &Act> {
        self.timeline.iter().flat_map(|slot| self.acts(slot))
    }

    /// Returns what is recorded of a deal, in order: the number of each entry, and the acts that
    /// stand there now.
    pub fn recorded(&self, deal: usize) -> impl Iterator<Item = (u64, &[Act])> {
        let slots = self.timeline.iter().filter(move |slot| slot.deal == deal);
        slots.map(|slot| (self.entries[slot.entry].seq, self.acts(slot)))
    }

    /// Returns the entry that [`History::undo`] would take back.
    pub fn to_undo(&self) -> Option<&Entry> {
        self.done.last().map(|step| &self.entries[step.entry])
    }

    /// Returns the entry that [`History::redo`] would bring back.
    pub fn to_redo(&self) -> Option<&Entry> {
        self.taken_back.last().map(|step| &self.entries[step.entry])
    }

    /// Returns every entry with the game as it stood before it, played again from the beginning.
    pub fn steps(&self) -> impl Iterator<Item = (Game, &Entry)> {
        let setup = self.setup().clone();
        let begun = History::new(self.id.clone(), self.begun, self.origin.clone(), setup);
        self.entries.iter().scan(Some(begun), |so_far, entry| {
            let history = so_far.take()?;
            let before = history.game.clone();
            // What was entered once is not refused when it is read back.
            *so_far = history.read_back(entry).ok();
            Some((before, entry))
        })
    }

    /// Returns the game as it stood before the entry of a number; nothing if there is none.
    pub fn game_before(&self, seq: u64) -> Option<Game> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        match self.done.binary_search_by_key(&index, |step| step.entry) {
            Ok(place) if self.done[place..].iter().all(|step| step.other.is_none()) => {
                Some(self.game_at(self.timeline.len() - (self.done.len() - place)))
            }
            _ => self.steps().nth(index).map(|(game, _)| game),
        }
    }

    /// Returns when the last entry was made, or the game begun.
    pub fn last_at(&self) -> Stamp {
        self.entries.last().map_or(self.begun, |entry| entry.at)
    }
}
