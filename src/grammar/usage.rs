//! What is wrong with a command line, by the facts of the parser's error.

use super::{Global, hints};
use crate::words::messages;
use crate::words::{self, Hint, Problem};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command};
use std::error::Error;

/// What is wrong with a command line, and where to read how it would be right.
pub(crate) fn problem(error: &clap::Error) -> Problem {
    let texts = |kind| texts(error, kind);
    let first = |kind| texts(kind).into_iter().next();
    let text = |kind| first(kind).unwrap_or_default();
    let names = |kind| texts(kind).iter().map(|argument| name(argument)).collect::<Vec<_>>();
    let arguments = names(ContextKind::InvalidArg);
    let argument = arguments.first().cloned().unwrap_or_default();
    let value = text(ContextKind::InvalidValue);
    let command = text(ContextKind::Custom);
    let what = match error.kind() {
        ErrorKind::ValueValidation => {
            let why = error.source().map_or_else(String::new, ToString::to_string);
            words::bad_value(&argument, &value, why.trim_end_matches('.'))
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            messages::CommandLineValueMissing { option: &argument }.say()
        }
        ErrorKind::InvalidValue => {
            words::not_one_of(&argument, &value, &texts(ContextKind::ValidValue))
        }
        ErrorKind::TooManyValues if argument.starts_with('-') => {
            messages::CommandLineValueSurplus { option: &argument }.say()
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            words::no_such_option(&argument, first(ContextKind::SuggestedArg).as_deref())
        }
        ErrorKind::UnknownArgument => words::surplus_word(&argument),
        ErrorKind::TooManyValues => words::surplus_word(&value),
        ErrorKind::InvalidSubcommand => {
            let near = first(ContextKind::SuggestedSubcommand);
            words::no_such_command(&text(ContextKind::InvalidSubcommand), near.as_deref())
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let before = [std::slice::from_ref(&command), arguments.as_slice()].concat().join(" ");
            messages::CommandLineSubcommandMissing {
                command: &before,
                subcommands: words::or(texts(ContextKind::ValidSubcommand)),
            }
            .say()
        }
        ErrorKind::MissingRequiredArgument => words::arguments_missing(&command, &arguments),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            messages::CommandLineValueMissing { option: &argument }.say()
        }
        ErrorKind::ArgumentConflict => match names(ContextKind::PriorArg).as_slice() {
            [] => messages::CommandLineArgumentTwice { argument: &argument }.say(),
            [same] if *same == argument => {
                messages::CommandLineArgumentTwice { argument: &argument }.say()
            }
            others => messages::CommandLineArgumentsConflict {
                argument: &argument,
                others: words::and(others),
            }
            .say(),
        },
        ErrorKind::InvalidUtf8 => messages::CommandLineEncoding.say(),
        _ => messages::CommandLineUnclear.say(),
    };
    let everywhere = Global::augment_args(Command::new("everywhere"));
    let is_argument = |option: &Arg| option.get_long() == argument.strip_prefix("--");
    let hint = match command.is_empty() {
        _ if everywhere.get_opts().any(is_argument) => Hint::HelpOn("options".into()),
        true => hints::commands(),
        false => Hint::HelpOn(command),
    };
    Problem::of(what, [hint])
}

/// What the parser's error says of its `kind` of facts.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// An argument without the parser's signs: `N` of `<N>...`, `--after` of `--after <ENTRY>`.
fn name(argument: &str) -> String {
    let name = match argument.split_once(' ') {
        Some((option, _)) if option.starts_with('-') => option,
        _ => argument,
    };
    name.trim_end_matches("...").trim_matches(['<', '>', '[', ']']).to_owned()
}
