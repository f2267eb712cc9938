//! The documents' games and scores, embedded as the same files that anyone may write.

mod catalogue;
mod file;

pub use catalogue::{ruleset, ruleset_text, rulesets, scoring, scorings};
pub use file::{FileFault, read, schema};
