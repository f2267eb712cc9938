//! The sets of laws that come with the program.

use super::named::means;
use crate::rules::laws::LawSet;
use crate::rules::{Ruleset, read_document};
use serde_json::Value;
use std::cmp::Reverse;
use std::sync::OnceLock;
use toml::Table;

/// The embedded sets of laws, in the order in which they are listed.
const SETS: [(&str, &str); 7] = [
    ("whist-1900", include_str!("laws/whist-1900.toml")),
    ("whist-1864", include_str!("laws/whist-1864.toml")),
    ("solo-hoyle", include_str!("laws/solo-hoyle.toml")),
    ("spades-club", include_str!("laws/spades-club.toml")),
    ("euchre-1888", include_str!("laws/euchre-1888.toml")),
    ("guilty-side", include_str!("laws/guilty-side.toml")),
    ("round-table", include_str!("laws/round-table.toml")),
];

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
        let (head, _) = text.split_once("[[laws]]").expect("a set has laws");
        // Reading a set without its laws takes a tenth of the time.
        let set: LawSet = parse(&format!("laws = []\n{head}"));
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
fn parse(text: &str) -> LawSet {
    read_document(&parse_table(text)).expect("embedded laws are sound")
}

fn parse_table(text: &str) -> Table {
    toml::from_str(text).expect("embedded laws are TOML")
}

/// A set of laws as a rules file may have it.
pub(super) fn table(id: &str) -> Option<Table> {
    let (_, text) = SETS.iter().find(|(known, _)| *known == id)?;
    Some(parse_table(text))
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
