//! Who gets which prize.

use super::ranking::{Criterion, Ranked, rank};
use super::record::{Range, Record};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The colour of a card, not the sex of a person.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::EnumString,
    strum::Display
)]
pub enum Group {
    /// The first group.
    A,
    /// The second.
    B,
}

/// A prize as the plan declares it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// What it is called.
    pub name: String,
    /// Only for this group.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Group>,
    /// Only for these rounds, the first and the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<(u16, u16)>,
    /// For so many of the best.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<u16>,
    /// For so many of the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worst: Option<u16>,
}

/// A prize and those who get it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Won {
    /// What it is called.
    pub name: String,
    /// Who gets it, the best first. If there are more than prizes, they share.
    pub winners: Vec<Ranked>,
}

/// How many prizes somebody may get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrizesEach {
    /// One: the next in order gets the others.
    Single,
    /// Any number.
    Any,
}

/// The winners of each prize, in the order of the prizes. `list` is the final list.
pub fn award(
    record: &Record,
    prizes: &[Prize],
    groups: &BTreeMap<u16, Option<Group>>,
    list: &[Ranked],
    criteria: &[Criterion],
    each: PrizesEach,
) -> Vec<Won> {
    let mut given: Vec<u16> = Vec::new();
    let mut won = Vec::new();
    for prize in prizes {
        let mut numbers = Vec::new();
        for (number, group) in groups {
            let has_one = each == PrizesEach::Single && given.contains(number);
            if !has_one && (prize.of.is_none() || prize.of == *group) {
                numbers.push(*number);
            }
        }
        let ranked = match prize.rounds {
            Some((first, last)) => rank(record, &numbers, Range::only(first, last), criteria),
            None => {
                let meant = list.iter().filter(|ranked| numbers.contains(&ranked.tally.no));
                meant.cloned().collect()
            }
        };
        let winners = winners(&ranked, prize);
        given.extend(winners.iter().map(|winner| winner.tally.no));
        won.push(Won { name: prize.name.clone(), winners });
    }
    won
}

/// Those at the end of the ranking that the prize is for, with all who are equal to them.
fn winners(ranked: &[Ranked], prize: &Prize) -> Vec<Ranked> {
    let mut winners: Vec<Ranked> = Vec::new();
    match prize.worst {
        Some(count) => {
            let cut = ranked.len().saturating_sub(usize::from(count));
            let place = ranked.get(cut).map_or(0, |ranked| ranked.place);
            winners.extend(ranked.iter().rev().filter(|ranked| ranked.place >= place).cloned());
        }
        None => {
            let count = usize::from(prize.best.unwrap_or(1));
            let place =
                ranked.get(count.min(ranked.len()).saturating_sub(1)).map_or(0, |last| last.place);
            winners.extend(ranked.iter().filter(|ranked| ranked.place <= place).cloned());
        }
    }
    winners
}
