//! What an audit finds.

use super::json::AuditJson;
use crate::analysis::Fit;

/// The findings of an audit.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) json: AuditJson,
    /// The rules that explain the sheet, if any do.
    pub(super) by: Option<Fit>,
    /// The verdict and the slips, in sentences.
    pub(super) lines: Vec<String>,
    /// The rules that fit, where several were tried.
    pub(super) fits: Vec<(String, Option<usize>)>,
    /// Those that do not fit, each with the row that contradicts it.
    pub(super) others: Vec<(String, Option<usize>)>,
}
