//! Why a text is not a sheet.

use crate::game::PlayersError;

/// The longest sheet that is read, in bytes.
pub const LONGEST_SHEET: usize = 64 * 1024;

/// Why a text is not a sheet, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocatedSheetError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub error: SheetError,
}

/// What keeps a text from being a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetError {
    /// It is longer than [`LONGEST_SHEET`], or has more rows than a game has deals.
    TooLong,
    /// There is no row of numbers.
    NoRows,
    /// There is no line of names, and none were given.
    NoNames,
    /// The names of the players.
    Names(PlayersError),
    /// There are columns for another number of players than names were given.
    NameCount {
        /// The names.
        names: usize,
        /// The players that the header names.
        players: usize,
    },
    /// A number was expected.
    Number(String),
    /// A trump was expected.
    Trump(String),
    /// The row has another number of cells than there are columns.
    Cells {
        /// The cells of the row.
        found: usize,
        /// The columns.
        columns: usize,
    },
    /// So many cells in a row cannot be shared out among the players.
    Width {
        /// The cells of the row.
        found: usize,
        /// The players.
        players: usize,
    },
    /// A label without a player before it.
    NoPlayer(String),
    /// A column that appears twice.
    Twice(String),
}
