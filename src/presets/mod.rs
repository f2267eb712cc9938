//! The documents' games and scores, embedded as rules files like any other, and the
//! reader of such files.
//!
//! From the ground up: `named`, `scores`, `laws`, the sets of laws, `allowed`, `shape`, `read`, `file`, `same`,
//! `source`, which says where each rule comes from, `kinds`, those of club nights, and `choice`, what a table chooses in them.

mod allowed;
mod choice;
mod file;
mod kinds;
mod laws;
mod named;
mod read;
mod same;
mod scores;
mod shape;
mod source;

pub use choice::{ChoiceError, built_in, choose};
pub use file::{examples, ruleset, ruleset_text, rulesets};
pub use kinds::{kind, kinds};
pub use laws::{fitting_laws, law_ids, law_sets, laws};
pub use named::means;
pub use read::{
    LONGEST_FILE, LocatedFileError, RulesFileError, check, old_forms, place_of, read, read_as,
    schema,
};
pub use scores::{scoring, scorings, scorings_for};
pub use shape::ShapeError;
pub use source::{
    cite, cite_points, cite_score, game_of_own_page, leaves_open, leaves_points_open, readings,
    settles_everything, state_sources,
};
