//! The entries of a history that are in force, and those that can be redone.

use super::entry::{Entry, EntryError, EntryKind, Recorded};
use super::fix::{self, Change, FixError, PlannedFix};
use super::timeline::{Slot, Timeline};
use crate::game::{Act, AllowedAct, Game};
use crate::rules::Judged;
use std::mem;

/// The entries of a game that are in force, with the game that they make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InForce {
    timeline: Timeline,
    /// The entries in force, in the order in which they were made; the next to be undone last.
    done: Vec<Done>,
    /// The entries that can be redone; the next one last.
    undone: Vec<Undone>,
    /// The work that the fixes have caused.
    fix_work: usize,
}

/// An entry in force.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Done {
    seq: u64,
    /// The game without it, if it is a fix. Undoing one is a swap, however long the game is.
    before_fix: Option<Box<Timeline>>,
}

/// An entry that was undone.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Undone {
    seq: u64,
    redo: Redo,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Redo {
    Act(Slot),
    Fix(Box<Timeline>),
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

    pub(super) const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The numbers of the entries in force, in the order in which they were made.
    pub(super) fn seqs(&self) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator {
        self.done.iter().map(|done| done.seq)
    }

    /// The game before the entry of a number, unless it was undone, or a fix came after it.
    pub(super) fn untouched(&self, seq: u64) -> Option<Game> {
        let since_fix = self.done.iter().rev().take_while(|done| done.before_fix.is_none()).count();
        let slots = self.timeline.slots();
        let first = slots.len() - since_fix;
        let index = slots[first..].iter().position(|slot| slot.of == seq)?;
        Some(self.timeline.game_at(first + index))
    }

    /// Plays an act as the entry of a number. If rules are waived, the table may have allowed it
    /// against the rules.
    ///
    /// # Errors
    /// The act is against the rules, and not waived, or leaves no way to continue.
    pub(super) fn play(&mut self, seq: u64, act: &Act, waive: bool) -> Judged<Recorded> {
        let mut game = self.timeline.game().clone();
        let AllowedAct { act, against } = if waive {
            game.play_anyway(act)?
        } else {
            AllowedAct { act: game.play(act)?, against: Vec::new() }
        };
        let waived = !against.is_empty();
        let before = self.timeline.game();
        let totals = game.totals();
        let has_new_totals =
            totals != before.totals() || game.played().count() != before.played().count();

        self.timeline.push(Slot::new(before, seq, [act.clone()].into(), waived), game);
        self.enter(seq, None);
        let totals = has_new_totals.then_some(totals);
        Ok(Recorded { kind: EntryKind::Played { act, waived }, totals })
    }

    /// What would come of other acts for some entries of a deal.
    pub(super) fn plan(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        fix::plan(&self.timeline, self.fix_work, deal, changes)
    }

    /// Makes a fix as the entry of a number.
    pub(super) fn fix(&mut self, seq: u64, planned: PlannedFix) -> Recorded {
        let PlannedFix { fix, timeline, work, .. } = planned;
        let has_totals = timeline.game().played().next().is_some();
        let totals = has_totals.then(|| timeline.game().totals());

        self.fix_work += work;
        let before = mem::replace(&mut self.timeline, timeline);
        self.enter(seq, Some(Box::new(before)));
        Recorded { kind: EntryKind::Fixed { fix }, totals }
    }

    fn enter(&mut self, seq: u64, before_fix: Option<Box<Timeline>>) {
        self.done.push(Done { seq, before_fix });
        self.undone.clear();
    }

    /// Undoes the last entry in force and returns its number; `None` if nothing is in force.
    pub(super) fn undo(&mut self) -> Option<u64> {
        let Done { seq, before_fix } = self.done.pop()?;
        let redo = match before_fix {
            Some(mut timeline) => {
                mem::swap(&mut self.timeline, &mut timeline);
                Redo::Fix(timeline)
            }
            None => Redo::Act(self.timeline.pop()?),
        };
        self.undone.push(Undone { seq, redo });
        Some(seq)
    }

    /// Redoes the entry last undone and returns its number; `None` if nothing is left to redo.
    pub(super) fn redo(&mut self) -> Option<u64> {
        let Undone { seq, redo } = self.undone.pop()?;
        let before_fix = match redo {
            Redo::Fix(mut timeline) => {
                mem::swap(&mut self.timeline, &mut timeline);
                Some(timeline)
            }
            Redo::Act(slot) => {
                self.timeline.push_again(slot);
                None
            }
        };
        self.done.push(Done { seq, before_fix });
        Some(seq)
    }

    /// Repeats an entry that was read, judged by the same rules as a new one. Returns all that it
    /// records, also what its line leaves out.
    ///
    /// # Errors
    /// It cannot be the next entry.
    pub(super) fn repeat(&mut self, entry: &Entry) -> Result<Recorded, EntryError> {
        let recorded = match &entry.kind {
            EntryKind::Played { act, waived } => {
                self.play(entry.seq, act, *waived).map_err(EntryError::Illegal)?
            }
            EntryKind::Fixed { fix } => {
                let planned = self.plan(fix.deal, &fix.changes);
                self.fix(entry.seq, planned.map_err(|error| EntryError::Fix(Box::new(error)))?)
            }
            EntryKind::Undone { of } => {
                let of = self.undo().ok_or(EntryError::WrongUndo(*of))?;
                Recorded::without_totals(EntryKind::Undone { of })
            }
            EntryKind::Redone { of } => {
                let of = self.redo().ok_or(EntryError::WrongRedo(*of))?;
                Recorded::without_totals(EntryKind::Redone { of })
            }
        };
        entry.agrees_with(&recorded)?;
        Ok(recorded)
    }
}
