//! Audits of score sheets: whether a sheet can be right by some rules, and if not, the fewest slips that
//! explain it.
//!
//! `model` says what deals each row can be by the rules. On it builds `chain`, the possible hands of one
//! player; on that `search`, over all players. `explain` turns what was found into slips and deals, and
//! `fits` tries many rules.

mod chain;
mod explain;
mod fits;
mod model;
mod search;
mod slip;

pub use explain::{AuditedDeal, AuditedHand, Explained};
pub use fits::{CandidateRules, Fit, Fits, candidates, fits, forms};
pub use model::AuditError;
pub use slip::{Slip, SlipKind};

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
    /// The sheet has more than [`MOST_SLIPS`]; the first row that cannot be right, from 1.
    MoreSlips(usize),
    /// Too many cells up to this row, from 1, cannot be read.
    Unreadable(usize),
}

/// Audits a sheet by rules that differ in their schedule alone. Returns the index of those that explain
/// it best, and what they find.
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
                Err(_) => {}
            }
        }
    }

    // Of several schedules, the first of those that go on for longest.
    let mut longest = 0;
    let mut last_row = 0;
    for (index, search) in searches.iter_mut().enumerate() {
        match search.first_bad_row() {
            Some(Stopped { row, is_ambiguous: true }) => {
                return Ok((index, AuditOutcome::Unreadable(row + 1)));
            }
            Some(Stopped { row, .. }) if row > last_row => {
                longest = index;
                last_row = row;
            }
            _ => {}
        }
    }
    Ok((longest, AuditOutcome::MoreSlips(last_row + 1)))
}
