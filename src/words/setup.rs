//! What is wrong with names, told.

use super::grammar::and;
use super::near::{near_miss, quoted};
use super::ruling::Ruling;
use crate::game::{LONGEST_NAME, Name, NameFault, Players, PlayersFault};
use crate::rules::{Clause, Ruleset};

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
            "{first} and {second} are the same name: case, Unicode form and what cannot be seen make \
             no difference."
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
