//! What an audit finds, by one set of rules or by any.

use super::args::NotebookArgs;
use super::json::AuditJson;
use super::{sentences, words};
use crate::analysis::{
    AuditOutcome, CandidateRules, CellKind, Fit, WrittenSheet, are_right_by, audit_forms,
    candidates, fits, forms,
};
use crate::presets;
use crate::rules::{Ruleset, Scoring};
use crate::terminal::{Failure, Result, choose, progress};
use crate::words::{Hint, Unknown, joined, messages, unknown};

/// The findings of an audit.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) json: AuditJson,
    /// The rules that explain the sheet, if any do.
    pub(super) by: Option<Fit>,
    /// The verdict and the slips, in sentences.
    pub(super) lines: Vec<String>,
    /// The rules that fit, where several were tried.
    pub(super) fits: Vec<(String, Option<usize>)>,
    /// Those that do not fit, each with the row that contradicts it.
    pub(super) others: Vec<(String, Option<usize>)>,
}

impl Findings {
    /// Audits a sheet by the rules asked for, or by any. Columns without names are taken for those with which some
    /// rules explain the sheet, if the usual ones do not.
    ///
    /// # Errors
    /// The sheet cannot be audited by the rules asked for, or several kinds of columns explain it.
    pub(super) fn of(sheet: &mut WrittenSheet, args: &NotebookArgs) -> Result<Findings> {
        match &args.rules {
            Some(named) => {
                let forms = asked_forms(sheet, named, args)?;
                take_columns(sheet, &[forms.as_slice()])?;
                by_rules(sheet, &forms, args)
            }
            None => {
                check_columns(sheet)?;
                let tried = tried(sheet, args)?;
                let all: Vec<Vec<Ruleset>> =
                    tried.iter().map(|candidate| forms(&candidate.rules)).collect();
                let all: Vec<&[Ruleset]> = all.iter().map(Vec::as_slice).collect();
                take_columns(sheet, &all)?;
                by_any(sheet, &tried)
            }
        }
    }
}

/// Refuses to try all rules on a sheet that has neither bids nor tricks: many explain it.
fn check_columns(sheet: &WrittenSheet) -> Result<()> {
    let kinds = &sheet.about.columns.of_player;
    if kinds.contains(&CellKind::Bid) || kinds.contains(&CellKind::Took) {
        return Ok(());
    }
    let hint = Hint::of_program(messages::HintNameRules.say(), "--rules RULES");
    Err(Failure::usage(messages::AuditErrorTotalsRules.say()).hint(hint))
}

/// Takes the columns of a sheet without names for those with which it is right by some rules.
fn take_columns(sheet: &mut WrittenSheet, rules: &[&[Ruleset]]) -> Result<()> {
    if !sheet.about.columns.is_guess || are_right_by(sheet, rules) {
        return Ok(());
    }
    let mut right = sheet.readings();
    right.retain(|reading| are_right_by(reading, rules));
    if right.len() > 1 {
        let readings: Vec<String> =
            right.iter().map(|reading| words::typed(&reading.about.columns)).collect();
        let readings_in_a_row = joined(&readings, &messages::GrammarSemicolon.say());
        let said = messages::AuditErrorColumnsUnclear { readings: readings_in_a_row };
        let option = format!("--columns {}", readings[0]);
        let hint = Hint::of_program(messages::HintNameColumns.say(), option);
        return Err(Failure::data(said.say()).hint(hint));
    }
    if let Some(reading) = right.pop() {
        *sheet = reading;
    }
    Ok(())
}

/// The rules asked for, with each schedule that the sheet may follow.
fn asked_forms(sheet: &WrittenSheet, named: &str, args: &NotebookArgs) -> Result<Vec<Ruleset>> {
    let count = sheet.players.count();
    let rules = choose::rules(named, &args.choice, Some(count))?;
    choose::seated(&rules, count)?;
    Ok(if args.choice.schedule.is_some() { vec![rules] } else { forms(&rules) })
}

/// Audits a sheet by one set of rules.
fn by_rules(sheet: &WrittenSheet, forms: &[Ruleset], args: &NotebookArgs) -> Result<Findings> {
    let (form, outcome) = audit_forms(sheet, forms)
        .map_err(|error| Failure::usage(words::audit_error(&forms[0], error)))?;
    let rules = forms[form].clone();
    Ok(match outcome {
        AuditOutcome::Explained(explained) => {
            let candidate = CandidateRules { rules, set: args.choice.set.clone() };
            let fit = Fit { candidate, explained };
            explained_by(sheet, &fit, &[&fit.candidate])
        }
        AuditOutcome::MoreSlips(row) | AuditOutcome::Unreadable(row) => Findings {
            json: AuditJson::of_bad_row(Some(row)),
            lines: vec![words::unexplained(sheet, &rules, &outcome)],
            ..Findings::default()
        },
    })
}

/// The findings where these rules explain a sheet best.
fn explained_by(sheet: &WrittenSheet, fit: &Fit, fits: &[&CandidateRules]) -> Findings {
    Findings {
        json: AuditJson::of(sheet, fit, fits),
        lines: sentences::lines(sheet, fit),
        by: Some(fit.clone()),
        ..Findings::default()
    }
}

/// The rules that a sheet may have been written by.
fn tried(sheet: &WrittenSheet, args: &NotebookArgs) -> Result<Vec<CandidateRules>> {
    let choice = &args.choice;
    if choice.schedule.is_some() {
        return Err(Failure::usage(messages::AuditErrorScheduleAlone.say()));
    }
    if let Some(id) = &choice.scoring {
        check_score(id)?;
    }

    let count = sheet.players.count();
    Ok(candidates(count as u8, choice.scoring.as_deref(), &choice.set))
}

/// Audits a sheet by every set of rules.
fn by_any(sheet: &WrittenSheet, tried: &[CandidateRules]) -> Result<Findings> {
    let count = sheet.players.count();
    let found = fits(sheet, tried, |slips, left| {
        progress::say(&messages::AuditProgress { slips, rules: left }.say());
    });
    if found.best.is_empty() && found.others.is_empty() {
        let failure = Failure::usage(messages::AuditErrorNoCandidate { players: count }.say());
        return Err(failure.hint(Hint::HelpOn("audit".into())));
    }

    let best: Vec<&CandidateRules> = found.best.iter().map(|fit| &fit.candidate).collect();
    let mut findings = match found.best.first() {
        Some(fit) => explained_by(sheet, fit, &best),
        None => Findings {
            json: AuditJson::of_bad_row(found.others.first().map(|(_, row)| *row)),
            lines: vec![messages::AuditNothingFits.say()],
            ..Findings::default()
        },
    };
    if best.len() > 1 {
        findings.lines.insert(0, messages::AuditRemarkTie.say());
    }
    findings.json.add_others(&found);
    findings.fits = best.iter().map(|candidate| (words::candidate(candidate), None)).collect();

    // Of the same rules and score, the settings that go on for longest.
    let mut listed: Vec<(&str, &str)> = best.into_iter().map(ids).collect();
    for (candidate, row) in &found.others {
        if !listed.contains(&ids(candidate)) {
            listed.push(ids(candidate));
            findings.others.push((words::candidate(candidate), Some(*row)));
        }
    }
    Ok(findings)
}

fn ids(candidate: &CandidateRules) -> (&str, &str) {
    (&candidate.rules.id, candidate.rules.scoring.id())
}

/// Refuses the id of a score that no sheet with bids has.
fn check_score(id: &str) -> Result<()> {
    let mut scores = presets::scorings();
    scores.retain(|score| score.hands().is_some());
    if scores.iter().any(|score| presets::means(id, score.id())) {
        return Ok(());
    }
    let rules = messages::AuditAnyRules.say();
    let ids = scores.iter().map(Scoring::id);
    Err(Failure::usage(unknown(Unknown::Score(&rules), id, ids)))
}
