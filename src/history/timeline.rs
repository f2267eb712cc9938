//! The acts that made a game what it is, in order, and how one goes back and forth among them.

use super::History;
use crate::game::{Act, Game, PlayedAnyway};
use std::mem;
use std::sync::Arc;

/// How much is said between two milestones: few enough to be judged again in no time, and enough
/// that a journal of the longest size, made by a stranger, has room in memory.
pub(super) const BETWEEN_MILESTONES: usize = 32;

/// The place of an entry's act in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// The entry, as an index.
    pub(super) entry: usize,
    /// The number of the deal that it belongs to.
    pub(super) deal: usize,
    /// What a fix put there; without it, the entry's own act.
    pub(super) fixed: Option<Arc<[Act]>>,
    /// Whether what is there is against the rules.
    pub(super) waived: bool,
}

/// A game as it was at some time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Milestone {
    /// How many slots led to it.
    pub(super) slots: usize,
    /// The game.
    pub(super) game: Game,
}

/// An entry in force, or taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The entry, as an index.
    pub(super) entry: usize,
    /// Of a fix, what stands on its other side.
    pub(super) other: Option<Box<Side>>,
}

/// One side of a fix: the whole game without it, or with it. Going over is a swap, however long the
/// game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// The slots.
    pub(super) timeline: Vec<Slot>,
    /// The milestones.
    pub(super) milestones: Vec<Milestone>,
    /// The game at the end.
    pub(super) game: Game,
}

impl History {
    /// Goes on to the game after an entry's act.
    pub(super) fn proceed(
        &mut self,
        entry: usize,
        PlayedAnyway { game, against, .. }: PlayedAnyway,
    ) {
        let deal = deal_of(&self.game);
        let before = mem::replace(&mut self.game, game);
        if self.milestone_is_due() {
            self.milestones.push(Milestone { slots: self.timeline.len(), game: before });
        }
        self.timeline.push(Slot { entry, deal, fixed: None, waived: !against.is_empty() });
    }

    pub(super) fn milestone_is_due(&self) -> bool {
        let since = self.milestones.last().and_then(|last| self.timeline.get(last.slots..));
        let said =
            |slots: &[Slot]| slots.iter().map(|slot| said_in(self.acts(slot))).sum::<usize>();
        since.is_none_or(|slots| said(slots) >= BETWEEN_MILESTONES)
    }

    /// Plays an entry's act again. It was accepted after the very acts that stand before it now, so
    /// it is not refused.
    pub(super) fn play_again(&mut self, entry: usize) {
        let Some(act) = self.entries[entry].act() else { return };
        if let Ok(stood) = self.game.clone().play_anyway(act) {
            self.proceed(entry, stood);
        }
    }

    /// Returns to the game after the first `slots` of the slots.
    pub(super) fn return_to(&mut self, slots: usize) {
        self.game = self.game_at(slots);
        self.timeline.truncate(slots);
        let before = self.milestones.partition_point(|milestone| milestone.slots < slots);
        self.milestones.truncate(before);
    }

    /// Goes over to the other side of a fix, and leaves this one in its place.
    pub(super) fn turn(&mut self, side: &mut Side) {
        mem::swap(&mut self.timeline, &mut side.timeline);
        mem::swap(&mut self.milestones, &mut side.milestones);
        mem::swap(&mut self.game, &mut side.game);
    }

    /// Returns the game before a slot, or after the last.
    pub(super) fn game_at(&self, slot: usize) -> Game {
        let reached = self.milestones.partition_point(|milestone| milestone.slots <= slot);
        let from = reached.checked_sub(1).map(|index| &self.milestones[index]);
        let (done, game) = from.map_or((0, &self.start), |it| (it.slots, &it.game));
        let acts = self.timeline[done..slot].iter().flat_map(|slot| self.acts(slot));
        acts.fold(game.clone(), |game, act| match game.play_anyway(act) {
            Ok(stood) => stood.game,
            Err(refused) => refused.game,
        })
    }

    pub(super) fn seq(&self, slot: &Slot) -> u64 {
        self.entries[slot.entry].seq
    }

    pub(super) fn acts<'a>(&'a self, slot: &'a Slot) -> &'a [Act] {
        let own = self.entries[slot.entry].act();
        slot.fixed.as_deref().unwrap_or_else(|| own.map_or(&[], std::slice::from_ref))
    }
}

/// Returns the number of the deal to which the next act of a game belongs.
pub(super) fn deal_of(game: &Game) -> usize {
    let next = game.deals().len() + 1;
    game.current().map_or(next, |deal| deal.plan().number)
}

/// Returns how much acts say: what judging them again costs.
pub(super) fn said_in(acts: &[Act]) -> usize {
    let said = |act: &Act| match act {
        Act::Bid(said) | Act::Took(said) => said.len(),
        Act::Call(calls) => calls.len(),
        Act::Trick { cards, .. } => cards.len(),
        // It works the totals of all later deals out anew.
        Act::Ruling(_) => BETWEEN_MILESTONES / 2,
        _ => 0,
    };
    acts.iter().map(|act| 1 + said(act)).sum()
}
