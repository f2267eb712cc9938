//! Lines typed at the prompt: short forms, and commands of the shell's grammar.

use super::short;
use crate::desk::Request;
use crate::game::Game;
use crate::grammar::{Cli, Command, Global, Reading, parse};
use crate::notation;
use crate::terminal::context;
use crate::terminal::failure::Failure;
use crate::words::{self, Hint};
use std::ffi::OsString;

/// What a line asks for.
pub(super) enum Typed {
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

impl Typed {
    /// Whether the line is to record something.
    pub(super) fn records(&self) -> bool {
        matches!(self, Typed::Requests(_))
            || matches!(self, Typed::Command(full) if full.1.records())
    }
}

/// Reads a line typed while a game is open, or none.
///
/// # Errors
/// The line cannot be read, or can be read in more than one way.
pub(super) fn line(line: &str, game: Option<&Game>) -> Result<Typed, Failure> {
    let words = notation::words(line).map_err(|_| Failure::usage(words::unclosed_quote()))?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let words = match words.as_slice() {
        [] => return Ok(Typed::Nothing),
        ["hoyle", rest @ ..] => rest,
        words => words,
    };
    match words {
        ["?"] => Ok(Typed::Show(short::HELP.into())),
        ["q" | "quit" | "exit"] => Ok(Typed::Leave),
        ["s", rest @ ..] if rest.first().is_none_or(|word| word.starts_with('-')) => {
            command(&[&["sheet"], rest].concat())
        }
        _ => match short::requests(words, game)? {
            Some(requests) => Ok(Typed::Requests(requests)),
            None => command(words),
        },
    }
}

fn command(words: &[&str]) -> Result<Typed, Failure> {
    let line: Vec<OsString> = ["hoyle"].iter().chain(words).map(OsString::from).collect();
    match parse::parse(&line, context::help_width()) {
        Ok(Cli { global, command }) => Ok(Typed::Command(Box::new((
            global,
            command.unwrap_or(Command::Read(Reading::Status)),
        )))),
        Err(error) if !error.use_stderr() => Ok(Typed::Show(error.to_string())),
        Err(error) if words.first().is_none_or(|named| short::is_command(named)) => {
            Err(error.into())
        }
        Err(error) => Err(Failure::from(error).instead(Hint::Help)),
    }
}

/// What a short form means, as lines of a script; `None` for anything else, or if players are named.
pub(super) fn meaning(line: &str, game: Option<&Game>) -> Option<String> {
    let words = notation::words(line).ok()?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if words == ["s"] {
        return Some("sheet".into());
    }
    let of = |request: &Request| match (request, game) {
        (Request::Undo, _) => Some("undo".into()),
        (Request::Redo, _) => Some("redo".into()),
        (Request::Play { act, .. }, Some(game)) => {
            Some(notation::line(act, game.setup().players()))
        }
        _ => None,
    };
    let lines: Option<Vec<String>> = short::requests(&words, game).ok()??.iter().map(of).collect();
    Some(lines?.join("; ")).filter(|_| !line.contains('='))
}
