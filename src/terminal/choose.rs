//! The rules that a command names: built in or from a file, with the table's settings.

use crate::cards::Seat;
use crate::desk::NewGame;
use crate::game::Players;
use crate::grammar::{Choice, New};
use crate::history::Origin;
use crate::presets;
use crate::rules::{Bid, Call, Ruleset, Scoring, Setting};
use crate::terminal::context::game_id;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::words::{self, Problem, Unknown};
use std::path::Path;

/// The rules that `named` and `choice` ask for, for a table of `players` if that is known.
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
        None => return Err(unknown(Unknown::Rules, named, presets::rulesets())),
    };
    if let Some(id) = &choice.scoring {
        let catalogue = presets::scorings_for(&rules);
        let found = catalogue.iter().find(|scoring| scoring.id() == id).cloned();
        rules.scoring = found.ok_or_else(|| {
            unknown(Unknown::Score(&rules.title), id, catalogue.iter().map(Scoring::id))
        })?;
    }
    if let Some(id) = &choice.schedule {
        rules.schedule.form.clone_from(id);
        if rules.schedule.form_in_use().is_none() {
            let forms = rules.schedule.forms.iter().map(|form| form.id.as_str());
            return Err(unknown(Unknown::Schedule, id, forms));
        }
    }
    // Of a key that is set twice, the last value counts.
    let key = |text: &str| text.split('=').next().unwrap_or_default().trim().to_owned();
    let set = choice.set.iter().enumerate();
    let last = set.filter(|(index, text)| {
        !choice.set[index + 1..].iter().any(|later| key(later) == key(text))
    });
    let mut last: Vec<&String> = last.map(|(_, text)| text).collect();
    // What a match adds up decides where it ends, unless the table sets that too.
    last.sort_by_key(|text| key(text) != Setting::Match.key());
    for text in last {
        Setting::apply(text, &mut rules)
            .map_err(|fault| Failure::usage(words::setting_fault(&rules, text, &fault)))?;
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

/// The rules that a table of `players` most likely asks about: the first with exact bids for so
/// many players, or the first of all.
pub(crate) fn usual_rules(players: u8) -> Ruleset {
    let all = presets::rulesets().filter_map(presets::ruleset);
    let mut all = all.filter(|rules| rules.bidding.exact().is_some()).peekable();
    let first = all.peek().cloned();
    let seating = all.find(|rules| rules.table(players).is_some());
    seating.or(first).expect("rules come with the program")
}

/// Refuses a highest deal that a table sets beyond its pack. A rules file may name more than the
/// pack gives a large table: there the pack decides.
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
    Err(Failure::usage(words::top_too_high(top, most, players)))
}

/// Reads rules from a file.
///
/// # Errors
/// The file cannot be read, or nobody could play by it.
pub(crate) fn read_file(path: &Path) -> Result<Ruleset, Failure> {
    let text = files::read_text(path)?;
    presets::read(&text).map_err(|fault| {
        Failure::against(Problem::of(words::file_fault(&path.display().to_string(), &fault), []))
    })
}

fn is_path(named: &str) -> bool {
    let path = Path::new(named);
    path.components().count() > 1 || path.extension().is_some()
}

/// Checks that these rules have the bids.
///
/// # Errors
/// They do not have one of them.
pub(crate) fn known_bids<'a>(
    rules: &Ruleset,
    bids: impl IntoIterator<Item = &'a Bid>,
) -> Result<(), Failure> {
    let Some(rule) = rules.bidding.auction() else { return Ok(()) };
    match bids.into_iter().find(|bid| rule.bid(&bid.id).is_none()) {
        Some(bid) => {
            Err(unknown(Unknown::Bid, &bid.id, rule.bids.iter().map(|bid| bid.id.as_str())))
        }
        None => Ok(()),
    }
}

/// The bids among calls.
pub(crate) fn bids_of<'a>(
    calls: impl IntoIterator<Item = &'a Call>,
) -> impl Iterator<Item = &'a Bid> {
    calls.into_iter().filter_map(|call| match call {
        Call::Bid(bid) => Some(bid),
        _ => None,
    })
}

/// The failure of naming something that does not exist, with what does.
pub(crate) fn unknown<'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Failure {
    Failure::usage(words::unknown(what, named, known))
}

/// The seat of the player with a name.
pub(crate) fn seat(rules: &Ruleset, players: &Players, name: &str) -> Result<Seat, Failure> {
    players.seat(name).ok_or_else(|| words::unknown_name(rules, players, name).into())
}
