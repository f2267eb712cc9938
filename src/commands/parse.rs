//! Reads command lines.

use super::cli::{self, Cli, Line, Reading};
use super::guide;
use crate::cards::near_miss;
use crate::grammar::{Global, Recording};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::LazyLock;

/// Reads a command line, whose first word is the program's own name: the options of every command,
/// and the command, which is `status` if none is named.
///
/// # Errors
/// The line is not of this grammar, or asks for help. [`explained`] is for people.
pub(crate) fn parse(words: &[OsString]) -> Result<(Global, cli::Command), clap::Error> {
    let found = of_named(words).try_get_matches_from(words)?;
    let Cli { global, command } = Cli::from_arg_matches(&found)?;
    Ok((global, command.unwrap_or(cli::Command::Read(Reading::Status))))
}

/// What people read where [`parse`] gave this error: help, or an error, folded to `width`. It is made
/// again, in the reader's language and with the grammar as it is dressed for people.
pub(crate) fn explained(error: clap::Error, words: &[OsString], width: usize) -> clap::Error {
    if error.kind() == ErrorKind::DisplayVersion {
        return error;
    }
    let mut dressed = guide::grammar(width);
    let found = dressed.try_get_matches_from_mut(words);
    match found.and_then(|found| Cli::from_arg_matches(&found)) {
        Err(again) => with_command(again, &dressed, words),
        Ok(_) => error,
    }
}

/// The grammar reduced to the commands that a line may name: making all of them, and copying the
/// global options to each, would take a third of the instructions of a bid.
fn of_named(words: &[OsString]) -> Command {
    let is_name = |word: &&str| cli::Command::has_subcommand(word);
    let named: Vec<&str> = words.iter().filter_map(|word| word.to_str()).filter(is_name).collect();
    let are_all = |has: fn(&str) -> bool| named.iter().all(|name| has(name));
    let commands = match Command::new("commands") {
        none if are_all(Reading::has_subcommand) => Reading::augment_subcommands(none),
        none if are_all(Recording::has_subcommand) => Recording::augment_subcommands(none),
        none => cli::Command::augment_subcommands(none),
    };
    let is_named = |command: &&Command| named.contains(&command.get_name());
    let bare =
        Command::new("hoyle").version(env!("CARGO_PKG_VERSION")).disable_help_subcommand(true);
    Global::augment_args(bare).subcommands(commands.get_subcommands().filter(is_named).cloned())
}

/// Reads the words of a line of a script.
///
/// # Errors
/// The line is not of this grammar.
pub(crate) fn line(words: &[String]) -> Result<Line, clap::Error> {
    Line::try_parse_from(words).map_err(|error| {
        let all = command_line(words.iter().map(String::as_str));
        with_command(error, &Cli::command(), &all)
    })
}

/// A whole command line: the program's name, and then these words.
pub(crate) fn command_line<'a>(words: impl Iterator<Item = &'a str>) -> Vec<OsString> {
    ["hoyle"].into_iter().chain(words).map(OsString::from).collect()
}

/// What people call commands that have other names.
static OTHER_NAMES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    toml::from_str(include_str!("other-names.toml")).expect("names come with the program")
});

/// The command most likely meant by a word that is none of these.
pub(crate) fn meant(whole: &Command, typed: &str) -> Option<String> {
    let typed = typed.to_lowercase();
    let names = || whole.get_subcommands().map(Command::get_name);
    if names().any(|name| name == typed) {
        return Some(typed);
    }
    let other = OTHER_NAMES.iter().find(|(_, others)| others.contains(&typed));
    match other.map(|(name, _)| name.as_str()).filter(|name| names().any(|own| own == *name)) {
        Some("call") => Some(format!("call {typed}")),
        Some(name) => Some(name.to_owned()),
        None => near_miss(&typed, names()).map(str::to_owned),
    }
}

/// Adds to an error the command that it is about, those that it consists of, and the one most likely
/// meant by one that does not exist.
fn with_command(mut error: clap::Error, whole: &Command, words: &[OsString]) -> clap::Error {
    let line: Vec<&str> = words.iter().skip(1).filter_map(|word| word.to_str()).collect();
    let (mut command, mut path) = (whole, Vec::new());
    let unknown = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(typed)) => typed.as_str(),
        _ => "",
    };
    for word in line.iter().take_while(|word| **word != unknown) {
        if let Some(found) = command.find_subcommand(word) {
            command = found;
            path.push(found.get_name());
        }
    }
    let names = || command.get_subcommands().map(Command::get_name);
    if line.windows(2).any(|two| two == ["score", "sheet"]) {
        error = clap::Error::new(ErrorKind::InvalidSubcommand);
        let typed = ContextValue::String("score sheet".into());
        error.insert(ContextKind::InvalidSubcommand, typed);
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec!["sheet".into()]));
        return error;
    }
    if let Some(ContextValue::String(typed)) = error.get(ContextKind::InvalidSubcommand) {
        let near = ContextValue::Strings(meant(command, typed).into_iter().collect());
        error.insert(ContextKind::SuggestedSubcommand, near);
    }
    if error.get(ContextKind::InvalidArg).is_none() {
        // What comes before one of those.
        let before = command.get_positionals().filter_map(Arg::get_value_names);
        let before = before.flatten().map(ToString::to_string).collect();
        error.insert(ContextKind::InvalidArg, ContextValue::Strings(before));
    }
    let valid = names().filter(|name| *name != "help").map(str::to_owned).collect();
    error.insert(ContextKind::ValidSubcommand, ContextValue::Strings(valid));
    error.insert(ContextKind::Custom, ContextValue::String(path.join(" ")));
    error
}

/// The options of every command that can be read from a line that otherwise cannot: they say how to
/// print the error.
pub(crate) fn global(words: &[OsString]) -> Global {
    let bare = Command::new("hoyle")
        .no_binary_name(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("rest").num_args(0..));
    let bare = Global::augment_args(bare);
    let is_read = |word: &&OsString| {
        let Some(option) = word.to_str().filter(|word| word.starts_with('-')) else { return true };
        let long = option.trim_start_matches('-').split('=').next();
        option.starts_with("-g") || bare.get_arguments().any(|arg| arg.get_long() == long)
    };
    let given = words.iter().skip(1).take_while(|word| *word != "--").filter(is_read);
    let found = bare.clone().try_get_matches_from(given);
    found.and_then(|found| Global::from_arg_matches(&found)).unwrap_or_default()
}
