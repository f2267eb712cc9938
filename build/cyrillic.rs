//! Transliterates Serbian from Latin to Cyrillic.

use std::collections::BTreeMap;

/// Pairs of Latin letters that are one Cyrillic letter; then the single letters.
const PAIRS: [(&str, char); 3] = [("dž", 'џ'), ("lj", 'љ'), ("nj", 'њ')];
const LATIN: &str = "abcčćdđefghijklmnoprsštuvzž";
const CYRILLIC: &str = "абцчћдђефгхијклмнопрсштувзж";

/// Words that are not transliterated letter by letter, and their spellings. Case matters.
pub(crate) struct Exceptions(BTreeMap<String, String>);

impl Exceptions {
    /// Reads a list with a word and its spelling on each line; lines with `#` are comments.
    pub(crate) fn read(list: &str) -> Exceptions {
        let mut spellings = BTreeMap::new();
        for line in list.lines() {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let (word, spelling) = line.split_once(' ').unwrap_or((line, line));
            spellings.insert(word.to_owned(), spelling.to_owned());
        }
        Exceptions(spellings)
    }

    /// Transliterates text, except what is in backquotes, foreign words, options and paths.
    pub(crate) fn write(&self, text: &str) -> String {
        let mut parts = Vec::new();
        for (number, part) in text.split('`').enumerate() {
            let is_quoted = number % 2 == 1;
            if is_quoted {
                parts.push(part.to_owned());
            } else {
                let tokens = part.split_inclusive(char::is_whitespace);
                parts.push(tokens.map(|token| self.token(token)).collect());
            }
        }
        parts.join("`")
    }

    /// Transliterates a word and the punctuation around it.
    fn token(&self, token: &str) -> String {
        let word = token.trim_matches(|c: char| !c.is_alphanumeric() && c != '-' && c != '.');
        let is_path = word.split('.').skip(1).any(|part| part.starts_with(char::is_alphanumeric))
            || word.contains(['_', '=', ':'])
            || word.starts_with('-')
            || word.contains(|c: char| c.is_ascii_digit());
        if is_path {
            return token.to_owned();
        }

        let mut written = String::new();
        let mut rest = token;
        while let Some(at) = rest.find(char::is_alphabetic) {
            let length = rest[at..].find(|c: char| !c.is_alphabetic());
            let end = length.map_or(rest.len(), |length| at + length);
            written.push_str(&rest[..at]);
            written.push_str(&self.word(&rest[at..end]));
            rest = &rest[end..];
        }
        written + rest
    }

    fn word(&self, word: &str) -> String {
        if let Some(spelling) = self.0.get(word) {
            return spelling.clone();
        }

        let mut written = String::new();
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let small: String = rest.chars().take(2).flat_map(char::to_lowercase).collect();
            let pair = PAIRS.iter().find(|(pair, _)| *pair == small);
            let single = first.to_lowercase().next().and_then(|small| {
                let place = LATIN.chars().position(|latin| latin == small)?;
                CYRILLIC.chars().nth(place)
            });
            let Some(letter) = pair.map(|(_, letter)| *letter).or(single) else {
                // A foreign word.
                return word.to_owned();
            };
            if first.is_uppercase() {
                written.extend(letter.to_uppercase());
            } else {
                written.push(letter);
            }
            let letters = if pair.is_some() { 2 } else { 1 };
            let length: usize = rest.chars().take(letters).map(char::len_utf8).sum();
            rest = &rest[length..];
        }
        written
    }
}
