//! Suits and trumps as players write them.

use crate::cards::{Suit, Trump};

/// Returns the suit that `text` writes: its name, first letter or sign, in either case.
pub fn suit(text: &str) -> Option<Suit> {
    // A variation selector may follow the sign.
    let text = text.trim_end_matches(['\u{FE0E}', '\u{FE0F}']).to_lowercase();
    Suit::ALL.into_iter().find(|suit| {
        text == suit.name()
            || (text.len() == 1 && suit.name().starts_with(&text))
            || text.chars().eq([suit.sign()])
    })
}

/// Returns the trump that `text` writes: a suit, or `none`, `sans` or `nt`.
pub fn trump(text: &str) -> Option<Trump> {
    match text.to_lowercase().as_str() {
        "none" | "sans" | "nt" => Some(Trump::None),
        _ => suit(text).map(Trump::from),
    }
}
