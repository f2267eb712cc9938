//! What can be asked of an open game, and the outcome, without touching the disk.

use super::RequestRefusal;
use crate::game::{Act, DROPPED, Due, Game, SlipRefusal};
use crate::history::{Correction, Entry, FixError, History, PlannedFix, Stamp};
use crate::rules::Refusal;

/// Something to record in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Request {
    /// Something that happened at the table.
    Play {
        /// What happened; numbers and cards without a player follow the turn.
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
        /// Whether acts that are against the rules after it may stay as they are.
        waive: bool,
    },
    /// A correction of one entry, whatever it recorded.
    FixEntry {
        /// The number of the entry.
        entry: u64,
        /// The act in its place; none if it is removed.
        act: Option<Act>,
        /// Whether acts that are against the rules after it may stay as they are.
        waive: bool,
    },
    /// Take back the last entry.
    Undo,
    /// Bring back the entry last taken back.
    Redo,
}

/// The result of a request. If others recorded something in between, the request is rejected instead,
/// with [`RequestRefusal::Conflict`], which holds their entries.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The entry it concerns: the new one, or the one taken back or brought back.
    pub entry: Entry,
    /// What was done.
    pub done: Done,
    /// What the game waits for now.
    pub due: Due,
    /// The numbers of the incidents in which nobody chose in time, as it showed.
    pub lapsed: Vec<usize>,
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
    /// What is probably a mistake in the request, unless the table lets it stand.
    pub fn slip(&self, game: &Game) -> Option<SlipRefusal> {
        let Request::Play { act, waive } = self else { return None };
        let slip = SlipRefusal::of_play(game, act)?;
        if *waive && slip.may_stand() { None } else { Some(slip) }
    }

    /// Performs the request in a history, which stays as it was if that fails.
    ///
    /// # Errors
    /// It is against the rules, or there is nothing to take back, bring back or correct.
    pub fn perform(&self, history: &mut History, now: Stamp) -> Result<Outcome, RequestRefusal> {
        let open: Vec<usize> =
            history.game().open_choices().filter_map(|incident| incident.number).collect();
        let (entry, done) = match self {
            Request::Play { act: Act::Choose { incident, taken }, waive }
                if changes_choice(history.game(), *incident, taken, *waive) =>
            {
                let plan = plan_choice(history, *incident, taken)?;
                fix(history, plan.ok_or(RequestRefusal::Unchanged)?, *waive, now)?
            }
            Request::Play { act, waive } => play(history, act, *waive, now)?,
            Request::Fix { waive, .. } | Request::FixEntry { waive, .. } => {
                let plan = self.plan_fix(history)?.ok_or(RequestRefusal::Unchanged)?;
                fix(history, plan, *waive, now)?
            }
            Request::Undo => {
                let undone = history.undo(now).ok_or(RequestRefusal::NothingToUndo)?;
                (undone.clone(), Done::Undone)
            }
            Request::Redo => {
                let redone = history.redo(now).ok_or(RequestRefusal::NothingToRedo)?;
                (redone.clone(), Done::Redone)
            }
        };
        let game = history.game();
        let mut lapsed = open;
        lapsed.retain(|number| {
            game.incident(*number).is_some_and(|incident| game.has_lapsed(incident))
        });
        Ok(Outcome { entry, done, due: game.due(), lapsed })
    }

    /// What the request would change as a correction; `None` if it is recorded so already, or the request is
    /// no correction.
    ///
    /// # Errors
    /// There is nothing to correct so, or the game could not go on from it.
    pub fn plan_fix(&self, history: &History) -> Result<Option<PlannedFix>, RequestRefusal> {
        match self {
            Request::Fix { deal, correction, .. } => plan_fix(history, *deal, correction),
            Request::FixEntry { entry, act, .. } => plan_entry_fix(history, *entry, act.as_ref()),
            Request::Play { act: Act::Choose { incident, taken }, waive }
                if changes_choice(history.game(), *incident, taken, *waive) =>
            {
                plan_choice(history, *incident, taken)
            }
            _ => Ok(None),
        }
    }

    /// Lets a correction leave acts against the rules.
    pub fn allow(&mut self) {
        if let Request::Fix { waive, .. } | Request::FixEntry { waive, .. } = self {
            *waive = true;
        }
    }
}

fn play(
    history: &mut History,
    act: &Act,
    waive: bool,
    now: Stamp,
) -> Result<(Entry, Done), RequestRefusal> {
    let recorded = if waive { history.allow(act, now) } else { history.record(act, now) };
    let refusal = match recorded {
        Ok(entry) => return Ok((entry.clone(), Done::Played)),
        Err(refusal) => refusal,
    };
    if let Refusal::TricksAlreadyRecorded(_) = refusal {
        // The trick that ended the deal is the entry that this concerns.
        let mut entries = history.in_force();
        let trick = entries.rfind(|entry| matches!(entry.act(), Some(Act::Trick { .. })));
        if let Some(trick) = trick {
            let is_last = history.in_force().last().map(|last| last.seq) == Some(trick.seq);
            return Ok((trick.clone(), Done::Known { is_last }));
        }
    }
    Err(RequestRefusal::Rules(refusal))
}

fn fix(
    history: &mut History,
    plan: PlannedFix,
    waive: bool,
    now: Stamp,
) -> Result<(Entry, Done), RequestRefusal> {
    if !waive && plan.refused.iter().any(|refused| refused.new) {
        return Err(RequestRefusal::WouldBreakRules(plan.refused));
    }
    let before = Box::new(history.game().clone());
    let entry = history.fix(plan.clone(), now).clone();
    Ok((entry, Done::Fixed { before, plan: Box::new(plan) }))
}

/// What a correction would change; `None` if it is recorded so already.
///
/// # Errors
/// There is nothing to correct so, or the game could not go on from it.
pub fn plan_fix(
    history: &History,
    deal: usize,
    correction: &Correction,
) -> Result<Option<PlannedFix>, RequestRefusal> {
    let bidding = &history.setup().rules().bidding;
    let fits_the_rules = match correction {
        Correction::Bids(_) => bidding.exact().is_some(),
        Correction::Calls(_) | Correction::Contract { .. } => bidding.auction().is_some(),
        _ => true,
    };
    if !fits_the_rules {
        return Err(RequestRefusal::Rules(Refusal::NotInTheseRules));
    }

    let impossible = |error| {
        let correction = Box::new(correction.clone());
        RequestRefusal::NothingToFix { deal, correction, error }
    };
    if let Correction::Recorded(act) = correction {
        let entry = history.entry_on(deal, act).map_err(impossible)?;
        return plan_entry_fix(history, entry, Some(act));
    }
    let changes = history.correction(deal, correction).map_err(impossible)?;
    match history.plan_fix(deal, &changes) {
        // The same calls, in one entry instead of several, make no other game.
        Ok(plan) if plan.game() == history.game() => Ok(None),
        Ok(plan) => Ok(Some(plan)),
        Err(FixError::NothingChanged) => Ok(None),
        Err(error) => Err(RequestRefusal::CannotFix(error)),
    }
}

fn plan_entry_fix(
    history: &History,
    entry: u64,
    act: Option<&Act>,
) -> Result<Option<PlannedFix>, RequestRefusal> {
    changed(history.plan_entry_fix(entry, act))
}

/// Whether a choice is a correction: it replaces an earlier choice, drops the incident, or, if the table lets
/// it stand, comes too late.
fn changes_choice(game: &Game, incident: usize, taken: &str, waive: bool) -> bool {
    let Some(recorded) = game.incident(incident) else { return false };
    taken == DROPPED || recorded.taken.is_some() || (waive && game.has_lapsed(recorded))
}

fn plan_choice(
    history: &History,
    incident: usize,
    taken: &str,
) -> Result<Option<PlannedFix>, RequestRefusal> {
    changed(history.plan_choice(incident, taken))
}

fn changed(plan: Result<PlannedFix, FixError>) -> Result<Option<PlannedFix>, RequestRefusal> {
    match plan {
        Ok(plan) => Ok(Some(plan)),
        Err(FixError::NothingChanged) => Ok(None),
        Err(error) => Err(RequestRefusal::CannotFix(error)),
    }
}

/// Checks that a game ends with the entry of a number, if one is given.
///
/// # Errors
/// [`RequestRefusal::Conflict`] if it does not.
pub fn check_last(history: &History, last: Option<u64>) -> Result<(), RequestRefusal> {
    let Some(last) = last else { return Ok(()) };
    match history.after(last) {
        Some([]) => Ok(()),
        since => {
            Err(RequestRefusal::Conflict { since: since.map(<[Entry]>::to_vec), last: Some(last) })
        }
    }
}

/// Whether a request, made of the game as it was then, is what was recorded first after the entry
/// `last`, by anyone.
pub fn has_recorded<E>(
    history: &History,
    last: u64,
    request: impl Fn(&History) -> Result<Request, E>,
) -> bool {
    let Some([recorded, ..]) = history.after(last) else { return false };
    let Some(mut before) = history.as_of(last) else { return false };
    let Ok(request) = request(&before) else { return false };
    request.perform(&mut before, recorded.at).is_ok()
        && before.entries().last().is_some_and(|entry| entry.kind == recorded.kind)
}
