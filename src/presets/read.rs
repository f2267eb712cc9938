//! The reader of rules files.

use super::scores;
use super::shape::{Shape, ShapeFault};
use crate::rules::{RulesFault, Ruleset, Scoring, Unsound};
use schemars::Schema;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::LazyLock;
use toml::de::{DeTable, DeValue};

/// The longest rules file that is read, in bytes.
pub const LONGEST_FILE: usize = 64 * 1024;

/// Why a rules file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileFault {
    /// It is longer than [`LONGEST_FILE`].
    TooLong,
    /// It is not TOML.
    NotToml,
    /// A key or a table is given twice.
    DuplicateKey,
    /// It does not have the keys and values of a rules file.
    Shape(ShapeFault),
    /// It can be read, but not played.
    Unplayable(RulesFault),
}

/// A fault of a rules file, and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct FaultInFile {
    /// Line and column, from 1, where they are known.
    pub at: Option<(usize, usize)>,
    /// What is wrong there.
    pub fault: FileFault,
}

/// The JSON Schema of a rules file.
pub fn schema() -> Schema {
    let mut schema = schemars::schema_for!(Ruleset);
    schema.insert("title".into(), "A rules file, as TOML or JSON".into());
    let scores = scores::scorings();
    let ids: Vec<&str> = scores.iter().map(Scoring::id).collect();
    let scoring = schema.pointer_mut("/properties/scoring");
    *scoring.expect("rules have a score") = json!({
        "description": "A score of the catalogue by its id, or a table's own.",
        "anyOf": [{ "enum": ids }, { "$ref": "#/$defs/Scoring" }],
    });
    schema
}

/// The schema that files are read by.
static SHAPE: LazyLock<Value> = LazyLock::new(|| schemars::schema_for!(Ruleset).to_value());

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
/// let faults = presets::read(&text.replace("title", "titel")).unwrap_err();
/// let places: Vec<_> = faults.iter().map(|fault| fault.at).collect();
/// assert_eq!(places, [Some((4, 1))]);
/// assert!(matches!(faults[0].fault, FileFault::Shape(_)));
/// ```
///
/// # Errors
/// Everything that keeps the file from being rules that can be played, in the order of the file; of a
/// file that is not TOML, the first place.
pub fn read(text: &str) -> Result<Ruleset, Vec<FaultInFile>> {
    read_unless(text, Ruleset::faults)
}

/// Reads a rules file strictly: also refuses what can be played but is probably a mistake, and the
/// faults that `words` finds in its wording.
///
/// # Errors
/// As for [`read`], the slips of the rules, and those faults.
pub fn check(text: &str, words: fn(&Ruleset) -> Vec<Unsound>) -> Result<Ruleset, Vec<FaultInFile>> {
    read_unless(text, |rules| [rules.faults(), rules.slips(), words(rules)].concat())
}

fn read_unless(
    text: &str,
    unsound: impl Fn(&Ruleset) -> Vec<Unsound>,
) -> Result<Ruleset, Vec<FaultInFile>> {
    if text.len() > LONGEST_FILE {
        return Err(vec![FaultInFile { at: None, fault: FileFault::TooLong }]);
    }
    let in_file = |(byte, fault): (usize, FileFault)| FaultInFile { at: place(text, byte), fault };
    let document = DeTable::parse(text).map_err(|error| {
        let fault = match error.message().contains("duplicate key") {
            true => FileFault::DuplicateKey,
            false => FileFault::NotToml,
        };
        vec![in_file((error.span().map_or(0, |span| span.start), fault))]
    })?;
    let (json, Shape { faults, assumed, .. }) = Shape::read(text, &document, &SHAPE);
    let shape = faults.into_iter().map(|(byte, fault)| (byte, FileFault::Shape(fault)));
    let mut faults: Vec<(usize, FileFault)> = shape.collect();
    let rules = Ruleset::deserialize(json).expect("a document of the right shape is rules");
    // What rests on a value that had to be assumed may not be a fault of the file.
    let unsound = unsound(&rules)
        .into_iter()
        .filter(|unsound| !assumed.iter().any(|key| decides(key, unsound)));
    faults.extend(unsound.map(|Unsound { key, fault }| {
        (find(document.get_ref(), &key), FileFault::Unplayable(fault))
    }));
    if faults.is_empty() {
        return Ok(rules);
    }
    faults.sort_by_key(|(byte, _)| *byte);
    Err(faults.into_iter().map(in_file).collect())
}

/// Whether the value of a key decides whether rules are unsound.
fn decides(key: &str, Unsound { key: of, fault }: &Unsound) -> bool {
    let is_in = |key: &str, whole: &str| {
        key.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let rests_on = fault.rests_on().iter().copied().chain([of.as_str()]);
    rests_on.into_iter().any(|other| {
        let whole = ["bidding.auction.bids", "bidding.exact", "ending", "tables"];
        let every_part_counts = whole.contains(&other) || other.ends_with("steps");
        is_in(other, key) || (every_part_counts && is_in(key, other))
    })
}

/// The line and column, from 1, of a byte of the text.
fn place(text: &str, byte: usize) -> Option<(usize, usize)> {
    let before = text.get(..byte.min(text.len()))?;
    let line = before.rsplit('\n').next()?;
    Some((before.matches('\n').count() + 1, line.chars().count() + 1))
}

/// The byte at which a dotted key is in a document, or the last part of it that is there. A number
/// is an element of a list, from 0.
fn find(document: &DeTable<'_>, key: &str) -> usize {
    let mut parts = key.split('.');
    let mut place = parts.next().and_then(|part| member(document, part));
    let mut found = 0;
    while let Some((start, value)) = place {
        found = start;
        place = parts.next().and_then(|part| match value {
            DeValue::Array(elements) => {
                let element = elements.get(part.parse::<usize>().ok()?)?;
                Some((element.span().start, element.get_ref()))
            }
            DeValue::Table(table) => member(table, part),
            _ => None,
        });
    }
    found
}

fn member<'a, 'i>(table: &'a DeTable<'i>, key: &str) -> Option<(usize, &'a DeValue<'i>)> {
    let (name, value) = table.get_key_value(key)?;
    Some((name.span().start, value.get_ref()))
}
