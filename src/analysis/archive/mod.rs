//! Archives of games, one a line.
//!
//! `line` is such a line and `fault` what can be wrong with one; `play` plays it again, `of` writes it.

mod fault;
mod line;
mod of;
mod play;

pub use fault::{DealFault, LONGEST_LINE, LineFault};
pub use line::{GameLine, LineDeal, LineTrick};
