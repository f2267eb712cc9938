//! Calls of an auction as players type them.

use super::trump;
use crate::rules::{Bid, Call};

/// Returns the call that `text` writes: `pass`, `wait`, `join`, `trou`, `pass-trou`, or a bid with
/// its trump behind a colon. Whether there is such a bid is for the rules to say.
pub fn call(text: &str) -> Option<Call> {
    Some(match text.to_lowercase().as_str() {
        "pass" => Call::Pass,
        "wait" => Call::Wait,
        "join" => Call::Join(None),
        "trou" => Call::Trou,
        "pass-trou" => Call::PassTrou,
        _ => Call::Bid(bid(text)?),
    })
}

/// Returns the bid that `text` writes: an id, and a trump behind a colon where it names one.
pub fn bid(text: &str) -> Option<Bid> {
    let (bid, named) = match text.split_once(':') {
        Some((bid, named)) => (bid, Some(trump(named)?)),
        None => (text, None),
    };
    let bid = bid.to_lowercase();
    let sound = bid.starts_with(|c: char| c.is_ascii_lowercase())
        && bid.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    sound.then_some(Bid { id: bid, trump: named })
}
