//! The calls of an auction as players type them: in full, or the first letters of them.

use crate::cards::in_english;
use crate::rules::{Auction, AuctionRule, Bid, Call};

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
/// were parsed as bids of that name, and bids may be named by the beginnings of their parts. Where a
/// trou is offered, `p` declines it.
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
/// let meant = calls(&typed, rule, auction).unwrap();
/// assert_eq!((meant[3].to_string(), meant[4].to_string()), ("pass-trou".into(), "solo-6:hearts".into()));
/// ```
///
/// # Errors
/// The rules have no such bid, or several.
pub fn calls(typed: &[Call], rule: &AuctionRule, mut auction: Auction) -> Result<Vec<Call>> {
    let mut calls = Vec::with_capacity(typed.len());
    for call in typed {
        let call = match call {
            Call::Bid(bid) => resolve(bid, rule, &auction)?,
            call => call.clone(),
        };
        if let Ok(settled) = auction.judge(rule, &call) {
            auction.make(rule, &settled);
        }
        calls.push(call);
    }
    Ok(calls)
}

/// The call that a parsed bid stands for.
fn resolve(typed: &Bid, rule: &AuctionRule, auction: &Auction) -> Result<Call> {
    Ok(match (typed.id.as_str(), typed.trump) {
        (id, _) if rule.bid(id).is_some() => Call::Bid(typed.clone()),
        ("p", None) if auction.judge(rule, &Call::PassTrou).is_ok() => Call::PassTrou,
        ("p", None) => Call::Pass,
        ("w", None) => Call::Wait,
        ("j", None) => Call::Join(None),
        ("t", None) => Call::Trou,
        ("pt", None) => Call::PassTrou,
        (id, _) => match in_english(id).and_then(|word| word.parse().ok()) {
            Some(
                call @ (Call::Pass | Call::Wait | Call::Join(_) | Call::Trou | Call::PassTrou),
            ) => call,
            _ => Call::Bid(bid(typed, rule)?),
        },
    })
}

/// The bid of the rules that a typed one means, which may give only the beginnings of its parts.
///
/// # Errors
/// The rules have no such bid, or several.
pub fn bid(typed: &Bid, rule: &AuctionRule) -> Result<Bid> {
    let ids = || rule.bids.iter().map(|bid| &bid.id);
    let meant: Vec<&String> = match ids().find(|id| **id == typed.id) {
        Some(id) => vec![id],
        None => ids().filter(|id| is_short_for(&typed.id, id)).collect(),
    };
    match meant.as_slice() {
        [id] => Ok(Bid { id: (*id).clone(), trump: typed.trump }),
        several => Err(BidSearchError {
            text: typed.id.clone(),
            could_be: several.iter().map(|id| (*id).clone()).collect(),
            known: ids().cloned().collect(),
        }),
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
