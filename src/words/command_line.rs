//! What is wrong with a command line.

use super::{Hint, Problem, and, did_you_mean, or, perhaps, quoted};
use crate::cards::{Syntax, Unreadable};
use crate::rules::Ruleset;

/// A value that an argument cannot have, and the values that it can.
pub fn not_one_of(argument: &str, value: &str, valid: &[String]) -> String {
    let near = did_you_mean(value, valid);
    format!("Invalid {argument} {}: expected {}.{near}", quoted(value), or(valid))
}

/// Arguments that a command lacks.
pub fn arguments_missing(command: &str, arguments: &[String]) -> String {
    let command = if command.is_empty() { "This command" } else { command };
    format!("{command} needs {}.", and(arguments))
}

/// That a text is not a bid of these rules.
pub fn no_bid_word(rules: &Ruleset, text: &str) -> Problem {
    let named = rules.bidding.exact().map_or(&[][..], |exact| &exact.named);
    let why = match or(named.iter().map(|named| &named.word)).as_str() {
        "" => Unreadable::new(Syntax::NamedNumber, text).to_string(),
        words => format!("expected a number such as 3, or {words}"),
    };
    Problem::of(bad_value("N", text, &why), [Hint::HelpOn("bid".into())])
}

messages! {
    /// An option that does not exist, and the one most likely meant.
    no_such_option(typed: &str, near: Option<&str>):
        "There is no option {} here.{}", quoted(typed), perhaps(near);

    /// A command that does not exist, and the one most likely meant.
    no_such_command(typed: &str, near: Option<&str>):
        "There is no command {}.{}", quoted(typed), perhaps(near);

    /// A value that an argument cannot have, and why, without a full stop.
    bad_value(argument: &str, value: &str, why: &str):
        "Invalid {argument} {}: {why}.", quoted(value);

    /// An option without its value.
    no_value(option: &str): "{option} needs a value after it.";

    /// An option with a value that it does not take.
    no_value_taken(option: &str): "{option} takes no value.";

    /// A word after all those that a command takes.
    surplus_word(typed: &str): "Unexpected word {}.", quoted(typed);

    /// A command without one of those that it consists of.
    command_missing(command: &str, valid: &[String]):
        "{command} needs one of these: {}.", or(valid);

    /// An argument that was given twice.
    given_twice(argument: &str): "{argument} can be given only once.";

    /// Arguments that cannot be given together.
    not_together(one: &str, others: &[String]):
        "{one} cannot be given together with {}.", and(others);

    /// A command line of which nothing more is known.
    bad_command_line: "This command line cannot be understood.";

    /// A word that is not text.
    not_utf8: "A word of this command line is not valid UTF-8.";
}
