//! The lines of a script: their words, the plain numbers in them, and each act as the command that
//! records it.

use crate::cards::Seat;
use crate::game::{Act, Newcomer, Players};
use crate::rules::Points;
use std::borrow::Cow;

/// A line with a quote that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub struct UnclosedQuoteError;

/// Splits a line into words as a shell would, up to a `#` that begins a word.
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

fn separated<T: ToString>(words: &[T]) -> String {
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    words.join(" ")
}

fn deal_option(deal: Option<usize>) -> String {
    deal.map_or_else(String::new, |deal| format!(" --deal {deal}"))
}

/// Free text as an argument, which may begin like an option.
fn text(text: &str) -> String {
    format!("{} {}", if text.starts_with('-') { " --" } else { "" }, quote(text))
}

/// The command that records an act that the table let stand. It names who led out of turn.
pub fn line_that_stands(act: &Act, players: &Players) -> String {
    let mut line = line(act, players) + " --stands";
    if let Act::Trick { cards, .. } = act
        && let Some(leader) = cards.first().and_then(|card| card.by)
    {
        let leader = quote(players.name(leader).as_str());
        line = line.replacen("trick ", &format!("trick {leader}="), 1);
    }
    line
}

fn reason(given: Option<&str>) -> String {
    given.map(text).unwrap_or_default()
}

/// The command that records an act. It gives numbers in speaking order, so that they need no names, and
/// uses the names of the players at that moment.
pub fn line(act: &Act, players: &Players) -> String {
    let name = |seat: Seat| quote(players.name(seat).as_str()).into_owned();
    match act {
        Act::Trump(trump) => format!("trump {}", trump.name()),
        Act::Turned(card) => format!("trump {card}"),
        Act::Trick { cards, turned } => {
            let mut line = "trick".to_owned();
            for played in cards {
                line += &format!(" {}", played.card);
            }
            if let Some(card) = turned {
                line += &format!(" --up {card}");
            }
            line
        }
        Act::Bid(bids) => format!("bid {}", separated(bids)),
        Act::Took(tricks) => format!("took {}", separated(tricks)),
        Act::Tally { of, numbers } => {
            let mut line = format!("count {}", quote(of));
            for number in numbers {
                line += " ";
                if let Some(seat) = number.by {
                    line += &format!("{}=", name(seat));
                }
                line += &number.number.to_string();
            }
            line
        }
        Act::Call(calls) => format!("call {}", separated(calls)),
        Act::Contract(contract) => {
            let mut line = format!("contract {}", contract.bid);
            for factor in &contract.factors {
                line += &format!(" {factor}");
            }
            for seat in contract.declarers() {
                line += &format!(" --by {}", name(seat));
            }
            if let Some(partner) = contract.with {
                line += &format!(" --with {}", name(partner));
            }
            line
        }
        Act::Dealer(seat) => format!("dealer {}", name(*seat)),
        Act::Leave { seat, to } => {
            let to = to.as_ref().map(|to| format!(" --to {}", quote(to))).unwrap_or_default();
            format!("leave {}{to}", name(*seat))
        }
        Act::Join(Newcomer { name: newcomer, points, after }) => {
            let mut line = format!("join {}", quote(newcomer));
            if *points != Points::ZERO {
                line += &format!(" --points {}", points.decimal());
            }
            line += &after.map(|after| format!(" --after {}", name(after))).unwrap_or_default();
            line
        }
        Act::Swap(one, other) => format!("swap {} {}", name(*one), name(*other)),
        Act::Redeal => "redeal".into(),
        Act::Misdeal(misdeal) => {
            let next = if misdeal.passes_on { " --next" } else { "" };
            format!("redeal{next}{}", reason(misdeal.reason.as_deref()))
        }
        Act::Annul(annulment) => {
            let skip = if annulment.is_left_out { " --skip" } else { "" };
            let deal = annulment.deal;
            format!("redeal --deal {deal}{skip}{}", reason(annulment.reason.as_deref()))
        }
        Act::Extra(id) => format!("extra {}", quote(id)),
        Act::Kind(id) => format!("kind {}", quote(id)),
        Act::Ruling(ruling) => {
            let mut line = format!("rule {}", ruling.about.name());
            line += &deal_option(ruling.deal);
            line += if ruling.closes { " --close" } else { "" };
            line += &text(&ruling.reason);
            for (side, points) in &ruling.points {
                let member = players.seats().nth(side.index());
                line += &format!(" {}={points}", member.map(name).unwrap_or_default());
            }
            line
        }
        Act::Incident(incident) => {
            let mut line = format!("incident {}", <&str>::from(incident.kind));
            line += &incident.by.map(|by| format!(" {}", name(by))).unwrap_or_default();
            for (fact, value) in &incident.facts {
                line += &format!(" {fact}={}", quote(value));
            }
            line += &deal_option(incident.deal);
            let taken = incident.taken.as_deref().unwrap_or("later");
            line + &format!(" --laws {} --take {}", quote(&incident.laws), quote(taken))
        }
        Act::Choose { incident, taken } => format!("incident {incident} --take {}", quote(taken)),
        Act::End(end) => {
            let abandon = if end.abandoned { " --abandon" } else { "" };
            format!("end{abandon}{}", reason(end.reason.as_deref()))
        }
        Act::Title(title) => format!("rename{}", text(title)),
        Act::Day(day) => format!("redate {day}"),
        // No command of a script: a script has each name as it is spelt in the end.
        Act::Rename { was, now } => format!("# {was}: {now}"),
        Act::Note(note) => format!("note{}{}", deal_option(note.deal), text(&note.text)),
    }
}
