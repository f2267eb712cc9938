//! Our own signs in ASCII, for terminals that have no others. Names stay as they were typed.

use crate::views::{Grid, Row};

/// A text with our signs in ASCII: `A♥` as `Ah`, `hearts ♥` as `hearts`, `2½` as `2.5`.
pub fn text(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut plain = text.to_owned();
    for (name, sign) in [("spades", '♠'), ("hearts", '♥'), ("diamonds", '♦'), ("clubs", '♣')]
    {
        plain = plain.replace(&format!("{name} {sign}"), name);
    }
    let mut written = String::with_capacity(plain.len());
    for c in plain.chars() {
        match c {
            '½' if written.ends_with(|c: char| c.is_ascii_digit()) => written.push_str(".5"),
            '½' => written.push_str("0.5"),
            c => match sign(c) {
                Some(ascii) => written.push_str(ascii),
                None => written.push(c),
            },
        }
    }
    written
}

/// One of our signs in ASCII.
const fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '♠' => "s",
        '♥' => "h",
        '♦' => "d",
        '♣' => "c",
        // Made.
        '✓' => "=",
        '✗' | '×' => "x",
        '–' | '−' | '·' => "-",
        '→' => "->",
        '…' => "...",
        '“' | '”' => "\"",
        '²' => "^2",
        '†' => "!",
        _ => return None,
    })
}

/// A table with our signs in ASCII, before it is laid out: some become longer.
pub(super) fn grid(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    for part in &mut grid.caption {
        *part = text(part);
    }
    for group in &mut grid.groups {
        group.heading = text(&group.heading);
    }
    for row in &mut grid.rows {
        match row {
            Row::Cells(cells) => cells.iter_mut().for_each(|cell| cell.text = text(&cell.text)),
            Row::Title(parts) => parts.iter_mut().for_each(|part| *part = text(part)),
            Row::Line => {}
        }
    }
    grid
}
