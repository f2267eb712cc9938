//! Why the table cannot seat players, or rule, as it asks: facts only.

use super::Clause;
use crate::cards::Seat;

/// Why somebody cannot deal, take another's seat, or change seats.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SeatingFault {
    /// A change of dealer once something of the deal is recorded.
    DealBegun {
        /// The number of the deal.
        deal: usize,
    },
    /// A change of dealer to the player who deals already.
    AlreadyDealing {
        /// Who.
        seat: Seat,
    },
    /// A change of players or seats in the middle of a deal.
    MidDeal {
        /// The number of the deal.
        deal: usize,
    },
    /// Somebody leaves, and nobody takes the seat.
    SeatEmpty {
        /// Who leaves.
        seat: Seat,
        /// How many began the game.
        players: usize,
    },
    /// Somebody joins under the name of a player at the table.
    NameTaken {
        /// Whose name it is.
        seat: Seat,
    },
    /// More changes than a game may have.
    TooMany {
        /// How many it may have.
        most: usize,
    },
    /// A new player without a valid name.
    NoName,
    /// A swap of a player with the same player, or with nobody.
    SameSeat,
}

impl SeatingFault {
    /// The clause that it breaks.
    pub const fn clause(&self) -> Clause {
        match self {
            SeatingFault::DealBegun { .. }
            | SeatingFault::AlreadyDealing { .. }
            | SeatingFault::SameSeat => Clause::Dealer,
            SeatingFault::MidDeal { .. }
            | SeatingFault::SeatEmpty { .. }
            | SeatingFault::TooMany { .. }
            | SeatingFault::NameTaken { .. }
            | SeatingFault::NoName => Clause::Players,
        }
    }
}

/// Why the table cannot make a ruling.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulingFault {
    /// A deal that has not begun.
    NoSuchDeal {
        /// Its number.
        deal: usize,
        /// The deals that have begun.
        begun: usize,
    },
    /// A reason without a visible character.
    NoReason,
    /// A reason that is too long.
    LongReason {
        /// The most characters that a reason may have.
        longest: usize,
    },
    /// A reason with a character that cannot be shown.
    InvisibleReason {
        /// Its code point.
        code: u32,
    },
    /// More rulings than a game may have.
    TooMany {
        /// How many it may have.
        most: usize,
    },
    /// Points twice for the same player.
    PointsTwice {
        /// Whose.
        seat: Seat,
    },
    /// No points, or more than a ruling may give or take.
    PointsRange {
        /// The most points that it may give or take.
        most: i64,
    },
    /// Points for a seat that the table does not have.
    NoSuchSeat,
}
