//! The languages, the voice in which a thread writes messages, and the table's own words.

use crate::rules::{OwnWords, Ruleset};
use std::cell::{Cell, RefCell};

include!(concat!(env!("OUT_DIR"), "/tags.rs"));

/// A language with a catalog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language(usize);

impl Language {
    /// English, which has every message.
    pub const ENGLISH: Language = Language(0);

    /// Every language, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..TAGS.len()).map(Language)
    }

    /// The language's tag: `en`, `sr`, `sr-Cyrl`.
    pub const fn tag(self) -> &'static str {
        TAGS[self.0]
    }

    /// The language with this tag, in either case.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of a locale such as `de_AT.UTF-8`, `sr_RS@latin` or `sr-Latn-RS`. Serbian with
    /// a country is Cyrillic unless the locale names Latin; without one, Latin unless it names Cyrillic.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let (name, modifier) = locale.split_once('@').unwrap_or((locale, ""));
        let name = name.split('.').next().unwrap_or_default();
        let mut parts = name.split(['_', '-']);
        let language = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let latin = modifier.eq_ignore_ascii_case("latin")
            || rest.iter().any(|part| part.eq_ignore_ascii_case("Latn"));
        let script = match modifier.to_lowercase().as_str() {
            "cyrillic" => "Cyrl",
            _ if rest.is_empty() || latin => "Latn",
            _ => "Cyrl",
        };
        Language::of_tag(&format!("{language}-{script}"))
            .or_else(|| Language::of_tag(name))
            .or_else(|| Language::of_tag(language))
    }

    /// The preferred language of an `Accept-Language` header such as `ro, de;q=0.8`.
    pub fn accepted(header: &str) -> Option<Language> {
        let weighed = header.split(',').filter_map(|range| {
            let (tag, weight) = range.split_once(";q=").unwrap_or((range, "1"));
            // As thousandths: a weight has at most three decimals.
            let thousandths = weight.trim().replace('.', "") + "000";
            let weight: u32 = thousandths.get(..4)?.parse().ok().filter(|weight| *weight > 0)?;
            Some((weight, Language::of_locale(tag.trim())?))
        });
        // Of languages with the same weight, the first.
        weighed.rev().max_by_key(|(weight, _)| *weight).map(|(_, language)| language)
    }

    /// The language of this thread's messages.
    pub fn spoken() -> Language {
        voice().language
    }

    /// Whether this is the pseudo-language of tests, which shows text that comes from no catalog.
    pub fn is_pseudo(self) -> bool {
        self.tag() == "en-XA"
    }

    pub(super) const fn index(self) -> usize {
        self.0
    }
}

/// How messages are written: in which language and characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Voice {
    /// The reader's language.
    pub language: Language,
    /// Whether the reader sees ASCII only, and so no accents.
    pub ascii: bool,
}

thread_local! {
    static VOICE: Cell<Voice> = Cell::default();
    static OWN: RefCell<OwnWords> = RefCell::default();
    static HAS_SPANISH_PACK: Cell<bool> = Cell::default();
}

/// The voice of this thread's messages.
pub fn voice() -> Voice {
    let voice = VOICE.get();
    // ASCII has no Cyrillic letters.
    if voice.ascii
        && let Some(latin) = voice.language.tag().strip_suffix("-Cyrl")
    {
        return Voice { language: Language::of_tag(latin).unwrap_or_default(), ..voice };
    }
    voice
}

/// Runs a function, with this voice for all messages of this thread.
pub fn speak<T>(voice: Voice, f: impl FnOnce() -> T) -> T {
    /// Restores the previous voice, even after a panic.
    struct Back(Voice);
    impl Drop for Back {
        fn drop(&mut self) {
            VOICE.set(self.0);
        }
    }
    let _back = Back(VOICE.replace(voice));
    f()
}

/// Translates the texts of these rules by their own words on this thread, and names the suits as in their pack, until
/// other rules are adopted.
pub fn adopt(rules: &Ruleset) {
    OWN.set(rules.words.clone());
    HAS_SPANISH_PACK.set(rules.tables.iter().all(|table| table.pack().is_spanish()));
}

/// Whether the adopted rules are for the Spanish pack.
pub(super) fn has_spanish_pack() -> bool {
    HAS_SPANISH_PACK.get()
}

/// The adopted rules' own translation of one of their texts.
pub(super) fn own_words(language: Language, text: &str) -> Option<String> {
    OWN.with_borrow(|own| in_words(own, language, text))
}

/// The translation of a text by these words. One with a line break is ignored, because it would begin a line that looks
/// like the program's own; older versions accepted such ones.
pub(super) fn in_words(own: &OwnWords, language: Language, text: &str) -> Option<String> {
    own.get(language.tag())?.get(text).filter(|words| !words.contains('\n')).cloned()
}
