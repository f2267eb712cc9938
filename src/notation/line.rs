//! Lines of a script: words quoted as in a shell, and comments.

use std::borrow::Cow;

/// A line whose quotes do not close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnreadableLine;

/// Returns the words of a line, without quotes and without what stands behind a `#` that begins a
/// word; empty for a blank line.
///
/// # Errors
/// A quote is not closed.
pub fn words(line: &str) -> Result<Vec<String>, UnreadableLine> {
    shell_words::split(line).map_err(|_| UnreadableLine)
}

/// Returns a word quoted so that [`words`] and a shell read it back as it is. A word that a shell
/// takes as it stands, letters of any script included, comes back bare.
pub fn quote(word: &str) -> Cow<'_, str> {
    let plain = |c: char| c.is_alphanumeric() || "-_=.,/+:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return Cow::Borrowed(word);
    }
    shell_words::quote(word)
}
