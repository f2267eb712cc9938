//! Lines typed at the prompt: short forms, and commands of the shell's grammar.

use super::{complaint, short};
use crate::commands::{Command, parse};
use crate::desk::Request;
use crate::game::Game;
use crate::grammar::Global;
use crate::notation;
use crate::terminal::{Failure, Result, context};
use crate::words::Hint;
use crate::words::messages;

/// What a line asks for.
pub(super) enum PromptLine {
    /// Nothing: a blank line, or a comment.
    Nothing,
    /// To show a text, such as the prompt's help.
    Show(String),
    Leave,
    /// To record in the open game, in a short form: all of it or nothing.
    Requests(Vec<Request>),
    /// A command typed in full, with its options.
    Command(Box<(Global, Command)>),
}

impl PromptLine {
    /// Whether the line is to record something.
    pub(super) fn records(&self) -> bool {
        matches!(self, PromptLine::Requests(_))
            || matches!(self, PromptLine::Command(full) if full.1.records())
    }
}

/// Reads a line typed while a game is open, or none.
///
/// # Errors
/// The line cannot be read, or can be read in more than one way.
pub(super) fn line(line: &str, game: Option<&Game>) -> Result<PromptLine> {
    let words = split(line)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let words = match words.as_slice() {
        [] => return Ok(PromptLine::Nothing),
        ["hoyle", rest @ ..] => rest,
        words => words,
    };
    match words {
        ["?"] => Ok(PromptLine::Show(messages::PromptHelp.say())),
        [word] if matches!(word.to_lowercase().as_str(), "q" | "quit" | "exit") => {
            Ok(PromptLine::Leave)
        }
        [word, rest @ ..] if shows_sheet(word, rest, game) => {
            command(&[&["sheet"], rest].concat(), game)
        }
        _ => match short::requests(words, game)? {
            Some(requests) => Ok(PromptLine::Requests(requests)),
            None => command(words, game),
        },
    }
}

/// The words of a line. A single apostrophe belongs to a name.
fn split(line: &str) -> Result<Vec<String>> {
    notation::words(line).or_else(|_| match line.contains('"') {
        true => Err(Failure::usage(messages::ArgumentUnclosedQuote.say())),
        false => Ok(line.split_whitespace().map(str::to_owned).collect()),
    })
}

/// Whether a line that begins with `s` shows the sheet: not while that is spades.
fn shows_sheet(word: &str, rest: &[&str], game: Option<&Game>) -> bool {
    let is_spades = rest.is_empty() && game.is_some_and(Game::trump_is_open);
    word.eq_ignore_ascii_case("s") && rest.iter().all(|word| word.starts_with('-')) && !is_spades
}

fn command(words: &[&str], game: Option<&Game>) -> Result<PromptLine> {
    // A telephone begins every line with a capital.
    let first = words.first().map(|word| word.to_lowercase());
    let line = first.as_deref().into_iter().chain(words.iter().skip(1).copied());
    let line = parse::command_line(line);
    let explained = |error| parse::explained(error, &line, context::help_width());
    match parse::parse(&line).map_err(explained) {
        Ok(full) => Ok(PromptLine::Command(Box::new(full))),
        Err(error) if !error.use_stderr() => Ok(PromptLine::Show(error.to_string())),
        Err(error) => Err(match words {
            [first, others @ ..] if !short::is_command(first) => {
                complaint::not_understood(first, others, game).hint(Hint::Help)
            }
            _ => error.into(),
        }),
    }
}

/// What a short form means, as lines of a script; `None` for anything else, or if players are named.
pub(super) fn meaning(line: &str, game: Option<&Game>) -> Option<String> {
    let words = split(line).ok()?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if let [word] = words.as_slice()
        && shows_sheet(word, &[], game)
    {
        return Some("sheet".into());
    }
    let of = |request: &Request| match request {
        Request::Undo => Some("undo".into()),
        Request::Redo => Some("redo".into()),
        Request::Play { act, .. } => Some(notation::line(act, game?.setup().players())),
        _ => None,
    };
    let lines: Option<Vec<String>> = short::requests(&words, game).ok()??.iter().map(of).collect();
    Some(lines?.join("; ")).filter(|_| !line.contains('='))
}
