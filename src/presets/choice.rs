//! What a table chooses in a set of rules: a score, a form of the schedule, and settings.

use super::file::{examples, means, ruleset, rulesets};
use super::scores::scorings_for;
use super::source::state_sources;
use crate::rules::{LocatedRulesError, Ruleset, Setting, SettingError};

/// Why rules cannot be played with what a table chooses in them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChoiceError {
    /// No score of this id fits.
    Scoring(String),
    /// The schedule has no form of this id.
    Schedule(String),
    /// The setting cannot be applied.
    Setting(String, SettingError),
    /// The highest deal is beyond the pack.
    Top {
        /// The cards asked for.
        top: u8,
        /// The most that the pack gives.
        most: u8,
        /// The players, if they are known.
        players: Option<usize>,
    },
    /// Together they cannot be played.
    Unplayable(LocatedRulesError),
}

/// The set of rules or the example file that comes with the program under the id meant.
pub fn built_in(named: &str) -> Option<Ruleset> {
    rulesets().chain(examples()).find(|id| means(named, id)).and_then(ruleset)
}

/// Changes rules to what a table of `players` chooses in them. If a key is set twice, the last value holds.
///
/// # Errors
/// The first choice that does not fit. The rules then have what was chosen before it.
pub fn choose(
    rules: &mut Ruleset,
    scoring: Option<&str>,
    schedule: Option<&str>,
    set: &[String],
    players: Option<usize>,
) -> Result<(), ChoiceError> {
    if let Some(id) = scoring {
        let mut fitting = scorings_for(rules).into_iter();
        let scoring = fitting.find(|scoring| means(id, scoring.id()));
        rules.set_score(scoring.ok_or_else(|| ChoiceError::Scoring(id.to_owned()))?);
    }

    if let Some(id) = schedule {
        let form = rules.schedule.forms.iter().find(|form| means(id, &form.id));
        let form = form.ok_or_else(|| ChoiceError::Schedule(id.to_owned()))?;
        rules.schedule.form = form.id.clone();
    }

    let mut settings: Vec<(&str, &String)> = Vec::new();
    for text in set {
        let key = text.split('=').next().unwrap_or_default().trim();
        settings.retain(|(earlier, _)| *earlier != key);
        settings.push((key, text));
    }
    // What a match adds up decides where it ends, unless the table sets that too.
    // A step and the smallest deal fit below the highest.
    settings.sort_by_key(|(key, _)| ![Setting::Match.key(), Setting::Top.key()].contains(key));

    for (_, text) in &settings {
        Setting::apply(text, rules)
            .map_err(|error| ChoiceError::Setting((*text).clone(), error))?;
    }
    if settings.iter().any(|(key, _)| *key == Setting::Top.key()) {
        if let Some(players) = players.and_then(|players| u8::try_from(players).ok()) {
            rules.deal_kept_back(players);
        }
        if let Some(too_high) = beyond_pack(rules, players) {
            return Err(too_high);
        }
    }
    if let Some(error) = rules.errors().into_iter().next() {
        return Err(ChoiceError::Unplayable(error));
    }

    state_sources(rules);
    Ok(())
}

/// A highest deal that a table sets beyond its pack. A rules file may name more than the pack gives a
/// large table: there the pack decides.
fn beyond_pack(rules: &Ruleset, players: Option<usize>) -> Option<ChoiceError> {
    let given = players.and_then(|players| u8::try_from(players).ok());
    let tables = given.map_or_else(|| rules.player_counts(), |players| vec![players]);
    let mut whole = rules.clone();
    whole.schedule.keep_back = 0;
    let most = tables.iter().map(|players| whole.most_cards(*players)).max().unwrap_or(0);
    let top = rules.schedule.top.filter(|top| *top > most && most > 0)?;
    Some(ChoiceError::Top { top, most, players })
}
