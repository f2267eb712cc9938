//! The games that come with the program.

use super::file;
use crate::rules::Ruleset;

/// The embedded rules files, in the order in which they are listed.
const RULESETS: [(&str, &str); 5] = [
    ("serbian", include_str!("serbian.toml")),
    ("romanian", include_str!("romanian.toml")),
    ("oh-hell", include_str!("oh-hell.toml")),
    ("auction-whist", include_str!("auction-whist.toml")),
    ("german", include_str!("german.toml")),
];

/// The ids of the sets of rules that come with the program.
pub fn rulesets() -> impl ExactSizeIterator<Item = &'static str> {
    RULESETS.iter().map(|(id, _)| *id)
}

/// The rules file of a set of rules that comes with the program.
pub fn ruleset_text(id: &str) -> Option<&'static str> {
    RULESETS.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

/// A set of rules that comes with the program.
///
/// # Panics
/// Never: a test reads every embedded file.
pub fn ruleset(id: &str) -> Option<Ruleset> {
    ruleset_text(id).map(|text| file::read(text).expect("embedded rules files are sound"))
}
