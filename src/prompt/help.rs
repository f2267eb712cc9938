//! What the prompt says in its own way: what is due, hints in its short forms, and its help.

use crate::game::{Due, Game};
use crate::grammar::hints;
use crate::words::{self, Hint};

/// What is due: the deal, whose turn it is, the bids that are open, and what to type.
pub(super) fn due(game: &Game) -> Vec<String> {
    // Where tricks are due, the bids are shown with them.
    let so_far = words::so_far(game).filter(|_| !matches!(game.due(), Due::Tricks(_)));
    let deal = game.current().map(|deal| format!("{}.", words::deal_heading(game, deal)));
    deal.into_iter().chain(so_far).chain(words::due_lines(game, spelled)).collect()
}

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
    let command = hints::command(hint);
    match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Help => "?".into(),
        // What is due says which command it is.
        Hint::Bid(_) | Hint::Call | Hint::Took(_) | Hint::Trick(_) => {
            command.split_once(' ').map_or(command.as_str(), |(_, rest)| rest).to_owned()
        }
        _ => command,
    }
}

/// What can be typed at the prompt, for a screen of 40 columns.
pub(super) const HELP: &str = include_str!("../../templates/prompt-help.txt");
