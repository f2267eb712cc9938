//! The corrected evening as a script.

use super::args::AuditArgs;
use super::findings::Findings;
use super::words;
use crate::analysis::{AuditedDeal, AuditedHand, Explanation, Fit, WrittenSheet, planned_rows};
use crate::cards::Seat;
use crate::game::{Act, Count, Setup, TableNote};
use crate::grammar::script::new_line;
use crate::history::Origin;
use crate::rules::ExtraBids;
use crate::terminal::{Failure, Result, choose};
use crate::words::{Hint, messages};
use crate::{notation, presets};

/// The corrected evening as a script.
///
/// # Errors
/// Several rules explain the sheet, or none; nothing shows which slips it has, and none were chosen; the tricks of
/// a hand are uncertain; or the dealer does not play.
pub(super) fn of(sheet: &WrittenSheet, findings: &Findings, args: &AuditArgs) -> Result<String> {
    if findings.fits.len() > 1 {
        return Err(Failure::usage(messages::AuditErrorRulesUnclear.say()));
    }
    let unexplained = || Failure::data(messages::AuditErrorManySlips.say());
    let fit = findings.by.as_ref().ok_or_else(unexplained)?;
    let explanation = explanation(fit, args)?;
    let mut deals = explanation.deals.iter().zip(&explanation.rows);
    let uncertain = deals.position(|(deal, row)| row.is_none() || !is_certain(deal));
    if let Some(row) = uncertain {
        return Err(Failure::data(messages::AuditErrorTricksUncertain { deal: row + 1 }.say()));
    }

    let rules = &fit.candidate.rules;
    let players = &sheet.players;
    let dealer = choose::seat(players, args.dealer.as_deref().unwrap_or_default())?;
    let planned = planned_rows(rules, sheet, dealer);
    let played = planned.iter().take(sheet.rows.len());
    if !played.map(|deal| deal.number).eq((1..).take(planned.len().min(sheet.rows.len()))) {
        return Err(Failure::data(messages::AuditErrorStruck.say()));
    }
    let setup = Setup::new(rules.clone(), players.clone(), dealer).map_err(|_| unexplained())?;
    let mut script = new_line(&origin(fit, args), &setup) + "\n";
    let mut acts = acts(sheet, fit, explanation, dealer);
    for slip in &explanation.slips {
        let text = words::slip(players, explanation, slip);
        acts.push(Act::Note(TableNote { deal: Some(slip.row), text }));
    }
    for (number, row) in (1..).zip(&sheet.rows) {
        if row.struck > 0 {
            let text = messages::AuditNoteStruck { number: row.struck }.say();
            acts.push(Act::Note(TableNote { deal: Some(number), text }));
        }
    }
    for act in acts {
        script += &(notation::line(&act, players) + "\n");
    }
    Ok(script)
}

/// The only explanation, or the one that was chosen.
fn explanation<'f>(fit: &'f Fit, args: &AuditArgs) -> Result<&'f Explanation> {
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

/// Whether each hand can have taken only one number of tricks.
fn is_certain(deal: &AuditedDeal) -> bool {
    deal.hands.iter().flatten().all(|hand| hand.took.len() == 1)
}

/// How a command line asks for the rules: by what differs from those that it names.
fn origin(fit: &Fit, args: &AuditArgs) -> Origin {
    let rules = &fit.candidate.rules;
    let named = args.rules.as_ref().unwrap_or(&rules.id);
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

fn acts(sheet: &WrittenSheet, fit: &Fit, explanation: &Explanation, dealer: Seat) -> Vec<Act> {
    let rules = &fit.candidate.rules;
    let players = sheet.players.count();
    let plan = planned_rows(rules, sheet, dealer);
    let mut acts = Vec::new();
    for (index, (deal, row)) in explanation.deals.iter().zip(&explanation.rows).enumerate() {
        let Some(row) = row.map(|row| &sheet.rows[row]) else { continue };
        let planned = plan.get(index);
        let mark = row.mark.as_deref().unwrap_or_default();
        let marked = rules.extras.iter().find(|extra| extra.mark.eq_ignore_ascii_case(mark));
        let extra = if planned.is_none() { marked } else { None };
        acts.extend(extra.map(|extra| Act::Extra(extra.id.clone())));

        let is_open = planned.is_none_or(|deal| deal.trump.known().is_none());
        let suit = row.trump.filter(|trump| is_open && trump.suit().is_some());
        acts.extend(suit.map(Act::Trump));

        let (seats, _) = rules.seats(dealer.after(index, players), players as u8);
        if extra.is_none_or(|extra| extra.bids != ExtraBids::Zero) {
            acts.push(Act::Bid(numbers(deal, &seats, |hand| hand.bid)));
        }
        acts.push(Act::Took(numbers(deal, &seats, |hand| hand.chosen)));
    }
    acts
}

/// A number of each hand of a deal, in the order of these seats.
fn numbers(deal: &AuditedDeal, seats: &[Seat], number: fn(&AuditedHand) -> u8) -> Vec<Count> {
    let hands = seats.iter().filter_map(|seat| deal.hands[seat.index()].as_ref());
    hands.map(|hand| Count::next(number(hand).into())).collect()
}
