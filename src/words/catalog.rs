//! The messages in the reader's language: a function for each, made from `locales/en.ftl` when Hoyle
//! is built. A message is parsed when it is first said, because a command says few of them.

use super::language::{Language, Voice, speak, voice};
use crate::cards::{Card, Suit};
use crate::game::Name;
use crate::history::GameId;
use crate::rules::Points;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::num::NonZero;

include!(concat!(env!("OUT_DIR"), "/catalog.rs"));

impl Language {
    /// Its name in itself: `English`, `Srpski`.
    pub fn name(self) -> String {
        speak(Voice { language: self, ascii: false }, language_name)
    }
}

/// What can stand in a message: a number, which may choose a plural, or a text, which may choose a
/// variant by its letters.
pub(crate) trait Fact<'a> {
    /// The fact as Fluent takes it.
    fn fact(self) -> FluentValue<'a>;
}

impl Fact<'_> for String {
    fn fact(self) -> FluentValue<'static> {
        FluentValue::String(Cow::Owned(self))
    }
}

impl<'a> Fact<'a> for Cow<'a, str> {
    fn fact(self) -> FluentValue<'a> {
        FluentValue::String(self)
    }
}

impl<'a, T: Lend + ?Sized> Fact<'a> for &'a T {
    fn fact(self) -> FluentValue<'a> {
        self.lend()
    }
}

/// What is a fact by reference.
pub(crate) trait Lend {
    /// The fact as Fluent takes it.
    fn lend(&self) -> FluentValue<'_>;
}

impl Lend for str {
    fn lend(&self) -> FluentValue<'_> {
        FluentValue::String(Cow::Borrowed(self))
    }
}

impl Lend for String {
    fn lend(&self) -> FluentValue<'_> {
        self.as_str().lend()
    }
}

impl Lend for GameId {
    fn lend(&self) -> FluentValue<'_> {
        self.as_str().lend()
    }
}

impl Lend for Name {
    fn lend(&self) -> FluentValue<'_> {
        self.as_str().lend()
    }
}

impl<T: Lend + ?Sized> Lend for &T {
    fn lend(&self) -> FluentValue<'_> {
        (**self).lend()
    }
}

/// Implements both for values whose fact borrows nothing.
macro_rules! facts {
    ($($($of:ty),*: $fact:expr;)*) => {
        $($(impl Fact<'_> for $of {
            fn fact(self) -> FluentValue<'static> {
                let fact: fn($of) -> FluentValue<'static> = $fact;
                fact(self)
            }
        }
        impl Lend for $of {
            fn lend(&self) -> FluentValue<'_> {
                (*self).fact()
            }
        })*)*
    };
}

facts! {
    bool: |yes| FluentValue::String(Cow::Borrowed(if yes { "true" } else { "false" }));
    Suit: |suit| FluentValue::String(Cow::Borrowed(suit.name()));
    Points, Card, char: |it| FluentValue::String(Cow::Owned(it.to_string()));
    // Every number that is said is far below 2⁵³, and so exact.
    u8, u16, u32, u64, usize, i16, i32, i64: |number| FluentNumber::new(number as _, FluentNumberOptions::default()).into();
    NonZero<u8>: |number| number.get().fact();
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    /// The messages parsed so far, for each voice.
    static BUNDLES: RefCell<HashMap<Voice, Bundle>> = RefCell::default();
}

/// Says the message of this number with these facts.
fn say<const N: usize>(message: usize, facts: [(&'static str, FluentValue<'_>); N]) -> String {
    let mut voice = voice();
    if SOURCES[voice.language.index()][message].0.is_empty() {
        voice.language = Language::ENGLISH;
    }
    BUNDLES.with_borrow_mut(|bundles| {
        let bundle = bundles.entry(voice).or_insert_with(|| empty(voice));
        load(bundle, voice.language, message);
        let pattern = bundle.get_message(IDS[message]).and_then(|message| message.value());
        let arguments: FluentArgs<'_> = facts.into_iter().collect();
        let mut errors = Vec::new();
        let said = pattern.map(|it| bundle.format_pattern(it, Some(&arguments), &mut errors));
        debug_assert!(errors.is_empty(), "{}: {errors:?}", IDS[message]);
        said.map(Cow::into_owned).unwrap_or_default()
    })
}

fn empty(Voice { language, ascii }: Voice) -> Bundle {
    let mut bundle = Bundle::new(vec![language.tag().parse().unwrap_or_default()]);
    // No text here runs from right to left, so names need no marks around them.
    bundle.set_use_isolating(false);
    let added = bundle.add_builtins();
    debug_assert!(added.is_ok(), "{added:?}");
    bundle.set_transform(ascii.then_some(without_accents));
    bundle
}

/// Parses a message, and those that it refers to, unless that is done.
fn load(bundle: &mut Bundle, language: Language, message: usize) {
    if bundle.has_message(IDS[message]) {
        return;
    }
    let (source, uses) = SOURCES[language.index()][message];
    // The build has parsed every message already.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{}: {added:?}", IDS[message]);
    for used in uses {
        load(bundle, language, *used);
    }
}

/// The text of a catalog in letters without accents; names and other facts stay as they are.
fn without_accents(text: &str) -> Cow<'_, str> {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = text.nfd().filter(|c| !is_combining_mark(*c)).map(|c| match c {
        'đ' => Cow::Borrowed("dj"),
        'Đ' => Cow::Borrowed("Dj"),
        'ß' => Cow::Borrowed("ss"),
        'œ' => Cow::Borrowed("oe"),
        'Œ' => Cow::Borrowed("Oe"),
        c => Cow::Owned(c.to_string()),
    });
    Cow::Owned(plain.collect())
}
