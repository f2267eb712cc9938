//! Why players cannot be seated so: facts only.

use super::Clause;
use crate::cards::Seat;

/// Why somebody cannot deal, take another's seat, or change seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatingFault {
    /// Another dealer for a deal of which something is recorded.
    DealBegun {
        /// The number of the deal.
        deal: usize,
    },
    /// As another dealer the player who deals.
    AlreadyDealing {
        /// Who.
        seat: Seat,
    },
    /// Another player, or another seat, in the middle of a deal.
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
    /// What somebody is called is no name.
    NoName,
    /// A player changes seats with the same player, or with nobody.
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
