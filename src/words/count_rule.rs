//! What is counted besides the tricks, in words.

use super::{
    Fixable, Hint, Who, and, capital, catalog, decimals, joined, labelled, list, names, or, pairs,
    sides, translated,
};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{CountFault, CountRule, Points, Ruleset};
use std::collections::BTreeMap;

/// What is counted besides the tricks, or could be.
pub(super) fn counts(rules: &Ruleset) -> String {
    let in_force = joined(rules.counts_in_force().map(counted), " ");
    let could = joined(rules.counts.iter().map(counted), " ");
    match (in_force.as_str(), could.as_str()) {
        ("", "") => catalog::nothing_besides_tricks(),
        ("", could) => catalog::nothing_besides_tricks_unless_table_chooses(could),
        _ => in_force,
    }
}

fn counted(rule: &CountRule) -> String {
    let CountRule { id, title, points, most, at_most_tricks, .. } = rule;
    let (title, points) =
        (format!("{} ({id})", capital(&translated(title))), catalog::count_points(points));
    let made = rule.made.then(catalog::nothing_if_bid_is_missed);
    if let Some(every) = rule.every {
        let says = catalog::every_of_side_are_worth_rest(&title, every, &points);
        let by_hand = (!rule.over).then(catalog::recorded_in_each_deal);
        return joined([says].into_iter().chain(made).chain(by_hand), " ");
    }
    let worth = match rule.table.as_slice() {
        [] => catalog::each_2(&points),
        table => {
            let paid = (1..).zip(table).filter(|(_, points)| **points != 0);
            and(paid.map(|(number, points)| catalog::for_text(points, number)))
        }
    };
    let at_most = (!rule.over).then(|| catalog::at_most_in_deal(most));
    let tricks = at_most_tricks.then(catalog::no_more_than_player_has_tricks);
    let worth = list([worth].into_iter().chain(at_most).chain(tricks));
    let short = rule.short_by.map(|by| {
        let by = catalog::count_points(by);
        catalog::only_side_that_needs_or_more(&by)
    });
    joined([labelled(title, worth) + "."].into_iter().chain(made).chain(short), " ")
}

/// What a number of them is worth, after those `before` them: `tricks won with a two: 2 × 10 = 20`.
pub(super) fn worth(rules: &Ruleset, id: &str, number: u8, before: u32) -> String {
    let Some(rule) = rules.counts.iter().find(|rule| rule.id == id) else { return String::new() };
    let (title, points) = (&translated(&rule.title), rule.worth(before, number));
    match rule.every {
        Some(_) => {
            let carried = |all| rule.carried(all).unwrap_or_default();
            let (had, left) = (carried(before), carried(before + u32::from(number)));
            let (all, times) = (had + u32::from(number), rule.times(before, number));
            catalog::carried_over(title, had, number, all, times, rule.points, points, left)
        }
        None if rule.table.is_empty() => {
            labelled(title, decimals(&format!("{number} × {} = {points}", rule.points)))
        }
        None => labelled(labelled(title, number), points),
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
        return Some(catalog::bid_was_missed_0(translated(&rule.title), number));
    }
    let by = rule.short_by?;
    let scored: Points = deal.postings_of(posting.side).map(|posting| posting.points).sum();
    let before = *deal.totals.get(posting.side.index())? - scored;
    let end = Points::whole(rules.ending.points?.into());
    let why = match end - before {
        missing if missing < Points::whole(by.into()) => {
            &catalog::none_score_for_side_that_needs(by)
        }
        _ => &*catalog::tricks_ended_game_before_them(),
    };
    Some(labelled(labelled(labelled(translated(&rule.title), number), why), 0))
}

/// What the sides carry over to the next deal: `Bags: Ana & Vera 3, Igor & Dunja 0.`; `None` where
/// nothing is.
pub fn carried(game: &Game) -> Option<String> {
    let deals = game.played().count();
    let each = game.setup().rules().counts_in_force().filter_map(|rule| {
        let of = |side| Some((sides(game)(side), game.carried(rule, side, deals)?));
        let numbers = pairs(game.setup().sides().into_iter().filter_map(of));
        (!numbers.is_empty()).then(|| labelled(capital(&translated(&rule.id)), numbers) + ".")
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
        (!numbers.is_empty()).then(|| labelled(translated(&rule.id), numbers))
    });
    let each = joined(each, &catalog::semicolon());
    (!each.is_empty()).then(|| catalog::counted_so_far(&each))
}

/// What a side has besides the tricks, `twos 1`, or has carried over; empty for nothing.
pub fn counts_of(counts: &BTreeMap<String, u8>, carried: &BTreeMap<String, u32>) -> String {
    let here = counts.iter().filter(|(id, _)| !carried.contains_key(*id));
    let here = here.map(|(id, number)| (id, u32::from(*number)));
    let all = here.chain(carried.iter().map(|(id, it)| (id, *it)));
    pairs(all.map(|(id, number)| (translated(id), number)))
}

/// Why a count, or something that contradicts one, is refused. A count that the rules do not know is
/// refused elsewhere.
pub(super) fn fault(rules: Option<&Ruleset>, id: &str, fault: &CountFault, who: Who<'_>) -> String {
    use CountFault::*;
    let is_known = rules.is_some_and(|it| it.counts_in_force().any(|rule| rule.id == id));
    let id = &translated(id);
    match fault {
        Unknown(_) if is_known => catalog::follow_from_tricks_taken_and_are(capital(id)),
        Unknown(_) => {
            let title = rules.map_or_else(catalog::this_game, |rules| translated(&rules.title));
            catalog::has_nothing_to_count_besides_tricks(&title)
        }
        OutOfRange { seat, most, .. } => catalog::can_have_0_to_in_this(who(*seat), most, id),
        Sum { sum, most } => catalog::that_would_make_in_this_deal(sum, id, most),
        Second { seat, deal: None, .. } => catalog::two_numbers_are_given_for(who(*seat)),
        Second { seat, earlier, deal: Some(_) } => {
            catalog::of_are_already_recorded(id, who(*seat), earlier)
        }
        AboveTricks { seat, number, tricks, .. } => {
            catalog::cannot_have_taken_count_of_is(who(*seat), tricks, id, number)
        }
        Contradicted { seat, number, trick, taken_by, .. } => {
            catalog::by_recorded_cards_of_cannot_be(id, who(*seat), number, trick, who(*taken_by))
        }
        TooLate(deal) => catalog::deal_is_over_are_recorded_before(deal, id),
    }
}

/// What could be done instead.
pub(super) fn instead(fault: &CountFault) -> (Option<String>, Vec<Hint>) {
    use CountFault::*;
    let fix = |deal: &usize| vec![Hint::Fix { deal: *deal, what: Fixable::Count }];
    match fault {
        Second { deal: None, .. } => (Some(catalog::give_one_number_for_each_player()), Vec::new()),
        Second { deal: Some(deal), .. } | TooLate(deal) => (None, fix(deal)),
        AboveTricks { deal, .. } | Contradicted { deal, .. } => {
            (Some(catalog::count_again()), fix(deal))
        }
        Unknown(known) if !known.is_empty() => (Some(catalog::choose(or(known))), Vec::new()),
        Unknown(_) | OutOfRange { .. } | Sum { .. } => (None, vec![Hint::Status]),
    }
}
