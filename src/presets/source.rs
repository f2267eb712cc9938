//! Where each rule of a table comes from: a document for what it says, and the table for all else.

use super::same::{
    as_set, form_like, lowers_premium, pays_the_same, same_points, same_score, says_the_same,
};
use super::{file, scores};
use crate::rules::{Bidding, Citation, Clause, Form, Passage, Reading, Ruleset, Scoring, Sources};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What each document lets the table choose.
static CHOICES: LazyLock<BTreeMap<String, PresetChoices>> = LazyLock::new(|| {
    toml::from_str(include_str!("choices.toml")).expect("the embedded choices are sound")
});

/// The sections of a document that let the table choose.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PresetChoices {
    premium: Option<String>,
    deals: Option<String>,
    hook: Option<String>,
    /// Whether the document settles every point of its game.
    leaves_nothing_open: bool,
}

/// Where a clause of a set of rules comes from. A file's own document is believed. A document of a game
/// that comes with the program is cited for what that game says and for the choices that it offers;
/// anything else that the table changed is house rules.
///
/// ```
/// use hoyle::presets;
/// use hoyle::rules::{Citation, Clause, Setting};
///
/// let mut rules = presets::ruleset("serbian").unwrap();
/// assert!(matches!(presets::cite(&rules, Clause::Hook), Citation::Passage(_)));
/// Setting::apply("hook=off", &mut rules).unwrap();
/// assert_eq!(presets::cite(&rules, Clause::Hook), Citation::HouseRules);
/// ```
pub fn cite(rules: &Ruleset, clause: Clause) -> Citation {
    let Some(stated) = passage(rules, clause, rules.schedule.form_in_use()) else {
        return Citation::HouseRules;
    };
    let Some(documented) = file::documented(&stated.document) else {
        return believed(stated, clause.id());
    };
    let documents_own = passage(documented, clause, form_like(rules, documented));
    let Some(passage) = documents_own.filter(|passage| passage.document == stated.document) else {
        return Citation::HouseRules;
    };

    let is_documented = says_as_documented(clause, rules, documented)
        || as_set(rules, documented).is_some_and(|set| says_as_documented(clause, rules, &set));
    if !is_documented {
        return match offered(clause, rules, documented) {
            Some(section) => Citation::Passage(Passage { section, ..passage }),
            None => Citation::HouseRules,
        };
    }
    if score_decides(clause, rules, documented) {
        return cite_score(rules);
    }
    if !passage.section.is_empty() {
        return Citation::Passage(passage);
    }
    reading_of(clause, rules).map_or(Citation::HouseRules, Citation::OurReading)
}

/// The passage that rules state for a clause, or rather for a form of their schedule.
fn passage(rules: &Ruleset, clause: Clause, form: Option<&Form>) -> Option<Passage> {
    match form.and_then(|form| form.source.clone()) {
        Some(source) if clause == Clause::Deals => Some(source),
        _ => rules.sources.passage(clause),
    }
}

/// The citation of a document that the program does not know, for what has this id.
fn believed(passage: Passage, id: &str) -> Citation {
    let unnamed = passage.section.is_empty() || passage.section == id;
    match passage.document.as_str() {
        Passage::HOUSE_RULES if unnamed => Citation::HouseRules,
        _ => Citation::Passage(passage),
    }
}

/// Whether a clause says what a document says. The document may also cover ties at the end.
fn says_as_documented(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> bool {
    let tie = Reading::TieAtTheEnd;
    let settles_tie = clause == Clause::End && settles_everything(&documented.sources.document);
    let ties_alike = !settles_tie || tie.applies(rules) == tie.applies(documented);
    ties_alike && says_the_same(clause, rules, documented)
}

/// Whether a document is a page of our own, which leaves no point of its game open.
pub fn settles_everything(document: &str) -> bool {
    CHOICES.get(document).is_some_and(|choices| choices.leaves_nothing_open)
}

/// Whether a document is one of the four, which leave some points open.
pub fn leaves_points_open(document: &str) -> bool {
    file::documented(document).is_some() && !settles_everything(document)
}

/// The game that a page of our own describes.
pub fn game_of_own_page(document: &str) -> Option<&'static Ruleset> {
    if settles_everything(document) { file::documented(document) } else { None }
}

/// Whether a clause differs from the document only by the score that is played.
fn score_decides(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> bool {
    let counted = rules.scoring.tricks().map(|score| score.counted);
    let own = documented.scoring.tricks().map(|score| score.counted);
    clause == Clause::Tricks && counted != own
}

/// The section of the document that offers what the rules have in a clause, where its own rules differ.
fn offered(clause: Clause, rules: &Ruleset, documented: &Ruleset) -> Option<String> {
    let choices = CHOICES.get(&documented.sources.document)?;
    let mut chosen = documented.clone();
    let section = match clause {
        Clause::Hook => {
            if let (Bidding::Exact(chosen), Some(own)) =
                (&mut chosen.bidding, rules.bidding.exact())
            {
                chosen.hook = own.hook;
            }
            choices.hook.clone()
        }
        Clause::Deals => {
            chosen.schedule.keep_back = rules.schedule.keep_back;
            chosen.schedule.top = rules.schedule.top;
            chosen.schedule.step = rules.schedule.step;
            chosen.schedule.bottom = rules.schedule.bottom;
            choices.deals.clone()
        }
        _ => None,
    };
    if says_the_same(clause, rules, &chosen) { section } else { None }
}

/// The reading that a clause without a passage rests on.
fn reading_of(clause: Clause, rules: &Ruleset) -> Option<Reading> {
    let mut readings = Reading::ALL.iter().copied();
    readings.find(|reading| reading.clause() == Some(clause) && reading.applies(rules))
}

/// The points that no document settles in these rules, and that their own file does not settle
/// either.
pub fn readings(rules: &Ruleset) -> impl Iterator<Item = Reading> + '_ {
    let readings = Reading::ALL.iter().copied();
    readings.filter(move |reading| leaves_open(rules, *reading))
}

/// Whether no document settles a point in these rules, and their own file does not either.
pub fn leaves_open(rules: &Ruleset, reading: Reading) -> bool {
    if !reading.applies(rules) {
        return false;
    }
    let citation = match reading.clause() {
        Some(clause) => cite(rules, clause),
        None => cite_score(rules),
    };
    match citation {
        Citation::Passage(Passage { document, .. }) => {
            let is_known = file::documented(&document).is_some();
            !settles_everything(&document) && (is_known || !reading.is_stated_in_files())
        }
        Citation::HouseRules => !reading.is_stated_in_files(),
        Citation::OurReading(_) => true,
    }
}

/// Where the score of a set of rules comes from.
pub fn cite_score(rules: &Ruleset) -> Citation {
    let scoring = &rules.scoring;
    let stated = scoring.source();
    let pays_the_same = bids_pay_the_same(rules);
    let by_id = scores::scoring(scoring.id()).filter(|known| known.source() == stated);
    if pays_the_same && by_id.is_some_and(|known| same_score(&known, scoring)) {
        return Citation::Passage(stated.clone());
    }

    let mut known = scores::scorings();
    if let Some(documented) = file::documented(&stated.document) {
        known.extend(as_set(rules, documented).map(|set| set.scoring));
        known.push(documented.scoring.clone());
    }
    known.retain(|known| known.source().document == stated.document);
    if known.is_empty() {
        return believed(stated.clone(), scoring.id());
    }
    let mut same: Vec<&Passage> = Vec::new();
    if pays_the_same {
        same.extend(known.iter().filter(|known| same_score(known, scoring)).map(Scoring::source));
    }
    if let Some(source) = same.iter().find(|source| **source == stated).or(same.first()) {
        return Citation::Passage((*source).clone());
    }
    let premium = CHOICES.get(&stated.document).and_then(|choices| choices.premium.clone());
    match premium {
        Some(section) if known.iter().any(|known| lowers_premium(known, scoring)) => {
            Citation::Passage(Passage { section, ..stated.clone() })
        }
        _ => Citation::HouseRules,
    }
}

/// Where the points of a hand come from: as for the score, but a change of what breaks ties changes no points.
pub fn cite_points(rules: &Ruleset) -> Citation {
    match (cite_score(rules), scores::scoring(rules.scoring.id())) {
        (Citation::HouseRules, Some(known)) if same_points(&known, &rules.scoring) => {
            Citation::Passage(known.source().clone())
        }
        (citation, _) => citation,
    }
}

/// Whether the bids of an auction are worth what they are by the document of the score.
fn bids_pay_the_same(rules: &Ruleset) -> bool {
    if rules.bidding.auction().is_none() {
        return true;
    }
    let documented = file::documented(&rules.scoring.source().document);
    documented.is_some_and(|documented| {
        pays_the_same(rules, documented)
            || as_set(rules, documented).is_some_and(|set| pays_the_same(rules, &set))
    })
}

/// States in a set of rules what [`cite`] finds, so that a file or a journal of them says it too.
pub fn state_sources(rules: &mut Ruleset) {
    let Sources { sections, elsewhere, .. } = &rules.sources;
    let clauses: Vec<Clause> = sections.keys().chain(elsewhere.keys()).copied().collect();
    for clause in clauses {
        if let Some(passage) = stated(cite(rules, clause))
            && rules.sources.passage(clause).as_ref() != Some(&passage)
        {
            rules.sources.set(clause, passage);
        }
    }
    if let Some(passage) = stated(cite_score(rules)) {
        rules.scoring.set_source(passage);
    }
}

/// What a file or a journal states for a citation; `None` for a reading of ours.
fn stated(citation: Citation) -> Option<Passage> {
    match citation {
        Citation::HouseRules => Some(Passage::house_rules()),
        Citation::Passage(passage) => Some(passage),
        Citation::OurReading(_) => None,
    }
}
