//! The words of this process, read as a command.

use super::args::Cli;
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// Returns what words ask for, the first of them being the program's own name.
///
/// # Errors
/// The grammar has no such line, or it asks for help.
pub(super) fn parse(words: &[OsString]) -> Result<Cli, clap::Error> {
    if let Some(found) = lean(words)
        && let Ok(cli) = Cli::from_arg_matches(&found)
    {
        return Ok(cli);
    }
    <Cli as clap::Parser>::try_parse_from(words)
}

/// Returns a line as the grammar of the one command reads it that seems to be named. A process
/// lives for a millisecond, and the grammar of all the commands would cost a quarter of it.
/// Whatever does not parse so is for the whole grammar, and so are its sentences.
fn lean(words: &[OsString]) -> Option<ArgMatches> {
    let whole = Cli::command();
    let words_of_ours = words.iter().skip(1).filter_map(|word| word.to_str());
    let mut named = words_of_ours
        .filter_map(|word| whole.get_subcommands().find(|command| command.get_name() == word));
    let named = named.next()?.clone();
    let lean = Command::new("hoyle").args(whole.get_arguments().cloned()).subcommand(named);
    // The system takes everything back soon.
    std::mem::forget(whole);
    let lean = Box::leak(Box::new(lean));
    lean.try_get_matches_from_mut(words).ok()
}
