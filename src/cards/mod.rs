//! Cards, packs and seats: the nouns that every other room uses, and the text it may print.

mod card;
mod pack;
mod rank;
mod seat;
mod suit;
mod suits;
mod text;

pub use card::Card;
pub use pack::Pack;
pub use rank::Rank;
pub use seat::{Seat, Turn};
pub use suit::{Suit, Trump};
pub use suits::Suits;
pub use text::is_invisible;
