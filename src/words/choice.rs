//! Rules chosen for a game: settings, rules files, the catalogue.

use super::grammar::{count, range};
use super::near::{Unknown, did_you_mean, expected, lacking, quoted, unknown};
use super::ruleset::rules_fault;
use crate::presets::FileFault;
use crate::rules::{Ruleset, Setting, SettingFault};

/// Why a setting, as typed, cannot be made in these rules, with the nearest that can.
pub fn setting_fault(rules: &Ruleset, text: &str, fault: &SettingFault) -> String {
    let keys = Setting::keys(rules);
    let keys = || keys.iter().map(String::as_str);
    let (key, value) = text.split_once('=').unwrap_or((text, ""));
    match fault {
        SettingFault::NoValue => format!(
            "A setting is KEY=VALUE, such as hook=off, not {}.{}",
            quoted(text),
            did_you_mean(key, keys())
        ),
        SettingFault::UnknownKey => unknown(Unknown::Setting, key, keys()),
        SettingFault::BadValue(what) => {
            format!("{key} cannot be {}: {}.", quoted(value), expected(value, what))
        }
        SettingFault::Lacking(what) => {
            format!("{key} cannot be set: {}.", lacking(rules, *what))
        }
    }
}

/// That the highest deal is beyond what the pack gives.
pub fn top_too_high(top: u8, most: u8, players: Option<usize>) -> String {
    match players {
        Some(players) => format!(
            "top cannot be {top}: with {players} players a deal has at most {}.",
            count(most, "card")
        ),
        None => format!("top cannot be {top}: a deal has at most {}.", count(most, "card")),
    }
}

/// Why a rules file cannot be used, after the place of the fault.
pub fn file_fault(file: &str, fault: &FileFault) -> String {
    let at = |line: &Option<usize>, column: &Option<usize>| match (line, column) {
        (Some(line), Some(column)) => format!("{file}:{line}:{column}"),
        _ => file.to_owned(),
    };
    match fault {
        FileFault::TooLong { most } => format!("{file}: a rules file has at most {most} bytes."),
        FileFault::Unreadable { line, column, message } => {
            format!("{}: {}.", at(line, column), message.replace('\n', "; "))
        }
        FileFault::Unplayable { line, column, fault } => {
            format!("{}: {}", at(line, column), rules_fault(fault))
        }
    }
}

/// That a rules file can be played.
pub fn file_is_sound(file: &str, rules: &Ruleset) -> String {
    format!("{file} is sound: {}, for {} players.", rules.title, range(&rules.player_counts()))
}

/// What to know before changing rules written as a file.
pub fn file_header(rules: &Ruleset) -> String {
    format!("{}. Change any line, and then also the id, the title and the sources.", rules.title)
}

/// Above a table of points by bid and tricks: what it shows, and of which deal.
pub fn points_caption(cards: u8, players: u8) -> Vec<String> {
    vec![
        "Points by bid and tricks taken".into(),
        format!("{} each, {players} players", count(cards, "card")),
    ]
}

/// Above a table of what contracts pay.
pub fn contracts_caption() -> Vec<String> {
    vec!["Each challenger's points by tricks".into(), "an opponent's below".into()]
}

/// That a new game cannot be named as an existing one is.
pub const fn new_game_named() -> &'static str {
    "Only an existing game can be chosen; a new one gets an id."
}
