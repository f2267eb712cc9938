//! `audit`: whether a sheet written by hand can be right.

use super::replay;
use crate::analysis::{
    self, Audit, Candidate, Explained, ReadFault, Written, audit_forms, candidates, fits, forms,
    read_sheet,
};
use crate::game::{DealPlan, Name};
use crate::grammar::{Audit as Asked, AuditFormat};
use crate::notation;
use crate::output::{fold_in, html, plain, text};
use crate::presets;
use crate::rules::{ExtraBids, Ruleset};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, choose, files};
use crate::views::{AuditSlip, Audited, Points, rules_table};
use crate::words::{self, Hint, Input, Unknown};

/// The most rules that are listed for people.
const MOST_LISTED: usize = 10;

/// What was found, and what is to be said of it.
struct Finding {
    view: Audited,
    /// The rules by which the sheet is explained, if any do.
    by: Option<(Candidate, Explained)>,
    /// The verdict and the slips, in sentences.
    lines: Vec<String>,
    /// The rules that fit and those that do not, where several were tried.
    fits: Vec<(String, Option<usize>)>,
    others: Vec<(String, Option<usize>)>,
}

/// Audits a sheet.
pub(super) fn audit(context: &Context, asked: &Asked) -> Result<Answer, Failure> {
    let place = files::name(&asked.file);
    let sheet = read_sheet(&files::read_text(&asked.file)?, &asked.players).map_err(|fault| {
        let at = words::sheet_place(&place, fault.line, fault.column);
        let failure = Failure::data(words::sheet_fault(&fault.fault)).at(at);
        match fault.fault {
            ReadFault::NoNames => failure.hint(Hint::Give(Input::Names)),
            _ => failure,
        }
    })?;
    let finding = match &asked.rules {
        Some(named) => by_rules(&sheet, named, asked)?,
        None => by_any(&sheet, asked)?,
    };
    let code = if finding.view.consistent { DONE } else { AGAINST_THE_RULES };
    if asked.save || asked.script {
        let script = script(&sheet, &finding, asked)?;
        if asked.script {
            return Ok(Answer { code, ..Answer::data(script) });
        }
        let saved = replay::save(context, &script, &place)?;
        return Ok(Answer { code, ..drawn(context, &sheet, &finding, asked) }.with_remarks(saved));
    }
    Ok(Answer { code, ..drawn(context, &sheet, &finding, asked) })
}

fn drawn(context: &Context, sheet: &Written, finding: &Finding, asked: &Asked) -> Answer {
    let Finding { view, by, lines, .. } = finding;
    match asked.format {
        AuditFormat::Html if !context.global.json => {
            let totals = by.as_ref().map(|(by, _)| view.places(sheet, &by.rules));
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
        let player = slip.player.clone().unwrap_or_default();
        let (cell, kind): (&str, &str) = (slip.cell.into(), slip.kind.into());
        plain::record([
            &slip.row.to_string(),
            &player,
            cell,
            kind,
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
        let more = if left > 0 { words::audit_more(left) + "\n" } else { String::new() };
        format!("\n{grid}{more}")
    };
    if fits.len() > 1 {
        said += &listed(fits, words::audit_fits_title());
    }
    if !others.is_empty() {
        said += &listed(others, words::audit_others_title());
    }
    if let Some((by, _)) = by {
        for grid in [view.tricks(sheet), view.places(sheet, &by.rules)] {
            said += &format!("\n{}", text::grid(&grid, context.look));
        }
    }
    said
}

/// Audits a sheet by one set of rules.
fn by_rules(sheet: &Written, named: &str, asked: &Asked) -> Result<Finding, Failure> {
    let count = sheet.players.count();
    let rules = choose::rules(named, &asked.choice, Some(count))?;
    if u8::try_from(count).ok().and_then(|count| rules.table(count)).is_none() {
        return Err(choose::not_seated(&rules, count));
    }
    let forms = if asked.choice.schedule.is_some() { vec![rules.clone()] } else { forms(&rules) };
    let found = audit_forms(sheet, &forms);
    let (place, found) =
        found.map_err(|fault| Failure::usage(words::not_audited(&rules, fault)))?;
    let rules = forms[place].clone();
    let mut lines = vec![words::audited(&rules, &found)];
    let mut view = Audited::default();
    let mut by = None;
    match found {
        Audit::Explained(explained) => {
            let candidate = Candidate { rules, set: asked.choice.set.clone() };
            view = Audited::of(sheet, &explained, &[&candidate]);
            lines.extend(told(sheet, &view, &candidate.rules, &explained));
            by = Some((candidate, explained));
        }
        Audit::MoreSlips(row) | Audit::Unreadable(row) => view.first_bad_row = Some(row),
    }
    Ok(Finding { view, by, lines, fits: Vec::new(), others: Vec::new() })
}

/// The slips in sentences, and what follows from them.
fn told(sheet: &Written, view: &Audited, rules: &Ruleset, explained: &Explained) -> Vec<String> {
    let mut lines: Vec<String> =
        explained.slips.iter().map(|slip| words::slip(&sheet.players, slip)).collect();
    if !explained.only {
        lines.push(words::audit_other_slips().into());
    }
    if view.changes_first(sheet, rules) {
        lines.push(words::audit_winner_changes().into());
    }
    lines
}

/// Audits a sheet by every set of rules.
fn by_any(sheet: &Written, asked: &Asked) -> Result<Finding, Failure> {
    let choice = &asked.choice;
    if choice.schedule.is_some() {
        return Err(Failure::usage(words::audit_schedule_alone()));
    }
    if let Some(id) = &choice.scoring {
        let all = presets::scorings();
        let ids = || all.iter().filter(|score| score.hands().is_some()).map(|score| score.id());
        if !ids().any(|known| presets::means(id, known)) {
            let unknown = words::unknown(Unknown::Score(words::audit_any_rules()), id, ids());
            return Err(Failure::usage(unknown));
        }
    }
    let count = sheet.players.count();
    let tried = candidates(count as u8, choice.scoring.as_deref(), &choice.set);
    let found = fits(sheet, &tried);
    if found.best.is_empty() && found.others.is_empty() {
        let failure = Failure::usage(words::audit_no_rules(count));
        return Err(failure.hint(Hint::HelpOn("audit".into())));
    }
    let all: Vec<&Candidate> = found.best.iter().map(|fit| &fit.candidate).collect();
    let fits = all.iter().map(|it| (words::candidate(it), None)).collect();
    // Of the same rules and score, the settings that go on for longest.
    let mut others: Vec<(String, Option<usize>)> = Vec::new();
    let mut listed: Vec<(&str, &str)> = Vec::new();
    for (other, row) in &found.others {
        let of = (other.rules.id.as_str(), other.rules.scoring.id());
        let fits = all.iter().any(|it| (it.rules.id.as_str(), it.rules.scoring.id()) == of);
        if !fits && !listed.contains(&of) {
            listed.push(of);
            others.push((words::candidate(other), Some(*row)));
        }
    }
    let Some(best) = found.best.first() else {
        let mut view = Audited::default().with_others(&found);
        view.first_bad_row = found.others.first().map(|(_, row)| *row);
        let lines = vec![words::audit_nothing_fits().to_owned()];
        return Ok(Finding { view, by: None, lines, fits, others });
    };
    let (candidate, explained) = (&best.candidate, &best.explained);
    let view = Audited::of(sheet, explained, &all).with_others(&found);
    let mut lines = Vec::new();
    if all.len() > 1 {
        lines.push(words::audit_tie().to_owned());
    }
    lines.push(words::audited(&candidate.rules, &Audit::Explained(explained.clone())));
    lines.extend(told(sheet, &view, &candidate.rules, explained));
    let by = Some((candidate.clone(), explained.clone()));
    Ok(Finding { view, by, lines, fits, others })
}

/// The corrected evening as a script.
fn script(sheet: &Written, finding: &Finding, asked: &Asked) -> Result<String, Failure> {
    if finding.fits.len() > 1 {
        return Err(Failure::usage(words::audit_needs_rules()));
    }
    let not_kept = || Failure::data(words::audit_not_kept());
    let (Candidate { rules, set }, explained) = finding.by.as_ref().ok_or_else(not_kept)?;
    let uncertain = explained
        .deals
        .iter()
        .position(|deal| deal.hands.iter().flatten().any(|hand| hand.took.len() != 1));
    if let Some(row) = uncertain {
        return Err(Failure::data(words::audit_uncertain(row + 1)));
    }
    let players = &sheet.players;
    let dealer = choose::seat(rules, players, asked.dealer.as_deref().unwrap_or_default())?;
    let named = asked.rules.as_deref().unwrap_or(&rules.id);
    let mut new = vec!["new", named];
    new.extend(players.names().map(Name::as_str));
    let usual = choose::built_in(named);
    let differs = |of: fn(&Ruleset) -> &str| usual.as_ref().is_none_or(|it| of(it) != of(rules));
    let catalogued = presets::scoring(rules.scoring.id()).is_some();
    if catalogued && differs(|rules| rules.scoring.id()) {
        new.extend(["--scoring", rules.scoring.id()]);
    }
    if differs(|rules| &rules.schedule.form) {
        new.extend(["--schedule", &rules.schedule.form]);
    }
    new.extend(set.iter().flat_map(|text| ["--set", text]));
    new.extend(["--dealer", players.name(dealer).as_str()]);
    let mut lines = vec![new.into_iter().map(notation::quote).collect::<Vec<_>>().join(" ")];
    let plan = DealPlan::all(rules, players.count() as u8, dealer);
    for (index, (deal, row)) in explained.deals.iter().zip(&sheet.rows).enumerate() {
        let mark = row.mark.as_deref().unwrap_or_default();
        let extra = rules.extras.iter().find(|extra| extra.mark.eq_ignore_ascii_case(mark));
        let extra = extra.filter(|_| index >= plan.len());
        lines.extend(extra.map(|extra| format!("extra {}", extra.id)));
        let is_open = plan.get(index).is_none_or(|deal| deal.trump.known().is_none());
        let suit = row.trump.filter(|trump| is_open && trump.suit().is_some());
        lines.extend(suit.map(|trump| format!("trump {}", trump.name())));
        let (seats, _) = rules.seats(dealer.after(index, players.count()), players.count() as u8);
        let hands = || seats.iter().filter_map(|seat| deal.hands[seat.index()].as_ref());
        let numbers = |of: fn(&analysis::AuditedHand) -> u8| {
            hands().map(|hand| of(hand).to_string()).collect::<Vec<_>>().join(" ")
        };
        if extra.is_none_or(|extra| extra.bids != ExtraBids::Zero) {
            lines.push(format!("bid {}", numbers(|hand| hand.bid)));
        }
        lines.push(format!("took {}", numbers(|hand| hand.chosen)));
    }
    Ok(lines.join("\n") + "\n")
}
