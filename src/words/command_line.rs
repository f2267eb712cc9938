//! What is wrong with a command line.

use super::grammar::{and, or, quoted};
use crate::cards::near_miss;

/// A value that an argument cannot have, and why, without a full stop.
pub fn bad_value(argument: &str, value: &str, why: &str) -> String {
    format!("Invalid {argument} {}: {why}.", quoted(value))
}

/// A value that is none of those that an argument can have.
pub fn not_one_of(argument: &str, value: &str, valid: &[String]) -> String {
    let near = near_miss(value, valid.iter().map(String::as_str));
    let near = near.map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    format!("Invalid {argument} {}: expected {}.{near}", quoted(value), or(valid))
}

/// An option without its value.
pub fn no_value(option: &str) -> String {
    format!("{option} needs a value after it.")
}

/// An option that does not exist, and the one most likely meant.
pub fn no_such_option(typed: &str, near: Option<&str>) -> String {
    let near = near.map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    format!("There is no option {} here.{near}", quoted(typed))
}

/// A word after all those that a command takes.
pub fn surplus_word(typed: &str) -> String {
    format!("Unexpected word {}.", quoted(typed))
}

/// A command that does not exist, and the one most likely meant.
pub fn no_such_command(typed: &str, near: Option<&str>) -> String {
    let near = near.map_or_else(String::new, |near| format!(" Did you mean {near}?"));
    format!("There is no command {}.{near}", quoted(typed))
}

/// A command without one of those that it consists of.
pub fn command_missing(command: &str, valid: &[String]) -> String {
    format!("{command} needs one of these: {}.", or(valid))
}

/// Arguments that a command lacks.
pub fn arguments_missing(command: &str, arguments: &[String]) -> String {
    let command = if command.is_empty() { "This command" } else { command };
    format!("{command} needs {}.", and(arguments))
}

/// An argument that was given twice.
pub fn given_twice(argument: &str) -> String {
    format!("{argument} can be given only once.")
}

/// Arguments that cannot be given together.
pub fn not_together(one: &str, others: &[String]) -> String {
    format!("{one} cannot be given together with {}.", and(others))
}

messages! {
    /// A command line of which nothing more is known.
    bad_command_line: "This command line cannot be understood.";

    /// A word that is not text.
    not_utf8: "A word of this command line is not valid UTF-8.";
}
