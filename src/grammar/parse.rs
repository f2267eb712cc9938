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
        .map_err(|error| with_near_miss(error, &dressed, words))?;
    Cli::from_arg_matches(&found).map_err(|error| error.format(&mut dressed))
}

/// Adds the command most likely meant to the error of one that does not exist.
fn with_near_miss(mut error: clap::Error, whole: &Command, words: &[OsString]) -> clap::Error {
    let Some(ContextValue::String(typed)) = error.get(ContextKind::InvalidSubcommand).cloned()
    else {
        return error;
    };
    let typed_words = words.iter().skip(1).filter_map(|word| word.to_str());
    let command = typed_words.fold(whole, |at, word| at.find_subcommand(word).unwrap_or(at));
    let names = command.get_subcommands().map(Command::get_name);
    if let Some(near) = words::near_miss(&typed, names) {
        let near = ContextValue::Strings(vec![near.to_owned()]);
        error.insert(ContextKind::SuggestedSubcommand, near);
    }
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
