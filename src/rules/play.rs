//! The play of the cards, as far as a score keeper needs it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a player may put on a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardPlay {
    /// Whether a player without the suit led must trump if able.
    pub must_trump: bool,
}
