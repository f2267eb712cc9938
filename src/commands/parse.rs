//! Reads command lines.

use super::cli::{self, Cli};
use super::player::ScriptCommand;
use super::{ReadingCommand, guide, unknown};
use crate::grammar::{Global, Recording};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command, CommandFactory, FromArgMatches, Subcommand};
use std::ffi::OsString;

/// Reads a command line, whose first word is the program's own name: the options of every command,
/// and the command, which is `status` if none is named.
///
/// # Errors
/// The line is not of this grammar, or asks for help. [`explained`] is for people.
pub(crate) fn parse(words: &[OsString]) -> Result<(Global, cli::Command), clap::Error> {
    let found = of_named(words).try_get_matches_from(words)?;
    let Cli { global, command } = Cli::from_arg_matches(&found)?;
    let status = cli::Command::Script(ScriptCommand::Read(ReadingCommand::Status));
    Ok((global, command.unwrap_or(status)))
}

/// What people read where [`parse`] gave this error: help, or an error, folded to `width`. It is made
/// again, in the reader's language and with the grammar as it is dressed for people.
pub(crate) fn explained(error: clap::Error, words: &[OsString], width: usize) -> clap::Error {
    if error.kind() == ErrorKind::DisplayVersion {
        return error;
    }
    let mut dressed = guide::grammar(Cli::command(), width);
    let found = dressed.try_get_matches_from_mut(words);
    match found.and_then(|found| Cli::from_arg_matches(&found)) {
        Err(again) => {
            let line: Vec<&str> = words.iter().skip(1).filter_map(|word| word.to_str()).collect();
            unknown::explained(again, &dressed, &line)
        }
        Ok(_) => error,
    }
}

/// The grammar reduced to the commands that a line may name: making all of them, and copying the
/// global options to each, would take a third of the instructions of a bid.
fn of_named(words: &[OsString]) -> Command {
    let words = words.iter().filter_map(|word| word.to_str());
    let named: Vec<&str> = words.filter(|word| cli::Command::has_subcommand(word)).collect();
    let none = Command::new("commands");
    let commands = if named.iter().all(|name| ReadingCommand::has_subcommand(name)) {
        ReadingCommand::augment_subcommands(none)
    } else if named.iter().all(|name| Recording::has_subcommand(name)) {
        Recording::augment_subcommands(none)
    } else {
        cli::Command::augment_subcommands(none)
    };
    let commands = commands.get_subcommands();
    let commands = commands.filter(|command| named.contains(&command.get_name())).cloned();
    let bare =
        Command::new("hoyle").version(env!("CARGO_PKG_VERSION")).disable_help_subcommand(true);
    Global::augment_args(bare).subcommands(commands)
}

/// A whole command line: the program's name, and then these words.
pub(crate) fn command_line<'a>(words: impl Iterator<Item = &'a str>) -> Vec<OsString> {
    ["hoyle"].into_iter().chain(words).map(OsString::from).collect()
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
    let given = words.iter().skip(1).take_while(|word| *word != "--").filter(|word| {
        let Some(option) = word.to_str().filter(|word| word.starts_with('-')) else { return true };
        let long = option.trim_start_matches('-').split('=').next();
        option.starts_with("-g") || bare.get_arguments().any(|arg| arg.get_long() == long)
    });
    let given: Vec<&OsString> = given.collect();
    let read = |words: &[&OsString]| {
        let parsed = bare.clone().try_get_matches_from(words)?;
        Global::from_arg_matches(&parsed)
    };
    // The language can be read even if another of these options cannot.
    let is_language =
        |word: &&OsString| word.to_str().is_some_and(|word| word.starts_with("--lang"));
    let language = given.iter().position(is_language).map_or(&[][..], |at| {
        let end = given.len().min(at + 2);
        &given[at..end]
    });
    read(&given).or_else(|_| read(language)).unwrap_or_default()
}
