//! The reader of rules files, and the files and the catalogue of scores that come with the program.

use crate::rules::{ContractScore, HandScore, RulesFault, Ruleset, Scoring, TrickScore};
use schemars::Schema;
use serde::Deserialize;
use serde_json::json;
use std::mem::discriminant;
use toml::de::{DeTable, DeValue, Deserializer};

/// The longest rules file that is read, in bytes.
pub const LONGEST_FILE: usize = 64 * 1024;

/// Why a rules file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileFault {
    /// It is longer than [`LONGEST_FILE`].
    TooLong,
    /// It is not TOML, or does not have the keys and values of a rules file.
    Unreadable {
        /// Line and column, from 1, where they are known.
        at: Option<(usize, usize)>,
        /// What the parser says is wrong there.
        message: String,
    },
    /// Its score is not in the catalogue.
    UnknownScore {
        /// Line and column, from 1, where they are known.
        at: Option<(usize, usize)>,
        /// The id.
        id: String,
    },
    /// It can be read, but not played.
    Unplayable {
        /// Line and column, from 1, where they are known.
        at: Option<(usize, usize)>,
        /// Why not.
        fault: RulesFault,
    },
}

/// The JSON Schema of a rules file.
pub fn schema() -> Schema {
    let mut schema = schemars::schema_for!(Ruleset);
    schema.insert("title".into(), "A rules file of hoyle".into());
    let scores = scorings();
    let ids: Vec<&str> = scores.iter().map(|score| score.id()).collect();
    let scoring = schema.pointer_mut("/properties/scoring");
    *scoring.expect("rules have a score") = json!({
        "description": "A score of the catalogue by its id, or a table's own.",
        "anyOf": [{ "enum": ids }, { "$ref": "#/$defs/Scoring" }],
    });
    schema
}

/// The embedded rules files, in the order in which they are listed.
const RULESETS: [(&str, &str); 5] = [
    ("serbian", include_str!("serbian.toml")),
    ("romanian", include_str!("romanian.toml")),
    ("oh-hell", include_str!("oh-hell.toml")),
    ("auction-whist", include_str!("auction-whist.toml")),
    ("german", include_str!("german.toml")),
];

/// The ids of the sets of rules that come with the program, in the order of listings.
pub fn rulesets() -> impl ExactSizeIterator<Item = &'static str> {
    RULESETS.iter().map(|(id, _)| *id)
}

/// The rules file of a set of rules that comes with the program.
pub fn ruleset_text(id: &str) -> Option<&'static str> {
    RULESETS.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

/// A set of rules that comes with the program, by its id.
///
/// ```
/// let rules = hoyle::presets::ruleset("romanian").unwrap();
/// assert_eq!(rules.player_counts(), [3, 4, 5, 6, 7]);
/// assert_eq!(rules.deals(4).len(), 24);
/// ```
///
/// # Panics
/// Never: a test reads every embedded file.
pub fn ruleset(id: &str) -> Option<Ruleset> {
    ruleset_text(id).map(|text| read(text).expect("embedded rules files are sound"))
}

/// Reads a rules file: a set of rules that can be played.
///
/// Its score is a table such as `[scoring.hands]`, or the id of a score of the catalogue.
///
/// ```
/// use hoyle::presets::{self, FileFault};
///
/// let text = presets::ruleset_text("serbian").unwrap().replace("hook = \"always\"", "hook = \"never\"");
/// assert_eq!(presets::read(&text).unwrap().title, "Serbian whist");
///
/// let unreadable = presets::read("format = 1\nrules = 2").unwrap_err();
/// assert!(matches!(unreadable, FileFault::Unreadable { at: Some((2, _)), .. }));
/// ```
///
/// # Errors
/// Where and how the file is not a rules file, or why it is not playable.
pub fn read(text: &str) -> Result<Ruleset, FileFault> {
    if text.len() > LONGEST_FILE {
        return Err(FileFault::TooLong);
    }
    let in_toml = |error: toml::de::Error| FileFault::Unreadable {
        at: error.span().and_then(|span| place(text, span.start)),
        message: error.message().to_owned(),
    };
    let mut table = DeTable::parse(text).map_err(in_toml)?;
    if let Some(scoring) = table.get_mut().get_mut("scoring") {
        let start = scoring.span().start;
        if let Some(id) = scoring.get_ref().as_str() {
            let unknown = || FileFault::UnknownScore { at: place(text, start), id: id.to_owned() };
            *scoring.get_mut() = score_table(id).ok_or_else(unknown)?;
        }
    }
    let rules = Ruleset::deserialize(Deserializer::from(table)).map_err(in_toml)?;
    match rules.fault() {
        Some(fault) => {
            let at = find(text, &fault.key(&rules)).and_then(|start| place(text, start));
            Err(FileFault::Unplayable { at, fault })
        }
        None => Ok(rules),
    }
}

/// The line and column, from 1, of a byte of the text.
fn place(text: &str, byte: usize) -> Option<(usize, usize)> {
    let before = text.get(..byte.min(text.len()))?;
    let line = before.rsplit('\n').next()?;
    Some((before.matches('\n').count() + 1, line.chars().count() + 1))
}

/// Where a dotted key is in the text, or the last part of it that is there. A number is
/// an element of a list, from 0.
fn find(text: &str, key: &str) -> Option<usize> {
    let document = DeTable::parse(text).ok()?;
    let mut found = None;
    let mut value: Option<&DeValue<'_>> = None;
    for part in key.split('.') {
        let next = match (value, part.parse::<usize>()) {
            (Some(DeValue::Array(elements)), Ok(index)) => {
                elements.get(index).map(|element| (element.span().start, element.get_ref()))
            }
            (Some(DeValue::Table(table)), _) => member(table, part),
            (None, _) => member(document.get_ref(), part),
            _ => None,
        };
        let Some((start, inner)) = next else { break };
        found = Some(start);
        value = Some(inner);
    }
    found
}

fn member<'a, 'i>(table: &'a DeTable<'i>, key: &str) -> Option<(usize, &'a DeValue<'i>)> {
    let (name, value) = table.get_key_value(key)?;
    Some((name.span().start, value.get_ref()))
}

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
fn score_table(id: &str) -> Option<DeValue<'static>> {
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
