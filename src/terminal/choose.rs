//! The rules that a command names: built in or from a file, with the table's settings.

use crate::cards::{Rank, Seat};
use crate::desk::NewGame;
use crate::game::{Doubt, Players};
use crate::grammar::{Choice, New};
use crate::history::Origin;
use crate::presets;
use crate::rules::{Refusal, Ruleset, Scoring, Setting, Table};
use crate::terminal::context::game_id;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::words::{self, Hint, Unknown};
use std::path::Path;

/// The rules that `named` and `choice` ask for, for a table of `players` if that is known.
///
/// # Errors
/// No such rules, score or schedule; a file that cannot be read or played; or a setting that is
/// hardly meant.
pub(crate) fn rules(
    named: &str,
    choice: &Choice,
    players: Option<usize>,
) -> Result<Ruleset, Failure> {
    let rules = as_recorded(named, choice, players)?;
    let is_set = choice.set.iter().any(|text| text.starts_with(Setting::NoZero.key()));
    match Doubt::of_rules(&rules).filter(|_| is_set) {
        Some(doubt) => Err(doubt.into()),
        None => Ok(rules),
    }
}

/// The rules that were asked for in a record, even if a setting is hardly meant.
///
/// # Errors
/// As for [`rules`].
pub(crate) fn as_recorded(
    named: &str,
    choice: &Choice,
    players: Option<usize>,
) -> Result<Ruleset, Failure> {
    let mut rules = match presets::ruleset(named) {
        Some(rules) => rules,
        None if is_path(named) => read_file(Path::new(named))?,
        None => {
            return Err(Failure::usage(words::unknown(Unknown::Rules, named, presets::rulesets())));
        }
    };
    if let Some(id) = &choice.scoring {
        let catalogue = presets::scorings_for(&rules);
        let found = catalogue.iter().find(|scoring| scoring.id() == id).cloned();
        rules.scoring = found.ok_or_else(|| {
            let ids = catalogue.iter().map(Scoring::id);
            Failure::usage(words::unknown(Unknown::Score(&rules.title), id, ids))
        })?;
    }
    if let Some(id) = &choice.schedule {
        rules.schedule.form.clone_from(id);
        if rules.schedule.form_in_use().is_none() {
            let forms = rules.schedule.forms.iter().map(|form| form.id.as_str());
            return Err(Failure::usage(words::unknown(Unknown::Schedule, id, forms)));
        }
    }
    // Of a key that is set twice, the last value counts.
    let mut set: Vec<(&str, &String)> = Vec::new();
    for text in &choice.set {
        let key = text.split('=').next().unwrap_or_default().trim();
        set.retain(|(earlier, _)| *earlier != key);
        set.push((key, text));
    }
    // What a match adds up decides where it ends, unless the table sets that too.
    set.sort_by_key(|(key, _)| *key != Setting::Match.key());
    for (_, text) in &set {
        Setting::apply(text, &mut rules)
            .map_err(|fault| Failure::usage(words::setting_fault(&rules, text, &fault)))?;
    }
    if set.iter().any(|(key, _)| *key == Setting::Top.key()) {
        top_within_pack(&rules, players)?;
    }
    match rules.faults().first() {
        Some(unsound) => Err(words::rules_refused(&rules, &unsound.fault).into()),
        None => Ok(presets::state_sources(rules)),
    }
}

/// The game that a command line asks for, with its rules resolved.
///
/// # Errors
/// As for [`rules`]; a name that is hardly meant; or its id is invalid.
pub(crate) fn new_game(new: &New) -> Result<NewGame, Failure> {
    let rules = rules(&new.rules, &new.choice, Some(new.players.len()))?;
    match new.players.iter().find_map(|name| Doubt::of_name(name)) {
        Some(doubt) => Err(doubt.into()),
        None => with_rules(new, rules),
    }
}

/// The game that a record asks for, even if some of it is hardly meant.
///
/// # Errors
/// As for [`new_game`].
pub(crate) fn recorded_game(new: &New) -> Result<NewGame, Failure> {
    with_rules(new, as_recorded(&new.rules, &new.choice, Some(new.players.len()))?)
}

fn with_rules(new: &New, rules: Ruleset) -> Result<NewGame, Failure> {
    Ok(NewGame {
        rules,
        origin: Origin {
            rules: new.rules.clone(),
            scoring: new.choice.scoring.clone(),
            schedule: new.choice.schedule.clone(),
            set: new.choice.set.clone(),
        },
        players: new.players.clone(),
        dealer: new.dealer.clone(),
        columns: new.columns.clone(),
        id: new.id.as_deref().map(game_id).transpose()?,
    })
}

/// The rules that a table of `players` with a full pack most likely asks about: the first with exact
/// bids for so many players, or the first of all.
pub(crate) fn usual_rules(players: u8) -> Ruleset {
    let all = presets::rulesets().filter_map(presets::ruleset);
    let exact = all.filter(|rules| rules.bidding.exact().is_some());
    let seating_first = exact.min_by_key(|rules| rules.table(players).is_none());
    let tables = vec![Table { players: vec![players], lowest: Rank::TWO, dead_hand: false }];
    Ruleset { tables, ..seating_first.expect("rules come with the program") }
}

/// Refuses a highest deal that a table sets beyond its pack. A rules file may name more than the
/// pack gives a large table: there the pack decides.
fn top_within_pack(rules: &Ruleset, players: Option<usize>) -> Result<(), Failure> {
    let given = players.and_then(|players| u8::try_from(players).ok());
    let tables = given.map_or_else(|| rules.player_counts(), |players| vec![players]);
    let most = tables.iter().map(|players| rules.most_cards(*players)).max().unwrap_or(0);
    match rules.schedule.top {
        Some(top) if top > most && most > 0 => {
            Err(Failure::usage(words::top_too_high(top, most, players)))
        }
        _ => Ok(()),
    }
}

/// Reads rules from a file.
///
/// # Errors
/// The file cannot be read, or is not playable.
pub(crate) fn read_file(path: &Path) -> Result<Ruleset, Failure> {
    let text = files::read_text(path)?;
    presets::read(&text).map_err(|faults| {
        let mut told = words::file_faults(&path.display().to_string(), &faults).into_iter();
        let failure = Failure::against(told.next().unwrap_or_default().into());
        match told.len() {
            0 => failure,
            more => failure.note([words::more_faults(more)]).hint(Hint::CheckRules),
        }
    })
}

fn is_path(named: &str) -> bool {
    let path = Path::new(named);
    path.components().count() > 1 || path.extension().is_some()
}

/// The refusal of a number of players that the rules do not seat.
pub(crate) fn not_seated(rules: &Ruleset, given: usize) -> Failure {
    let refusal = Refusal::PlayerCount { given, seated: rules.player_counts() };
    words::ruling(rules, &refusal, &|_| String::new()).into()
}

/// The seat of the player with a name.
pub(crate) fn seat(rules: &Ruleset, players: &Players, name: &str) -> Result<Seat, Failure> {
    players.seat(name).ok_or_else(|| words::unknown_name(rules, players, name).into())
}
