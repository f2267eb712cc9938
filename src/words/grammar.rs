//! What sentences are made of: lists, ranges, trumps, and what was typed, shown safely.

use super::catalog::{Fact, translated};
use super::language::{Language, Voice, has_spanish_pack, speak};
use super::messages;
use crate::cards::{Seat, Side, Suit, Trump, near_miss};
use crate::game::{Game, LONGEST_NAME, Name, NameError};
use crate::rules::{Bidding, Points};
use fluent_bundle::FluentValue;
use std::fmt::Display;
use unicode_width::UnicodeWidthStr;

/// Names a seat, as in the middle of a sentence.
pub type Who<'a> = &'a dyn Fn(Seat) -> String;

/// Names the seats of a game by its players.
pub fn names(game: &Game) -> impl Fn(Seat) -> String + Copy {
    |seat| game.setup().players().name(seat).to_string()
}

/// Names the sides of a game by their players: `Ana & Vera`.
pub fn sides(game: &Game) -> impl Fn(Side) -> String + Copy {
    |side| joined(game.setup().members(side).map(names(game)), " & ")
}

/// Names whose tricks a number counts: a side's where nobody bids, or else a player's.
pub(super) fn takers(game: &Game) -> impl Fn(Seat) -> String + Copy {
    move |seat| match game.setup().rules().bidding {
        Bidding::None => sides(game)(game.setup().side_of(seat)),
        _ => names(game)(seat),
    }
}

/// `A, B, C`; empty for no items.
pub(crate) fn list(items: impl IntoIterator<Item: Display>) -> String {
    joined(items, ", ")
}

/// `label: text`.
pub(crate) fn labelled(label: impl Fact, text: impl Fact) -> String {
    messages::GrammarLabelled { label, text }.say()
}

/// A day, such as `2026-11-20`, perhaps with the time, as the language writes it.
pub fn day(text: &str) -> String {
    let (date, time) = match text.split_once(' ') {
        Some((date, time)) => (date, Some(time)),
        None => (text, None),
    };
    let parts: Vec<&str> = date.split('-').collect();
    let [year, month, day] = parts[..] else { return text.to_owned() };
    let written = messages::GrammarDay { year, month, day }.say();
    joined([written].into_iter().chain(time.map(str::to_owned)), " ")
}

/// `A; B; C`, or the items with any other text between them.
pub(crate) fn joined(items: impl IntoIterator<Item: Display>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// `Igor 2, Jovana 4`; empty for no pairs.
pub fn pairs<A: Display, B: Display>(pairs: impl IntoIterator<Item = (A, B)>) -> String {
    list(pairs.into_iter().map(|(first, second)| format!("{first} {}", decimal(second))))
}

/// `A`, `A and B`, `A, B and C`; empty for no items.
pub(crate) fn and(items: impl IntoIterator<Item: Display>) -> String {
    series(items, |items, last_item| messages::GrammarAnd { items, last_item }.say())
}

/// `A`, `A or B`, `A, B or C`; empty for no items.
pub(crate) fn or(items: impl IntoIterator<Item: Display>) -> String {
    series(items, |items, last_item| messages::GrammarOr { items, last_item }.say())
}

fn series(
    items: impl IntoIterator<Item: Display>,
    with_last: fn(String, String) -> String,
) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        Some(last) if !items.is_empty() => with_last(list(items), last),
        only => only.unwrap_or_default(),
    }
}

/// The items without those that came before.
pub(crate) fn each_once<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.fold(Vec::new(), |mut once, item| {
        if !once.contains(&item) {
            once.push(item);
        }
        once
    })
}

/// Rising numbers, those without a gap from the first to the last: `3 to 7`, `0, 2 or 3`, `0 to 4
/// or 6 to 13`.
pub(crate) fn range(numbers: &[u8]) -> String {
    or(spans(numbers))
}

/// The parts of [`range`].
pub(crate) fn spans<N: Copy + Into<usize> + Fact + ToString>(numbers: &[N]) -> Vec<String> {
    let mut spans = Vec::new();
    for run in numbers.chunk_by(|one, next| (*next).into() == (*one).into() + 1) {
        match run {
            [first, _, .., last] => spans.push(messages::GrammarRange { first, last }.say()),
            few => spans.extend(few.iter().map(N::to_string)),
        }
    }
    spans
}

/// The items, or those that fit in this many columns followed by `end` of the number left out: `pass,
/// suit-8 ♠♣♦♥, … up to big-chelem`.
pub(super) fn shortened(items: &[String], columns: usize, end: impl Fn(usize) -> String) -> String {
    let all = list(items);
    if all.width() <= columns {
        return all;
    }
    for number in (1..items.len()).rev() {
        let first = list(&items[..number]);
        let text = list([first, end(items.len() - number)]);
        if text.width() <= columns {
            return text;
        }
    }
    end(items.len())
}

/// That a deal has not begun, and which was the latest that has.
pub(super) fn not_begun(deal: &str, latest: usize) -> String {
    if latest == 0 {
        messages::DealRefusalNoneBegun.say()
    } else {
        messages::DealRefusalNotBegun { deal: capital(deal), latest }.say()
    }
}

/// The name of a suit: the adopted rules' own, or the one in their pack.
pub fn suit(suit: Suit) -> String {
    let id = suit.into();
    let own = translated(id, &[]);
    if own != id {
        own
    } else if has_spanish_pack() {
        messages::GrammarSuitSpanish { suit }.say()
    } else {
        messages::GrammarSuit { suit }.say()
    }
}

/// `hearts ♥`, or `no trump`.
pub fn trump(trump: Trump) -> String {
    match trump.suit() {
        Some(named) => format!("{} {}", suit(named), named.sign()),
        None => messages::TrumpNone.say(),
    }
}

/// The text with its first letter a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The text as a sentence: with a capital and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    capital(text.strip_suffix('.').unwrap_or(text)) + "."
}

/// The text as a sentence. A name that begins it is not made a capital.
pub(super) fn sentence_of(game: &Game, text: &str) -> String {
    if game.everybody().any(|name| text.starts_with(name.as_str())) {
        format!("{text}.")
    } else {
        sentence(text)
    }
}

/// Points as a change: `+5`, `-2½`.
pub fn signed(points: Points) -> String {
    let sign = if points > Points::ZERO { "+" } else { "" };
    format!("{sign}{}", decimal(points))
}

/// A sum with the reader's decimal signs.
pub(super) fn decimals(sum: &str) -> String {
    joined(sum.split(' ').map(decimal), " ")
}

/// ` Did you mean Igor?`, or nothing where no candidate comes near.
pub fn did_you_mean<'a, T: AsRef<str> + ?Sized + 'a>(
    text: &str,
    candidates: impl IntoIterator<Item = &'a T>,
) -> String {
    perhaps(near_miss(text, candidates))
}

/// ` Did you mean Igor?`, or nothing.
pub fn perhaps(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| {
        format!(" {}", messages::GrammarSuggestion { candidate: near }.say())
    })
}

/// Text from a stranger in quotes, shortened, with everything escaped that is not safe on
/// a terminal.
pub fn quoted(text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text.chars();
    for c in rest.by_ref().take(2 * LONGEST_NAME) {
        match format!("x{c}").parse::<Name>() {
            Ok(_) | Err(NameError::Reserved(_)) => shown.push(c),
            Err(_) if c == ' ' => shown.push(c),
            Err(_) => shown.extend(c.escape_unicode()),
        }
    }
    shown += if rest.next().is_some() { "…" } else { "" };
    messages::GrammarQuotation { text: &shown }.say()
}

/// A number with the reader's decimal sign: `3.2`, `3,2`. Other text is unchanged.
pub fn decimal(number: impl Display) -> String {
    let text = number.to_string();
    let number = text.trim_start_matches(['+', '-', '(']).trim_end_matches(['%', ')']);
    match number.split_once('.') {
        Some((whole, decimals)) if is_digits(whole) && is_digits(decimals) => {
            text.replace('.', &messages::GrammarDecimalSign.say())
        }
        _ => text,
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl Fact for Points {
    fn fact(&self) -> FluentValue<'_> {
        decimal(self).into()
    }
}

impl Language {
    /// The language's own name for itself: `English`, `Srpski`.
    pub fn name(self) -> String {
        speak(Voice { language: self, ascii: false }, || messages::LanguageName.say())
    }
}
