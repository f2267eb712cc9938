//! Audits of score sheets: whether a sheet can be right by some rules, and if not, the fewest slips that
//! explain it.
//!
//! `model` says what deals each row can be by the rules, and `check` what is wrong in a row by itself. `hand` is a possible
//! hand. `chain` follows those of one player; `search` combines the chains of all players, and `bounds` says what a sheet
//! costs at least. `explain` turns the result into slips and deals, `row` does
//! so for one row, and `likelihood` ranks the slips. `slip` names them, and `labels` finds those in the labels of
//! deals. `struck` matches rows with the schedule where others are struck out. `undone` is a sheet with a slip of
//! whole deals or columns undone, and `whole` finds such sheets. `fits` tries many rules.

mod bounds;
mod chain;
mod check;
mod explain;
mod fits;
mod hand;
mod labels;
mod likelihood;
mod model;
mod row;
mod search;
mod slip;
mod struck;
mod undone;
mod whole;

pub use explain::{AuditedDeal, AuditedHand, Explained, Explanation};
pub use fits::{CandidateRules, Fit, Fits, are_right_by, candidates, fits, forms};
pub use model::{AuditError, MOST_SLIPS};
pub use slip::{Breach, Label, Slip, SlipKind};
pub use struck::planned_rows;

use super::WrittenSheet;
use crate::rules::Ruleset;
use model::Model;
use search::{MOST_WORK, SlipSearch, Stopped};
use undone::Undone;

/// The result of an audit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditOutcome {
    /// The sheet is right, or these are the fewest slips that explain it.
    Explained(Explained),
    /// The sheet has more slips than [`MOST_SLIPS`]. Holds the first row that cannot be right, from 1.
    MoreSlips(usize),
    /// Too many cells cannot be read. Holds the row at which the search gave up, from 1.
    Unreadable(usize),
}

/// Audits a sheet by several forms of some rules, which differ only in their schedule. Returns the index
/// of the form that explains the sheet best, and its outcome.
///
/// # Errors
/// Sheets of these rules cannot be audited.
pub fn audit_forms(
    sheet: &WrittenSheet,
    forms: &[Ruleset],
) -> Result<(usize, AuditOutcome), AuditError> {
    let mut models = Vec::new();
    let mut nothing_undone = Vec::new();
    for rules in forms {
        models.push(Model::new(rules, sheet, None)?);
        nothing_undone.push(Undone::nothing(rules, sheet));
    }
    let mut searches: Vec<SlipSearch<'_>> =
        models.iter().map(|model| SlipSearch::new(model, sheet)).collect();
    let mut with_one_undone = Vec::new();
    let mut are_all_tried = true;

    for slips in 0..=MOST_SLIPS {
        for (index, search) in searches.iter_mut().enumerate() {
            let undone = &nothing_undone[index];
            let mut explained: Option<Explained> = None;
            let mut ambiguous_row = None;
            if let Some(left) = slips.checked_sub(undone.slips.len() as u8) {
                match search.within(left) {
                    Ok(layers) => explained = Some(explain::explain(search, &layers, undone)),
                    Err(stopped) if stopped.is_ambiguous => ambiguous_row = Some(stopped.row),
                    Err(_) => {}
                }
            }

            if slips > 0 {
                if with_one_undone.len() == index {
                    with_one_undone.push(whole::undone(search.model, sheet));
                }
                // Fewer slips than known are searched for thoroughly, other explanations with as few are not.
                let mut work = if explained.is_some() { whole::MOST_WORK } else { MOST_WORK };
                for undone in &mut with_one_undone[index] {
                    match whole::within(undone, search.model, slips, &mut work) {
                        Ok(Some(other)) => match &mut explained {
                            Some(explained) => explained.add(other),
                            None => explained = Some(other),
                        },
                        Ok(None) => {}
                        Err(_) => are_all_tried = false,
                    }
                }
            }
            if let Some(mut explained) = explained {
                explained.are_all &= are_all_tried && ambiguous_row.is_none();
                return Ok((index, AuditOutcome::Explained(explained)));
            }
            if let Some(row) = ambiguous_row {
                return Ok((index, AuditOutcome::Unreadable(row + 1)));
            }
        }
    }

    // No form explains the sheet: choose the one that stays right for the most rows.
    let mut best_form = 0;
    let mut last_row = 0;
    for (index, search) in searches.iter_mut().enumerate() {
        match search.first_bad_row() {
            Some(Stopped { row, is_ambiguous: true }) => {
                return Ok((index, AuditOutcome::Unreadable(row + 1)));
            }
            Some(Stopped { row, .. }) if row > last_row => {
                best_form = index;
                last_row = row;
            }
            _ => {}
        }
    }
    Ok((best_form, AuditOutcome::MoreSlips(last_row + 1)))
}
