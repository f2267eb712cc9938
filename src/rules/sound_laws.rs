//! Checks whether the laws that a game goes by are sound.

use super::error_list::{MOST_ROWS, RulesErrors};
use super::laws::{
    Effect, Fact, FactKind, FactValue, Facts, IncidentKind, Law, LawCondition, LawSet, Moment,
};
use super::{Incidents, RulesError, Ruleset, Sides};
use crate::cards::is_invisible;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// The most combinations of facts for which a law is looked for. Those of the program's own sets are far fewer.
const MOST_COMBINATIONS: usize = 20_000;

impl Ruleset {
    /// Notes laws whose texts cannot be shown.
    pub(super) fn check_law_texts(&self, errors: &mut RulesErrors) {
        let Incidents { laws, settings, own, .. } = &self.incidents;
        if let Some(set) = laws {
            let texts = [&set.id, &set.title, &set.source.document, &set.source.printed];
            let settings = set.settings.iter().flat_map(|(key, value)| [key, value]);
            note_texts(errors, "incidents.laws", texts.into_iter().chain(settings));
        }
        let chosen = settings.iter().flat_map(|(key, value)| [key, value]);
        note_texts(errors, "incidents.settings", chosen);
        for (list, laws) in self.law_lists() {
            errors.note_if(laws.len() > MOST_ROWS, list, RulesError::TooLong(MOST_ROWS));
            for (row, law) in laws.iter().enumerate() {
                let when = law.when.to_string();
                let texts = [&law.id, &when].into_iter().chain(&law.cite).chain(&law.default);
                let options = law.options.iter().map(|(id, _)| id);
                note_texts(errors, &format!("{list}.{row}"), texts.chain(options));
            }
        }
        errors.note_if(own.iter().any(|law| law.id.is_empty()), "incidents.own", RulesError::Empty);
    }

    /// Notes what is probably a mistake in the laws.
    pub(super) fn check_laws(&self, errors: &mut RulesErrors) {
        if self.incidents == Incidents::default() {
            return;
        }
        if let Some(set) = &self.incidents.laws
            && let Some(need) = self.lacks(set)
        {
            return errors.note("incidents.laws", RulesError::LawsUnfit(set.id.clone(), need));
        }
        let all = self.laws();
        let mut known: Vec<String> = Fact::iter().map(|fact| <&str>::from(fact).into()).collect();
        known.extend(all.settings.keys().cloned());
        let is_exact_alone = self.bidding.exact().is_some() && self.sides == Sides::Alone;
        for (list, laws) in self.law_lists() {
            for (row, law) in laws.iter().enumerate() {
                check_law(errors, &format!("{list}.{row}"), law, &known, is_exact_alone);
            }
        }
        if !errors.list.is_empty() {
            return;
        }

        for kind in IncidentKind::iter().filter(|kind| !all.silent.contains(kind)) {
            if let Some(facts) = uncovered(&all, kind) {
                errors.note("incidents", RulesError::LawCoverage { kind, facts });
                return;
            }
        }
    }

    /// The lists of laws with their keys.
    fn law_lists(&self) -> [(&'static str, &[Law]); 2] {
        let set = self.incidents.laws.as_deref();
        let laws = set.map_or(&[][..], |set| &set.laws);
        [("incidents.own", &self.incidents.own), ("incidents.laws.laws", laws)]
    }
}

fn note_texts<'a>(
    errors: &mut RulesErrors,
    key: &str,
    mut texts: impl Iterator<Item = &'a String>,
) {
    let is_bad = texts.any(|text| text.contains(is_invisible) || text.chars().count() > 500);
    errors.note_if(is_bad, key, RulesError::Unprintable);
}

fn check_law(
    errors: &mut RulesErrors,
    key: &str,
    law: &Law,
    known: &[String],
    is_exact_alone: bool,
) {
    if let Some(fact) = law.when.facts().find(|fact| known.iter().all(|known| known != fact)) {
        let error = RulesError::LawFact { fact: fact.to_owned(), known: known.to_vec() };
        errors.note(format_args!("{key}.when"), error);
    }
    let has_options = !law.options.is_empty();
    errors.note_if(
        has_options != law.chooser.is_some(),
        format_args!("{key}.{}", if has_options { "options" } else { "chooser" }),
        RulesError::LawChooser,
    );
    if let Some(default) = &law.default
        && law.options.iter().all(|(option, _)| option != default)
    {
        let known = law.options.iter().map(|(option, _)| option.clone()).collect();
        let error = RulesError::LawDefault { option: default.clone(), known };
        errors.note(format_args!("{key}.default"), error);
    }
    errors.note_if(law.does.is_empty() && !has_options, key, RulesError::LawIdle);

    let moves =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Tricks { .. }));
    if is_exact_alone {
        errors.note_if(moves(&law.does), format_args!("{key}.do"), RulesError::LawTricks);
        let option = law.options.iter().any(|(_, effects)| moves(effects));
        errors.note_if(option, format_args!("{key}.options"), RulesError::LawTricks);
    }
}

/// The first combination of facts of an incident that reaches no law of a set, as it would be typed.
fn uncovered(set: &LawSet, kind: IncidentKind) -> Option<String> {
    let laws: Vec<&Law> = set.laws.iter().filter(|law| law.on == kind).collect();
    if laws.iter().any(|law| law.when == LawCondition::default()) {
        return None;
    }
    let mut tested: BTreeSet<&str> = laws.iter().flat_map(|law| law.when.facts()).collect();
    // Whether a revoke is established follows from these.
    if tested.remove(<&str>::from(Fact::Established)) {
        tested.extend([Fact::Found, Fact::Turned].map(<&str>::from));
    }
    let tested: Vec<(&str, Vec<FactValue>)> =
        tested.into_iter().map(|fact| (fact, values(set, &laws, kind, fact))).collect();

    let mut combination = vec![0; tested.len()];
    for _ in 0..MOST_COMBINATIONS {
        let mut facts = Facts::default();
        facts.add(Fact::Trick.into(), FactValue::Number(2));
        let mut typed = Vec::new();
        for ((fact, values), row) in tested.iter().zip(&combination) {
            facts.add(fact, values[*row].clone());
            typed.push(format!("{fact}={}", values[*row]));
        }
        let reaches_law = set.rule(kind, &facts).map_or(true, |ruling| !ruling.laws.is_empty());
        if !reaches_law && is_possible(&facts) {
            return Some(typed.join(", "));
        }

        // The next combination, as an odometer counts.
        let place =
            (0..tested.len()).find(|place| combination[*place] + 1 < tested[*place].1.len())?;
        combination[place] += 1;
        combination[..place].fill(0);
    }
    None
}

/// Values of a fact that lie on both sides of every value with which it is compared.
fn values(set: &LawSet, laws: &[&Law], kind: IncidentKind, fact: &str) -> Vec<FactValue> {
    let Ok(known) = fact.parse::<Fact>() else {
        return set.values(fact).into_iter().map(FactValue::Word).collect();
    };
    if known.kind() == FactKind::Number {
        let mut numbers = BTreeSet::from([1, 2, 3]);
        for number in laws.iter().flat_map(|law| law.when.numbers(fact)) {
            numbers.extend([number.saturating_sub(1), number, number.saturating_add(1)]);
        }
        return numbers.into_iter().map(FactValue::Number).collect();
    }
    let mut texts: Vec<String> = known.values(Some(kind)).into_iter().map(str::to_owned).collect();
    if known.kind() == FactKind::Moment {
        texts.extend(["1", "2"].map(str::to_owned));
        let tested = laws.iter().flat_map(|law| law.when.moments(fact));
        texts.extend(tested.filter_map(|moment| match moment {
            Moment::Trick(trick) => Some(trick.saturating_add(1).to_string()),
            _ => None,
        }));
    }
    texts.iter().filter_map(|text| FactValue::read(fact, text).ok()).collect()
}

/// Whether facts can occur together.
fn is_possible(facts: &Facts) -> bool {
    let most = facts.known(Fact::Most);
    let least = facts.known(Fact::Least);
    let is_right = most == least && most.is_some() && most == facts.known(Fact::Right);
    let is_upside_down = least.is_some() && most.is_some() && least > most;
    let followed = facts.known(Fact::Followed);
    let has_too_many = followed.is_some() && followed > facts.known(Fact::Others);
    !is_right && !is_upside_down && !has_too_many
}
