//! The answer of a command, how it is printed, and questions asked before there is one.

use super::pager::Pager;
use super::screen::Screen;
use super::{Context, DONE, Failure, PROGRAM, Result, files};
use crate::cards::visible_lines;
use crate::grammar::hints;
use crate::output::{Look, ascii, fold_in, json};
use crate::words::messages;

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::builder::StyledStr;
use serde::Serialize;
use std::fmt::{self, Display, Write as _};
use std::io::{self, IsTerminal as _, Write as _};
use std::process::Child;

/// The answer of a command.
pub(crate) struct Answer {
    /// Printed on standard output, piece by piece: it may be larger than the memory.
    pub(crate) result: Box<dyn Display>,
    /// Whether the result is for a program, byte for byte. A result for people is printed in the
    /// characters of their terminal, and through a pager.
    pub(crate) is_data: bool,
    /// Bytes printed unchanged after the result, such as a picture.
    pub(crate) bytes: Vec<u8>,
    /// Printed on standard error, one paragraph each.
    pub(crate) remarks: Vec<String>,
    /// The exit code.
    pub(crate) code: u8,
}

impl Default for Answer {
    fn default() -> Answer {
        Answer::result("")
    }
}

impl Answer {
    /// An answer for people that is only a result.
    pub(crate) fn result(result: impl Display + 'static) -> Answer {
        Answer {
            result: Box::new(result),
            is_data: false,
            bytes: Vec::new(),
            remarks: Vec::new(),
            code: DONE,
        }
    }

    /// An answer for programs that is only a result.
    pub(crate) fn data(result: impl Display + 'static) -> Answer {
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
        if context.global.json {
            Answer::json(value)
        } else if context.global.plain {
            Answer::data(records(value))
        } else {
            text(value)
        }
    }

    /// A value as JSON if the command line asks for that, or else as `text` for people.
    pub(crate) fn json_or<T: Serialize + ?Sized>(
        value: &T,
        context: &Context,
        text: impl FnOnce() -> Answer,
    ) -> Answer {
        if context.global.json { Answer::json(value) } else { text() }
    }

    /// Paragraphs, each in a style, folded to the width of the terminal. A blank one separates two others.
    pub(crate) fn styled_paragraphs(lines: &[(Style, String)], screen: &Screen) -> Answer {
        let mut text = String::new();
        for (style, line) in lines {
            let folded = fold(&visible_lines(line), screen.fold_at);
            if screen.look.color && !folded.is_empty() {
                text += &format!("{style}{folded}{style:#}\n");
            } else {
                text += &format!("{folded}\n");
            }
        }
        Answer::result(text)
    }

    /// Paragraphs, folded as wide as the terminal.
    pub(crate) fn paragraphs(lines: &[impl AsRef<str>], screen: &Screen) -> Answer {
        let folded =
            lines.iter().map(|line| fold(&visible_lines(line.as_ref()), screen.fold_at) + "\n");
        Answer::result(folded.collect::<String>())
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
    /// The result could not be written, as on a full disk; or it is a picture, and a terminal shows none.
    pub(crate) fn print(self, screen: &Screen) -> Result<u8> {
        if !self.bytes.is_empty() && io::stdout().is_terminal() {
            let refusal = messages::SheetRefusalNotShown.say();
            return Err(Failure::usage(refusal).hint(hints::write_sheet()));
        }
        let mut printer = Printer::new(screen, self.is_data);
        // An error means that nothing more can be printed; the printer keeps the reason.
        let _cut_short = write!(printer, "{}", self.result);
        let mut printed = printer.end();
        if printed.is_ok() && !self.bytes.is_empty() {
            let mut stdout = io::stdout().lock();
            printed = files::printed(stdout.write_all(&self.bytes).and_then(|()| stdout.flush()));
        }
        say(&self.remarks, screen);
        printed.map(|()| self.code)
    }
}

/// Prints what is written to it piece by piece. People read it through a pager if it does not fit the
/// screen.
struct Printer<'a> {
    look: Look,
    is_data: bool,
    /// What was written and is not printed yet.
    text: String,
    /// Whether the last piece ended its line.
    ends_line: bool,
    /// The pager, if one may still be needed: everything so far fits the screen.
    pager: Option<&'a Pager>,
    /// The pager that is running.
    paging: Option<Child>,
    /// The first error of printing.
    printed: io::Result<()>,
}

impl Printer<'_> {
    /// The number of bytes that are collected before they are printed.
    const BUFFERED: usize = 64 * 1024;

    /// Prints what people read, or data for a program.
    fn new(screen: &Screen, is_data: bool) -> Printer<'_> {
        Printer {
            look: screen.look,
            is_data,
            text: String::new(),
            ends_line: true,
            pager: if is_data { None } else { screen.pager.as_ref() },
            paging: None,
            printed: Ok(()),
        }
    }

    /// Prints what was written, or keeps it while it fits the screen and a pager may be needed. Returns
    /// whether more can be printed: the reader may be gone, or the disk full.
    fn flush(&mut self) -> bool {
        if self.look.ascii && !self.is_data {
            self.text = ascii::text(&self.text);
        }
        if let Some(pager) = self.pager {
            if pager.has_room(&self.text) {
                return true;
            }
            self.pager = None;
            self.paging = pager.start();
        }
        if self.printed.is_ok() {
            self.printed = self.print_text();
        }
        self.text.clear();
        self.printed.is_ok()
    }

    fn print_text(&mut self) -> io::Result<()> {
        let bytes = self.text.as_bytes();
        let color = self.look.color;
        match self.paging.as_mut().and_then(|pager| pager.stdin.as_mut()) {
            Some(pager) if color => pager.write_all(bytes),
            Some(pager) => pager.write_all(strip_str(&self.text).to_string().as_bytes()),
            // Data has no colours, and searching it for them takes its time.
            None if self.is_data => io::stdout().write_all(bytes),
            None => {
                let choice = if color { ColorChoice::Always } else { ColorChoice::Never };
                AutoStream::new(io::stdout(), choice).write_all(bytes)
            }
        }
    }

    /// Prints what is left, ends its last line, and waits until the reader has quit the pager.
    ///
    /// # Errors
    /// The result could not be written, as on a full disk. A closed pipe is not an error.
    fn end(mut self) -> Result<()> {
        if !self.ends_line {
            self.text.push('\n');
        }
        self.flush();
        // If everything fits the screen, it has been kept until here, and needs no pager.
        self.pager = None;
        self.flush();
        if let Some(mut pager) = self.paging {
            // This closes the pager's standard input. Quitting it early is not an error.
            let _ended = pager.wait();
            return Ok(());
        }
        files::printed(self.printed.and_then(|()| io::stdout().flush()))
    }
}

impl fmt::Write for Printer<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        if !piece.is_empty() {
            self.ends_line = piece.ends_with('\n');
        }
        self.text.push_str(piece);
        if self.text.len() < Self::BUFFERED || !(self.is_data || piece.contains('\n')) {
            return Ok(());
        }
        // Text for people is put into ASCII and measured by whole lines.
        let mut rest = String::new();
        if !self.is_data
            && let Some(end) = self.text.rfind('\n')
        {
            rest = self.text.split_off(end + 1);
        }
        let has_room = self.flush();
        self.text.push_str(&rest);
        if has_room { Ok(()) } else { Err(fmt::Error) }
    }
}

/// Prints values one by one as they come, so that there may be more of them than fit in memory: as an
/// array of JSON if the command line asks for that, or else as text or records.
pub(crate) struct Series<'a> {
    context: &'a Context,
    printer: Printer<'a>,
    is_empty: bool,
}

impl Series<'_> {
    pub(crate) fn new(context: &Context) -> Series<'_> {
        let is_data = context.global.json || context.global.plain;
        Series { context, printer: Printer::new(&context.screen, is_data), is_empty: true }
    }

    /// Prints the next value. Returns whether more can be printed.
    pub(crate) fn print<T: Serialize, D: Display>(
        &mut self,
        value: &T,
        text: impl FnOnce(&T) -> D,
    ) -> bool {
        let before = if self.is_empty { "[" } else { "," };
        self.is_empty = false;
        let printed = if self.context.global.json {
            write!(self.printer, "{before}{}", json::line(value).trim_end())
        } else {
            write!(self.printer, "{}", text(value))
        };
        printed.is_ok() && self.printer.flush()
    }

    /// Whether nothing has been printed.
    pub(crate) const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// Ends the result. `answer` holds the remarks and the exit code.
    ///
    /// # Errors
    /// The result could not be written, as on a full disk. The remarks have been printed even so.
    pub(crate) fn end(mut self, answer: Answer) -> Result<Answer> {
        if self.context.global.json {
            // An error means that nothing more can be printed; the printer keeps the reason.
            let _cut_short = self.printer.write_str(if self.is_empty { "[]" } else { "]" });
        }
        if let Err(failure) = self.printer.end() {
            say(&answer.remarks, &self.context.screen);
            return Err(failure);
        }
        Ok(answer)
    }
}

/// Writes bytes to standard output, if they can be written.
pub(crate) fn hand_over(bytes: &[u8]) {
    let mut stdout = io::stdout().lock();
    let _gone = stdout.write_all(bytes).and_then(|()| stdout.flush());
}

/// Prints paragraphs on standard error.
pub(crate) fn say(paragraphs: &[String], screen: &Screen) {
    // Standard error may be closed.
    let _gone = write!(io::stderr(), "{}", as_said(paragraphs, screen));
}

/// Paragraphs in the characters and the width of the terminal.
pub(super) fn as_said(paragraphs: &[String], screen: &Screen) -> String {
    let mut said = String::new();
    for paragraph in paragraphs {
        let mut text = visible_lines(paragraph);
        if screen.look.ascii {
            text = ascii::text(&text);
        }
        said += &fold(&text, screen.fold_at);
        said.push('\n');
    }
    said
}

/// A paragraph folded at word ends.
pub(crate) fn fold(text: &str, at: Option<usize>) -> String {
    at.map_or_else(|| text.to_owned(), |width| fold_in(text, width, 0))
}

/// Prints why a command failed.
pub(crate) fn say_failure(failure: &Failure, context: &Context) {
    let mut lines = failure.lines(&context.speller());
    lines[0].insert_str(0, PROGRAM);
    say(&lines, &context.screen);
}

/// Text styled by clap, with its colours or without.
pub(crate) fn styled(text: &StyledStr, color: bool) -> String {
    if color { text.ansi().to_string() } else { text.to_string() }
}

/// The help that a command line asks for.
///
/// # Errors
/// The command line is wrong.
pub(crate) fn usage(error: clap::Error, screen: &Screen) -> Result<Answer> {
    if error.use_stderr() {
        return Err(error.into());
    }
    Ok(Answer::result(styled(&error.render(), screen.look.color)))
}
