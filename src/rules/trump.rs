//! How a deal gets its trump.

use crate::cards::{Suit, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The rule by which deals get their trump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum TrumpRule {
    /// A fixed cycle, from the first deal on.
    Cycle(Vec<Trump>),
    /// The suit of the next card turned up; none where every card is dealt.
    Turned,
    /// A suit drawn for each deal, whether or not every card is dealt.
    Drawn,
    /// Named with the contract.
    Named,
}

/// What is known of a deal's trump: a suit, `none`, `turned` or `named` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(with = "String")]
pub enum PlannedTrump {
    /// A card is turned up at the table.
    Turned,
    /// The contract names it.
    Named,
    /// It is settled: by the schedule, or by now.
    #[serde(untagged)]
    Fixed(Trump),
}

impl PlannedTrump {
    /// The trump, if it is settled.
    pub const fn known(self) -> Option<Trump> {
        match self {
            PlannedTrump::Fixed(trump) => Some(trump),
            PlannedTrump::Turned | PlannedTrump::Named => None,
        }
    }

    /// A suit, `none`, `turned` or `named`.
    pub fn name(self) -> &'static str {
        match self {
            PlannedTrump::Fixed(trump) => trump.name(),
            PlannedTrump::Turned => "turned",
            PlannedTrump::Named => "named",
        }
    }

    /// A sign one column wide: the suit's, `–` for no trump, `·` where it is not known.
    pub fn sign(self) -> char {
        self.known().map_or('·', |trump| trump.suit().map_or('–', Suit::sign))
    }
}

impl TrumpRule {
    /// The trump of deal `index`, counted from 0, when `left` cards are left undealt.
    pub fn planned(&self, index: usize, left: u8) -> PlannedTrump {
        match self {
            TrumpRule::Cycle(cycle) if cycle.is_empty() => PlannedTrump::Fixed(Trump::None),
            TrumpRule::Cycle(cycle) => PlannedTrump::Fixed(cycle[index % cycle.len()]),
            TrumpRule::Turned if left == 0 => PlannedTrump::Fixed(Trump::None),
            TrumpRule::Turned | TrumpRule::Drawn => PlannedTrump::Turned,
            TrumpRule::Named => PlannedTrump::Named,
        }
    }
}
