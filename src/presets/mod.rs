//! The documents' games and scores, embedded as rules files like any other, and the
//! reader of such files.
//!
//! `house` builds on `file` and `scores`, and `file` on `scores`.

mod file;
mod house;
mod scores;

pub use file::{FileFault, LONGEST_FILE, read, ruleset, ruleset_text, rulesets, schema};
pub use house::cite_house_rules;
pub use scores::{scoring, scorings, scorings_for};
