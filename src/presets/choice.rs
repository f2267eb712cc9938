//! What a table chooses in a set of rules: a score, a form of the schedule, and settings.

use super::file::{examples, ruleset, rulesets};
use super::laws::laws;
use super::named::means;
use super::scores::scorings_for;
use super::source::state_sources;
use crate::rules::laws::Need;
use crate::rules::{Expected, Incidents, LocatedRulesError, Ruleset, Setting, SettingError};

/// Why rules cannot be played with what a table chooses in them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChoiceError {
    /// No score of this id fits.
    Scoring(String),
    /// The schedule has no form of this id.
    Schedule(String),
    /// No set of laws has this id.
    Laws(String),
    /// The rules do not have what this set of laws needs.
    LawsUnfit(String, Need),
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

/// Changes rules to what a table of `players` chooses in them: [`Incidents::KEY`] is a set of laws by its id, or
/// `none`, and what can be chosen in it is a setting too. If a key is set twice, the last value holds.
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
    if let Some(id) = scoring
        && !means(id, rules.scoring.id())
    {
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
    // What a match adds up decides where it ends, unless the table sets that too. A step and the smallest
    // deal fit below the highest. The set of laws comes first too, since it determines which settings exist.
    settings.sort_by_key(|(key, _)| {
        ![Incidents::KEY, Setting::Match.key(), Setting::Top.key()].contains(key)
    });

    for (key, text) in &settings {
        let (_, value) = text.split_once('=').unwrap_or_default();
        if *key == Incidents::KEY && text.contains('=') {
            adopt(rules, value.trim())?;
        } else if rules.laws_choose(key) {
            choose_in_laws(rules, key, value.trim())
                .map_err(|error| ChoiceError::Setting((*text).clone(), error))?;
        } else {
            Setting::apply(text, rules)
                .map_err(|error| ChoiceError::Setting((*text).clone(), error))?;
        }
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

/// Replaces the set of laws that a game goes by, or removes it.
fn adopt(rules: &mut Ruleset, id: &str) -> Result<(), ChoiceError> {
    let set = match id {
        "none" => None,
        id => Some(laws(id).ok_or_else(|| ChoiceError::Laws(id.to_owned()))?),
    };
    if let Some(set) = set
        && let Some(need) = rules.lacks(set)
    {
        return Err(ChoiceError::LawsUnfit(set.id.clone(), need));
    }
    rules.incidents.laws = set.cloned().map(Box::new);
    rules.incidents.settings.clear();
    Ok(())
}

/// Sets a choice that the laws of a game leave to the table.
fn choose_in_laws(rules: &mut Ruleset, key: &str, value: &str) -> Result<(), SettingError> {
    let values = rules.laws().values(key);
    if !values.contains(value) {
        return Err(SettingError::BadValue(Expected::OneOf(values.into_iter().collect())));
    }
    rules.incidents.settings.insert(key.to_owned(), value.to_owned());
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
