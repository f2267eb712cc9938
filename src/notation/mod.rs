//! What players type, read: numbers and cards with names, runs of digits and cards, and the words of
//! a line; and acts as lines of a script. Text that cannot be read is another error than an act that
//! is illegal.
//!
//! `named` builds on `script`; `runs` stands alone.

mod named;
mod runs;
mod script;

pub use named::{Named, NamedFault};
pub use runs::{Cards, Digits, card_run, digits};
pub use script::{UnreadableLine, line, number, quote, words};
