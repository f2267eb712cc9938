//! The corrected evening as a script.

use super::args::NotebookArgs;
use super::findings::Findings;
use super::words;
use crate::analysis::{
    AuditedDeal, AuditedHand, CellKind, Explanation, Fit, WrittenDay, WrittenSheet, planned_rows,
};
use crate::cards::{Seat, Trump};
use crate::game::{Act, Count, Day, LONGEST_REASON, Players, Setup, TableNote};
use crate::grammar::Choice;
use crate::grammar::script::new_line;
use crate::history::Origin;
use crate::rules::{ExtraBids, Points};
use crate::terminal::{Failure, Result, choose};
use crate::words::{Hint, joined, list, messages};
use crate::{notation, presets};

/// The most lines outside the table that become notes.
const MOST_REMARKS: usize = 20;

/// The corrected evening as a script.
///
/// # Errors
/// Several rules explain the sheet, or none; nothing shows which slips it has, and none were chosen; the tricks of
/// a hand are uncertain; or the dealer does not play.
pub(super) fn of(sheet: &WrittenSheet, findings: &Findings, args: &NotebookArgs) -> Result<String> {
    if findings.fits.len() > 1 {
        let id = findings.by.as_ref().map_or("RULES", |fit| &fit.candidate.rules.id);
        return Err(Failure::usage(messages::AuditErrorRulesUnclear.say())
            .hint(Hint::of_program(messages::HintNameRules.say(), format!("--rules {id}"))));
    }
    let unexplained = || Failure::data(messages::AuditErrorManySlips.say());
    let fit = findings.by.as_ref().ok_or_else(unexplained)?;
    let explanation = explanation(fit, args)?;
    let unknown = unknown_tricks(sheet, explanation)?;

    let rules = &fit.candidate.rules;
    let players = &sheet.players;
    let dealer = match (&args.dealer, sheet.rows.first().and_then(|row| row.dealer.as_ref())) {
        (Some(name), _) | (None, Some(name)) => choose::seat(players, name)?,
        (None, None) => return Err(no_dealer(players)),
    };
    let planned = planned_rows(rules, sheet, dealer);
    let played = planned.iter().take(sheet.rows.len());
    if !played.map(|deal| deal.number).eq((1..).take(planned.len().min(sheet.rows.len()))) {
        return Err(Failure::data(messages::AuditErrorStruck.say()));
    }
    let mut setup =
        Setup::new(rules.clone(), players.clone(), dealer).map_err(|_| unexplained())?;
    if !sheet.about.order.is_empty() {
        setup = setup.with_columns(sheet.about.order.clone()).ok_or_else(unexplained)?;
    }
    if let Some(title) = &sheet.about.title
        && let Ok(titled) = setup.clone().with_title(title)
    {
        setup = titled;
    }
    let mut script = new_line(&origin(fit, args, sheet), &setup) + "\n";
    let mut acts = Vec::new();
    acts.extend(day(args, sheet)?.map(Act::Day));
    acts.extend(unknown.into_iter().chain(remarks(sheet)).map(Act::Note));
    for slip in &explanation.slips {
        let text = words::slip(players, explanation, slip);
        let text = text.chars().take(LONGEST_REASON).collect();
        acts.push(Act::Note(TableNote { deal: Some(slip.row), text }));
    }
    for (number, row) in (1..).zip(&explanation.rows) {
        let struck = row.map_or(0, |row| sheet.rows[row].struck);
        if struck > 0 {
            let text = messages::AuditNoteStruck { number: struck }.say();
            acts.push(Act::Note(TableNote { deal: Some(number), text }));
        }
    }
    script += &deals(sheet, fit, explanation, dealer);
    for act in acts {
        script += &(notation::line(&act, players) + "\n");
    }
    Ok(script)
}

/// The only explanation, or the one that was chosen.
fn explanation<'f>(fit: &'f Fit, args: &NotebookArgs) -> Result<&'f Explanation> {
    let explanations = &fit.explained.explanations;
    let number = match args.choose {
        Some(number) => number,
        None if fit.explained.is_proven() => 1,
        None => {
            let failure = Failure::data(messages::AuditErrorGuess.say());
            return Err(
                failure.hint(Hint::of_program(messages::HintChooseExplanation.say(), "--choose 1"))
            );
        }
    };
    let chosen = number.checked_sub(1).and_then(|index| explanations.get(index));
    chosen.ok_or_else(|| {
        let most = explanations.len();
        Failure::usage(messages::AuditErrorNoExplanation { number, most }.say())
    })
}

/// A game of which only the final totals are known, as a script.
pub(super) fn of_result(
    rules: &str,
    args: &NotebookArgs,
    sheet: &WrittenSheet,
    result: &[Points],
) -> Result<String> {
    let mut words = opening(rules, &args.choice);
    for (name, total) in sheet.players.names().zip(result) {
        words.push(format!("--result={name}={}", total.decimal()));
    }
    words.extend(day(args, sheet)?.map(|day| format!("--date={day}")));
    Ok(joined(words.iter().map(|word| notation::quote(word)), " ") + "\n")
}

/// The words that begin a game by these rules.
pub(super) fn opening(rules: &str, choice: &Choice) -> Vec<String> {
    let mut words = vec!["new".to_owned(), rules.to_owned()];
    if let Some(id) = &choice.scoring {
        words.extend(["--scoring".to_owned(), id.clone()]);
    }
    for setting in &choice.set {
        words.extend(["--set".to_owned(), setting.clone()]);
    }
    words
}

/// The day of the evening, if it is known.
///
/// # Errors
/// The sheet has one that can be read in two ways.
pub(super) fn day(args: &NotebookArgs, sheet: &WrittenSheet) -> Result<Option<Day>> {
    match sheet.about.day {
        _ if args.date.is_some() => Ok(args.date),
        Some(WrittenDay::Clear(day)) => Ok(Some(day)),
        Some(WrittenDay::Either(one, other)) => {
            let days = [one, other].map(|day| day.to_string());
            let said = messages::AuditErrorDayUnclear { one: &days[0], other: &days[1] }.say();
            let mut failure = Failure::usage(said);
            for day in days {
                let option = format!("--date {day}");
                let it_was = messages::HintNameDay { day }.say();
                failure = failure.hint(Hint::of_program(it_was, option));
            }
            Err(failure)
        }
        None => Ok(None),
    }
}

/// A note on each deal whose tricks are not certain. They do not matter if the bid is known, and the points or the total.
///
/// # Errors
/// They matter in some deal, or a bid is not certain.
fn unknown_tricks(sheet: &WrittenSheet, explanation: &Explanation) -> Result<Vec<TableNote>> {
    let mut notes = Vec::new();
    for (index, (deal, row)) in explanation.deals.iter().zip(&explanation.rows).enumerate() {
        let mut players = Vec::new();
        for (seat, hand) in sheet.players.seats().zip(&deal.hands) {
            let Some(hand) = hand.as_ref() else { continue };
            let cells = row.map(|row| &sheet.rows[row].hands[seat.index()]);
            let deal = index + 1;
            let is_bid_uncertain = cells.is_some_and(|cells| {
                let is_written = cells.cell(CellKind::Bid).is_some();
                cells.is_missing || (!is_written && hand.bids.len() > 1)
            });
            if is_bid_uncertain {
                return Err(Failure::data(messages::AuditErrorBidsUncertain { deal }.say()));
            }
            if hand.took.len() == 1 {
                continue;
            }
            let matters = cells.is_none_or(|cells| {
                let has = |kind| cells.cell(kind).is_some();
                !has(CellKind::Bid) || !(has(CellKind::Points) || has(CellKind::Total))
            });
            if matters {
                return Err(Failure::data(messages::AuditErrorTricksUncertain { deal }.say()));
            }
            let took = joined(&hand.took, "/");
            players.push(format!("{} {took}", sheet.players.name(seat)));
        }
        if row.is_none() {
            let deal = index + 1;
            return Err(Failure::data(messages::AuditErrorTricksUncertain { deal }.say()));
        }
        let all = messages::AuditNoteTricks { tricks: list(&players) }.say();
        let parts = if all.chars().count() > LONGEST_REASON { 1 } else { players.len().max(1) };
        for players in players.chunks(parts) {
            let text = messages::AuditNoteTricks { tricks: list(players) }.say();
            notes.push(TableNote { deal: Some(index + 1), text });
        }
    }
    Ok(notes)
}

/// The lines outside the table as notes on the game.
fn remarks(sheet: &WrittenSheet) -> impl Iterator<Item = TableNote> {
    let texts =
        sheet.about.unread.iter().map(|(_, text)| text.chars().take(LONGEST_REASON).collect());
    texts.take(MOST_REMARKS).map(|text| TableNote { deal: None, text })
}

fn no_dealer(players: &Players) -> Failure {
    let first = players.names().next().map_or_else(String::new, ToString::to_string);
    let option = format!("--dealer {}", notation::quote(&first));
    Failure::usage(messages::AuditErrorNoDealer.say())
        .hint(Hint::of_program(messages::HintNameDealer.say(), option))
}

/// How a command line asks for the rules: by what differs from those that it names.
fn origin(fit: &Fit, args: &NotebookArgs, sheet: &WrittenSheet) -> Origin {
    let rules = &fit.candidate.rules;
    let named = args.rules.as_ref().or(sheet.about.rules.as_ref()).unwrap_or(&rules.id);
    let usual = choose::built_in(named);
    let has_usual_score =
        usual.as_ref().is_some_and(|usual| usual.scoring.id() == rules.scoring.id());
    let has_usual_form =
        usual.as_ref().is_some_and(|usual| usual.schedule.form == rules.schedule.form);
    let score = rules.scoring.id();
    let is_score_known = presets::scoring(score).is_some();
    Origin {
        rules: named.clone(),
        scoring: (!has_usual_score && is_score_known).then(|| score.to_owned()),
        schedule: (!has_usual_form).then(|| rules.schedule.form.clone()),
        set: fit.candidate.set.clone(),
    }
}

/// The commands that record the deals. What the table let stand stands.
fn deals(sheet: &WrittenSheet, fit: &Fit, explanation: &Explanation, dealer: Seat) -> String {
    let rules = &fit.candidate.rules;
    let players = sheet.players.count();
    let plan = planned_rows(rules, sheet, dealer);
    let mut script = String::new();
    for (index, (deal, row)) in explanation.deals.iter().zip(&explanation.rows).enumerate() {
        let Some(row_index) = *row else { continue };
        let row = &sheet.rows[row_index];
        let mut acts = Vec::new();
        let planned = plan.get(index);
        let mark = row.mark.as_deref().unwrap_or_default();
        let marked = rules.extras.iter().find(|extra| extra.mark.eq_ignore_ascii_case(mark));
        let extra = if planned.is_none() { marked } else { None };
        acts.extend(extra.map(|extra| Act::Extra(extra.id.clone())));

        let is_open = planned.is_none_or(|deal| deal.trump.known().is_none());
        if let Some(trump) = row.trump
            && is_open
            && (trump != Trump::None || planned.is_some_and(|deal| deal.may_turn_none(rules)))
        {
            acts.push(Act::Trump(trump));
        }

        for act in acts {
            script += &(notation::line(&act, &sheet.players) + "\n");
        }
        let (seats, _) = rules.seats(dealer.after(index, players), players as u8);
        if extra.is_none_or(|extra| extra.bids != ExtraBids::Zero) {
            let bids = Act::Bid(numbers(deal, &seats, |hand| hand.bid));
            let is_breach = explanation.breaches.iter().any(|breach| breach.row == row_index + 1);
            let line = if is_breach { notation::line_that_stands } else { notation::line };
            script += &(line(&bids, &sheet.players) + "\n");
        }
        let took = Act::Took(numbers(deal, &seats, |hand| hand.chosen));
        script += &(notation::line(&took, &sheet.players) + "\n");
    }
    script
}

/// A number of each hand of a deal, in the order of these seats.
fn numbers(deal: &AuditedDeal, seats: &[Seat], number: fn(&AuditedHand) -> u8) -> Vec<Count> {
    let hands = seats.iter().filter_map(|seat| deal.hands[seat.index()].as_ref());
    hands.map(|hand| Count::next(number(hand).into())).collect()
}
