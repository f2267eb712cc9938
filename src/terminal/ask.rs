//! Questions asked at the terminal.

use crate::terminal::answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1024;

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Yes.
    Yes,
    /// Anything else.
    No,
    /// There is no terminal to ask at.
    Nobody,
}

/// Asks a question to be answered with yes or no. An empty answer means no.
///
/// # Errors
/// The answer cannot be read.
pub(crate) fn ask(context: &Context, question: &str) -> Result<Reply, Failure> {
    let stdin = io::stdin();
    if !stdin.is_terminal() || !io::stderr().is_terminal() {
        return Ok(Reply::Nobody);
    }
    answer::say(&[words::yes_or_no(question)], context.voice());
    let mut line = String::new();
    let read = stdin.lock().take(LONGEST).read_line(&mut line);
    read.map_err(|error| Failure::data(words::cannot_use_terminal(error)))?;
    Ok(match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Reply::Yes,
        _ => Reply::No,
    })
}
