//! How a game ends, what may be played after its end, and how its one-card deals are held.

use super::{Points, Quantity, Size, TallyCondition};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use strum::IntoStaticStr;

/// How a game ends.
///
/// Source: Romanian whist, Variations: 0 Finish.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Ending {
    /// Whether a total of exactly zero after the last deal wins.
    pub zero_finish: bool,
    /// The points at which the game ends: once a side reaches it and leads alone.
    #[schemars(range(min = 1, max = 10_000))]
    pub points: Option<u16>,
    /// The total at or below which the game ends as well.
    #[schemars(range(min = -10_000, max = -1))]
    pub least: Option<i16>,
    /// Whose points end the game; anybody's if left out.
    pub by: Option<EndsBy>,
    /// How many games a side has to win, each of them from zero to the points.
    #[schemars(range(min = 2, max = 9))]
    pub games: Option<u8>,
    /// The condition that a side's `total`, and that of its `partner`, have to meet to end the game, instead of
    /// points.
    pub when: Option<TallyCondition>,
    /// The condition of a player's `total`, and of how many tricks the player `took`, after a deal that puts the
    /// player out of the game.
    pub out: Option<TallyCondition>,
}

/// Whose points end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndsBy {
    /// Those of a side that has just won a contract.
    Declarer,
}

impl Ending {
    /// The word for a side's total in [`Ending::when`].
    pub const TOTAL: &str = "total";

    /// The word for the total of the player opposite.
    pub const PARTNER: &str = "partner";

    /// Whether players who sit opposite each other win together, each with a total of their own.
    pub fn is_by_partners(&self) -> bool {
        let quantities = self.when.as_ref().map(TallyCondition::quantities).unwrap_or_default();
        quantities.into_iter().any(|quantity| is_word(quantity, Ending::PARTNER))
    }

    /// Whether a total and that of the partner meet the condition that ends the game.
    pub fn is_met(&self, total: Points, partner: Points) -> bool {
        let value = |quantity: Quantity| {
            if is_word(quantity, Ending::PARTNER) { partner } else { total }
        };
        self.when.as_ref().is_some_and(|when| when.holds(value))
    }

    /// Whether a player with this total, and with this many tricks in the last deal if that is known, is out.
    pub fn is_out(&self, total: Points, took: Option<u8>) -> bool {
        let Some(out) = &self.out else { return false };
        let tricks = took.map(u16::from);
        let is_known = tricks.is_some() || !out.quantities().contains(&Quantity::Took);
        let value = |quantity: Quantity| match (quantity, tricks) {
            (Quantity::Took, Some(tricks)) => Points::from(tricks),
            _ => total,
        };
        is_known && out.holds(value)
    }

    /// Whether a total ends the game.
    pub fn is_reached(&self, total: Points) -> bool {
        self.points.is_some_and(|points| total >= Points::whole(points.into()))
            || self.least.is_some_and(|least| total <= Points::whole(least.into()))
    }

    /// Whether any total ends the game.
    pub const fn is_by_points(&self) -> bool {
        self.points.is_some() || self.least.is_some() || self.when.is_some()
    }
}

/// Whether a condition's quantity is this word.
fn is_word(quantity: Quantity, word: &str) -> bool {
    matches!(quantity, Quantity::Tally(written) if written == *word)
}

/// Which one-card deals are held on the forehead: each player sees every card but their own.
///
/// Source: Romanian whist, Variations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Forehead {
    /// None.
    #[default]
    Off,
    /// As many of the last one-card deals as there are players.
    Last,
    /// As many of the first and of the last.
    FirstAndLast,
}

impl Forehead {
    /// Which deals of a schedule are held on the forehead at a table of `players`: of the
    /// one-card deals the last `players`, or the first `players` as well.
    pub fn held(self, deals: &[u8], players: u8) -> Vec<bool> {
        let ones = (0..deals.len()).filter(|index| deals[*index] == 1);
        let last = ones.clone().rev().take(players.into());
        let held: Vec<usize> = match self {
            Forehead::Off => Vec::new(),
            Forehead::Last => last.collect(),
            Forehead::FirstAndLast => ones.take(players.into()).chain(last).collect(),
        };
        (0..deals.len()).map(|index| held.contains(&index)).collect()
    }
}

/// A deal that may be played after the last one of the schedule.
///
/// Source: Romanian whist, Variations: 0 and NV games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Extra {
    /// The name it is asked for by.
    pub id: String,
    /// What marks it in the sheet's left column.
    pub mark: String,
    /// The cards dealt to each player: a number, or `top`.
    pub cards: Size,
    /// How its bids come about.
    pub bids: ExtraBids,
    /// How many may be played.
    pub most: ExtraMost,
}

/// How the bids of an extra deal come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ExtraBids {
    /// Everyone bids zero, without a choice.
    Zero,
    /// Everyone bids before the cards are dealt.
    Blind,
}

/// How many deals of a kind may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraMost {
    /// One.
    One,
    /// As many as there are players.
    Players,
}

impl ExtraMost {
    /// The number for a table of `players`.
    pub const fn deals(self, players: usize) -> usize {
        match self {
            ExtraMost::One => 1,
            ExtraMost::Players => players,
        }
    }
}
