//! The trump of a deal, as far as the sheet knows it.

use crate::cards::Trump;
use crate::rules::PlannedTrump;

/// The trump of a deal: settled, or turned up at the table and not written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealTrump {
    /// Settled by the schedule, or recorded.
    Known(Trump),
    /// A card is turned; nobody has recorded which.
    Turned,
    /// The contract names it.
    Named,
}

impl DealTrump {
    /// Returns the trump as it is known, or else as the schedule has it.
    pub fn of(known: Option<Trump>, planned: PlannedTrump) -> DealTrump {
        known.map_or_else(|| planned.into(), DealTrump::Known)
    }

    /// Returns the name that stands in JSON: a suit, `none`, `turned` or `named`.
    pub fn name(self) -> &'static str {
        match self {
            DealTrump::Known(trump) => trump.name(),
            DealTrump::Turned => "turned",
            DealTrump::Named => "named",
        }
    }

    /// Returns a sign one column wide: the suit's, `–` for no trump, `·` where nobody has said.
    pub const fn sign(self) -> char {
        match self {
            DealTrump::Known(trump) => match trump.suit() {
                Some(suit) => suit.sign(),
                None => '–',
            },
            DealTrump::Turned | DealTrump::Named => '·',
        }
    }

    /// Returns whether it is known which it is.
    pub const fn settled(self) -> bool {
        matches!(self, DealTrump::Known(_))
    }

    /// Returns the number by which Preferans players write the trump, if it is known.
    pub const fn preferans_number(self) -> Option<u8> {
        match self {
            DealTrump::Known(trump) => Some(trump.preferans_number()),
            DealTrump::Turned | DealTrump::Named => None,
        }
    }
}

impl From<PlannedTrump> for DealTrump {
    fn from(planned: PlannedTrump) -> DealTrump {
        match planned {
            PlannedTrump::Fixed(trump) => DealTrump::Known(trump),
            PlannedTrump::Turned => DealTrump::Turned,
            PlannedTrump::Named => DealTrump::Named,
        }
    }
}
