//! The language that messages are in, and who is reading them.

use std::cell::Cell;

include!(concat!(env!("OUT_DIR"), "/tags.rs"));

/// A language that has a catalog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

    /// The best of the languages that a browser would like: an `Accept-Language` such as `ro, de;q=0.8`.
    pub fn accepted(header: &str) -> Option<Language> {
        let weighed = header.split(',').filter_map(|range| {
            let (tag, weight) = range.split_once(";q=").unwrap_or((range, "1"));
            // As a whole number of thousandths, which is all that a weight may have.
            let thousandths = weight.trim().replace('.', "") + "000";
            let weight: u32 = thousandths.get(..4)?.parse().ok().filter(|weight| *weight > 0)?;
            Some((weight, Language::of_locale(tag.trim())?))
        });
        // The first of those with the same weight.
        weighed.rev().max_by_key(|(weight, _)| *weight).map(|(_, language)| language)
    }

    /// The language of what this thread says.
    pub fn spoken() -> Language {
        voice().language
    }

    /// Whether it shows, in tests, which text does not come from a catalog.
    pub fn is_pseudo(self) -> bool {
        self.tag() == "en-XA"
    }

    pub(super) const fn index(self) -> usize {
        self.0
    }
}

/// Who reads what is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Voice {
    /// The reader's language.
    pub language: Language,
    /// Whether the reader sees ASCII only, and so no accents.
    pub ascii: bool,
}

thread_local! {
    static VOICE: Cell<Voice> = Cell::default();
}

/// The voice of this thread's messages.
pub(super) fn voice() -> Voice {
    let voice = VOICE.get();
    // Cyrillic has no letters in ASCII.
    match voice.language.tag().strip_suffix("-Cyrl").filter(|_| voice.ascii) {
        Some(latin) => Voice { language: Language::of_tag(latin).unwrap_or_default(), ..voice },
        None => voice,
    }
}

/// Does something in which this thread says all messages with this voice.
pub fn speak<T>(voice: Voice, f: impl FnOnce() -> T) -> T {
    /// Gives the voice back, even after a panic.
    struct Back(Voice);
    impl Drop for Back {
        fn drop(&mut self) {
            VOICE.set(self.0);
        }
    }
    let _back = Back(VOICE.replace(voice));
    f()
}
