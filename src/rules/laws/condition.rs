//! When a law applies.

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
pub struct Condition {
    /// As it is written.
    written: String,
    tests: Vec<Test>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Test {
    fact: String,
    is: Comparison,
    to: Operand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comparison {
    Equal,
    Unequal,
    Less,
    More,
    AtMost,
    AtLeast,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Operand {
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

impl Condition {
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
            if !test.holds(facts)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Test {
    fn holds(&self, facts: &Facts) -> Result<bool, MissingFact> {
        let value = facts.get(&self.fact)?;
        let other = match &self.to {
            Operand::Value(value) => value,
            Operand::Fact(fact) => facts.get(fact.into())?,
        };
        let order = value.partial_cmp(other);
        Ok(match self.is {
            Comparison::Equal => order == Some(Ordering::Equal),
            Comparison::Unequal => order != Some(Ordering::Equal),
            Comparison::Less => order == Some(Ordering::Less),
            Comparison::More => order == Some(Ordering::Greater),
            Comparison::AtMost => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Comparison::AtLeast => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        })
    }
}

impl TryFrom<String> for Condition {
    type Error = ConditionError;

    fn try_from(text: String) -> Result<Condition, ConditionError> {
        let tests = text.split(" and ").map(str::parse).collect::<Result<_, _>>()?;
        Ok(Condition { written: text, tests })
    }
}

/// Writes the condition as sets of laws do; nothing if there is none.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl FromStr for Test {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Test, ConditionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let flag = |fact: &str, value| Test {
            fact: fact.to_owned(),
            is: Comparison::Equal,
            to: Operand::Value(FactValue::Flag(value)),
        };
        match words.as_slice() {
            [fact] => Ok(flag(fact, true)),
            ["not", fact] => Ok(flag(fact, false)),
            [fact, is, to] => {
                let is = match *is {
                    "=" => Comparison::Equal,
                    "!=" => Comparison::Unequal,
                    "<" => Comparison::Less,
                    ">" => Comparison::More,
                    "<=" => Comparison::AtMost,
                    ">=" => Comparison::AtLeast,
                    _ => return Err(ConditionError::Test(text.to_owned())),
                };
                let to = match to.parse::<Fact>() {
                    // Only numbers are compared with others: `alone` is also a kind of contract.
                    Ok(other) if other.kind() == FactKind::Number => Operand::Fact(other),
                    _ => {
                        let value = FactValue::read(fact, to).map_err(ConditionError::Fact)?;
                        Operand::Value(value)
                    }
                };
                Ok(Test { fact: (*fact).to_owned(), is, to })
            }
            _ => Err(ConditionError::Test(text.to_owned())),
        }
    }
}
