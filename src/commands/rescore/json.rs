//! What `rescore` prints in place of a line that it cannot score.

use crate::analysis::{GameLine, GameLineError, Replayed, RescoredTotals};
use crate::output::json::{NamedSchema, any, part};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "rescore",
    "A game of an archive, its totals, or what is wrong with it, a line each",
    || any(&[part::<GameLine>, part::<RescoredTotals>, part::<RescoredError>]),
);

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
