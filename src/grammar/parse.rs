//! Reads command lines.

use crate::grammar::cli::{Cli, Global};
use crate::grammar::help;
use crate::words;
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, Args, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// Reads a command line, whose first word is the program's own name. Help and errors are folded to
/// `width`.
///
/// # Errors
/// The line is not of this grammar, or asks for help.
pub(crate) fn parse(words: &[OsString], width: usize) -> Result<Cli, clap::Error> {
    let plain = Cli::command().try_get_matches_from(words);
    if let Ok(cli) = plain.and_then(|found| Cli::from_arg_matches(&found)) {
        return Ok(cli);
    }
    // Help and errors show the grammar as it is dressed for people.
    let mut dressed = help::grammar(width);
    let found = dressed
        .try_get_matches_from_mut(words)
        .map_err(|error| with_command(error, &dressed, words))?;
    Cli::from_arg_matches(&found)
}

/// Adds to an error the command that it is about, those that it consists of, and the one most likely
/// meant by one that does not exist.
fn with_command(mut error: clap::Error, whole: &Command, words: &[OsString]) -> clap::Error {
    let (mut command, mut path) = (whole, Vec::new());
    for word in words.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(found) = command.find_subcommand(word) {
            command = found;
            path.push(found.get_name());
        }
    }
    let names = || command.get_subcommands().map(Command::get_name);
    if let Some(ContextValue::String(typed)) = error.get(ContextKind::InvalidSubcommand) {
        let near = words::near_miss(typed, names());
        let near = ContextValue::Strings(near.map(str::to_owned).into_iter().collect());
        error.insert(ContextKind::SuggestedSubcommand, near);
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
