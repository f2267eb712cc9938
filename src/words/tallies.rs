//! Tallies, in words.

use super::sums::{formula, worked_out_with};
use super::texts::{tally_name, tally_title};
use super::{
    Fixable, Hint, Who, and, capital, decimals, joined, labelled, list, messages, names, or, pairs,
    rules_title, sides,
};
use crate::cards::Side;
use crate::game::{Deal, Game, Posting, Reason};
use crate::rules::{Points, Ruleset, TallyCondition, TallyOf, TallyRefusal, TallyRule, TrickScore};
use std::collections::BTreeMap;

/// The tallies of the rules, or those that a table can choose.
pub(super) fn tallies(rules: &Ruleset) -> String {
    let in_force = joined(rules.tallies_in_force().map(|rule| tally(rules, rule)), " ");
    let known = joined(rules.tallies.iter().map(|rule| tally(rules, rule)), " ");
    match (in_force.as_str(), known.as_str()) {
        ("", "") => messages::TallyRuleNone.say(),
        ("", known) => messages::TallyRuleChoices { tallies: known }.say(),
        _ => in_force,
    }
}

/// The worth of tallies that carry over from deal to deal, a paragraph each.
pub fn running_tallies(rules: &Ruleset) -> Vec<String> {
    rules
        .tallies_in_force()
        .filter(|rule| rule.every.is_some())
        .map(|rule| tally(rules, rule))
        .collect()
}

/// What a tally is worth, in sentences.
fn tally(rules: &Ruleset, rule: &TallyRule) -> String {
    let TallyRule { id, points, most, total, at_most_tricks, .. } = rule;
    let title = format!("{} ({id})", capital(&tally_title(rule)));
    let points = messages::CountPoints { number: points }.say();
    let mut bid_made = Vec::new();
    if rule.made {
        bid_made.push(messages::TallyRuleBidMade.say());
    }
    if rule.half_off > 0 {
        let tricks = messages::CountTricks { number: rule.half_off }.say();
        bid_made.push(messages::TallyRuleHalfOff { tricks }.say());
    }

    if let Some(every) = rule.every {
        let mut sentences = vec![
            messages::TallyRuleCarried { tally: &title, number: every, points: &points }.say(),
        ];
        sentences.extend(bid_made);
        if !rule.over {
            sentences.push(messages::TallyRuleRecorded.say());
        }
        return joined(sentences, " ");
    }

    let worth = match rule.table.as_slice() {
        [] if rule.points == 0 => None,
        [] => Some(messages::TallyRuleEach { points: &points }.say()),
        table => {
            let paid = (1..).zip(table).skip_while(|(_, points)| **points == 0);
            Some(and(
                paid.map(|(number, points)| messages::TallyRuleNumber { points, number }.say())
            ))
        }
    };
    let mut facts = Vec::from_iter(worth);
    if total.is_some() {
        facts.push(messages::TallyRuleTotal { total: or(rules.totals_of(rule)) }.say());
    } else if !rule.over {
        facts.push(messages::TallyRuleMost { most }.say());
    }
    if rule.distinct {
        facts.push(messages::TallyRuleDistinct.say());
    }
    match rule.of {
        TallyOf::All => {}
        TallyOf::Against => facts.push(messages::TallyRuleAgainst.say()),
        TallyOf::Declarer => facts.push(messages::TallyRuleDeclarer.say()),
    }
    if *at_most_tricks {
        facts.push(messages::TallyRuleWithinTricks.say());
    }

    let mut sentences = vec![labelled(title, list(facts)) + "."];
    sentences.extend(bid_made);
    if let Some(short_by) = rule.short_by {
        let points = messages::CountPoints { number: short_by }.say();
        sentences.push(messages::TallyRuleShortBy { points: &points }.say());
    }
    joined(sentences, " ")
}

/// What a score of tallies pays, and its cases.
pub(super) fn cases_of(score: &TrickScore) -> String {
    let mut parts = vec![messages::ScoreTricksNothing.say()];
    for case in &score.cases {
        let own = labelled(tally_condition(&case.when), formula(case.points.formula(), ""));
        parts.push(match &case.others {
            Some(others) => {
                let points = formula(others.formula(), "");
                messages::ScoreTallyCase { case: &own, points }.say()
            }
            None => own,
        });
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// A condition of tallies or totals in words, such as `hearts = 13 and queen = 1`.
pub(super) fn tally_condition(when: &TallyCondition) -> String {
    let when = when.to_string();
    let words = when.split(' ').map(|word| {
        let word = tally_name(word);
        messages::ScoreConditionWord { word: &word }.say()
    });
    joined(words, " ")
}

/// Why a side gets points in a case of tallies: `hearts = 13 and queen = 1: 0`.
pub(super) fn in_case(game: &Game, deal: &Deal, side: Side, case: usize, of: Side) -> String {
    let setup = game.setup();
    let score = setup.rules().scoring.tricks();
    let Some(case) = score.and_then(|score| score.cases.get(case)) else { return String::new() };
    let sum =
        worked_out_with(case.paid(side, of), |quantity| setup.tallied(deal, &[side], quantity));
    let case = tally_condition(&case.when);
    if side == of {
        return labelled(case, sum);
    }
    let side = sides(game)(of);
    labelled(messages::ScoreCaseOfOther { side, case }.say(), sum)
}

/// The worth of a number recorded for a tally: `tricks won with a two: 2 × 10 = 20`. `before` is how
/// many the side had before, for a tally that runs on from deal to deal.
pub(super) fn worth(rules: &Ruleset, id: &str, number: u16, before: u32) -> String {
    let Some(rule) = rules.tallies.iter().find(|rule| rule.id == id) else { return String::new() };
    let title = &tally_title(rule);
    let points = rule.worth(before, number);
    match rule.every {
        Some(_) => {
            let carried_in = rule.carried(before).unwrap_or_default();
            let carried_on = rule.carried(before + u32::from(number)).unwrap_or_default();
            messages::TallyWorthCarried {
                tally: title,
                before: carried_in,
                number,
                total: carried_in + u32::from(number),
                times: rule.times(before, number),
                each: rule.points,
                worth: points,
                rest: carried_on,
            }
            .say()
        }
        None if rule.table.is_empty() && rule.points == 0 => labelled(title, number),
        None if rule.table.is_empty() => {
            labelled(title, decimals(&format!("{number} × {} = {points}", rule.points)))
        }
        None => labelled(labelled(title, number), points),
    }
}

/// Why a side scores nothing or half for a tally, if a bid was missed or the game is near its end.
pub(super) fn unscored(game: &Game, deal: &Deal, posting: &Posting) -> Option<String> {
    let Reason::Tally { id, number, .. } = &posting.reason else { return None };
    let rules = game.setup().rules();
    let rule = rules.tallies.iter().find(|rule| rule.id == *id)?;
    let is_missed = rule.made && deal.postings_of(posting.side).any(Posting::misses_bid);
    if posting.points != Points::ZERO && is_missed {
        let points = decimals(&posting.points.to_string());
        return Some(messages::TallyHalf { tally: tally_title(rule), number, points }.say());
    }
    if posting.points != Points::ZERO || rule.worth(0, *number) == Points::ZERO {
        return None;
    }
    if deal.postings_of(posting.side).any(Posting::is_of_case) {
        return Some(messages::TallyUnscoredCase { tally: tally_title(rule), number }.say());
    }
    if is_missed {
        return Some(messages::TallyUnscoredBidMissed { tally: tally_title(rule), number }.say());
    }

    let short_by = rule.short_by?;
    let scored: Points = deal.postings_of(posting.side).map(|posting| posting.points).sum();
    let before = *deal.totals.get(posting.side.index())? - scored;
    let end = Points::whole(rules.ending.points?.into());
    let reason = if end - before < Points::whole(short_by.into()) {
        messages::TallyUnscoredNearEnd { points: short_by }.say()
    } else {
        messages::TallyUnscoredGameEnded.say()
    };
    Some(labelled(labelled(labelled(tally_title(rule), number), &reason), 0))
}

/// What the sides carry over to the next deal: `Bags: Ana & Vera 3, Igor & Dunja 0.`; `None` if nothing is
/// carried over.
pub fn carried(game: &Game) -> Option<String> {
    let deals = game.deals_over();
    let mut sentences = Vec::new();
    for rule in game.setup().rules().tallies_in_force() {
        let all = game.setup().sides().into_iter();
        let numbers =
            all.filter_map(|side| Some((sides(game)(side), game.carried(rule, side, deals)?)));
        let numbers = pairs(numbers);
        if !numbers.is_empty() {
            sentences.push(labelled(capital(&tally_name(&rule.id)), numbers) + ".");
        }
    }
    if deals == 0 || sentences.is_empty() { None } else { Some(joined(sentences, " ")) }
}

/// The tallies that a side carries over to the next deal: `bags 3`; empty if none.
pub fn carried_by(game: &Game, side: Side) -> String {
    let deals = game.deals_over();
    if deals == 0 {
        return String::new();
    }
    let rules = game.setup().rules().tallies_in_force();
    let carried =
        rules.filter_map(|rule| Some((rule.id.clone(), game.carried(rule, side, deals)?)));
    tallies_of(&BTreeMap::new(), &carried.collect())
}

/// The tallies of a deal: `twos: Igor 1, Ana 2`; `None` if there are none.
pub fn tallies_in(game: &Game, deal: &Deal) -> Option<String> {
    let mut tallies = Vec::new();
    for rule in game.setup().rules().tallies_in_force() {
        let mut numbers = Vec::new();
        for seat in &deal.plan.seats {
            let number = deal.tally(rule, *seat);
            if number > 0 {
                numbers.push((names(game)(*seat), number));
            }
        }
        if !numbers.is_empty() {
            tallies.push(labelled(tally_name(&rule.id), pairs(numbers)));
        }
    }
    if tallies.is_empty() {
        return None;
    }
    let tallies = joined(tallies, &messages::GrammarSemicolon.say());
    Some(messages::TallySoFar { tallies }.say())
}

/// The tallies of a side: `twos 1`. Those that run on show what the side carries over. Empty for none.
pub fn tallies_of(tallies: &BTreeMap<String, u16>, carried: &BTreeMap<String, u32>) -> String {
    let alone = tallies.iter().filter(|(id, number)| **number > 0 && !carried.contains_key(*id));
    let alone = alone.map(|(id, number)| (tally_name(id), u32::from(*number)));
    pairs(alone.chain(carried.iter().map(|(id, number)| (tally_name(id), *number))))
}

/// Why the number of a tally, or an act that contradicts one, is refused. If the rules have other tallies,
/// the caller refuses an unknown one itself.
pub(super) fn refusal(
    rules: Option<&Ruleset>,
    id: &str,
    refusal: &TallyRefusal,
    who: Who<'_>,
) -> String {
    use TallyRefusal::*;
    let is_known = rules.is_some_and(|rules| rules.tallies_in_force().any(|rule| rule.id == id));
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
        Distinct { seat, number, most } => {
            messages::TallyRefusalDistinct { player: who(*seat), number, tally: capital(id), most }
                .say()
        }
        Sum { sum, most } => messages::TallyRefusalSum { sum, tally: id, most }.say(),
        Missing { sum, total } => messages::TallyRefusalMissing { tally: id, sum, total }.say(),
        NotAgainst(seat) => messages::TallyRefusalDeclarer { player: who(*seat), tally: id }.say(),
        NotDeclarer(seat) => messages::TallyRefusalAgainst { player: who(*seat), tally: id }.say(),
        NotAll { seat, of } => {
            messages::TallyRefusalNotAll { player: who(*seat), tally: id, needed: tally_name(of) }
                .say()
        }
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

/// What to do after a refusal: advice, and hints at commands.
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
        Unknown(_)
        | OutOfRange { .. }
        | Distinct { .. }
        | Sum { .. }
        | Missing { .. }
        | NotAgainst(_)
        | NotDeclarer(_)
        | NotAll { .. } => (None, vec![Hint::Status]),
    }
}
