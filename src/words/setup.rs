//! What is wrong with names, told.

use super::grammar::{and, or};
use super::ruling::Ruling;
use crate::game::{LONGEST_NAME, Name, NameFault, Players, PlayersFault};
use crate::rules::{Clause, Expected, Ruleset};

/// Returns the candidate that `text` most likely meant, if any comes near.
pub fn near_miss<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = text.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| {
            (strsim::damerau_levenshtein(&typed, &candidate.to_lowercase()), candidate)
        })
        .filter(|(edits, candidate)| *edits <= 1 + candidate.chars().count() / 4)
        .min_by_key(|(edits, _)| *edits)
        .map(|(_, candidate)| candidate)
}

/// Returns the ruling on a name that nobody at the table has.
pub fn unknown_name(rules: &Ruleset, players: &Players, name: &str) -> Ruling {
    let shown = quoted(name);
    let hint = near_miss(name, players.names().map(Name::as_str))
        .map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    let names: Vec<&Name> = players.names().collect();
    Ruling::on(
        rules,
        Clause::Players,
        format!("Nobody at this table is called {shown}.{hint}"),
        Some(format!("At the table: {}.", and(&names))),
    )
}

/// Returns the ruling on texts that cannot be the players of a table.
pub fn players_fault(rules: &Ruleset, fault: &PlayersFault) -> Ruling {
    let because = match fault {
        PlayersFault::Name { text, fault } => name_fault(text, *fault),
        PlayersFault::Same { first, second } if first.as_str() == second.as_str() => {
            format!("Two players are called {first}.")
        }
        PlayersFault::Same { first, second } => format!(
            "{first} and {second} are the same name: case and Unicode form make no difference."
        ),
    };
    let legal = format!("Names of 1 to {LONGEST_NAME} visible characters, each one different.");
    Ruling::on(rules, Clause::Players, because, Some(legal))
}

/// Returns what keeps a text from being a name, as a sentence that is safe to print.
pub fn name_fault(text: &str, fault: NameFault) -> String {
    let shown = quoted(text);
    match fault {
        NameFault::Empty => "A name has something to see in it; this one is empty.".into(),
        NameFault::TooLong => format!("{shown} is too long for a name."),
        NameFault::Invisible(code) => format!(
            "{shown} cannot be a name: it contains U+{code:04X}, a character that controls a \
             terminal or cannot be seen."
        ),
        NameFault::Reserved(',') => {
            format!("{shown} cannot be a name: a comma parts the names of a list.")
        }
        NameFault::Reserved(_) => {
            format!("{shown} cannot be a name: what begins with a hyphen is an option.")
        }
    }
}

/// Returns text from a stranger in quotes, shortened, with everything escaped that is not safe on
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

/// Returns what a setting expects, and the nearest right value: `expected 1 to 52 cards, and 52 is
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
    let number = match (expected, value.parse::<i64>()) {
        (Expected::Number { least, most, .. }, Ok(number)) => {
            Some(number.clamp(*least, *most).to_string())
        }
        _ => None,
    };
    let last = value.rsplit(',').next().unwrap_or(value);
    let near =
        number.or_else(|| near_miss(last, words.iter().map(String::as_str)).map(str::to_owned));
    match near {
        Some(near) => format!("expected {what}; {near} is nearest"),
        None => format!("expected {what}"),
    }
}
