//! The catalogue of scores.

use crate::rules::{Ruleset, Scoring, read_document};
use std::sync::{LazyLock, OnceLock};
use toml::{Table, Value};

/// The embedded catalogue: a list of tables with blank lines between, which begin with the kind of score
/// and its id.
const SCORES: &str = include_str!("scores.toml");

/// Every score of the catalogue, in its order.
pub fn scorings() -> Vec<Scoring> {
    (0..texts().count()).map(|row| read(row).clone()).collect()
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

/// A score of the catalogue as a rules file may have it: `{ hands = … }`.
pub(super) fn table(id: &str) -> Option<Table> {
    row(id).and_then(|row| texts().nth(row)).map(parse_table)
}

/// The text of each score.
fn texts() -> impl Iterator<Item = &'static str> {
    SCORES.split("\n\n").filter(|text| text.starts_with("[["))
}

/// The place of a score in the catalogue.
fn row(id: &str) -> Option<usize> {
    let id = format!("]]\nid = \"{id}\"\n");
    texts().position(|text| text.contains(&id))
}

/// A score of the catalogue, read once.
///
/// # Panics
/// Never: a test reads the whole catalogue.
fn read(row: usize) -> &'static Scoring {
    static READ: LazyLock<Vec<OnceLock<Scoring>>> =
        LazyLock::new(|| texts().map(|_| OnceLock::new()).collect());
    READ[row].get_or_init(|| {
        let text = texts().nth(row).expect("a score of the catalogue");
        read_document(&parse_table(text)).expect("the embedded scores are sound")
    })
}

fn parse_table(text: &str) -> Table {
    let (header, score) = text.split_once('\n').expect("a score has lines");
    let kind = header.trim_matches(['[', ']']);
    let score = toml::from_str(score).expect("the embedded scores are TOML");
    Table::from_iter([(kind.to_owned(), Value::Table(score))])
}
