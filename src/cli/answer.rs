//! What a command has to say, and how it reaches the terminal.

use super::context::Context;
use super::failure::{DONE, Failure, WRONG_COMMAND_LINE};
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

    /// Returns the answer with a remark about it.
    pub(super) fn remark(mut self, remark: impl Into<String>) -> Answer {
        self.remarks.push(remark.into());
        self
    }

    /// Prints the answer. A reader who has gone away is no trouble.
    pub(super) fn print(&self, context: &Context) {
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
        let _gone = stdout.write_all(result.as_bytes()).and_then(|()| stdout.flush());
        say(&self.remarks, context.fold_at);
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
fn clean(text: &str) -> String {
    let clean = |c: char| match is_invisible(c) && c != '\n' {
        true => c.escape_unicode().to_string(),
        false => c.to_string(),
    };
    text.chars().map(clean).collect()
}

/// Returns a paragraph folded at word ends.
pub(super) fn fold(text: &str, at: Option<usize>) -> String {
    match at {
        Some(width) => {
            // Ids such as big-misere stay whole.
            let whole = textwrap::WordSplitter::NoHyphenation;
            let options = textwrap::Options::new(width).break_words(false).word_splitter(whole);
            textwrap::fill(text, options)
        }
        None => text.to_owned(),
    }
}

/// Says why a command was not carried out.
pub(super) fn say_failure(failure: &Failure, fold_at: Option<usize>) {
    let mut lines = failure.lines();
    lines[0].insert_str(0, "hoyle: ");
    say(&lines, fold_at);
}

/// Says what is wrong with a command line, or prints the help that it asks for, and returns the
/// exit code.
pub(super) fn say_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _gone = error.print();
        return ExitCode::from(DONE);
    }
    let text = error.render().to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let _gone = write!(io::stderr(), "hoyle: {}", clean(text));
    ExitCode::from(WRONG_COMMAND_LINE)
}
