//! Questions to whoever sits at the terminal.

use crate::terminal::answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use std::io::{self, BufRead, IsTerminal, Read};

/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1024;

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// Yes.
    Yes,
    /// Anything else.
    No,
    /// Nobody is there to be asked.
    Nobody,
}

/// Asks a question that is answered with yes or no; no is what an empty answer means.
///
/// # Errors
/// The answer cannot be read.
pub(crate) fn ask(context: &Context, question: &str) -> Result<Reply, Failure> {
    let stdin = io::stdin();
    if !stdin.is_terminal() || !io::stderr().is_terminal() {
        return Ok(Reply::Nobody);
    }
    answer::say(&[format!("{question} Type yes or no.")], context.voice());
    let mut line = String::new();
    let read = stdin.lock().take(LONGEST).read_line(&mut line);
    read.map_err(|error| Failure::Data(format!("Your answer could not be read: {error}.")))?;
    Ok(match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Reply::Yes,
        _ => Reply::No,
    })
}
