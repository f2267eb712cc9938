//! Rows of bids that carry a number, and words that multiply what a contract pays.

use super::{AuctionRule, BidRule, Contract, Pay, Target, worth};
use crate::rules::Formula;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_with::skip_serializing_none;
use std::borrow::Cow;

/// What stands for the number in the id of a row.
const NUMBER: &str = "number";

/// The numbers that a row of bids carries: one bid for each, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The lowest.
    #[schemars(range(min = 1))]
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// From one to the next.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[schemars(range(min = 1))]
    pub step: u8,
    /// How much more than the number a target of the number takes, such as a book of six tricks.
    #[serde(default, skip_serializing_if = "crate::rules::is_default")]
    pub over: u8,
}

const fn one() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_one(step: &u8) -> bool {
    *step == 1
}

/// The number of a bid, and the row that it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number.
    pub number: u8,
    /// The row, as the rules file has it.
    pub row: Box<BidRule>,
}

/// A word that multiplies what a contract pays, such as kontra.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Factor {
    /// The word.
    pub word: String,
    /// What it multiplies by.
    #[schemars(range(min = 1, max = 100))]
    pub times: u8,
    /// What is multiplied instead of what the bid says a challenger gets for a contract won.
    pub won: Option<Pay>,
    /// The same for what a challenger loses.
    pub lost: Option<Pay>,
    /// The same for what an opponent gets from a contract lost.
    pub opponents: Option<Pay>,
    /// The same for what an opponent gets from a contract won.
    pub opponents_won: Option<Pay>,
}

impl Factor {
    /// Its own formulas, each with its key.
    pub fn formulas(&self) -> impl Iterator<Item = (&'static str, &Formula)> {
        let opponents = [self.opponents.as_ref(), self.opponents_won.as_ref()];
        worth::formulas([self.won.as_ref(), self.lost.as_ref()], opponents)
    }
}

impl BidRule {
    /// The bids of a row; itself if it carries no numbers.
    fn of_row(row: BidRule) -> Vec<BidRule> {
        let Some(Numbers { from, to, step, over }) = row.numbers else { return vec![row] };
        let mut bids = Vec::new();
        for number in (from..=to.max(from)).step_by(step.max(1).into()) {
            let mut bid = row.clone();
            bid.id = row.id.replace(NUMBER, &number.to_string());
            if row.target == Target::Number {
                bid.target = Target::AtLeast(number.saturating_add(over));
            }
            bid.numbered = Some(Numbered { number, row: Box::new(row.clone()) });
            bids.push(bid);
        }
        bids
    }

    /// Whether it is the first bid of its row.
    fn begins_row(&self) -> bool {
        let Some(Numbered { number, row }) = &self.numbered else { return true };
        row.numbers.is_some_and(|numbers| numbers.from == *number)
    }

    /// The number that it carries; 0 if none.
    pub fn number(&self) -> u8 {
        self.numbered.as_ref().map_or(0, |numbered| numbered.number)
    }

    /// What it is worth with a factor.
    fn multiplied(&self, factor: &Factor) -> BidRule {
        let mut bid = self.clone();
        bid.times = factor.times;
        if let Some(won) = &factor.won {
            bid.won.clone_from(won);
        }
        if let Some(lost) = &factor.lost {
            bid.lost.clone_from(lost);
        }
        bid.opponents = factor.opponents.clone().or(bid.opponents);
        bid.opponents_won = factor.opponents_won.clone().or(bid.opponents_won);
        bid
    }
}

impl AuctionRule {
    /// The bids, each with the place of its row in the rules file, from 0.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &BidRule)> + Clone {
        let mut begun = 0;
        self.bids.iter().map(move |bid| {
            begun += usize::from(bid.begins_row());
            (begun - 1, bid)
        })
    }

    /// A word that multiplies what contracts pay.
    pub fn factor(&self, word: &str) -> Option<&Factor> {
        self.factors.iter().find(|factor| factor.word == word)
    }

    /// The bid of a contract, and what it is worth with the factor of the contract.
    pub fn played(&self, contract: &Contract) -> Option<Cow<'_, BidRule>> {
        let (_, bid) = self.bid(&contract.bid.id)?;
        Some(self.with_factor(bid, contract.factor.as_deref()))
    }

    /// What a bid is worth with a factor.
    pub fn with_factor<'a>(&self, bid: &'a BidRule, word: Option<&str>) -> Cow<'a, BidRule> {
        match word.and_then(|word| self.factor(word)) {
            Some(factor) => Cow::Owned(bid.multiplied(factor)),
            None => Cow::Borrowed(bid),
        }
    }
}

/// Reads the rows of a rules file as bids.
pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<BidRule>, D::Error> {
    let rows = Vec::<BidRule>::deserialize(deserializer)?;
    Ok(rows.into_iter().flat_map(BidRule::of_row).collect())
}

/// Writes bids as the rows of a rules file.
pub(super) fn write<S: Serializer>(bids: &[BidRule], serializer: S) -> Result<S::Ok, S::Error> {
    let firsts = bids.iter().filter(|bid| bid.begins_row());
    serializer
        .collect_seq(firsts.map(|bid| bid.numbered.as_ref().map_or(bid, |numbered| &numbered.row)))
}
