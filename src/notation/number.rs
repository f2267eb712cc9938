//! Numbers of tricks.

use crate::rules::Points;

/// The furthest number that is told apart: anything beyond it is as far out of range as it is.
const FURTHEST: i64 = 1_000_000;

/// Returns the whole number that `text` writes, or nothing if it writes none. Numbers beyond a
/// million either way read as a million: no game comes near.
pub fn number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+', '−']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse::<i64>().unwrap_or(FURTHEST).min(FURTHEST);
    Some(if text.starts_with(['-', '−']) { -size } else { size })
}

/// Returns the points that `text` writes: whole or half, with or without a sign: `5`, `-2.5`, `+2½`,
/// `½`. At most nine digits.
pub fn points(text: &str) -> Option<Points> {
    let (sign, size) = match text.strip_prefix(['-', '−']) {
        Some(size) => (-1, size),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let halved = ["½", ".5", ",5"].into_iter().find_map(|half| size.strip_suffix(half));
    let (whole, half) = match halved {
        Some(whole) => (whole, 1),
        None => (size.strip_suffix(".0").unwrap_or(size), 0),
    };
    let alone = half == 1 && whole.is_empty();
    let digits = whole.len() <= 9 && whole.chars().all(|c| c.is_ascii_digit());
    let whole: i64 = if alone { 0 } else { whole.parse().ok().filter(|_| digits)? };
    Some(Points::halves(sign * (2 * whole + half)))
}
