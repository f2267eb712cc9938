//! What `rescore` prints as JSON, a line for each game.

use crate::analysis::GameLine;
use crate::analysis::{GameLineError, Replayed, Totals};
use crate::output::json::{NamedSchema, any, part};
use crate::rules::Points;
use crate::words;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::new(
    "rescore",
    "A game of an archive, its totals, or what is wrong with it, a line each",
    || any(&[part::<GameLine>, part::<RescoredTotals<'_>>, part::<RescoredError>]),
);

/// The totals of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RescoredTotals<'a> {
    /// The game's id.
    pub id: &'a str,
    /// Each side's total, in turn order.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, Points>")]
    pub totals: Vec<(&'a str, Points)>,
    /// Each side's rank, from 1.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, usize>")]
    pub ranks: Vec<(&'a str, usize)>,
}

fn in_order<S: Serializer, T: Serialize>(
    entries: &[(&str, T)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(entries.iter().map(|(name, value)| (name, value)))
}

impl<'a> RescoredTotals<'a> {
    /// The totals of a game, by the names of its sides.
    pub fn of(totals: &'a Totals<'a>) -> RescoredTotals<'a> {
        let names: Vec<&str> = totals.sides.iter().map(AsRef::as_ref).collect();
        RescoredTotals {
            id: &totals.id,
            totals: names.iter().copied().zip(totals.totals.iter().copied()).collect(),
            ranks: names.iter().copied().zip(totals.ranks.iter().copied()).collect(),
        }
    }
}

/// A line that is not a game that was played by its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RescoredError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: String,
    /// The clause of the rules that this rests on.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

impl RescoredError {
    /// The error of a line, of which this much is known.
    pub fn of(line: usize, error: &GameLineError, known: &Replayed) -> RescoredError {
        let ruling = words::game_line_error(error, known);
        let rule = ruling.rule();
        let error = match ruling.open {
            Some(open) => format!("{} {open}", ruling.because),
            None => ruling.because,
        };
        RescoredError { line, error, rule }
    }
}
