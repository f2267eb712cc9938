//! Formats messages in the reader's language. A message is parsed on first use, because a command uses
//! few of them.

use super::language::{Language, Voice, in_words, own_words, voice};
use crate::cards::{Card, Suit, visible};
use crate::game::Name;
use crate::history::GameId;
use crate::rules::OwnWords;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::num::NonZero;

include!(concat!(env!("OUT_DIR"), "/catalog.rs"));

/// Texts one after the other. A list of texts would cost more: the system writes the address of each
/// into memory whenever the program starts.
pub(super) struct Texts {
    all: &'static str,
    /// Where each text ends.
    ends: &'static [u32],
}

impl Texts {
    /// The text with this number, from 0.
    pub(super) fn get(&self, number: usize) -> &'static str {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.all[start as usize..self.ends[number] as usize]
    }
}

/// An argument of a message: a number, which may select a plural form, or a text, which may select a
/// variant.
pub(crate) trait Fact {
    /// The fact as a Fluent value.
    fn fact(&self) -> FluentValue<'_>;
}

impl<T: Fact + ?Sized> Fact for &T {
    fn fact(&self) -> FluentValue<'_> {
        (**self).fact()
    }
}

macro_rules! facts {
    ($($($of:ty),*: $fact:expr;)*) => {
        $($(impl Fact for $of {
            fn fact(&self) -> FluentValue<'_> {
                let fact: fn(&Self) -> FluentValue<'_> = $fact;
                fact(self)
            }
        })*)*
    };
}

facts! {
    // The text may come from a stranger.
    str, String, Cow<'_, str>: |text| visible(AsRef::<str>::as_ref(text)).into();
    Name, GameId: |text| text.as_str().into();
    bool: |yes| (if *yes { "true" } else { "false" }).into();
    Suit: |suit| suit.name().into();
    Card, char: |sign| sign.to_string().into();
    // Every number used is far below 2⁵³, and therefore exact.
    u8, u16, u32, u64, usize, i16, i32, i64: |number| (*number).into();
    NonZero<u8>: |number| number.get().into();
}

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    /// The messages parsed so far, for each voice.
    static BUNDLES: RefCell<HashMap<Voice, Bundle>> = RefCell::default();
}

/// A message without arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub(super) usize);

impl Text {
    /// The message in the reader's language.
    pub fn say(self) -> String {
        say(self.0, [])
    }
}

impl Fact for Text {
    fn fact(&self) -> FluentValue<'_> {
        self.say().into()
    }
}

/// Formats the message of this number with these facts: in English if the reader's language has no such
/// message, or cannot format it.
pub(super) fn say<const N: usize>(
    message: usize,
    facts: [(&'static str, FluentValue<'_>); N],
) -> String {
    let arguments: FluentArgs<'_> = facts.into_iter().collect();
    let voice = voice();
    let english = Voice { language: Language::ENGLISH, ..voice };
    format(voice, message, &arguments)
        .or_else(|| format(english, message, &arguments))
        .unwrap_or_else(|| IDS.get(message).to_owned())
}

fn format(voice: Voice, message: usize, arguments: &FluentArgs<'_>) -> Option<String> {
    if SOURCES[voice.language.index()].get(message).is_empty() {
        return None;
    }
    BUNDLES.with_borrow_mut(|bundles| {
        let bundle = bundles.entry(voice).or_insert_with(|| empty(voice));
        load(bundle, voice.language, message);
        let pattern = bundle.get_message(IDS.get(message))?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    })
}

/// A text of the rules in the reader's language: in the rules' own translation, or else by the first
/// of these messages with the same English. Other text is unchanged.
pub(super) fn translated(text: &str, ids: &[String]) -> String {
    own_or_built_in(own_words(voice().language, text), text, ids)
}

/// The same for a text that these words may translate.
pub(super) fn translated_by(own: &OwnWords, text: &str, ids: &[String]) -> String {
    own_or_built_in(in_words(own, voice().language, text), text, ids)
}

fn own_or_built_in(own: Option<String>, text: &str, ids: &[String]) -> String {
    if let Some(own) = own {
        let voice = voice();
        return if voice.ascii { in_ascii(voice.language)(&own).into_owned() } else { own };
    }
    for id in ids {
        let found = RULES_TEXTS.binary_search_by_key(&id.as_str(), |(known, _, _)| known);
        if let Ok(found) = found
            && let (_, english, message) = RULES_TEXTS[found]
            && english == text
        {
            return say(message, []);
        }
    }
    text.to_owned()
}

fn empty(Voice { language, ascii }: Voice) -> Bundle {
    let mut bundle = Bundle::new(vec![language.tag().parse().unwrap_or_default()]);
    // No text here runs from right to left, so names need no isolation marks.
    bundle.set_use_isolating(false);
    let added = bundle.add_builtins().and_then(|()| bundle.add_function("INITIAL", initial));
    debug_assert!(added.is_ok(), "{added:?}");
    bundle.set_transform(ascii.then_some(in_ascii(language)));
    bundle
}

/// The first letter of a text, small and without an accent, or its first digit: in Spanish, `y` is `e` before an `i`.
fn initial<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = arguments.first() else { return FluentValue::None };
    let first = text.chars().next().unwrap_or_default();
    match first.to_digit(10) {
        Some(digit) => digit.into(),
        None => without_accents(&first.to_lowercase().to_string()).into_owned().into(),
    }
}

/// Parses a message, unless already parsed.
fn load(bundle: &mut Bundle, language: Language, message: usize) {
    if bundle.has_message(IDS.get(message)) {
        return;
    }
    let source = SOURCES[language.index()].get(message);
    // The build has already parsed every message.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{}: {added:?}", IDS.get(message));
}

/// How text of a language is written in ASCII: German has two letters for an umlaut.
fn in_ascii(language: Language) -> fn(&str) -> Cow<'_, str> {
    match language.tag() {
        "de" => |text| {
            let umlauts =
                [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue")];
            let written =
                umlauts.iter().fold(text.to_owned(), |text, (one, two)| text.replace(one, two));
            Cow::Owned(without_accents(&written).into_owned())
        },
        _ => without_accents,
    }
}

/// Text of a catalog without accents; names and other facts keep theirs.
fn without_accents(text: &str) -> Cow<'_, str> {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let text = text.replace("«\u{a0}", "\"").replace("\u{a0}»", "\"");
    let plain = text.nfd().filter(|c| !is_combining_mark(*c)).map(|c| match c {
        'đ' => Cow::Borrowed("dj"),
        'Đ' => Cow::Borrowed("Dj"),
        'ß' => Cow::Borrowed("ss"),
        'œ' => Cow::Borrowed("oe"),
        'Œ' => Cow::Borrowed("Oe"),
        '\u{a0}' => Cow::Borrowed(" "),
        '„' | '«' | '»' => Cow::Borrowed("\""),
        '’' => Cow::Borrowed("'"),
        '¿' | '¡' => Cow::Borrowed(""),
        'º' => Cow::Borrowed("o"),
        'ª' => Cow::Borrowed("a"),
        c => Cow::Owned(c.to_string()),
    });
    Cow::Owned(plain.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speak;

    /// The catalogs are sound, so one is spoilt here.
    #[test]
    fn what_cannot_be_formatted_is_said_in_english() {
        let message = (0..).find(|number| IDS.get(*number) == "trump-none").expect("a message");
        let german = Voice { language: Language::of_tag("de").expect("German"), ascii: false };
        let mut spoilt = empty(german);
        let source = "trump-none = {$missing}".to_owned();
        spoilt.add_resource(FluentResource::try_new(source).expect("sound")).expect("new");
        BUNDLES.with_borrow_mut(|bundles| bundles.insert(german, spoilt));
        assert_eq!(speak(german, || Text(message).say()), "no trump");
    }
}
