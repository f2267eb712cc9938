//! Cards, packs and seats: the nouns that every other room uses, and the text it may print.

mod pack;
mod rank;
mod seat;
mod suit;
mod text;

pub use pack::Pack;
pub use rank::Rank;
pub use seat::{Seat, Turn};
pub use suit::{Suit, Trump};
pub use text::is_invisible;
