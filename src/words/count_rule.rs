//! What is counted besides the tricks, in words.

use super::Who;
use super::grammar::{capital, count, joined, or, pairs};
use super::{Fixable, Hint, names};
use crate::game::{Deal, Game};
use crate::rules::{CountFault, CountRule, Ruleset};
use std::collections::BTreeMap;

/// What is counted besides the tricks, or could be.
pub(super) fn counts(rules: &Ruleset) -> String {
    let in_force = joined(rules.counts_in_force().map(counted), " ");
    match (in_force.is_empty(), rules.counts.is_empty()) {
        (false, _) => in_force,
        (true, false) => {
            let could = joined(rules.counts.iter().map(counted), " ");
            format!("Nothing besides the tricks, unless the table chooses it: {could}")
        }
        (true, true) => "Nothing besides the tricks.".into(),
    }
}

fn counted(rule: &CountRule) -> String {
    let CountRule { id, title, points, most, at_most_tricks, .. } = rule;
    let tricks = if *at_most_tricks { ", no more than the player has tricks" } else { "" };
    let points = count(*points, "point");
    format!("{} ({id}): {points} each, at most {most} in a deal{tricks}.", capital(title))
}

/// What so many are worth: `tricks won with a two: 2 × 10 = 20`.
pub(super) fn worth(rules: &Ruleset, id: &str, number: u8) -> String {
    let rule = rules.counts.iter().find(|rule| rule.id == id);
    rule.map_or_else(String::new, |rule| {
        format!("{}: {number} × {} = {}", rule.title, rule.points, rule.worth(number))
    })
}

/// What was counted in a deal besides the tricks: `twos: Igor 1, Ana 2`; `None` if nothing was.
pub fn counted_in(game: &Game, deal: &Deal) -> Option<String> {
    let each = game.setup().rules().counts_in_force().filter_map(|rule| {
        let numbers = deal.plan.seats.iter().map(|seat| (*seat, deal.count(rule, *seat)));
        let numbers = numbers.filter(|(_, number)| *number > 0);
        let numbers = pairs(numbers.map(|(seat, number)| (names(game)(seat), number)));
        (!numbers.is_empty()).then(|| format!("{}: {numbers}", rule.id))
    });
    let each = joined(each, "; ");
    (!each.is_empty()).then(|| format!("Counted so far: {each}"))
}

/// What a player has besides the tricks: `twos 1`; empty for nothing.
pub fn counts_of(counts: &BTreeMap<String, u8>) -> String {
    pairs(counts)
}

/// Why a count is refused, or something else because of one.
pub(super) fn fault(rules: Option<&Ruleset>, id: &str, fault: &CountFault, who: Who<'_>) -> String {
    use CountFault::*;
    match fault {
        Unknown(_) => {
            let title = rules.map_or("This game", |rules| &rules.title);
            format!("{title} counts nothing besides the tricks, as this table plays it.")
        }
        OutOfRange { seat, most, .. } => {
            format!("{} can have 0 to {most} {id} in this deal.", who(*seat))
        }
        Sum { sum, most } => {
            format!("That would make {sum} {id} in this deal, which has at most {most}.")
        }
        Second { seat, deal: None, .. } => format!("Two numbers are given for {}.", who(*seat)),
        Second { seat, earlier, deal: Some(_) } => {
            format!("The {id} of {} are already recorded: {earlier}.", who(*seat))
        }
        AboveTricks { seat, number, tricks, .. } => format!(
            "{} cannot have taken {tricks}: the {id} recorded are {number}, and each is a trick.",
            who(*seat)
        ),
        Contradicted { seat, number, trick, taken_by, .. } => format!(
            "By the recorded cards {} cannot have {number} {id}. Trick {trick}, won by {}, \
             decides it.",
            who(*seat),
            who(*taken_by)
        ),
        TooLate(deal) => format!("Deal {deal} is over: {id} are recorded before its tricks."),
    }
}

/// What could be done instead.
pub(super) fn instead(fault: &CountFault) -> (Option<String>, Vec<Hint>) {
    use CountFault::*;
    let fix = |deal: &usize| vec![Hint::Fix { deal: *deal, what: Fixable::Count }];
    match fault {
        Second { deal: None, .. } => (Some("Give one number for each player.".into()), Vec::new()),
        Second { deal: Some(deal), .. } | TooLate(deal) => (None, fix(deal)),
        AboveTricks { deal, .. } | Contradicted { deal, .. } => {
            (Some("Count again.".into()), fix(deal))
        }
        Unknown(known) if !known.is_empty() => (Some(format!("Choose {}.", or(known))), Vec::new()),
        Unknown(_) | OutOfRange { .. } | Sum { .. } => (None, vec![Hint::Status]),
    }
}
