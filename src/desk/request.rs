//! What can be asked of an open game, and the outcome, without touching the disk.

use super::{Error, Why};
use crate::game::{Act, Due, Game};
use crate::history::{Correction, Entry, FixError, History, PlannedFix, Stamp};
use crate::rules::Refusal;

/// Something to record in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Request {
    /// Something that happened at the table.
    Play {
        /// What happened; whose numbers and cards they are may be left to the turn.
        act: Act,
        /// Whether to record it also where it is against the rules, because the table allowed it.
        waive: bool,
    },
    /// A correction of a deal that has begun.
    Fix {
        /// The number of the deal, from 1.
        deal: usize,
        /// What is corrected.
        correction: Correction,
        /// Whether acts that come to be against the rules by it may stay as they are.
        waive: bool,
    },
    /// Take back the last entry.
    Undo,
    /// Bring back the entry last taken back.
    Redo,
}

/// The result of a request. If others recorded something in between, the request is rejected instead,
/// with [`Why::Conflict`], which holds their entries.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The entry it concerns: the new one, or the one taken back or brought back.
    pub entry: Entry,
    /// What was done.
    pub done: Done,
    /// What the game waits for now.
    pub due: Due,
}

/// What a request did.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Done {
    /// It recorded an act.
    Played,
    /// It recorded nothing: the cards of these tricks already were.
    Known {
        /// Whether nothing else was recorded after them.
        is_last: bool,
    },
    /// It corrected a deal.
    Fixed {
        /// The game before.
        before: Box<Game>,
        /// What the correction changed.
        plan: Box<PlannedFix>,
    },
    /// It took an entry back.
    Undone,
    /// It brought an entry back.
    Redone,
}

impl Request {
    /// Performs the request in a history, which stays as it was if that fails.
    ///
    /// # Errors
    /// It is against the rules, or there is nothing to take back, bring back or correct.
    pub fn perform(&self, history: &mut History, now: Stamp) -> Result<Outcome, Error> {
        let (entry, done) = match self {
            Request::Play { act, waive } => play(history, act, *waive, now)?,
            Request::Fix { deal, correction, waive } => {
                let Some(plan) = plan_fix(history, *deal, correction, now)? else {
                    return Err(Error::rejected(history, now, Why::Unchanged));
                };
                if !waive && plan.refused.iter().any(|against| against.new) {
                    return Err(Error::rejected(history, now, Why::WouldBreakRules(plan)));
                }
                let before = Box::new(history.game().clone());
                let entry = history.fix(plan.clone(), now);
                (entry, Done::Fixed { before, plan: Box::new(plan) })
            }
            Request::Undo => match history.undo(now) {
                Some(entry) => (entry, Done::Undone),
                None => return Err(Error::rejected(history, now, Why::NothingToUndo)),
            },
            Request::Redo => match history.redo(now) {
                Some(entry) => (entry, Done::Redone),
                None => return Err(Error::rejected(history, now, Why::NothingToRedo)),
            },
        };
        Ok(Outcome { entry, done, due: history.game().due() })
    }
}

/// What a correction would change; `None` if it is recorded so already.
///
/// # Errors
/// There is nothing to correct so, or the game could not go on from it.
pub fn plan_fix(
    history: &History,
    deal: usize,
    correction: &Correction,
    now: Stamp,
) -> Result<Option<PlannedFix>, Error> {
    let rejected = |why| Error::rejected(history, now, why);
    let bidding = &history.setup().rules().bidding;
    let is_here = match correction {
        Correction::Bids(_) => bidding.exact().is_some(),
        Correction::Calls(_) | Correction::Contract { .. } => bidding.auction().is_some(),
        _ => true,
    };
    if !is_here {
        return Err(rejected(Why::Refused(Refusal::NotInTheseRules)));
    }
    let replacements = history.correction(deal, correction).map_err(|fault| {
        rejected(Why::NothingToFix { deal, correction: correction.clone(), fault })
    })?;
    match history.plan_fix(deal, &replacements) {
        // The same calls, in one entry instead of several, make no other game.
        Ok(plan) => Ok(Some(plan).filter(|plan| plan.game() != history.game())),
        Err(FixError::NothingChanged) => Ok(None),
        Err(fault) => Err(rejected(Why::CannotFix(fault))),
    }
}

fn play(history: &mut History, act: &Act, waive: bool, now: Stamp) -> Result<(Entry, Done), Error> {
    let refusal = match history.record(act, waive, now) {
        Ok(entry) => return Ok((entry, Done::Played)),
        Err(refusal) => refusal,
    };
    if let Refusal::TricksAlreadyRecorded(_) = refusal {
        // The trick that ended the deal is the entry that this concerns.
        let is_trick = |entry: &Entry| matches!(entry.act(), Some(Act::Trick { .. }));
        if let Some(entry) = history.in_force().rfind(is_trick) {
            let is_last = history.in_force().last().map(|last| last.seq) == Some(entry.seq);
            return Ok((entry, Done::Known { is_last }));
        }
    }
    Err(Error::rejected(history, now, Why::Refused(refusal)))
}
