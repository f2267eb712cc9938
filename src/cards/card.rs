//! Cards and their ranks.

use super::{Suit, Syntax, SyntaxError};
use schemars::JsonSchema;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// A rank: 2 to 10, J, Q, K or A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
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
    /// The highest rank of a full pack.
    pub const ACE: Rank = Rank(14);

    /// The ranks from the ace down to this one.
    pub fn down_from_ace(self) -> impl ExactSizeIterator<Item = Rank> {
        (self.0..=Rank::ACE.0).rev().map(Rank)
    }
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
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Rank, SyntaxError> {
        let rank = match text.to_ascii_uppercase().as_str() {
            "A" => Some(14),
            "K" => Some(13),
            "Q" => Some(12),
            "J" => Some(11),
            "T" => Some(10),
            number if number.starts_with('+') => None,
            number => number.parse().ok().filter(|number| (2..=10).contains(number)),
        };
        rank.map(Rank).ok_or_else(|| SyntaxError::new(Syntax::Rank, text))
    }
}

/// The id of a card without a suit: two letters that are not a rank and a suit, such as `Wi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = "^[A-Za-z]{2}$"))]
pub struct CardId([u8; 2]);

/// Writes `Wi`.
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(self.0[0]), char::from(self.0[1]))
    }
}

/// Reads two letters in either case.
impl FromStr for CardId {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<CardId, SyntaxError> {
        let is_free = text.bytes().all(|b| b.is_ascii_alphabetic()) && Card::suited(text).is_none();
        match text.as_bytes() {
            [first, second] if is_free => {
                Ok(CardId([first.to_ascii_uppercase(), second.to_ascii_lowercase()]))
            }
            _ => Err(SyntaxError::new(Syntax::CardId, text)),
        }
    }
}

/// A card as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = "^(([2-9]|10|[JQKA])[shdc]|[A-Z][a-z])$"))]
pub enum Card {
    /// A card of a suit: its rank, and the letter of its suit.
    Suited(Rank, Suit),
    /// A card without a suit, such as a joker.
    Joker(CardId),
}

impl Card {
    /// Its suit, if it has one.
    pub const fn suit(self) -> Option<Suit> {
        if let Card::Suited(_, suit) = self { Some(suit) } else { None }
    }

    /// Its rank, if it has one.
    pub const fn rank(self) -> Option<Rank> {
        if let Card::Suited(rank, _) = self { Some(rank) } else { None }
    }

    /// The card as people read it: `10♥`.
    pub fn sign(self) -> String {
        match self {
            Card::Suited(rank, suit) => format!("{rank}{}", suit.sign()),
            Card::Joker(id) => id.to_string(),
        }
    }

    /// Reads a rank and a suit.
    fn suited(text: &str) -> Option<Card> {
        // A variation selector may follow the sign.
        let text = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
        let (place, _) = text.char_indices().next_back()?;
        let (rank, suit) = text.split_at(place);
        Some(Card::Suited(rank.parse().ok()?, suit.parse().ok()?))
    }
}

/// Writes `10h`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Suited(rank, suit) => write!(f, "{rank}{}", suit.letter()),
            Card::Joker(id) => write!(f, "{id}"),
        }
    }
}

/// Reads a rank, then the letter or the sign of a suit, in either case; or the two letters of a card
/// without a suit.
///
/// ```
/// use hoyle::cards::{Card, Suit};
///
/// let card: Card = "10♥".parse()?;
/// assert_eq!(card, "Th".parse()?);
/// assert_eq!((card.suit(), card.to_string()), (Some(Suit::Hearts), "10h".to_owned()));
/// assert_eq!("wi".parse::<Card>()?.to_string(), "Wi");
///
/// let unreadable = "11h".parse::<Card>().unwrap_err();
/// assert_eq!(unreadable.to_string(), "expected a card such as Ah, 10s, Td or A♥");
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
impl FromStr for Card {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Card, SyntaxError> {
        Card::suited(text)
            .or_else(|| text.parse().ok().map(Card::Joker))
            .ok_or_else(|| SyntaxError::new(Syntax::Card, text))
    }
}
