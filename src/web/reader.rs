//! Who reads a page.

use crate::terminal::links::Role;
use crate::words::{self, Language, Voice};

/// A kind of reader: all with equal values see the same pages.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reader {
    /// The path of the table, without a language.
    pub(super) table: String,
    /// The path with which every link on the reader's pages begins.
    pub(super) base: String,
    /// What the reader may do.
    pub(super) role: Role,
    /// The language of the pages.
    pub(super) language: Language,
    /// The page of the table of an event, if its game is shown.
    pub(super) home: Option<String>,
}

impl Reader {
    /// Whether the reader may record everything.
    pub(super) fn keeps_score(&self) -> bool {
        self.role == Role::Scorer
    }

    /// The name of the player whose link this is.
    pub(super) fn player(&self) -> Option<&str> {
        match &self.role {
            Role::Player(name) => Some(name),
            _ => None,
        }
    }

    /// Whether the page of the reader is loaded again from time to time.
    pub(super) fn reloads(&self) -> bool {
        matches!(self.role, Role::Person(_))
    }

    /// The languages to choose from.
    pub(super) fn languages(&self) -> impl Iterator<Item = Language> {
        Language::all().filter(|language| !language.is_pseudo())
    }

    /// Runs a function in the reader's language.
    pub(super) fn spoken_to<T>(&self, f: impl FnOnce() -> T) -> T {
        words::speak(Voice { language: self.language, ascii: false }, f)
    }
}
