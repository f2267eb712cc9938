//! Club nights: movements, draws and rankings against the vectors of their specification.

mod answers;
mod desk;
mod evenings;
mod movements;
mod random;
mod season;

use hoyle::club::{Past, Seating, TableSize};
use serde_json::Value;

/// The vectors of the specification.
pub(crate) fn vectors() -> Value {
    serde_json::from_str(include_str!("../../vectors/club.json")).expect("the vectors are JSON")
}

/// Tables written as `5 6 7 3 · 2 12 8`, with nobody on the bench.
fn seating(text: &str) -> Seating {
    let tables = text.split('·').map(numbers);
    Seating { tables: tables.collect(), bench: Vec::new() }
}

/// Numbers with spaces or hyphens between them.
fn numbers(text: &str) -> Vec<u16> {
    let words = text.split([' ', '-', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().unwrap_or_else(|_| panic!("{text}"))).collect()
}

pub(crate) fn from_json<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("a vector has the expected form")
}

/// The sum over all pairs of the ways to choose two of their meetings.
fn repeats(rounds: &[Seating], size: TableSize, people: u16) -> u32 {
    let past = Past::of(rounds, size, people);
    let mut repeats = 0;
    for one in 1..=people {
        for other in one + 1..=people {
            let met = u32::from(past.met(one, other));
            repeats += met * met.saturating_sub(1) / 2;
        }
    }
    repeats
}
