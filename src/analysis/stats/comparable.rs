//! Games are comparable if they have the same rules and score: then their points mean the same.

use crate::history::Origin;
use crate::presets;
use crate::rules::Ruleset;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use serde_with::skip_serializing_none;
use std::fmt;

/// The rules and the score that games have in common whose points can be compared.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct RulesAndScore {
    /// The id of the rules.
    pub rules: String,
    /// The id of the score, unless it is the usual one of the rules.
    pub scoring: Option<String>,
}

/// Writes the id of the rules, with that of the score after a comma: `romanian, negative`.
impl fmt::Display for RulesAndScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rules)?;
        match &self.scoring {
            Some(scoring) => write!(f, ", {scoring}"),
            None => Ok(()),
        }
    }
}

/// The id of a score, unless it is the usual one of built-in rules.
pub(super) fn other_scoring(rules: &Ruleset) -> Option<String> {
    let usual = presets::ruleset(&rules.id)?;
    let id = rules.scoring.id();
    if usual.scoring.id() == id { None } else { Some(id.to_owned()) }
}

/// The checksum of what the rules of a file pay; 0 for rules that come with the program, and for a file that pays as they
/// do.
pub(super) fn pay_sum(origin: &Origin, rules: &Ruleset) -> u32 {
    if presets::built_in(&origin.rules).is_some() {
        return 0;
    }
    let sum = sum_of_pay(rules);
    let same_id = presets::ruleset(&rules.id);
    let is_usual = same_id.is_some_and(|mut usual| {
        let chosen = presets::choose(&mut usual, Some(rules.scoring.id()), None, &[], None);
        chosen.is_ok() && sum_of_pay(&usual) == sum
    });
    if is_usual { 0 } else { sum }
}

fn sum_of_pay(rules: &Ruleset) -> u32 {
    let mut pays = json!([rules.scoring, rules.tallies, rules.bidding.auction()]);
    leave_out_names(&mut pays);
    crc32fast::hash(pays.to_string().as_bytes())
}

/// Leaves out titles and sources, and the suit that doubles, which is a setting of the table.
fn leave_out_names(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(leave_out_names),
        Value::Object(cells) => {
            cells.retain(|key, _| !["title", "source", "doubled_by"].contains(&key.as_str()));
            cells.values_mut().for_each(leave_out_names);
        }
        _ => {}
    }
}
