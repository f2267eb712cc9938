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
    /// The suit of a card turned up, with exceptions.
    TurnUp(TurnUp),
    /// A suit or no trump, drawn or named for each deal, whether or not every card is dealt.
    Drawn,
    /// The suit of the first card led.
    Led,
    /// Named with the contract.
    Named,
}

/// A card turned up for trump, and its exceptions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct TurnUp {
    /// Whether the dealer's last card is shown where every card is dealt.
    pub last: bool,
    /// Whether the deal may turn out to have no trump.
    pub none: bool,
    /// Whether the dealer may name another trump than the card shows.
    pub dealer_names: bool,
}

/// What is known of a deal's trump: a suit, `none`, `turned` or `named` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlannedTrump {
    /// The table finds it out: a card is turned up, drawn or led.
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
        if let PlannedTrump::Fixed(trump) = self { Some(trump) } else { None }
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
            TrumpRule::TurnUp(rule) if left == 0 && !rule.last => PlannedTrump::Fixed(Trump::None),
            TrumpRule::Turned | TrumpRule::TurnUp(_) | TrumpRule::Drawn | TrumpRule::Led => {
                PlannedTrump::Turned
            }
            TrumpRule::Named => PlannedTrump::Named,
        }
    }

    /// Whether the trump is the suit of a card that nobody holds, where `all_dealt` says whether
    /// every card is dealt.
    pub const fn shows_card(&self, all_dealt: bool) -> bool {
        match self {
            TrumpRule::Turned => true,
            _ => !all_dealt && self.turns_card_up(),
        }
    }

    /// Whether a card is turned up, and makes its suit trump, where some cards are left undealt.
    pub const fn turns_card_up(&self) -> bool {
        matches!(self, TrumpRule::Turned | TrumpRule::TurnUp(TurnUp { dealer_names: false, .. }))
    }

    /// Whether the dealer may name another trump than the card turned up shows.
    pub const fn dealer_names(&self) -> bool {
        matches!(self, TrumpRule::TurnUp(TurnUp { dealer_names: true, .. }))
    }

    /// Whether a deal may turn out to have no trump.
    pub const fn may_be_none(&self) -> bool {
        matches!(self, TrumpRule::Drawn | TrumpRule::TurnUp(TurnUp { none: true, .. }))
    }
}
