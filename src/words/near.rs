//! What was typed, shown safely, and what was most likely meant.

use super::grammar::{and, or};
use crate::game::{LONGEST_NAME, Name, NameFault};
use crate::rules::{Expected, Lacking, Ruleset};

/// The candidate that `text` most likely meant, if any comes near.
pub fn near_miss<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = text.to_lowercase();
    let candidates: Vec<&str> = candidates.into_iter().collect();
    let by_edits = candidates
        .iter()
        .copied()
        .map(|candidate| {
            (strsim::damerau_levenshtein(&typed, &candidate.to_lowercase()), candidate)
        })
        .filter(|(edits, candidate)| {
            let shorter = candidate.chars().count().min(typed.chars().count());
            *candidate != text && *edits <= 1 + shorter / 4 && *edits < shorter
        })
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate);
    // A part of just one of them will do as well.
    let mut holding = candidates.iter().copied().filter(|candidate| {
        typed.chars().count() > 2 && *candidate != text && candidate.to_lowercase().contains(&typed)
    });
    by_edits.or_else(|| holding.next().filter(|_| holding.next().is_none()))
}

/// ` Did you mean Igor?`, or nothing where no candidate comes near.
pub fn did_you_mean<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    near_miss(text, candidates).map_or_else(String::new, |near| format!(" Did you mean {near}?"))
}

/// Text from a stranger in quotes, shortened, with everything escaped that is not safe on
/// a terminal.
pub fn quoted(text: &str) -> String {
    let mut shown = String::from("“");
    for (index, c) in text.chars().enumerate() {
        if index == 2 * LONGEST_NAME {
            shown.push('…');
            break;
        }
        if c == ' ' || matches!(Name::new(&format!("x{c}")), Ok(_) | Err(NameFault::Reserved(_))) {
            shown.push(c);
        } else {
            shown.extend(c.escape_unicode());
        }
    }
    shown.push('”');
    shown
}

/// What rules lack that a setting would change: `Serbian whist has no promotions`.
pub fn lacking(rules: &Ruleset, lacking: Lacking) -> String {
    let what = match lacking {
        Lacking::Premium => {
            let score = rules.scoring.id();
            return format!("the score {score} pays no premium for a made contract");
        }
        Lacking::HandScore => "no score of hands",
        Lacking::Promotions => "no promotions",
        Lacking::ZeroFinish => "no zero finish",
        Lacking::DealSizes => "no deals of different sizes",
        Lacking::ExactBids => "no bids that a hook could bar",
        Lacking::EndlessSchedule => "a schedule that ends by itself",
        Lacking::Auction => "no auction",
        Lacking::Contracts => "no contracts",
        Lacking::Trou => "no trou",
        Lacking::Match => "no match",
    };
    format!("{} has {what}", rules.title)
}

/// What a setting expects, and the nearest right value: `expected 1 to 52 cards, and 52 is
/// nearest`.
pub fn expected(value: &str, expected: &Expected) -> String {
    let (what, words) = match expected {
        Expected::OneOf(words) => (or(words), words),
        Expected::AllOf(words) => {
            (format!("each of {} once, with commas between, lowest first", and(words)), words)
        }
        Expected::SomeOf(words) => {
            (format!("off, or some of {} with commas between", and(words)), words)
        }
        Expected::Number { least, most, of, or: words } => {
            let range = format!("{least} to {most} {of}");
            (if words.is_empty() { range } else { format!("{range}, or {}", or(words)) }, words)
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
    let number = number.or_else(|| words.iter().find(|word| *word == meant).cloned());
    let last = value.rsplit(',').next().unwrap_or(value);
    let near =
        number.or_else(|| near_miss(last, words.iter().map(String::as_str)).map(str::to_owned));
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
    let name = quoted(named);
    let missing = match what {
        Unknown::Rules => format!("There are no rules called {name}."),
        Unknown::Score(rules) => format!("There is no score for {rules} called {name}."),
        Unknown::Schedule => format!("There is no schedule called {name}."),
        Unknown::Setting => format!("There is no setting called {name}."),
        Unknown::Bid => format!("There is no bid called {name}."),
        Unknown::Schema => format!("There is no schema called {name}."),
        Unknown::Command => format!("There is no command called {name}."),
    };
    missing + &did_you_mean(named, known)
}

/// That a name is unknown, with all those that are known.
pub fn unknown<'a>(
    what: Unknown<'_>,
    named: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let missing = no_such(what, named, known.iter().copied());
    format!("{missing} Choose from {}.", and(&known))
}
