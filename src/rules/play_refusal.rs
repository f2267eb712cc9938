//! Why cards cannot have been played like this, or may not be.

use super::Clause;
use crate::cards::{Card, Followed, Pack, Seat};

/// Why a card or a trick is impossible, or against the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayRefusal {
    /// A card that the pack does not have.
    NotInPack {
        /// The card.
        card: Card,
        /// The pack.
        pack: Box<Pack>,
    },
    /// A card given twice.
    Duplicate(Card),
    /// A card after all that the pack has of it.
    AllSeen {
        /// The card.
        card: Card,
        /// How many of it the pack has.
        number: u8,
    },
    /// A card for which the rules do not say when it takes a trick.
    NotJudged(Card),
    /// Any card, where the rules leave what cards do to the table.
    LeftToTable,
    /// Which card may be played, where the rules leave that to the table.
    PlayLeftToTable,
    /// A card that was played before in this deal.
    AlreadyPlayed {
        /// The card.
        card: Card,
        /// Who played it.
        by: Seat,
        /// The number of the trick, from 1.
        trick: usize,
    },
    /// The card that was turned up and is in nobody's hand.
    TurnedUp(Card),
    /// The last unseen card of the suit that was turned up.
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
    /// A card turned up where none is turned.
    NothingTurned(Card),
    /// A card turned up for trump that was turned up later, after a trick.
    TurnedLater {
        /// The card.
        card: Card,
        /// After which trick, from 1.
        trick: usize,
    },
    /// A lead out of turn.
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
        /// The number of the deal, all of whose cards are recorded.
        deal: usize,
        /// Its tricks.
        tricks: u8,
    },
    /// A card that may not be played from the hand.
    Forbidden {
        /// The card.
        card: Card,
        /// What it is against.
        breach: PlayBreach,
        /// The cards that may be played.
        open: Vec<Card>,
    },
}

/// Why a card may not be played from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayBreach {
    /// The card is not in the hand.
    NotInHand,
    /// The hand has this suit, which was led.
    MustFollow(Followed),
    /// The hand has a card of the suit played that beats this one on the trick.
    MustBeat(Card),
    /// The hand has this trump, and not the suit led.
    MustTrump(Followed),
    /// No trump has been played, and the hand can lead another suit.
    TrumpUnbroken(Followed),
}

impl PlayRefusal {
    /// The clause that it rests on; `None` where it only contradicts the record or itself.
    pub const fn clause(&self) -> Option<Clause> {
        use PlayRefusal::*;
        match self {
            NotInPack { .. } | AllSeen { .. } => Some(Clause::Pack),
            TurnedUp(_) | LastOfTrumpSuit { .. } => Some(Clause::Trump),
            WrongLeader { .. }
            | OutOfTurn { .. }
            | NotJudged(_)
            | LeftToTable
            | PlayLeftToTable => Some(Clause::Play),
            Forbidden { breach: PlayBreach::NotInHand, .. } => None,
            Forbidden { .. } => Some(Clause::Play),
            _ => None,
        }
    }

    /// The cards that may be played instead; empty if the refusal is of another kind.
    pub fn open(&self) -> &[Card] {
        if let PlayRefusal::Forbidden { open, .. } = self { open } else { &[] }
    }
}
