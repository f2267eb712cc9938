//! What a contract is worth with a word that multiplies it.

use super::{AuctionRule, BidRule, Contract, Factor};
use std::borrow::Cow;

impl BidRule {
    /// The bid as a factor makes it pay.
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
    /// The factor with this word.
    pub fn factor(&self, word: &str) -> Option<&Factor> {
        self.factors.iter().find(|factor| factor.word == word)
    }

    /// The bid of a contract, as the contract's factor makes it pay.
    pub fn played(&self, contract: &Contract) -> Option<Cow<'_, BidRule>> {
        let (_, bid) = self.bid(&contract.bid.id)?;
        Some(self.with_factor(bid, contract.factor.as_deref()))
    }

    /// A bid as the factor with this word makes it pay; unchanged without one.
    pub fn with_factor<'a>(&self, bid: &'a BidRule, word: Option<&str>) -> Cow<'a, BidRule> {
        match word.and_then(|word| self.factor(word)) {
            Some(factor) => Cow::Owned(bid.multiplied(factor)),
            None => Cow::Borrowed(bid),
        }
    }
}
