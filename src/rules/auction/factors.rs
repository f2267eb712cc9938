//! What a contract is worth with the words, the trump or the deal that multiply it.

use super::{
    AuctionRule, BidRule, Contract, Factor, Multiplier, MultiplierSource, PlayedBy, TrumpTimes,
};
use crate::cards::Trump;
use std::borrow::Cow;

impl BidRule {
    /// Makes the bid pay as a factor says.
    fn multiply(&mut self, factor: &Factor) {
        self.multipliers.push(Multiplier {
            source: MultiplierSource::Word(factor.word.clone()),
            times: factor.times,
            adds: factor.adds,
        });
        if let Some(target) = factor.target {
            self.target = target;
        }
        if let Some(won) = &factor.won {
            self.won.clone_from(won);
        }
        if let Some(lost) = &factor.lost {
            self.lost.clone_from(lost);
        }
        if factor.opponents.is_some() {
            self.opponents.clone_from(&factor.opponents);
        }
        if factor.opponents_won.is_some() {
            self.opponents_won.clone_from(&factor.opponents_won);
        }
        if factor.multiplier.is_some() {
            self.multiplier.clone_from(&factor.multiplier);
        }
    }
}

impl AuctionRule {
    /// The factor with this word.
    pub fn factor(&self, word: &str) -> Option<&Factor> {
        self.factors.iter().find(|factor| factor.word == word)
    }

    /// The factors that are said and add, and those that multiply. One of each group may follow a bid.
    pub fn factor_groups(&self) -> [Vec<&Factor>; 2] {
        let (multiplying, adding) = self
            .factors
            .iter()
            .filter(|factor| factor.is_said())
            .partition(|factor| factor.multiplies());
        [adding, multiplying]
    }

    /// The words, trumps and deals that multiply contracts, apart from what each word asks and pays.
    pub fn multiplying(&self) -> (Vec<Factor>, TrumpTimes, &[u8]) {
        let mut factors = self.factors.clone();
        for factor in &mut factors {
            *factor = Factor {
                word: factor.word.clone(),
                times: factor.times,
                adds: factor.adds,
                deals: factor.deals.clone(),
                ..Factor::default()
            };
        }
        (factors, self.trump_times, &self.deal_times)
    }

    /// The bid of a contract in a deal with this number, from 1, as it pays.
    pub fn played(
        &self,
        contract: &Contract,
        deal: usize,
        by: PlayedBy,
    ) -> Option<Cow<'_, BidRule>> {
        let (_, bid) = self.bid(&contract.bid.id)?;
        // What a word pays takes the place of what the deal does.
        let mut words: Vec<String> = Vec::new();
        for factor in &self.factors {
            if factor.goes_with(deal, by) && factor.may_follow(&bid.id) {
                words.push(factor.word.clone());
            }
        }
        words.extend(contract.factors.iter().cloned());
        let mut played = self.multiplied(bid, contract.bid.trump, &words);

        let turn = deal.saturating_sub(1).checked_rem(self.deal_times.len());
        let times = turn.map_or(1, |turn| self.deal_times[turn]);
        if times != 1 {
            let multiplier = Multiplier { source: MultiplierSource::Deal, times, adds: 0 };
            played.to_mut().multipliers.push(multiplier);
        }
        Some(played)
    }

    /// A bid as its trump and the factors with these words make it pay; unchanged without any.
    pub fn multiplied<'a>(
        &self,
        bid: &'a BidRule,
        trump: Option<Trump>,
        words: &[String],
    ) -> Cow<'a, BidRule> {
        let mut multiplied = Cow::Borrowed(bid);
        let trump = trump.unwrap_or(Trump::None);
        let times = self.trump_times.of(trump);
        if times != 1 {
            let source = MultiplierSource::Trump(trump);
            multiplied.to_mut().multipliers.push(Multiplier { source, times, adds: 0 });
        }
        for word in words {
            if let Some(factor) = self.factor(word) {
                multiplied.to_mut().multiply(factor);
            }
        }
        multiplied
    }
}
