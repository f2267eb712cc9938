//! Several digits or several cards in one word.

use crate::cards::{Card, Syntax, Unreadable};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Cards with spaces or commas between them; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards(pub Vec<Card>);

impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let cards: Option<Vec<Card>> = words.map(|word| word.parse().ok()).collect();
        cards
            .filter(|cards| !cards.is_empty())
            .map(Cards)
            .ok_or_else(|| Unreadable::new(Syntax::Cards, text))
    }
}

/// The longest run of digits that is looked at, in characters.
const LONGEST_RUN: usize = 24;

/// What a word of digits writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Digits {
    /// One number, or nothing that could be cut into numbers.
    One,
    /// Single digits, and nothing else.
    Each(Vec<i64>),
    /// Several numbers, cut in more than one way or in a way that is hard to see at a glance: the
    /// first two ways.
    Ambiguous(Vec<Vec<i64>>),
}

/// Reads a word of digits where `counts` numbers are expected, each from 0 to `most`. A word that is
/// such a number is that number. Any other is cut into numbers: if there is only one way, digit by
/// digit, it writes its digits. A number of two digits does not begin with 0.
pub fn digits(word: &str, most: u8, counts: RangeInclusive<usize>) -> Digits {
    if word.len() < 2 || word.len() > LONGEST_RUN || !word.bytes().all(|b| b.is_ascii_digit()) {
        return Digits::One;
    }
    let itself =
        !word.starts_with('0') && word.parse().is_ok_and(|number: i64| number <= most.into());
    if itself {
        return Digits::One;
    }
    let mut ways = Vec::new();
    cut(word.as_bytes(), most, &counts, &mut Vec::new(), &mut ways);
    match ways.as_slice() {
        [] => Digits::One,
        [way] if way.len() == word.len() => Digits::Each(way.clone()),
        _ => Digits::Ambiguous(ways),
    }
}

/// Collects the first two ways to cut digits.
fn cut(
    rest: &[u8],
    most: u8,
    counts: &RangeInclusive<usize>,
    so_far: &mut Vec<i64>,
    ways: &mut Vec<Vec<i64>>,
) {
    if rest.is_empty() && counts.contains(&so_far.len()) {
        ways.push(so_far.clone());
    }
    let left = counts.end().saturating_sub(so_far.len());
    if rest.is_empty() || ways.len() > 1 || rest.len() > 2 * left {
        return;
    }
    for len in 1..=rest.len().min(2) {
        let (part, rest) = rest.split_at(len);
        let number = part.iter().fold(0, |number, digit| 10 * number + i64::from(digit - b'0'));
        if number <= most.into() && (len == 1 || part[0] != b'0') {
            so_far.push(number);
            cut(rest, most, counts, so_far, ways);
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
