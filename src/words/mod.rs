//! The sentences: refusals, rules and what happens now, told in English. Facts come from below;
//! nothing here decides anything.

mod auction;
mod clause;
mod explain;
mod grammar;
mod hint;
mod instead;
mod near;
mod now;
mod options;
mod play;
mod record;
mod review;
mod ruleset;
mod ruling;
mod seating;
mod setup;
#[cfg(feature = "store")]
mod store;

pub use auction::{bid, call_words, calls_in_short, contract, contract_notes};
pub use clause::{clause, formula};
pub use explain::{
    bonus, case_words, cited, contract_outcome, contract_points, contract_result, filled_in,
    hand_points, points_row, posting, worked_out,
};
pub use grammar::{and, capital, count, or, ordinal, range, trump};
pub use hint::{Fixable, Hint, Input, purpose};
pub use near::{did_you_mean, expected, near_miss, quoted};
pub use now::{Prompt, deal_line, deal_name, outcome, prompt};
pub use play::{cards, owed, takes_because, trick, trick_laid, trick_taken};
pub use record::{correction, correction_hint, journal};
pub use review::{
    judged, not_all_right, proven_now, revoke, revoke_rule, ruled, shown_without, table_ruling,
};
pub use ruleset::{rules_fault, rules_refused, ruleset, scoring};
pub use ruling::{Ruling, open_bids, ruling, why_barred};
pub use seating::reseated;
pub use setup::{name_fault, players_fault, unknown_name};
#[cfg(feature = "store")]
pub use store::{TORN, not_current};
