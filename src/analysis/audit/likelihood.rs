//! Ranks explanations with equally few slips by likelihood.

use super::slip::{Slip, SlipKind, swaps_digits};
use crate::analysis::CellKind;
use crate::rules::Points;

/// How unlikely some slips are; smaller is likelier. The classes are a hundred apart, ordered by how often
/// people make such slips.
pub(super) fn unlikelihood(slips: &[Slip]) -> u32 {
    let mut sum = 0;
    for (index, slip) in slips.iter().enumerate() {
        sum += if is_put_right(slips, index) { 300 } else { of_slip(slip) };
    }
    sum
}

fn of_slip(slip: &Slip) -> u32 {
    let is_total = slip.cell == CellKind::Total;
    let leaves_totals = slip.off == Points::ZERO && !is_total;
    match slip.kind {
        SlipKind::Bonus => 100,
        SlipKind::Cards | SlipKind::Label => 400,
        SlipKind::DealMissing
        | SlipKind::HandMissing
        | SlipKind::DealTwice
        | SlipKind::DealsSwapped
        | SlipKind::ColumnsSwapped
        | SlipKind::BidsForTricks => 350,
        _ if leaves_totals => 200,
        SlipKind::Digits | SlipKind::Sign | SlipKind::Column => 401,
        SlipKind::Addition | SlipKind::Carried => 400 + distance(slip),
        _ => 450 + distance(slip),
    }
}

/// The distance of a number from the right one; a wrong carry, a wrong sign and swapped digits count as 1.
fn distance(slip: &Slip) -> u32 {
    let expected = slip.expected.unwrap_or_default();
    let written = slip.written.unwrap_or_default();
    let tenths = (written - expected).in_tenths().unsigned_abs();
    let is_carry = [100, 1000].contains(&tenths);
    if is_carry || written == -expected || swaps_digits(written, expected) {
        return 1;
    }
    u32::try_from(tenths / 10).unwrap_or(99).clamp(1, 99)
}

/// Whether the next slip in the same column corrects the error that this slip puts into the totals, or this slip
/// corrects an earlier error.
fn is_put_right(slips: &[Slip], index: usize) -> bool {
    let slip = &slips[index];
    let is_off = |other: &&Slip| other.player == slip.player && other.off != Points::ZERO;
    let before = slips[..index].iter().rev().find(is_off);
    let after = slips[index + 1..].iter().find(is_off);
    let cancels = |other: Option<&Slip>| {
        other.is_some_and(|other| other.cell == CellKind::Total && other.off == -slip.off)
    };
    slip.cell == CellKind::Total && slip.off != Points::ZERO && (cancels(after) || cancels(before))
}
