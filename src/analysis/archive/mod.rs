//! Archives of games, one per line.
//!
//! `line` is such a line and `error` what can be wrong with one; `play` plays it again, with its rulings in
//! `ruled`, and `recorded` records that; `of` writes it, `plain` reads the form that most lines have, and `tables` scores those; `rescore`
//! scores lines by other rules, and `replayed` is what is known of a line that is not a game. `batches` cuts an input into whole lines.

mod batches;
mod error;
mod line;
mod of;
mod plain;
mod play;
mod recorded;
mod replayed;
mod rescore;
mod ruled;
mod tables;

pub use batches::{Batch, Batches};
pub use error::{GameLineError, LONGEST_LINE, LineDealError};
pub use line::{GameLine, LineDeal, LineTrick};
pub use replayed::Replayed;
pub use rescore::{RescoredTotals, Rescorer, Rescoring};
