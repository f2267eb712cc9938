//! `rules --find`: the clauses with their readings, the laws, the headings of the manual and the words of the
//! documents that have some words, the best first.

use crate::cards::without_accents;
use crate::output::{fold_in, plain};
use crate::presets;
use crate::rules::Ruleset;
use crate::rules::laws::{Law, LawSet};
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::words::{self, Hint, messages};
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use strum::IntoStaticStr;

/// A line for each heading of the manual: its page and anchor, a tab, and the heading.
const HEADINGS: &str = include_str!(concat!(env!("OUT_DIR"), "/headings.txt"));

/// The words of the documents: a line for each, with two spaces before its meaning.
const WORDS: &str = include_str!("../guide/pages/words.txt");

/// The most places that are listed of a kind.
const MOST: usize = 5;

/// The most other games that are listed with a clause.
const MOST_GAMES: usize = 3;

/// The characters up to which a text is shown whole.
const SHORT: usize = 240;

/// The score of a word in a text that is the wanted word.
const SAME: usize = 4;

/// The score of a word that begins with the wanted word.
const BEGINS: usize = 2;

/// The score of a word of the same stem.
const STEM: usize = 1;

/// How many times as much a word counts in an id, the title of a law or a heading.
const TITLE: usize = 3;

/// Where something stands that has the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub(crate) enum FoundKind {
    /// A clause of a game, with our readings of it.
    Clause,
    /// A law of a set.
    Law,
    /// A heading of the manual, or a word of the documents.
    Page,
}

/// Something that has the words.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FoundJson {
    /// What it is.
    pub(crate) kind: FoundKind,
    /// Its id, as `hoyle rules` takes it; of a heading, the page and the anchor; of a word of the documents,
    /// the command that explains it.
    pub(crate) id: String,
    /// What it says.
    pub(crate) says: String,
    /// The same clauses of other games that have the words too.
    also: Vec<String>,
}

/// A text that is searched.
pub(crate) struct Place {
    pub(crate) kind: FoundKind,
    pub(crate) id: String,
    /// The clause, which is the same in other games. Laws and headings have topics of their own.
    topic: String,
    /// What it is about, where the id does not say so.
    title: String,
    pub(crate) says: String,
}

/// The best places, and how many others there are.
pub(crate) struct BestPlaces {
    pub(crate) places: Vec<FoundJson>,
    left_out: usize,
}

/// The places that have all these words: in these rules, or else in those of the current game and in all
/// that come with the program.
///
/// # Errors
/// Nothing has them.
pub(super) fn find(context: &Context, text: &str, rules: Option<&Ruleset>) -> Result<Answer> {
    let places = if let Some(rules) = rules {
        let mut places = Vec::new();
        add_game(&mut places, rules);
        add_manual(&mut places);
        places
    } else {
        let current = games::read(context).ok();
        everywhere(current.as_ref().map(|read| read.history.setup().rules()))
    };
    let BestPlaces { places: best, left_out } = best(text, places)?;
    let wanted = split(text);
    Ok(Answer::of(
        &best,
        context,
        |best| best.iter().map(FoundJson::record).collect(),
        |best| {
            let width = context.screen.look.width;
            let paragraphs: Vec<String> =
                best.iter().map(|place| place.in_words(&wanted, width) + "\n").collect();
            let mut answer = Answer::result(paragraphs.join("\n"));
            if left_out > 0 {
                answer = answer.remark(messages::RulesFindMore { number: left_out }.say());
            }
            match best.iter().find(|place| place.kind != FoundKind::Page) {
                Some(place) => answer.remark(context.hint(&Hint::RulesOf(place.id.clone()))),
                None => answer,
            }
        },
    ))
}

/// Those of the places that have all these words, the best first.
///
/// # Errors
/// Nothing has them.
pub(crate) fn best(text: &str, places: Vec<Place>) -> Result<BestPlaces> {
    let wanted = split(text);
    let mut known = BTreeSet::new();
    let mut found: Vec<(usize, String, FoundJson)> = Vec::new();
    for Place { kind, id, topic, title, says } in places {
        let titles = split(&format!("{id} {title}"));
        let texts = split(&says);
        let score = score(&wanted, &titles, &texts);
        known.extend(titles.into_iter().chain(texts));
        if score == 0 {
            continue;
        }

        // Of one clause in several games, the text with the best score is shown.
        let same = found.iter_mut().find(|(_, other, place)| *other == topic && place.kind == kind);
        match same {
            Some((best, _, place)) if *best < score => {
                place.also.push(std::mem::replace(&mut place.id, id));
                place.says = says;
                *best = score;
            }
            Some((_, _, place)) if place.id == id || place.also.contains(&id) => {}
            Some((_, _, place)) => place.also.push(id),
            None => found.push((score, topic, FoundJson { kind, id, says, also: Vec::new() })),
        }
    }
    if found.is_empty() {
        let unknown =
            wanted.iter().find(|word| known.iter().all(|other| closeness(word, other) == 0));
        let meant = unknown.map(|word| words::did_you_mean(word, &known)).unwrap_or_default();
        let missing = messages::RulesFindNothing { words: words::quoted(text) }.say();
        return Err(Failure::usage(missing + &meant));
    }

    found.sort_by_key(|(score, _, place)| (Reverse(*score), place.kind));
    let (places, left_out) = best_of_each_kind(found.into_iter().map(|(_, _, place)| place));
    Ok(BestPlaces { places, left_out })
}

/// The first few of each kind, and how many others there are.
fn best_of_each_kind(found: impl Iterator<Item = FoundJson>) -> (Vec<FoundJson>, usize) {
    let mut best: Vec<FoundJson> = Vec::new();
    let mut left_out = 0;
    for place in found {
        if best.iter().filter(|other| other.kind == place.kind).count() < MOST {
            best.push(place);
        } else {
            left_out += 1;
        }
    }
    (best, left_out)
}

impl FoundJson {
    fn record(&self) -> String {
        let kind: &str = self.kind.into();
        plain::record([kind, &self.id, &self.says])
    }

    /// The id, the text, and the other games that have it. Of a long text only the sentences with the words are
    /// shown.
    fn in_words(&self, wanted: &[String], width: usize) -> String {
        let mut shown = self.says.clone();
        if shown.chars().count() > SHORT {
            let mut sentences: Vec<&str> = self.says.split_inclusive(". ").collect();
            sentences.retain(|sentence| split(sentence).iter().any(|word| is_any(wanted, word)));
            if !sentences.is_empty() {
                shown = sentences.concat();
            }
            // A source at the beginning belongs to a sentence that was left out.
            if shown.starts_with('[')
                && let Some((_, rest)) = shown.split_once("] ")
            {
                shown = rest.to_owned();
            }
        }
        let mut text = format!("{}\n{}", self.id, fold_in(shown.trim_end(), width, 0));
        if !self.also.is_empty() {
            let rules: Vec<&str> = self.also.iter().take(MOST_GAMES).map(String::as_str).collect();
            let more = self.also.len() - rules.len();
            let also = messages::RulesFindAlso { rules: rules.join(", "), more }.say();
            text += &format!("\n{}", fold_in(&also, width, 2));
        }
        text
    }
}

fn is_any(wanted: &[String], word: &str) -> bool {
    wanted.iter().any(|wanted| closeness(wanted, word) > 0)
}

/// Every text that comes with the program, after those of one's own game.
pub(crate) fn everywhere(own: Option<&Ruleset>) -> Vec<Place> {
    let mut places = Vec::new();
    if let Some(rules) = own {
        add_game(&mut places, rules);
    }
    presets::rulesets()
        .filter_map(presets::ruleset)
        .for_each(|rules| add_rules(&mut places, &rules));
    presets::law_sets().for_each(|laws| add_laws(&mut places, laws));
    add_manual(&mut places);
    places
}

/// Adds the clauses and the laws of a game.
fn add_game(places: &mut Vec<Place>, rules: &Ruleset) {
    add_rules(places, rules);
    add_laws(places, &rules.laws());
}

fn add_manual(places: &mut Vec<Place>) {
    for (page, heading) in HEADINGS.lines().filter_map(|line| line.split_once('\t')) {
        places.push(Place {
            kind: FoundKind::Page,
            id: page.to_owned(),
            topic: page.to_owned(),
            title: heading.to_owned(),
            says: heading.to_owned(),
        });
    }
    for (word, meaning) in WORDS.lines().filter_map(|line| line.trim_start().split_once("  ")) {
        places.push(Place {
            kind: FoundKind::Page,
            id: format!("help {word}"),
            topic: word.to_owned(),
            title: word.to_owned(),
            says: meaning.to_owned(),
        });
    }
}

fn add_rules(places: &mut Vec<Place>, rules: &Ruleset) {
    for (id, says) in words::ruleset(rules) {
        let topic = id.split_once('.').map_or(id.as_str(), |(_, clause)| clause).to_owned();
        places.push(Place { kind: FoundKind::Clause, id, topic, title: String::new(), says });
    }
}

fn add_laws(places: &mut Vec<Place>, set: &LawSet) {
    let mut laws: Vec<&Law> = set.laws.iter().collect();
    // What always holds comes before its exceptions.
    laws.sort_by_key(|law| !law.when.to_string().is_empty());
    for law in laws {
        let id = set.citation(law);
        let kind: &str = law.on.into();
        places.push(Place {
            kind: FoundKind::Law,
            topic: id.clone(),
            id,
            title: format!("{kind} {}", words::law_kind(law.on)),
            says: words::law(law),
        });
    }
}

/// The words of a text, without capitals and accents.
fn split(text: &str) -> Vec<String> {
    let plain = without_accents(text);
    let words = plain.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// How well a place has all the words; 0 if it lacks one. Words that follow each other as they were typed
/// count more.
fn score(wanted: &[String], titles: &[String], texts: &[String]) -> usize {
    let mut sum = 0;
    for word in wanted {
        let title = titles.iter().map(|other| TITLE * closeness(word, other)).max();
        let text = texts.iter().map(|other| closeness(word, other)).max();
        let best = title.max(text).unwrap_or(0);
        if best == 0 {
            return 0;
        }
        sum += best;
    }
    let is_phrase = wanted.len() > 1 && texts.windows(wanted.len()).any(|words| words == wanted);
    if is_phrase { sum + TITLE * SAME } else { sum }
}

/// How well a word of a text matches a wanted one. Two forms of a word differ in their last few letters.
fn closeness(wanted: &str, word: &str) -> usize {
    if wanted == word {
        return SAME;
    }
    let shared = wanted.chars().zip(word.chars()).take_while(|(one, other)| one == other).count();
    let length = wanted.chars().count();
    if shared == length && length >= 3 {
        BEGINS
    } else if shared >= 4 && shared + 2 >= length && shared + 3 >= word.chars().count() {
        STEM
    } else {
        0
    }
}
