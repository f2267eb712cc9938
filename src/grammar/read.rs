//! Words of the command line read as what they mean, each failing with what was expected.

use crate::cards::{Card, Trump};
use crate::game::Incident;
use crate::notation::{self, Named};
use crate::rules::{Bid, Call, Points};

pub(crate) fn trump(text: &str) -> Result<Trump, String> {
    notation::trump(text).ok_or_else(|| {
        "expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none".into()
    })
}

pub(crate) fn spoken(text: &str) -> Result<Named<i64>, String> {
    text.parse().map_err(|notation::Unreadable(_)| {
        "expected a number such as 3, or a name and a number such as Igor=3".into()
    })
}

pub(crate) fn call(text: &str) -> Result<Call, String> {
    notation::call(text).ok_or_else(|| {
        "expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts".into()
    })
}

/// Calls with commas between; none for an empty text.
#[derive(Clone, Debug)]
pub(crate) struct Calls(pub(crate) Vec<Call>);

pub(crate) fn calls(text: &str) -> Result<Calls, String> {
    let texts = text.split(',').map(str::trim).filter(|text| !text.is_empty());
    texts.map(call).collect::<Result<Vec<Call>, String>>().map(Calls)
}

pub(crate) fn bid(text: &str) -> Result<Bid, String> {
    notation::bid(text).ok_or_else(|| "expected a bid such as suit-8:hearts or piccolo".into())
}

pub(crate) fn number(text: &str) -> Result<i64, String> {
    notation::number(text).ok_or_else(|| "expected a number".into())
}

pub(crate) fn card(text: &str) -> Result<Card, String> {
    notation::card(text).ok_or_else(|| "expected a card such as Ah, 10s, Td or A♥".into())
}

pub(crate) fn laid(text: &str) -> Result<Named<Card>, String> {
    text.parse().map_err(|notation::Unreadable(_)| {
        "expected a card such as Ah, 10s or A♥, or a name and a card such as Igor=Ah".into()
    })
}

/// A trick's number, or a card of it.
#[derive(Clone, Debug)]
pub(crate) enum TrickWord {
    Number(usize),
    Card(Named<Card>),
}

pub(crate) fn trick_word(text: &str) -> Result<TrickWord, String> {
    let number = text.parse().map(TrickWord::Number);
    number.or_else(|_| text.parse().map(TrickWord::Card)).map_err(|notation::Unreadable(_)| {
        "expected a trick's number, or a card such as Ah, 10s or A♥".into()
    })
}

/// Several cards in one word, as in quotes.
#[derive(Clone, Debug)]
pub(crate) struct Cards(pub(crate) Vec<Card>);

pub(crate) fn cards(text: &str) -> Result<Cards, String> {
    let cards = notation::cards(text).filter(|cards| !cards.is_empty());
    cards.map(Cards).ok_or_else(|| "expected cards such as \"Kc 2h 10s\"".into())
}

/// What was turned up: a suit, or the card itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TurnedUp {
    Suit(Trump),
    Card(Card),
}

pub(crate) fn turned_up(text: &str) -> Result<TurnedUp, String> {
    let card = notation::card(text).map(TurnedUp::Card);
    card.or_else(|| notation::trump(text).map(TurnedUp::Suit)).ok_or_else(|| {
        "expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or the card turned \
         up, such as 7h"
            .into()
    })
}

pub(crate) fn incident(text: &str) -> Result<Incident, String> {
    let name = text.to_lowercase();
    Incident::ALL
        .into_iter()
        .find(|incident| incident.name() == name)
        .ok_or_else(|| "expected revoke, misdeal or other".into())
}

pub(crate) fn given(text: &str) -> Result<Named<Points>, String> {
    text.parse().map_err(|notation::Unreadable(_)| {
        "expected a name and points such as Igor=-5 or Ana=2.5".into()
    })
}

pub(crate) fn deal(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "expected the number of a deal".into())
}

pub(crate) fn entry(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "expected the number of an entry, as hoyle log shows it".into())
}
