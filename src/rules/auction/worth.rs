//! What a contract of a bid is worth to its challengers and opponents.

use super::{BidRule, Target, pay};
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
            Target::AtLeast(least) => least.saturating_sub(short),
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
            Quantity::Number => self.number().into(),
            Quantity::Bid => self.target.number().into(),
            Quantity::Took => took.into(),
            Quantity::Off => off.into(),
            Quantity::Cards => cards.into(),
            quantity => tallied(quantity),
        }
    }

    /// The formulas by which it is paid, each with its key.
    pub fn formulas(&self) -> impl Iterator<Item = (&'static str, &Formula)> {
        let opponents = [self.opponents.as_ref(), self.opponents_won.as_ref()];
        pay::formulas([Some(&self.won), Some(&self.lost)], opponents)
    }

    /// Whether its points follow from the tricks alone.
    pub fn is_by_tricks(&self) -> bool {
        let mut terms = self.formulas().flat_map(|(_, formula)| formula.terms());
        self.of.is_none()
            && !terms
                .any(|(_, quantity)| matches!(quantity, Quantity::Tally(_) | Quantity::Theirs(_)))
    }
}
