//! Finds the rules that explain a sheet, among all sets of rules with all scores and with the settings that
//! show on a sheet.

use super::explain::{Explained, explain};
use super::model::{MOST_SLIPS, Model};
use super::search::SlipSearch;
use super::struck;
use super::undone::Undone;
use crate::analysis::WrittenSheet;
use crate::rules::{Ruleset, Scoring, Setting};
use crate::{presets, threads};
use rayon::prelude::*;
use std::cmp::Reverse;

/// A set of rules that may explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateRules {
    /// The rules, with the settings.
    pub rules: Ruleset,
    /// The settings, as they are typed.
    pub set: Vec<String>,
}

/// Rules that explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fit {
    /// The rules, with the schedule that explains it best.
    pub candidate: CandidateRules,
    /// The explanation.
    pub explained: Explained,
}

/// The rules that may have been used for a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fits {
    /// Those that explain it with the fewest slips.
    pub best: Vec<Fit>,
    /// The others, each with the first row that contradicts it, from 1.
    pub others: Vec<(CandidateRules, usize)>,
}

/// Rules that are tried, with one of their schedules.
struct CandidateForm {
    rules: Ruleset,
    /// As far as is known, the fewest slips that may explain the sheet.
    fewest_slips: u8,
}

/// The rules with each schedule that they have, the one in use first.
pub fn forms(rules: &Ruleset) -> Vec<Ruleset> {
    let mut forms = vec![rules.clone()];
    for form in &rules.schedule.forms {
        if form.id == rules.schedule.form {
            continue;
        }
        let mut other = rules.clone();
        other.schedule.form.clone_from(&form.id);
        if other.errors().is_empty() {
            forms.push(other);
        }
    }
    forms
}

/// Every set of rules by which a sheet for this many players may have been written: with each score, or
/// the one with this id; with promotions, a suit that doubles and no-zero on and off, unless `set`
/// has them; other settings as in `set`, or at their default.
pub fn candidates(players: u8, scoring: Option<&str>, set: &[String]) -> Vec<CandidateRules> {
    let mut candidates = Vec::new();
    for id in presets::rulesets() {
        let Some(rules) = presets::ruleset(id) else { continue };
        if rules.table(players).is_none() || rules.bidding.exact().is_none() {
            continue;
        }
        for score in scores(&rules) {
            if scoring.is_some_and(|id| !presets::means(id, score.id())) {
                continue;
            }
            let rules = Ruleset { scoring: score, ..rules.clone() };
            for set in variations(&rules, set) {
                let mut rules = rules.clone();
                let applied = set.iter().all(|text| Setting::apply(text, &mut rules).is_ok());
                if applied && rules.errors().is_empty() {
                    candidates.push(CandidateRules { rules, set });
                }
            }
        }
    }
    candidates
}

/// The scores that the rules can have, their own first.
fn scores(rules: &Ruleset) -> Vec<Scoring> {
    let mut scores = vec![rules.scoring.clone()];
    let others = presets::scorings_for(rules).into_iter();
    scores.extend(others.filter(|score| score.id() != rules.scoring.id()));
    scores
}

/// The settings to try: those that were given, with each choice of those that show on a sheet.
fn variations(rules: &Ruleset, set: &[String]) -> Vec<Vec<String>> {
    let is_given = |key: &str| set.iter().any(|text| text.split('=').next() == Some(key));
    let mut variations = vec![set.to_vec()];

    let schemes: Vec<&str> =
        rules.promotions.schemes.iter().map(|scheme| scheme.id.as_str()).collect();
    if !schemes.is_empty() && schemes.len() < 8 && !is_given("promotions") {
        let mut promotions = Vec::new();
        for bits in 1_u32..1 << schemes.len() {
            let chosen = schemes.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
            let ids: Vec<&str> = chosen.map(|(_, id)| *id).collect();
            promotions.push(format!("promotions={}", ids.join(",")));
        }
        let alone = promotions.iter().map(|setting| vec![setting.clone()]);
        let mut choices: Vec<Vec<String>> = alone.collect();
        if !is_given("no-zero") {
            let without_zero = promotions.into_iter();
            choices.extend(without_zero.map(|setting| vec![setting, "no-zero=on".to_owned()]));
        }
        vary(&mut variations, &choices);
    }
    if !is_given("spades-double") {
        vary(&mut variations, &[vec!["spades-double=on".to_owned()]]);
    }
    variations
}

/// Tries each of the settings so far as it is and with each of these choices.
fn vary(variations: &mut Vec<Vec<String>>, choices: &[Vec<String>]) {
    for set in std::mem::take(variations) {
        variations.push(set.clone());
        for choice in choices {
            variations.push([set.as_slice(), choice].concat());
        }
    }
}

/// Whether a sheet is right by some of these rules, each with the schedules that it may follow.
pub fn are_right_by(sheet: &WrittenSheet, rules: &[&[Ruleset]]) -> bool {
    let is_right = |rules: &Ruleset| {
        let Ok(model) = Model::new(rules, sheet, None) else { return false };
        first_other_trump(rules, sheet).is_none()
            && SlipSearch::new(&model, sheet).within(0).is_ok()
    };
    threads::pool().install(|| rules.par_iter().any(|forms| forms.iter().any(is_right)))
}

/// Finds the candidates that explain a sheet with the fewest slips. Each time one more slip is allowed, `tells` is called
/// with the number left.
pub fn fits(
    sheet: &WrittenSheet,
    candidates: &[CandidateRules],
    tells: impl Fn(u8, usize),
) -> Fits {
    let pool = threads::pool();
    let mut left: Vec<(&CandidateRules, Vec<CandidateForm>)> = Vec::new();
    for candidate in candidates {
        let forms = forms(&candidate.rules);
        if forms.iter().all(|rules| Model::new(rules, sheet, None).is_ok()) {
            let forms = forms.into_iter().map(|rules| CandidateForm { rules, fewest_slips: 0 });
            left.push((candidate, forms.collect()));
        }
    }

    let mut best: Vec<Fit> = Vec::new();
    for slips in 0..=MOST_SLIPS {
        tells(slips, left.len());
        let found: Vec<Option<Fit>> = pool.install(|| {
            let fits = left.par_iter_mut().map(|(candidate, forms)| {
                forms.iter_mut().find_map(|form| fit(candidate, form, sheet, slips))
            });
            fits.collect()
        });
        for (fit, candidate) in found.into_iter().zip(std::mem::take(&mut left)) {
            match fit {
                Some(fit) => best.push(fit),
                None => left.push(candidate),
            }
        }
        if !best.is_empty() {
            break;
        }
    }

    let mut others: Vec<(CandidateRules, usize)> = pool.install(|| {
        let others = left.par_iter().map(|(candidate, forms)| {
            let rows = forms.iter().filter_map(|form| first_bad_row(&form.rules, sheet));
            ((*candidate).clone(), rows.max().unwrap_or_default() + 1)
        });
        others.collect()
    });
    // Among rules with equally few slips, only those with the fewest breaches fit.
    let breaches = |fit: &Fit| fit.explained.likeliest().breaches.len();
    let least = best.iter().map(breaches).min().unwrap_or_default();
    let (best, broken): (Vec<Fit>, Vec<Fit>) =
        best.into_iter().partition(|fit| breaches(fit) == least);
    let mut best = best;
    for fit in broken {
        let row = fit.explained.likeliest().breaches[0].row;
        others.push((fit.candidate, row));
    }

    // Rules with the fewest settings come first.
    best.sort_by_key(|fit| fit.candidate.set.len());
    others.sort_by_key(|(_, row)| Reverse(*row));
    Fits { best, others }
}

/// The first row, from 0, whose trump is not that of the schedule, if half of them are not.
fn first_other_trump(rules: &Ruleset, sheet: &WrittenSheet) -> Option<usize> {
    let dealer = sheet.players.seats().next()?;
    let plan = struck::planned_rows(rules, sheet, dealer);
    let mut right = 0;
    let mut wrong = Vec::new();
    for (index, (deal, row)) in plan.iter().zip(&sheet.rows).enumerate() {
        match (deal.trump.known(), row.trump) {
            (Some(planned), Some(written)) if planned == written => right += 1,
            (Some(_), Some(_)) => wrong.push(index),
            _ => {}
        }
    }
    if wrong.len() >= right { wrong.first().copied() } else { None }
}

/// The first row that contradicts the rules, from 0.
fn first_bad_row(rules: &Ruleset, sheet: &WrittenSheet) -> Option<usize> {
    first_other_trump(rules, sheet).or_else(|| {
        let model = Model::new(rules, sheet, None).ok()?;
        Some(SlipSearch::new(&model, sheet).first_bad_row()?.row)
    })
}

/// The explanation of a sheet by these rules with at most `slips` slips, if there is one.
fn fit(
    candidate: &CandidateRules,
    form: &mut CandidateForm,
    sheet: &WrittenSheet,
    slips: u8,
) -> Option<Fit> {
    let rules = &form.rules;
    if form.fewest_slips > slips || first_other_trump(rules, sheet).is_some() {
        return None;
    }
    let model = Model::new(rules, sheet, None).ok()?;
    let mut search = SlipSearch::new(&model, sheet);
    let undone = Undone::nothing(rules, sheet);
    let of_labels = undone.slips.len() as u8;
    let left = slips.checked_sub(of_labels)?;
    form.fewest_slips = of_labels + search.fewest_slips(left);
    if form.fewest_slips > slips {
        return None;
    }
    let layers = search.within(left).ok()?;
    let explained = explain(&mut search, &layers, &undone);
    let candidate = CandidateRules { rules: rules.clone(), set: candidate.set.clone() };
    Some(Fit { candidate, explained })
}
