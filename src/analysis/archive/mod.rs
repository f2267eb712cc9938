//! Archives of games, one a line.
//!
//! `line` is such a line and `fault` what can be wrong with one; `play` plays it again, `of` writes it,
//! `plain` is what most lines are, and `tables` scores those; `rescore` scores it by other rules.
//! `batches` cuts an input into whole lines.

mod batches;
mod fault;
mod line;
mod of;
mod plain;
mod play;
mod rescore;
mod tables;

pub use batches::{Batch, Batches};
pub use fault::{DealFault, LONGEST_LINE, LineFault};
pub use line::{GameLine, LineDeal, LineTrick};
pub use rescore::{Rescored, Rescorer, Rescoring, Totals};
