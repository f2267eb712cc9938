//! How far a long command has come, on a terminal.

use crate::words::messages;
use std::io::{IsTerminal, Write, stderr};

/// How many lines it takes until the number is shown again.
const EVERY: usize = 10_000;

/// Says on standard error, if that is a terminal, what a long command does next.
pub(crate) fn say(line: &str) {
    if stderr().is_terminal() {
        // Progress is best effort.
        let _shown = writeln!(stderr(), "{line}");
    }
}

/// How many lines are done, shown on standard error if that is a terminal, until it is dropped.
#[derive(Default)]
pub(crate) struct Progress {
    lines: usize,
    shown: usize,
}

impl Progress {
    /// Adds lines that are done.
    pub(crate) fn add(&mut self, lines: usize) {
        self.lines += lines;
        if self.lines - self.shown >= EVERY && stderr().is_terminal() {
            self.shown = self.lines;
            // Progress is best effort.
            let _shown =
                write!(stderr(), "\r{}", messages::CountLines { number: self.lines }.say());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown > 0 {
            let blank = " ".repeat(messages::CountLines { number: self.lines }.say().len());
            let _cleared = write!(stderr(), "\r{blank}\r");
        }
    }
}
