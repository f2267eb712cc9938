//! The sets of laws that come with the program.

use super::named::means;
use crate::rules::Ruleset;
use crate::rules::laws::LawSet;
use serde_json::Value;
use std::cmp::Reverse;
use std::sync::OnceLock;

/// The sets of laws of these ids, embedded as JSON.
macro_rules! embedded {
    ($($id:literal)*) => {
        [$(($id, include_str!(concat!(env!("OUT_DIR"), "/laws/", $id, ".json")))),*]
    };
}

/// The embedded sets of laws, in the order in which they are listed.
const SETS: [(&str, &str); 7] = embedded! {
    "whist-1900" "whist-1864" "solo-hoyle" "spades-club" "euchre-1888" "guilty-side" "round-table"
};

/// The ids of the sets of laws that come with the program, in the order of listings.
pub fn law_ids() -> impl ExactSizeIterator<Item = &'static str> {
    SETS.iter().map(|(id, _)| *id)
}

/// The sets of laws that come with the program, in the order of listings.
pub fn law_sets() -> impl ExactSizeIterator<Item = &'static LawSet> {
    (0..SETS.len()).map(embedded)
}

/// A set of laws that comes with the program, by its id.
pub fn laws(id: &str) -> Option<&'static LawSet> {
    SETS.iter().position(|(known, _)| means(id, known)).map(embedded)
}

/// The sets of laws that a game could go by but does not, the most demanding first.
///
/// ```
/// let rules = hoyle::presets::ruleset("serbian").unwrap();
/// let fitting = hoyle::presets::fitting_laws(&rules);
/// assert_eq!(fitting.iter().map(|set| set.id.as_str()).collect::<Vec<_>>(), ["round-table"]);
/// ```
pub fn fitting_laws(rules: &Ruleset) -> Vec<&'static LawSet> {
    let own = rules.incidents.laws.as_deref();
    let mut fitting: Vec<&LawSet> = Vec::new();
    for (row, (id, text)) in SETS.iter().enumerate() {
        let (head, _) = text.split_once(",\"laws\":[").expect("a set has laws");
        // Reading a set without its laws takes a tenth of the time.
        let set: LawSet = parse(&format!("{head},\"laws\":[]}}"));
        if rules.lacks(&set).is_none() && own.is_none_or(|own| own.id != *id) {
            fitting.push(embedded(row));
        }
    }
    fitting.sort_by_key(|set| Reverse(set.needs.len()));
    fitting
}

/// A row of [`SETS`], read once.
fn embedded(row: usize) -> &'static LawSet {
    static READ: [OnceLock<LawSet>; SETS.len()] = [const { OnceLock::new() }; SETS.len()];
    READ[row].get_or_init(|| parse(SETS[row].1))
}

/// Reads an embedded set.
///
/// # Panics
/// Never: a test reads every set.
fn parse(json: &str) -> LawSet {
    serde_json::from_str(json).expect("embedded laws are sound")
}

/// A set of laws as JSON, with the options of each law as a list, since JSON values sort their keys.
pub(super) fn as_json(set: &LawSet) -> Value {
    let mut json = serde_json::to_value(set).expect("text keys and finite numbers");
    for (row, law) in set.laws.iter().enumerate() {
        if !law.options.is_empty() {
            json["laws"][row]["options"] = serde_json::to_value(&law.options).expect("texts");
        }
    }
    json
}
