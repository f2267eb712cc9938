//! Text that players type, read: suits, numbers, numbers by name, lines of a script. What cannot
//! be read is another error than what is illegal.

mod call;
mod line;
mod number;
mod said;
mod suit;

pub use call::{bid, call};
pub use line::{UnreadableLine, quote, words};
pub use number::number;
pub use said::{Spoken, SpokenFault, UnreadableNumber};
pub use suit::{suit, trump};
