//! The score of one hand that was bid exactly: which case it falls under, and what that is worth.

use super::{Citation, Formula, Hand, Points};
use crate::cards::{Suit, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A score of the catalogue, or a table's own: a formula for each way a hand can end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandScore {
    /// The name it is chosen by, such as `exact-penalty`.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where the rule comes from.
    pub source: Citation,
    /// Whether the highest or the lowest total wins.
    #[serde(default, skip_serializing_if = "Wins::is_highest")]
    pub wins: Wins,
    /// What parts equal totals, if anything does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<TieBreak>,
    /// A suit that doubles the points of the deals in which it is trump.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled_by: Option<Suit>,
    /// Took exactly the bid.
    pub made: Formula,
    /// Took more than the bid.
    pub over: Formula,
    /// Took fewer than the bid.
    pub under: Formula,
    /// Took none, having bid some; without it such a hand is an `under`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blank: Option<Formula>,
    /// What a bid of zero scores where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zero: Option<ZeroBid>,
}

/// The case of a bid of zero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZeroBid {
    /// In which deals the case applies.
    #[serde(default, skip_serializing_if = "ZeroWhen::is_always")]
    pub when: ZeroWhen,
    /// Bid zero and took none.
    pub made: Formula,
    /// Bid zero and took some.
    pub missed: Formula,
}

/// In which deals a bid of zero is a case of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ZeroWhen {
    /// In every deal.
    #[default]
    Always,
    /// Where each player holds more cards than there are players in the deal.
    MoreCardsThanPlayers,
}

impl ZeroWhen {
    fn is_always(&self) -> bool {
        *self == ZeroWhen::Always
    }

    const fn applies(self, hand: Hand) -> bool {
        match self {
            ZeroWhen::Always => true,
            ZeroWhen::MoreCardsThanPlayers => hand.cards > hand.players,
        }
    }
}

/// Which total wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Wins {
    /// The highest.
    #[default]
    Highest,
    /// The lowest, as in golf.
    Lowest,
}

impl Wins {
    fn is_highest(&self) -> bool {
        *self == Wins::Highest
    }
}

/// What parts equal totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The larger sum of successful bids.
    SuccessfulBids,
}

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// Took exactly the bid.
    Made,
    /// Took more than the bid.
    Over,
    /// Took fewer than the bid.
    Under,
    /// Took none, having bid some, where the score sets that apart.
    Blank,
    /// Bid zero and took none, where the score sets that apart.
    ZeroMade,
    /// Bid zero and took some, where the score sets that apart.
    ZeroMissed,
}

impl HandScore {
    /// Returns which case a hand falls under.
    pub fn case(&self, hand: Hand) -> Case {
        let zero = hand.bid == 0 && self.zero.as_ref().is_some_and(|zero| zero.when.applies(hand));
        match (hand.took.cmp(&hand.bid), zero) {
            (std::cmp::Ordering::Equal, true) => Case::ZeroMade,
            (_, true) => Case::ZeroMissed,
            (std::cmp::Ordering::Equal, false) => Case::Made,
            (std::cmp::Ordering::Greater, false) => Case::Over,
            (std::cmp::Ordering::Less, false) if hand.took == 0 && self.blank.is_some() => {
                Case::Blank
            }
            (std::cmp::Ordering::Less, false) => Case::Under,
        }
    }

    /// Returns the formula of a case.
    pub fn formula(&self, case: Case) -> &Formula {
        match (case, &self.blank, &self.zero) {
            (Case::ZeroMade, _, Some(zero)) => &zero.made,
            (Case::ZeroMissed, _, Some(zero)) => &zero.missed,
            (Case::Blank, Some(blank), _) => blank,
            (Case::Made | Case::ZeroMade, ..) => &self.made,
            (Case::Over | Case::ZeroMissed, ..) => &self.over,
            (Case::Under | Case::Blank, ..) => &self.under,
        }
    }

    /// Returns what a hand is worth. `trump` matters only to a score that a suit doubles; a trump
    /// that nobody recorded doubles nothing.
    pub fn score(&self, hand: Hand, trump: Option<Trump>) -> Points {
        let points = self.formula(self.case(hand)).value(hand);
        if self.is_doubled(trump) { points + points } else { points }
    }

    /// Returns whether a trump doubles the points of its deal.
    pub fn is_doubled(&self, trump: Option<Trump>) -> bool {
        self.doubled_by.is_some_and(|suit| trump == Some(suit.into()))
    }
}
