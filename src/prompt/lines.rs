//! Where the prompt's lines come from: a keyboard, with what helps in typing, or anything else.

use super::editor::Editor;
use super::sitting::Sitting;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// A line, or none.
pub(super) enum Line {
    /// It.
    Typed(String),
    /// Somebody thought better of it.
    Dropped,
    /// There are no more.
    End,
}

/// Where the lines come from.
pub(super) enum Lines {
    /// Somebody types them, and sees what is said.
    Keyboard(Box<Editor>),
    /// A pipe or a file; and how many lines were read.
    Stream { read: usize },
}

impl Lines {
    /// Returns the lines of standard input.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn open(context: &Context) -> Result<Lines, Failure> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Lines::Keyboard(Box::new(Editor::new(context)?)));
        }
        Ok(Lines::Stream { read: 0 })
    }

    /// Returns whether somebody types the lines, and so can say again what was refused.
    pub(super) const fn are_typed(&self) -> bool {
        matches!(self, Lines::Keyboard(_))
    }

    /// Returns the next line, asked for in few words where there is somebody to ask.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn next(&mut self, ask: &str, sitting: &Sitting) -> Result<Line, Failure> {
        let read = match self {
            Lines::Keyboard(editor) => return editor.next(ask, sitting),
            Lines::Stream { read } => read,
        };
        *read += 1;
        let mut bytes = Vec::new();
        let got = io::stdin().lock().take(LONGEST + 1).read_until(b'\n', &mut bytes);
        let trouble = |what: &str| Failure::Data(format!("standard input:{read}: {what}."));
        match got {
            Err(error) => Err(trouble(&format!("cannot be read: {error}"))),
            Ok(0) => Ok(Line::End),
            Ok(len) if len as u64 > LONGEST => {
                Err(trouble(&format!("is longer than {LONGEST} bytes")))
            }
            Ok(_) => {
                let line = String::from_utf8(bytes).map_err(|_| trouble("is not UTF-8 text"))?;
                Ok(Line::Typed(line.trim_start_matches('\u{FEFF}').to_owned()))
            }
        }
    }

    /// Returns the failure of the line last read, with its number.
    pub(super) fn at_line(&self, failure: Failure) -> Failure {
        match self {
            Lines::Keyboard(_) => failure,
            Lines::Stream { read } => Failure::AtLine {
                place: format!("standard input:{read}"),
                failure: Box::new(failure),
                note: (*read > 1)
                    .then(|| "What the lines before it recorded stays recorded.".into()),
            },
        }
    }
}
