//! The condition of a case of a score: tests of what a hand was, never a program.

use super::{Hand, Quantity};
use crate::cards::{Syntax, SyntaxError};
use schemars::JsonSchema;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// Which hands a case of a score is for: one test or several, joined by `and`, such as
/// `bid = 10 and made`.
///
/// ```
/// use hoyle::rules::{BidTarget, Condition, Hand};
///
/// let nil: Condition = "bid = 0 and missed".parse()?;
/// let hand = Hand { bid: 0, word: None, took: 2, cards: 13, players: 4, target: BidTarget::Exact };
/// assert!(nil.holds(hand));
/// assert!(!nil.holds(Hand { took: 0, ..hand }));
///
/// let unreadable = "bid = luck".parse::<Condition>().unwrap_err();
/// assert_eq!(unreadable.text, "luck");
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = "^[a-z0-9<>= ]+$"))]
pub struct Condition {
    tests: Vec<Test>,
}

/// One test of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
enum Test {
    #[strum(to_string = "{0}")]
    BidOutcome(BidOutcome),
    #[strum(to_string = "{0} {1} {2}")]
    Compare(Quantity, Comparison, Operand),
}

/// How the tricks compare with the bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
enum BidOutcome {
    /// The bid was made.
    Made,
    /// It was not.
    Missed,
    /// More tricks than the bid.
    Over,
    /// Fewer tricks than the bid.
    Under,
}

/// A comparison; one that another begins with comes after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, IntoStaticStr, VariantArray)]
enum Comparison {
    #[strum(serialize = "<=")]
    AtMost,
    #[strum(serialize = ">=")]
    AtLeast,
    #[strum(serialize = "<")]
    Less,
    #[strum(serialize = ">")]
    More,
    #[strum(serialize = "=")]
    Equal,
}

/// What a quantity is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
enum Operand {
    #[strum(to_string = "{0}")]
    Number(u16),
    #[strum(to_string = "{0}")]
    Quantity(Quantity),
}

impl Condition {
    /// Whether a hand passes every test.
    pub fn holds(&self, hand: Hand) -> bool {
        self.tests.iter().all(|test| match test {
            Test::BidOutcome(BidOutcome::Made) => hand.is_made(),
            Test::BidOutcome(BidOutcome::Missed) => !hand.is_made(),
            Test::BidOutcome(BidOutcome::Over) => hand.took > hand.bid,
            Test::BidOutcome(BidOutcome::Under) => hand.took < hand.bid,
            Test::Compare(..) => test.compares(&|quantity| quantity.of(hand)),
        })
    }

    /// Reads tests joined by `and`, whose quantities are read by a function.
    fn read_with(
        text: &str,
        quantity: fn(&str) -> Option<Quantity>,
    ) -> Result<Condition, SyntaxError> {
        let mut tests = Vec::new();
        for test in text.split(" and ") {
            tests.push(Test::read(test.trim(), quantity)?);
        }
        Ok(Condition { tests })
    }
}

/// Which tallies a case of a score is for, or which totals end a game: comparisons of these, by their ids, joined by
/// `and`, such as `hearts = 13 and queen = 1`.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = "^[a-z0-9<>= .]+$"))]
pub struct TallyCondition(Condition);

impl TallyCondition {
    /// Whether quantities with these values pass every test.
    pub fn holds<T: PartialOrd + From<u16>>(&self, value: impl Fn(Quantity) -> T) -> bool {
        self.0.tests.iter().all(|test| test.compares(&value))
    }

    /// The quantities that it compares.
    pub(super) fn quantities(&self) -> Vec<Quantity> {
        let mut quantities = Vec::new();
        for test in &self.0.tests {
            let Test::Compare(quantity, _, operand) = test else { continue };
            quantities.push(*quantity);
            if let Operand::Quantity(other) = operand {
                quantities.push(*other);
            }
        }
        quantities
    }
}

impl FromStr for TallyCondition {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<TallyCondition, SyntaxError> {
        let condition = Condition::read_with(text, Quantity::or_tally)?;
        let is_of_bid = condition.tests.iter().any(|test| matches!(test, Test::BidOutcome(_)));
        if is_of_bid {
            Err(SyntaxError::new(Syntax::Condition, text))
        } else {
            Ok(TallyCondition(condition))
        }
    }
}

impl fmt::Display for TallyCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Test {
    /// Whether quantities with these values compare as the test says.
    fn compares<T: PartialOrd + From<u16>>(self, value: &impl Fn(Quantity) -> T) -> bool {
        match self {
            Test::BidOutcome(_) => false,
            Test::Compare(quantity, comparison, operand) => {
                let with = match operand {
                    Operand::Number(number) => number.into(),
                    Operand::Quantity(quantity) => value(quantity),
                };
                let value = value(quantity);
                match comparison {
                    Comparison::AtMost => value <= with,
                    Comparison::AtLeast => value >= with,
                    Comparison::Less => value < with,
                    Comparison::More => value > with,
                    Comparison::Equal => value == with,
                }
            }
        }
    }
}

/// Reads tests such as `bid = 10`, `took >= bid` and `made`, joined by `and`.
impl FromStr for Condition {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Condition, SyntaxError> {
        Condition::read_with(text, Quantity::of_hand)
    }
}

impl Test {
    fn read(text: &str, read: fn(&str) -> Option<Quantity>) -> Result<Test, SyntaxError> {
        if let Ok(outcome) = text.parse() {
            return Ok(Test::BidOutcome(outcome));
        }
        for sign in Comparison::VARIANTS {
            let Some((left, right)) = text.split_once(<&str>::from(sign)) else { continue };
            let compared = quantity(left.trim(), read)?;
            let right = right.trim();
            let operand = match right.parse() {
                Ok(number) => Operand::Number(number),
                Err(_) => Operand::Quantity(quantity(right, read)?),
            };
            return Ok(Test::Compare(compared, *sign, operand));
        }
        Err(SyntaxError::new(Syntax::Condition, text))
    }
}

/// Reads a quantity that a condition may compare: not a square, nor one.
fn quantity(text: &str, read: fn(&str) -> Option<Quantity>) -> Result<Quantity, SyntaxError> {
    match read(text) {
        None | Some(Quantity::One | Quantity::BidSquared | Quantity::OffSquared) => {
            Err(SyntaxError::new(Syntax::Condition, text))
        }
        Some(quantity) => Ok(quantity),
    }
}

/// Writes the condition as rules files have it.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tests: Vec<String> = self.tests.iter().map(ToString::to_string).collect();
        f.write_str(&tests.join(" and "))
    }
}
