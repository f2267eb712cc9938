//! The totals and places of a sheet, as written and by an explanation.

use crate::analysis::{AuditedDeal, CellKind, Explained, Explanation, WrittenSheet};
use crate::rules::{Points, Ruleset, TieBreak};
use schemars::JsonSchema;
use serde::Serialize;

/// A player's total and place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct SheetStanding {
    pub(super) total: Points,
    pub(super) place: usize,
}

/// What the right totals do to first place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum FirstPlace {
    /// It stays, or not every total is written.
    Stays,
    /// It changes, and in the same way by every explanation.
    Changes,
    /// It depends on the explanation.
    Depends,
}

/// The last total of each player, as it is written.
pub(super) fn written_totals(sheet: &WrittenSheet) -> Vec<Option<Points>> {
    let players = 0..sheet.players.count();
    let Some(last) = sheet.rows.last() else { return players.map(|_| None).collect() };
    players.map(|player| last.hands[player].cell(CellKind::Total)).collect()
}

/// The standing by an explanation.
pub(super) fn right(rules: &Ruleset, explanation: &Explanation) -> Vec<SheetStanding> {
    ranked(explanation.totals(), rules, &explanation.deals, |deal, player| {
        explanation.running.get(deal).map(|totals| totals[player])
    })
}

/// The standing as written; `None` if a last total is missing. Ties are broken by the deals of the
/// explanation.
pub(super) fn written(
    sheet: &WrittenSheet,
    rules: &Ruleset,
    explanation: &Explanation,
) -> Option<Vec<SheetStanding>> {
    let totals: Option<Vec<Points>> = written_totals(sheet).into_iter().collect();
    Some(ranked(&totals?, rules, &explanation.deals, |deal, player| {
        let row = explanation.rows.get(deal).copied().flatten()?;
        sheet.rows[row].hands[player].cell(CellKind::Total)
    }))
}

/// What the right totals do to first place, whichever explanation is true.
pub(super) fn first_place(
    sheet: &WrittenSheet,
    rules: &Ruleset,
    explained: &Explained,
) -> FirstPlace {
    let mut firsts = Vec::new();
    let mut changes = false;
    for explanation in &explained.explanations {
        let Some(written) = written(sheet, rules, explanation) else { return FirstPlace::Stays };
        let first = first(&right(rules, explanation));
        changes |= first != self::first(&written);
        if !firsts.contains(&first) {
            firsts.push(first);
        }
    }
    if firsts.len() > 1 {
        FirstPlace::Depends
    } else if !changes {
        FirstPlace::Stays
    } else if explained.are_all {
        FirstPlace::Changes
    } else {
        FirstPlace::Depends
    }
}

/// Whether each player is first.
fn first(standing: &[SheetStanding]) -> Vec<bool> {
    standing.iter().map(|standing| standing.place == 1).collect()
}

/// The places of the players by these totals, and by what the rules rank before totals or break ties with;
/// `total_after` is a player's total after a deal, from 0.
fn ranked(
    totals: &[Points],
    rules: &Ruleset,
    deals: &[AuditedDeal],
    total_after: impl Fn(usize, usize) -> Option<Points>,
) -> Vec<SheetStanding> {
    let scheduled = rules.deals(totals.len() as u8).len();
    let has_zero_finish = rules.ending.zero_finish && scheduled <= deals.len();
    let last = if has_zero_finish { scheduled.checked_sub(1) } else { None };

    let mut keys = Vec::new();
    for (player, total) in totals.iter().enumerate() {
        let finishes_on_zero =
            last.is_some_and(|row| total_after(row, player) == Some(Points::ZERO));
        let ties: Vec<Points> =
            rules.scoring.ties().iter().map(|tie| tie_worth(rules, deals, player, *tie)).collect();
        keys.push((finishes_on_zero, rules.scoring.wins().worth(*total), ties));
    }
    let places = keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count());
    totals.iter().zip(places).map(|(total, place)| SheetStanding { total: *total, place }).collect()
}

/// The tie-break values of a player; larger is better.
fn tie_worth(rules: &Ruleset, deals: &[AuditedDeal], player: usize, tie: TieBreak) -> Points {
    let mut hands = deals.iter().filter_map(|deal| deal.hands[player].as_ref());
    if tie == TieBreak::LastDeal {
        let last = hands.next_back().map_or(Points::ZERO, |hand| hand.points + hand.bonus);
        return rules.scoring.wins().worth(last);
    }
    let made = hands.filter(|hand| rules.hand(hand.bid, hand.chosen, 0, 0).is_made());
    let counted = made.map(|hand| if tie == TieBreak::MadeDeals { 1 } else { hand.bid.into() });
    Points::whole(counted.sum())
}
