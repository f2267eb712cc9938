//! Small helpers of English: lists, plurals, trumps.

use crate::cards::Trump;
use crate::rules::{Citation, Points};
use std::fmt::Display;

/// `1 card`, `2 cards`, `3 entries`.
pub fn count(number: impl Into<i64>, noun: &str) -> String {
    match (number.into(), noun.strip_suffix('y')) {
        (1, _) => format!("1 {noun}"),
        (number, Some(stem)) => format!("{number} {stem}ies"),
        (number, None) => format!("{number} {noun}s"),
    }
}

/// `A`, `A and B`, `A, B and C`; empty for no items.
pub fn and<T: Display>(items: &[T]) -> String {
    list(items, "and")
}

/// `A`, `A or B`, `A, B or C`; empty for no items.
pub fn or<T: Display>(items: &[T]) -> String {
    list(items, "or")
}

fn list<T: Display>(items: &[T], joint: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.to_string(),
        [most @ .., last] => {
            let most: Vec<String> = most.iter().map(T::to_string).collect();
            format!("{} {joint} {last}", most.join(", "))
        }
    }
}

/// `3 to 7` for rising numbers without a gap, else `3, 5 or 6`.
pub fn range(numbers: &[u8]) -> String {
    match numbers {
        [first, .., last]
            if usize::from(last - first) + 1 == numbers.len() && numbers.len() > 2 =>
        {
            format!("{first} to {last}")
        }
        _ => or(numbers),
    }
}

/// `1st`, `2nd`, `3rd`, `11th`.
pub fn ordinal(number: usize) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `hearts ♥`, or `no trump`.
pub fn trump(trump: Trump) -> String {
    trump
        .suit()
        .map_or_else(|| "no trump".into(), |suit| format!("{} {}", suit.name(), suit.sign()))
}

/// The text with its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A citation in brackets: `[Serbian whist, HandScore]`.
pub fn cited(source: &Citation) -> String {
    format!("[{}, {}]", source.document, source.section)
}

/// Points as a change: `+5`, `-2½`.
pub(super) fn signed(points: Points) -> String {
    let sign = if points > Points::ZERO { "+" } else { "" };
    format!("{sign}{points}")
}
