//! Hints as the prompt spells them, in its own short form.

use crate::grammar::hints::{command, spelled};
use crate::words::{self, Hint};

/// A hint as a line of its own.
pub(super) fn line(hint: &Hint) -> String {
    let short = match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Bid { left } => numbers(*left),
        Hint::Took { numbers: Some(count) } => numbers(*count),
        hint => command(hint),
    };
    format!("{}: {short}", words::purpose(hint))
}

fn numbers(count: usize) -> String {
    vec!["N"; count].join(" ")
}

/// That nothing is lost when the prompt is left, and how the shell goes on with the game.
pub(super) fn nothing_lost(back: &Hint) -> String {
    format!("{} {}: {}", words::nothing_lost(), words::purpose(back), spelled(back))
}
