//! A line of text that players type, in any script, made safe to print.

use crate::cards::is_invisible;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The code points that a character has at most, on average: enough for any emoji, too few for a
/// tower of accents.
const MOST_CODE_POINTS: usize = 5;

/// Why a text cannot be shown in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineFault {
    /// No visible character.
    Empty,
    /// Too many characters, or far too many marks on them.
    TooLong,
    /// A control character, a direction mark or another invisible character; its code point.
    Invisible(u32),
}

/// A text in Unicode's composed form and without spaces around; it has at most `longest`
/// characters as people count them.
pub(super) fn line(text: &str, longest: usize) -> Result<String, LineFault> {
    let shown: String = text.trim_matches(' ').nfc().collect();
    if shown.chars().count() > longest * MOST_CODE_POINTS || shown.graphemes(true).count() > longest
    {
        return Err(LineFault::TooLong);
    }
    if let Some(invisible) = shown.chars().find(|c| is_invisible(*c)) {
        return Err(LineFault::Invisible(invisible.into()));
    }
    // Tags are only for spelling out a flag.
    if let Some(tag) = shown.chars().find(|c| is_tag(*c)).filter(|_| !shown.contains('🏴')) {
        return Err(LineFault::Invisible(tag.into()));
    }
    if shown.chars().all(|c| c.is_whitespace() || is_adjunct(c) || is_combining_mark(c)) {
        return Err(LineFault::Empty);
    }
    Ok(shown)
}

/// Whether a character only joins others or chooses between their forms.
pub(super) const fn is_adjunct(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Whether a character is one of those that spell out a flag.
const fn is_tag(c: char) -> bool {
    matches!(c, '\u{E0020}'..='\u{E007F}')
}
