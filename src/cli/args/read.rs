//! Words of the command line read as what they mean, each failing with what was expected.

use crate::cards::Trump;
use crate::notation::{self, Spoken};
use crate::rules::{Bid, Call};

pub(super) fn trump(text: &str) -> Result<Trump, String> {
    notation::trump(text).ok_or_else(|| {
        "expected spades, hearts, diamonds or clubs, a first letter, ♠ ♥ ♦ ♣, or none".into()
    })
}

pub(super) fn spoken(text: &str) -> Result<Spoken, String> {
    text.parse().map_err(|notation::UnreadableNumber(_)| {
        "expected a number such as 3, or a name and a number such as Igor=3".into()
    })
}

pub(super) fn call(text: &str) -> Result<Call, String> {
    notation::call(text).ok_or_else(|| {
        "expected pass, wait, join, trou, pass-trou, or a bid such as suit-8:hearts".into()
    })
}

/// Calls with commas between; none for an empty text.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Calls(pub(in crate::cli) Vec<Call>);

pub(super) fn calls(text: &str) -> Result<Calls, String> {
    let texts = text.split(',').map(str::trim).filter(|text| !text.is_empty());
    texts.map(call).collect::<Result<Vec<Call>, String>>().map(Calls)
}

pub(super) fn bid(text: &str) -> Result<Bid, String> {
    notation::bid(text).ok_or_else(|| "expected a bid such as suit-8:hearts or piccolo".into())
}

pub(super) fn number(text: &str) -> Result<i64, String> {
    notation::number(text).ok_or_else(|| "expected a number".into())
}
