//! What is wrong with a command line.

use super::{Hint, Problem, and, catalog, did_you_mean, or, perhaps, quoted};
use crate::cards::{Syntax, Unreadable};
use crate::rules::Ruleset;

/// A value that an argument cannot have, and the values that it can.
pub fn not_one_of(argument: &str, value: &str, valid: &[String]) -> String {
    let near = did_you_mean(value, valid);
    catalog::invalid_expected(argument, quoted(value), or(valid), &near)
}

/// Arguments that a command lacks.
pub fn arguments_missing(command: &str, arguments: &[String]) -> String {
    let command = if command.is_empty() { &*catalog::this_command() } else { command };
    catalog::needs_text(command, and(arguments))
}

/// That a text is not a bid of these rules.
pub fn no_bid_word(rules: &Ruleset, text: &str) -> Problem {
    let named = rules.bidding.exact().map_or(&[][..], |exact| &exact.named);
    let why = match or(named.iter().map(|named| &named.word)).as_str() {
        "" => Unreadable::new(Syntax::NamedNumber, text).to_string(),
        words => catalog::expected_number_such_as_3_or(words),
    };
    Problem::of(bad_value("N", text, &why), [Hint::HelpOn("bid".into())])
}

/// An option that does not exist, and the one most likely meant.
pub fn no_such_option(typed: &str, near: Option<&str>) -> String {
    catalog::there_is_no_option_here(quoted(typed), perhaps(near))
}

/// A command that does not exist, and the one most likely meant.
pub fn no_such_command(typed: &str, near: Option<&str>) -> String {
    catalog::there_is_no_command(quoted(typed), perhaps(near))
}

/// A value that an argument cannot have, and why, without a full stop.
pub fn bad_value(argument: &str, value: &str, why: &str) -> String {
    catalog::invalid(argument, quoted(value), why)
}

/// A word that the command does not take.
pub fn surplus_word(typed: &str) -> String {
    catalog::unexpected_word(quoted(typed))
}

/// A command without its subcommand.
pub fn command_missing(command: &str, valid: &[String]) -> String {
    catalog::needs_one_of_these(command, or(valid))
}

/// Arguments that cannot be given together.
pub fn not_together(one: &str, others: &[String]) -> String {
    catalog::cannot_be_given_together_with(one, and(others))
}
