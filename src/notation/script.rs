//! The lines of a script: their words, the plain numbers in them, and each act as the command that
//! records it.

use crate::cards::{Seat, Side};
use crate::game::{Act, Count, Players};
use std::borrow::Cow;

/// A line with a quote that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct UnclosedQuoteError;

/// The words of a line, unquoted as a shell would, up to a `#` that begins a word.
///
/// # Errors
/// A quote is not closed.
pub fn words(line: &str) -> Result<Vec<String>, UnclosedQuoteError> {
    shell_words::split(line).map_err(|_| UnclosedQuoteError)
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

/// A text in the table's own words as an argument: it may begin like an option.
fn text(text: &str) -> String {
    format!("{} {}", if text.starts_with('-') { " --" } else { "" }, quote(text))
}

/// The command that records an act: numbers in speaking order, for which no names are needed, and
/// names as they are at that moment.
pub fn line(act: &Act, players: &Players) -> String {
    let name = |seat: Seat| quote(players.name(seat).as_str()).into_owned();
    let numbers = |verb: &str, counts: &[Count]| {
        let numbers: Vec<String> = counts.iter().map(ToString::to_string).collect();
        format!("{verb} {}", numbers.join(" "))
    };
    match act {
        Act::Trump(trump) => format!("trump {}", trump.name()),
        Act::Turned(card) => format!("trump {card}"),
        Act::Trick { cards, turned } => {
            let cards: String = cards.iter().map(|played| format!(" {}", played.card)).collect();
            let up = turned.map_or_else(String::new, |card| format!(" --up {card}"));
            format!("trick{cards}{up}")
        }
        Act::Bid(counts) => numbers("bid", counts),
        Act::Took(counts) => numbers("took", counts),
        Act::Tally { of, numbers } => {
            let numbers = numbers.iter().map(|count| {
                let by = count.by.map_or_else(String::new, |by| format!("{}=", name(by)));
                format!(" {by}{}", count.number)
            });
            format!("count {}{}", quote(of), numbers.collect::<String>())
        }
        Act::Call(calls) => {
            let calls: Vec<String> = calls.iter().map(ToString::to_string).collect();
            format!("call {}", calls.join(" "))
        }
        Act::Contract(contract) => {
            let with =
                contract.with.map_or_else(String::new, |with| format!(" --with {}", name(with)));
            let by: Vec<String> = contract.declarers().map(name).collect();
            format!("contract {} --by {}{with}", contract.bid, by.join(" --by "))
        }
        Act::Dealer(seat) => format!("dealer {}", name(*seat)),
        Act::Leave { seat, to } => {
            let to = to.as_deref().unwrap_or_default();
            format!("leave {} --to {}", name(*seat), quote(to))
        }
        Act::Swap(one, other) => format!("swap {} {}", name(*one), name(*other)),
        Act::Redeal => "redeal".into(),
        Act::Extra(id) => format!("extra {}", quote(id)),
        Act::Ruling(ruling) => {
            let given = ruling.points.iter();
            let member = |side: Side| {
                let first = players.seats().nth(side.index());
                first.map(name).unwrap_or_default()
            };
            let given: String =
                given.map(|(side, points)| format!(" {}={points}", member(*side))).collect();
            let deal = ruling.deal.map_or_else(String::new, |deal| format!(" --deal {deal}"));
            format!("rule {}{deal}{}{given}", ruling.about.name(), text(&ruling.reason))
        }
        Act::Title(title) => format!("rename{}", text(title)),
        Act::Note(note) => {
            let deal = note.deal.map_or_else(String::new, |deal| format!(" --deal {deal}"));
            format!("note{deal}{}", text(&note.text))
        }
    }
}
