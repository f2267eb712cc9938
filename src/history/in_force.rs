//! The entries of a history that are in force, and those that can be redone.

use super::clock::Stamp;
use super::entry::{Entry, EntryError, EntryKind};
use super::fix::{self, Change, FixError, PlannedFix};
use super::timeline::{Slot, Timeline, deal_of};
use crate::game::{Act, AllowedAct, Game};
use crate::rules::Judged;
use std::mem;

/// The entries of a game that are in force, with the game that they make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InForce {
    pub(super) timeline: Timeline,
    /// The entries in force, in the order in which they were made; the next to be undone last.
    pub(super) done: Vec<UndoStep>,
    /// The entries that can be redone; the next one last.
    undone: Vec<UndoStep>,
    /// The work that the fixes have caused.
    fix_work: usize,
}

/// An entry that is in force or was undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct UndoStep {
    pub(super) seq: u64,
    /// For a fix, the game without it while it is in force, and the game with it while it is undone. So
    /// undoing or redoing a fix is a swap, however long the game is.
    other: Option<Box<Timeline>>,
}

impl InForce {
    /// A game in which nothing has happened.
    pub(super) fn new(start: Game) -> InForce {
        InForce {
            timeline: Timeline::new(start),
            done: Vec::new(),
            undone: Vec::new(),
            fix_work: 0,
        }
    }

    /// The game before the entry of a number, unless it was undone, or a fix came after it.
    pub(super) fn untouched(&self, seq: u64) -> Option<Game> {
        let since_fix = self.done.iter().rev().take_while(|done| done.other.is_none()).count();
        let slots = &self.timeline.slots;
        let first = slots.len() - since_fix;
        let index = slots[first..].iter().position(|slot| slot.of == seq)?;
        Some(self.timeline.game_at(first + index))
    }

    /// Plays an act as the entry of a number.
    ///
    /// # Errors
    /// The act is against the rules.
    pub(super) fn play(&mut self, seq: u64, at: Stamp, act: &Act) -> Judged<Entry> {
        let mut game = self.timeline.game.clone();
        let act = game.play(act)?;
        Ok(self.played(seq, at, AllowedAct { act, against: Vec::new() }, game))
    }

    /// Plays an act that the table may have allowed against the rules.
    ///
    /// # Errors
    /// The act leaves no way to continue.
    pub(super) fn allow(&mut self, seq: u64, at: Stamp, act: &Act) -> Judged<Entry> {
        let mut game = self.timeline.game.clone();
        let allowed = game.play_anyway(act)?;
        Ok(self.played(seq, at, allowed, game))
    }

    /// Makes the entry of an act that was played, which led to this game.
    fn played(&mut self, seq: u64, at: Stamp, allowed: AllowedAct, game: Game) -> Entry {
        let AllowedAct { act, against } = allowed;
        let waived = !against.is_empty();
        let before = &self.timeline.game;
        let totals = game.totals();
        let has_new_totals =
            totals != before.totals() || game.played().count() != before.played().count();

        let slot = Slot { of: seq, deal: deal_of(before), acts: [act.clone()].into(), waived };
        self.timeline.push(slot, game);
        self.enter(UndoStep { seq, other: None });
        let totals = has_new_totals.then_some(totals);
        Entry { seq, at, kind: EntryKind::Played { act, waived }, totals }
    }

    /// Plans other acts for some entries of a deal.
    pub(super) fn plan(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        fix::plan(&self.timeline, self.fix_work, deal, changes)
    }

    /// Makes a fix as the entry of a number.
    pub(super) fn fix(&mut self, seq: u64, at: Stamp, planned: PlannedFix) -> Entry {
        let PlannedFix { fix, timeline, work, .. } = planned;
        let has_totals = timeline.game.played().next().is_some();
        let totals = has_totals.then(|| timeline.game.totals());

        self.fix_work += work;
        let before = mem::replace(&mut self.timeline, timeline);
        self.enter(UndoStep { seq, other: Some(Box::new(before)) });
        Entry { seq, at, kind: EntryKind::Fixed { fix }, totals }
    }

    fn enter(&mut self, step: UndoStep) {
        self.done.push(step);
        self.undone.clear();
    }

    /// Undoes the last entry in force and returns its number; `None` if nothing is in force.
    pub(super) fn undo(&mut self) -> Option<u64> {
        let mut step = self.done.pop()?;
        match &mut step.other {
            Some(other) => mem::swap(&mut self.timeline, other),
            None => self.timeline.step_back(),
        }
        self.undone.push(step);
        self.undone.last().map(|step| step.seq)
    }

    /// Redoes the entry last undone and returns its number; `None` if nothing is left to redo.
    pub(super) fn redo(&mut self) -> Option<u64> {
        let mut step = self.undone.pop()?;
        match &mut step.other {
            Some(other) => mem::swap(&mut self.timeline, other),
            None => self.timeline.step_forward(),
        }
        self.done.push(step);
        self.done.last().map(|step| step.seq)
    }

    /// Repeats an entry that was read, judged by the same rules as a new one. Returns it with all that
    /// it records, also what its line leaves out.
    ///
    /// # Errors
    /// It cannot be the next entry.
    pub(super) fn repeat(&mut self, entry: &Entry) -> Result<Entry, EntryError> {
        let Entry { seq, at, ref kind, .. } = *entry;
        let repeated = match kind {
            EntryKind::Played { act, waived } => {
                let played =
                    if *waived { self.allow(seq, at, act) } else { self.play(seq, at, act) };
                played.map_err(EntryError::Illegal)?
            }
            EntryKind::Fixed { fix } => {
                let planned = self.plan(fix.deal, &fix.changes);
                self.fix(seq, at, planned.map_err(|error| EntryError::Fix(Box::new(error)))?)
            }
            EntryKind::Undone { of } => {
                let of = self.undo().ok_or(EntryError::WrongUndo(*of))?;
                Entry { seq, at, kind: EntryKind::Undone { of }, totals: None }
            }
            EntryKind::Redone { of } => {
                let of = self.redo().ok_or(EntryError::WrongRedo(*of))?;
                Entry { seq, at, kind: EntryKind::Redone { of }, totals: None }
            }
        };
        entry.check_against(&repeated)?;
        Ok(repeated)
    }
}
