//! Which deal of the schedule each row of a sheet is, where rows are struck out.

use crate::analysis::{WrittenRow, WrittenSheet};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::Ruleset;

/// The deals of the schedule in the order of the rows. A deal that was struck out is played again at once, or after
/// all others, or not at all; the cards of the rows below it decide whether it is the first of these.
pub fn planned_rows(rules: &Ruleset, sheet: &WrittenSheet, dealer: Seat) -> Vec<DealPlan> {
    let mut ahead = DealPlan::all(rules, sheet.players.count() as u8, dealer);
    if sheet.rows.iter().all(|row| row.struck == 0) {
        return ahead;
    }

    let mut planned = Vec::with_capacity(ahead.len());
    let mut later = Vec::new();
    for (index, row) in sheet.rows.iter().enumerate() {
        let rows = &sheet.rows[index..];
        for _ in 0..row.struck {
            if !ahead.is_empty() && agreeing(rows, &ahead[1..]) > agreeing(rows, &ahead) {
                later.push(ahead.remove(0));
            }
        }
        let next = if ahead.is_empty() { &mut later } else { &mut ahead };
        if !next.is_empty() {
            planned.push(next.remove(0));
        }
    }
    planned.extend(ahead);
    planned
}

/// How many rows have the cards of these deals, up to the first that has others.
fn agreeing(rows: &[WrittenRow], deals: &[DealPlan]) -> usize {
    for (count, (row, deal)) in rows.iter().zip(deals).enumerate() {
        if row.mark.as_ref().is_some_and(|mark| !mark.eq_ignore_ascii_case(&deal.mark())) {
            return count;
        }
    }
    rows.len().min(deals.len())
}
