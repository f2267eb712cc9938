//! `audit`: whether a sheet written by hand can be right.

mod args;

pub(crate) use args::{AuditArgs, AuditFormat};

use crate::analysis::{
    AuditOutcome, AuditedHand, Candidate, Fit, SheetError, Written, audit_forms, candidates, fits,
    forms, read_sheet,
};
use crate::commands::player;
use crate::game::{Act, Count, DealPlan, Setup};
use crate::grammar::script;
use crate::history::Origin;
use crate::notation;
use crate::output::{fold_in, html, plain, text};
use crate::presets;
use crate::rules::{ExtraBids, Ruleset};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose, files};
use crate::views::{AuditSlip, Audited, Points, rules_table};
use crate::words::messages;
use crate::words::{self, Hint, Unknown};

/// The most rules that are listed for people.
const MOST_LISTED: usize = 10;

/// What was found, and what is to be said of it.
#[derive(Default)]
struct Finding {
    view: Audited,
    /// The rules by which the sheet is explained, if any do.
    by: Option<Fit>,
    /// The verdict and the slips, in sentences.
    lines: Vec<String>,
    /// The rules that fit and those that do not, where several were tried.
    fits: Vec<(String, Option<usize>)>,
    others: Vec<(String, Option<usize>)>,
}

/// Audits a sheet.
pub(crate) fn audit(context: &Context, asked: &AuditArgs) -> Result<Answer> {
    let place = files::name(&asked.file);
    let sheet = read_sheet(&files::read_text(&asked.file)?, &asked.players).map_err(|error| {
        let at =
            messages::AuditSheetPosition { file: &place, line: error.line, column: error.column }
                .say();
        let failure = Failure::data(words::sheet_error(&error.error)).at(at);
        match error.error {
            SheetError::NoNames => {
                failure.hint(Hint::of_program(messages::HintGiveNames.say(), "--players A,B,C"))
            }
            _ => failure,
        }
    })?;
    let finding = match &asked.rules {
        Some(named) => by_rules(&sheet, named, asked)?,
        None => by_any(&sheet, asked)?,
    };
    let code = if finding.view.consistent { DONE } else { AGAINST_THE_RULES };
    if asked.script {
        return Ok(Answer { code, ..Answer::data(script(&sheet, &finding, asked)?) });
    }
    let saved = match asked.save {
        true => player::save(context, &script(&sheet, &finding, asked)?, &place)?,
        false => Vec::new(),
    };
    Ok(Answer { code, ..drawn(context, &sheet, &finding, asked) }.with_remarks(saved))
}

fn drawn(context: &Context, sheet: &Written, finding: &Finding, asked: &AuditArgs) -> Answer {
    let Finding { view, by, lines, .. } = finding;
    match asked.format {
        AuditFormat::Html if !context.global.json => {
            let totals = by.as_ref().map(|fit| view.places(sheet, fit));
            Answer::data(html::audit(lines, view.marked(sheet), totals))
        }
        AuditFormat::Json => Answer::json(view),
        _ => Answer::of(view, context, records, |_| {
            Answer::result(for_people(context, sheet, finding))
        }),
    }
}

/// A record for each slip.
fn records(view: &Audited) -> String {
    let record = |slip: &AuditSlip| {
        let points = |it: Option<Points>| it.map_or_else(String::new, |it| it.decimal());
        plain::record([
            &slip.row.to_string(),
            slip.player.as_deref().unwrap_or_default(),
            slip.cell.into(),
            slip.kind.into(),
            &points(slip.written),
            &points(slip.expected),
        ])
    };
    view.slips.iter().map(record).collect()
}

fn for_people(context: &Context, sheet: &Written, finding: &Finding) -> String {
    let Finding { view, by, lines, fits, others } = finding;
    let width = context.fold_at.unwrap_or(usize::MAX);
    let mut said: String = lines.iter().map(|line| fold_in(line, width, 2) + "\n").collect();
    let listed = |rows: &[(String, Option<usize>)], caption: &str| {
        let shown = &rows[..rows.len().min(MOST_LISTED)];
        let grid = text::grid(&rules_table(caption, shown), context.look);
        let left = rows.len() - shown.len();
        let more = if left > 0 {
            messages::AuditMoreRules { number: left }.say() + "\n"
        } else {
            String::new()
        };
        format!("\n{grid}{more}")
    };
    if fits.len() > 1 {
        said += &listed(fits, &messages::AuditCaptionFits.say());
    }
    if !others.is_empty() {
        said += &listed(others, &messages::AuditCaptionOthers.say());
    }
    if let Some(fit) = by {
        for grid in [view.tricks(sheet), view.places(sheet, fit)] {
            said += &format!("\n{}", text::grid(&grid, context.look));
        }
    }
    said
}

/// Audits a sheet by one set of rules.
fn by_rules(sheet: &Written, named: &str, asked: &AuditArgs) -> Result<Finding> {
    let count = sheet.players.count();
    let rules = choose::rules(named, &asked.choice, Some(count))?;
    choose::seated(&rules, count)?;
    let forms = if asked.choice.schedule.is_some() { vec![rules.clone()] } else { forms(&rules) };
    let found = audit_forms(sheet, &forms);
    let (place, found) =
        found.map_err(|error| Failure::usage(words::not_audited(&rules, error)))?;
    let rules = forms[place].clone();
    Ok(match found {
        AuditOutcome::Explained(explained) => {
            let candidate = Candidate { rules, set: asked.choice.set.clone() };
            let fit = Fit { candidate, explained };
            finding(sheet, &fit, &[&fit.candidate])
        }
        AuditOutcome::MoreSlips(row) | AuditOutcome::Unreadable(row) => Finding {
            view: Audited { first_bad_row: Some(row), ..Audited::default() },
            lines: vec![words::audited(&rules, &found)],
            ..Finding::default()
        },
    })
}

/// What explains a sheet by one of the rules that do.
fn finding(sheet: &Written, fit: &Fit, fits: &[&Candidate]) -> Finding {
    let Fit { candidate: Candidate { rules, .. }, explained } = fit;
    let view = Audited::of(sheet, explained, fits);
    let mut lines = vec![words::audited(rules, &AuditOutcome::Explained(explained.clone()))];
    lines.extend(explained.slips.iter().map(|slip| words::slip(&sheet.players, slip)));
    if !explained.only {
        lines.push(messages::AuditRemarkOtherSlips.say());
    }
    if view.changes_first(sheet, fit) {
        lines.push(messages::AuditRemarkWinner.say());
    }
    Finding { view, lines, by: Some(fit.clone()), ..Finding::default() }
}

/// Audits a sheet by every set of rules.
fn by_any(sheet: &Written, asked: &AuditArgs) -> Result<Finding> {
    let choice = &asked.choice;
    if choice.schedule.is_some() {
        return Err(Failure::usage(messages::AuditErrorScheduleAlone.say()));
    }
    if let Some(id) = &choice.scoring {
        let all = presets::scorings();
        let ids = || all.iter().filter(|score| score.hands().is_some()).map(|score| score.id());
        if !ids().any(|known| presets::means(id, known)) {
            let unknown = words::unknown(Unknown::Score(&messages::AuditAnyRules.say()), id, ids());
            return Err(Failure::usage(unknown));
        }
    }
    let count = sheet.players.count();
    let tried = candidates(count as u8, choice.scoring.as_deref(), &choice.set);
    let found = fits(sheet, &tried);
    if found.best.is_empty() && found.others.is_empty() {
        let failure = Failure::usage(messages::AuditErrorNoCandidate { players: count }.say());
        return Err(failure.hint(Hint::HelpOn("audit".into())));
    }
    let fits: Vec<&Candidate> = found.best.iter().map(|fit| &fit.candidate).collect();
    let mut finding = match found.best.first() {
        Some(best) => finding(sheet, best, &fits),
        None => Finding {
            view: Audited {
                first_bad_row: found.others.first().map(|(_, row)| *row),
                ..Audited::default()
            },
            lines: vec![messages::AuditNothingFits.say().to_owned()],
            ..Finding::default()
        },
    };
    if fits.len() > 1 {
        finding.lines.insert(0, messages::AuditRemarkTie.say().to_owned());
    }
    finding.view = finding.view.with_others(&found);
    finding.fits = fits.iter().map(|it| (words::candidate(it), None)).collect();
    // Of the same rules and score, the settings that go on for longest.
    let ids = |it: &Candidate| (it.rules.id.clone(), it.rules.scoring.id().to_owned());
    let mut listed: Vec<(String, String)> = fits.into_iter().map(ids).collect();
    for (other, row) in &found.others {
        if !listed.contains(&ids(other)) {
            listed.push(ids(other));
            finding.others.push((words::candidate(other), Some(*row)));
        }
    }
    Ok(finding)
}

/// The corrected evening as a script.
fn script(sheet: &Written, finding: &Finding, asked: &AuditArgs) -> Result<String> {
    if finding.fits.len() > 1 {
        return Err(Failure::usage(messages::AuditErrorRulesUnclear.say()));
    }
    let not_kept = || Failure::data(messages::AuditErrorManySlips.say());
    let fit = finding.by.as_ref().ok_or_else(not_kept)?;
    let Fit { candidate: Candidate { rules, set }, explained } = fit;
    let is_certain = |hand: &AuditedHand| hand.took.len() == 1;
    let mut deals = explained.deals.iter();
    if let Some(row) = deals.position(|deal| !deal.hands.iter().flatten().all(is_certain)) {
        return Err(Failure::data(messages::AuditErrorTricksUncertain { deal: row + 1 }.say()));
    }
    let players = &sheet.players;
    let dealer = choose::seat(players, asked.dealer.as_deref().unwrap_or_default())?;
    let named = asked.rules.as_ref().unwrap_or(&rules.id);
    let usual = choose::built_in(named);
    let unusual = |of: fn(&Ruleset) -> &str| {
        let differs = usual.as_ref().is_none_or(|usual| of(usual) != of(rules));
        differs.then(|| of(rules).to_owned())
    };
    let origin = Origin {
        rules: named.clone(),
        scoring: unusual(|rules| rules.scoring.id()).filter(|id| presets::scoring(id).is_some()),
        schedule: unusual(|rules| &rules.schedule.form),
        set: set.clone(),
    };
    let plan = DealPlan::all(rules, players.count() as u8, dealer);
    let mut acts = Vec::new();
    for (index, (deal, row)) in explained.deals.iter().zip(&sheet.rows).enumerate() {
        let mark = row.mark.as_deref().unwrap_or_default();
        let extra = rules.extras.iter().find(|extra| extra.mark.eq_ignore_ascii_case(mark));
        let extra = extra.filter(|_| index >= plan.len());
        acts.extend(extra.map(|extra| Act::Extra(extra.id.clone())));
        let is_open = plan.get(index).is_none_or(|deal| deal.trump.known().is_none());
        let suit = row.trump.filter(|trump| is_open && trump.suit().is_some());
        acts.extend(suit.map(Act::Trump));
        let (seats, _) = rules.seats(dealer.after(index, players.count()), players.count() as u8);
        let numbers = |of: fn(&AuditedHand) -> u8| {
            let hands = seats.iter().filter_map(|seat| deal.hands[seat.index()].as_ref());
            hands.map(|hand| Count::next(of(hand).into())).collect()
        };
        if extra.is_none_or(|extra| extra.bids != ExtraBids::Zero) {
            acts.push(Act::Bid(numbers(|hand| hand.bid)));
        }
        acts.push(Act::Took(numbers(|hand| hand.chosen)));
    }
    let acts = acts.iter().map(|act| notation::line(act, players));
    let setup = Setup::new(rules.clone(), players.clone(), dealer).map_err(|_| not_kept())?;
    let new = script::new_line(&origin, &setup);
    Ok([new].into_iter().chain(acts).map(|line| line + "\n").collect())
}
