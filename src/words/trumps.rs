//! Trumps of other suits, and the order of trumps, in words.

use super::{joined, list, messages};
use crate::cards::{Card, Followed, Pack, Suit, Trump};
use crate::rules::Ruleset;
use std::collections::BTreeSet;

/// What has to be followed: `spades`, or `trumps`.
pub fn followed(followed: Followed) -> String {
    match followed {
        Followed::Suit(suit) => super::suit(suit),
        Followed::Trumps => messages::TrumpPlural.say(),
    }
}

/// A card, and why it is a trump if its suit is not: `J♣ (left bower: ♠)`.
pub fn card_in_play(card: Card, trump: Trump, pack: &Pack) -> String {
    let sign = card.sign();
    if !pack.is_trump_of_other_suit(card, trump) {
        return sign;
    }
    let suit = trump.suit().map_or_else(String::new, |suit| suit.sign().to_string());
    if pack.is_left_bower(card, trump) {
        messages::TrumpBower { card: sign, suit, is_jack: is_jack(card) }.say()
    } else {
        messages::TrumpInEveryDeal { card: sign }.say()
    }
}

/// Whether a card is a jack: only jacks are called bowers.
fn is_jack(card: Card) -> bool {
    card.rank().is_some_and(|rank| rank.to_string() == "J")
}

/// The cards among these that are trumps without being of the trump suit, as a sentence.
pub fn trumps_of_other_suits(cards: &[Card], trump: Trump, pack: &Pack) -> Option<String> {
    let mut others = BTreeSet::new();
    for card in cards {
        if pack.is_trump_of_other_suit(*card, trump) {
            others.insert(card_in_play(*card, trump, pack));
        }
    }
    if others.is_empty() {
        return None;
    }
    Some(messages::TrumpOfOtherSuits { cards: list(others) }.say())
}

/// How trumps rank and which cards are trumps, where the trump suit is not like the others.
pub(super) fn trump_order(rules: &Ruleset) -> Vec<String> {
    let mut sentences = Vec::new();
    for table in &rules.tables {
        let pack = table.pack();
        let order = &pack.order;
        if !order.always_trump.is_empty() {
            let cards = joined(order.always_trump.iter().map(|card| card.sign()), " ");
            sentences.push(messages::TrumpRuleInEveryDeal { cards }.say());
        }
        if !order.trump_ranks.is_empty() {
            let mut ranks = order.trump_ranks.clone();
            ranks.extend(pack.ranks.iter().filter(|rank| !order.trump_ranks.contains(rank)));
            ranks.retain(|rank| {
                Suit::ALL
                    .iter()
                    .any(|suit| !order.always_trump.contains(&Card::Suited(*rank, *suit)))
            });
            let ranks = joined(ranks, " ");
            sentences.push(messages::TrumpRuleRanks { ranks }.say());
        }
        if let Some(rank) = order.bower {
            sentences.push(messages::TrumpRuleBower { rank: rank.to_string() }.say());
        }
    }
    let mut told = BTreeSet::new();
    sentences.retain(|sentence| told.insert(sentence.clone()));
    sentences
}
