//! Text that players type, read: suits, cards, numbers, numbers by name, lines of a script. What cannot
//! be read is another error than what is illegal.

mod call;
mod card;
mod line;
mod named;
mod number;
mod run;
mod script;
mod suit;

pub use call::{bid, call};
pub use card::{card, cards};
pub use line::{UnreadableLine, quote, words};
pub use named::{Named, NamedFault, Unreadable};
pub use number::{number, points};
pub use run::{Digits, card_run, digits};
pub use script::line;
pub use suit::{suit, trump};
