//! What is wrong with a command line, by the facts of the parser's error.

use super::{Global, hints};
use crate::words::{self, Hint, Problem, messages};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Command};
use std::error::Error;

/// What is wrong with a command line, and where to read how it would be right.
pub(crate) fn problem(error: &clap::Error) -> Problem {
    let arguments = names(error, ContextKind::InvalidArg);
    let argument = arguments.first().cloned().unwrap_or_default();
    let value = first(error, ContextKind::InvalidValue).unwrap_or_default();
    let command = first(error, ContextKind::Custom).unwrap_or_default();
    let what = match error.kind() {
        ErrorKind::ValueValidation => {
            let why = error.source().map_or_else(String::new, ToString::to_string);
            // A suggestion ends the sentence by itself.
            let (why, suggestion) = why.split_once(". ").unwrap_or((&why, ""));
            let what = words::bad_value(&argument, &value, why.trim_end_matches('.'));
            match first(error, ContextKind::SuggestedSubcommand) {
                Some(near) if suggestion.is_empty() => what + &words::perhaps(Some(&near)),
                _ => format!("{what} {suggestion}").trim_end().to_owned(),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            messages::CommandLineValueMissing { option: &argument }.say()
        }
        ErrorKind::InvalidValue => {
            let near = first(error, ContextKind::SuggestedSubcommand);
            words::not_one_of(
                &argument,
                &value,
                &texts(error, ContextKind::ValidValue),
                near.as_deref(),
            )
        }
        ErrorKind::TooManyValues if argument.starts_with('-') => {
            messages::CommandLineValueSurplus { option: &argument }.say()
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            words::no_such_option(&argument, first(error, ContextKind::SuggestedArg).as_deref())
        }
        ErrorKind::UnknownArgument => {
            let near = first(error, ContextKind::SuggestedSubcommand);
            words::surplus_word(&argument, near.as_deref())
        }
        ErrorKind::TooManyValues => words::surplus_word(&value, None),
        ErrorKind::InvalidSubcommand => {
            let typed = first(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            let near = first(error, ContextKind::SuggestedSubcommand);
            words::no_such_command(&typed, near.as_deref())
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let mut before = arguments;
            before.insert(0, command.clone());
            messages::CommandLineSubcommandMissing {
                command: before.join(" "),
                subcommands: words::or(texts(error, ContextKind::ValidSubcommand)),
            }
            .say()
        }
        ErrorKind::MissingRequiredArgument => {
            let is_option = |name: &String| name.starts_with('-');
            let example = first(error, ContextKind::Suggested);
            let example = if arguments.iter().any(is_option) { None } else { example };
            words::arguments_missing(&command, &arguments, example.as_deref())
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            messages::CommandLineValueMissing { option: &argument }.say()
        }
        ErrorKind::ArgumentConflict => match names(error, ContextKind::PriorArg).as_slice() {
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
    let long = argument.strip_prefix("--");
    let hint = if everywhere.get_opts().any(|option| option.get_long() == long) {
        Hint::HelpOn("options".into())
    } else if command.is_empty() {
        hints::commands()
    } else {
        Hint::HelpOn(command)
    };
    Problem::of(what, [hint])
}

/// The first fact of a kind in an error of the parser.
fn first(error: &clap::Error, kind: ContextKind) -> Option<String> {
    texts(error, kind).into_iter().next()
}

/// The names of the arguments in an error of the parser.
fn names(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    texts(error, kind).iter().map(|argument| name(argument)).collect()
}

/// The facts of a kind in an error of the parser.
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
