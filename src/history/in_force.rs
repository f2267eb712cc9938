//! The entries of a history that are in force, and those that can be redone.

use super::clock::Stamp;
use super::entry::{Entry, EntryError, EntryKind};
use super::fix::{self, Change, Fix, FixError, PlannedFix};
use super::line;
use super::timeline::Timeline;
use crate::game::{Act, AllowedAct, Game};
use crate::rules::{Judged, Points, Refusal};
use std::mem;

/// The most acts and fixes of a game that are in force at once: beyond any real game, and as many
/// as fit in memory.
pub const MOST_IN_FORCE: usize = 60_000;

/// The entries of a game that are in force, with the game that they make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InForce {
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
    /// Where its line begins.
    line: usize,
    fixed: Option<Box<Fixed>>,
}

/// What a fix has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fixed {
    fix: Fix,
    /// The game without it, or with it if it is taken back. Undoing one is a swap, however long the
    /// game is.
    other: Timeline,
}

impl Step {
    fn entry(&self, lines: &[u8]) -> Entry {
        let entry = line::entry_at(lines, self.line);
        match &self.fixed {
            // The line does not have what the fix replaced.
            Some(fixed) => Entry { kind: EntryKind::Fixed { fix: fixed.fix.clone() }, ..entry },
            None => entry,
        }
    }
}

/// The place of an entry that is about to be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    pub(super) seq: u64,
    pub(super) at: Stamp,
    /// Where its line begins.
    pub(super) line: usize,
}

impl Next {
    pub(super) const fn entry(self, kind: EntryKind, totals: Option<Vec<Points>>) -> Entry {
        Entry { seq: self.seq, at: self.at, kind, totals }
    }
}

impl InForce {
    /// A game in which nothing has happened.
    pub(super) fn new(start: Game) -> InForce {
        let (done, taken_back) = (Vec::new(), Vec::new());
        InForce { timeline: Timeline::new(start), done, taken_back, fix_work: 0 }
    }

    pub(super) const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The entries of these lines that are in force, in the order in which they were made.
    pub(super) fn entries(
        &self,
        lines: &[u8],
    ) -> impl DoubleEndedIterator<Item = Entry> + ExactSizeIterator {
        self.done.iter().map(|step| step.entry(lines))
    }

    /// The game before the entry of a number, unless it was taken back, or a fix came after it.
    pub(super) fn untouched(&self, seq: u64) -> Option<Game> {
        let since_fix = self.done.iter().rev().take_while(|step| step.fixed.is_none()).count();
        let slots = self.timeline.slots();
        let first = slots.len() - since_fix;
        let index = slots[first..].iter().position(|slot| slot.of == seq)?;
        Some(self.timeline.game_at(first + index))
    }

    /// Plays an act. If rules are waived, the table may have allowed it against the rules.
    ///
    /// # Errors
    /// The act is against the rules, and not waived, or leaves no way to continue.
    pub(super) fn play(&mut self, act: &Act, waive: bool, next: Next) -> Judged<Entry> {
        if self.done.len() >= MOST_IN_FORCE {
            return Err(Refusal::TooManyInForce(MOST_IN_FORCE));
        }
        let mut game = self.timeline.game().clone();
        let AllowedAct { act, against } = if waive {
            game.play_anyway(act)?
        } else {
            AllowedAct { act: game.play(act)?, against: Vec::new() }
        };
        let sums = |game: &Game| (game.played().count(), game.totals());
        let after = sums(&game);
        let totals = (after != sums(self.timeline.game())).then_some(after.1);
        let waived = !against.is_empty();
        self.timeline.push(next.seq, [act.clone()].into(), waived, game);
        self.enter(next, None);
        Ok(next.entry(EntryKind::Played { act, waived }, totals))
    }

    /// What would come of other acts for some entries of a deal.
    pub(super) fn plan(&self, deal: usize, changes: &[Change]) -> Result<PlannedFix, FixError> {
        fix::plan(&self.timeline, self.fix_work, deal, changes)
    }

    /// Makes a fix.
    pub(super) fn fix(&mut self, planned: PlannedFix, next: Next) -> Entry {
        let PlannedFix { fix, timeline, work, .. } = planned;
        let totals = timeline.game().played().next().map(|_| timeline.game().totals());
        self.fix_work += work;
        let other = mem::replace(&mut self.timeline, timeline);
        self.enter(next, Some(Fixed { fix: fix.clone(), other }));
        next.entry(EntryKind::Fixed { fix }, totals)
    }

    fn enter(&mut self, next: Next, fixed: Option<Fixed>) {
        self.done.push(Step { line: next.line, fixed: fixed.map(Box::new) });
        self.taken_back.clear();
    }

    /// Undoes the last entry in force and returns it; `None` if nothing is in force.
    pub(super) fn undo(&mut self, lines: &[u8]) -> Option<Entry> {
        let mut step = self.done.pop()?;
        match &mut step.fixed {
            Some(fixed) => mem::swap(&mut self.timeline, &mut fixed.other),
            None => self.timeline.truncate(self.timeline.slots().len() - 1),
        }
        let entry = step.entry(lines);
        self.taken_back.push(step);
        Some(entry)
    }

    /// Redoes the entry last undone and returns it; `None` if nothing is left to redo.
    pub(super) fn redo(&mut self, lines: &[u8]) -> Option<Entry> {
        let mut step = self.taken_back.pop()?;
        let entry = step.entry(lines);
        match (&mut step.fixed, &entry.kind) {
            (Some(fixed), _) => mem::swap(&mut self.timeline, &mut fixed.other),
            // It was accepted after the very acts that are before it now, so it is not refused.
            (None, EntryKind::Played { act, waived }) => {
                let mut game = self.timeline.game().clone();
                if game.play_anyway(act).is_ok() {
                    self.timeline.push(entry.seq, [act.clone()].into(), *waived, game);
                }
            }
            (None, _) => {}
        }
        self.done.push(step);
        Some(entry)
    }

    /// Repeats an entry that was read from a line, judged by the same rules as a new one, and returns
    /// it with all that its line leaves out.
    ///
    /// # Errors
    /// Why it cannot be the next one.
    pub(super) fn repeat(
        &mut self,
        entry: &Entry,
        lines: &[u8],
        line: usize,
    ) -> Result<Entry, EntryError> {
        let next = Next { seq: entry.seq, at: entry.at, line };
        let made = match &entry.kind {
            EntryKind::Played { act, waived } => {
                self.play(act, *waived, next).map_err(EntryError::Illegal)?
            }
            EntryKind::Fixed { fix } => {
                let planned = self.plan(fix.deal, &fix.changes);
                self.fix(planned.map_err(|error| EntryError::Fix(Box::new(error)))?, next)
            }
            EntryKind::Undone { of } => {
                let of = self.undo(lines).ok_or(EntryError::WrongUndo(*of))?.seq;
                next.entry(EntryKind::Undone { of }, None)
            }
            EntryKind::Redone { of } => {
                let of = self.redo(lines).ok_or(EntryError::WrongRedo(*of))?.seq;
                next.entry(EntryKind::Redone { of }, None)
            }
        };
        entry.differs_from(&made).map_or(Ok(made), Err)
    }
}
