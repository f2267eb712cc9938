//! The catalogue of scores.

use crate::rules::{ContractScore, HandScore, Ruleset, Scoring, TrickScore};
use serde::Deserialize;

const SCORES: &str = include_str!("scores.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scores {
    hands: Vec<HandScore>,
    contracts: Vec<ContractScore>,
    tricks: Vec<TrickScore>,
}

/// Every score of the catalogue, in its order.
///
/// # Panics
/// Never: a test reads the embedded catalogue.
pub fn scorings() -> Vec<Scoring> {
    let scores: Scores = toml::from_str(SCORES).expect("the embedded catalogue is sound");
    let hands = scores.hands.into_iter().map(Scoring::Hands);
    let contracts = scores.contracts.into_iter().map(Scoring::Contracts);
    hands.chain(contracts).chain(scores.tricks.into_iter().map(Scoring::Tricks)).collect()
}

/// The scores by which `rules` can be played: those that count the same, hands, contracts or
/// tricks over as many, and let the same players pay.
pub fn scorings_for(rules: &Ruleset) -> Vec<Scoring> {
    let above = |scoring: &Scoring| scoring.tricks().map(|score| score.above);
    let kind = |it: &Scoring| (it.basis(), it.is_settled(), above(it));
    let fits = |other: &Scoring| kind(other) == kind(&rules.scoring);
    scorings().into_iter().filter(fits).collect()
}

/// A score of the catalogue by its id.
pub fn scoring(id: &str) -> Option<Scoring> {
    scorings().into_iter().find(|scoring| scoring.id() == id)
}
