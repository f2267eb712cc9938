//! The games and scores that come with the program.

use super::file;
use crate::rules::{ContractScore, HandScore, Ruleset, Scoring, TrickScore};
use serde::Deserialize;

/// The embedded rules files, in the order in which they are listed.
const RULESETS: [(&str, &str); 5] = [
    ("serbian", include_str!("serbian.toml")),
    ("romanian", include_str!("romanian.toml")),
    ("oh-hell", include_str!("oh-hell.toml")),
    ("auction-whist", include_str!("auction-whist.toml")),
    ("german", include_str!("german.toml")),
];

const SCORES: &str = include_str!("scores.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scores {
    hands: Vec<HandScore>,
    contracts: Vec<ContractScore>,
    tricks: Vec<TrickScore>,
}

/// Returns the ids of the sets of rules that come with the program.
pub fn rulesets() -> impl ExactSizeIterator<Item = &'static str> {
    RULESETS.iter().map(|(id, _)| *id)
}

/// Returns the rules file of a set of rules that comes with the program.
pub fn ruleset_text(id: &str) -> Option<&'static str> {
    RULESETS.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

/// Returns a set of rules that comes with the program.
///
/// # Panics
/// Never: a test reads every embedded file.
pub fn ruleset(id: &str) -> Option<Ruleset> {
    ruleset_text(id).map(|text| file::read(text).expect("embedded rules files are sound"))
}

/// Returns every score of the catalogue, in its order.
///
/// # Panics
/// Never: a test reads the embedded catalogue.
pub fn scorings() -> Vec<Scoring> {
    let scores: Scores = toml::from_str(SCORES).expect("the embedded catalogue is sound");
    let hands = scores.hands.into_iter().map(Scoring::Hands);
    let contracts = scores.contracts.into_iter().map(Scoring::Contracts);
    hands.chain(contracts).chain(scores.tricks.into_iter().map(Scoring::Tricks)).collect()
}

/// Returns a score of the catalogue by its id.
pub fn scoring(id: &str) -> Option<Scoring> {
    scorings().into_iter().find(|scoring| scoring.id() == id)
}
