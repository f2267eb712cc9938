//! Why cards cannot have been played so: facts only.

use crate::cards::{Card, Rank, Seat, Suit};
use crate::rules::Clause;

/// Why a card, or a trick, cannot be, or is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayFault {
    /// A card that the pack does not have.
    NotInPack {
        /// The card.
        card: Card,
        /// The lowest rank of the pack.
        lowest: Rank,
        /// How many cards the pack has.
        size: u8,
    },
    /// A card that stands twice among those given.
    Duplicate {
        /// The card.
        card: Card,
    },
    /// A card that was played before in this deal.
    AlreadyPlayed {
        /// The card.
        card: Card,
        /// Who played it.
        by: Seat,
        /// The number of the trick, from 1.
        trick: usize,
    },
    /// The card that lies turned up, and is in nobody's hand.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// The last unseen card of the suit of which a card was turned up.
    LastOfTrumpSuit {
        /// The card.
        card: Card,
        /// Who took the card turned up, where it is drawn after the first trick.
        taken_by: Option<Seat>,
    },
    /// A card that another player took from the talon.
    TakenByOther {
        /// The card.
        card: Card,
        /// Who took it.
        by: Seat,
        /// After which trick, from 1.
        trick: usize,
    },
    /// A card turned up after a trick where none is turned.
    NothingTurned {
        /// The card.
        card: Card,
    },
    /// A card turned up for trump that was turned up later, after a trick.
    TurnedLater {
        /// The card.
        card: Card,
        /// After which trick, from 1.
        trick: usize,
    },
    /// A lead by a player whose lead it is not.
    WrongLeader {
        /// Who led.
        seat: Seat,
        /// Whose lead it is.
        due: Seat,
        /// The number of the trick whose winner leads, from 1; 0 for the first lead of a deal.
        won: usize,
    },
    /// A card played out of turn.
    OutOfTurn {
        /// Who played.
        seat: Seat,
        /// Whose turn it was.
        due: Seat,
    },
    /// More or fewer cards than a trick has.
    TrickSize {
        /// The cards given.
        given: usize,
        /// The players who take part.
        players: usize,
    },
    /// A trick before the trump is known.
    TrumpUnknown,
    /// More tricks than cards.
    AllPlayed {
        /// The number of the deal that is told in full.
        deal: usize,
        /// Its tricks.
        tricks: u8,
    },
    /// A card that is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
        /// The cards that may be played.
        open: Vec<Card>,
    },
    /// A card of another suit, from a hand that has the suit led.
    MustFollow {
        /// The card.
        card: Card,
        /// The suit led.
        led: Suit,
        /// The cards that may be played.
        open: Vec<Card>,
    },
    /// Not a trump, from a hand that has one and not the suit led, where it must trump.
    MustTrump {
        /// The card.
        card: Card,
        /// The trump suit.
        trump: Suit,
        /// The cards that may be played.
        open: Vec<Card>,
    },
}

impl PlayFault {
    /// The clause that it breaks.
    pub const fn clause(&self) -> Clause {
        match self {
            PlayFault::NotInPack { .. }
            | PlayFault::Duplicate { .. }
            | PlayFault::AlreadyPlayed { .. } => Clause::Pack,
            PlayFault::TurnedUp { .. }
            | PlayFault::LastOfTrumpSuit { .. }
            | PlayFault::NothingTurned { .. }
            | PlayFault::TurnedLater { .. }
            | PlayFault::TrumpUnknown => Clause::Trump,
            PlayFault::AllPlayed { .. } => Clause::Tricks,
            PlayFault::TrickSize { .. }
            | PlayFault::TakenByOther { .. }
            | PlayFault::WrongLeader { .. }
            | PlayFault::OutOfTurn { .. }
            | PlayFault::NotInHand { .. }
            | PlayFault::MustFollow { .. }
            | PlayFault::MustTrump { .. } => Clause::Play,
        }
    }

    /// The cards that may be played instead; empty where that is not the question.
    pub fn open(&self) -> &[Card] {
        match self {
            PlayFault::NotInHand { open, .. }
            | PlayFault::MustFollow { open, .. }
            | PlayFault::MustTrump { open, .. } => open,
            _ => &[],
        }
    }
}
