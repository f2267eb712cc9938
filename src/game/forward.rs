//! What was played before a game was taken over, on paper or on a phone that died; or the result of an
//! old evening whose deals are lost.

use crate::cards::Seat;
use crate::rules::{Points, Unit};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The totals of deals that were played elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BroughtForward {
    /// How many deals were played; left out if all of them were, and only the result is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<usize>,
    /// Each side's total, in turn order.
    pub totals: Vec<Points>,
    /// How many deals in a row each player has made, or missed if the number is below zero, in turn
    /// order; empty if the runs begin anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<i16>,
    /// What each side has of a tally that runs on, in turn order, by the ids in the rules.
    #[serde(rename = "counts", default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: BTreeMap<String, Vec<u16>>,
}

/// Why a game cannot go on from what was brought forward.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BroughtForwardError {
    /// The rules make a match of several games, whose number is not brought forward.
    Match,
    /// The next deal is the first, or after the last.
    Deal {
        /// The number of the next deal.
        next: usize,
        /// The number of the last deal that may be next.
        last: usize,
    },
    /// Other than one number for each side.
    Sides {
        /// The numbers given.
        given: usize,
        /// The sides.
        sides: usize,
    },
    /// A total that is not a multiple of the unit of points.
    Unit(Unit),
    /// A total beyond every game.
    TooLarge,
    /// Runs where no promotion is in force.
    NoRuns,
    /// A run of more deals than a player has played.
    Run {
        /// The player.
        seat: Seat,
        /// The deals that can be part of a run.
        most: usize,
    },
    /// A tally that does not run on.
    Tally {
        /// Its id.
        id: String,
        /// The tallies that do.
        known: Vec<String>,
    },
}
