//! Slips of the pen: the cells of a sheet that are wrong, and what kind of slip each is.

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
    /// Whose cell it is; `None` for the number of cards.
    pub player: Option<Seat>,
    /// What the cell holds.
    pub cell: CellKind,
    /// What kind of slip it is.
    pub kind: SlipKind,
    /// What the cell says.
    pub written: Option<Points>,
    /// What it should say; `None` where that is open.
    pub expected: Option<Points>,
    /// The player with whom the cell was swapped.
    pub with: Option<Seat>,
}

/// The kinds of slips. Of those that fit, a slip is of the first.
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
    /// Two players have each other's number.
    Column,
    /// Two digits are swapped.
    Digits,
    /// A minus is missing, or there is one too many.
    Sign,
    /// A bonus for a run was forgotten, or given for nothing.
    Bonus,
    /// The hook forbids the bids.
    Hook,
    /// The tricks of the deal cannot add up.
    Tricks,
    /// The number of cards is not that of the schedule.
    Cards,
}

impl SlipKind {
    /// The kind of a cell that is wrong, but for totals and bids that the hook forbids.
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
            SlipKind::Tricks
        }
    }
}

/// Whether one number is the other with two digits next to each other swapped.
fn swaps_digits(one: Points, other: Points) -> bool {
    let (one, other) = (one.decimal(), other.decimal());
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let differ: Vec<usize> =
        (0..one.len().min(other.len())).filter(|i| one[*i] != other[*i]).collect();
    one.len() == other.len()
        && matches!(differ[..], [i, j] if j == i + 1
            && one[i] == other[j] && one[j] == other[i]
            && one[i].is_ascii_digit() && one[j].is_ascii_digit())
}
