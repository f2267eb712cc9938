//! Rules chosen for a game: settings, rules files, the catalogue, and names that are not in it.

use super::grammar::{and, count, did_you_mean, near_miss, or, quoted, range};
use super::ruleset::rules_fault;
use crate::presets::{FileFault, LONGEST_FILE};
use crate::rules::{Expected, Ruleset, Setting, SettingFault};

/// What rules lack that a setting would change: `Serbian whist has no promotions`.
fn lacking(rules: &Ruleset, setting: Setting) -> String {
    let what = match setting {
        Setting::Premium if rules.scoring.hands().is_some() => {
            let score = rules.scoring.id();
            return format!("the score {score} pays no premium for a made contract");
        }
        Setting::Premium | Setting::SpadesDouble => "no score of hands",
        Setting::Promotions | Setting::NoZero => "no promotions",
        Setting::ZeroFinish => "no zero finish",
        Setting::Forehead | Setting::Top => "no deals of different sizes",
        Setting::Hook => "no bids that a hook could bar",
        Setting::End => "a schedule that ends by itself",
        Setting::Trumps => "no auction",
        Setting::Overtricks => "no contracts",
        Setting::TrouAll => "no trou",
        Setting::Match => "no match",
    };
    format!("{} has {what}", rules.title)
}

/// What a setting expects, and the nearest right value: `expected 1 to 52 cards, and 52 is
/// nearest`.
pub(super) fn expected(value: &str, expected: &Expected) -> String {
    let (what, words) = match expected {
        Expected::OneOf(words) => (or(words), words),
        Expected::AllOf(words) => {
            (format!("each of {} once, with commas between, lowest first", and(words)), words)
        }
        Expected::SomeOf(words) => {
            (format!("off, or some of {} with commas between", and(words)), words)
        }
        Expected::Number { least, most, of, or: words } if words.is_empty() => {
            (format!("{least} to {most} {of}"), words)
        }
        Expected::Number { least, most, of, or: words } => {
            (format!("{least} to {most} {of}, or {}", or(words)), words)
        }
    };
    let number = match expected {
        Expected::Number { least, most, .. } => clamped(value, *least, *most),
        _ => None,
    };
    let meant = match value {
        "yes" | "true" => "on",
        "no" | "false" | "none" => "off",
        _ => "",
    };
    let last = value.rsplit(',').next().unwrap_or(value);
    let near = number
        .or_else(|| words.iter().find(|word| *word == meant).cloned())
        .or_else(|| near_miss(last, words.iter().map(String::as_str)).map(str::to_owned));
    match near {
        Some(near) => format!("expected {what}; {near} is nearest"),
        None => format!("expected {what}"),
    }
}

/// The number of a range that is nearest to what a text writes, if it writes a number.
fn clamped(text: &str, least: i64, most: i64) -> Option<String> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let whole = digits.split('.').next().filter(|digits| !digits.is_empty())?;
    if !digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return None;
    }
    // What no number can hold is beyond the range as well.
    let number = whole.parse::<i64>().unwrap_or(i64::MAX);
    let number = if text.starts_with('-') { -number } else { number };
    Some(number.clamp(least, most).to_string())
}

/// What a name can be unknown as.
#[derive(Clone, Copy, Debug)]
pub enum Unknown<'a> {
    /// As a set of rules.
    Rules,
    /// As a score for the rules with this title.
    Score(&'a str),
    /// As a schedule.
    Schedule,
    /// As a key to set.
    Setting,
    /// As a bid.
    Bid,
    /// As an extra deal.
    Extra,
    /// As a JSON Schema.
    Schema,
    /// As a command.
    Command,
}

/// That a name is unknown, with the nearest one that is known.
pub fn no_such<'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> String {
    let missing = match what {
        Unknown::Rules => "are no rules",
        Unknown::Score(rules) => &format!("is no score for {rules}"),
        Unknown::Schedule => "is no schedule",
        Unknown::Setting => "is no setting",
        Unknown::Bid => "is no bid",
        Unknown::Extra => "is no extra deal",
        Unknown::Schema => "is no schema",
        Unknown::Command => "is no command",
    };
    format!("There {missing} called {}.{}", quoted(named), did_you_mean(named, known))
}

/// That a name is unknown, with all those that are known.
pub fn unknown<'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    format!("{} Choose from {}.", no_such(what, named, known.iter().copied()), and(&known))
}

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
        SettingFault::Lacking(setting) => {
            format!("{key} cannot be set: {}.", lacking(rules, *setting))
        }
    }
}

/// That the highest deal is beyond what the pack gives.
pub fn top_too_high(top: u8, most: u8, players: Option<usize>) -> String {
    let with = players.map_or_else(String::new, |players| format!("with {players} players "));
    format!("top cannot be {top}: {with}a deal has at most {}.", count(most, "card"))
}

/// Why a rules file cannot be used, after the place of the fault.
pub fn file_fault(file: &str, fault: &FileFault) -> String {
    let (place, why) = match fault {
        FileFault::TooLong => (None, format!("a rules file has at most {LONGEST_FILE} bytes.")),
        FileFault::Unreadable { line, column, message } => {
            (line.zip(*column), format!("{}.", message.replace('\n', "; ")))
        }
        FileFault::Unplayable { line, column, fault } => (line.zip(*column), rules_fault(fault)),
    };
    match place {
        Some((line, column)) => format!("{file}:{line}:{column}: {why}"),
        None => format!("{file}: {why}"),
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
