//! Lines to carry out, from a terminal, a pipe or a file.

use super::editor::{Editor, Line};
use crate::game::Game;
use crate::store::Selector;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Where lines come from.
pub(super) enum Lines {
    /// A user who types them, and can correct what was refused.
    Keyboard(Box<Editor>),
    /// A pipe or a file, and the number of lines read.
    Stream { read: usize },
}

impl Lines {
    /// The lines of standard input.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn open(context: &Context) -> Result<Lines, Failure> {
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            return Ok(Lines::Keyboard(Box::new(Editor::new(context)?)));
        }
        Ok(Lines::Stream { read: 0 })
    }

    /// Reads the next line, typed after `ask` while a game is open, or none.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn next(
        &mut self,
        ask: &str,
        game: Option<&Game>,
        selector: Option<&Selector>,
    ) -> Result<Line, Failure> {
        let read = match self {
            Lines::Keyboard(editor) => return editor.next(ask, game, selector),
            Lines::Stream { read } => read,
        };
        *read += 1;
        let place = place(*read);
        let mut bytes = Vec::new();
        let got = io::stdin().lock().take(LONGEST + 1).read_until(b'\n', &mut bytes);
        match got.map_err(|error| Failure::data(words::cannot_read(&place, &error)))? {
            0 => Ok(Line::End),
            len if len as u64 > LONGEST => Err(Failure::data(words::too_long(&place, LONGEST))),
            _ => {
                let line = String::from_utf8(bytes);
                let line = line.map_err(|_| Failure::data(words::not_text(&place)))?;
                Ok(Line::Typed(line.trim_start_matches('\u{FEFF}').to_owned()))
            }
        }
    }

    /// The failure of the line last read, with its number if nobody typed it.
    pub(super) fn at_line(&self, failure: Failure) -> Failure {
        let Lines::Stream { read } = self else { return failure };
        let note = (*read > 1).then(|| words::lines_before().into());
        failure.note(note).at(place(*read))
    }
}

fn place(line: usize) -> String {
    format!("standard input:{line}")
}
