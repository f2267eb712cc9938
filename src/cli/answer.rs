//! What a command has to say, and how it reaches the terminal.

use super::context::Context;
use super::failure::{AGAINST_THE_RULES, DONE, Failure, WRONG_COMMAND_LINE};
use crate::cards::is_invisible;
use std::io::{self, Write};
use std::process::ExitCode;

/// What a command answers.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// The result, for standard output.
    pub(super) result: String,
    /// What is said about it, a paragraph a line, for standard error.
    pub(super) remarks: Vec<String>,
    /// The exit code.
    pub(super) code: u8,
}

impl Answer {
    /// Returns an answer that is only a result.
    pub(super) fn result(result: String) -> Answer {
        Answer { result, code: DONE, ..Answer::default() }
    }

    /// Returns an answer of paragraphs, a line each, folded where somebody reads them on a screen.
    pub(super) fn paragraphs(lines: &[String], fold_at: Option<usize>) -> Answer {
        Answer::result(lines.iter().map(|line| fold(line, fold_at) + "\n").collect())
    }

    /// Returns the answer with a remark about it.
    pub(super) fn remark(mut self, remark: impl Into<String>) -> Answer {
        self.remarks.push(remark.into());
        self
    }

    /// Prints the answer. A reader who has gone away is no trouble.
    ///
    /// # Errors
    /// The result could not be written, as on a full disk.
    pub(super) fn print(&self, context: &Context) -> Result<(), Failure> {
        let mut result = self.result.clone();
        if !result.is_empty() && !result.ends_with('\n') {
            result.push('\n');
        }
        let choice = if context.look.color {
            anstream::ColorChoice::Always
        } else {
            anstream::ColorChoice::Never
        };
        let mut stdout = anstream::AutoStream::new(io::stdout(), choice);
        let written = stdout.write_all(result.as_bytes()).and_then(|()| stdout.flush());
        say(&self.remarks, context.fold_at);
        match written {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Data(format!(
                "The answer could not be written: {error}. What was recorded stays recorded."
            ))),
            _ => Ok(()),
        }
    }
}

/// Says paragraphs on standard error, folded at a width if there is one.
pub(super) fn say(paragraphs: &[String], fold_at: Option<usize>) {
    let folded: Vec<String> = paragraphs.iter().map(|text| fold(&clean(text), fold_at)).collect();
    let _gone = writeln_all(&mut io::stderr(), &folded);
}

fn writeln_all(stream: &mut impl Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(stream, "{line}"))
}

/// Returns text with everything escaped that could disturb a terminal: paths, and what other
/// people's files say, are not ours.
pub(super) fn clean(text: &str) -> String {
    let clean = |c: char| match is_invisible(c) && c != '\n' {
        true => c.escape_unicode().to_string(),
        false => c.to_string(),
    };
    text.chars().map(clean).collect()
}

/// Returns a paragraph folded at word ends.
pub(super) fn fold(text: &str, at: Option<usize>) -> String {
    at.map_or_else(|| text.to_owned(), |width| fold_in(text, width, 0))
}

/// Returns a paragraph folded at word ends, every line but the first set in.
pub(super) fn fold_in(text: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent);
    // Ids such as big-misere stay whole.
    let options = textwrap::Options::new(width)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .subsequent_indent(&indent);
    textwrap::fill(text, options)
}

/// Says why a command was not carried out.
pub(super) fn say_failure(failure: &Failure, fold_at: Option<usize>) {
    let mut lines = failure.lines();
    lines[0].insert_str(0, "hoyle: ");
    say(&lines, fold_at);
}

/// Says why a command was not carried out; of one that records something, that nothing was.
pub(super) fn say_refusal(failure: &Failure, records: bool, fold_at: Option<usize>) {
    say_failure(failure, fold_at);
    if records && failure.code() == AGAINST_THE_RULES {
        say(&["Nothing was recorded.".into()], fold_at);
    }
}

/// Says what is wrong with a command line, or prints the help that it asks for, and returns the
/// exit code.
pub(super) fn say_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _gone = error.print();
        return ExitCode::from(DONE);
    }
    let text = error.render().to_string();
    let text = format!("hoyle: {}", text.strip_prefix("error: ").unwrap_or(&text));
    let width = terminal_size::terminal_size_of(io::stderr()).map(|(width, _)| width.0.into());
    let lines: Vec<String> = text.trim_end().lines().map(str::to_owned).collect();
    say(&lines, width);
    ExitCode::from(WRONG_COMMAND_LINE)
}
