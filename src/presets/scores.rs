//! The catalogue of scores that comes with the program.

use crate::rules::{ContractScore, HandScore, Ruleset, Scoring, TrickScore};
use serde::Deserialize;
use std::mem::discriminant;
use toml::de::{DeTable, DeValue};

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
/// tricks.
pub fn scorings_for(rules: &Ruleset) -> Vec<Scoring> {
    let fits = |other: &Scoring| discriminant(other) == discriminant(&rules.scoring);
    scorings().into_iter().filter(fits).collect()
}

/// The table of a score as a rules file would have it, such as `{ hands = { .. } }`.
pub(super) fn score_table(id: &str) -> Option<DeValue<'static>> {
    let catalogue = DeTable::parse(SCORES).expect("the embedded catalogue is sound");
    catalogue.into_inner().into_iter().find_map(|(kind, scores)| {
        let DeValue::Array(scores) = scores.into_inner() else { return None };
        let is_it =
            |score: &DeValue<'_>| score.get("id").and_then(|it| it.get_ref().as_str()) == Some(id);
        let score = scores.into_iter().find(|score| is_it(score.get_ref()))?;
        Some(DeValue::Table([(kind, score)].into_iter().collect()))
    })
}

/// A score of the catalogue by its id.
pub fn scoring(id: &str) -> Option<Scoring> {
    scorings().into_iter().find(|scoring| scoring.id() == id)
}
