//! What hands and contracts are worth without a game, and what is missing to say so.

use super::explain::{contract_outcome, contract_points};
use super::grammar::{capital, count};
use super::near::quoted;
use super::ruling::Ruling;
use crate::rules::{BidRule, Clause, Ruleset};

/// What a contract is worth to each side.
pub fn contract_worth(bid: &BidRule, took: u8, cards: u8) -> String {
    let each = |challenger| contract_points(bid, took, cards, challenger);
    format!("{}, {}; {}; {}", bid.id, contract_outcome(bid, took), each(true), each(false))
}

/// That these rules have no score to work out.
pub fn nothing_to_score(rules: &Ruleset) -> String {
    format!("{} has no score to work out: tricks count as they are.", rules.title)
}

/// That the score of a hand depends on the deal.
pub const fn hand_needs_deal() -> &'static str {
    "The score of a hand depends on the cards dealt and the number of players."
}

/// That the score of a hand depends on the trump.
pub const fn hand_needs_trump() -> &'static str {
    "This score depends on the trump."
}

/// That the score of a contract depends on the tricks.
pub const fn contract_needs_tricks() -> &'static str {
    "The score of a contract depends on the tricks taken."
}

/// That tricks are given with each hand.
pub const fn tricks_with_hand() -> &'static str {
    "Give each hand with its tricks, such as 3/2; tricks on their own are for contracts."
}

/// That a text is not a bid and its tricks.
pub fn unreadable_hand(text: &str) -> String {
    format!("{} is not a hand: expected a bid and the tricks taken, such as 3/2.", quoted(text))
}

/// The ruling on a deal of more cards than a pack has.
pub fn pack_too_small(rules: &Ruleset, cards: u8, players: u8) -> Ruling {
    let because =
        format!("A pack does not have {} each for {players} players.", count(cards, "card"));
    Ruling::on(rules, Clause::Pack, because, None)
}

/// The ruling on a hand with more tricks than cards.
pub fn impossible_hand(rules: &Ruleset, text: &str, cards: u8) -> Ruling {
    let because =
        format!("{} is not possible in a deal of {}.", quoted(text), count(cards, "card"));
    let open = format!("The bid and the tricks are each 0 to {cards}.");
    Ruling::on(rules, Clause::BidRange, because, Some(open))
}

/// The ruling on a contract with more tricks than are played.
pub fn impossible_contract(rules: &Ruleset, bid: &BidRule, took: i64, played: u8) -> Ruling {
    let because = format!("{} cannot be scored with {took} tricks (0–{played}).", capital(&bid.id));
    Ruling::on(rules, Clause::Tricks, because, None)
}
