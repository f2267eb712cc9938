//! Reading a rules file: text in, a playable set of rules out.

use super::catalogue;
use crate::rules::{RulesFault, Ruleset, Scoring};
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;

/// The longest rules file that is read, in bytes.
const LONGEST_FILE: usize = 64 * 1024;

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
    Unplayable(RulesFault),
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
                f.write_str("the id of a score of the catalogue, or a [scoring] table")
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Self::Value, E> {
                catalogue::scoring(id)
                    .map(ScoringInFile::Catalogue)
                    .ok_or_else(|| E::custom(format!("the catalogue has no score `{id}`")))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                Scoring::deserialize(MapAccessDeserializer::new(map)).map(ScoringInFile::Own)
            }
        }

        deserializer.deserialize_any(IdOrTable)
    }
}

/// Returns the set of rules that a rules file states, checked to be playable.
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
        Some(fault) => Err(FileFault::Unplayable(fault)),
        None => Ok(rules),
    }
}

fn unreadable(text: &str, error: &toml::de::Error) -> FileFault {
    let start = error.span().map(|span| span.start.min(text.len()));
    let before = start.and_then(|start| text.get(..start));
    FileFault::Unreadable {
        line: before.map(|before| before.matches('\n').count() + 1),
        column: before
            .map(|before| before.rsplit('\n').next().unwrap_or_default().chars().count() + 1),
        message: error.message().to_owned(),
    }
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
        paper: file.paper,
        sources: file.sources,
    }
}
