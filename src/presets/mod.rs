//! The documents' games and scores, embedded as rules files like any other, and the
//! reader of such files.
//!
//! `source`, which says where each rule comes from, builds on `file`.

mod file;
mod source;

pub use file::{
    FileFault, LONGEST_FILE, read, ruleset, ruleset_text, rulesets, schema, scoring, scorings,
    scorings_for,
};
pub use source::{cite, cite_score, readings, state_sources};
