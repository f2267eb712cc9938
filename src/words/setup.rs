//! What is wrong with names, told.

use super::grammar::and;
use super::near::{did_you_mean, quoted};
use super::ruling::Ruling;
use crate::game::{LONGEST_NAME, Name, NameFault, Players, PlayersFault};
use crate::rules::{Clause, Ruleset};

/// Returns the ruling on a name that nobody at the table has.
pub fn unknown_name(rules: &Ruleset, players: &Players, name: &str) -> Ruling {
    let shown = quoted(name);
    let near = did_you_mean(name, players.names().map(Name::as_str));
    let names: Vec<&Name> = players.names().collect();
    Ruling::on(
        rules,
        Clause::Players,
        format!("Nobody at this table is called {shown}.{near}"),
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
            "{first} and {second} are the same name: case, Unicode form and invisible characters \
             make no difference."
        ),
    };
    let legal =
        format!("Give each player a different name of 1 to {LONGEST_NAME} visible characters.");
    Ruling::on(rules, Clause::Players, because, Some(legal))
}

/// Returns what keeps a text from being a name, as a sentence that is safe to print.
pub fn name_fault(text: &str, fault: NameFault) -> String {
    let shown = quoted(text);
    match fault {
        NameFault::Empty => "A name needs at least one visible character.".into(),
        NameFault::TooLong => format!("{shown} is too long for a name."),
        NameFault::Invisible(code) => format!(
            "{shown} cannot be a name: it contains U+{code:04X}, a control character or one that \
             is invisible."
        ),
        NameFault::Reserved(',') => {
            format!("{shown} cannot be a name: commas separate the names in a list.")
        }
        NameFault::Reserved(_) => {
            format!("{shown} cannot be a name: a leading hyphen marks an option.")
        }
    }
}

/// That some numbers have names and others none.
pub const fn some_named() -> &'static str {
    "Some numbers have a name and some have none: name them all, or none."
}

/// That a correction gives cards before it says of which trick.
pub const fn trick_number_first() -> &'static str {
    "Give the number of the trick before its cards."
}
