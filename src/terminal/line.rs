//! Questions that are answered with a line, typed with the keys of a line editor and completion.

use super::answer::{as_said, say};
use super::list::{self, Listed};
use super::screen::Screen;
use super::{Failure, Result, sudden};
use crate::game::fold;
use crate::notation;
use crate::words::{self, messages};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Editor, Helper};
use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// The longest reply that is read, in bytes.
const LONGEST_REPLY: u64 = 1024;

/// The reply to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    Yes,
    No,
    /// There is no terminal to ask at.
    Nobody,
}

/// Asks a question until it is answered with yes or no. An empty reply means no.
///
/// # Errors
/// The reply cannot be read.
pub(crate) fn ask(screen: &Screen, question: &str) -> Result<Reply> {
    if !screen.is_attended {
        return Ok(Reply::Nobody);
    }
    let question = [messages::TerminalAskYesOrNo { question }.say()];
    while let Some(reply) = ask_line(screen, &question)? {
        if words::is_yes(&reply) {
            return Ok(Reply::Yes);
        }
        if reply.is_empty() || words::is_no(&reply) {
            return Ok(Reply::No);
        }
    }
    Ok(Reply::No)
}

/// Asks for a line, a question of several paragraphs before it; `None` if there is no terminal to
/// ask at, nothing more to read, or the question is left.
///
/// # Errors
/// The reply cannot be read.
pub(crate) fn ask_line(screen: &Screen, question: &[String]) -> Result<Option<String>> {
    ask_line_knowing(screen, question, &[])
}

/// Asks for one of some choices, by a line below them, with names that can be completed. A choice that is
/// clicked is answered with its number, from 1.
///
/// # Errors
/// The reply cannot be read.
pub(super) fn ask_choice(
    screen: &Screen,
    choices: &Listed,
    question: &str,
    known: &[String],
) -> Result<Option<String>> {
    // A terminal of unknown size does not show where a choice stands.
    if screen.is_attended && screen.rows.is_some() {
        return list::ask(screen, choices, question, known);
    }
    let mut lines = choices.paragraphs();
    lines.push(question.to_owned());
    ask_line_knowing(screen, &lines, known)
}

/// Like [`ask_line`], with names that can be completed.
///
/// # Errors
/// The reply cannot be read.
pub(super) fn ask_line_knowing(
    screen: &Screen,
    question: &[String],
    known: &[String],
) -> Result<Option<String>> {
    if !screen.is_attended {
        return Ok(None);
    }
    if !io::stdout().is_terminal() {
        say(question, screen);
        let mut line = String::new();
        let len = io::stdin()
            .lock()
            .take(LONGEST_REPLY)
            .read_line(&mut line)
            .map_err(Failure::terminal)?;
        return Ok((len > 0).then(|| line.trim().to_owned()));
    }

    // A prompt has to fit the screen with the reply.
    let rows = as_said(question, screen).lines().count();
    let is_tall = screen.rows.is_some_and(|most| rows >= most);
    let first = if is_tall { question.len().saturating_sub(1) } else { 0 };
    say(&question[..first], screen);
    // The reply stands on the last line.
    read(&format!("{} ", as_said(&question[first..], screen).trim_end()), known)
}

thread_local! {
    /// One editor for all questions: it holds what is typed ahead.
    static EDITOR: RefCell<Option<Editor<Names, DefaultHistory>>> = const { RefCell::new(None) };
}

/// Reads a line after a prompt, which is shown again when the screen is cleared; `None` if it is left, with
/// Ctrl-C or Ctrl-D. Completes the names that are known.
///
/// # Errors
/// The terminal cannot be used.
fn read(prompt: &str, known: &[String]) -> Result<Option<String>> {
    sudden::restore_modes_before_end().map_err(Failure::terminal)?;
    let (ahead, is_whole) = list::typed_ahead().map_err(Failure::terminal)?;
    if is_whole {
        writeln!(io::stdout(), "{prompt}{ahead}").map_err(Failure::terminal)?;
        return Ok(Some(ahead.trim().to_owned()));
    }
    EDITOR.with_borrow_mut(|kept| {
        let editor = match kept {
            Some(editor) => editor,
            None => {
                let config = Config::builder().completion_type(CompletionType::List).build();
                kept.insert(Editor::with_config(config).map_err(Failure::terminal)?)
            }
        };
        editor.set_helper(Some(Names(known.to_vec())));
        match editor.readline_with_initial(prompt, (&ahead, "")) {
            Ok(line) => Ok(Some(line.trim().to_owned())),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(Failure::terminal(error)),
        }
    })
}

/// Names that can be completed.
struct Names(Vec<String>);

impl Helper for Names {}

impl Highlighter for Names {}

impl Hinter for Names {
    type Hint = String;
}

impl Validator for Names {}

impl Completer for Names {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let has_commas = line.contains(',');
        let separator = if has_commas { ',' } else { ' ' };
        let last = match line[..pos].rfind(separator) {
            Some(end) => line[end + 1..pos].trim_start(),
            None => line[..pos].trim_start(),
        };

        let mut names: Vec<String> = self.0.clone();
        names.retain(|name| fold(name).starts_with(&fold(last)));
        if !has_commas {
            for name in &mut names {
                *name = notation::quote(name).into_owned() + " ";
            }
        }
        Ok((pos - last.len(), names))
    }
}
