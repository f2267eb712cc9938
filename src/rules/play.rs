//! The play of the cards: what a hand may play, and which card takes a trick.

use super::{Clause, is_default};
use crate::cards::{Card, Pack, Seat, Suit, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What a player may put on a trick, and whether hands are filled up again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardPlay {
    /// Whether a player without the suit led must trump if able.
    pub must_trump: bool,
    /// Who leads to the first trick, where no contract says it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_lead: FirstLead,
    /// Whether two players draw from the cards left over: after each trick its winner takes the
    /// card face up, the loser the one under it, until none is left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub talon: bool,
}

/// Who leads to the first trick of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstLead {
    /// The player next to the dealer.
    #[default]
    Next,
    /// Who bid most tricks, the first of them.
    HighestBid,
}

/// What a hand owes the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing: any card may be played.
    Free,
    /// A card of the suit led.
    Follow(Suit),
    /// A trump, for lack of the suit led.
    Trump(Suit),
}

impl Duty {
    /// Whether the card does what the hand owes.
    pub fn allows(self, card: Card) -> bool {
        match self {
            Duty::Free => true,
            Duty::Follow(suit) | Duty::Trump(suit) => card.suit == suit,
        }
    }
}

impl CardPlay {
    /// What a hand owes a trick; `led` is the suit led, `None` for the leader.
    ///
    /// Source: Serbian whist, Play; Romanian whist, Play; Whist, The game; German Whist, The Play.
    pub fn duty(self, hand: &[Card], led: Option<Suit>, trump: Trump) -> Duty {
        let holds = |suit: &Suit| hand.iter().any(|card| card.suit == *suit);
        match (led, trump.suit().filter(|_| self.must_trump)) {
            (None, _) => Duty::Free,
            (Some(led), _) if holds(&led) => Duty::Follow(led),
            (Some(_), Some(trump)) if holds(&trump) => Duty::Trump(trump),
            (Some(_), _) => Duty::Free,
        }
    }

    /// Judges a card from a hand against the suit led: what the hand owed.
    ///
    /// # Errors
    /// The card is not in the hand, or the hand owes another; with the cards that may be played.
    pub fn judge(
        self,
        hand: &[Card],
        led: Option<Suit>,
        trump: Trump,
        card: Card,
    ) -> Result<Duty, PlayFault> {
        let duty = self.duty(hand, led, trump);
        let open = || hand.iter().copied().filter(|card| duty.allows(*card)).collect();
        match duty {
            _ if !hand.contains(&card) => Err(PlayFault::NotInHand { card, open: open() }),
            _ if duty.allows(card) => Ok(duty),
            Duty::Trump(trump) => Err(PlayFault::MustTrump { card, trump, open: open() }),
            Duty::Follow(led) => Err(PlayFault::MustFollow { card, led, open: open() }),
            Duty::Free => Ok(duty),
        }
    }

    /// The suits that a hand must be void in for this card to be legal on a lead of `led`: none
    /// where it follows.
    pub fn shown_without(self, led: Suit, trump: Trump, card: Card) -> BTreeSet<Suit> {
        if card.suit == led {
            return BTreeSet::new();
        }
        let trump = trump.suit().filter(|trump| self.must_trump && card.suit != *trump);
        [led].into_iter().chain(trump).collect()
    }
}

/// The place of the card that takes a trick, from 0 for the lead: the highest trump, or
/// else the highest card of the suit led. `None` without cards.
///
/// ```
/// use hoyle::cards::{Card, Trump};
/// use hoyle::rules::winner;
///
/// let trick = ["Kc", "Ac", "2h", "As"].map(|card| card.parse::<Card>().unwrap());
/// assert_eq!(winner(&trick, Trump::Hearts), Some(2));
/// assert_eq!(winner(&trick, Trump::None), Some(1));
/// ```
///
/// Source: Serbian whist, Play; Romanian whist, Play; Whist, The game; German Whist, The Play.
pub fn winner(cards: &[Card], trump: Trump) -> Option<usize> {
    let led = cards.first()?.suit;
    let trumps = |card: &Card| Some(card.suit) == trump.suit();
    let places = cards.iter().enumerate().filter(|(_, card)| trumps(card) || card.suit == led);
    // Among equals the first: a pack has none, but what is typed may.
    places.max_by_key(|(place, card)| (trumps(card), card.rank, Reverse(*place))).map(|(n, _)| n)
}

/// Refuses a card that the pack does not have.
///
/// # Errors
/// The card is not in the pack.
pub fn in_pack(pack: Pack, card: Card) -> Result<(), PlayFault> {
    if pack.contains(card) { Ok(()) } else { Err(PlayFault::NotInPack { card, pack }) }
}

/// Why a card or a trick is impossible, or against the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayFault {
    /// A card that the pack does not have.
    NotInPack {
        /// The card.
        card: Card,
        /// The pack.
        pack: Pack,
    },
    /// A card given twice.
    Duplicate(Card),
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
        /// The number of the deal whose cards are all recorded.
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
    /// A non-trump where the hand must trump.
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
    /// The clause that it rests on; `None` where it only contradicts the record or itself.
    pub const fn clause(&self) -> Option<Clause> {
        use PlayFault::*;
        match self {
            NotInPack { .. } => Some(Clause::Pack),
            TurnedUp(_) | LastOfTrumpSuit { .. } => Some(Clause::Trump),
            WrongLeader { .. } | OutOfTurn { .. } => Some(Clause::Play),
            MustFollow { .. } | MustTrump { .. } => Some(Clause::Play),
            _ => None,
        }
    }

    /// The cards that may be played instead; empty if the fault is of another kind.
    pub fn open(&self) -> &[Card] {
        match self {
            PlayFault::NotInHand { open, .. }
            | PlayFault::MustFollow { open, .. }
            | PlayFault::MustTrump { open, .. } => open,
            _ => &[],
        }
    }
}
