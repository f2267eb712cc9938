//! Slips of the pen: wrong cells of a sheet, by kind.

use crate::analysis::CellKind;
use crate::cards::Seat;
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use strum::IntoStaticStr;

/// One corrected cell, or one swap of two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slip {
    /// The number of the deal, from 1.
    pub row: usize,
    /// The player whose cell it is; `None` for the number of cards.
    pub player: Option<Seat>,
    /// The cell.
    pub cell: CellKind,
    /// The kind of slip.
    pub kind: SlipKind,
    /// The number as written.
    pub written: Option<Points>,
    /// The right number; of a total, the right running total.
    pub expected: Option<Points>,
    /// The player with whom the cell was swapped.
    pub with: Option<Seat>,
    /// By how much the player's later totals are too high because of it.
    pub off: Points,
}

/// Bids that the hook forbids, although everything else agrees with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Breach {
    /// The number of the deal, from 1.
    pub row: usize,
    /// The sum of the bids.
    pub bids: u8,
    /// The cards dealt to each player.
    pub cards: u8,
}

/// The kinds of slips. A slip has the first kind that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[non_exhaustive]
pub enum SlipKind {
    /// A total is wrong, and those below it are built on it.
    Addition,
    /// A total is wrong, and the next is right again.
    Carried,
    /// Two players' numbers are swapped.
    Column,
    /// Two digits are swapped.
    Digits,
    /// A minus sign is missing or superfluous.
    Sign,
    /// A bonus for a run is missing or superfluous.
    Bonus,
    /// The points are not what the bid and the tricks are worth.
    Points,
    /// A bid is wrong, and with it the hook forbids the bids.
    Hook,
    /// The tricks of the deal cannot add up.
    Tricks,
    /// The number of cards is not that of the schedule.
    Cards,
}

impl SlipKind {
    /// The kind of a wrong cell by its numbers, except for totals.
    pub(super) fn of(
        cell: CellKind,
        written: Points,
        expected: Points,
        bonuses: &[Points],
    ) -> SlipKind {
        let is_bonus = cell == CellKind::Points
            && bonuses.iter().any(|bonus| [*bonus, -*bonus].contains(&(written - expected)));
        if swaps_digits(written, expected) {
            SlipKind::Digits
        } else if written == -expected {
            SlipKind::Sign
        } else if cell == CellKind::Bonus || is_bonus {
            SlipKind::Bonus
        } else if cell == CellKind::Cards {
            SlipKind::Cards
        } else {
            SlipKind::Points
        }
    }
}

/// Whether one number is the other with two neighbouring digits swapped.
pub(super) fn swaps_digits(one: Points, other: Points) -> bool {
    let mut digits = one.decimal().into_bytes();
    let expected = other.decimal().into_bytes();
    if digits.len() != expected.len() {
        return false;
    }
    let Some(first) = (0..digits.len()).find(|index| digits[*index] != expected[*index]) else {
        return false;
    };
    let second = first + 1;
    if second == digits.len() || !digits[first].is_ascii_digit() || !digits[second].is_ascii_digit()
    {
        return false;
    }
    digits.swap(first, second);
    digits == expected
}
