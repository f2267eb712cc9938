//! Reading a rules file: text in, a playable set of rules out.

use super::scores;
use crate::rules::{RulesFault, Ruleset, Scoring};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::borrow::Cow;
use std::fmt;
use toml::de::{DeTable, DeValue};

/// The longest rules file that is read, in bytes.
const LONGEST_FILE: usize = 64 * 1024;

/// The longest message about a file, in characters: what it quotes may be endless.
const LONGEST_MESSAGE: usize = 300;

/// Why a rules file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is longer than a rules file may be.
    TooLong {
        /// The most bytes that a rules file may have.
        most: usize,
    },
    /// It is no TOML, or something in it is not what stands in a rules file.
    Unreadable {
        /// Line, from 1, where that is known.
        line: Option<usize>,
        /// Column, from 1, where that is known.
        column: Option<usize>,
        /// What is wrong there.
        message: String,
    },
    /// It can be read, but not played.
    Unplayable {
        /// Line, from 1, where that is known.
        line: Option<usize>,
        /// Column, from 1, where that is known.
        column: Option<usize>,
        /// Why not.
        fault: RulesFault,
    },
}

/// A score as a rules file gives it: one of the catalogue by its id, or one of its own.
enum ScoringInFile {
    Catalogue(Scoring),
    Own(Scoring),
}

impl<'de> Deserialize<'de> for ScoringInFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct IdOrTable;

        impl<'de> Visitor<'de> for IdOrTable {
            type Value = ScoringInFile;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "the id of a score of the catalogue, or a table such as [scoring.hands]",
                )
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Self::Value, E> {
                scores::scoring(id).map(ScoringInFile::Catalogue).ok_or_else(|| {
                    E::custom(format!(
                        "the catalogue has no score `{id}`; `hoyle rules` lists them"
                    ))
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                Scoring::deserialize(MapAccessDeserializer::new(map)).map(ScoringInFile::Own)
            }
        }

        deserializer.deserialize_any(IdOrTable)
    }
}

impl JsonSchema for ScoringInFile {
    fn schema_name() -> Cow<'static, str> {
        "ScoringInFile".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let own = generator.subschema_for::<Scoring>();
        let ids: Vec<String> =
            scores::scorings().iter().map(|score| score.id().to_owned()).collect();
        json_schema!({
            "description": "A score of the catalogue by its id, or a table's own.",
            "anyOf": [{ "enum": ids }, own],
        })
    }
}

/// The JSON Schema of a rules file.
pub fn schema() -> Schema {
    let mut schema = schemars::schema_for!(Ruleset<ScoringInFile>);
    schema.insert("title".into(), "A rules file of hoyle".into());
    schema
}

/// The set of rules that a rules file states, checked to be playable.
///
/// # Errors
/// Where and how the file is not a rules file, or why nobody could play by it.
pub fn read(text: &str) -> Result<Ruleset, FileFault> {
    if text.len() > LONGEST_FILE {
        return Err(FileFault::TooLong { most: LONGEST_FILE });
    }
    let file: Ruleset<ScoringInFile> =
        toml::from_str(text).map_err(|error| unreadable(text, &error))?;
    let rules = resolved(file);
    match rules.fault() {
        Some(fault) => {
            let (line, column) = place(text, find(text, &fault.key(&rules)));
            Err(FileFault::Unplayable { line, column, fault })
        }
        None => Ok(rules),
    }
}

fn unreadable(text: &str, error: &toml::de::Error) -> FileFault {
    let (line, column) = place(text, error.span().map(|span| span.start));
    FileFault::Unreadable { line, column, message: plain(error.message()) }
}

/// What a parser says, without the words of a programmer.
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
fn place(text: &str, byte: Option<usize>) -> (Option<usize>, Option<usize>) {
    let Some(before) = byte.and_then(|byte| text.get(..byte.min(text.len()))) else {
        return (None, None);
    };
    let line = before.rsplit('\n').next().unwrap_or_default();
    (Some(before.matches('\n').count() + 1), Some(line.chars().count() + 1))
}

/// Where a dotted key stands in the text, or the last part of it that does. A number is
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

fn resolved(file: Ruleset<ScoringInFile>) -> Ruleset {
    let (ScoringInFile::Catalogue(scoring) | ScoringInFile::Own(scoring)) = file.scoring;
    Ruleset {
        format: file.format,
        id: file.id,
        title: file.title,
        turn: file.turn,
        trump: file.trump,
        scoring,
        tables: file.tables,
        schedule: file.schedule,
        bidding: file.bidding,
        play: file.play,
        promotions: file.promotions,
        ending: file.ending,
        forehead: file.forehead,
        extras: file.extras,
        paper: file.paper,
        sources: file.sources,
    }
}
