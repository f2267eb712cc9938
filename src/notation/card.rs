//! Cards as players write them.

use super::suit;
use crate::cards::{Card, Rank};

/// Returns the card that `text` writes: its rank, then the letter or the sign of its suit, in
/// either case: `Ah`, `10s`, `Td`, `A♥`.
pub fn card(text: &str) -> Option<Card> {
    // A variation selector may follow the sign.
    let text = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']);
    let (place, _) = text.char_indices().next_back()?;
    let (rank, of) = text.split_at(place);
    Some(Card { rank: Rank::from_name(rank)?, suit: suit(of)? })
}

/// Returns the cards that `text` writes, with spaces or commas between; nothing if one of them is
/// no card.
pub fn cards(text: &str) -> Option<Vec<Card>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(card).collect()
}
