//! A pager for what is longer than the screen.

use anstream::adapter::strip_str;
use std::io::Write;
use std::process::{Command, Stdio};

/// A program that shows a text a screen at a time, and the screen that it has for that.
#[derive(Clone, Debug)]
pub(crate) struct Pager {
    /// The program and its words.
    pub(crate) words: Vec<String>,
    /// The lines and columns of the screen.
    pub(crate) screen: (usize, usize),
    /// What `less` is to do, where the environment does not say.
    pub(crate) less: Option<&'static str>,
}

impl Pager {
    /// Shows a text that does not fit the screen, and returns once its reader is done with it, however
    /// much of it they read. Returns whether the text was shown: it was not if it fits, or if there is
    /// no such program.
    pub(crate) fn show(&self, text: &str, color: bool) -> bool {
        let shown = strip_str(text).to_string();
        let ([program, words @ ..], true) = (self.words.as_slice(), self.is_needed(&shown)) else {
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
            // Who has read enough closes the pipe.
            let _closed = stdin.write_all(text.as_bytes());
        }
        let _ended = child.wait();
        true
    }

    /// Returns whether a text takes more lines than the screen has, one being left for the prompt.
    fn is_needed(&self, text: &str) -> bool {
        use unicode_width::UnicodeWidthStr;
        let (lines, columns) = self.screen;
        let taken = text.lines().map(|line| line.width().div_ceil(columns.max(1)).max(1));
        taken.sum::<usize>() >= lines
    }
}
