//! The laws of a game, as its rules file names them.

use super::is_default;
use super::laws::{IncidentKind, Law, LawSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The laws that a game goes by when something goes wrong at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Incidents {
    /// The set of laws that it goes by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<Box<LawSet>>,
    /// What the table chooses in that set.
    #[serde(skip_serializing_if = "is_default")]
    pub settings: BTreeMap<String, String>,
    /// The laws of the game's own, which are read before the set.
    #[serde(skip_serializing_if = "is_default")]
    pub own: Vec<Law>,
    /// The kinds of incidents on which the game names nothing.
    #[serde(skip_serializing_if = "is_default")]
    pub silent: Vec<IncidentKind>,
}

impl Incidents {
    /// The key with which a table chooses the set of laws: `laws=whist-1900`, or `laws=none`.
    pub const KEY: &str = "laws";

    /// Whether these say the same as others. Options that have been a JSON value have lost their order.
    pub(super) fn says_the_same(&self, other: &Incidents) -> bool {
        let json = |incidents| serde_json::to_value(incidents).ok();
        self == other || json(self) == json(other)
    }
}
