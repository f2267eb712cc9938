//! The errors of reading a sheet.

use crate::game::PlayersError;

/// The longest sheet that is read, in bytes.
pub const LONGEST_SHEET: usize = 256 * 1024;

/// An error in a sheet, and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocatedSheetError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The error at this position.
    pub error: SheetError,
}

/// The reason why a text cannot be read as a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetError {
    /// The text is longer than [`LONGEST_SHEET`], or has more rows than a game has deals.
    TooLong,
    /// There is no row of numbers.
    NoRows,
    /// There is no line of names, and none were given.
    NoNames,
    /// A player's name is not valid, or two are the same.
    Names(PlayersError),
    /// The header has columns for one number of players, but another number of names was given.
    NameCount {
        /// The number of names given.
        names: usize,
        /// The number of players in the header.
        players: usize,
    },
    /// This text stands where a number should be.
    Number(String),
    /// This text stands where a trump should be.
    Trump(String),
    /// A row has more or fewer cells than there are columns.
    Cells {
        /// The number of cells in the row.
        found: usize,
        /// The number of columns.
        columns: usize,
    },
    /// The cells of a row do not fit the players: up to two for the deal, then as many for each player.
    Width {
        /// The number of cells in the row.
        found: usize,
        /// The number of players.
        players: usize,
    },
    /// This text is not a label, or a label without a player before it.
    NoPlayer(String),
    /// A name of the sheet is near another, and may be the same player's.
    NameNear {
        /// The name.
        name: String,
        /// The name that it may be.
        near: String,
    },
    /// Another evening may begin here, or not.
    Evening,
    /// The text has several sheets; the second begins here.
    Several,
    /// This column appears twice.
    Twice(String),
}
