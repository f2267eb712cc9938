//! Text that cannot be read, and text that is safe to print.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// Text that could not be parsed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct SyntaxError {
    /// What was expected.
    pub expected: Syntax,
    /// The text, or the part of it that is wrong.
    pub text: String,
}

impl SyntaxError {
    pub(crate) fn new(expected: Syntax, text: &str) -> SyntaxError {
        SyntaxError { expected, text: text.to_owned() }
    }
}

/// What a text may be parsed as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Syntax {
    /// A rank, such as `10` or `K`.
    Rank,
    /// A card as it is typed, such as `A♥`.
    Card,
    /// A card as files write it, such as `10h`.
    FileCard,
    /// The two letters of a card without a suit, such as `Wi`.
    CardId,
    /// Several cards.
    Cards,
    /// A suit.
    Suit,
    /// A suit, or no trump.
    Trump,
    /// A bid of an auction.
    Bid,
    /// A call of an auction.
    Call,
    /// Points, whole or half.
    Points,
    /// A number, with or without a player's name.
    NamedNumber,
    /// A card, with or without a player's name.
    NamedCard,
    /// Points with a player's name.
    NamedPoints,
    /// The points of a newcomer, such as `lowest`.
    StartingPoints,
    /// A time in RFC 3339.
    Time,
    /// A day of the calendar.
    Day,
    /// A game's id.
    GameId,
    /// A step of a schedule.
    Step,
    /// A number of cards or deals in a step.
    StepNumber,
    /// How often a deal of a schedule is repeated.
    StepTimes,
    /// The length of a run.
    RunLength,
    /// A formula of 1 to 200 characters.
    Formula,
    /// A sign between two terms of a formula.
    Sign,
    /// A term of a formula.
    Term,
    /// A factor in a formula.
    Factor,
    /// A constant in a formula.
    Constant,
    /// A test of a hand, or what it compares.
    Condition,
}

include!(concat!(env!("OUT_DIR"), "/typed.rs"));

/// The words that may be typed beside those of the rules, without accents, with their meanings.
static MEANINGS: LazyLock<BTreeMap<String, &str>> = LazyLock::new(|| {
    TYPED.iter().map(|(typed, meaning)| (without_accents(typed), *meaning)).collect()
});

/// The English word for a suit, no trump, a call or a word of a bid in another language, with or without
/// accents: `hearts` for `herc`, `pass` for `dalje`.
pub(crate) fn in_english(word: &str) -> Option<&'static str> {
    MEANINGS.get(&without_accents(word)).copied()
}

/// A word in lower case, without accents and with hyphens for spaces.
pub(crate) fn without_accents(word: &str) -> String {
    let word = word.to_lowercase().replace(' ', "-").replace('ß', "ss");
    word.nfd().filter(|c| !is_combining_mark(*c)).collect()
}

/// Whether a character is a control, turns the direction of text, or is invisible without a part in
/// writing words. The two joiners belong to scripts and emoji; tags write some flags.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFD}'
            | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E001F}'
            | '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

/// A text in which every character that could disturb a terminal or mislead a reader is escaped, except for
/// no-break spaces. Paths and text from other people's files cannot be trusted: a line break in them would
/// begin a line that looks like the program's own.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_escaped) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_escaped(c) {
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// Like [`visible`], but keeps line breaks. For the program's own text, where quotations are escaped already.
pub fn visible_lines(text: &str) -> String {
    text.split('\n').map(visible).collect::<Vec<_>>().join("\n")
}

fn is_escaped(c: char) -> bool {
    is_invisible(c) && c != '\u{a0}'
}

/// The most bytes of a text that is compared: time and memory grow with the product of the lengths.
const LONGEST_COMPARED: usize = 500;

/// The candidate that `text` most likely means: the nearest by edits, or else the only one that contains
/// it; `None` if none is near, or for long texts.
pub fn near_miss<'a, T: AsRef<str> + ?Sized + 'a>(
    text: &str,
    candidates: impl IntoIterator<Item = &'a T>,
) -> Option<&'a str> {
    let typed = text.to_lowercase();
    let length = typed.chars().count();
    let mut nearest = None;
    let mut fewest_edits = usize::MAX;
    let mut containing = Vec::new();

    for candidate in candidates.into_iter().map(AsRef::as_ref).filter(|other| *other != text) {
        if text.len().max(candidate.len()) > LONGEST_COMPARED {
            continue;
        }
        let other = candidate.to_lowercase();
        let edits = strsim::damerau_levenshtein(&typed, &other);
        let shorter = candidate.chars().count().min(length);
        if edits < shorter.min(2 + shorter / 4) && edits < fewest_edits {
            nearest = Some(candidate);
            fewest_edits = edits;
        }
        if length > 2 && other.contains(&typed) {
            containing.push(candidate);
        }
    }
    match (nearest, containing.as_slice()) {
        (None, [only]) => Some(only),
        _ => nearest,
    }
}

/// The candidates nearest to `text` by edits, nearest first, those with it as a part before all: at most `most`,
/// none that shares too little with it.
pub(crate) fn nearest<'a>(text: &str, candidates: &'a [String], most: usize) -> Vec<&'a str> {
    let typed = without_accents(text);
    let mut near = Vec::new();
    if typed.len() <= LONGEST_COMPARED {
        for candidate in candidates {
            let is_part = candidate.split('-').any(|part| part == typed);
            let edits = if is_part { 0 } else { strsim::damerau_levenshtein(&typed, candidate) };
            if 3 * edits < 2 * candidate.len() {
                near.push((edits, candidate.as_str()));
            }
        }
    }
    near.sort_by_key(|(edits, _)| *edits);
    near.into_iter().take(most).map(|(_, candidate)| candidate).collect()
}

/// The code points that a character has at most, on average: enough for any emoji, too few for a
/// tower of accents.
const MOST_CODE_POINTS: usize = 5;

/// Why a text cannot be shown in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// No visible character.
    Empty,
    /// Too many characters, or far too many marks on them.
    TooLong,
    /// A control character, a direction mark or another invisible character; its code point.
    Invisible(u32),
}

/// A text in Unicode's composed form, trimmed, of at most `longest` characters as people count them.
pub(crate) fn line(text: &str, longest: usize) -> Result<String, LineError> {
    let trimmed = text.trim_matches(' ');
    // In ASCII every character is composed and counts as one.
    if (1..=longest).contains(&trimmed.len())
        && !trimmed.contains(|c: char| !matches!(c, ' '..='~'))
    {
        return Ok(trimmed.to_owned());
    }
    let shown: String = trimmed.nfc().collect();
    if shown.chars().count() > longest * MOST_CODE_POINTS || shown.graphemes(true).count() > longest
    {
        return Err(LineError::TooLong);
    }
    // Tags are only for spelling out a flag.
    let is_tag = |c: &char| matches!(c, '\u{E0020}'..='\u{E007F}') && !shown.contains('🏴');
    let invisible = shown.chars().find(|c| is_invisible(*c));
    if let Some(c) = invisible.or_else(|| shown.chars().find(is_tag)) {
        return Err(LineError::Invisible(c.into()));
    }
    if shown.chars().all(|c| c.is_whitespace() || is_adjunct(c) || is_combining_mark(c)) {
        return Err(LineError::Empty);
    }
    Ok(shown)
}

/// Whether a character only joins others or chooses between their forms.
pub(crate) const fn is_adjunct(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}
