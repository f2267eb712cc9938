//! The pager for output longer than the screen.

use anstream::adapter::strip_str;
use std::io::Write;
use std::process::{Command, Stdio};
use unicode_width::UnicodeWidthStr;

/// A pager, and the screen it shows text on.
#[derive(Clone, Debug)]
pub(crate) struct Pager {
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
    /// The lines and columns of the screen.
    pub(crate) screen: (usize, usize),
    /// The value for `LESS`, unless the environment has one.
    pub(crate) less: Option<&'static str>,
}

impl Pager {
    /// Shows a text that does not fit the screen, until its reader quits. Returns false, with nothing
    /// shown, if the text fits or the program cannot be run.
    pub(crate) fn show(&self, text: &str, color: bool) -> bool {
        let shown = strip_str(text).to_string();
        let (lines, columns) = self.screen;
        let taken = shown.lines().map(|line| line.width().div_ceil(columns.max(1)).max(1));
        // The last line of the screen is for the pager's own prompt.
        let is_needed = taken.sum::<usize>() >= lines;
        let ([program, words @ ..], true) = (self.words.as_slice(), is_needed) else {
            return false;
        };
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped());
        if let Some(less) = self.less {
            command.env("LESS", less);
        }
        let Ok(mut child) = command.spawn() else { return false };
        if let Some(mut stdin) = child.stdin.take() {
            let text = if color { text } else { &shown };
            // A reader who quits closes the pipe.
            let _closed = stdin.write_all(text.as_bytes());
        }
        let _ended = child.wait();
        true
    }
}
