//! The reader of rules files.

use super::shape::{Shape, ShapeError};
use super::{laws, scores};
use crate::rules::{LocatedRulesError, RulesError, Ruleset, Scoring};
use schemars::{JsonSchema, Schema};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::sync::LazyLock;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest rules file that is read, in bytes.
pub const LONGEST_FILE: usize = 64 * 1024;

/// Why a rules file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesFileError {
    /// It is longer than [`LONGEST_FILE`].
    TooLong,
    /// There is nothing in it.
    Empty,
    /// It is not TOML.
    NotToml,
    /// A key or a table is given twice.
    DuplicateKey,
    /// It does not have the keys and values of a rules file.
    Shape(ShapeError),
    /// A line has an old form, and is read as this.
    OldForm(String),
    /// It can be read, but not played.
    Unplayable(RulesError),
}

/// An error of a rules file, and its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct LocatedFileError {
    /// Line and column, from 1, where they are known.
    pub at: Option<(usize, usize)>,
    /// What is wrong there.
    pub error: RulesFileError,
}

/// Old forms in rules files, their present forms, and a line by which files with the old form are recognized.
const OLD_FORMS: [(&str, &str, &str); 4] = [
    ("[scoring]", "[scoring.hands]", "[scoring]"),
    ("[scoring.source]", "[scoring.hands.source]", "[scoring]"),
    ("from-cards", "from_cards", "[scoring]"),
    // Where all tricks counted, there was a talon.
    ("[play]", "[play]\ntalon = true", "scoring = \"all\""),
];

/// The JSON Schema of a rules file. Tallies may stand under their own name or under `counts`, the key
/// that journals have.
pub fn schema() -> Schema {
    let mut schema = schemars::schema_for!(Ruleset);
    schema.insert("title".into(), "A rules file, as TOML or JSON".into());
    let scores = scores::scorings();
    let ids: Vec<&str> = scores.iter().map(Scoring::id).collect();
    let properties = schema.pointer_mut("/properties").expect("rules have keys");
    properties["tallies"] = properties["counts"].clone();
    properties["scoring"] = json!({
        "description": "A score of the catalogue by its id, or a table's own.",
        "anyOf": [{ "enum": ids }, { "$ref": "#/$defs/Scoring" }],
    });
    let ids: Vec<&str> = laws::law_ids().collect();
    let set = schema.pointer_mut("/$defs/Incidents/properties/laws").expect("rules have laws");
    *set = json!({
        "description": "A set of laws by its id, or a table's own.",
        "anyOf": [{ "enum": ids }, { "$ref": "#/$defs/LawSet" }],
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
/// use hoyle::presets::{self, RulesFileError};
///
/// let text = presets::ruleset_text("serbian").unwrap().replace("hook = \"always\"", "hook = \"never\"");
/// assert_eq!(presets::read(&text).unwrap().title, "Serbian whist");
///
/// let errors = presets::read(&text.replace("title", "titel")).unwrap_err();
/// let places: Vec<_> = errors.iter().map(|error| error.at).collect();
/// assert_eq!(places, [Some((4, 1))]);
/// assert!(matches!(errors[0].error, RulesFileError::Shape(_)));
/// ```
///
/// # Errors
/// Everything that keeps the file from being rules that can be played, in the order of the file; of a
/// file that is not TOML, the first place.
pub fn read(text: &str) -> Result<Ruleset, Vec<LocatedFileError>> {
    read_updated(text, Ruleset::errors)
}

/// Reads a rules file strictly: also refuses what can be played but is probably a mistake, and the
/// errors that `words` finds in its wording.
///
/// # Errors
/// As for [`read`], the slips of the rules, and those errors.
pub fn check(
    text: &str,
    words: fn(&Ruleset) -> Vec<LocatedRulesError>,
) -> Result<Ruleset, Vec<LocatedFileError>> {
    read_updated(text, |rules| {
        [rules.errors(), rules.slips(), rules.setting_slips(), words(rules)].concat()
    })
}

/// The lines of a rules file that have old forms, which are still read.
pub fn old_forms(text: &str) -> Vec<LocatedFileError> {
    if read_unless(text, Ruleset::errors).is_ok() { Vec::new() } else { updated(text).1 }
}

/// Reads a TOML file of another kind, checked against the schema of its type.
///
/// # Errors
/// Everything in it that does not match the schema, in the order of the file.
pub fn read_as<T: DeserializeOwned + JsonSchema>(text: &str) -> Result<T, Vec<LocatedFileError>> {
    let document = document(text).map_err(|(byte, error)| vec![in_file(text, byte, error)])?;
    if document.get_ref().is_empty() {
        return Err(vec![LocatedFileError { at: None, error: RulesFileError::Empty }]);
    }
    let schema = schemars::schema_for!(T).to_value();
    let (json, Shape { mut errors, .. }) = Shape::read(text, &document, &schema);
    if errors.is_empty() {
        return Ok(
            serde_json::from_value(json).expect("a document of the right shape has the type")
        );
    }
    errors.sort_by_key(|(byte, _)| *byte);
    let errors = errors.into_iter();
    Err(errors.map(|(byte, error)| in_file(text, byte, RulesFileError::Shape(error))).collect())
}

/// The line and column, from 1, of a dotted key in a TOML file.
pub fn place_of(text: &str, key: &str) -> Option<(usize, usize)> {
    place(text, find(document(text).ok()?.get_ref(), key))
}

/// Reads a rules file; if that fails, updates its old forms and tries again.
fn read_updated(
    text: &str,
    unsound: impl Fn(&Ruleset) -> Vec<LocatedRulesError>,
) -> Result<Ruleset, Vec<LocatedFileError>> {
    read_unless(text, &unsound)
        .or_else(|errors| read_unless(&updated(text).0, unsound).map_err(|_| errors))
}

/// The text with its old forms updated, and the lines that had them.
fn updated(text: &str) -> (String, Vec<LocatedFileError>) {
    let mut lines: Vec<Cow<'_, str>> = text.lines().map(Cow::Borrowed).collect();
    let mut old = Vec::new();
    for (before, now, sign) in OLD_FORMS {
        if !text.lines().any(|line| line == sign) {
            continue;
        }
        for (number, line) in (1..).zip(&mut lines) {
            if line.contains(before) {
                *line = line.replace(before, now).into();
                let error = RulesFileError::OldForm(now.replace('\n', " "));
                old.push(LocatedFileError { at: Some((number, 1)), error });
            }
        }
    }
    (lines.join("\n"), old)
}

fn read_unless(
    text: &str,
    unsound: impl Fn(&Ruleset) -> Vec<LocatedRulesError>,
) -> Result<Ruleset, Vec<LocatedFileError>> {
    if text.len() > LONGEST_FILE {
        return Err(vec![LocatedFileError { at: None, error: RulesFileError::TooLong }]);
    }
    let document = parse(text).map_err(|(byte, error)| vec![in_file(text, byte, error)])?;
    if document.get_ref().is_empty() {
        return Err(vec![LocatedFileError { at: None, error: RulesFileError::Empty }]);
    }
    let (json, Shape { errors, assumed, .. }) = Shape::read(text, &document, &SHAPE);
    let rules = Ruleset::deserialize(json).expect("a document of the right shape is rules");

    let shape = errors.into_iter().map(|(byte, error)| (byte, RulesFileError::Shape(error)));
    let mut errors: Vec<(usize, RulesFileError)> = shape.collect();
    for unsound in unsound(&rules) {
        // What rests on a value that had to be assumed may not be an error of the file.
        if !assumed.iter().any(|key| decides(key, &unsound)) {
            let byte = find(document.get_ref(), &unsound.key);
            errors.push((byte, RulesFileError::Unplayable(unsound.error)));
        }
    }
    if errors.is_empty() {
        return Ok(rules);
    }
    errors.sort_by_key(|(byte, _)| *byte);
    Err(errors.into_iter().map(|(byte, error)| in_file(text, byte, error)).collect())
}

fn document(text: &str) -> Result<Spanned<DeTable<'_>>, (usize, RulesFileError)> {
    DeTable::parse(text).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        if error.message().contains("duplicate key") {
            (byte, RulesFileError::DuplicateKey)
        } else {
            (byte, RulesFileError::NotToml)
        }
    })
}

/// The TOML document of a rules file, with its tallies under the key that journals use.
fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, (usize, RulesFileError)> {
    let mut document = document(text)?;
    if let Some((key, tallies)) = document.get_mut().remove_entry("tallies") {
        let key = Spanned::new(key.span(), Cow::Borrowed("counts"));
        let start = key.span().start;
        if document.get_mut().insert(key, tallies).is_some() {
            return Err((start, RulesFileError::DuplicateKey));
        }
    }
    Ok(document)
}

/// Whether the value of a key decides whether rules are unsound.
fn decides(key: &str, unsound: &LocatedRulesError) -> bool {
    let mut rests_on = unsound.error.rests_on().iter().copied().chain([unsound.key.as_str()]);
    rests_on.any(|other| {
        let whole =
            ["bidding.auction.bids", "bidding.exact", "ending", "incidents", "schedule", "tables"];
        let every_part_counts = whole.contains(&other) || other.ends_with("steps");
        is_in(other, key) || (every_part_counts && is_in(key, other))
    })
}

/// Whether a dotted key is another one or in its value.
fn is_in(key: &str, whole: &str) -> bool {
    key.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn in_file(text: &str, byte: usize, error: RulesFileError) -> LocatedFileError {
    LocatedFileError { at: place(text, byte), error }
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
