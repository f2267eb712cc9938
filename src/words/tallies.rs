//! Tallies, in words.

use super::messages;
use super::texts::{tally_name, tally_title};
use super::{
    Fixable, Hint, Who, and, capital, decimals, joined, labelled, list, names, or, pairs,
    rules_title, sides,
};
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{Points, Ruleset, TallyRefusal, TallyRule};
use std::collections::BTreeMap;

/// The tallies of the rules, or those that a table can choose.
pub(super) fn tallies(rules: &Ruleset) -> String {
    let in_force = joined(rules.tallies_in_force().map(tally), " ");
    let could = joined(rules.tallies.iter().map(tally), " ");
    match (in_force.as_str(), could.as_str()) {
        ("", "") => messages::TallyRuleNone.say(),
        ("", could) => messages::TallyRuleChoices { tallies: could }.say(),
        _ => in_force,
    }
}

fn tally(rule: &TallyRule) -> String {
    let TallyRule { id, points, most, at_most_tricks, .. } = rule;
    let title = format!("{} ({id})", capital(&tally_title(rule)));
    let points = messages::CountPoints { number: points }.say();
    let made = rule.made.then(|| messages::TallyRuleBidMade.say());
    if let Some(every) = rule.every {
        let says =
            messages::TallyRuleCarried { tally: &title, number: every, points: &points }.say();
        let by_hand = (!rule.over).then(|| messages::TallyRuleRecorded.say());
        return joined([says].into_iter().chain(made).chain(by_hand), " ");
    }
    let worth = match rule.table.as_slice() {
        [] => messages::TallyRuleEach { points: &points }.say(),
        table => {
            let paid = (1..).zip(table).filter(|(_, points)| **points != 0);
            and(paid.map(|(number, points)| messages::TallyRuleNumber { points, number }.say()))
        }
    };
    let at_most = (!rule.over).then(|| messages::TallyRuleMost { most }.say());
    let tricks = at_most_tricks.then(|| messages::TallyRuleWithinTricks.say());
    let worth = list([worth].into_iter().chain(at_most).chain(tricks));
    let short = rule.short_by.map(|by| {
        let by = messages::CountPoints { number: by }.say();
        messages::TallyRuleShortBy { points: &by }.say()
    });
    joined([labelled(title, worth) + "."].into_iter().chain(made).chain(short), " ")
}

/// What a number of them is worth, after those `before` them: `tricks won with a two: 2 × 10 = 20`.
pub(super) fn worth(rules: &Ruleset, id: &str, number: u8, before: u32) -> String {
    let Some(rule) = rules.tallies.iter().find(|rule| rule.id == id) else { return String::new() };
    let title = &tally_title(rule);
    let points = rule.worth(before, number);
    match rule.every {
        Some(_) => {
            let carried = |all| rule.carried(all).unwrap_or_default();
            let (had, left) = (carried(before), carried(before + u32::from(number)));
            let (all, times) = (had + u32::from(number), rule.times(before, number));
            messages::TallyWorthCarried {
                tally: title,
                before: had,
                number,
                total: all,
                times,
                each: rule.points,
                worth: points,
                rest: left,
            }
            .say()
        }
        None if rule.table.is_empty() => {
            labelled(title, decimals(&format!("{number} × {} = {points}", rule.points)))
        }
        None => labelled(labelled(title, number), points),
    }
}

/// Why a side scores nothing for a number of them, if a bid was missed or the game is near its end.
pub(super) fn unscored(game: &Game, deal: &Deal, posting: &Posting) -> Option<String> {
    let Reason::Tally { id, number, .. } = &posting.reason else { return None };
    let rules = game.setup().rules();
    let rule = rules.tallies.iter().find(|rule| rule.id == *id)?;
    if posting.points != Points::ZERO || rule.worth(0, *number) == Points::ZERO {
        return None;
    }
    if rule.made && deal.postings_of(posting.side).any(Posting::misses_bid) {
        return Some(messages::TallyUnscoredBidMissed { tally: tally_title(rule), number }.say());
    }
    let by = rule.short_by?;
    let scored: Points = deal.postings_of(posting.side).map(|posting| posting.points).sum();
    let before = *deal.totals.get(posting.side.index())? - scored;
    let end = Points::whole(rules.ending.points?.into());
    let why = match end - before {
        missing if missing < Points::whole(by.into()) => {
            &messages::TallyUnscoredNearEnd { points: by }.say()
        }
        _ => &*messages::TallyUnscoredGameEnded.say(),
    };
    Some(labelled(labelled(labelled(tally_title(rule), number), why), 0))
}

/// What the sides carry over to the next deal: `Bags: Ana & Vera 3, Igor & Dunja 0.`; `None` where
/// nothing is.
pub fn carried(game: &Game) -> Option<String> {
    let deals = game.played().count();
    let each = game.setup().rules().tallies_in_force().filter_map(|rule| {
        let of = |side| Some((sides(game)(side), game.carried(rule, side, deals)?));
        let numbers = pairs(game.setup().sides().into_iter().filter_map(of));
        (!numbers.is_empty()).then(|| labelled(capital(&tally_name(&rule.id)), numbers) + ".")
    });
    let each = joined(each, " ");
    (!each.is_empty() && deals > 0).then_some(each)
}

/// The tallies of a deal: `twos: Igor 1, Ana 2`; `None` if there are none.
pub fn tallies_in(game: &Game, deal: &Deal) -> Option<String> {
    let each = game.setup().rules().tallies_in_force().filter_map(|rule| {
        let numbers = deal.plan.seats.iter().map(|seat| (*seat, deal.tally(rule, *seat)));
        let numbers = numbers.filter(|(_, number)| *number > 0);
        let numbers = pairs(numbers.map(|(seat, number)| (names(game)(seat), number)));
        (!numbers.is_empty()).then(|| labelled(tally_name(&rule.id), numbers))
    });
    let each = joined(each, &messages::GrammarSemicolon.say());
    (!each.is_empty()).then(|| messages::TallySoFar { tallies: &each }.say())
}

/// The tallies of a side, `twos 1`, or those it has carried over; empty for none.
pub fn tallies_of(tallies: &BTreeMap<String, u8>, carried: &BTreeMap<String, u32>) -> String {
    let here = tallies.iter().filter(|(id, _)| !carried.contains_key(*id));
    let here = here.map(|(id, number)| (id, u32::from(*number)));
    let all = here.chain(carried.iter().map(|(id, it)| (id, *it)));
    pairs(all.map(|(id, number)| (tally_name(id), number)))
}

/// Why a number of a tally, or something that contradicts one, is refused. A tally that the rules do
/// not know is refused elsewhere.
pub(super) fn refusal(
    rules: Option<&Ruleset>,
    id: &str,
    refusal: &TallyRefusal,
    who: Who<'_>,
) -> String {
    use TallyRefusal::*;
    let is_known = rules.is_some_and(|it| it.tallies_in_force().any(|rule| rule.id == id));
    let id = &tally_name(id);
    match refusal {
        Unknown(_) if is_known => messages::TallyRefusalNotRecorded { tally: capital(id) }.say(),
        Unknown(_) => {
            let title = rules.map_or_else(|| messages::TallyThisGame.say(), rules_title);
            messages::TallyRefusalNone { rules: &title }.say()
        }
        OutOfRange { seat, most, .. } => {
            messages::TallyRefusalRange { player: who(*seat), most, tally: id }.say()
        }
        Sum { sum, most } => messages::TallyRefusalSum { sum, tally: id, most }.say(),
        Second { seat, deal: None, .. } => messages::TallyRefusalTwice { player: who(*seat) }.say(),
        Second { seat, earlier, deal: Some(_) } => {
            messages::TallyRefusalRecorded { tally: id, player: who(*seat), number: earlier }.say()
        }
        AboveTricks { seat, number, tricks, .. } => {
            messages::TallyRefusalAboveTricks { player: who(*seat), tricks, tally: id, number }
                .say()
        }
        Contradicted { seat, number, trick, taken_by, .. } => messages::TallyRefusalByCards {
            tally: id,
            player: who(*seat),
            number,
            trick,
            winner: who(*taken_by),
        }
        .say(),
        TooLate(deal) => messages::TallyRefusalLate { deal, tally: id }.say(),
    }
}

/// What could be done instead.
pub(super) fn instead(refusal: &TallyRefusal) -> (Option<String>, Vec<Hint>) {
    use TallyRefusal::*;
    let fix = |deal: &usize| vec![Hint::Fix { deal: *deal, what: Fixable::Tally }];
    match refusal {
        Second { deal: None, .. } => (Some(messages::TallyAdviceOneNumber.say()), Vec::new()),
        Second { deal: Some(deal), .. } | TooLate(deal) => (None, fix(deal)),
        AboveTricks { deal, .. } | Contradicted { deal, .. } => {
            (Some(messages::TallyAdviceCountAgain.say()), fix(deal))
        }
        Unknown(known) if !known.is_empty() => {
            (Some(messages::TallyAdviceChoose { tallies: or(known) }.say()), Vec::new())
        }
        Unknown(_) | OutOfRange { .. } | Sum { .. } => (None, vec![Hint::Status]),
    }
}
