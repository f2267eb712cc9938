//! The page on which a rule is found by its words, and the page that shows it to the person opposite.

use super::page::{drawn, page};
use super::reader::Reader;
use crate::commands::rules::find::{self, FoundKind};
use crate::history::History;
use crate::terminal::Context;
use crate::words::messages;
use askama::Template;

/// The most characters that are searched for: each is compared with all texts.
const LONGEST_WORDS: usize = 100;

/// What has the words, with a link to each rule.
#[derive(Template)]
#[template(path = "live/find.html")]
struct FindPage<'a> {
    base: &'a str,
    words: &'a str,
    /// Why nothing is shown.
    message: Vec<String>,
    found: Vec<FoundRule>,
}

/// A rule or a heading of the manual.
struct FoundRule {
    id: String,
    says: String,
    /// Whether it has a page here.
    is_rule: bool,
}

/// A rule in large letters.
#[derive(Template)]
#[template(path = "live/clause.html")]
struct ClausePage<'a> {
    base: &'a str,
    id: &'a str,
    says: &'a str,
}

/// The page with what has these words, in the rules of the game shown and in all others.
pub(super) fn page_of_words(
    reader: &Reader,
    context: &Context,
    shown: Option<&History>,
    words: &str,
) -> String {
    let mut drawing =
        FindPage { base: &reader.base, words, message: Vec::new(), found: Vec::new() };
    if words.chars().any(char::is_alphanumeric) {
        let searched: String = words.chars().take(LONGEST_WORDS).collect();
        let places = find::everywhere(shown.map(|history| history.setup().rules()));
        match find::best(&searched, places) {
            Ok(best) => {
                for place in best.places {
                    let is_rule = place.kind != FoundKind::Page;
                    drawing.found.push(FoundRule { id: place.id, says: place.says, is_rule });
                }
            }
            Err(failure) => drawing.message = failure.lines(&context.speller()),
        }
    }
    page(reader, &messages::LiveFindTitle.say(), &drawn(&drawing))
}

/// The page of a clause or a law; `None` if there is none of this id.
pub(super) fn page_of_rule(reader: &Reader, shown: Option<&History>, id: &str) -> Option<String> {
    let mut places = find::everywhere(shown.map(|history| history.setup().rules())).into_iter();
    let place = places.find(|place| place.kind != FoundKind::Page && place.id == id)?;
    let drawing = ClausePage { base: &reader.base, id: &place.id, says: &place.says };
    Some(page(reader, &place.id, &drawn(&drawing)))
}
