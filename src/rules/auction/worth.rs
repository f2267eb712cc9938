//! What a contract of a bid is worth to its challengers and opponents.

use super::{BidRule, MultiplierSource, Target, pay};
use crate::rules::{Formula, Points, Quantity};

impl BidRule {
    /// What each challenger and each opponent gets when the declaring side took `took`
    /// tricks in a deal of `cards`.
    ///
    /// Source: Whist, Scoring and Points.
    pub fn score(
        &self,
        took: u8,
        cards: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        let off = self.target.off(took);
        let value = |quantity| self.quantity(quantity, took, off, cards, tallied);
        match self.won.table().all {
            _ if !self.target.is_met(took) => self.lost(off, &value),
            Some(all) if took == cards => (Points::whole(all.into()), self.made(off, &value).1),
            _ => self.made(off, &value),
        }
    }

    /// What each challenger and each opponent gets for a contract lost by `short` tricks.
    pub fn lost_by(
        &self,
        short: u8,
        cards: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> (Points, Points) {
        let took = match self.target {
            Target::Exactly(_) => short,
            target @ Target::AtLeast(_) => target.tricks().saturating_sub(short),
            Target::Number => 0,
        };
        self.lost(short, &|quantity| self.quantity(quantity, took, short, cards, tallied))
    }

    /// What each challenger and each opponent gets for a contract made with `off` tricks more; `value` gives the
    /// quantities of formulas.
    pub fn made(&self, off: u8, value: &dyn Fn(Quantity) -> i64) -> (Points, Points) {
        let opponents = self.opponents_won.as_ref();
        let opponents = opponents.map_or(Points::ZERO, |pay| pay.points(off, value));
        (self.won.points(off, value), opponents)
    }

    /// What each challenger and each opponent gets for a contract lost by `off` tricks.
    pub fn lost(&self, off: u8, value: &dyn Fn(Quantity) -> i64) -> (Points, Points) {
        let opponents = self.opponents.as_ref();
        let opponents = opponents.map_or(Points::ZERO, |pay| pay.points(off, value));
        (-self.lost.points(off, value), opponents)
    }

    /// The value of a quantity in a formula.
    pub(crate) fn quantity(
        &self,
        quantity: Quantity,
        took: u8,
        off: u8,
        cards: u8,
        tallied: &dyn Fn(Quantity) -> i64,
    ) -> i64 {
        match quantity {
            Quantity::One => 1,
            Quantity::Number => self.number().into(),
            Quantity::Bid => self.target.number().into(),
            Quantity::Took => took.into(),
            Quantity::Off => off.into(),
            Quantity::Cards => cards.into(),
            Quantity::Tally(word) if self.is_multiplied_by(&word) => 1,
            quantity => tallied(quantity),
        }
    }

    /// Whether a word multiplies it.
    fn is_multiplied_by(&self, word: &str) -> bool {
        self.multipliers.iter().any(
            |multiplier| matches!(&multiplier.source, MultiplierSource::Word(said) if said == word),
        )
    }

    /// The formulas by which it is paid, each with its key.
    pub fn formulas(&self) -> impl Iterator<Item = (&'static str, &Formula)> {
        let opponents = [self.opponents.as_ref(), self.opponents_won.as_ref()];
        let multiplier = self.multiplier.iter().map(|formula| ("multiplier", formula.formula()));
        pay::formulas([Some(&self.won), Some(&self.lost)], opponents).chain(multiplier)
    }

    /// What multiplies the points of a contract of it.
    pub fn times(&self, tallied: &dyn Fn(Quantity) -> i64) -> i64 {
        let mut sum = self.multiplied(tallied);
        for multiplier in &self.multipliers {
            sum += i64::from(multiplier.adds);
        }
        let times = self.multipliers.iter().map(|multiplier| i64::from(multiplier.times));
        sum * times.product::<i64>()
    }

    /// The value of its own multiplier; 1 without one.
    fn multiplied(&self, tallied: &dyn Fn(Quantity) -> i64) -> i64 {
        let Some(multiplier) = &self.multiplier else { return 1 };
        let value = |quantity| of_all(quantity, tallied);
        multiplier.formula().value_of(value).in_tenths().div_euclid(10)
    }

    /// Whether its points follow from the tricks alone.
    pub fn is_by_tricks(&self) -> bool {
        let mut terms = self.formulas().flat_map(|(_, formula)| formula.terms());
        self.of.is_none()
            && !terms
                .any(|(_, quantity)| matches!(quantity, Quantity::Tally(_) | Quantity::Theirs(_)))
    }
}

/// The value of a quantity where a tally is that of all sides together.
pub fn of_all(quantity: Quantity, tallied: &dyn Fn(Quantity) -> i64) -> i64 {
    match quantity {
        Quantity::Tally(id) | Quantity::Theirs(id) => {
            tallied(Quantity::Tally(id)) + tallied(Quantity::Theirs(id))
        }
        Quantity::One => 1,
        quantity => tallied(quantity),
    }
}
