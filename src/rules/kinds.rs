//! Kinds of deal: what a deal counts, as the schedule fixes or a player chooses.

use super::is_default;
use crate::cards::{Seat, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use strum::IntoStaticStr;

/// A kind of deal.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// The name it is chosen by.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What marks it in the sheet's left column, in place of the number of cards.
    pub mark: String,
    /// The ids of the tallies that are counted in it; no others are.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tallies: Vec<String>,
    /// Its trump, if that is always the same.
    pub trump: Option<Trump>,
    /// Whether everyone bids zero in it, without a choice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub misere: bool,
    /// How often each player chooses it: once, unless this says more.
    #[schemars(range(min = 1, max = 52))]
    pub times: Option<u8>,
}

/// Who chooses the kinds of deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum KindChooser {
    /// The dealer.
    #[default]
    Dealer,
    /// The player next to the dealer.
    Next,
}

/// Why a kind of deal cannot be recorded, or why something else cannot because of the kind.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KindRefusal {
    /// The rules have no such kind.
    Unknown {
        /// What was given.
        id: String,
        /// The ids of the kinds they have.
        known: Vec<String>,
    },
    /// The player has chosen the kind as often as the rules allow.
    Spent {
        /// The player.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// The number of the deal for which it was chosen last.
        deal: usize,
        /// The ids of the kinds that are left.
        open: Vec<String>,
    },
    /// The deal already has a kind.
    Known {
        /// The kind.
        kind: Kind,
        /// The number of the deal for which it was chosen; `None` if the schedule says it.
        deal: Option<usize>,
    },
    /// The player has not chosen a kind yet.
    Missing {
        /// The player.
        seat: Seat,
        /// The ids of the kinds that are left.
        open: Vec<String>,
    },
    /// A tally that is not counted in the kind of the deal.
    OtherTally {
        /// Its id.
        tally: String,
        /// The kind.
        kind: Kind,
    },
}
