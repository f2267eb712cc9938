//! Lines to carry out, from a terminal, a pipe or a file.

use super::editor::Editor;
use super::session::PromptSession;
use super::short::Typist;
use crate::store::Operation;
use crate::terminal::{Context, Failure, Result, files};
use crate::words::messages;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// The source of lines.
pub(super) struct Lines {
    /// The editor of a terminal; `None` for a pipe or a file.
    editor: Option<Editor>,
    /// The number of lines read from a pipe or a file.
    read: usize,
}

impl Lines {
    /// The lines of standard input.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn open(context: &Context) -> Result<Lines> {
        let are_typed = io::stdin().is_terminal() && io::stdout().is_terminal();
        let editor = are_typed.then(|| Editor::new(context)).transpose()?;
        Ok(Lines { editor, read: 0 })
    }

    /// Whether a user types the lines.
    pub(super) const fn are_typed(&self) -> bool {
        self.editor.is_some()
    }

    /// Who wrote the lines.
    pub(super) const fn typist(&self) -> Typist {
        if self.are_typed() { Typist::Person } else { Typist::Program }
    }

    /// Reads the next line; `None` at the end.
    ///
    /// # Errors
    /// The line cannot be read.
    pub(super) fn next(&mut self, session: &mut PromptSession) -> Result<Option<String>> {
        if let Some(editor) = &mut self.editor {
            return editor.next(session);
        }
        self.read += 1;
        let place = self.place();
        let mut bytes = Vec::new();
        let read = io::stdin()
            .lock()
            .take(LONGEST + 1)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| Failure::io(&place, Operation::Read, &error))?;
        if read == 0 {
            return Ok(None);
        }
        let line = files::text(bytes, LONGEST, &place)?;
        Ok(Some(line.trim_start_matches('\u{FEFF}').to_owned()))
    }

    /// The failure of the line last read from a pipe or a file, with its number.
    pub(super) fn at_line(&self, failure: Failure) -> Failure {
        let note = (self.read > 1).then(|| messages::ScriptLinesRecorded.say());
        failure.note(note).at(self.place())
    }

    fn place(&self) -> String {
        format!("{}:{}", messages::TerminalStandardInput.say(), self.read)
    }
}
