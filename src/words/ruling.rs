//! Rulings: why, by which rule of which document, and what to do instead.

use super::clause::clause;
use super::grammar::cited;
use super::hint::Hint;
use crate::rules::{Citation, Clause, Ruleset};

/// A ruling in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Why, as a sentence.
    pub because: String,
    /// The id of the clause that it rests on, such as `serbian.hook`.
    pub rule: String,
    /// The clause in words.
    pub says: String,
    /// Where the clause comes from.
    pub source: Citation,
    /// What would be legal, as a sentence, where anything would.
    pub open: Option<String>,
    /// What can be done next.
    pub hints: Vec<Hint>,
}

impl Ruling {
    /// A ruling that rests on a clause of these rules, without hints.
    pub fn on(rules: &Ruleset, rests_on: Clause, because: String, open: Option<String>) -> Ruling {
        Ruling {
            because,
            rule: rules.clause_id(rests_on),
            says: clause(rules, rests_on),
            source: rules.cite(rests_on),
            open,
            hints: Vec::new(),
        }
    }

    /// The rule that it rests on: `Rule serbian.hook: The last … [Serbian whist, Bidding]`.
    pub fn rule_line(&self) -> String {
        format!("Rule {}: {} {}", self.rule, self.says, cited(&self.source))
    }
}
