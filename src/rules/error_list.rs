//! The list of errors that the checks of a set of rules add to.

use super::Passage;
use super::rules_error::{LocatedRulesError, RulesError};
use crate::cards::is_invisible;
use std::fmt::Display;
use std::mem::discriminant;

/// The most rows that a list of a rules file may have.
pub(super) const MOST_ROWS: usize = 64;

/// The errors of a set of rules so far: one of a kind for a key.
#[derive(Default)]
pub(super) struct RulesErrors {
    pub(super) list: Vec<LocatedRulesError>,
}

impl RulesErrors {
    pub(super) fn note(&mut self, key: impl Display, error: RulesError) {
        let key = key.to_string();
        let is_known = self.list.iter().any(|earlier| {
            earlier.key == key && discriminant(&earlier.error) == discriminant(&error)
        });
        if !is_known {
            self.list.push(LocatedRulesError { key, error });
        }
    }

    pub(super) fn note_if(&mut self, is_wrong: bool, key: impl Display, error: RulesError) {
        if is_wrong {
            self.note(key, error);
        }
    }

    pub(super) fn note_twice<T: PartialEq + ToString>(
        &mut self,
        rows: impl Iterator<Item = (String, T)>,
    ) {
        let mut earlier = Vec::new();
        for (key, value) in rows {
            self.note_if(earlier.contains(&value), key, RulesError::Twice(value.to_string()));
            earlier.push(value);
        }
    }

    /// Notes a list with too many rows, or with ids that are repeated or invalid.
    pub(super) fn note_ids<'a>(
        &mut self,
        list: &str,
        ids: impl ExactSizeIterator<Item = &'a String> + Clone,
        fits: fn(&str) -> bool,
    ) {
        if ids.len() > MOST_ROWS {
            return self.note(list, RulesError::TooLong(MOST_ROWS));
        }
        let rows = ids.enumerate().map(|(row, id)| (format!("{list}.{row}.id"), id));
        for (key, id) in rows.clone() {
            self.note_if(!fits(id), key, RulesError::Id(id.clone()));
        }
        self.note_twice(rows);
    }

    pub(super) fn note_passage(&mut self, key: impl Display, passage: &Passage) {
        self.note_text(format_args!("{key}.document"), &passage.document);
        self.note_text(format_args!("{key}.section"), &passage.section);
    }

    /// Notes words that could disturb a terminal. Older versions accepted line breaks; play ignores such words.
    pub(super) fn note_words(&mut self, key: impl Display, text: &str) {
        let is_bad =
            text.contains(|c| is_invisible(c) && !matches!(c, '\n' | '\u{a0}') || c == '\\');
        self.note_if(is_bad || text.chars().count() > 500, key, RulesError::Words);
    }

    pub(super) fn note_text(&mut self, key: impl Display, text: &str) {
        let is_bad = text.contains(is_invisible) || text.chars().count() > 80;
        self.note_if(is_bad, key, RulesError::Unprintable);
    }
}
