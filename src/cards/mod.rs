//! Cards, packs and seats: the nouns that every other room uses.

mod pack;
mod rank;
mod seat;
mod suit;

pub use pack::Pack;
pub use rank::Rank;
pub use seat::{Seat, Turn};
pub use suit::{Suit, Trump};
