//! What players type, read: numbers and cards with names, runs of digits and cards, calls in short,
//! and the words of a line; and acts as lines of a script. Text that cannot be read is another error than an act that
//! is illegal.
//!
//! `named` builds on `script`; `calls` and `runs` stand alone.

mod calls;
mod named;
mod runs;
mod script;

pub use calls::{BidSearchError, bid, calls};
pub use named::{Named, NamedError};
pub use runs::{Cards, card_run, digits};
pub use script::{UnclosedQuoteError, line, number, quote, words};
