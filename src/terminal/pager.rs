//! The pager for output longer than the screen.

use anstream::adapter::strip_str;
use std::process::{Child, Command, Stdio};
use unicode_width::UnicodeWidthStr;

/// The size of a terminal in characters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScreenSize {
    pub(super) columns: usize,
    pub(super) lines: usize,
}

/// A pager, and the screen it shows text on.
#[derive(Clone, Debug)]
pub(crate) struct Pager {
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
    pub(crate) size: ScreenSize,
    /// The value for `LESS`, unless the environment has one.
    pub(crate) less: Option<&'static str>,
}

impl Pager {
    /// Whether a text fits the screen.
    pub(crate) fn has_room(&self, text: &str) -> bool {
        let shown = strip_str(text).to_string();
        let taken = shown.lines().map(|line| line.width().div_ceil(self.size.columns).max(1));
        // The last line of the screen is for the pager's own prompt.
        taken.sum::<usize>() < self.size.lines
    }

    /// Starts it, to show what is written to its standard input until its reader quits. `None` if
    /// it cannot be run.
    pub(crate) fn start(&self) -> Option<Child> {
        let [program, words @ ..] = self.words.as_slice() else { return None };
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped());
        if let Some(less) = self.less {
            command.env("LESS", less);
        }
        command.spawn().ok()
    }
}
