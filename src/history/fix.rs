//! Fixes: acts that replace those of earlier entries, and everything after them judged again.

use super::timeline::{Slot, Timeline, deal_of, work};
use crate::game::{Act, AllowedAct, Game};
use crate::rules::Refusal;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The most [`work`] that the fixes of a game may cause in total: enough for hundreds of fixes in a
/// long evening, and a limit on how long a stranger's journal takes to read.
const MOST_WORK: usize = 200_000;

/// The work that a fix also counts for, since it keeps a whole game in memory.
const WORK_OF_A_FIX: usize = 50;

/// A correction: from here on, other acts replace those of earlier entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fix {
    /// The number of the deal that is corrected.
    pub deal: usize,
    /// The changes, in the order of the game.
    #[serde(rename = "in_place")]
    pub changes: Vec<Change>,
    /// Every entry whose act is against the rules after the fix, and allowed.
    #[serde(rename = "stand", default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<u64>,
}

impl Fix {
    /// Whether both fixes put the same acts in the same places.
    pub(super) fn has_changes_of(&self, other: &Fix) -> bool {
        let own = self.changes.iter().map(|change| (change.of, &change.now));
        own.eq(other.changes.iter().map(|change| (change.of, &change.now)))
    }
}

/// The acts that replace those of one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u64, Vec<Act>)", into = "(u64, Vec<Act>)")]
pub struct Change {
    /// The number of the entry that recorded an act.
    pub of: u64,
    /// The acts until now. They follow from the entries before, so no journal holds them.
    pub was: Arc<[Act]>,
    /// The acts from now on; none if the entry is void.
    pub now: Arc<[Act]>,
}

impl From<(u64, Vec<Act>)> for Change {
    fn from((of, now): (u64, Vec<Act>)) -> Change {
        Change { of, was: [].into(), now: now.into() }
    }
}

impl From<Change> for (u64, Vec<Act>) {
    fn from(change: Change) -> Self {
        (change.of, change.now.to_vec())
    }
}

/// A fix that could be recorded, with its consequences.
#[derive(Clone, Debug)]
#[must_use]
pub struct PlannedFix {
    /// The fix.
    pub fix: Fix,
    /// The acts that would be against the rules and allowed, from the first that changes on.
    pub refused: Vec<RefusedAct>,
    /// The numbers of entries that were against the rules and allowed, and no longer are.
    pub legal_again: Vec<u64>,
    pub(super) timeline: Timeline,
    pub(super) work: usize,
}

/// An act against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedAct {
    /// The number of its entry.
    pub of: u64,
    /// The number of its deal.
    pub deal: usize,
    /// The act.
    pub act: Act,
    /// Why it is against the rules.
    pub refusals: Vec<Refusal>,
    /// Whether that is new: before the fix the entry was legal, or said something else.
    pub new: bool,
}

/// A fix that is not possible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FixError {
    /// It changes nothing.
    NothingChanged,
    /// This entry records no act of the game, or none here.
    NoSuchEntry(u64),
    /// An act could not have been played, and the game cannot go on from it.
    Blocked {
        /// The number of its entry.
        of: u64,
        /// The number of its deal.
        deal: usize,
        /// The act.
        act: Box<Act>,
        /// Whether the fix itself puts it there, and does not only change whose it is.
        own: bool,
        /// Why it could not have been played.
        #[source]
        refusal: Box<Refusal>,
    },
    /// The game was fixed so often that it would take too long to read.
    TooMany,
}

impl PlannedFix {
    /// The game after the fix.
    pub const fn game(&self) -> &Game {
        &self.timeline.game
    }
}

/// Plays a game again with other acts for some entries of a deal, named in the order of the game;
/// their `was` is ignored. `done` is the work that earlier fixes have caused.
pub(super) fn plan(
    timeline: &Timeline,
    done: usize,
    deal: usize,
    changes: &[Change],
) -> Result<PlannedFix, FixError> {
    let Some(Change { of, .. }) = changes.first() else { return Err(FixError::NothingChanged) };
    let mut slots = timeline.slots.iter();
    let Some(first) = slots.position(|slot| slot.deal == deal && slot.of == *of) else {
        return Err(FixError::NoSuchEntry(*of));
    };

    let (before, after) = timeline.slots.split_at(first);
    let mut plan = PlannedFix {
        fix: Fix { deal, changes: Vec::new(), waived: Vec::new() },
        refused: Vec::new(),
        legal_again: Vec::new(),
        timeline: timeline.first(first),
        work: WORK_OF_A_FIX + before.iter().map(|slot| work(&slot.acts)).sum::<usize>(),
    };
    let mut wanted = changes.iter().peekable();
    for slot in after {
        let change = wanted.next_if(|change| change.of == slot.of);
        plan.replay(slot, change.map_or(&slot.acts, |change| &change.now))?;
    }
    if let Some(change) = wanted.next() {
        return Err(FixError::NoSuchEntry(change.of));
    }
    if plan.fix.changes.is_empty() {
        return Err(FixError::NothingChanged);
    }
    if done + plan.work > MOST_WORK {
        return Err(FixError::TooMany);
    }

    let waived = plan.timeline.slots.iter().filter(|slot| slot.waived);
    plan.fix.waived = waived.map(|slot| slot.of).collect();
    Ok(plan)
}

impl PlannedFix {
    /// Plays these acts in a slot.
    fn replay(&mut self, slot: &Slot, acts: &[Act]) -> Result<(), FixError> {
        let own = !same_but_for_players(acts, &slot.acts);
        let before = self.game();
        let deal = deal_of(before);
        let mut game = before.clone();
        let mut now = Vec::with_capacity(acts.len());
        let mut refused = None;
        for (index, act) in acts.iter().enumerate() {
            let AllowedAct { act, against } = game.play_anyway(act).map_err(|refusal| {
                let recorded = if own { None } else { slot.acts.get(index) };
                let act = Box::new(recorded.unwrap_or(act).clone());
                FixError::Blocked { of: slot.of, deal, act, own, refusal: Box::new(refusal) }
            })?;
            if !against.is_empty() {
                refused = Some((act.clone(), against));
            }
            now.push(act);
        }

        self.work += work(&now);
        let has_changed = now[..] != slot.acts[..];
        let mut new_slot = Slot { deal, waived: refused.is_some(), ..slot.clone() };
        if has_changed {
            new_slot.acts = now.into();
            self.fix.changes.push(Change {
                of: slot.of,
                was: slot.acts.clone(),
                now: new_slot.acts.clone(),
            });
        }
        self.timeline.push(new_slot, game);
        match refused {
            Some((act, refusals)) => {
                let new = has_changed || !slot.waived;
                self.refused.push(RefusedAct { of: slot.of, deal, act, refusals, new });
            }
            None if slot.waived => self.legal_again.push(slot.of),
            None => {}
        }
        Ok(())
    }
}

/// Whether acts are the same, apart from whose a card or a number of tricks is.
fn same_but_for_players(some: &[Act], others: &[Act]) -> bool {
    let without_players = |acts: &[Act]| {
        let mut acts = acts.to_vec();
        acts.iter_mut().for_each(Act::forget_players);
        acts
    };
    without_players(some) == without_players(others)
}
