//! Cards, packs and seats, and the text they are read from.
//!
//! `pack` builds on `order`, `order` on `card`, `card` on `suit`, both on `text`; `seat` stands alone.

mod card;
mod order;
mod pack;
mod seat;
mod suit;
mod text;

pub use card::{Card, CardId, Rank};
pub use order::{Followed, TrumpOrder};
pub use pack::{DealerNames, Equals, Joker, Pack, Takes};
pub use seat::{Seat, Side, Turn};
pub use suit::{Suit, Trump};
pub use text::{LineError, Syntax, SyntaxError, is_invisible, near_miss, visible, visible_lines};
pub(crate) use text::{in_english, is_adjunct, line, nearest, without_accents};
