//! The file of a season, and where in it something is wrong.

use crate::club::{Season, SeasonValue};
use crate::presets::{self, LocatedFileError, RulesFileError, ShapeError};
use crate::terminal::{Failure, Result, files};
use crate::words;
use std::path::Path;

/// A season with the text of its file.
pub(super) struct SeasonFile<'a> {
    path: &'a Path,
    text: String,
    pub(super) season: Season,
}

/// Reads the file, and checks that it says which evenings count, and what they are worth.
///
/// # Errors
/// It cannot be read, or something in it is wrong.
pub(super) fn read(path: &Path) -> Result<SeasonFile<'_>> {
    let text = files::read_text(path)?;
    let failed = |errors: &[LocatedFileError]| {
        Failure::usage(words::file_errors(&files::name(path), errors).join("\n"))
    };
    let season: Season = presets::read_as(&text).map_err(|errors| failed(&errors))?;
    let mut missing = Vec::new();
    if season.events.is_empty() && season.games.is_none() {
        missing.push(vec!["events".to_owned(), "games".to_owned()]);
    }
    if season.of == SeasonValue::Places && season.places.is_empty() {
        missing.push(vec!["places".to_owned()]);
    }
    if missing.is_empty() {
        return Ok(SeasonFile { path, text, season });
    }
    let errors = missing.into_iter().map(|keys| LocatedFileError {
        at: Some((1, 1)),
        error: RulesFileError::Shape(ShapeError::Missing(keys)),
    });
    Err(failed(&errors.collect::<Vec<_>>()))
}

impl SeasonFile<'_> {
    /// The place of a key: `2026.toml:3:1`.
    pub(super) fn place(&self, key: &str) -> String {
        let file = files::name(self.path);
        match presets::place_of(&self.text, key) {
            Some((line, column)) => format!("{file}:{line}:{column}"),
            None => file,
        }
    }

    /// A failure at the place of a key.
    pub(super) fn failure(&self, key: &str, sentence: String) -> Failure {
        Failure::usage(sentence).at(self.place(key))
    }

    /// The title, or else the name of the file.
    pub(super) fn title(&self) -> String {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        if self.season.title.is_empty() { stem.into_owned() } else { self.season.title.clone() }
    }
}
