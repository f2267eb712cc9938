//! How a deal gets its trump.

use crate::cards::Trump;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The rule by which deals get their trump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
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

/// What is known of a deal's trump before it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlannedTrump {
    /// It is settled by the schedule.
    Fixed(Trump),
    /// A card is turned up at the table.
    Turned,
    /// The contract names it.
    Named,
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
