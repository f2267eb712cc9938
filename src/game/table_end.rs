//! How the table ends a game before its rules do.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Not;

/// The table's decision to stop before the rules end the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableEnd {
    /// Why, in the table's own words: 1 to [`LONGEST_REASON`](super::LONGEST_REASON) characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether the game is given up, so that nobody has won it.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub abandoned: bool,
}

/// The end of a game that the rules would have let go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyEnd {
    /// What the table decided.
    pub by: TableEnd,
    /// The number of a deal that had begun, and does not count.
    pub left_out: Option<usize>,
}
