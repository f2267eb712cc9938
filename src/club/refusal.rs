//! Why something cannot be recorded of an event.

use super::seating::SeatingError;
use crate::rules::Points;

/// Something that cannot be recorded of an event, or not so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EventRefusal {
    /// The evening is over.
    Ended,
    /// No entry has that number or name.
    NoEntry(String),
    /// Several entries could be meant.
    SeveralEntries(String, Vec<u16>),
    /// A name cannot be shown.
    Name(String),
    /// There are too many entries.
    TooMany(usize),
    /// The round has so many tables, and may have this many.
    TooManyTables(usize, usize),
    /// An entry needs another number of people.
    People(usize),
    /// They cannot be seated.
    Seating(SeatingError),
    /// There is no such round.
    NoRound(u16, u16),
    /// There is no such table.
    NoTable(u16, u16),
    /// These tables have no result yet.
    TablesOpen(u16, Vec<u16>),
    /// These tables need a winner, since their points are equal.
    NeedsWinner(Vec<u16>),
    /// All rounds are drawn.
    AllDrawn(u16),
    /// The round has begun, so it cannot be drawn again.
    Begun(u16),
    /// The round has begun, so who plays in it is settled.
    PeopleSettled(u16),
    /// There is no such side at a table.
    NoSide(u16, usize),
    /// The entry does not sit at that table.
    NotAtTable(u16, u16),
    /// The side of the entry has typed the result.
    OwnResult(u16),
    /// A change needs its reason.
    NeedsReason,
    /// The number of sides is another.
    Sides(usize, usize),
    /// The points do not add up.
    Sum(Points, Points),
    /// Points are no multiple of the step.
    Step(Points, Points),
    /// Points are too few or too many.
    Bounds(Points, Option<Points>, Option<Points>),
    /// The seats do not hold the same entries.
    OtherEntries(Vec<u16>),
    /// Nothing would change.
    Unchanged,
    /// Nothing is left to take back.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// A movement by results has a fixed order of tables.
    FixedTables,
}
