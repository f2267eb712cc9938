//! The findings of an audit in sentences: the verdict, what may have happened, and what that does to the totals.

use super::standing::{self, FirstPlace};
use super::words::{by, cell_kind, slip};
use crate::analysis::{CellKind, Explanation, Fit, WrittenSheet};
use crate::rules::{Clause, Ruleset};
use crate::words::{and, joined, labelled, list, messages};

/// The most explanations that are listed.
const MOST_TOLD: usize = 5;

/// The verdict, the slips of each explanation, the breaches, and who is first.
pub(super) fn lines(sheet: &WrittenSheet, fit: &Fit) -> Vec<String> {
    let rules = &fit.candidate.rules;
    let explanations = &fit.explained.explanations;
    let likeliest = fit.explained.likeliest();
    let slips = likeliest.slips.len();
    let is_guess = explanations.len() > 1;

    let mut lines = vec![if likeliest.is_right() {
        messages::AuditResultRight { rules: &by(rules) }.say()
    } else if slips == 0 {
        messages::AuditResultBreaches { rules: &by(rules) }.say()
    } else if is_guess {
        messages::AuditResultGuess { slips, rules: &by(rules) }.say()
    } else {
        messages::AuditResultSlips { slips, rules: &by(rules) }.say()
    }];
    if is_guess {
        for (explanation, number) in explanations.iter().zip(1..).take(MOST_TOLD) {
            lines.push(format!("{number}. {}", told(sheet, rules, explanation)));
        }
        if explanations.len() > MOST_TOLD {
            let number = explanations.len() - MOST_TOLD;
            lines.push(messages::AuditExplanationsMore { number }.say());
        }
    } else {
        lines.extend(likeliest.slips.iter().map(|found| slip(&sheet.players, likeliest, found)));
    }
    if !fit.explained.are_all {
        lines.push(messages::AuditExplanationsUnknown.say());
    }

    lines.extend(breaches(rules, likeliest));
    lines.extend(bids_worked_out(sheet, likeliest));
    if !fit.explained.unchecked.is_empty() {
        let columns = fit.explained.unchecked.iter().map(|cell| cell_kind(*cell).say());
        lines.push(messages::AuditRemarkUnchecked { columns: list(columns) }.say());
    }
    match standing::first_place(sheet, rules, &fit.explained) {
        FirstPlace::Stays => {}
        FirstPlace::Changes => lines.push(messages::AuditRemarkWinner.say()),
        FirstPlace::Depends => lines.push(messages::AuditRemarkFirstDepends.say()),
    }
    lines
}

/// An explanation: its slips, and what it does to totals and places.
fn told(sheet: &WrittenSheet, rules: &Ruleset, explanation: &Explanation) -> String {
    let mut sentences: Vec<String> =
        explanation.slips.iter().map(|found| slip(&sheet.players, explanation, found)).collect();
    let Some(written) = standing::written(sheet, rules, explanation) else {
        return joined(sentences, " ");
    };

    let right = standing::right(rules, explanation);
    if right == written {
        sentences.push(messages::AuditExplanationStays.say());
    }
    for ((player, right), was) in sheet.players.names().zip(right).zip(written) {
        let total = right.total;
        let place = right.place;
        if total == was.total && place == was.place {
            continue;
        }
        sentences.push(if place == was.place {
            messages::AuditExplanationTotal { player, total, written: was.total }.say()
        } else if total == was.total {
            messages::AuditExplanationPlace { player, place, was: was.place }.say()
        } else {
            messages::AuditExplanationTotalPlace {
                player,
                total,
                written: was.total,
                place,
                was: was.place,
            }
            .say()
        });
    }
    joined(sentences, " ")
}

/// The bids that the sheet does not show, though it has a column of them.
fn bids_worked_out(sheet: &WrittenSheet, explanation: &Explanation) -> Option<String> {
    if !sheet.about.columns.of_player.contains(&CellKind::Bid) {
        return None;
    }
    let mut bids = Vec::new();
    for (number, row) in (1..).zip(&sheet.rows) {
        let Some(deal) = explanation.deal(number) else { continue };
        for (seat, cells) in sheet.players.seats().zip(&row.hands) {
            let hand = deal.hands[seat.index()].as_ref();
            if let Some(hand) = hand
                && !cells.is_missing
                && cells.cell(CellKind::Bid).is_none()
            {
                let player = sheet.players.name(seat);
                let bids_of_hand = joined(&hand.bids, "|");
                bids.push(
                    messages::AuditBidWorkedOut { deal: number, player, bids: bids_of_hand }.say(),
                );
            }
        }
    }
    if bids.is_empty() {
        return None;
    }
    Some(messages::AuditRemarkBids { bids: list(bids) }.say())
}

/// The deals with bids that the rules forbid, together where the bids add up to the cards.
fn breaches(rules: &Ruleset, explanation: &Explanation) -> Vec<String> {
    let clause = rules.clause_id(Clause::Hook);
    let mut lines = Vec::new();
    let mut hooked = Vec::new();
    for breach in &explanation.breaches {
        if breach.bids == breach.cards {
            hooked.push(breach.row);
            continue;
        }
        let deal = messages::TableDealNumber { number: breach.row }.say();
        let bids = breach.bids;
        let said = messages::AuditBreachSum { bids, cards: breach.cards, clause: &clause }.say();
        lines.push(labelled(deal, said));
    }
    if !hooked.is_empty() {
        let deals = hooked.len();
        lines
            .push(messages::AuditBreachHook { deals, numbers: and(hooked), clause: &clause }.say());
    }
    lines
}
