//! Scripts: what is wrong with one, and what became of it.

use crate::history::History;

/// That a game played from a script was saved.
pub fn saved(history: &History) -> String {
    format!("Saved as game {}.", history.id())
}

/// That a script has no command.
pub fn empty_script(place: &str) -> String {
    format!("{place} is empty: a script's first command is new.")
}

/// That a script records before it begins a game.
pub const fn script_begins_with_new() -> &'static str {
    "A script's first command is new."
}

/// That a script begins a second game.
pub const fn script_is_one_game() -> &'static str {
    "A script is one game: new is only its first command."
}

/// That a script has a command that records nothing.
pub const fn script_only_records() -> &'static str {
    "A script has only the commands that record: new, trump, bid, took, trick, call, contract, \
     dealer, redeal, leave, swap, extra, rule, fix, undo, redo."
}

/// That a script asks what a correction would change.
pub const fn dry_run_in_script() -> &'static str {
    "A dry run records nothing; a script records."
}

/// That a line is longer than any command.
pub fn long_line(longest: usize) -> String {
    format!("This line is longer than {longest} bytes; no command is.")
}

/// That a quote is not closed.
pub const fn unclosed_quote() -> &'static str {
    "A quote is opened and not closed."
}

/// That leaving loses nothing.
pub const fn nothing_lost() -> &'static str {
    "Nothing is lost."
}

/// That the rules a game was started with read differently now.
pub const fn rules_have_changed() -> &'static str {
    "The rules have changed since this game was started, or their file is gone, so the script would \
     play by others. The game itself keeps its own."
}
