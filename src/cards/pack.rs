//! The pack that a table plays with.

use super::{Card, Rank, Suit};
use serde::{Deserialize, Serialize};

/// A pack of four suits with every rank from `lowest` up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The lowest rank kept.
    pub lowest: Rank,
}

impl Pack {
    /// The full pack of 52 cards.
    pub const FULL: Pack = Pack { lowest: Rank::TWO };

    /// Returns the number of cards in the pack: 4 to 52.
    pub const fn size(self) -> u8 {
        4 * self.lowest.up_to_ace()
    }

    /// Returns whether the card is in the pack.
    pub fn contains(self, card: Card) -> bool {
        card.rank >= self.lowest
    }

    /// Returns every card of the pack, suit by suit.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let ranks = move |suit| self.lowest.and_above().map(move |rank| Card { rank, suit });
        Suit::ALL.into_iter().flat_map(ranks)
    }
}
