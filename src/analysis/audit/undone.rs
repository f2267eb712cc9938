//! A sheet on which a slip is undone before it is audited.

use super::labels::Labels;
use super::slip::Slip;
use crate::analysis::{CellKind, WrittenSheet};
use crate::rules::Ruleset;

/// A sheet on which a slip of whole deals or columns is undone.
pub(super) struct Undone {
    pub(super) sheet: WrittenSheet,
    /// The row of the sheet as it is written for each deal; `None` for one that was left out.
    pub(super) rows: Vec<Option<usize>>,
    /// The slips certain at this point: the one undone, and those of labels.
    pub(super) slips: Vec<Slip>,
    pub(super) unchecked: Vec<CellKind>,
    /// A lower bound for the slips in the rest.
    pub(super) least: u8,
}

impl Undone {
    /// The sheet as it is written.
    pub(super) fn nothing(rules: &Ruleset, sheet: &WrittenSheet) -> Undone {
        let Labels { slips, unchecked } = Labels::of(rules, sheet);
        let rows = (0..sheet.rows.len()).map(Some).collect();
        Undone { sheet: sheet.clone(), rows, slips, unchecked, least: 0 }
    }

    /// A sheet on which this slip is undone.
    pub(super) fn new(
        rules: &Ruleset,
        sheet: WrittenSheet,
        rows: Vec<Option<usize>>,
        slip: Slip,
    ) -> Undone {
        let labels = Labels::of(rules, &sheet);
        let mut slips = vec![slip];
        for slip in labels.slips {
            // Label slips use the row numbers of the sheet as written.
            if let Some(row) = rows[slip.row - 1] {
                slips.push(Slip { row: row + 1, ..slip });
            }
        }
        Undone { sheet, rows, slips, unchecked: labels.unchecked, least: 0 }
    }

    /// The deal that was left out.
    pub(super) fn missing(&self) -> Option<usize> {
        self.rows.iter().position(Option::is_none)
    }
}
