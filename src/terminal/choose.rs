//! From words to rules: a set that comes with the program or a file, with what a table chooses.

use crate::cards::Seat;
use crate::desk::NewGame;
use crate::game::Players;
use crate::grammar::{Choice, New};
use crate::history::Origin;
use crate::presets::{self, FileFault};
use crate::rules::{Bid, Call, Ruleset, Scoring, Setting, SettingFault};
use crate::terminal::context::game_id;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::words::{self, Problem};
use std::path::Path;

/// Returns the rules that `named` and `choice` ask for, by a table of `players` if that is known.
///
/// # Errors
/// No such rules, score or schedule; or a file that cannot be read or played.
pub(crate) fn rules(
    named: &str,
    choice: &Choice,
    players: Option<usize>,
) -> Result<Ruleset, Failure> {
    let mut rules = match presets::ruleset(named) {
        Some(rules) => rules,
        None if is_path(named) => read_file(Path::new(named))?,
        None => return Err(unknown("set of rules", named, presets::rulesets())),
    };
    if let Some(id) = &choice.scoring {
        let catalogue = presets::scorings_for(&rules);
        let found = catalogue.iter().find(|scoring| scoring.id() == id).cloned();
        rules.scoring = found.ok_or_else(|| {
            let kind = format!("score for {}", rules.title);
            unknown(&kind, id, catalogue.iter().map(Scoring::id))
        })?;
    }
    if let Some(id) = &choice.schedule {
        rules.schedule.form.clone_from(id);
        if rules.schedule.form_in_use().is_none() {
            let forms = rules.schedule.forms.iter().map(|form| form.id.as_str());
            return Err(unknown("schedule", id, forms));
        }
    }
    // Of a key that is set twice the last word counts.
    let key = |text: &str| text.split('=').next().unwrap_or_default().trim().to_owned();
    let set = choice.set.iter().enumerate();
    let last = set.filter(|(index, text)| {
        !choice.set[index + 1..].iter().any(|later| key(later) == key(text))
    });
    let mut last: Vec<&String> = last.map(|(_, text)| text).collect();
    // What a match adds up decides where it ends, unless the table says that too.
    last.sort_by_key(|text| key(text) != Setting::Match.key());
    for text in last {
        Setting::apply(text, &mut rules).map_err(|fault| wrong_setting(text, &fault, &rules))?;
    }
    top_within_pack(&rules, choice, players)?;
    match rules.fault() {
        Some(fault) => Err(words::rules_refused(&rules, &fault).into()),
        None => Ok(presets::cite_house_rules(rules)),
    }
}

/// The game that a command line asks for, with its rules resolved.
///
/// # Errors
/// As for [`rules`]; or its id is invalid.
pub(crate) fn new_game(new: &New) -> Result<NewGame, Failure> {
    Ok(NewGame {
        rules: rules(&new.rules, &new.choice, Some(new.players.len()))?,
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

/// Returns the rules by which a table of `players` most likely asks about a bid: the first with
/// exact bids that seat so many, or the first of all.
pub(crate) fn usual_rules(players: u8) -> Ruleset {
    let all = presets::rulesets().filter_map(presets::ruleset);
    let mut all = all.filter(|rules| rules.bidding.exact().is_some()).peekable();
    let first = all.peek().cloned();
    let seating = all.find(|rules| rules.table(players).is_some());
    seating.or(first).expect("rules come with the program")
}

/// Refuses a highest deal that a table sets above what its pack gives. A rules file may name more
/// than the pack gives a large table: there the pack decides.
fn top_within_pack(
    rules: &Ruleset,
    choice: &Choice,
    players: Option<usize>,
) -> Result<(), Failure> {
    let is_set =
        choice.set.iter().any(|text| text.split('=').next().is_some_and(|key| key.trim() == "top"));
    let (Some(top), true) = (rules.schedule.top, is_set) else { return Ok(()) };
    let tables = match players.and_then(|players| u8::try_from(players).ok()) {
        Some(players) => vec![players],
        None => rules.player_counts(),
    };
    let most = tables.iter().map(|players| rules.most_cards(*players)).max().unwrap_or(0);
    if top <= most || most == 0 {
        return Ok(());
    }
    let with = players.map_or_else(String::new, |players| format!(" with {players} players"));
    Err(Failure::usage(format!(
        "top cannot be {top}: at most {most}{with}, so top={most} is nearest."
    )))
}

/// Returns the failure of a setting, with the nearest right one.
fn wrong_setting(text: &str, fault: &SettingFault, rules: &Ruleset) -> Failure {
    let keys = Setting::keys(rules);
    let (key, value) = text.split_once('=').unwrap_or((text, ""));
    let near = || {
        words::near_miss(key, keys.iter().map(String::as_str))
            .map_or_else(String::new, |near| format!(" Did you mean {near}?"))
    };
    Failure::usage(match fault {
        SettingFault::NoValue => {
            format!(
                "--set takes KEY=VALUE, such as hook=off, not {}.{}",
                words::quoted(text),
                near()
            )
        }
        SettingFault::UnknownKey => {
            let keys = words::and(&keys);
            format!(
                "There is nothing to set under {}.{} There are {keys}.",
                words::quoted(key),
                near()
            )
        }
        SettingFault::BadValue(expected) => {
            format!(
                "{key} cannot be {}: {}.",
                words::quoted(value),
                words::expected(value, expected)
            )
        }
        SettingFault::Lacking(lacking) => {
            format!("{key} cannot be set: {}.", words::lacking(rules, *lacking))
        }
    })
}

/// Returns the rules that a file states.
///
/// # Errors
/// The file cannot be read, or is no playable set of rules.
pub(crate) fn read_file(path: &Path) -> Result<Ruleset, Failure> {
    let text = files::read_text(path)?;
    let place = path.display();
    let at = |line: Option<usize>, column: Option<usize>| match (line, column) {
        (Some(line), Some(column)) => format!("{place}:{line}:{column}"),
        _ => place.to_string(),
    };
    presets::read(&text).map_err(|fault| {
        let unsound = match fault {
            FileFault::TooLong { most } => {
                format!("{place}: a rules file has at most {most} bytes.")
            }
            FileFault::Unreadable { line, column, message } => {
                format!("{}: {}.", at(line, column), message.replace('\n', "; "))
            }
            FileFault::Unplayable { line, column, fault } => {
                format!("{}: {}", at(line, column), words::rules_fault(&fault))
            }
        };
        Failure::against(Problem::of(unsound, []))
    })
}

fn is_path(named: &str) -> bool {
    let path = Path::new(named);
    path.components().count() > 1 || path.extension().is_some()
}

/// Holds calls to the bids that rules have: another one cannot be read, let alone be ruled on.
///
/// # Errors
/// A call names a bid that there is not.
pub(crate) fn known_bids<'a>(
    rules: &Ruleset,
    bids: impl IntoIterator<Item = &'a Bid>,
) -> Result<(), Failure> {
    let Some(rule) = rules.bidding.auction() else { return Ok(()) };
    match bids.into_iter().find(|bid| rule.bid(&bid.id).is_none()) {
        Some(bid) => Err(unknown("bid", &bid.id, rule.bids.iter().map(|bid| bid.id.as_str()))),
        None => Ok(()),
    }
}

/// Returns the bids that calls name.
pub(crate) fn bids_of(calls: &[Call]) -> impl Iterator<Item = &Bid> {
    calls.iter().filter_map(|call| match call {
        Call::Bid(bid) => Some(bid),
        _ => None,
    })
}

/// Returns the failure of naming something that there is not, with what there is.
pub(crate) fn unknown<'a>(
    kind: &str,
    named: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Failure {
    Failure::usage(words::unknown(kind, named, known))
}

/// The seat of the player with a name.
pub(crate) fn seat(rules: &Ruleset, players: &Players, name: &str) -> Result<Seat, Failure> {
    players.seat(name).ok_or_else(|| words::unknown_name(rules, players, name).into())
}
