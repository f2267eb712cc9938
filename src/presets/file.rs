//! The reader of rules files, and the files that come with the program.

use super::scores;
use crate::rules::{RulesFault, Ruleset};
use schemars::Schema;
use serde::Deserialize;
use serde_json::json;
use toml::de::{DeTable, DeValue, Deserializer};

/// The longest rules file that is read, in bytes.
pub const LONGEST_FILE: usize = 64 * 1024;

/// The longest message about a file, in characters: what it quotes may be endless.
const LONGEST_MESSAGE: usize = 300;

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
        /// What is wrong there.
        message: String,
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
    let scores = scores::scorings();
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
/// Where and how the file is not a rules file, or why nobody could play by it.
pub fn read(text: &str) -> Result<Ruleset, FileFault> {
    if text.len() > LONGEST_FILE {
        return Err(FileFault::TooLong);
    }
    let unreadable = |start: Option<usize>, message: &str| {
        let at = start.and_then(|start| place(text, start));
        FileFault::Unreadable { at, message: plain(message) }
    };
    let in_toml =
        |error: toml::de::Error| unreadable(error.span().map(|span| span.start), error.message());
    let mut table = DeTable::parse(text).map_err(in_toml)?;
    if let Some(scoring) = table.get_mut().get_mut("scoring") {
        let start = scoring.span().start;
        if let Some(id) = scoring.get_ref().as_str() {
            let known = scores::score_table(id);
            *scoring.get_mut() = known.ok_or_else(|| {
                unreadable(Some(start), &format!("the catalogue has no score `{id}`"))
            })?;
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

/// A parser's message without the words of a programmer.
fn plain(message: &str) -> String {
    const WORDS: [(&str, &str); 8] = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected u32", "expected a whole number"),
        ("expected a string", "expected a text in quotes"),
        ("expected a sequence", "expected a list"),
        ("unknown variant", "unknown word"),
        ("unknown field", "unknown key"),
        ("missing field", "missing key"),
    ];
    let plain = |text: String, (from, to): (&str, &str)| text.replace(from, to);
    let plain = WORDS.into_iter().fold(message.to_owned(), plain);
    match plain.char_indices().nth(LONGEST_MESSAGE) {
        Some((end, _)) => format!("{}…", &plain[..end]),
        None => plain,
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
