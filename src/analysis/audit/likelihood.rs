//! Which of several explanations with as few slips is the likeliest.

use super::slip::{Slip, SlipKind, swaps_digits};
use crate::analysis::CellKind;
use crate::rules::Points;

/// How unlikely some slips are: the less, the likelier. The parts stand a hundred apart, in the order in which
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

/// How far a number is from the right one, where a carry and digits that changed places are next to it.
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

/// Whether the points by which one slip put a total off are put right by the next in the same column, or these are
/// the points that put it right.
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
