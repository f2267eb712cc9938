//! The score of one hand that was bid exactly: which case it falls under, and what that is worth.

use super::{
    BidTarget, Condition, Formula, Hand, Passage, Points, Quantity, TieBreaks, is_default,
};
use crate::cards::{Suit, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use std::cmp::Ordering;

/// A score of the catalogue, or a table's own: a formula for each way a hand can end.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandScore {
    /// The name it is chosen by, such as `exact-penalty`.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Where the rule comes from.
    #[serde(default = "Passage::house_rules")]
    pub source: Passage,
    /// Whether the highest or the lowest total wins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wins: Wins,
    /// What breaks a tie between equal totals, if anything does.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ties: TieBreaks,
    /// A suit that doubles the points of the deals in which it is trump.
    pub doubled_by: Option<Suit>,
    /// Took exactly the bid.
    pub made: Formula,
    /// Took more than the bid.
    pub over: Formula,
    /// Took fewer than the bid.
    pub under: Formula,
    /// Took none, having bid some; without it such a hand is an `under`.
    pub blank: Option<Formula>,
    /// What a bid of zero scores where that differs.
    pub zero: Option<ZeroBid>,
    /// Cases of their own: the first that holds comes before all others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cases: Vec<HandCase>,
}

/// A case of its own.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandCase {
    /// Which hands it is for.
    pub when: Condition,
    /// The word that the bid has to be made by.
    pub named: Option<String>,
    /// What makes the bid of such a hand, where that differs.
    pub target: Option<BidTarget>,
    /// Whether a player's hand that it is for counts by itself, apart from the partner's.
    #[serde(default, skip_serializing_if = "is_default")]
    pub alone: bool,
    /// What such a hand scores.
    pub points: Formula,
}

/// The case of a bid of zero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZeroBid {
    /// In which deals the case applies.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: ZeroWhen,
    /// Bid zero and took none.
    pub made: Formula,
    /// Bid zero and took some.
    pub missed: Formula,
}

/// In which deals a bid of zero is a case of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ZeroWhen {
    /// In every deal.
    #[default]
    Always,
    /// Where each player holds more cards than there are players in the deal.
    MoreCardsThanPlayers,
}

impl ZeroBid {
    fn applies(&self, hand: Hand) -> bool {
        hand.bid == 0 && (self.when == ZeroWhen::Always || hand.cards > hand.players)
    }
}

/// Which total wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Wins {
    /// The highest.
    #[default]
    Highest,
    /// The lowest, as in golf.
    Lowest,
}

impl Wins {
    /// What a total is worth: the more, the better its place.
    pub fn worth(self, total: Points) -> Points {
        match self {
            Wins::Highest => total,
            Wins::Lowest => -total,
        }
    }
}

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// Took exactly the bid.
    Made,
    /// Took more than the bid.
    Over,
    /// Took fewer than the bid.
    Under,
    /// Took none, having bid some, where the score counts that separately.
    Blank,
    /// Bid zero and took none, where the score counts that separately.
    ZeroMade,
    /// Bid zero and took some, where the score counts that separately.
    ZeroMissed,
    /// A case of its own: its place in the list, from 0.
    Own(usize),
}

impl HandCase {
    /// The hand with what makes its bid in this case, if the case is for it.
    fn judged(&self, hand: Hand) -> Option<Hand> {
        let target = match hand.target {
            BidTarget::Never => BidTarget::Never,
            of_game => self.target.unwrap_or(of_game),
        };
        let judged = Hand { target, ..hand };
        let is_named = self.named.as_ref().is_none_or(|named| hand.word.as_deref() == Some(named));
        if is_named && self.when.holds(judged) { Some(judged) } else { None }
    }
}

impl HandScore {
    /// The first case of its own that is for a hand: its place, and the hand with what makes its bid.
    fn own_case(&self, hand: Hand) -> Option<(usize, Hand)> {
        let mut cases = self.cases.iter().enumerate();
        cases.find_map(|(index, case)| Some((index, case.judged(hand)?)))
    }

    /// The hand with what makes its bid, and whether it counts apart from the partner's.
    pub fn judged(&self, hand: Hand) -> (Hand, bool) {
        self.own_case(hand).map_or((hand, false), |(index, hand)| (hand, self.cases[index].alone))
    }

    /// Whether a miss by undertricks costs the bid, or a multiple of it, and one by overtricks the same or
    /// nothing.
    pub(super) fn has_penalty(&self) -> bool {
        let costs_bid =
            self.under.terms().count() == 1 && self.under.factor(Quantity::Bid) < Points::ZERO;
        costs_bid && (self.over == self.under || self.over == Formula::default())
    }

    /// What it pays for a bid made, whatever the bid.
    pub fn premium(&self) -> Points {
        self.made.factor(Quantity::One)
    }

    /// Pays another premium for a bid made; for a bid of zero too, unless that has a premium of its own.
    pub fn set_premium(&mut self, premium: Points) {
        let usual = self.premium();
        self.made = self.made.with_constant(premium);
        if let Some(zero) = &mut self.zero
            && zero.made.factor(Quantity::One) == usual
        {
            zero.made = zero.made.with_constant(premium);
        }
    }

    /// Every formula of the score, by the dotted key that it has in a rules file.
    pub(super) fn formulas(&self) -> Vec<(String, &Formula)> {
        let mut formulas = vec![
            ("made".to_owned(), &self.made),
            ("over".to_owned(), &self.over),
            ("under".to_owned(), &self.under),
        ];
        if let Some(blank) = &self.blank {
            formulas.push(("blank".to_owned(), blank));
        }
        if let Some(zero) = &self.zero {
            formulas.push(("zero.made".to_owned(), &zero.made));
            formulas.push(("zero.missed".to_owned(), &zero.missed));
        }
        for (row, case) in self.cases.iter().enumerate() {
            formulas.push((format!("cases.{row}.points"), &case.points));
        }
        formulas
    }

    /// Which case a hand falls under, with its formula.
    pub fn case(&self, hand: Hand) -> (Case, &Formula) {
        if let Some((index, _)) = self.own_case(hand) {
            return (Case::Own(index), &self.cases[index].points);
        }
        if let Some(zero) = &self.zero
            && zero.applies(hand)
        {
            return match hand.took {
                0 => (Case::ZeroMade, &zero.made),
                _ => (Case::ZeroMissed, &zero.missed),
            };
        }
        match (hand.took.cmp(&hand.bid), &self.blank) {
            (Ordering::Equal, _) => (Case::Made, &self.made),
            (Ordering::Greater, _) => (Case::Over, &self.over),
            (Ordering::Less, Some(blank)) if hand.took == 0 => (Case::Blank, blank),
            (Ordering::Less, _) => (Case::Under, &self.under),
        }
    }

    /// What a hand is worth. `trump` matters only to a score that a suit doubles; an
    /// unrecorded trump doubles nothing.
    pub fn score(&self, hand: Hand, trump: Option<Trump>) -> Points {
        let points = self.case(hand).1.value(hand);
        if self.is_doubled(trump) { points + points } else { points }
    }

    /// Whether a trump doubles the points of its deal.
    pub fn is_doubled(&self, trump: Option<Trump>) -> bool {
        self.doubled_by.is_some_and(|suit| trump == Some(suit.into()))
    }
}
