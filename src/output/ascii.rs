//! Our own signs in ASCII, for terminals that have no others. Names stay as they were typed.

use crate::views::{Cell, Grid, Row};

/// Returns a text with our signs in ASCII: `A♥` as `Ah`, `hearts ♥` as `hearts`, `2½` as `2.5`.
pub fn text(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut told = text.to_owned();
    for (name, sign) in [("spades", '♠'), ("hearts", '♥'), ("diamonds", '♦'), ("clubs", '♣')]
    {
        told = told.replace(&format!("{name} {sign}"), name);
    }
    let mut written = String::with_capacity(told.len());
    for c in told.chars() {
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

/// Returns how one of our signs is written.
const fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '♠' => "s",
        '♥' => "h",
        '♦' => "d",
        '♣' => "c",
        // Made: took as many as were bid.
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

/// Returns a table with our signs in ASCII, before it is laid out: some become longer.
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
            Row::Cells(cells) => cells.iter_mut().for_each(cell),
            Row::Title(parts) => parts.iter_mut().for_each(|part| *part = text(part)),
            Row::Line => {}
        }
    }
    grid
}

fn cell(cell: &mut Cell) {
    cell.text = text(&cell.text);
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn signs_are_written_so_that_they_can_be_typed_and_names_stay() {
        for (signs, ascii) in [
            ("hearts ♥ trump, A♥ 10♠", "hearts trump, Ah 10s"),
            ("-2½ ½ -½", "-2.5 0.5 -0.5"),
            ("3 × 2 − 1 → 5", "3 x 2 - 1 -> 5"),
            ("“Dušan”…", "\"Dušan\"..."),
            ("3/3 ✓ 2/1 ✗", "3/3 = 2/1 x"),
        ] {
            assert_eq!(text(signs), ascii);
        }
    }
}
