//! Promotions: a bonus for a run of deals made, the same off for a run of deals missed.

use super::Points;
use crate::cards::Unreadable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// The promotions that a set of rules knows, in force or not.
///
/// Source: Romanian whist, Variations: Promotions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Promotions {
    /// Whether a winning run that contains a bid of zero pays nothing.
    pub no_zero: bool,
    /// The schemes; each in force counts for itself.
    pub schemes: Vec<Scheme>,
}

/// A scheme of promotions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scheme {
    /// The name it is chosen by.
    pub id: String,
    /// Whether the table plays it.
    #[serde(default)]
    pub on: bool,
    /// How many deals make a run.
    pub length: Length,
    /// What a winning run adds and a losing one takes off.
    pub points: u16,
}

/// How many deals make a run: `10`, or `players + 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(
    try_from = "String",
    into = "String",
    description = "How many deals make a run, such as 10 or players + 1.",
    extend("pattern" = r"^([0-9]+|players *([+] *[0-9]+)?)$")
)]
pub enum Length {
    /// So many: 1 to 99.
    Deals(u8),
    /// So many more than there are players at the table: 0 to 99.
    PlayersPlus(u8),
}

/// What one-card deals do to a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OneCardDeals {
    /// Nothing: they are skipped.
    #[default]
    Skip,
    /// They end every run.
    End,
}

/// How one deal ended for a player, as promotions see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealResult {
    /// The deal's number, from 1.
    pub deal: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The bid.
    pub bid: u8,
    /// Whether it was made.
    pub made: bool,
}

/// A run that was completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The scheme's id.
    pub scheme: String,
    /// Whether the deals of the run were made, or missed.
    pub won: bool,
    /// What it pays: below zero for a losing run, zero for a winning run that a bid of zero voids.
    pub points: Points,
    /// The numbers of the deals that made the run, rising.
    pub deals: Vec<usize>,
}

impl Length {
    /// How many deals make a run at a table of `players`: at least 1.
    pub fn deals(self, players: u8) -> usize {
        match self {
            Length::Deals(deals) => usize::from(deals).max(1),
            Length::PlayersPlus(more) => usize::from(players) + usize::from(more),
        }
    }
}

impl Promotions {
    /// The schemes that the table plays.
    pub fn in_force(&self) -> impl Iterator<Item = &Scheme> {
        self.schemes.iter().filter(|scheme| scheme.on)
    }

    /// Every run that a player completed, given how each deal in which the player took
    /// part ended, in order.
    pub fn bonuses(&self, results: &[DealResult], ones: OneCardDeals, players: u8) -> Vec<Bonus> {
        self.in_force().flat_map(|scheme| self.runs(scheme, results, ones, players)).collect()
    }

    fn runs(
        &self,
        scheme: &Scheme,
        results: &[DealResult],
        ones: OneCardDeals,
        players: u8,
    ) -> Vec<Bonus> {
        let length = scheme.length.deals(players);
        let mut bonuses = Vec::new();
        let mut run: Vec<DealResult> = Vec::new();
        for result in results {
            if result.cards == 1 {
                if ones == OneCardDeals::End {
                    run.clear();
                }
                continue;
            }
            if run.last().is_some_and(|last| last.made != result.made) {
                run.clear();
            }
            run.push(*result);
            if run.len() == length {
                bonuses.push(self.bonus(scheme, &run));
                run.clear();
            }
        }
        bonuses
    }

    fn bonus(&self, scheme: &Scheme, run: &[DealResult]) -> Bonus {
        let won = run.iter().all(|result| result.made);
        let void = won && self.no_zero && run.iter().any(|result| result.bid == 0);
        let points = Points::whole(scheme.points.into());
        Bonus {
            scheme: scheme.id.clone(),
            won,
            points: match (won, void) {
                (true, true) => Points::ZERO,
                (true, false) => points,
                (false, _) => -points,
            },
            deals: run.iter().map(|result| result.deal).collect(),
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Length::Deals(deals) => write!(f, "{deals}"),
            Length::PlayersPlus(0) => write!(f, "players"),
            Length::PlayersPlus(more) => write!(f, "players + {more}"),
        }
    }
}

impl FromStr for Length {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Length, Unreadable> {
        let number = |digits: &str| digits.trim().parse::<u8>().ok().filter(|n| *n <= 99);
        let length = match text.trim().strip_prefix("players") {
            Some("") => Some(Length::PlayersPlus(0)),
            Some(more) => more.trim().strip_prefix('+').and_then(number).map(Length::PlayersPlus),
            None => number(text).filter(|deals| *deals > 0).map(Length::Deals),
        };
        length.ok_or_else(|| {
            Unreadable::new(format!(
                "`{text}` is not the length of a run; expected 1 to 99, or `players + 1`"
            ))
        })
    }
}
