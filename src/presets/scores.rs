//! The catalogue of scores.

use crate::rules::{Ruleset, Scoring, read_document};
use toml::{Table, Value};

/// The embedded catalogue: a list of tables with blank lines between, which begin with the kind of score
/// and its id.
const SCORES: &str = include_str!("scores.toml");

/// Every score of the catalogue, in its order.
pub fn scorings() -> Vec<Scoring> {
    texts().map(parse).collect()
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
    text(id).map(parse)
}

/// A score of the catalogue as a rules file may have it: `{ hands = … }`.
pub(super) fn table(id: &str) -> Option<Table> {
    text(id).map(parse_table)
}

/// The text of each score.
fn texts() -> impl Iterator<Item = &'static str> {
    SCORES.split("\n\n").filter(|text| text.starts_with("[["))
}

fn text(id: &str) -> Option<&'static str> {
    let id = format!("]]\nid = \"{id}\"\n");
    texts().find(|text| text.contains(&id))
}

/// Reads the text of a score.
///
/// # Panics
/// Never: a test reads the whole catalogue.
fn parse(text: &str) -> Scoring {
    read_document(&parse_table(text)).expect("the embedded scores are sound")
}

fn parse_table(text: &str) -> Table {
    let (header, score) = text.split_once('\n').expect("a score has lines");
    let kind = header.trim_matches(['[', ']']);
    let score = toml::from_str(score).expect("the embedded scores are TOML");
    Table::from_iter([(kind.to_owned(), Value::Table(score))])
}
