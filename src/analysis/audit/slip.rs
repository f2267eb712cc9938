//! Slips of the pen: wrong cells of a sheet, by kind.

use crate::analysis::CellKind;
use crate::cards::{Seat, Trump};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use strum::IntoStaticStr;

/// One corrected cell, one swap of two cells, or one slip of whole deals or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slip {
    /// The number of the row, from 1.
    pub row: usize,
    /// The last of the rows that it is about, or the other of two; `None` if it is about one.
    pub until: Option<usize>,
    /// The player whose cell it is; `None` for a cell of the deal.
    pub player: Option<Seat>,
    /// The cell.
    pub cell: CellKind,
    /// The kind of slip.
    pub kind: SlipKind,
    /// The number as written.
    pub written: Option<Points>,
    /// The right number; of a total, the right running total.
    pub expected: Option<Points>,
    /// The player with whom the cell, or the column, was swapped.
    pub with: Option<Seat>,
    /// A label that is no number.
    pub label: Option<Label>,
    /// By how much the player's later totals are too high because of it.
    pub off: Points,
}

/// A wrong label of a deal that is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Label {
    /// The trump.
    Trump {
        /// The trump that is written.
        written: Trump,
        /// The trump by the schedule.
        expected: Trump,
    },
    /// The dealer.
    Dealer {
        /// The player who is written.
        written: Seat,
        /// The player whose turn it was.
        expected: Seat,
    },
}

impl Slip {
    /// A slip in this row, from 1, with no other details.
    pub(super) const fn of_row(row: usize, cell: CellKind, kind: SlipKind) -> Slip {
        Slip {
            row,
            until: None,
            player: None,
            cell,
            kind,
            written: None,
            expected: None,
            with: None,
            label: None,
            off: Points::ZERO,
        }
    }
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
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    /// The number, the trump or the dealer of a deal is another.
    Label,
    /// A deal was left out before this one.
    DealMissing,
    /// A hand is not written.
    HandMissing,
    /// A deal was written a second time.
    DealTwice,
    /// Two deals were written in each other's place.
    DealsSwapped,
    /// Two players have each other's columns for some deals.
    ColumnsSwapped,
    /// Bids and tricks were written in each other's column for some deals.
    BidsForTricks,
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
