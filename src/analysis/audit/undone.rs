//! A sheet on which a slip is undone before it is audited.

use super::labels::{self, Labels};
use super::slip::{Slip, SlipKind};
use crate::analysis::{CellKind, WrittenSheet};
use crate::cards::Seat;
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
        let Labels { mut slips, unchecked } = Labels::of(rules, sheet, &labels::COLUMNS);
        slips.extend(hands_missing(rules, sheet));
        let rows = (0..sheet.rows.len()).map(Some).collect();
        Undone { sheet: sheet.clone(), rows, slips, unchecked, least: 0 }
    }

    /// A sheet on which this slip is undone. Only the labels in `optional` columns may be left unchecked, or one
    /// wrong label could be explained by moving a whole deal.
    pub(super) fn new(
        rules: &Ruleset,
        sheet: WrittenSheet,
        rows: Vec<Option<usize>>,
        slip: Slip,
        optional: &[CellKind],
    ) -> Undone {
        let labels = Labels::of(rules, &sheet, optional);
        let mut slips = vec![slip];
        for slip in labels.slips.into_iter().chain(hands_missing(rules, &sheet)) {
            // These slips have the rows of the undone sheet, and are given those of the sheet as written.
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

/// The hands that are not written where they should be; a row without any is one slip.
fn hands_missing(rules: &Ruleset, sheet: &WrittenSheet) -> Vec<Slip> {
    let players = sheet.players.count();
    let has_dead_hand = rules.table(players as u8).is_some_and(|table| table.dead_hand);
    let mut slips = Vec::new();
    for (number, row) in (1..).zip(&sheet.rows) {
        let hands = sheet.players.seats().zip(&row.hands);
        let missing: Vec<Seat> =
            hands.filter(|(_, hand)| hand.is_missing).map(|(seat, _)| seat).collect();
        let slip = Slip::of_row(number, CellKind::Deal, SlipKind::HandMissing);
        if missing.len() == players {
            slips.push(slip);
            continue;
        }
        let missing = missing.into_iter().skip(usize::from(has_dead_hand));
        slips.extend(missing.map(|seat| Slip { player: Some(seat), ..slip }));
    }
    slips
}
