//! Hints as the prompt spells them, in its own short form.

use crate::grammar::hints::{command, spelled};
use crate::words::{self, Hint};

/// A hint as a line of its own.
pub(super) fn line(hint: &Hint) -> String {
    format!("{}: {}", words::purpose(hint), short(hint))
}

/// What to type for a hint. Bids, calls, tricks and cards need no command: what is due says which
/// of them they are.
pub(super) fn short(hint: &Hint) -> String {
    match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Bid { left } => numbers(*left),
        Hint::Took { numbers: Some(count) } => numbers(*count),
        Hint::Call => "CALL…".into(),
        Hint::Trick { cards } => vec!["CARD"; *cards].join(" "),
        hint => command(hint),
    }
}

fn numbers(count: usize) -> String {
    vec!["N"; count].join(" ")
}

/// That nothing is lost when the prompt is left, and how the shell goes on with the game.
pub(super) fn nothing_lost(back: &Hint) -> String {
    format!("{} {}: {}", words::nothing_lost(), words::purpose(back), spelled(back))
}
