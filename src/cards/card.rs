//! Cards, as they are told apart in all four games.

use super::{Rank, Suit};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A card of the pack. Files and JSON write it as it is typed: `10h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

impl Card {
    /// Returns the card as people read it: `10♥`.
    pub fn sign(self) -> String {
        format!("{}{}", self.rank.name(), self.suit.sign())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.name(), self.suit.letter())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let read = |text: &str| {
            let (rank, letter) = text.split_at_checked(text.len().checked_sub(1)?)?;
            let suit = Suit::ALL.into_iter().find(|suit| letter.starts_with(suit.letter()))?;
            Some(Card { rank: Rank::from_name(rank)?, suit })
        };
        // One way of writing a card is enough for a file.
        let card = read(&text).filter(|card| card.to_string() == text);
        card.ok_or_else(|| format!("`{text}` is no card; expected one such as 10h"))
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A card as it is typed: its rank, and the letter of its suit.",
            "type": "string",
            "pattern": "^([2-9]|10|[JQKA])[shdc]$",
        })
    }
}
