//! Cards, their ranks, and the packs they come in.

use super::{Suit, Syntax, Unreadable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// A rank: 2 to 10, J, Q, K or A.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    SerializeDisplay,
    DeserializeFromStr,
    JsonSchema,
)]
#[schemars(with = "String", extend("pattern" = r"^([2-9]|10|[JQKATjqkat])$"))]
pub struct Rank(u8);

/// The lowest rank of a full pack.
impl Default for Rank {
    fn default() -> Rank {
        Rank::TWO
    }
}

impl Rank {
    /// The lowest rank of a full pack.
    pub const TWO: Rank = Rank(2);
    /// The highest rank.
    pub const ACE: Rank = Rank(14);
}

/// Writes `A`, `K`, `Q`, `J`, or a number from 10 to 2.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            14 => f.write_str("A"),
            13 => f.write_str("K"),
            12 => f.write_str("Q"),
            11 => f.write_str("J"),
            number => write!(f, "{number}"),
        }
    }
}

/// Reads a rank in either case; `T` is ten.
impl FromStr for Rank {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Rank, Unreadable> {
        let rank = match text.to_ascii_uppercase().as_str() {
            "A" => Some(14),
            "K" => Some(13),
            "Q" => Some(12),
            "J" => Some(11),
            "T" => Some(10),
            number if number.starts_with('+') => None,
            number => number.parse().ok().filter(|n| (2..=10).contains(n)),
        };
        rank.map(Rank).ok_or_else(|| Unreadable::new(Syntax::Rank, text))
    }
}

/// A card as it is typed: its rank, and the letter of its suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, SerializeDisplay, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String", extend("pattern" = "^([2-9]|10|[JQKA])[shdc]$"))]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

impl Card {
    /// The card as people read it: `10♥`.
    pub fn sign(self) -> String {
        format!("{}{}", self.rank, self.suit.sign())
    }
}

/// Writes `10h`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank, self.suit.letter())
    }
}

/// Reads a rank, then the letter or the sign of a suit, in either case.
///
/// ```
/// use hoyle::cards::{Card, Suit};
///
/// let card: Card = "10♥".parse()?;
/// assert_eq!(card, "Th".parse()?);
/// assert_eq!((card.suit, card.to_string()), (Suit::Hearts, "10h".to_owned()));
///
/// let unreadable = "11h".parse::<Card>().unwrap_err();
/// assert_eq!(unreadable.to_string(), "expected a card such as Ah, 10s, Td or A♥");
/// # Ok::<(), hoyle::cards::Unreadable>(())
/// ```
impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        let read = |text: &str| {
            let (place, _) = text.char_indices().next_back()?;
            let (rank, suit) = text.split_at(place);
            Some(Card { rank: rank.parse().ok()?, suit: suit.parse().ok()? })
        };
        // A variation selector may follow the sign.
        read(text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']))
            .ok_or_else(|| Unreadable::new(Syntax::Card, text))
    }
}

/// Reads a card as files write it, in one way only: `10h`.
impl TryFrom<String> for Card {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Card, Unreadable> {
        let card = text.parse().ok().filter(|card: &Card| card.to_string() == text);
        card.ok_or_else(|| Unreadable::new(Syntax::FileCard, &text))
    }
}

/// A pack of four suits with every rank from `lowest` up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// The lowest rank in the pack.
    pub lowest: Rank,
}

impl Pack {
    /// The full pack of 52 cards.
    pub const FULL: Pack = Pack { lowest: Rank::TWO };

    /// The number of cards in the pack: 4 to 52.
    pub const fn size(self) -> u8 {
        4 * (Rank::ACE.0 - self.lowest.0 + 1)
    }

    /// Whether the card is in the pack.
    pub fn contains(self, card: Card) -> bool {
        card.rank >= self.lowest
    }

    /// Every card of the pack, suit by suit.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let ranks = (self.lowest.0..=Rank::ACE.0).map(Rank);
        Suit::ALL
            .into_iter()
            .flat_map(move |suit| ranks.clone().map(move |rank| Card { rank, suit }))
    }
}
