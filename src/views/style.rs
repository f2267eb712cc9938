//! How much of a sheet is shown.

/// How much of a score sheet is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The documents' own table: cards, then each player's bid and running total.
    Paper,
    /// Also trump, dealer, tricks, points, what was made and missed, and the standings.
    Full,
}
