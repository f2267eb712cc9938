//! Audits of score sheets: whether a sheet can be right by some rules, and if not, the fewest slips that
//! explain it.
//!
//! From the ground up: `model`, what the rules say of each row; `chain`, what one player can have had;
//! `search` over all players; `slip`; `explain`, what the search found; `fits`, by which rules.

mod chain;
mod explain;
mod fits;
mod model;
mod search;
mod slip;

pub use explain::{AuditedDeal, AuditedHand, Explained};
pub use fits::{Candidate, Fit, Fits, candidates, fits, forms};
pub use model::AuditError;
pub use slip::{Slip, SlipKind};

use super::Written;
use crate::rules::Ruleset;
use model::Model;
use search::{SlipSearch, Stopped};

/// The most slips that are looked for.
pub const MOST_SLIPS: u8 = 6;

/// What an audit of a sheet finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AuditOutcome {
    /// The sheet is right, or these are the fewest slips that explain it.
    Explained(Explained),
    /// There are more than [`MOST_SLIPS`]; the first row that cannot be right, from 1.
    MoreSlips(usize),
    /// Too much cannot be read, up to this row, from 1, to say anything.
    Unreadable(usize),
}

/// Audits a sheet by a set of rules that seats its players.
///
/// # Errors
/// Sheets of these rules cannot be audited.
pub fn audit(sheet: &Written, rules: &Ruleset) -> Result<AuditOutcome, AuditError> {
    audit_forms(sheet, std::slice::from_ref(rules)).map(|(_, found)| found)
}

/// Audits a sheet by rules that differ in their schedule alone: those that explain it best, by their
/// place, and how.
///
/// # Errors
/// Sheets of these rules cannot be audited.
pub fn audit_forms(
    sheet: &Written,
    forms: &[Ruleset],
) -> Result<(usize, AuditOutcome), AuditError> {
    let models: Result<Vec<_>, _> = forms.iter().map(|rules| Model::new(rules, sheet)).collect();
    let models = models?;
    let mut searches: Vec<_> = models.iter().map(|model| SlipSearch::new(model, sheet)).collect();
    for slips in 0..=MOST_SLIPS {
        for (place, search) in searches.iter_mut().enumerate() {
            match search.within(slips) {
                Ok(layers) => {
                    return Ok((place, AuditOutcome::Explained(explain::explain(search, &layers))));
                }
                Err(Stopped { row, is_ambiguous: true }) => {
                    return Ok((place, AuditOutcome::Unreadable(row + 1)));
                }
                Err(_) => {}
            }
        }
    }
    // Of several schedules, the one that goes on for longest.
    let mut last = (0, 0);
    for (place, search) in searches.iter_mut().enumerate() {
        match search.first_bad_row() {
            Some(Stopped { row, is_ambiguous: true }) => {
                return Ok((place, AuditOutcome::Unreadable(row + 1)));
            }
            stopped => {
                last = last.max((stopped.map_or(0, |stopped| stopped.row), forms.len() - place));
            }
        }
    }
    Ok((forms.len().saturating_sub(last.1), AuditOutcome::MoreSlips(last.0 + 1)))
}
