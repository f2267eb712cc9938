//! The answer of a command, and how it is printed.

use crate::cards::is_invisible;
use crate::grammar::Command;
use crate::output::fold::fold_in;
use crate::output::{ascii, json, plain};
use crate::terminal::context::{Context, Voice};
use crate::terminal::failure::{AGAINST_THE_RULES, DONE, Failure, WRONG_COMMAND_LINE};
use crate::words;
use clap::builder::StyledStr;
use serde::Serialize;
use std::io::{self, Write};
use std::process::ExitCode;

/// The answer of a command.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    /// Printed on standard output.
    pub(crate) result: String,
    /// Who reads the result.
    pub(crate) reader: Reader,
    /// Printed on standard error, one paragraph each.
    pub(crate) remarks: Vec<String>,
    /// The exit code.
    pub(crate) code: u8,
}

/// Runs a command, as the shell does for the prompt.
pub(crate) type Run<'a> = &'a dyn Fn(&mut Context, Command) -> Result<Answer, Failure>;

/// Who reads a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reader {
    /// People: in the characters of their terminal, and through a pager.
    #[default]
    People,
    /// A program, byte for byte.
    Program,
}

impl Answer {
    /// An answer for people that is only a result.
    pub(crate) fn result(result: String) -> Answer {
        Answer { result, code: DONE, ..Answer::default() }
    }

    /// An answer for programs that is only a result.
    pub(crate) fn data(result: String) -> Answer {
        Answer { reader: Reader::Program, ..Answer::result(result) }
    }

    /// A value as JSON.
    pub(crate) fn json(value: &impl Serialize) -> Answer {
        Answer::data(json::line(value))
    }

    /// Records, one per line.
    pub(crate) fn plain<R, T>(records: impl IntoIterator<Item = R>) -> Answer
    where
        R: IntoIterator<Item = T>,
        T: AsRef<str>,
    {
        Answer::data(records.into_iter().map(plain::record).collect())
    }

    /// Paragraphs, folded at `fold_at` if given.
    pub(crate) fn paragraphs(lines: &[String], fold_at: Option<usize>) -> Answer {
        Answer::result(lines.iter().map(|line| fold(line, fold_at) + "\n").collect())
    }

    /// Adds a remark.
    pub(crate) fn remark(mut self, remark: impl Into<String>) -> Answer {
        self.remarks.push(remark.into());
        self
    }

    /// Prints the answer. A closed pipe is not an error.
    ///
    /// # Errors
    /// The result could not be written, as on a full disk.
    pub(crate) fn print(self, context: &Context) -> Result<(), Failure> {
        let mut result = self.result;
        if !result.is_empty() && !result.ends_with('\n') {
            result.push('\n');
        }
        let people = self.reader == Reader::People;
        if people && context.look.ascii {
            result = ascii::text(&result);
        }
        let paged = match context.pager.as_ref().filter(|_| people) {
            Some(pager) => pager.show(&result, context.look.color),
            None => false,
        };
        let written = if paged { Ok(()) } else { write(&result, context.look.color) };
        say(&self.remarks, context.voice());
        match written {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Failure::data(words::cannot_print(error)))
            }
            _ => Ok(()),
        }
    }
}

/// Writes a result to standard output.
fn write(result: &str, color: bool) -> io::Result<()> {
    let choice = if color { anstream::ColorChoice::Always } else { anstream::ColorChoice::Never };
    let mut stdout = anstream::AutoStream::new(io::stdout(), choice);
    stdout.write_all(result.as_bytes()).and_then(|()| stdout.flush())
}

/// Writes bytes to standard output, whether or not they are read.
pub(crate) fn hand_over(bytes: &[u8]) {
    let mut stdout = io::stdout().lock();
    let _gone = stdout.write_all(bytes).and_then(|()| stdout.flush());
}

/// Prints paragraphs on standard error.
pub(crate) fn say(paragraphs: &[String], voice: Voice) {
    let print = |text: &String| {
        let text = clean(text);
        let text = if voice.ascii { ascii::text(&text) } else { text };
        writeln!(io::stderr(), "{}", fold(&text, voice.fold_at))
    };
    let _gone = paragraphs.iter().try_for_each(print);
}

/// Escapes whatever could disturb a terminal: paths, and text from other people's files, cannot be
/// trusted.
pub(crate) fn clean(text: &str) -> String {
    let clean = |c: char| match is_invisible(c) && c != '\n' {
        true => c.escape_unicode().to_string(),
        false => c.to_string(),
    };
    text.chars().map(clean).collect()
}

/// A paragraph folded at word ends.
pub(crate) fn fold(text: &str, at: Option<usize>) -> String {
    at.map_or_else(|| text.to_owned(), |width| fold_in(text, width, 0))
}

/// Prints why a command failed.
pub(crate) fn say_failure(failure: &Failure, voice: Voice) {
    let mut lines = failure.lines(voice.speller);
    lines[0].insert_str(0, "hoyle: ");
    say(&lines, voice);
}

/// Prints why a command failed; and if it was to record something, that it did not.
pub(crate) fn say_refusal(failure: &Failure, records: bool, voice: Voice) {
    say_failure(failure, voice);
    if records && failure.code == AGAINST_THE_RULES {
        say(&[words::NOTHING_RECORDED.into()], voice);
    }
}

/// Text styled by clap, with its colours or without.
pub(crate) fn styled(text: &StyledStr, color: bool) -> String {
    if color { text.ansi().to_string() } else { text.to_string() }
}

/// Prints what is wrong with a command line, or the help that it asks for. Returns the exit code.
pub(crate) fn say_usage(error: &clap::Error, context: &Context) -> ExitCode {
    let text = error.render();
    if !error.use_stderr() {
        let text = styled(&text, context.look.color);
        // If help cannot be printed, neither can a failure of it.
        let _gone = Answer::result(text).print(context);
        return ExitCode::from(DONE);
    }
    let text = text.to_string();
    let text = format!("hoyle: {}", text.strip_prefix("error: ").unwrap_or(&text));
    let lines: Vec<String> = text.trim_end().lines().map(str::to_owned).collect();
    say(&lines, context.voice());
    ExitCode::from(WRONG_COMMAND_LINE)
}
