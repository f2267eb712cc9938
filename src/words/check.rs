//! Rulings asked for: on a bid, a call, a trick, or a card to play.

use super::auction::call_words;
use super::grammar::{capital, ordinal};
use super::play::cards;
use crate::cards::{Card, Seat};
use crate::rules::{BidsSoFar, Call};

/// Whether an act is legal, and why: `Legal. Igor may bid 2: …`
pub fn verdict(legal: bool, because: &str) -> String {
    format!("{} {because}", if legal { "Legal." } else { "Not legal." })
}

/// Why a bid is legal; `hooked` where the hook was in force and did not bar it.
pub fn legal_bid(who: &str, bid: u8, so_far: BidsSoFar<'_>, hooked: bool) -> String {
    let (who, cards, sum) = (capital(who), so_far.cards, so_far.sum() + u32::from(bid));
    let why = match hooked {
        true => {
            &format!("the bids then add up to {sum}, not to {cards}, the number of cards dealt")
        }
        false => &format!("any bid from 0 to {cards} is open"),
    };
    format!("{who} may bid {bid}: {why}.")
}

/// That a call is legal.
pub fn legal_call(who: &str, call: &Call) -> String {
    format!("{} may say {}.", capital(who), call_words(call))
}

/// A player without a name, by place in the bidding: `the 2nd to bid`, `the last to bid`.
pub fn nth_to_bid(seat: Seat, players: u8) -> String {
    match seat.index() + 1 {
        place if place == usize::from(players) => "the last to bid".into(),
        place => format!("the {} to bid", ordinal(place)),
    }
}

/// A player without a name, by place in an auction.
pub fn nth_to_speak(seat: Seat) -> String {
    format!("player {} from the dealer's left", seat.index() + 1)
}

/// A player without a name, by place in a trick.
pub fn nth_to_play(seat: Seat) -> String {
    format!("the {} to play", ordinal(seat.index() + 1))
}

/// That a bid or a call before the one in question is not legal.
pub const fn illegal_earlier() -> &'static str {
    "One of the earlier bids or calls is not legal."
}

/// That a ruling on cards assumes that there is no trump.
pub const fn no_trump_assumed() -> &'static str {
    "No trump was given, so none is assumed."
}

/// That the pack depends on how many play.
pub const fn pack_grows() -> &'static str {
    "The pack grows with the number of players."
}

/// The cards of a hand that may not be played.
pub fn not_open(barred: &[Card]) -> String {
    format!("Not open: {}.", cards(barred))
}

/// Who takes a trick, or has it so far; without a name, the place of the card from 1.
pub fn trick_taker(player: Option<&str>, place: usize, card: Card, complete: bool) -> String {
    let taker = match player {
        Some(player) => player,
        None => &format!("The {} card, {},", ordinal(place), card.sign()),
    };
    format!("{taker} {}.", if complete { "takes the trick" } else { "has the trick so far" })
}
