//! Shortening texts to a number of terminal columns, never inside a character.

use std::collections::{HashMap, HashSet};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// `text` in at most `width` columns; what is left out becomes `…`.
pub(crate) fn to_width(text: &str, width: usize) -> String {
    keeping_end(text, width, 0)
}

/// Each text in at most the width beside it, with different texts still different.
pub(super) fn distinct(texts: &[(&str, usize)]) -> Vec<String> {
    let mut short: Vec<String> = texts.iter().map(|(text, width)| to_width(text, *width)).collect();
    let widest = texts.iter().map(|(_, width)| *width).max().unwrap_or(0);
    // Names that begin alike often end differently: keep more and more of their end.
    for end in 1..widest {
        let clashing = clashing(texts, &short);
        if clashing.is_empty() {
            return short;
        }
        for index in clashing {
            let (text, width) = texts[index];
            short[index] = keeping_end(text, width, end);
        }
    }
    // Alike at both ends: number them, the same text with the same number.
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    for index in clashing(texts, &short) {
        let (text, width) = texts[index];
        let next = numbers.len() + 1;
        let number = numbers.entry(text).or_insert(next).to_string();
        short[index] = to_width(text, width.saturating_sub(number.width())) + &number;
    }
    short
}

/// The indices of different texts that have become the same.
fn clashing(texts: &[(&str, usize)], short: &[String]) -> Vec<usize> {
    let mut meanings: HashMap<&str, HashSet<&str>> = HashMap::new();
    for (short, (text, _)) in short.iter().zip(texts) {
        meanings.entry(short).or_default().insert(text);
    }
    (0..texts.len()).filter(|index| meanings[short[*index].as_str()].len() > 1).collect()
}

/// `text` in at most `width` columns, the last `end` of them from the text's end.
fn keeping_end(text: &str, width: usize, end: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    if width == 0 {
        return String::new();
    }

    let cuts: Vec<usize> = text.grapheme_indices(true).map(|(at, _)| at).collect();
    let end = end.min(width - 1);
    let tail =
        cuts.iter().map(|cut| &text[*cut..]).find(|tail| tail.width() <= end).unwrap_or_default();
    for cut in cuts.iter().rev() {
        let shortened = format!("{}…{tail}", text[..*cut].trim_end());
        if shortened.width() <= width {
            return shortened;
        }
    }
    String::new()
}
