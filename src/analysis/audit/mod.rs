//! Audits of score sheets: whether a sheet can be right by some rules, and if not, the fewest slips that
//! explain it.
//!
//! `model` says what deals each row can be by the rules. `hand` is a possible hand. `chain` follows those
//! of one player; `search` combines the chains of all players. `explain` turns what was found into
//! slips and deals, `row` does so for one row, and `likelihood` says which slips are likelier. `slip` names
//! them. `fits` tries many rules.

mod chain;
mod explain;
mod fits;
mod hand;
mod likelihood;
mod model;
mod row;
mod search;
mod slip;

pub use explain::{AuditedDeal, AuditedHand, Explained, Explanation};
pub use fits::{CandidateRules, Fit, Fits, candidates, fits, forms};
pub use model::AuditError;
pub use slip::{Breach, Slip, SlipKind};

use super::WrittenSheet;
use crate::rules::Ruleset;
use model::Model;
use search::{SlipSearch, Stopped};

/// The most slips for which a sheet is searched.
pub const MOST_SLIPS: u8 = 6;

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
    for rules in forms {
        models.push(Model::new(rules, sheet)?);
    }
    let mut searches: Vec<SlipSearch<'_>> =
        models.iter().map(|model| SlipSearch::new(model, sheet)).collect();

    for slips in 0..=MOST_SLIPS {
        for (index, search) in searches.iter_mut().enumerate() {
            match search.within(slips) {
                Ok(layers) => {
                    let explained = explain::explain(search, &layers);
                    return Ok((index, AuditOutcome::Explained(explained)));
                }
                Err(Stopped { row, is_ambiguous: true }) => {
                    return Ok((index, AuditOutcome::Unreadable(row + 1)));
                }
                Err(Stopped { is_ambiguous: false, .. }) => {}
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
