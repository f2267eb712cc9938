//! Our own signs in ASCII, for terminals that have no others. Names stay as they were typed.

use crate::cards::Suit;
use crate::views::{Grid, Row};
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
            c => {
                written.push(c);
                continue;
            }
        };
        written.push_str(ascii);
    }
    written
}

/// A table with our signs in ASCII, before it is laid out: some become longer.
pub(super) fn grid(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    let headings = grid.groups.iter_mut().map(|group| &mut group.heading);
    let rows = grid.rows.iter_mut().flat_map(|row| match row {
        Row::Cells(cells) => cells.iter_mut().map(|cell| &mut cell.text).collect(),
        Row::Title(parts) => parts.iter_mut().collect(),
        Row::Line => Vec::new(),
    });
    for part in grid.caption.iter_mut().chain(headings).chain(rows) {
        *part = text(part);
    }
    grid
}
