//! Tallies: what players have in a deal besides their tricks, recorded by name and worth points.

use super::{Clause, Hand, Points, Unit, is_default};
use crate::cards::{Rank, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

/// Something that is counted for each player of a deal, such as tricks won with a two.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TallyRule")]
pub struct TallyRule {
    /// The name it is recorded by.
    pub id: String,
    /// What is counted, in the plural: tricks won with a two.
    pub title: String,
    /// Whether it is not counted after all, unless a setting says so.
    #[serde(default, skip_serializing_if = "is_default")]
    pub off: bool,
    /// The points for each one, or for each group of `every`.
    #[serde(default)]
    #[schemars(range(min = -1000, max = 1000))]
    pub points: i16,
    /// The points for one, for two and so on, instead of the same for each.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(inner(range(min = -1000, max = 1000)))]
    pub table: Vec<i16>,
    /// How many of them the points are for: what is left after a deal is carried over to the next.
    #[schemars(range(min = 2, max = 1000))]
    pub every: Option<u16>,
    /// The most that there can be in a deal, of all players together, where not every deal has the
    /// same number.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(min = 1, max = 10_000))]
    pub most: u16,
    /// How many every deal has, of all players together: the last number is worked out, and the deal
    /// does not end without them.
    #[schemars(range(min = 1, max = 10_000))]
    pub total: Option<u16>,
    /// Whether each player has a different number of them, 1 or more, as places in an order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub distinct: bool,
    /// Whose are counted, after an auction.
    #[serde(default, skip_serializing_if = "is_default")]
    pub of: TallyOf,
    /// Whether a player can have no more of them than tricks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_most_tricks: bool,
    /// The tally that anyone with one of these must have all of: winning every trick means having all the points.
    pub all_of: Option<String>,
    /// The rank of the cards by which they are known: each trick won with one counts.
    pub won_with: Option<Rank>,
    /// Whether they are the tricks that a side takes beyond its bids.
    #[serde(default, skip_serializing_if = "is_default")]
    pub over: bool,
    /// Whether they are worth nothing to a side that missed a bid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub made: bool,
    /// Where they are worth nothing after a missed bid: by how many tricks it may be missed for half of the points.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(range(max = 52))]
    pub half_off: u8,
    /// How many points a side has to lack when the deal begins to score them. Once the tricks have
    /// ended the game, nobody scores them.
    #[schemars(range(min = 1, max = 1000))]
    pub short_by: Option<u16>,
}

/// Whose a tally counts, after an auction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TallyOf {
    /// Everybody's.
    #[default]
    All,
    /// Those of the players against the contract.
    Against,
    /// Those of the side that plays the contract.
    Declarer,
}

impl TallyRule {
    /// How many times the points are due for `number` more, after the first `before`.
    pub fn times(&self, before: u32, number: u16) -> u32 {
        let every = self.every.map_or(1, u32::from).max(1);
        (before + u32::from(number)) / every - before / every
    }

    /// What `number` more are worth, after the first `before`.
    pub fn worth(&self, before: u32, number: u16) -> Points {
        match self.table.iter().take(number.into()).next_back() {
            Some(points) => Points::whole((*points).into()),
            None => Points::whole(self.points.into()) * self.times(before, number).into(),
        }
    }

    /// What `number` more are worth to a side that missed bids with these hands.
    pub fn worth_missed(&self, number: u16, missed: impl IntoIterator<Item = Hand>) -> Points {
        let is_near = missed.into_iter().all(|hand| hand.off() <= self.half_off);
        if self.half_off == 0 || !is_near {
            return Points::ZERO;
        }
        self.worth(0, number).share(2, Unit::Half)
    }

    /// How many of `all` so far are carried over to the next deal, if any ever are.
    pub fn carried(&self, all: u32) -> Option<u32> {
        self.every.map(|every| all % u32::from(every).max(1))
    }

    /// The most that there can be in a deal of `tricks` tricks, of all players together.
    pub fn most_in(&self, tricks: u8) -> u16 {
        let most = self.total.unwrap_or(self.most);
        if self.is_of_tricks() { most.min(tricks.into()) } else { most }
    }

    /// Whether each one is a trick of its player.
    pub const fn is_of_tricks(&self) -> bool {
        self.at_most_tricks || self.won_with.is_some()
    }
}

/// Why a number of a tally cannot be recorded, or what such a number makes impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TallyRefusal {
    /// The rules have no such tally; the ids of those they have.
    Unknown(Vec<String>),
    /// A number below 0, or above what a deal can have.
    OutOfRange {
        /// Whose.
        seat: Seat,
        /// The number.
        number: i64,
        /// The most that the deal can have.
        most: u16,
    },
    /// A number that another player has, or none that leaves the others different ones.
    Distinct {
        /// Whose.
        seat: Seat,
        /// The number.
        number: i64,
        /// The most that a player can have.
        most: u16,
    },
    /// More than the deal can have, of all players together.
    Sum {
        /// How many there would be.
        sum: u32,
        /// The most that the deal can have.
        most: u16,
    },
    /// Fewer than the deal has, of all players together.
    Missing {
        /// How many there are.
        sum: u32,
        /// How many the deal has.
        total: u16,
    },
    /// A number of a player who plays the contract, where those of the others are counted.
    NotAgainst(Seat),
    /// A number of a player who does not play the contract, where only the declarer's are counted.
    NotDeclarer(Seat),
    /// A player has one of these without having all of the tally that it needs.
    NotAll {
        /// The player.
        seat: Seat,
        /// The id of the other tally.
        of: String,
    },
    /// A second number for a player.
    Second {
        /// Whose.
        seat: Seat,
        /// The first.
        earlier: u16,
        /// The number of the deal that has it recorded; without one, both are in the same act.
        deal: Option<usize>,
    },
    /// More than the tricks that the player took.
    AboveTricks {
        /// Whose.
        seat: Seat,
        /// The number recorded.
        number: u16,
        /// The most that the tricks allow.
        tricks: u16,
        /// The number of the deal.
        deal: usize,
    },
    /// A number that the cards recorded contradict.
    Contradicted {
        /// Whose.
        seat: Seat,
        /// The number.
        number: u16,
        /// The number of the trick that decides it, from 1.
        trick: usize,
        /// Who took that trick.
        taken_by: Seat,
        /// The number of the deal.
        deal: usize,
    },
    /// The deal with this number has its tricks already.
    TooLate(usize),
}

impl TallyRefusal {
    /// The clause that the refusal rests on; `None` where it rests on what was typed.
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            TallyRefusal::Unknown(_) | TallyRefusal::Second { .. } | TallyRefusal::TooLate(_) => {
                None
            }
            _ => Some(Clause::Tallies),
        }
    }
}
