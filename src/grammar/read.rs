//! Words of the command line read as what they mean, each failing with what was expected.

use crate::cards::{Card, Trump, Unreadable};
use crate::game::Incident;
use crate::notation::{self, Cards, Named};
use crate::rules::{Bid, Call, Points};
use std::str::FromStr;

/// Reads a value whose type says what was expected.
fn read<T: FromStr<Err = Unreadable>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|unreadable: Unreadable| unreadable.to_string())
}

pub(crate) fn trump(text: &str) -> Result<Trump, String> {
    read(text)
}

pub(crate) fn spoken(text: &str) -> Result<Named<i64>, String> {
    read(text)
}

pub(crate) fn call(text: &str) -> Result<Call, String> {
    read(text)
}

/// Calls with commas between; none for an empty text.
#[derive(Clone, Debug)]
pub(crate) struct Calls(pub(crate) Vec<Call>);

pub(crate) fn calls(text: &str) -> Result<Calls, String> {
    let texts = text.split(',').map(str::trim).filter(|text| !text.is_empty());
    texts.map(call).collect::<Result<Vec<Call>, String>>().map(Calls)
}

pub(crate) fn bid(text: &str) -> Result<Bid, String> {
    read(text)
}

pub(crate) fn number(text: &str) -> Result<i64, String> {
    notation::number(text).ok_or_else(|| "expected a number".into())
}

pub(crate) fn card(text: &str) -> Result<Card, String> {
    read(text)
}

pub(crate) fn laid(text: &str) -> Result<Named<Card>, String> {
    read(text)
}

/// A trick's number, or a card of it.
#[derive(Clone, Debug)]
pub(crate) enum TrickWord {
    Number(usize),
    Card(Named<Card>),
}

pub(crate) fn trick_word(text: &str) -> Result<TrickWord, String> {
    let number = text.parse().map(TrickWord::Number);
    number.or_else(|_| text.parse().map(TrickWord::Card)).map_err(|_: Unreadable| {
        "expected a trick's number, or a card such as Ah, 10s or A♥".into()
    })
}

pub(crate) fn cards(text: &str) -> Result<Cards, String> {
    read(text)
}

/// What was turned up: a suit, or the card itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TurnedUp {
    Suit(Trump),
    Card(Card),
}

pub(crate) fn turned_up(text: &str) -> Result<TurnedUp, String> {
    let card = text.parse().map(TurnedUp::Card);
    card.or_else(|_| text.parse().map(TurnedUp::Suit)).map_err(|_: Unreadable| {
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
    read(text)
}

pub(crate) fn deal(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| "expected the number of a deal".into())
}

pub(crate) fn entry(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| "expected the number of an entry, as hoyle log shows it".into())
}
