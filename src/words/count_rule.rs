//! What is counted besides the tricks, in words.

use super::{Fixable, Hint, Who, and, capital, count, joined, names, or, pairs, sides};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{CountFault, CountRule, Points, Ruleset};
use std::collections::BTreeMap;

/// What is counted besides the tricks, or could be.
pub(super) fn counts(rules: &Ruleset) -> String {
    let in_force = joined(rules.counts_in_force().map(counted), " ");
    let could = joined(rules.counts.iter().map(counted), " ");
    match (in_force.as_str(), could.as_str()) {
        ("", "") => "Nothing besides the tricks.".into(),
        ("", could) => format!("Nothing besides the tricks, unless the table chooses it: {could}"),
        _ => in_force,
    }
}

fn counted(rule: &CountRule) -> String {
    let CountRule { id, title, points, most, at_most_tricks, .. } = rule;
    let (title, points) = (format!("{} ({id})", capital(title)), count(*points, "point"));
    let made = if rule.made { " Nothing if the bid is missed." } else { "" };
    if let Some(every) = rule.every {
        let by_hand = if rule.over { "" } else { " Recorded in each deal." };
        return format!(
            "{title}: every {every} of a side are worth {points}, the rest is carried over.{made}{by_hand}"
        );
    }
    let worth = match rule.table.as_slice() {
        [] => format!("{points} each"),
        table => {
            let paid = (1..).zip(table).filter(|(_, points)| **points != 0);
            and(paid.map(|(number, points)| format!("{} for {number}", count(*points, "point"))))
        }
    };
    let at_most = if rule.over { "" } else { &format!(", at most {most} in a deal") };
    let tricks = if *at_most_tricks { ", no more than the player has tricks" } else { "" };
    let short = rule.short_by.map_or_else(String::new, |by| {
        let by = count(by, "point");
        format!(
            " Only a side that needs {by} or more to end the game scores them, and nobody once its \
             tricks have ended it."
        )
    });
    format!("{title}: {worth}{at_most}{tricks}.{made}{short}")
}

/// What a number of them is worth, after those `before` them: `tricks won with a two: 2 × 10 = 20`.
pub(super) fn worth(rules: &Ruleset, id: &str, number: u8, before: u32) -> String {
    let Some(rule) = rules.counts.iter().find(|rule| rule.id == id) else { return String::new() };
    let (title, points) = (&rule.title, rule.worth(before, number));
    match rule.every {
        Some(_) => {
            let carried = |all| rule.carried(all).unwrap_or_default();
            let (had, left) = (carried(before), carried(before + u32::from(number)));
            let (all, times) = (had + u32::from(number), rule.times(before, number));
            format!(
                "{title}: {had} + {number} = {all}: {times} × {} = {points}, {left} carried over",
                rule.points
            )
        }
        None if rule.table.is_empty() => format!("{title}: {number} × {} = {points}", rule.points),
        None => format!("{title}: {number}: {points}"),
    }
}

/// Why a side scores nothing for a number of them, if a bid was missed or the game is near its end.
pub(super) fn unscored(game: &Game, deal: &Deal, posting: &Posting) -> Option<String> {
    let Reason::Count { id, number, .. } = &posting.reason else { return None };
    let rules = game.setup().rules();
    let rule = rules.counts.iter().find(|rule| rule.id == *id)?;
    if posting.points != Points::ZERO || rule.worth(0, *number) == Points::ZERO {
        return None;
    }
    if rule.made && deal.postings_of(posting.side).any(Posting::misses_bid) {
        return Some(format!("{}: {number}: the bid was missed: 0", rule.title));
    }
    let by = rule.short_by?;
    let scored: Points = deal.postings_of(posting.side).map(|posting| posting.points).sum();
    let before = *deal.totals.get(posting.side.index())? - scored;
    let end = Points::whole(rules.ending.points?.into());
    let why = match end - before {
        missing if missing < Points::whole(by.into()) => {
            &format!("none score for a side that needs fewer than {}", count(by, "point"))
        }
        _ => "the tricks ended the game before them",
    };
    Some(format!("{}: {number}: {why}: 0", rule.title))
}

/// What the sides carry over to the next deal: `Bags: Ana & Vera 3, Igor & Dunja 0.`; `None` where
/// nothing is.
pub fn carried(game: &Game) -> Option<String> {
    let deals = game.played().count();
    let each = game.setup().rules().counts_in_force().filter_map(|rule| {
        let of = |side| Some((sides(game)(side), game.carried(rule, side, deals)?));
        let numbers = pairs(game.setup().sides().into_iter().filter_map(of));
        (!numbers.is_empty()).then(|| format!("{}: {numbers}.", capital(&rule.id)))
    });
    let each = joined(each, " ");
    (!each.is_empty() && deals > 0).then_some(each)
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

/// What a side has besides the tricks, `twos 1`, or has carried over; empty for nothing.
pub fn counts_of(counts: &BTreeMap<String, u8>, carried: &BTreeMap<String, u32>) -> String {
    let here = counts.iter().filter(|(id, _)| !carried.contains_key(*id));
    let here = here.map(|(id, number)| (id, u32::from(*number)));
    pairs(here.chain(carried.iter().map(|(id, it)| (id, *it))))
}

/// Why a count, or something that contradicts one, is refused. A count that the rules do not know is
/// refused elsewhere.
pub(super) fn fault(rules: Option<&Ruleset>, id: &str, fault: &CountFault, who: Who<'_>) -> String {
    use CountFault::*;
    match fault {
        Unknown(_) if rules.is_some_and(|it| it.counts_in_force().any(|rule| rule.id == id)) => {
            format!("{} follow from the tricks taken, and are not recorded.", capital(id))
        }
        Unknown(_) => {
            let title = rules.map_or("This game", |rules| &rules.title);
            format!("{title} has nothing to count besides the tricks, as this table plays it.")
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
            "{} cannot have taken {tricks}: the count of {id} is {number}, and each is a trick.",
            who(*seat)
        ),
        Contradicted { seat, number, trick, taken_by, .. } => format!(
            "By the recorded cards the {id} of {} cannot be {number}. Trick {trick}, won by {}, \
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
