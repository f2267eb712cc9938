//! Formulas of tallies, by their ids, and of the numbers of bids.

use super::{Formula, Quantity};
use crate::cards::SyntaxError;
use schemars::JsonSchema;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// A formula that may also have tallies, by their ids, such as hearts + 13 queen or 162 - theirs.points, and the
/// number of a bid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = r"^[-+−*·×/.^²½0-9a-z ]+$"))]
pub struct TallyFormula(Formula);

impl TallyFormula {
    /// The formula.
    pub const fn formula(&self) -> &Formula {
        &self.0
    }

    /// Reads a formula, leaving out the terms that cannot be read; also why not, for each.
    pub(crate) fn read(text: &str) -> (TallyFormula, Vec<SyntaxError>) {
        let (formula, errors) = Formula::read_with(text, Quantity::or_tally);
        (TallyFormula(formula), errors)
    }
}

impl FromStr for TallyFormula {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<TallyFormula, SyntaxError> {
        let (formula, errors) = TallyFormula::read(text);
        errors.into_iter().next().map_or(Ok(formula), Err)
    }
}

impl fmt::Display for TallyFormula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
