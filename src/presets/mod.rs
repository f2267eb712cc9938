//! The documents' games and scores, embedded as rules files like any other, and the
//! reader of such files.
//!
//! `house` builds on `file`.

mod file;
mod house;

pub use file::{
    FileFault, LONGEST_FILE, read, ruleset, ruleset_text, rulesets, schema, scoring, scorings,
    scorings_for,
};
pub use house::cite_house_rules;
