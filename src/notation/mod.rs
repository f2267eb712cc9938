//! Parses what players type: numbers and cards with names, runs of digits and cards, abbreviated calls,
//! and the words of a line. Writes acts as lines of a script. Text that cannot be parsed and acts that
//! are illegal are different errors.
//!
//! `named` builds on `script`, and `row` on `runs`; `calls` stands alone.

mod calls;
mod named;
mod row;
mod runs;
mod script;

pub use calls::{BidSearchError, bid, bids, calls, factor, own_text};
pub use named::{Named, NamedError};
pub use row::{NumbersDue, RowReadings};
pub use runs::{CardRun, card_run, digits};
pub use script::{UnclosedQuoteError, line, line_that_stands, number, quote, words};
