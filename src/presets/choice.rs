//! What a table chooses in a set of rules: a score, a form of the schedule, and settings.

use super::file::{means, ruleset, rulesets};
use super::scores::scorings_for;
use super::source::state_sources;
use crate::rules::{Ruleset, Setting, SettingFault, Unsound};

/// Why rules cannot be played with what a table chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceFault {
    /// The rules, with what was chosen before.
    pub rules: Ruleset,
    /// What does not fit them.
    pub choice: BadChoice,
}

/// What does not fit some rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadChoice {
    /// No score of this id fits.
    Scoring(String),
    /// The schedule has no form of this id.
    Schedule(String),
    /// The setting cannot be applied.
    Setting(String, SettingFault),
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
    Unsound(Unsound),
}

/// The set of rules that comes with the program under the id meant.
pub fn built_in(named: &str) -> Option<Ruleset> {
    rulesets().find(|id| means(named, id)).and_then(ruleset)
}

/// The rules with what a table of `players` chooses in them; of a key that is set twice, the last value.
///
/// # Errors
/// The first choice that does not fit.
pub fn choose(
    mut rules: Ruleset,
    scoring: Option<&str>,
    schedule: Option<&str>,
    set: &[String],
    players: Option<usize>,
) -> Result<Ruleset, Box<ChoiceFault>> {
    let refused = |rules: Ruleset, choice| Err(Box::new(ChoiceFault { rules, choice }));
    if let Some(id) = scoring {
        let found = scorings_for(&rules).into_iter().find(|scoring| means(id, scoring.id()));
        match found {
            Some(found) => rules.set_score(found),
            None => return refused(rules, BadChoice::Scoring(id.to_owned())),
        }
    }
    if let Some(id) = schedule {
        let form = rules.schedule.forms.iter().find(|form| means(id, &form.id));
        match form.map(|form| form.id.clone()) {
            Some(form) => rules.schedule.form = form,
            None => return refused(rules, BadChoice::Schedule(id.to_owned())),
        }
    }
    let mut settings: Vec<(&str, &String)> = Vec::new();
    for text in set {
        let key = text.split('=').next().unwrap_or_default().trim();
        settings.retain(|(earlier, _)| *earlier != key);
        settings.push((key, text));
    }
    // What a match adds up decides where it ends, unless the table sets that too.
    // A step fits below the highest deal.
    settings.sort_by_key(|(key, _)| ![Setting::Match.key(), Setting::Top.key()].contains(key));
    for (_, text) in &settings {
        if let Err(fault) = Setting::apply(text, &mut rules) {
            return refused(rules, BadChoice::Setting((*text).clone(), fault));
        }
    }
    if settings.iter().any(|(key, _)| *key == Setting::Top.key())
        && let Some(top) = beyond_pack(&rules, players)
    {
        return refused(rules, top);
    }
    match rules.faults().into_iter().next() {
        Some(unsound) => refused(rules, BadChoice::Unsound(unsound)),
        None => Ok(state_sources(rules)),
    }
}

/// A highest deal that a table sets beyond its pack. A rules file may name more than the pack gives a
/// large table: there the pack decides.
fn beyond_pack(rules: &Ruleset, players: Option<usize>) -> Option<BadChoice> {
    let given = players.and_then(|players| u8::try_from(players).ok());
    let tables = given.map_or_else(|| rules.player_counts(), |players| vec![players]);
    let most = tables.iter().map(|players| rules.most_cards(*players)).max().unwrap_or(0);
    let top = rules.schedule.top.filter(|top| *top > most && most > 0)?;
    Some(BadChoice::Top { top, most, players })
}
