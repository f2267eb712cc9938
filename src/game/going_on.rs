//! Where the schedule goes on when more or fewer play from now on.

use super::DealPlan;
use crate::rules::{DealRun, Ruleset, Step, StepDeal};

/// The place in the schedule for `players` at which a game goes on after its last deal: the first that
/// continues in the same direction from the number of cards reached. It is the number of deals if
/// none is left.
///
/// A row of equal deals counts those already played. Where the new schedule does not reach so far, its
/// furthest deal in that direction is next.
pub(super) fn place_after(rules: &Ruleset, last: &DealPlan, players: u8) -> usize {
    let old = rules.deals_of_steps(last.players());
    let new = rules.deals_of_steps(players);
    let (Some(place), Some(form)) = (last.place, rules.schedule.form_in_use()) else {
        return new.len();
    };
    let Some(reached) = old.get(place) else { return new.len() };

    match form.steps[reached.step].run {
        DealRun::Up(..) | DealRun::Down(..) => on_the_way(&form.steps, *reached, &new),
        DealRun::Repeat(..) | DealRun::Endless(_) => {
            let played = place - first_of(reached.step, &old) + 1;
            in_row(&form.steps, *reached, played, &new)
        }
    }
}

/// The place of the first deal of a step, or of the next step that has any.
fn first_of(step: usize, deals: &[StepDeal]) -> usize {
    deals.iter().position(|deal| deal.step >= step).unwrap_or(deals.len())
}

/// The place after a deal between the turning points.
fn on_the_way(steps: &[Step], reached: StepDeal, new: &[StepDeal]) -> usize {
    let first = first_of(reached.step, new);
    let part = until_turn(steps, reached.step, &new[first..]);
    let size = sizes(steps, reached.step);
    if let Some(next) = part.iter().position(|deal| size(deal) > size(&reached)) {
        return first + next;
    }

    let same = |deal: &StepDeal| deal.step == reached.step && deal.cards == reached.cards;
    match part.iter().rposition(same) {
        Some(same) if first + same + 1 < new.len() => first + same + 1,
        _ => {
            let furthest = part.iter().map(&size).max();
            let next = part.iter().position(|deal| Some(size(deal)) == furthest);
            first + next.unwrap_or(part.len())
        }
    }
}

/// The place after some deals of a row of equal deals.
fn in_row(steps: &[Step], reached: StepDeal, played: usize, new: &[StepDeal]) -> usize {
    let after = first_of(reached.step + 1, new);
    let next = first_of(reached.step, new) + played;
    let Some(following) = new.get(after) else { return next.min(after) };
    if next < after {
        return next;
    }

    let part = until_turn(steps, following.step, &new[after..]);
    let size = sizes(steps, following.step);
    after + part.iter().position(|deal| size(deal) > size(&reached)).unwrap_or(0)
}

/// How far a deal is in the direction of a step.
fn sizes(steps: &[Step], step: usize) -> impl Fn(&StepDeal) -> i16 {
    let is_down = matches!(steps[step].run, DealRun::Down(..));
    move |deal| if is_down { -i16::from(deal.cards) } else { i16::from(deal.cards) }
}

/// The first of some deals, up to the step in which they go the other way than in this one.
fn until_turn<'a>(steps: &[Step], step: usize, deals: &'a [StepDeal]) -> &'a [StepDeal] {
    let is_down = matches!(steps[step].run, DealRun::Down(..));
    let turns = deals.iter().position(|deal| match steps[deal.step].run {
        DealRun::Up(..) => is_down,
        DealRun::Down(..) => !is_down,
        DealRun::Repeat(..) | DealRun::Endless(_) => false,
    });
    &deals[..turns.unwrap_or(deals.len())]
}
