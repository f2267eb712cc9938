//! Promotions: points added for a run of deals made, and taken off for a run of deals missed.

use super::{Hand, Points};
use crate::cards::{Syntax, SyntaxError};
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
    #[schemars(range(min = 1, max = 1000))]
    pub points: u16,
}

/// How many deals make a run, such as 10 or players + 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = r"^([0-9]+|players *([+] *[0-9]+)?)$"))]
pub enum Length {
    /// A number of deals, 1 to 99.
    Deals(u8),
    /// This many more than there are players at the table, 0 to 99.
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

/// A player's run so far, by one scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Streak {
    /// Whether the bids of its deals were made rather than missed.
    pub made: bool,
    /// How many deals it has.
    pub length: usize,
    /// Whether it contains a bid of zero that makes it pay nothing.
    pub is_void: bool,
}

/// A run that was completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The scheme's id.
    pub scheme: String,
    /// Whether the bids of the run were made rather than missed.
    pub won: bool,
    /// What it pays: below zero for a losing run, zero for a winning run that a bid of zero voids.
    pub points: Points,
    /// The numbers of the deals in the run, rising.
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

impl Scheme {
    /// What a run pays when it is complete: below zero for a losing run, zero for a winning run that a bid
    /// of zero voids.
    pub fn pays(&self, run: Streak) -> Points {
        let points = Points::whole(self.points.into());
        match (run.made, run.is_void) {
            (false, _) => -points,
            (true, true) => Points::ZERO,
            (true, false) => points,
        }
    }
}

impl Promotions {
    /// The schemes that are on.
    pub fn in_force(&self) -> impl Iterator<Item = &Scheme> {
        self.schemes.iter().filter(|scheme| scheme.on)
    }

    /// The schemes that are on, or all of them if none is.
    pub fn in_question(&self) -> impl Iterator<Item = &Scheme> {
        let any = self.in_force().next().is_some();
        self.schemes.iter().filter(move |scheme| scheme.on || !any)
    }

    /// Every run that a player completed. The hands are the player's, in order, each with the number of its
    /// deal. `before` are the runs that the player had, one for each scheme in force, and `deals_before`
    /// the numbers of the deals that may be part of them; both are empty at the start of a game. `players`
    /// tells how many were at the table in a deal.
    pub fn bonuses(
        &self,
        before: &[Streak],
        deals_before: &[usize],
        hands: &[(usize, Hand)],
        ones: OneCardDeals,
        players: impl Fn(usize) -> u8,
    ) -> Vec<Bonus> {
        let mut bonuses = Vec::new();
        for (row, scheme) in self.in_force().enumerate() {
            let mut run = before.get(row).copied().unwrap_or_default();
            // The deals that can be part of a run.
            let mut deals = deals_before.to_vec();
            for (deal, hand) in hands {
                if hand.cards > 1 {
                    deals.push(*deal);
                }
                let length = if run.made == hand.is_made() { run.length + 1 } else { 1 };
                let (after, paid) = self.after(scheme, run, *hand, ones, players(*deal));
                run = after;
                if let Some(points) = paid {
                    let first = deals.len().saturating_sub(length);
                    bonuses.push(Bonus {
                        scheme: scheme.id.clone(),
                        won: hand.is_made(),
                        points,
                        deals: deals[first..].to_vec(),
                    });
                }
            }
        }
        bonuses
    }

    /// Adds a hand to a player's runs, one for each scheme in force, and returns the bonuses for the runs
    /// that it completes.
    pub fn add(&self, runs: &mut [Streak], hand: Hand, ones: OneCardDeals, players: u8) -> Points {
        let mut sum = Points::ZERO;
        for (scheme, run) in self.in_force().zip(runs) {
            let (after, paid) = self.after(scheme, *run, hand, ones, players);
            *run = after;
            sum += paid.unwrap_or_default();
        }
        sum
    }

    /// A player's run after another hand, and the points if the hand completes it.
    fn after(
        &self,
        scheme: &Scheme,
        run: Streak,
        hand: Hand,
        ones: OneCardDeals,
        players: u8,
    ) -> (Streak, Option<Points>) {
        if hand.cards == 1 {
            return match ones {
                OneCardDeals::End => (Streak::default(), None),
                OneCardDeals::Skip => (run, None),
            };
        }

        let made = hand.is_made();
        let earlier = if run.made == made { run } else { Streak::default() };
        let longer = Streak {
            made,
            length: earlier.length + 1,
            is_void: made && self.no_zero && (earlier.is_void || hand.bid == 0),
        };
        if longer.length < scheme.length.deals(players) {
            return (longer, None);
        }

        (Streak::default(), Some(scheme.pays(longer)))
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
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Length, SyntaxError> {
        let (is_per_player, number) = match text.trim().strip_prefix("players") {
            Some("") => (true, "0"),
            // Without a plus sign the number is empty, and fails to parse.
            Some(more) => (true, more.trim().strip_prefix('+').unwrap_or_default()),
            None => (false, text),
        };
        match (is_per_player, number.trim().parse()) {
            (true, Ok(more @ 0..=99)) => Ok(Length::PlayersPlus(more)),
            (false, Ok(deals @ 1..=99)) => Ok(Length::Deals(deals)),
            _ => Err(SyntaxError::new(Syntax::RunLength, text)),
        }
    }
}
