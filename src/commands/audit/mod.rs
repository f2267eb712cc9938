//! `audit`: whether a sheet written by hand can be right.
//!
//! `words` describes the findings, `sentences` gives the verdict, `standing` ranks the totals, `json` holds all
//! of it, `tables` and `text` draw it, and `script` writes the corrected evening.

mod args;
mod findings;
pub(crate) mod json;
mod script;
mod sentences;
mod standing;
mod tables;
mod text;
mod words;

pub(crate) use args::{AuditArgs, AuditFormat};
use json::AuditJson;

use findings::Findings;

use crate::analysis::{
    AuditOutcome, CandidateRules, Fit, SheetError, WrittenSheet, audit_forms, candidates, fits,
    forms, has_title, read_sheet,
};
use crate::commands::player;
use crate::presets;
use crate::rules::Scoring;
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose, files};
use crate::words::{Hint, Unknown, messages, unknown};

/// Audits a sheet.
///
/// # Errors
/// The sheet cannot be read, or not be audited by the rules asked for.
pub(crate) fn audit(context: &Context, args: &AuditArgs) -> Result<Answer> {
    let place = files::name(&args.file);
    let sheet = read(args, &place)?;
    let findings = match &args.rules {
        Some(named) => by_rules(&sheet, named, args)?,
        None => by_any(&sheet, args)?,
    };

    let code = if findings.json.consistent { DONE } else { AGAINST_THE_RULES };
    if args.script {
        let script = script::of(&sheet, &findings, args)?;
        return Ok(Answer { code, ..Answer::data(script) });
    }
    let mut saved = Vec::new();
    if args.save {
        let script = script::of(&sheet, &findings, args)?;
        saved = player::save(context, &script, &place)?;
    }
    Ok(Answer { code, ..drawn(context, &sheet, &findings, args) }.with_remarks(saved))
}

fn read(args: &AuditArgs, place: &str) -> Result<WrittenSheet> {
    let text = files::read_text(&args.file)?;
    let sheet = read_sheet(&text, &args.players);
    sheet.map_err(|located| {
        let at = messages::AuditSheetPosition {
            file: place,
            line: located.line,
            column: located.column,
        };
        let failure = Failure::data(words::sheet_error(&located.error)).at(at.say());
        match located.error {
            SheetError::NoNames => {
                failure.hint(Hint::of_program(messages::HintGiveNames.say(), "--players A,B,C"))
            }
            // A narrow sheet lacks labels and cells.
            _ if has_title(&text) => {
                failure.hint(Hint::of_game(messages::HintSheetToAudit.say(), "sheet FILE.csv"))
            }
            _ => failure,
        }
    })
}

fn drawn(context: &Context, sheet: &WrittenSheet, findings: &Findings, args: &AuditArgs) -> Answer {
    match args.format {
        AuditFormat::Html if !context.global.json => Answer::data(text::page(sheet, findings)),
        AuditFormat::Json => Answer::json(&findings.json),
        AuditFormat::Text | AuditFormat::Html => {
            Answer::of(&findings.json, context, text::records, |_| {
                Answer::result(text::for_people(context, sheet, findings))
            })
        }
    }
}

/// Audits a sheet by one set of rules.
fn by_rules(sheet: &WrittenSheet, named: &str, args: &AuditArgs) -> Result<Findings> {
    let count = sheet.players.count();
    let rules = choose::rules(named, &args.choice, Some(count))?;
    choose::seated(&rules, count)?;
    let forms = if args.choice.schedule.is_some() { vec![rules.clone()] } else { forms(&rules) };

    let (form, outcome) = audit_forms(sheet, &forms)
        .map_err(|error| Failure::usage(words::audit_error(&rules, error)))?;
    let rules = forms[form].clone();
    Ok(match outcome {
        AuditOutcome::Explained(explained) => {
            let candidate = CandidateRules { rules, set: args.choice.set.clone() };
            let fit = Fit { candidate, explained };
            explained_by(sheet, &fit, &[&fit.candidate])
        }
        AuditOutcome::MoreSlips(row) | AuditOutcome::Unreadable(row) => Findings {
            json: AuditJson::of_bad_row(Some(row)),
            lines: vec![words::unexplained(&rules, &outcome)],
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

/// Audits a sheet by every set of rules.
fn by_any(sheet: &WrittenSheet, args: &AuditArgs) -> Result<Findings> {
    let choice = &args.choice;
    if choice.schedule.is_some() {
        return Err(Failure::usage(messages::AuditErrorScheduleAlone.say()));
    }
    if let Some(id) = &choice.scoring {
        check_score(id)?;
    }

    let count = sheet.players.count();
    let tried = candidates(count as u8, choice.scoring.as_deref(), &choice.set);
    let found = fits(sheet, &tried);
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
