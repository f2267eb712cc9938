//! The acts that made a game what it is, in order, and how to go back and forth among them.

use crate::game::{Act, Game};
use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;

/// The work between two milestones: little enough to be judged again in no time, and enough that
/// the milestones of the longest journal fit in memory.
const BETWEEN_MILESTONES: usize = 32;

/// A game as a row of acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Timeline {
    /// The slots in force, one for each entry.
    pub(super) slots: Vec<Slot>,
    /// The slots that were taken off the end and can be put back, the next one last.
    taken: Vec<Slot>,
    /// The game at the start and before some of the slots, by their indices, so that taking back
    /// need not begin with the first.
    milestones: BTreeMap<usize, Game>,
    /// The game after the last slot.
    pub(super) game: Game,
}

/// The place of an entry in the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// The number of the entry.
    pub(super) of: u64,
    /// The number of the deal that it belongs to.
    pub(super) deal: usize,
    /// What happened: the entry's own act, unless a fix has replaced it.
    pub(super) acts: Arc<[Act]>,
    /// Whether that is against the rules.
    pub(super) waived: bool,
}

impl Slot {
    /// Whether one of its acts is of the same kind as another, about a deal.
    pub(super) fn is_like(&self, deal: usize, recorded: &Act, other: &Act) -> bool {
        match (other, recorded) {
            (Act::Ruling(_), Act::Ruling(ruling)) => ruling.deal == Some(deal),
            (Act::Note(_), Act::Note(note)) => note.deal == Some(deal),
            (Act::Incident(_), Act::Incident(incident)) => incident.deal == Some(deal),
            (Act::Annul(_), Act::Annul(annulment)) => annulment.deal == deal,
            (Act::Redeal | Act::Misdeal(_), Act::Redeal | Act::Misdeal(_)) => self.deal == deal,
            _ => self.deal == deal && mem::discriminant(other) == mem::discriminant(recorded),
        }
    }
}

impl Timeline {
    /// A game in which nothing has happened.
    pub(super) fn new(start: Game) -> Timeline {
        let milestones = BTreeMap::from([(0, start.clone())]);
        Timeline { slots: Vec::new(), taken: Vec::new(), milestones, game: start }
    }

    /// The game before anything happened.
    pub(super) fn start(&self) -> &Game {
        &self.milestones[&0]
    }

    /// Adds a slot, and the game after it. No slot that was taken off can be put back then.
    pub(super) fn push(&mut self, slot: Slot, game: Game) {
        self.taken.clear();
        self.add(slot, game);
    }

    fn add(&mut self, slot: Slot, game: Game) {
        let before = mem::replace(&mut self.game, game);
        let since = self.milestones.last_key_value().map_or(0, |(index, _)| *index);
        let work: usize = self.slots[since..].iter().map(|slot| work(&slot.acts)).sum();
        if work >= BETWEEN_MILESTONES {
            self.milestones.insert(self.slots.len(), before);
        }
        self.slots.push(slot);
    }

    /// Takes the last slot off.
    pub(super) fn step_back(&mut self) {
        let last = self.slots.len() - 1;
        self.taken.push(self.slots[last].clone());
        self.truncate(last);
    }

    /// Puts the slot back that was taken off last.
    pub(super) fn step_forward(&mut self) {
        if let Some(slot) = self.taken.pop() {
            let mut game = self.game.clone();
            play_again(&mut game, &slot);
            self.add(slot, game);
        }
    }

    /// Removes the slots from the one with this index on.
    fn truncate(&mut self, slots: usize) {
        self.game = self.game_at(slots);
        self.slots.truncate(slots);
        self.milestones.split_off(&slots.max(1));
    }

    /// The first slots, as a timeline of their own.
    pub(super) fn first(&self, slots: usize) -> Timeline {
        let mut first = Timeline { taken: Vec::new(), ..self.clone() };
        first.truncate(slots);
        first
    }

    /// The game before the slot with this index, or after the last.
    pub(super) fn game_at(&self, slot: usize) -> Game {
        let reached = self.milestones.range(..=slot).next_back();
        let (from, milestone) = reached.expect("a milestone at the start");
        let mut game = milestone.clone();
        self.slots[*from..slot].iter().for_each(|slot| play_again(&mut game, slot));
        game
    }

    /// The game before an entry, unless that is in no slot.
    pub(super) fn game_before(&self, of: u64) -> Option<Game> {
        self.slots.iter().position(|slot| slot.of == of).map(|index| self.game_at(index))
    }
}

/// Plays what was played before in the same game, so that nothing is refused.
fn play_again(game: &mut Game, slot: &Slot) {
    for act in slot.acts.iter() {
        let _ = game.play_anyway(act);
    }
}

/// The number of the deal that the next act of a game belongs to.
pub(super) fn deal_of(game: &Game) -> usize {
    let next = game.deals_begun() + 1;
    game.current().map_or(next, |deal| deal.plan.number)
}

/// How much work it is to judge acts again: one for each act, bid, call and card.
pub(super) fn work(acts: &[Act]) -> usize {
    acts.iter().map(|act| 1 + parts(act)).sum()
}

fn parts(act: &Act) -> usize {
    match act {
        Act::Bid(counts) | Act::Took(counts) | Act::Tally { numbers: counts, .. } => counts.len(),
        Act::Call(calls) => calls.len(),
        Act::Trick { cards, .. } => cards.len(),
        // The totals of all later deals are worked out again.
        Act::Ruling(_) => BETWEEN_MILESTONES / 2,
        // So are the points of all later deals.
        Act::Annul(_) | Act::Incident(_) | Act::Choose { .. } => BETWEEN_MILESTONES,
        _ => 0,
    }
}
