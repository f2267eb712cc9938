//! What the prompt says in its own way: hints in its short forms, and its help.

use crate::game::{Due, Game};
use crate::grammar::hints;
use crate::words::Hint;

/// The word before the cursor.
pub(super) fn before_cursor(game: Option<&Game>) -> &'static str {
    match game.map(Game::due) {
        None => "hoyle> ",
        Some(Due::Bids(_)) => "bid> ",
        Some(Due::Calls(_)) => "call> ",
        Some(Due::Partner { .. }) => "partner> ",
        Some(Due::Trump) => "trump> ",
        Some(Due::Tricks(_)) => "tricks> ",
        Some(Due::Nothing { .. }) => "over> ",
    }
}

/// A hint in the shortest form that can be typed here.
pub(super) fn spelled(hint: &Hint) -> String {
    match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Help => "?".into(),
        // What is due says which command it is.
        _ => hints::arguments(hint).unwrap_or_else(|| hints::command(hint)),
    }
}

/// What can be typed at the prompt, for a screen of 40 columns.
pub(super) const HELP: &str = include_str!("../../templates/prompt-help.txt");
