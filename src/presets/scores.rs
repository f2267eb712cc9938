//! The catalogue of scores.

use crate::rules::{Ruleset, Scoring};
use std::sync::{LazyLock, OnceLock};

/// The embedded catalogue as JSON: a line for each score, which begins with its kind and its id.
const SCORES: &str = include_str!(concat!(env!("OUT_DIR"), "/scores.jsonl"));

/// Every score of the catalogue, in its order.
pub fn scorings() -> Vec<Scoring> {
    (0..SCORES.lines().count()).map(|row| read(row).clone()).collect()
}

/// The scores by which `rules` can be played: those that count the same, hands, contracts or
/// tricks over as many, and let the same players pay.
pub fn scorings_for(rules: &Ruleset) -> Vec<Scoring> {
    let own = &rules.scoring;
    let mut fitting = scorings();
    fitting.retain(|score| {
        score.basis() == own.basis()
            && score.is_settled() == own.is_settled()
            && score.is_of_tallies() == own.is_of_tallies()
            && score.tricks().map(|score| (score.above, &score.quota))
                == own.tricks().map(|own| (own.above, &own.quota))
    });
    fitting
}

/// A score of the catalogue by its id.
pub fn scoring(id: &str) -> Option<Scoring> {
    row(id).map(|row| read(row).clone())
}

/// The place of a score in the catalogue.
fn row(id: &str) -> Option<usize> {
    let id = format!("{{\"id\":\"{id}\",");
    SCORES.lines().position(|line| line.contains(&id))
}

/// A score of the catalogue, read once.
///
/// # Panics
/// Never: a test reads the whole catalogue.
fn read(row: usize) -> &'static Scoring {
    static READ: LazyLock<Vec<OnceLock<Scoring>>> =
        LazyLock::new(|| SCORES.lines().map(|_| OnceLock::new()).collect());
    READ[row].get_or_init(|| {
        let line = SCORES.lines().nth(row).expect("a score of the catalogue");
        serde_json::from_str(line).expect("the embedded scores are sound")
    })
}
