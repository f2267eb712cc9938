//! The games that come with the program, as rules files.

use super::{laws, scores};
use crate::rules::{Ruleset, read_document};
use std::sync::{LazyLock, OnceLock};
use toml::{Table, Value};

/// The rules files of these ids in a folder, embedded.
macro_rules! embedded {
    ($folder:literal: $($id:literal)*) => {
        [$(($id, include_str!(concat!($folder, $id, ".toml")))),*]
    };
}

/// The embedded rules files, in the order in which they are listed: first those of the documents.
const RULESETS: [(&str, &str); 24] = embedded! {
    "": "serbian" "romanian" "auction-whist" "german" "oh-hell" "contract-whist" "nomination-whist"
    "judgement" "plump" "boerenbridge" "pocha" "wizard" "call-break" "whist" "spades" "belote" "coinche" "tarneeb" "euchre"
    "solo-whist" "wiezen" "hearts" "king" "rentz"
};

/// The embedded example files of the page of house rules, games of their own first.
const EXAMPLES: [(&str, &str); 11] = embedded! {
    "../../examples/rules/": "bid-whist" "hokm" "nap" "sergeant-major" "skull-king" "stiche-raten"
    "harsher-miss" "late-hook" "lower-premium" "our-promotions" "short-evening"
};

/// The ids of the example files that come with the program.
pub fn examples() -> impl ExactSizeIterator<Item = &'static str> {
    EXAMPLES.iter().map(|(id, _)| *id)
}

/// The ids of the sets of rules that come with the program, in the order of listings.
pub fn rulesets() -> impl ExactSizeIterator<Item = &'static str> {
    RULESETS.iter().map(|(id, _)| *id)
}

/// The rules file of a set of rules that comes with the program.
pub fn ruleset_text(id: &str) -> Option<&'static str> {
    RULESETS.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
}

/// A set of rules or an example file that comes with the program, by its id.
///
/// ```
/// let rules = hoyle::presets::ruleset("romanian").unwrap();
/// assert_eq!(rules.player_counts(), [3, 4, 5, 6, 7]);
/// assert_eq!(rules.deals(4).len(), 24);
/// ```
///
/// # Panics
/// Never: a test reads every embedded file.
pub fn ruleset(id: &str) -> Option<Ruleset> {
    if let Some(row) = RULESETS.iter().position(|(name, _)| *name == id) {
        return Some(embedded(row).clone());
    }
    let (_, text) = EXAMPLES.iter().find(|(name, _)| *name == id)?;
    Some(parse_embedded(text))
}

/// The game that comes with the program and follows this document.
pub(super) fn documented(document: &str) -> Option<&'static Ruleset> {
    static DOCUMENTS: LazyLock<[Option<&str>; RULESETS.len()]> =
        LazyLock::new(|| RULESETS.map(|(_, text)| document_of(text)));
    DOCUMENTS.iter().position(|own| *own == Some(document)).map(embedded)
}

/// The document that an embedded rules file follows.
fn document_of(text: &str) -> Option<&str> {
    let (_, sources) = text.rsplit_once("[sources]\ndocument = \"")?;
    sources.split('"').next()
}

/// A row of [`RULESETS`], read once.
fn embedded(row: usize) -> &'static Ruleset {
    static READ: [OnceLock<Ruleset>; RULESETS.len()] = [const { OnceLock::new() }; RULESETS.len()];
    READ[row].get_or_init(|| parse_embedded(RULESETS[row].1))
}

/// Reads an embedded rules file, whose score may be the id of one of the catalogue, and whose laws that of a set.
///
/// # Panics
/// Never: a test reads every embedded file.
fn parse_embedded(text: &str) -> Ruleset {
    let mut file: Table = toml::from_str(text).expect("embedded rules files are TOML");
    if let Some(scoring) = file.get_mut("scoring")
        && let Some(score) = scoring.as_str().and_then(scores::table)
    {
        *scoring = Value::Table(score);
    }
    if let Some(incidents) = file.get_mut("incidents").and_then(Value::as_table_mut)
        && let Some(named) = incidents.get_mut("laws")
        && let Some(set) = named.as_str().and_then(laws::table)
    {
        *named = Value::Table(set);
    }
    read_document(&file).expect("embedded rules files are sound")
}
