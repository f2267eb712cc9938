//! The file of a season, and where in it something is wrong.

use crate::club::{Season, SeasonGames, SeasonValue};
use crate::grammar::shared::day;
use crate::presets::{self, LocatedFileError, RulesFileError, ShapeError};
use crate::terminal::{Failure, Result, files};
use crate::words::{self, messages};
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
    if season.of == SeasonValue::Places && season.places.is_none() {
        missing.push(vec!["places".to_owned()]);
    }
    if missing.is_empty() {
        let file = SeasonFile { path, text, season };
        file.check()?;
        return Ok(file);
    }
    let errors = missing.into_iter().map(|keys| LocatedFileError {
        at: Some((1, 1)),
        error: RulesFileError::Shape(ShapeError::Missing(keys)),
    });
    Err(failed(&errors.collect::<Vec<_>>()))
}

impl SeasonFile<'_> {
    /// Checks that the values make sense together.
    fn check(&self) -> Result<()> {
        let Season { of, places, ties, games, .. } = &self.season;
        if places.as_ref().is_some_and(Vec::is_empty) {
            return Err(self.wrong("places", "empty"));
        }
        if places.is_some() && *of != SeasonValue::Places {
            return Err(self.wrong("places", "unused"));
        }
        let points = places.as_deref().unwrap_or_default();
        if let Some(row) = points.windows(2).position(|two| two[0] < two[1]) {
            return Err(self.wrong(&format!("places.{}", row + 1), "rising"));
        }
        if let Some(row) = (1..ties.len()).find(|row| ties[..*row].contains(&ties[*row])) {
            return Err(self.wrong(&format!("ties.{row}"), "twice"));
        }

        let Some(SeasonGames { since, until, .. }) = games else { return Ok(()) };
        for (key, text) in [("games.since", since), ("games.until", until)] {
            if let Some(text) = text {
                day(text).map_err(|sentence| self.failure(key, sentence))?;
            }
        }
        let (Some(since), Some(until)) = (since, until) else { return Ok(()) };
        // A month or a year stands for all its days.
        let common = since.len().min(until.len());
        if since.get(..common) > until.get(..common) {
            return Err(self.wrong("games.until", "range"));
        }
        Ok(())
    }

    /// The failure of a value that makes no sense.
    fn wrong(&self, key: &str, fault: &str) -> Failure {
        self.failure(key, messages::SeasonRefusalValue { fault }.say())
    }

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
