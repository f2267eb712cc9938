//! What the word being typed at the prompt could become.

use crate::game::{Due, Game};
use crate::grammar::complete;
use crate::notation;
use crate::prompt::read;
use crate::terminal::lookup::StoredGames;
use std::ffi::OsString;
use std::sync::Arc;

/// Where the last word of `text` begins, and what it could become. The numbers, calls and cards
/// that `game` waits for need no command before them.
pub(super) fn candidates(
    game: Option<&Game>,
    games: Arc<StoredGames>,
    text: &str,
) -> (usize, Vec<String>) {
    let breaks = |c: char| c.is_whitespace() || c == ',';
    let start = text.rfind(breaks).map_or(0, |at| at + 1);
    let Ok(mut words) = notation::words(&text[..start]) else { return (start, Vec::new()) };
    if words.first().is_some_and(|first| first == "hoyle") {
        words.remove(0);
    }
    words.push(text[start..].to_owned());
    let complete = |command: Option<&str>| {
        let line = ["hoyle"].into_iter().chain(command).chain(words.iter().map(String::as_str));
        let line: Vec<OsString> = line.map(OsString::from).collect();
        complete::candidates(&line, games.clone(), |value| notation::quote(value).into_owned())
    };
    // Options alone may come before a command.
    let is_first = words.iter().rev().skip(1).all(|word| word.starts_with('-'));
    let is_command = is_first || read::is_command(&words[0]);
    let mut found = if is_command { complete(None) } else { Vec::new() };
    let due = match game.map(Game::due) {
        Some(Due::Bids(_)) => Some("bid"),
        Some(Due::Calls(_)) => Some("call"),
        Some(Due::Tricks(_)) => Some("took"),
        _ => None,
    };
    if due.is_some() && (is_first || !is_command) {
        found.extend(complete(due));
    }
    (start, found)
}
