//! The order of trumps: which cards are trumps, and how they rank.

use super::{Card, Rank, Suit};
use schemars::JsonSchema;
use serde::Serialize;

/// Which cards are trumps apart from those of the trump suit, and how trumps rank.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrumpOrder {
    /// The highest ranks of the trump suit, the highest first; the others follow as in the other suits.
    pub trump_ranks: Vec<Rank>,
    /// The rank of the bowers: the card of this rank in the other suit of the trump's colour is a trump too,
    /// just below the one of the trump suit.
    pub bower: Option<Rank>,
    /// The cards that are trumps in every deal, above all others, the highest first.
    pub always_trump: Vec<Card>,
}

/// What has to be followed: a suit, or the trumps where they are more than one suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Followed {
    /// The trumps, in a pack in which some cards always are trumps.
    Trumps,
    /// A suit. A bower belongs to the trump suit.
    #[serde(untagged)]
    Suit(Suit),
}

impl TrumpOrder {
    /// Whether the trumps are the cards of the trump suit, in the order of the other suits.
    pub fn is_usual(&self) -> bool {
        *self == TrumpOrder::default()
    }
}
