//! Fixes: other acts in place of those of earlier entries, and everything since judged again.

use super::clock::Stamp;
use super::timeline::{BETWEEN_MILESTONES, Milestone, Side, Slot, Step, deal_of, said_in};
use super::{Change, Entry, EntryKind, Fix, History};
use crate::game::{Act, Game};
use crate::rules::{Points, Refusal};
use std::sync::Arc;

/// The most that the fixes of a game may judge again, all in all, as [`said_in`] counts it. It is
/// hundreds of fixes of a long evening, and keeps a stranger's journal from being read for ever.
const MOST_REJUDGED: usize = 200_000;

/// What a fix counts for besides: it keeps a whole game in memory.
const FIX_ITSELF: usize = 50;

/// What is to stand in place of the act of an entry, by its number; nothing makes it void.
pub type Replacement = (u64, Vec<Act>);

/// What would come of a fix.
#[derive(Clone, Debug)]
pub struct PlannedFix {
    /// The fix.
    pub fix: Fix,
    /// The game after it.
    pub game: Game,
    /// The acts that would stand though they are against the rules, from the first that changes on.
    pub violations: Vec<Violation>,
    /// The numbers of entries that stood against the rules and no longer do.
    pub legal_again: Vec<u64>,
    totals: Option<Vec<Points>>,
    side: Box<Side>,
    cost: usize,
}

/// An act against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The number of its entry.
    pub of: u64,
    /// The number of its deal.
    pub deal: usize,
    /// The act.
    pub act: Act,
    /// Why it is against the rules.
    pub refusals: Vec<Refusal>,
    /// Whether that is new: before the fix it stood by the rules, or otherwise.
    pub new: bool,
}

/// Why something cannot be fixed so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FixError {
    /// It is so already.
    NothingChanged,
    /// No act of the game is that entry's, or not in this place.
    NoSuchEntry {
        /// The number of the entry.
        of: u64,
    },
    /// An act could not have been played, and the game cannot go on from it.
    Blocked {
        /// The number of its entry.
        of: u64,
        /// The number of its deal.
        deal: usize,
        /// The act.
        act: Box<Act>,
        /// Whether the fix itself puts it there; not where only who did it follows from another.
        own: bool,
        /// Why it could not have been played.
        refusal: Box<Refusal>,
    },
    /// The game was fixed so often that it would take too long to read.
    TooMany,
}

impl History {
    /// Returns what would come of other acts in place of those of some entries of a deal, which are
    /// named in the order of the game. Every act since is judged again. One that is against the
    /// rules by then stands, if the game can go on from it.
    ///
    /// # Errors
    /// Nothing would change, or an act could not have been played.
    pub fn plan_fix(&self, deal: usize, in_place: &[Replacement]) -> Result<PlannedFix, FixError> {
        let mut wanted = in_place.iter().peekable();
        let first = wanted.peek().ok_or(FixError::NothingChanged)?;
        let of_first = |slot: &Slot| slot.deal == deal && self.seq(slot) == first.0;
        let from = self.timeline.iter().position(of_first);
        let from = from.ok_or(FixError::NoSuchEntry { of: first.0 })?;
        self.check_cost(in_place)?;
        let mut replay = Replay::from(self, from);
        for slot in &self.timeline[from..] {
            let own = wanted.next_if(|(of, _)| *of == self.seq(slot));
            replay.slot(slot, own.map(|(_, acts)| acts.as_slice()))?;
        }
        if let Some((of, _)) = wanted.next() {
            return Err(FixError::NoSuchEntry { of: *of });
        }
        replay.planned(deal)
    }

    /// Records a fix that was planned for the history as it stands.
    pub fn fix(&mut self, planned: PlannedFix, at: Stamp) -> &Entry {
        let PlannedFix { fix, totals, mut side, cost, .. } = planned;
        self.rejudged += cost;
        self.turn(&mut side);
        self.done.push(Step { entry: self.entries.len(), other: Some(side) });
        self.taken_back.clear();
        self.enter(EntryKind::Fixed(fix), totals, at)
    }

    /// Refuses to begin a fix that would have too much judged again.
    fn check_cost(&self, in_place: &[Replacement]) -> Result<(), FixError> {
        let standing = self.timeline.iter().map(|slot| said_in(self.acts(slot)));
        let new = in_place.iter().map(|(_, acts)| said_in(acts));
        let cost = self.rejudged + standing.chain(new).sum::<usize>();
        if cost > 2 * MOST_REJUDGED { Err(FixError::TooMany) } else { Ok(()) }
    }

    fn shared(&self, slot: &Slot) -> Arc<[Act]> {
        slot.fixed.clone().unwrap_or_else(|| self.acts(slot).into())
    }
}

/// A game played again with other acts in some places.
struct Replay<'a> {
    history: &'a History,
    side: Side,
    /// How much was said since the last milestone.
    since: usize,
    cost: usize,
    changes: Vec<Change>,
    violations: Vec<Violation>,
    legal_again: Vec<u64>,
}

impl Replay<'_> {
    /// Begins with the game before a slot.
    fn from(history: &History, from: usize) -> Replay<'_> {
        let timeline = history.timeline[..from].to_vec();
        let kept = history.milestones.partition_point(|milestone| milestone.slots <= from);
        let milestones = history.milestones[..kept].to_vec();
        let said: usize = timeline.iter().map(|slot| said_in(history.acts(slot))).sum();
        let cost = FIX_ITSELF + said;
        let side = Side { timeline, milestones, game: history.game_at(from) };
        let (changes, violations, legal_again) = (Vec::new(), Vec::new(), Vec::new());
        Replay { history, side, since: 0, cost, changes, violations, legal_again }
    }

    /// Plays what stands in a slot, or what is to stand there.
    fn slot(&mut self, slot: &Slot, own: Option<&[Act]>) -> Result<(), FixError> {
        let (of, was) = (self.history.seq(slot), self.history.acts(slot));
        let (deal, slots) = (deal_of(&self.side.game), self.side.timeline.len());
        if self.since >= BETWEEN_MILESTONES {
            self.since = 0;
            self.side.milestones.push(Milestone { slots, game: self.side.game.clone() });
        }
        let own = own.filter(|acts| *acts != was);
        let says_other = own.is_some_and(|acts| !say_the_same(acts, was));
        let mut now = Vec::with_capacity(was.len());
        let mut refused = None;
        for (index, act) in own.unwrap_or(was).iter().enumerate() {
            let stood = self.side.game.clone().play_anyway(act).map_err(|error| {
                let recorded = was.get(index).filter(|_| !says_other);
                let act = Box::new(recorded.unwrap_or(act).clone());
                let refusal = Box::new(error.refusal);
                FixError::Blocked { of, deal, act, own: says_other, refusal }
            })?;
            if !stood.against.is_empty() {
                refused = Some((stood.act.clone(), stood.against));
            }
            now.push(stood.act);
            self.side.game = stood.game;
        }
        self.since += said_in(&now);
        self.cost += said_in(&now);
        let mut next = Slot { deal, waived: refused.is_some(), ..slot.clone() };
        let changed = now != was;
        if changed {
            let (was, now): (_, Arc<[Act]>) = (self.history.shared(slot), now.into());
            next.fixed = Some(now.clone());
            self.changes.push(Change { of, was, now });
        }
        match refused {
            Some((act, refusals)) => {
                let new = changed || !slot.waived;
                self.violations.push(Violation { of, deal, act, refusals, new });
            }
            None if slot.waived => self.legal_again.push(of),
            None => {}
        }
        self.side.timeline.push(next);
        Ok(())
    }

    /// Returns what came of it.
    fn planned(self, deal: usize) -> Result<PlannedFix, FixError> {
        let Replay { history, side, cost, changes, violations, legal_again, .. } = self;
        if changes.is_empty() {
            return Err(FixError::NothingChanged);
        }
        if history.rejudged + cost > MOST_REJUDGED {
            return Err(FixError::TooMany);
        }
        let waived = side.timeline.iter().filter(|slot| slot.waived);
        let waived = waived.map(|slot| history.seq(slot)).collect();
        let game = side.game.clone();
        let totals = game.played().next().map(|_| game.totals());
        let fix = Fix { deal, changes, waived };
        Ok(PlannedFix { fix, game, violations, legal_again, totals, side: Box::new(side), cost })
    }
}

/// Returns whether acts are the same, but perhaps for whose a card or a side's tricks are.
fn say_the_same(some: &[Act], others: &[Act]) -> bool {
    let said = |acts: &[Act]| -> Vec<Act> {
        let mut acts = acts.to_vec();
        for act in &mut acts {
            match act {
                Act::Trick { cards, .. } => cards.iter_mut().for_each(|laid| laid.by = None),
                Act::Took(took) => took.iter_mut().for_each(|took| took.by = None),
                _ => {}
            }
        }
        acts
    };
    said(some) == said(others)
}
