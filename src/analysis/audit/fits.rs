//! Which rules explain a sheet: every set of rules with every score and the settings that show on a
//! sheet.

use super::MOST_SLIPS;
use super::explain::{Explained, explain};
use super::model::Model;
use super::search::SlipSearch;
use crate::analysis::Written;
use crate::game::DealPlan;
use crate::presets;
use crate::rules::{Form, Ruleset, Setting};
use rayon::prelude::*;

/// A set of rules that may explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The rules, with the settings.
    pub rules: Ruleset,
    /// The settings, as they are typed.
    pub set: Vec<String>,
}

/// Rules that explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The rules, with the schedule that explains it best.
    pub candidate: Candidate,
    /// How they explain it.
    pub explained: Explained,
}

/// What is known of the rules of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fits {
    /// Those that explain it with the fewest slips.
    pub best: Vec<Fit>,
    /// The others, each with the first row that contradicts it, from 1.
    pub others: Vec<(Candidate, usize)>,
}

/// The rules with each schedule that they have, the one in use first.
pub fn forms(rules: &Ruleset) -> Vec<Ruleset> {
    let others = rules.schedule.forms.iter().filter(|form| form.id != rules.schedule.form);
    let with = |form: &Form| {
        let mut other = rules.clone();
        other.schedule.form.clone_from(&form.id);
        other
    };
    let others = others.map(with).filter(|other| other.errors().is_empty());
    std::iter::once(rules.clone()).chain(others).collect()
}

/// Every set of rules by which a sheet for this many players may have been written: with each score, or
/// the one with this id; with promotions, a suit that doubles and no-zero on and off, unless `set`
/// says; other settings as `set` has them, or at their default.
pub fn candidates(players: u8, scoring: Option<&str>, set: &[String]) -> Vec<Candidate> {
    let mut found = Vec::new();
    for id in presets::rulesets() {
        let Some(rules) = presets::ruleset(id) else { continue };
        if rules.table(players).is_none() || rules.bidding.exact().is_none() {
            continue;
        }
        let mut scores = vec![rules.scoring.clone()];
        let others = presets::scorings_for(&rules).into_iter();
        scores.extend(others.filter(|score| score.id() != rules.scoring.id()));
        scores.retain(|score| scoring.is_none_or(|id| presets::means(id, score.id())));
        for score in scores {
            let rules = Ruleset { scoring: score, ..rules.clone() };
            for set in variations(&rules, set) {
                let mut rules = rules.clone();
                let applied = set.iter().all(|text| Setting::apply(text, &mut rules).is_ok());
                if applied && rules.errors().is_empty() {
                    found.push(Candidate { rules, set });
                }
            }
        }
    }
    found
}

/// The settings to try: those that were given, with each choice of those that show on a sheet.
fn variations(rules: &Ruleset, set: &[String]) -> Vec<Vec<String>> {
    let is_given = |key: &str| set.iter().any(|text| text.split('=').next() == Some(key));
    let mut varied = vec![set.to_vec()];
    let mut vary = |choices: Vec<Vec<String>>| {
        let each = varied.iter();
        let each = each.flat_map(|set| choices.iter().map(move |it| [&set[..], it].concat()));
        varied = each.collect();
    };
    let schemes: Vec<&str> = rules.promotions.schemes.iter().map(|it| it.id.as_str()).collect();
    if !schemes.is_empty() && schemes.len() < 8 && !is_given("promotions") {
        let chosen = (1_u32..1 << schemes.len()).map(|bits| {
            let on = (0..schemes.len()).filter(|index| bits & (1 << index) != 0);
            on.map(|index| schemes[index]).collect::<Vec<_>>().join(",")
        });
        let chosen: Vec<String> = chosen.map(|ids| format!("promotions={ids}")).collect();
        let mut choices = vec![Vec::new()];
        choices.extend(chosen.iter().map(|ids| vec![ids.clone()]));
        if !is_given("no-zero") {
            choices.extend(chosen.into_iter().map(|ids| vec![ids, "no-zero=on".to_owned()]));
        }
        vary(choices);
    }
    if !is_given("spades-double") {
        vary(vec![Vec::new(), vec!["spades-double=on".to_owned()]]);
    }
    varied
}

/// Finds the candidates that explain a sheet with the fewest slips.
pub fn fits(sheet: &Written, candidates: &[Candidate]) -> Fits {
    let mut best: Vec<Fit> = Vec::new();
    let mut left: Vec<_> = candidates.iter().map(|it| (it, forms(&it.rules))).collect();
    left.retain(|(_, forms)| forms.iter().all(|rules| Model::new(rules, sheet).is_ok()));
    for slips in 0..=MOST_SLIPS {
        let found = left.par_iter().map(|(candidate, forms)| {
            forms.iter().find_map(|rules| fit(candidate, rules, sheet, slips))
        });
        let found: Vec<Option<Fit>> = found.collect();
        let (fit, rest): (Vec<_>, Vec<_>) =
            found.into_iter().zip(left).partition(|it| it.0.is_some());
        best.extend(fit.into_iter().filter_map(|(fit, _)| fit));
        left = rest.into_iter().map(|(_, candidate)| candidate).collect();
        if !best.is_empty() {
            break;
        }
    }
    let others = left.par_iter().map(|(candidate, forms)| {
        let rows = forms.iter().filter_map(|rules| first_bad(rules, sheet));
        ((*candidate).clone(), rows.max().unwrap_or_default() + 1)
    });
    let mut others: Vec<_> = others.collect();
    // Rules with the fewest settings come first.
    best.sort_by_key(|fit| fit.candidate.set.len());
    others.sort_by_key(|(_, row)| std::cmp::Reverse(*row));
    Fits { best, others }
}

/// The first row, from 0, whose trump is not that of the schedule, if half of them are not.
fn other_trump(rules: &Ruleset, sheet: &Written) -> Option<usize> {
    let dealer = sheet.players.seats().next()?;
    let plan = DealPlan::all(rules, sheet.players.count() as u8, dealer);
    let rows = plan.iter().zip(&sheet.rows).enumerate();
    let known =
        rows.filter_map(|(row, (deal, says))| Some((row, deal.trump.known()? == says.trump?)));
    let (right, wrong): (Vec<_>, Vec<_>) = known.partition(|(_, same)| *same);
    wrong.first().map(|(row, _)| *row).filter(|_| wrong.len() >= right.len())
}

/// The first row that contradicts the rules, from 0.
fn first_bad(rules: &Ruleset, sheet: &Written) -> Option<usize> {
    other_trump(rules, sheet).or_else(|| {
        let model = Model::new(rules, sheet).ok()?;
        Some(SlipSearch::new(&model, sheet).first_bad_row()?.row)
    })
}

/// The explanation of a sheet by these rules with at most `slips` slips, if there is one.
fn fit(candidate: &Candidate, rules: &Ruleset, sheet: &Written, slips: u8) -> Option<Fit> {
    let model = Model::new(rules, sheet).ok().filter(|_| other_trump(rules, sheet).is_none())?;
    let mut search = SlipSearch::new(&model, sheet);
    let layers = search.within(slips).ok()?;
    let explained = explain(&mut search, &layers);
    let candidate = Candidate { rules: rules.clone(), set: candidate.set.clone() };
    Some(Fit { candidate, explained })
}
