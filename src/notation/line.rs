//! Lines of a script, and the plain numbers in them.

use std::borrow::Cow;

/// A line with a quote that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a quote is not closed")]
pub struct UnreadableLine;

/// The words of a line, unquoted as a shell would, up to a `#` that begins a word.
///
/// # Errors
/// A quote is not closed.
pub fn words(line: &str) -> Result<Vec<String>, UnreadableLine> {
    shell_words::split(line).map_err(|_| UnreadableLine)
}

/// A word quoted so that [`words`] and a shell read it back unchanged. A word that needs no quotes,
/// in any script, comes back bare.
///
/// ```
/// use hoyle::notation::{quote, words};
///
/// assert_eq!(quote("Dušan"), "Dušan");
/// assert_eq!(words(&format!("bid {}=3 # risky", quote("Uncle Bob"))).unwrap(), ["bid", "Uncle Bob=3"]);
/// ```
pub fn quote(word: &str) -> Cow<'_, str> {
    let plain = |c: char| c.is_alphanumeric() || "-_=.,/+:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return Cow::Borrowed(word);
    }
    shell_words::quote(word)
}

/// Numbers beyond this are out of every range, so they all read as this one.
const FURTHEST: i64 = 1_000_000;

/// The whole number that `text` writes, or `None`. Numbers beyond a million either way read as a
/// million: no game comes near.
pub fn number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+', '−']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse::<i64>().unwrap_or(FURTHEST).min(FURTHEST);
    Some(if text.starts_with(['-', '−']) { -size } else { size })
}
