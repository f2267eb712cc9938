//! Several digits or several cards in one word.

use crate::cards::{Card, Syntax, SyntaxError};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Cards with spaces or commas between them; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardRun(pub Vec<Card>);

impl FromStr for CardRun {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<CardRun, SyntaxError> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let cards: Result<Vec<Card>, SyntaxError> = words.map(str::parse).collect();
        match cards {
            Ok(cards) if !cards.is_empty() => Ok(CardRun(cards)),
            _ => Err(SyntaxError::new(Syntax::Cards, text)),
        }
    }
}

/// The longest word that is cut, in characters.
const LONGEST_RUN: usize = 24;

/// The ways to cut a word of digits into numbers from 0 to `most`, single digits first; `lengths` says
/// how many numbers there may be. Empty for any other word. A number of two digits does not begin
/// with 0.
///
/// ```
/// use hoyle::notation::digits;
///
/// assert_eq!(digits("1110", 13, 4..=4), [[1, 1, 1, 0]]);
/// assert_eq!(digits("1013", 13, 3..=3), [[1, 0, 13], [10, 1, 3]]);
/// ```
pub fn digits(word: &str, most: u8, lengths: RangeInclusive<usize>) -> Vec<Vec<i64>> {
    let mut ways = Vec::new();
    if word.len() <= LONGEST_RUN && word.bytes().all(|byte| byte.is_ascii_digit()) {
        cut(word.as_bytes(), most, &lengths, &mut Vec::new(), &mut ways);
    }
    ways
}

/// Adds to `ways` every way to cut the rest of a word after the numbers so far.
fn cut(
    rest: &[u8],
    most: u8,
    lengths: &RangeInclusive<usize>,
    so_far: &mut Vec<i64>,
    ways: &mut Vec<Vec<i64>>,
) {
    if rest.is_empty() && lengths.contains(&so_far.len()) {
        ways.push(so_far.clone());
    }
    let left = lengths.end().saturating_sub(so_far.len());
    if rest.is_empty() || rest.len() > 2 * left {
        return;
    }
    for len in 1..=rest.len().min(2) {
        let (part, rest) = rest.split_at(len);
        let number = part.iter().fold(0, |number, digit| 10 * number + i64::from(digit - b'0'));
        if number <= most.into() && (len == 1 || part[0] != b'0') {
            so_far.push(number);
            cut(rest, most, lengths, so_far, ways);
            so_far.pop();
        }
    }
}

/// The cards that a word writes without spaces, such as `7cKc10hA♥`, or `None` if some part of it
/// is not a card.
pub fn card_run(word: &str) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        // A rank has one sign or, as 10, two; a suit has one, and perhaps a variation selector.
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).take(4);
        let (end, card) = ends.filter_map(|end| Some((end, rest[..end].parse().ok()?))).last()?;
        cards.push(card);
        rest = &rest[end..];
    }
    (!cards.is_empty()).then_some(cards)
}
