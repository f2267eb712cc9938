//! The calls of an auction as players type them: in full, by the first letters, or in the words that people say.

use crate::cards::{Trump, in_english};
use crate::rules::{Auction, AuctionRule, Bid, Call, OwnWords};

/// A typed bid that does not mean exactly one bid of the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BidSearchError {
    /// The text.
    pub text: String,
    /// The bids that it could mean; none, or several.
    pub could_be: Vec<String>,
    /// Every bid of the rules.
    pub known: Vec<String>,
}

type Result<T> = std::result::Result<T, BidSearchError>;

/// Resolves calls that were parsed without the rules. `p` `w` `j` `t` `pt` and words of other languages
/// were parsed as bids of that name, and bids may be named by the beginnings of their parts, or by several
/// words that people say. Where a trou is offered, `p` declines it.
///
/// ```
/// use hoyle::game::Players;
/// use hoyle::notation::calls;
/// use hoyle::rules::Auction;
///
/// let rules = hoyle::presets::ruleset("auction-whist").unwrap();
/// let rule = rules.bidding.auction().unwrap();
/// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let auction = Auction::new(rule, players.seats().collect());
/// let typed = ["p", "p", "p", "p", "so6:h", "p"].map(|call| call.parse().unwrap());
/// let meant = calls(&typed, rule, &rules.words, auction).unwrap();
/// assert_eq!((meant[3].to_string(), meant[4].to_string()), ("pass-trou".into(), "solo-6:hearts".into()));
/// ```
///
/// # Errors
/// The rules have no such bid, or several.
pub fn calls(
    typed: &[Call],
    rule: &AuctionRule,
    own: &OwnWords,
    mut auction: Auction,
) -> Result<Vec<Call>> {
    let mut calls = Vec::with_capacity(typed.len());
    for call in joined(&in_ids(typed, rule, own), rule)? {
        let call = match call {
            Call::Bid(Bid { id, trump: None })
                if id == "p" && auction.judge(rule, &Call::PassTrou).is_ok() =>
            {
                Call::PassTrou
            }
            Call::Bid(typed) => match said_alone(&typed, rule) {
                Some(call) => call,
                None => Call::Bid(one_bid(&[typed], rule)?),
            },
            call => call,
        };
        if let Ok(settled) = auction.judge(rule, &call) {
            auction.make(rule, &settled);
        }
        calls.push(call);
    }
    Ok(calls)
}

/// The call that one word stands for, by the id of a bid, the beginnings of its parts, or a word for a call.
fn said_alone(typed: &Bid, rule: &AuctionRule) -> Option<Call> {
    Some(match (typed.id.as_str(), typed.trump) {
        (id, _) if rule.bid(id).is_some() => Call::Bid(typed.clone()),
        ("p", None) => Call::Pass,
        ("w", None) => Call::Wait,
        ("j", None) => Call::Join(None),
        ("t", None) => Call::Trou,
        ("pt", None) => Call::PassTrou,
        (id, trump) => match in_english(id).and_then(|word| word.parse().ok()) {
            Some(
                call @ (Call::Pass | Call::Wait | Call::Join(_) | Call::Trou | Call::PassTrou),
            ) => call,
            _ => {
                let mut short = rule.bids.iter().filter(|bid| is_short_for(id, &bid.id));
                let (Some(bid), None) = (short.next(), short.next()) else { return None };
                Call::Bid(Bid { id: bid.id.clone(), trump })
            }
        },
    })
}

/// The bid of the rules that typed words mean together: `petite misère`, `8 hearts`, its name in the rules'
/// own words, or the beginnings of the parts of its id.
///
/// # Errors
/// The rules have no such bid, or several.
pub fn bid(typed: &[Bid], rule: &AuctionRule, own: &OwnWords) -> Result<Bid> {
    let words: Vec<Call> = typed.iter().cloned().map(Call::Bid).collect();
    let mut bids = Vec::new();
    for call in in_ids(&words, rule, own) {
        if let Call::Bid(bid) = call {
            bids.push(bid);
        }
    }
    one_bid(&bids, rule)
}

/// The word of the factor that a typed word means: itself, or its name in the rules' own words.
pub fn factor(typed: &str, rule: &AuctionRule, own: &OwnWords) -> Option<String> {
    let is_word = |word: &str| rule.factor(word).is_some();
    let typed = typed.to_lowercase();
    if is_word(&typed) { Some(typed) } else { own_text(&typed, own, is_word) }
}

/// The typed calls with the ids of bids in place of their names in the rules' own words, in any language.
fn in_ids(typed: &[Call], rule: &AuctionRule, own: &OwnWords) -> Vec<Call> {
    let mut calls = Vec::with_capacity(typed.len());
    let mut rest = typed;
    while let Some(first) = rest.first() {
        let longest = if own.is_empty() { 0 } else { rest.len().min(LONGEST_BID) };
        let mut lengths = (1..=longest).rev();
        let own_bid = lengths.find_map(|length| {
            let (words, rest) = rest.split_at(length);
            Some((own_bid(words, rule, own)?, rest))
        });
        match own_bid {
            Some((bid, after)) => {
                calls.push(Call::Bid(bid));
                rest = after;
            }
            None => {
                calls.push(first.clone());
                rest = &rest[1..];
            }
        }
    }
    calls
}

/// The bid that words are the name of, in the rules' own words.
fn own_bid(words: &[Call], rule: &AuctionRule, own: &OwnWords) -> Option<Bid> {
    let bids = as_bids(words, rule)?;
    let text = bids.iter().map(|bid| bid.id.as_str()).collect::<Vec<_>>().join("-");
    let id = own_text(&text, own, |id| rule.bid(id).is_some())?;
    Some(Bid { id, trump: bids.last()?.trump })
}

/// The id that is called so in the rules' own words, if it is not an id itself. `text` is as a [`Bid`] is read.
pub fn own_text(text: &str, own: &OwnWords, is_id: impl Fn(&str) -> bool) -> Option<String> {
    if is_id(text) {
        return None;
    }
    for (id, name) in own.values().flatten() {
        let read = name.to_lowercase().replace(' ', "-").parse::<Bid>();
        if is_id(id) && read.is_ok_and(|read| read.id == text) {
            return Some(id.clone());
        }
    }
    None
}

/// The bid of the rules that words mean together.
fn one_bid(typed: &[Bid], rule: &AuctionRule) -> Result<Bid> {
    let words: Vec<&str> = typed.iter().map(|bid| bid.id.as_str()).collect();
    let trump = typed.last().and_then(|bid| bid.trump);
    let mut meant = Vec::new();
    // Only the last word may name a trump.
    if typed.iter().rev().skip(1).all(|bid| bid.trump.is_none()) {
        meant = bids_meant(&words.join("-"), trump, rule);
    }
    match meant.len() {
        1 => Ok(meant.remove(0)),
        _ => Err(BidSearchError {
            text: words.join(" "),
            could_be: meant.into_iter().map(|bid| bid.id).collect(),
            known: rule.bids.iter().map(|bid| bid.id.clone()).collect(),
        }),
    }
}

/// The bids that words mean, joined as in [`calls`].
///
/// # Errors
/// The rules have no such bid, or several.
pub fn bids(typed: &[Bid], rule: &AuctionRule, own: &OwnWords) -> Result<Vec<Bid>> {
    let words: Vec<Call> = typed.iter().cloned().map(Call::Bid).collect();
    let mut bids = Vec::new();
    for call in joined(&in_ids(&words, rule, own), rule)? {
        if let Call::Bid(typed) = call {
            bids.push(one_bid(&[typed], rule)?);
        }
    }
    Ok(bids)
}

/// The bids that a text with hyphens between its words could mean: by their ids, else by the beginnings of
/// the parts of their ids, else by the words that people say, which may end in a trump. `8` is enough for
/// `suit-8`.
fn bids_meant(text: &str, trump: Option<Trump>, rule: &AuctionRule) -> Vec<Bid> {
    let ids: Vec<&str> = rule.bids.iter().map(|bid| bid.id.as_str()).collect();
    let with = |id: &str, trump| Bid { id: id.to_owned(), trump };
    if ids.contains(&text) {
        return vec![with(text, trump)];
    }
    let short: Vec<&&str> = ids.iter().filter(|id| is_short_for(text, id)).collect();
    if !short.is_empty() {
        return short.into_iter().map(|id| with(id, trump)).collect();
    }

    if trump.is_none() {
        for (hyphen, _) in text.match_indices('-') {
            if let Ok(trump) = text[hyphen + 1..].parse() {
                return bids_meant(&text[..hyphen], Some(trump), rule);
            }
        }
        // `solo6h`: a suit right behind the number.
        let numbered = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        if !numbered.is_empty()
            && let Ok(trump) = text[numbered.len()..].parse()
        {
            return bids_meant(numbered, Some(trump), rule);
        }
    }
    let said = meanings(text);
    if said.is_empty() || said.windows(2).any(|two| two[0] == two[1]) {
        return Vec::new();
    }
    let is_number = said.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let mut meant = Vec::new();
    for id in ids {
        let mut parts = meanings(id);
        if !is_number && said.iter().all(|word| parts.contains(word)) {
            meant.push(with(id, trump));
        }
        let is_whole = parts == said;
        parts.retain(|part| *part != "suit");
        if is_whole || parts == said {
            return vec![with(id, trump)];
        }
    }
    meant
}

/// The meanings of the words of a bid, in order: those of `petite-misere` and `small misère` are the same.
fn meanings(text: &str) -> Vec<&str> {
    let parts = text.split('-').map(|part| in_english(part).unwrap_or(part));
    let mut meanings: Vec<&str> = parts.filter(|part| !matches!(*part, "" | "in")).collect();
    meanings.sort_unstable();
    meanings
}

/// The longest row of words that is searched for bids of several words.
const LONGEST_ROW: usize = 100;

/// The most words of one bid.
const LONGEST_BID: usize = 6;

/// Joins words that are no calls by themselves into bids of several words, in the way that makes the
/// fewest calls.
///
/// # Errors
/// The words make no such calls, or could be two rows of as many.
fn joined(typed: &[Call], rule: &AuctionRule) -> Result<Vec<Call>> {
    let is_call = |call: &Call| match call {
        Call::Bid(bid) => said_alone(bid, rule).is_some(),
        _ => true,
    };
    if typed.len() > LONGEST_ROW || typed.iter().all(is_call) {
        return Ok(typed.to_vec());
    }

    // The best readings of the words from each one on.
    let mut readings: Vec<Vec<Vec<Call>>> = vec![Vec::new(); typed.len()];
    readings.push(vec![Vec::new()]);
    for start in (0..typed.len()).rev() {
        let mut best: Vec<Vec<Call>> = Vec::new();
        for end in start + 1..=typed.len().min(start + LONGEST_BID) {
            let Some(first) = one_call(&typed[start..end], rule) else { continue };
            for rest in &readings[end] {
                let fewest = best.first().map_or(usize::MAX, Vec::len);
                if rest.len() + 1 < fewest {
                    best.clear();
                }
                if rest.len() < fewest && best.len() < 2 {
                    best.push([std::slice::from_ref(&first), rest].concat());
                }
            }
        }
        readings[start] = best;
    }

    match readings.remove(0).as_slice() {
        [reading] => Ok(reading.clone()),
        [] => Err(unreadable(typed, rule)),
        several => Err(BidSearchError {
            text: in_a_row(typed),
            could_be: several.iter().map(|calls| in_a_row(calls)).collect(),
            known: Vec::new(),
        }),
    }
}

fn in_a_row(calls: &[Call]) -> String {
    calls.iter().map(Call::to_string).collect::<Vec<_>>().join(" ")
}

/// The call that words make together, if they make one.
fn one_call(words: &[Call], rule: &AuctionRule) -> Option<Call> {
    match words {
        [Call::Bid(bid)] if said_alone(bid, rule).is_some() => Some(words[0].clone()),
        [call] if !matches!(call, Call::Bid(_)) => Some(call.clone()),
        _ => Some(Call::Bid(one_bid(&as_bids(words, rule)?, rule).ok()?)),
    }
}

/// The words of one bid; `None` if one is another call, such as `p`, or another than the last has a trump.
fn as_bids(words: &[Call], rule: &AuctionRule) -> Option<Vec<Bid>> {
    let mut bids = Vec::with_capacity(words.len());
    for (index, word) in words.iter().enumerate() {
        let Call::Bid(bid) = word else { return None };
        let is_other_call = !matches!(said_alone(bid, rule), None | Some(Call::Bid(_)));
        if is_other_call || (bid.trump.is_some() && index + 1 < words.len()) {
            return None;
        }
        bids.push(bid.clone());
    }
    Some(bids)
}

/// What is wrong with the first word that begins no call.
fn unreadable(typed: &[Call], rule: &AuctionRule) -> BidSearchError {
    let mut start = 0;
    loop {
        let ends = (start + 1..=typed.len().min(start + LONGEST_BID)).rev();
        let mut calls = ends.filter(|end| one_call(&typed[start..*end], rule).is_some());
        match calls.next() {
            Some(end) => start = end,
            None => break,
        }
    }
    let word = typed.get(start..=start).and_then(|word| as_bids(word, rule)).unwrap_or_default();
    match one_bid(&word, rule) {
        Err(error) => error,
        Ok(_) => unreachable!("a word that is a bid begins a call"),
    }
}

/// Whether a text consists of the beginnings of an id's parts, in their order: `so6` for `solo-6`,
/// `bmo` for `big-misere-open`. A number has to be whole.
fn is_short_for(text: &str, id: &str) -> bool {
    let (part, other_parts) = id.split_once('-').unwrap_or((id, ""));
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    let shortest = if is_number { part.len() } else { 1 };

    for length in shortest..=part.len() {
        let Some(rest) = part.get(..length).and_then(|start| text.strip_prefix(start)) else {
            continue;
        };
        let rest = rest.strip_prefix('-').unwrap_or(rest);
        let matches =
            if other_parts.is_empty() { rest.is_empty() } else { is_short_for(rest, other_parts) };
        if matches {
            return true;
        }
    }
    false
}
