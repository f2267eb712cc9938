//! The words of this process, read as a command.

use crate::grammar::cli::{Cli, Global};
use crate::grammar::help;
use crate::words;
use clap::error::{ContextKind, ContextValue};
use clap::{ArgMatches, Args, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;

/// Reads a command line, whose first word is the program's own name. Help and errors are folded to
/// `width`.
///
/// # Errors
/// The line is not of this grammar, or asks for help.
pub(crate) fn parse(words: &[OsString], width: usize) -> Result<Cli, clap::Error> {
    if let Some(found) = lean(words)
        && let Ok(cli) = Cli::from_arg_matches(&found)
    {
        return Ok(cli);
    }
    // Whoever asks for help, or is told what was wrong, sees the grammar as it is shown to people.
    let mut whole = help::grammar(width);
    let found = whole
        .try_get_matches_from_mut(words)
        .map_err(|error| with_near_miss(error, &whole, words))?;
    Cli::from_arg_matches(&found).map_err(|error| error.format(&mut whole))
}

/// Returns an error that tells of the command that was most likely meant, if the one typed is none.
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

/// Returns a line as the grammar of the one command reads it that seems to be named. A process
/// lives for a millisecond, and the grammar of all the commands would cost a quarter of it.
/// Whatever does not parse so is for the whole grammar, and so are its sentences.
fn lean(words: &[OsString]) -> Option<ArgMatches> {
    let whole = Cli::command();
    let words_of_ours = words.iter().skip(1).filter_map(|word| word.to_str());
    let mut named = words_of_ours
        .filter_map(|word| whole.get_subcommands().find(|command| command.get_name() == word));
    let named = named.next()?.clone();
    let lean = Command::new("hoyle")
        .disable_help_subcommand(true)
        .args(whole.get_arguments().cloned())
        .subcommand(named);
    // The system takes everything back soon.
    std::mem::forget(whole);
    let lean = Box::leak(Box::new(lean));
    lean.try_get_matches_from_mut(words).ok()
}

/// Returns the words on every command as far as they can be read from a line that has no meaning, or
/// that asks for help: how the answer is to look.
pub(crate) fn said_of_all(words: &[OsString]) -> Global {
    let bare = Global::augment_args(Command::new("hoyle"));
    let mut options = words.iter().skip(1);
    let mut found: Vec<OsString> = Vec::new();
    while let Some(word) = options.next() {
        match word.to_str() {
            Some("--") => break,
            Some("-g" | "--game" | "--dir" | "--color" | "--symbols") => {
                found.push(word.clone());
                found.extend(options.next().cloned());
            }
            Some("--no-pager" | "--json" | "--plain") => found.push(word.clone()),
            Some(text)
                if ["--game=", "--dir=", "--color=", "--symbols="]
                    .iter()
                    .any(|name| text.starts_with(name)) =>
            {
                found.push(word.clone());
            }
            _ => {}
        }
    }
    let read = |words: &[OsString]| {
        let line = std::iter::once(OsString::from("hoyle")).chain(words.iter().cloned());
        let found = bare.clone().try_get_matches_from(line).ok()?;
        Global::from_arg_matches(&found).ok()
    };
    read(&found).or_else(|| read(&[])).expect("no word is needed")
}
