//! Ranks, two up to ace.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A card's rank, from two (lowest) to ace (highest).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank of a full pack.
    pub const TWO: Rank = Rank(2);
    /// The highest rank.
    pub const ACE: Rank = Rank(14);

    /// Returns how many ranks there are from this one up to the ace: 1 to 13.
    pub const fn up_to_ace(self) -> u8 {
        Rank::ACE.0 - self.0 + 1
    }

    /// Returns the ranks from this one up to the ace, rising.
    pub fn and_above(self) -> impl DoubleEndedIterator<Item = Rank> {
        (self.0..=Rank::ACE.0).map(Rank)
    }

    /// Returns the rank as players write it: `A`, `K`, `Q`, `J`, or a number from 10 to 2.
    pub fn name(self) -> String {
        match self.0 {
            14 => "A".into(),
            13 => "K".into(),
            12 => "Q".into(),
            11 => "J".into(),
            number => number.to_string(),
        }
    }

    /// Returns the rank that `text` writes, or nothing. Letters in either case; `T` is ten.
    pub fn from_name(text: &str) -> Option<Rank> {
        Some(Rank(match text.to_ascii_uppercase().as_str() {
            "A" => 14,
            "K" => 13,
            "Q" => 12,
            "J" => 11,
            "T" => 10,
            number if number.starts_with(|c: char| c.is_ascii_digit()) => {
                number.parse().ok().filter(|n| (2..=10).contains(n))?
            }
            _ => return None,
        }))
    }
}

impl TryFrom<String> for Rank {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Rank::from_name(&text)
            .ok_or_else(|| format!("`{text}` is no rank; expected 2 to 10, J, Q, K or A"))
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> Self {
        rank.name()
    }
}

impl JsonSchema for Rank {
    fn schema_name() -> Cow<'static, str> {
        "Rank".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A rank: 2 to 10, J, Q, K or A.", "pattern": r"^([2-9]|10|[JQKATjqkat])$" })
    }
}
