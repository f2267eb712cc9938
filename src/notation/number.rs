//! Numbers of tricks.

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
