//! The answer of a command, how it is printed, and questions asked before there is one.

use crate::cards::visible;
use crate::grammar::Command;
use crate::output::{ascii, fold_in, json};
use crate::terminal::context::Context;
use crate::terminal::failure::{DONE, Failure, PROGRAM};
use crate::terminal::files;
use crate::words;
use clap::builder::StyledStr;
use serde::Serialize;
use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

/// The answer of a command.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    /// Printed on standard output.
    pub(crate) result: String,
    /// Whether a program reads the result, byte for byte. People read others, in the characters of
    /// their terminal and through a pager.
    pub(crate) is_data: bool,
    /// Printed on standard error, one paragraph each.
    pub(crate) remarks: Vec<String>,
    /// The exit code.
    pub(crate) code: u8,
}

/// Runs a command, as the shell does for the prompt.
pub(crate) type Run<'a> = &'a dyn Fn(&mut Context, Command) -> Result<Answer, Failure>;

impl Answer {
    /// An answer for people that is only a result.
    pub(crate) fn result(result: String) -> Answer {
        Answer { result, code: DONE, ..Answer::default() }
    }

    /// An answer for programs that is only a result.
    pub(crate) fn data(result: String) -> Answer {
        Answer { is_data: true, ..Answer::result(result) }
    }

    pub(crate) fn json(value: &(impl Serialize + ?Sized)) -> Answer {
        Answer::data(json::line(&value))
    }

    /// A value as the command line asks for it: as JSON, in records, or as `text` for people.
    pub(crate) fn of<T: Serialize + ?Sized>(
        value: &T,
        context: &Context,
        records: impl FnOnce(&T) -> String,
        text: impl FnOnce(&T) -> Answer,
    ) -> Answer {
        Answer::json_or(value, context, || match context.global.plain {
            true => Answer::data(records(value)),
            false => text(value),
        })
    }

    /// A value as JSON if the command line asks for that, or else as `text` for people.
    pub(crate) fn json_or<T: Serialize + ?Sized>(
        value: &T,
        context: &Context,
        text: impl FnOnce() -> Answer,
    ) -> Answer {
        if context.global.json { Answer::json(value) } else { text() }
    }

    /// Paragraphs, folded as wide as the terminal.
    pub(crate) fn paragraphs(lines: &[String], context: &Context) -> Answer {
        Answer::result(
            lines.iter().map(|line| fold(&visible(line), context.fold_at) + "\n").collect(),
        )
    }

    /// Adds a remark.
    pub(crate) fn remark(self, remark: impl Into<String>) -> Answer {
        self.with_remarks([remark.into()])
    }

    /// Adds remarks.
    pub(crate) fn with_remarks(mut self, remarks: impl IntoIterator<Item = String>) -> Answer {
        self.remarks.extend(remarks);
        self
    }

    /// Prints the answer and returns its exit code. A closed pipe is not an error.
    ///
    /// # Errors
    /// The result could not be written, as on a full disk.
    pub(crate) fn print(self, context: &Context) -> Result<u8, Failure> {
        let mut result = self.result;
        if !result.is_empty() && !result.ends_with('\n') {
            result.push('\n');
        }
        if context.look.ascii && !self.is_data {
            result = ascii::text(&result);
        }
        let pager = context.pager.as_ref().filter(|_| !self.is_data);
        let paged = pager.is_some_and(|pager| pager.show(&result, context.look.color));
        let written = if paged { Ok(()) } else { write(&result, context.look.color) };
        say(&self.remarks, context);
        files::printed(written)?;
        Ok(self.code)
    }
}

/// Writes a result to standard output.
fn write(result: &str, color: bool) -> io::Result<()> {
    let choice = if color { anstream::ColorChoice::Always } else { anstream::ColorChoice::Never };
    let mut stdout = anstream::AutoStream::new(io::stdout(), choice);
    stdout.write_all(result.as_bytes()).and_then(|()| stdout.flush())
}

/// Writes bytes to standard output, ignoring a closed pipe.
pub(crate) fn hand_over(bytes: &[u8]) {
    let mut stdout = io::stdout().lock();
    let _gone = stdout.write_all(bytes).and_then(|()| stdout.flush());
}

/// Prints paragraphs on standard error.
pub(crate) fn say(paragraphs: &[String], context: &Context) {
    let print = |text: &String| {
        let text = visible(text);
        let text = if context.look.ascii { ascii::text(&text) } else { text };
        writeln!(io::stderr(), "{}", fold(&text, context.fold_at))
    };
    let _gone = paragraphs.iter().try_for_each(print);
}

/// A paragraph folded at word ends.
pub(crate) fn fold(text: &str, at: Option<usize>) -> String {
    at.map_or_else(|| text.to_owned(), |width| fold_in(text, width, 0))
}

/// Prints why a command failed; and if it was to record something, that it did not.
pub(crate) fn say_failure(failure: &Failure, records: bool, context: &Context) {
    let mut lines = failure.lines(records, context.speller);
    lines[0].insert_str(0, PROGRAM);
    say(&lines, context);
}

/// Text styled by clap, with its colours or without.
pub(crate) fn styled(text: &StyledStr, color: bool) -> String {
    if color { text.ansi().to_string() } else { text.to_string() }
}

/// Prints what is wrong with a command line, or the help that it asks for. Returns the exit code.
pub(crate) fn say_usage(error: clap::Error, context: &Context) -> ExitCode {
    if !error.use_stderr() {
        let text = styled(&error.render(), context.look.color);
        // If help cannot be printed, neither can a failure of it.
        let _gone = Answer::result(text).print(context);
        return ExitCode::from(DONE);
    }
    let failure = Failure::from(error);
    say_failure(&failure, false, context);
    ExitCode::from(failure.code)
}

/// The longest reply that is read, in bytes.
const LONGEST_REPLY: u64 = 1024;

/// The reply to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    Yes,
    /// Anything else.
    No,
    /// There is no terminal to ask at.
    Nobody,
}

/// Asks a question to be answered with yes or no, unless the command line says `yes` already. An
/// empty reply means no.
///
/// # Errors
/// The reply cannot be read.
pub(crate) fn ask(context: &Context, yes: bool, question: &str) -> Result<Reply, Failure> {
    if yes {
        return Ok(Reply::Yes);
    }
    if !context.is_attended {
        return Ok(Reply::Nobody);
    }
    let reply = ask_line(context, &[words::yes_or_no(question)])?.unwrap_or_default();
    Ok(match reply.to_lowercase().as_str() {
        "y" | "yes" => Reply::Yes,
        _ => Reply::No,
    })
}

/// Asks for a line, a question of several paragraphs before it; `None` if there is no terminal to
/// ask at, or nothing more to read.
///
/// # Errors
/// The reply cannot be read.
pub(crate) fn ask_line(context: &Context, question: &[String]) -> Result<Option<String>, Failure> {
    if !context.is_attended {
        return Ok(None);
    }
    say(question, context);
    let mut line = String::new();
    let read = io::stdin().lock().take(LONGEST_REPLY).read_line(&mut line);
    let len = read.map_err(Failure::terminal)?;
    Ok((len > 0).then(|| line.trim().to_owned()))
}
