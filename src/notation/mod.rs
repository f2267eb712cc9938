//! What players type, read: numbers and cards with names, runs of digits and cards, and the words of
//! a line; and acts as lines of a script. Text that cannot be read is another error than an act that
//! is illegal.
//!
//! `named` and `script` build on `line`; `runs` stands alone.

mod line;
mod named;
mod runs;
mod script;

pub use line::{UnreadableLine, number, quote, words};
pub use named::{Named, NamedFault};
pub use runs::{Cards, Digits, card_run, digits};
pub use script::line;
