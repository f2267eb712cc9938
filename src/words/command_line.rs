//! What is wrong with a command line.

use super::{Hint, Problem, and, did_you_mean, messages, or, perhaps, quoted};
use crate::cards::{Syntax, SyntaxError};
use crate::rules::Ruleset;

/// A value that an argument cannot have, the values that it can, and the command most likely meant.
pub fn not_one_of(argument: &str, value: &str, valid: &[String], near: Option<&str>) -> String {
    let near = if near.is_some() { perhaps(near) } else { did_you_mean(value, valid) };
    messages::CommandLineValueExpected {
        argument,
        value: quoted(value),
        values: or(valid),
        suggestion: &near,
    }
    .say()
}

/// Arguments that a command lacks, perhaps with an example of it.
pub fn arguments_missing(command: &str, arguments: &[String], example: Option<&str>) -> String {
    let command =
        if command.is_empty() { &*messages::CommandLineThisCommand.say() } else { command };
    let arguments = and(arguments);
    match example {
        Some(example) => {
            messages::CommandLineArgumentsExample { command, arguments, example }.say()
        }
        None => messages::CommandLineArgumentsMissing { command, arguments }.say(),
    }
}

/// That a text is not a bid of these rules.
pub fn no_bid_word(rules: &Ruleset, text: &str) -> Problem {
    let named = rules.bidding.exact().map_or(&[][..], |exact| &exact.named);
    let why = match or(named.iter().map(|named| &named.word)).as_str() {
        "" => SyntaxError::new(Syntax::NamedNumber, text).to_string(),
        words => messages::CommandLineBidExpected { words }.say(),
    };
    Problem::of(bad_value("N", text, &why), [Hint::HelpOn("bid".into())])
}

/// An option that does not exist, and the one most likely meant.
pub fn no_such_option(typed: &str, near: Option<&str>) -> String {
    messages::CommandLineOptionUnknown { option: quoted(typed), suggestion: perhaps(near) }.say()
}

/// A command that does not exist, and the one most likely meant.
pub fn no_such_command(typed: &str, near: Option<&str>) -> String {
    messages::CommandLineCommandUnknown { command: quoted(typed), suggestion: perhaps(near) }.say()
}

/// A value that an argument cannot have, and why, without a full stop.
pub fn bad_value(argument: &str, value: &str, why: &str) -> String {
    messages::CommandLineValueInvalid { argument, value: quoted(value), reason: why }.say()
}

/// A word that the command does not take, and the command most likely meant.
pub fn surplus_word(typed: &str, near: Option<&str>) -> String {
    messages::CommandLineWordSurplus { word: quoted(typed) }.say() + &perhaps(near)
}
