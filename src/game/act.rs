//! What can happen at the table.

use super::TableRuling;
use crate::cards::{Card, Seat, Trump};
use crate::rules::{Call, Contract};

/// Something that players did, as one entry of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The suit turned up for trump.
    Trump(Trump),
    /// The card turned up: its suit is trump, and it is in nobody's hand.
    Turned(Card),
    /// Bids, in speaking order; all of them count, or none.
    Bid(Vec<Count>),
    /// Calls of an auction, in speaking order; all of them count, or none.
    Call(Vec<Call>),
    /// The contract of an auction that the table held by itself, or the partner and the trump of
    /// a trou.
    Contract(Contract),
    /// The tricks that each player took in the deal; the last may be left out. After an auction
    /// those of the declaring side alone.
    Took(Vec<Count>),
    /// A whole trick.
    Trick {
        /// Its cards, in the order played.
        cards: Vec<PlayedCard>,
        /// The card then turned up from the talon, if it was noted.
        turned: Option<Card>,
    },
    /// Who deals, where that is not the player whose turn it is; later deals go on as the schedule
    /// has them.
    Dealer(Seat),
    /// A player leaves between two deals, and another plays on with the seat and its total.
    Leave {
        /// Who leaves.
        seat: Seat,
        /// Who takes over; a seat cannot be left empty.
        to: Option<String>,
    },
    /// Two players change places between two deals.
    Swap(Seat, Seat),
    /// The deal is thrown in: what was recorded of it is void, and the same dealer deals it again.
    Redeal,
    /// An extra deal, by its id in the rules.
    Extra(String),
    /// A ruling of the table itself.
    Ruling(TableRuling),
}

/// A card that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedCard {
    /// Who played it; without it, the next in turn.
    pub by: Option<Seat>,
    /// The card.
    pub card: Card,
}

/// A number that a player said, or that was said of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Whose number it is; without it, that of the next in speaking order.
    pub by: Option<Seat>,
    /// The number.
    pub number: i64,
}

impl Count {
    /// Returns a number with the player whose it is.
    pub const fn by(seat: Seat, number: i64) -> Count {
        Count { by: Some(seat), number }
    }

    /// Returns a number for the next in speaking order.
    pub const fn next(number: i64) -> Count {
        Count { by: None, number }
    }
}
