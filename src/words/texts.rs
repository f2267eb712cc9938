//! The texts of rules, such as their titles, in the reader's language. Those of the built-in rules are
//! messages, whose ids are made from the ids of the rules.

use super::catalog;
use crate::cards::Joker;
use crate::club::Plan;
use crate::rules::{Kind, Ruleset, Scoring, TallyRule};

/// The title of a set of rules.
pub fn rules_title(rules: &Ruleset) -> String {
    catalog::translated(&rules.title, &[format!("game-{}", rules.id)])
}

/// The title of a score; the score of a game may be called like the game.
pub fn score_title(scoring: &Scoring) -> String {
    let id = scoring.id();
    catalog::translated(scoring.title(), &[format!("scoring-{id}"), format!("game-{id}")])
}

/// The title of a tally: `tricks won with a two`.
pub(super) fn tally_title(tally: &TallyRule) -> String {
    catalog::translated(&tally.title, &[format!("tally-{}", tally.id)])
}

/// The name of a tally, by its id: `twos`.
pub fn tally_name(id: &str) -> String {
    catalog::translated(id, &[format!("tally-name-{id}")])
}

/// The title of a kind of deal: `No queens`.
pub fn kind_title(kind: &Kind) -> String {
    catalog::translated(&kind.title, &[format!("kind-{}", kind.id)])
}

/// The title of a joker: `wizard`.
pub(super) fn joker_title(joker: &Joker) -> String {
    let id = joker.id.to_string().to_lowercase();
    catalog::translated(&joker.title, &[format!("joker-{id}")])
}

/// The name of a bid, as it is said; its id can be typed in every language.
pub fn bid_name(id: &str) -> String {
    catalog::translated(id, &[format!("bid-{id}")])
}

/// What a kind of club night is, as its file says.
pub fn event_kind(kind: &str, says: &str) -> String {
    catalog::translated(says, &[format!("event-kind-{kind}")])
}

/// The title of a club night.
pub fn event_title(plan: &Plan) -> String {
    plan_text(plan, "event-title", &plan.title)
}

/// The name of a prize of a club night.
pub fn prize_name(plan: &Plan, name: &str) -> String {
    plan_text(plan, "event-prize", name)
}

/// A text of a plan in the reader's language. A plan does not name its kind, so the message is found by the English text.
fn plan_text(plan: &Plan, what: &str, text: &str) -> String {
    let id = format!("{what}-{}", text.to_lowercase().replace(' ', "-"));
    catalog::translated_by(&plan.words, text, &[id])
}

/// What a setting of some rules changes; several games may have the same setting.
pub(super) fn setting_effect(rules: &Ruleset, key: &str, says: &str) -> String {
    let ids = [format!("setting-{}-{key}", rules.id), format!("setting-{key}")];
    catalog::translated(says, &ids)
}

/// The name of a setting, by its key. A bid whose worth can be set is called as it is said.
pub fn setting_name(key: &str) -> String {
    catalog::translated(key, &[format!("setting-name-{key}"), format!("bid-{key}")])
}

/// The name of a word that a setting can be set to: `off`.
pub fn setting_value(word: &str) -> String {
    catalog::translated(word, &[format!("setting-value-{word}")])
}
