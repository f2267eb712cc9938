//! The language that messages are in, and who is reading them.

use super::catalog::TAGS;
use std::cell::Cell;

/// A language that has a catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// English, which has every message.
    pub const ENGLISH: Language = Language(0);

    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..TAGS.len()).map(Language)
    }

    /// Its tag: `en`, `sr`, `sr-Cyrl`.
    pub const fn tag(self) -> &'static str {
        TAGS[self.0]
    }

    /// The language with this tag, in letters of either case.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of a locale such as `de_AT.UTF-8`, `sr_RS@latin` or `sr-Latn-RS`. Serbian of a
    /// country is in Cyrillic letters unless the locale says Latin.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let (name, modifier) = locale.split_once('@').unwrap_or((locale, ""));
        let name = name.split('.').next().unwrap_or_default();
        let mut parts = name.split(['_', '-']);
        let (language, rest): (_, Vec<&str>) = (parts.next()?, parts.collect());
        let is = |script: &str| rest.iter().any(|part| part.eq_ignore_ascii_case(script));
        let latin = is("Latn") || modifier.eq_ignore_ascii_case("latin");
        let script = if rest.is_empty() || latin { "Latn" } else { "Cyrl" };
        Language::of_tag(name)
            .or_else(|| Language::of_tag(&format!("{language}-{script}")))
            .or_else(|| Language::of_tag(language))
    }

    pub(super) const fn index(self) -> usize {
        self.0
    }
}

thread_local! {
    /// The language, and whether the reader sees ASCII only.
    static VOICE: Cell<(Language, bool)> = const { Cell::new((Language::ENGLISH, false)) };
}

/// The language of this thread's messages, and whether they are for a reader without Unicode.
pub(super) fn voice() -> (Language, bool) {
    let (language, ascii) = VOICE.get();
    // Cyrillic has no letters in ASCII.
    match (language.tag().strip_suffix("-Cyrl"), ascii) {
        (Some(latin), true) => (Language::of_tag(latin).unwrap_or(language), true),
        _ => (language, ascii),
    }
}

/// Does something in which this thread says all messages in a language, and, if `ascii`, without
/// accents.
pub fn speak<T>(language: Language, ascii: bool, f: impl FnOnce() -> T) -> T {
    /// Gives the voice back, even after a panic.
    struct Back((Language, bool));
    impl Drop for Back {
        fn drop(&mut self) {
            VOICE.set(self.0);
        }
    }
    let _back = Back(VOICE.replace((language, ascii)));
    f()
}
