//! Finds days in texts, as people write them: `2024-03-05`, `5.3.2024`, `5 March 2024`.

use crate::game::Day;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// A day as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenDay {
    /// It can be no other.
    Clear(Day),
    /// It is one of two, since day and month can be either way around.
    Either(Day, Day),
}

/// A day in a text, and the bytes that it takes there.
pub(super) struct FoundDay {
    pub(super) day: WrittenDay,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Digits or letters that stand together.
struct Word<'t> {
    text: &'t str,
    start: usize,
    /// What stands between the word before and this one.
    gap: &'t str,
}

/// The months by their names, in lower case.
static MONTHS: LazyLock<HashMap<String, u8>> = LazyLock::new(|| {
    let languages: BTreeMap<String, Vec<String>> =
        toml::from_str(include_str!("months.toml")).expect("the embedded names are sound");
    let mut months = HashMap::new();
    for names in languages.into_values() {
        for (month, forms) in (1..).zip(names) {
            for form in forms.split(' ') {
                months.insert(form.to_owned(), month);
            }
        }
    }
    months
});

/// What stands around the number of a day: `12th of March`, `1er mars`, `12 de marzo de 2024`.
const PARTICLES: [&str; 8] = ["th", "st", "nd", "rd", "er", "of", "de", "del"];

/// The first day in a text.
pub(super) fn find(text: &str) -> Option<FoundDay> {
    let words = words(text);
    in_digits(&words).or_else(|| in_words(&words))
}

/// The first day in a text, whatever stands around it.
pub(super) fn day(text: &str) -> Option<WrittenDay> {
    find(text).map(|found| found.day)
}

fn words(text: &str) -> Vec<Word<'_>> {
    let is_other = |one: char, other: char| {
        one.is_ascii_digit() != other.is_ascii_digit() || !other.is_alphanumeric()
    };
    let mut words = Vec::new();
    let mut end = 0;
    let mut rest = text;
    while let Some(first) = rest.find(char::is_alphanumeric) {
        let start = text.len() - rest.len() + first;
        let begun = &text[start..];
        let kind = begun.chars().next().unwrap_or_default();
        let length = begun.find(|c| is_other(kind, c)).unwrap_or(begun.len());
        words.push(Word { text: &begun[..length], start, gap: &text[end..start] });
        end = start + length;
        rest = &text[end..];
    }
    words
}

fn in_digits(words: &[Word<'_>]) -> Option<FoundDay> {
    words.windows(3).find_map(|three| {
        let [one, two, three] = three else { return None };
        let gap = two.gap.trim_end();
        if !["-", ".", "/"].contains(&gap) || three.gap.trim_end() != gap {
            return None;
        }
        let day = numbered([one.text, two.text, three.text], gap)?;
        Some(FoundDay { day, start: one.start, end: three.start + three.text.len() })
    })
}

/// A day in three numbers. With a year first, the month is second; between points, too. Otherwise people write day
/// and month in either order.
fn numbered([one, two, three]: [&str; 3], gap: &str) -> Option<WrittenDay> {
    if one.len() == 4 {
        return calendar(one, two, three).map(WrittenDay::Clear);
    }
    let has_century = three.len() == 4;
    if !has_century && (gap == "-" || three.len() != 2) {
        return None;
    }
    let century = if has_century { "" } else { "20" };
    let year = format!("{century}{three}");
    let day_first = calendar(&year, two, one);
    if gap == "." {
        return day_first.map(WrittenDay::Clear);
    }
    match (day_first, calendar(&year, one, two)) {
        (Some(one), Some(other)) if one != other => Some(WrittenDay::Either(one, other)),
        (one, other) => one.or(other).map(WrittenDay::Clear),
    }
}

fn calendar(year: &str, month: &str, day: &str) -> Option<Day> {
    format!("{year}-{month:0>2}-{day:0>2}").parse().ok()
}

/// A day with the name of its month, before or behind the number: `5 March 2024`, `March 5, 2024`.
fn in_words(words: &[Word<'_>]) -> Option<FoundDay> {
    let is_particle = |word: &&Word<'_>| PARTICLES.contains(&word.text.to_lowercase().as_str());
    for (index, word) in words.iter().enumerate() {
        let Some(month) = MONTHS.get(&word.text.to_lowercase()) else { continue };
        let before = words[..index].iter().rfind(|word| !is_particle(word));
        let mut behind = words[index + 1..].iter().filter(|word| !is_particle(word));
        let Some(next) = behind.next() else { continue };

        let mut day = None;
        if let Some(before) = before {
            day = with_month(before, *month, next, before);
        }
        if day.is_none()
            && let Some(year) = behind.next()
        {
            day = with_month(next, *month, year, word);
        }
        if day.is_some() {
            return day;
        }
    }
    None
}

/// The day that these words name. The first word is also passed alone.
fn with_month(day: &Word<'_>, month: u8, year: &Word<'_>, first: &Word<'_>) -> Option<FoundDay> {
    let day = WrittenDay::Clear(calendar(year.text, &month.to_string(), day.text)?);
    Some(FoundDay { day, start: first.start, end: year.start + year.text.len() })
}
