//! A score sheet as somebody wrote it: its cells may be wrong or unreadable.

use crate::cards::Trump;
use crate::game::Players;
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use strum::{EnumString, IntoStaticStr};

/// A score sheet as somebody wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSheet {
    /// The players, in the order of the columns.
    pub players: Players,
    /// A row for each deal.
    pub rows: Vec<WrittenRow>,
}

/// A row of a sheet: one deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenRow {
    /// The number of the deal, if the sheet has it.
    pub number: Option<i64>,
    /// What marks the deal, the number of cards or an extra deal's mark, if that can be read.
    pub mark: Option<String>,
    /// The trump, if the sheet has it.
    pub trump: Option<Trump>,
    /// The name of the dealer, if the sheet has it.
    pub dealer: Option<String>,
    /// What each player has, in the order of the columns.
    pub hands: Vec<WrittenHand>,
    /// How many rows directly above it are struck out.
    pub struck: usize,
}

/// The cells of a player in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenHand {
    cells: [Option<Points>; 6],
}

/// A cell of a sheet, by what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, JsonSchema, EnumString, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum CellKind {
    /// The bid.
    Bid,
    /// The tricks taken.
    #[strum(serialize = "took", serialize = "tricks", serialize = "taken")]
    Took,
    /// The points of the deal.
    #[strum(serialize = "points", serialize = "pts", serialize = "score")]
    Points,
    /// The bonus for runs.
    Bonus,
    /// The points of rulings of the table.
    Ruling,
    /// The running total.
    #[strum(serialize = "total", serialize = "tot", serialize = "sum")]
    Total,
    /// The number of cards. It belongs to the row, not to a player, and so do those below.
    Cards,
    /// The number of the deal, or the deal as a whole.
    Deal,
    /// The trump.
    Trump,
    /// The dealer.
    Dealer,
}

impl WrittenHand {
    /// What a cell says, if it can be read.
    pub fn cell(&self, column: CellKind) -> Option<Points> {
        self.cells.get(column as usize).copied().flatten()
    }

    /// Writes a cell.
    pub fn write(&mut self, column: CellKind, points: Option<Points>) {
        if let Some(cell) = self.cells.get_mut(column as usize) {
            *cell = points;
        }
    }

    /// What the cell of a number of tricks says, if that is a number from 0 to `most`.
    pub fn tricks(&self, column: CellKind, most: u8) -> Option<u8> {
        (0..=most).find(|number| self.cell(column) == Some(Points::whole((*number).into())))
    }
}
