//! Calls of an auction in their shortest form.

use crate::cards::Trump;
use crate::rules::AuctionRule;
use crate::terminal::failure::Failure;
use crate::words;

/// What can be called besides bids, with its short form.
const SIMPLE: [(&str, &str); 5] =
    [("p", "pass"), ("w", "wait"), ("j", "join"), ("t", "trou"), ("pt", "pass-trou")];

/// Returns calls in full; nothing if one of the words is no call of these rules.
///
/// # Errors
/// A word could be more than one bid.
pub(super) fn in_full(words: &[&str], rule: &AuctionRule) -> Result<Option<Vec<String>>, Failure> {
    words.iter().map(|word| call(word, rule)).collect()
}

fn call(word: &str, rule: &AuctionRule) -> Result<Option<String>, Failure> {
    let word = word.to_lowercase();
    let simple = SIMPLE.iter().find(|(short, long)| word == *short || word == *long);
    if let Some((_, call)) = simple {
        return Ok(Some((*call).to_owned()));
    }
    let (bid, trump) = match word.split_once(':') {
        Some((bid, trump)) => (bid, Some(trump)),
        None => (word.as_str(), None),
    };
    if trump.is_some_and(|trump| trump.parse::<Trump>().is_err()) {
        return Ok(None);
    }
    let ids: Vec<&str> = rule.bids.iter().map(|bid| bid.id.as_str()).collect();
    let meant: Vec<&str> = match ids.iter().find(|id| **id == bid) {
        Some(exact) => vec![exact],
        None => ids.into_iter().filter(|id| is_short_for(bid, id)).collect(),
    };
    match meant.as_slice() {
        [] => Ok(None),
        [id] => Ok(Some(trump.map_or_else(|| (*id).to_owned(), |trump| format!("{id}:{trump}")))),
        several => Err(Failure::Usage(format!(
            "{} could be {}.",
            words::quoted(bid),
            words::or(&several.iter().map(|id| (*id).to_owned()).collect::<Vec<String>>())
        ))),
    }
}

/// Returns whether a text has the beginning of each part of an id, in their order and with nothing
/// else: `so6` for `solo-6`, `bmo` for `big-misere-open`. A number stands whole.
fn is_short_for(text: &str, id: &str) -> bool {
    let (part, rest) = match id.split_once('-') {
        Some((part, rest)) => (part, Some(rest)),
        None => (id, None),
    };
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    let shortest = if is_number { part.len() } else { 1 };
    (shortest..=part.len()).any(|len| {
        let begun = part.get(..len).and_then(|begun| text.strip_prefix(begun));
        begun.is_some_and(|left| {
            let left = left.strip_prefix('-').unwrap_or(left);
            rest.map_or(left.is_empty(), |rest| is_short_for(left, rest))
        })
    })
}
