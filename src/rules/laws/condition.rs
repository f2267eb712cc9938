//! When a law applies.

use super::Moment;
use super::fact::{Fact, FactError, FactKind, FactValue, Facts, MissingFact};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_with::SerializeDisplay;
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// Tests of facts that must all hold, such as `established and found < end`.
#[derive(Clone, Debug, Default, PartialEq, Eq, SerializeDisplay, Deserialize, JsonSchema)]
#[serde(try_from = "String")]
#[schemars(with = "String", rename = "LawCondition")]
pub struct LawCondition {
    /// As it is written.
    written: String,
    tests: Vec<FactTest>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct FactTest {
    fact: String,
    is: FactComparison,
    to: FactOperand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FactComparison {
    Equal,
    Unequal,
    Less,
    More,
    AtMost,
    AtLeast,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum FactOperand {
    Value(FactValue),
    Fact(Fact),
}

/// A text that is not a condition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConditionError {
    /// A test that is not of the form `FACT`, `not FACT` or `FACT = VALUE`.
    #[error("{0}")]
    Test(String),
    /// A fact or its value is wrong.
    #[error("{0}")]
    Fact(#[source] FactError),
}

impl LawCondition {
    /// Whether all tests hold, read from the left up to the first that does not. The facts that were
    /// looked at are added to `read`.
    ///
    /// # Errors
    /// A test depends on a fact that is not known.
    pub(super) fn holds(
        &self,
        facts: &Facts,
        read: &mut BTreeSet<String>,
    ) -> Result<bool, MissingFact> {
        for test in &self.tests {
            read.insert(test.fact.clone());
            if let FactOperand::Fact(other) = test.to {
                read.insert(<&str>::from(other).to_owned());
            }
            if !test.holds(facts)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl LawCondition {
    /// Holds if this fault occurred.
    pub(in crate::rules) fn of_fault(fault: &str) -> LawCondition {
        let written = format!("fault = {fault}");
        let to = FactOperand::Value(FactValue::Word(fault.to_owned()));
        let tests = vec![FactTest {
            fact: <&str>::from(Fact::Fault).into(),
            is: FactComparison::Equal,
            to,
        }];
        LawCondition { written, tests }
    }

    /// The same, but only if it was found before a moment.
    pub(in crate::rules) fn found_before(mut self, moment: Moment) -> LawCondition {
        self.written += &format!(" and found < {moment}");
        let to = FactOperand::Value(FactValue::Moment(moment));
        self.tests.push(FactTest {
            fact: <&str>::from(Fact::Found).into(),
            is: FactComparison::Less,
            to,
        });
        self
    }

    /// The facts that are tested.
    pub(in crate::rules) fn facts(&self) -> impl Iterator<Item = &str> {
        self.tests.iter().map(|test| test.fact.as_str())
    }

    /// The numbers that a fact is compared with.
    pub(in crate::rules) fn numbers(&self, fact: &str) -> impl Iterator<Item = u8> {
        self.compared(fact).filter_map(|value| match value {
            FactValue::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// The moments that a fact is compared with.
    pub(in crate::rules) fn moments(&self, fact: &str) -> impl Iterator<Item = Moment> {
        self.compared(fact).filter_map(|value| match value {
            FactValue::Moment(moment) => Some(*moment),
            _ => None,
        })
    }

    fn compared<'c>(&'c self, fact: &str) -> impl Iterator<Item = &'c FactValue> {
        self.tests.iter().filter(move |test| test.fact == fact).filter_map(|test| match &test.to {
            FactOperand::Value(value) => Some(value),
            FactOperand::Fact(_) => None,
        })
    }

    /// The words that a fact is compared with.
    pub(super) fn words<'c>(&'c self, fact: &'c str) -> impl Iterator<Item = &'c str> {
        self.compared(fact).filter_map(|value| match value {
            FactValue::Word(word) => Some(word.as_str()),
            _ => None,
        })
    }
}

impl FactTest {
    fn holds(&self, facts: &Facts) -> Result<bool, MissingFact> {
        let value = facts.get(&self.fact)?;
        let other = match &self.to {
            FactOperand::Value(value) => value,
            FactOperand::Fact(fact) => facts.get(fact.into())?,
        };
        let order = value.partial_cmp(other);
        Ok(match self.is {
            FactComparison::Equal => order == Some(Ordering::Equal),
            FactComparison::Unequal => order != Some(Ordering::Equal),
            FactComparison::Less => order == Some(Ordering::Less),
            FactComparison::More => order == Some(Ordering::Greater),
            FactComparison::AtMost => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            FactComparison::AtLeast => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        })
    }
}

impl TryFrom<String> for LawCondition {
    type Error = ConditionError;

    fn try_from(text: String) -> Result<LawCondition, ConditionError> {
        let tests = text.split(" and ").map(str::parse).collect::<Result<_, _>>()?;
        Ok(LawCondition { written: text, tests })
    }
}

/// Writes the condition as sets of laws do; nothing if there is none.
impl fmt::Display for LawCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl FromStr for FactTest {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<FactTest, ConditionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let flag = |fact: &str, value| FactTest {
            fact: fact.to_owned(),
            is: FactComparison::Equal,
            to: FactOperand::Value(FactValue::Flag(value)),
        };
        match words.as_slice() {
            [fact] => Ok(flag(fact, true)),
            ["not", fact] => Ok(flag(fact, false)),
            [fact, is, to] => {
                let is = match *is {
                    "=" => FactComparison::Equal,
                    "!=" => FactComparison::Unequal,
                    "<" => FactComparison::Less,
                    ">" => FactComparison::More,
                    "<=" => FactComparison::AtMost,
                    ">=" => FactComparison::AtLeast,
                    _ => return Err(ConditionError::Test(text.to_owned())),
                };
                let to = match to.parse::<Fact>() {
                    // Only numbers are compared with others: `alone` is also a kind of contract.
                    Ok(other) if other.kind() == FactKind::Number => FactOperand::Fact(other),
                    _ => {
                        let value = FactValue::read(fact, to).map_err(ConditionError::Fact)?;
                        FactOperand::Value(value)
                    }
                };
                Ok(FactTest { fact: (*fact).to_owned(), is, to })
            }
            _ => Err(ConditionError::Test(text.to_owned())),
        }
    }
}
