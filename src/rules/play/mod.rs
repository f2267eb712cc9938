//! The play of the cards: what a hand may play, and which card takes a trick.

mod fault;

pub use fault::PlayFault;

use crate::cards::{Card, Pack, Suit, Suits, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// What a player may put on a trick, and whether hands are filled up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardPlay {
    /// Whether a player without the suit led must trump if able.
    pub must_trump: bool,
    /// Whether two players draw from the cards left over: after each trick its winner takes the
    /// one that lies face up, the loser the one under it, until none is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub talon: bool,
}

/// What a hand owes the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Nothing: any card may be played.
    Free,
    /// A card of the suit led.
    Follow(Suit),
    /// A trump, for want of the suit led.
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
    /// What a hand owes a trick; `led` is the suit led, nothing for the leader.
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

    /// Judges a card from a hand against the suit led, and returns what the hand owed.
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

    /// The suits that a hand is without if this card of it was played by the rules on a
    /// lead of `led`: none where it follows.
    pub fn shown_without(self, led: Suit, trump: Trump, card: Card) -> Suits {
        if card.suit == led {
            return Suits::default();
        }
        let trump = trump.suit().filter(|trump| self.must_trump && card.suit != *trump);
        [led].into_iter().chain(trump).collect()
    }
}

/// The place of the card that takes a trick, from 0 for the lead: the highest trump, or
/// without one the highest card of the suit led, or `None` without cards.
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
/// With the lowest rank of the pack, and its size.
pub fn in_pack(pack: Pack, card: Card) -> Result<(), PlayFault> {
    match pack.contains(card) {
        true => Ok(()),
        false => Err(PlayFault::NotInPack { card, lowest: pack.lowest, size: pack.size() }),
    }
}
