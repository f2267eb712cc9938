//! The documents' games and scores, embedded as the same files that anyone may write.

mod file;
mod games;
mod house;
mod scores;

pub use file::{FileFault, read, schema};
pub use games::{ruleset, ruleset_text, rulesets};
pub use house::cite_house_rules;
pub use scores::{scoring, scorings, scorings_for};
