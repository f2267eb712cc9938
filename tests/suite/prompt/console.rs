//! The prompt at a real terminal.

use crate::common::Table;
use rexpect::session::{PtySession, spawn_command};
use std::process::{Command, Stdio};

/// The program at a terminal of 80 columns; the test fails if it prints nothing for long.
pub(crate) struct Console {
    session: PtySession,
}

impl Console {
    /// Starts a command.
    pub(crate) fn at(table: &Table, line: &str) -> Console {
        let words = shell_words::split(line).expect("quotes close");
        let mut command = table.command(&words, &table.path(""), Some(80));
        command.env("TERM", "xterm").stdin(Stdio::inherit());
        Console::of(command)
    }

    /// Starts any program.
    pub(crate) fn of(command: Command) -> Console {
        Console { session: spawn_command(command, Some(60_000)).expect("a terminal") }
    }

    /// Waits for a text on the screen.
    #[track_caller]
    pub(crate) fn sees(&mut self, text: &str) -> String {
        match self.session.exp_string(text) {
            Ok(before) => before,
            Err(error) => panic!("{text:?} was not printed: {error}"),
        }
    }

    /// Types a line, and Enter.
    pub(crate) fn types(&mut self, line: &str) {
        self.keys(&format!("{line}\r"));
    }

    /// Presses keys.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.session.send(keys).expect("keys");
        self.session.flush().expect("keys");
    }

    /// Waits for an exit with code 0.
    #[track_caller]
    pub(crate) fn ends(mut self) {
        self.session.exp_eof().expect("the end");
        let status = format!("{:?}", self.session.process().wait().expect("it ends"));
        assert!(status.starts_with("Exited") && status.ends_with(", 0)"), "{status}");
    }
}
