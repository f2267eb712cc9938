//! What breaks a tie between equal totals.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What breaks a tie between equal totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TieBreak {
    /// The larger sum of successful bids.
    SuccessfulBids,
    /// The larger number of deals in which the bid was made.
    MadeDeals,
    /// The better score in the last deal.
    LastDeal,
    /// Nothing more: the place is shared.
    Shared,
}

/// What breaks a tie between equal totals: a word, or a list in which each word decides what those
/// before it leave equal. A list of one word is written as the word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "OneOrMany", into = "OneOrMany")]
pub struct TieBreaks(pub Vec<TieBreak>);

/// One tie-break, or several in order.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum OneOrMany {
    One(TieBreak),
    Many(Vec<TieBreak>),
}

impl TieBreak {
    /// Whether it is known only from every deal of the game.
    pub const fn counts_every_deal(self) -> bool {
        matches!(self, TieBreak::SuccessfulBids | TieBreak::MadeDeals)
    }
}

impl TieBreaks {
    /// The most that can decide a place, one after another.
    pub const MOST: usize = TieBreak::VARIANTS.len() - 1;

    /// Those that can decide a place, in order.
    pub fn deciding(&self) -> &[TieBreak] {
        match self.0.as_slice() {
            [deciding @ .., TieBreak::Shared] => deciding,
            all => all,
        }
    }

    /// The first that stands twice, or that follows a shared place.
    pub(super) fn idle(&self) -> Option<TieBreak> {
        let mut rows = self.0.iter().enumerate();
        let idle = rows.find(|(row, tie)| {
            let before = &self.0[..*row];
            before.contains(tie) || before.contains(&TieBreak::Shared)
        });
        idle.map(|(_, tie)| *tie)
    }
}

impl From<OneOrMany> for TieBreaks {
    fn from(written: OneOrMany) -> TieBreaks {
        match written {
            OneOrMany::One(tie) => TieBreaks(vec![tie]),
            OneOrMany::Many(ties) => TieBreaks(ties),
        }
    }
}

impl From<TieBreaks> for OneOrMany {
    fn from(TieBreaks(ties): TieBreaks) -> OneOrMany {
        match ties.as_slice() {
            [tie] => OneOrMany::One(*tie),
            _ => OneOrMany::Many(ties),
        }
    }
}
