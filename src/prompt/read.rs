//! Lines typed at the prompt: short forms, and commands of the shell's grammar.

use super::short::{Readings, Typist};
use super::{complaint, short};
use crate::commands::{Command, parse};
use crate::desk::Request;
use crate::game::{Due, Game};
use crate::grammar::Global;
use crate::grammar::incident::is_number;
use crate::notation;
use crate::terminal::start::NextGame;
use crate::terminal::{Failure, Result, choose, screen};
use crate::words::messages;
use crate::words::{self, Hint};

/// The number of readings of a line that are shown beside it.
const MOST_MEANINGS: usize = 3;

/// A line, as far as it can be read without the game.
pub(super) enum PromptLine {
    /// Nothing: a blank line, or a comment.
    Nothing,
    /// To show what can be typed.
    Keys,
    /// To show the help that a line asks for.
    Help(Box<clap::Error>),
    Leave,
    /// To play what was offered.
    Take(NextGame),
    /// To record this in the open game, all of it or nothing: a short form.
    Requests(Vec<Request>),
    /// To ask what went wrong, in this deal if one is named.
    Wrongs(Option<usize>),
    /// To ask what else happened.
    Events(Option<usize>),
    /// To print the sheet from a browser.
    Print,
    /// To copy the sheet to the clipboard.
    Copy,
    /// To ask which of these readings of a line is meant.
    Choose {
        line: String,
        readings: Readings<Request>,
    },
    /// A command typed in full, with its options.
    Command(Box<(Global, Command)>),
}

/// Reads a line typed while a game is open, or none.
///
/// # Errors
/// The line cannot be read, or can be read in more than one way.
pub(super) fn line(line: &str, game: Option<&Game>, typist: Typist) -> Result<PromptLine> {
    let typed = split(line)?;
    if typed.is_empty() {
        return Ok(PromptLine::Nothing);
    }
    let mut words: Vec<&str> = typed.iter().map(String::as_str).collect();
    if words[0] == "hoyle" {
        words.remove(0);
    }
    let is_asked = typist == Typist::Person && game.is_some();
    match words.as_slice() {
        ["s" | "S"] if could_be_spades(game) => {
            Err(Failure::usage(messages::PromptSuitOrSheet.say()))
        }
        [word] if game.is_some() && word.eq_ignore_ascii_case("print") => Ok(PromptLine::Print),
        [word] if game.is_some() && word.eq_ignore_ascii_case("copy") => Ok(PromptLine::Copy),
        [word @ ("print" | "copy"), _, ..] if game.is_some() => {
            Err(Failure::usage(messages::PromptHandOutAlone { command: *word }.say()))
        }
        ["?"] => Ok(PromptLine::Keys),
        ["!"] if is_asked => Ok(PromptLine::Wrongs(None)),
        ["!", "--deal", deal] if is_asked && is_number(deal) => {
            Ok(PromptLine::Wrongs(deal.parse().ok()))
        }
        ["e" | "E"] if is_asked => Ok(PromptLine::Events(None)),
        ["e" | "E", "--deal", deal] if is_asked && is_number(deal) => {
            Ok(PromptLine::Events(deal.parse().ok()))
        }
        ["!", rest @ ..] => command(&[&["incident"], rest].concat(), game),
        [word] if matches!(word.to_lowercase().as_str(), "q" | "quit" | "exit") => {
            Ok(PromptLine::Leave)
        }
        [word, rest @ ..] if shows_sheet(word, rest, game) => {
            command(&[&["sheet"], rest].concat(), game)
        }
        [word, ..] if typist == Typist::Person && names_rules(word, game) => {
            command(&[&["new"], words.as_slice()].concat(), game)
        }
        _ => match short::requests(&words, game, typist)? {
            Some(readings) if readings.len() > 1 => {
                Ok(PromptLine::Choose { line: line.trim().to_owned(), readings })
            }
            Some(readings) => Ok(PromptLine::Requests(readings.concat())),
            None => command(&words, game),
        },
    }
}

/// The words of a line. A single apostrophe belongs to a name.
fn split(line: &str) -> Result<Vec<String>> {
    match notation::words(line) {
        Ok(words) => Ok(words),
        Err(_) if line.contains('"') => Err(Failure::usage(messages::ArgumentUnclosedQuote.say())),
        Err(_) => Ok(line.split_whitespace().map(str::to_owned).collect()),
    }
}

/// Whether a line that begins with `s` shows the sheet. It does not if `s` can mean spades.
fn shows_sheet(word: &str, rest: &[&str], game: Option<&Game>) -> bool {
    let is_spades = rest.is_empty() && game.is_some_and(Game::trump_is_open);
    word.eq_ignore_ascii_case("s") && rest.iter().all(|word| word.starts_with('-')) && !is_spades
}

/// Whether a word names what to play while no game is in progress.
fn names_rules(word: &str, game: Option<&Game>) -> bool {
    let is_idle = game.is_none_or(|game| game.current().is_none());
    is_idle && !short::is_command(word) && choose::built_in(word).is_some()
}

/// Whether `s` could mean spades or the sheet: a trump can be recorded, but it is not what is due.
fn could_be_spades(game: Option<&Game>) -> bool {
    game.is_some_and(|game| game.trump_is_open() && game.due() != Due::Trump)
}

fn command(words: &[&str], game: Option<&Game>) -> Result<PromptLine> {
    // The keyboards of phones begin every line with a capital.
    let first = words.first().map(|word| word.to_lowercase());
    let line = first.as_deref().into_iter().chain(words.iter().skip(1).copied());
    let line = parse::command_line(line);
    let parsed =
        parse::parse(&line).map_err(|error| parse::explained(error, &line, screen::help_width()));
    match parsed {
        Ok(full) => Ok(PromptLine::Command(Box::new(full))),
        Err(error) if !error.use_stderr() => Ok(PromptLine::Help(Box::new(error))),
        Err(error) => Err(match words {
            [first, others @ ..] if !short::is_command(first) => {
                complaint::not_understood(first, others, game).hint(Hint::Help)
            }
            [_] => complaint::nothing_given(error, game),
            _ => error.into(),
        }),
    }
}

/// A help text without the examples that only a shell can run, because they use files or pipes.
pub(super) fn without_redirections(help: &str) -> String {
    let mut lines: Vec<&str> = help.lines().collect();
    lines.retain(|line| {
        let is_example = line.contains("  hoyle ");
        !is_example || ![" > ", " < ", " | "].iter().any(|sign| line.contains(sign))
    });
    lines.join("\n") + "\n"
}

/// The meaning of a short form, as lines of a script; `None` for anything else, or if players are named.
pub(super) fn meaning(line: &str, game: Option<&Game>) -> Option<String> {
    if line.contains('=') {
        return None;
    }
    let typed = split(line).ok()?;
    let words: Vec<&str> = typed.iter().map(String::as_str).collect();
    if let [word] = words.as_slice()
        && shows_sheet(word, &[], game)
    {
        return Some("sheet".into());
    }
    if matches!(words.as_slice(), ["s" | "S"]) && could_be_spades(game) {
        return None;
    }

    let mut meanings = Vec::new();
    for requests in short::requests(&words, game, Typist::Person).ok()?? {
        meanings.push(script(&requests, game)?);
    }
    if meanings.len() > MOST_MEANINGS {
        meanings.truncate(MOST_MEANINGS);
        meanings.push("…".to_owned());
    }
    Some(words::or(&meanings))
}

/// Requests as lines of a script.
pub(super) fn script(requests: &[Request], game: Option<&Game>) -> Option<String> {
    let mut lines = Vec::new();
    for request in requests {
        lines.push(match request {
            Request::Undo => "undo".into(),
            Request::Redo => "redo".into(),
            Request::Play { act, .. } => notation::line(act, game?.setup().players()),
            _ => return None,
        });
    }
    Some(lines.join("; "))
}
