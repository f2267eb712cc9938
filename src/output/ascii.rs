//! Our own signs in ASCII, for terminals that have no others. Names stay as they were typed.

use crate::cards::Suit;
use crate::words;

/// A text with our signs in ASCII: `A♥` as `Ah`, `hearts ♥` as `hearts`, `2½` as `2.5`.
pub fn text(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut plain = text.to_owned();
    for suit in Suit::ALL {
        let name = words::suit(suit);
        plain = plain.replace(&format!("{name} {}", suit.sign()), &name);
    }
    let mut written = String::with_capacity(plain.len());
    for c in plain.chars() {
        let ascii = match c {
            '½' if written.ends_with(|c: char| c.is_ascii_digit()) => ".5",
            '½' => "0.5",
            '♠' => "s",
            '♥' => "h",
            '♦' => "d",
            '♣' => "c",
            '✓' => "=",
            '✗' | '×' => "x",
            '–' | '−' | '·' => "-",
            '→' => "->",
            '±' => "+/-",
            '…' => "...",
            '“' | '”' => "\"",
            '²' => "^2",
            '†' => "!",
            '‡' => "#",
            c => {
                written.push(c);
                continue;
            }
        };
        written.push_str(ascii);
    }
    written
}
