//! The games that come with the program, as rules files.

use crate::rules::Ruleset;
use std::sync::{LazyLock, OnceLock};

/// An embedded rules file.
struct Embedded {
    id: &'static str,
    text: &'static str,
    /// The same as JSON, with the score and the laws in place of their ids.
    json: &'static str,
}

/// The rules files of these ids in a folder, embedded.
macro_rules! embedded {
    ($folder:literal: $($id:literal)*) => {
        [$(Embedded {
            id: $id,
            text: include_str!(concat!($folder, $id, ".toml")),
            json: include_str!(concat!(env!("OUT_DIR"), "/rules/", $id, ".json")),
        }),*]
    };
}

/// The embedded rules files, in the order in which they are listed: first those of the documents.
const RULESETS: [Embedded; 27] = embedded! {
    "": "serbian" "romanian" "auction-whist" "german" "oh-hell" "contract-whist" "nomination-whist"
    "judgement" "plump" "boerenbridge" "pocha" "wizard" "skull-king" "call-break" "whist" "spades" "belote" "coinche"
    "schieber" "tarneeb" "euchre" "solo-whist" "wiezen" "skat" "hearts" "king" "rentz"
};

/// The embedded example files of the page of house rules, games of their own first.
const EXAMPLES: [Embedded; 20] = embedded! {
    "../../examples/rules/": "barbu" "bid-whist" "doppelkopf" "five-hundred" "hokm" "klaverjassen" "nap" "pinochle"
    "pitch" "schafkopf" "sergeant-major" "stiche-raten" "sueca" "trex" "twenty-eight"
    "harsher-miss" "late-hook" "lower-premium" "our-promotions" "short-evening"
};

/// The ids of the example files that come with the program.
pub fn examples() -> impl ExactSizeIterator<Item = &'static str> {
    EXAMPLES.iter().map(|file| file.id)
}

/// The ids of the sets of rules that come with the program, in the order of listings.
pub fn rulesets() -> impl ExactSizeIterator<Item = &'static str> {
    RULESETS.iter().map(|file| file.id)
}

/// The rules file of a set of rules that comes with the program.
pub fn ruleset_text(id: &str) -> Option<&'static str> {
    RULESETS.iter().find(|file| file.id == id).map(|file| file.text)
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
    if let Some(row) = RULESETS.iter().position(|file| file.id == id) {
        return Some(embedded(row).clone());
    }
    EXAMPLES.iter().find(|file| file.id == id).map(parse)
}

/// The game that comes with the program and follows this document.
pub(super) fn documented(document: &str) -> Option<&'static Ruleset> {
    static DOCUMENTS: LazyLock<[Option<&str>; RULESETS.len()]> =
        LazyLock::new(|| RULESETS.map(|file| document_of(file.text)));
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
    READ[row].get_or_init(|| parse(&RULESETS[row]))
}

/// Reads an embedded rules file.
///
/// # Panics
/// Never: a test reads every embedded file.
fn parse(file: &Embedded) -> Ruleset {
    serde_json::from_str(file.json).expect("embedded rules files are sound")
}
