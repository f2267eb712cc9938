//! Output in languages other than English.

mod answers;
mod catalogs;
mod chosen;
mod own_words;
mod screens;
mod wording;

use hoyle::words::Language;

/// The tags of the languages that tables choose from.
pub(crate) fn languages() -> impl Iterator<Item = &'static str> {
    Language::all().filter(|language| !language.is_pseudo()).map(Language::tag)
}
