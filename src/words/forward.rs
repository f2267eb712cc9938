//! What was played elsewhere before a game was taken over.

use super::texts::tally_name;
use super::{Who, and, capital, labelled, messages, names, pairs, quoted, sides};
use crate::game::{BroughtForward, BroughtForwardError, Game};
use crate::rules::Unit;

/// What was brought forward, a sentence each; nothing in a game that was played here from the start.
pub fn brought_forward(game: &Game) -> Vec<String> {
    let setup = game.setup();
    let Some(BroughtForward { deals, totals, runs, tallies }) = setup.brought_forward() else {
        return Vec::new();
    };
    let Some(deals) = deals else { return vec![messages::ForwardResultAlone.say()] };

    let totals = setup.sides_in_turn().zip(totals);
    let totals = pairs(totals.map(|(side, total)| (sides(game)(side), total)));
    let mut lines = vec![messages::ForwardDeals { deals, totals }.say()];
    if setup.rules().promotions.in_force().next().is_some() {
        let runs = setup.players().seats().zip(runs).filter(|(_, run)| **run != 0);
        let runs = pairs(runs.map(|(seat, run)| (names(game)(seat), format!("{run:+}"))));
        lines.push(if runs.is_empty() {
            messages::ForwardRunsAnew { deal: deals + 1 }.say()
        } else {
            messages::ForwardRuns { runs }.say()
        });
    }
    if let Some(unknown) = setup.rules().scoring.ties().get(setup.ties().len()) {
        lines.push(messages::ForwardTies { tie: <&str>::from(unknown) }.say());
    }
    for (id, numbers) in tallies {
        let numbers = setup.sides_in_turn().zip(numbers);
        let numbers = pairs(numbers.map(|(side, number)| (sides(game)(side), number)));
        lines.push(labelled(capital(&tally_name(id)), numbers) + ".");
    }
    lines
}

/// Why a game cannot go on from what was brought forward.
pub fn brought_forward_error(error: &BroughtForwardError, who: Who<'_>) -> String {
    use BroughtForwardError::{Deal, Match, NoRuns, Run, Sides, Tally, TooLarge};
    match error {
        Match => messages::ForwardErrorMatch.say(),
        Deal { next, last } => messages::ForwardErrorDeal { deal: next, last }.say(),
        Sides { given, sides } => messages::ForwardErrorSides { given, sides }.say(),
        BroughtForwardError::Unit(Unit::Half) => messages::ForwardErrorUnitHalf.say(),
        BroughtForwardError::Unit(Unit::Tenth) => messages::ForwardErrorUnitTenth.say(),
        TooLarge => messages::ForwardErrorTooLarge.say(),
        NoRuns => messages::ForwardErrorNoRuns.say(),
        Run { seat, most } => messages::ForwardErrorRun { player: who(*seat), most }.say(),
        Tally { id, known } if known.is_empty() => {
            messages::ForwardErrorNoTallies { tally: quoted(id) }.say()
        }
        Tally { id, known } => {
            messages::ForwardErrorTally { tally: quoted(id), tallies: and(known) }.say()
        }
    }
}
