//! The screen: how wide it is, in which colours and characters to write, and whether somebody sits at it.

use super::environment;
use super::pager::{Pager, ScreenSize};
use crate::grammar::{Global, Symbols};
use crate::output::{Look, fold_in, indented};
use anstream::AutoStream;
use clap::ColorChoice;
use ratatui::crossterm::terminal;
use std::io::{self, IsTerminal};

/// The least width that output is made for.
const LEAST_WIDTH: usize = 20;
/// The width where neither the environment nor a terminal gives one.
const DEFAULT_WIDTH: usize = 80;
/// The greatest width of help.
const GREATEST_HELP_WIDTH: usize = 100;
/// The least width of the second column of a list; if there is less room, it goes below the first.
const LEAST_COLUMN: usize = 14;

/// The screen that answers are printed on, and questions asked.
#[derive(Clone)]
pub(crate) struct Screen {
    /// How to draw on standard output.
    pub(crate) look: Look,
    /// Whether standard output has a width: a pipe has none.
    has_width: bool,
    /// The number of rows, if standard output is a terminal.
    pub(crate) rows: Option<usize>,
    /// The width of standard error, or `None` where it is not a terminal.
    pub(crate) fold_at: Option<usize>,
    /// The pager, if standard output is a terminal.
    pub(crate) pager: Option<Pager>,
    /// Whether somebody sits at a terminal and can be asked.
    pub(crate) is_attended: bool,
}

impl Screen {
    /// The screen if there is no terminal.
    pub(crate) const fn none() -> Screen {
        Screen {
            look: Look { width: DEFAULT_WIDTH, color: false, ascii: false },
            has_width: true,
            rows: None,
            fold_at: None,
            pager: None,
            is_attended: false,
        }
    }

    /// The terminal of this process as it is now.
    pub(super) fn measured(options: &Global) -> Screen {
        let color = match options.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
        };
        let ascii = match options.symbols {
            Symbols::Ascii => true,
            Symbols::Unicode => false,
            Symbols::Auto => !environment::has_unicode(),
        };
        let width = width().unwrap_or(DEFAULT_WIDTH).max(LEAST_WIDTH);
        let has_width = environment::width().is_some() || io::stdout().is_terminal();
        let stderr_width = environment::width().or_else(|| Some(size(&io::stderr())?.columns));
        Screen {
            look: Look { width, color, ascii },
            has_width,
            rows: size(&io::stdout()).map(|size| size.lines),
            fold_at: stderr_width.map(|width| width.max(LEAST_WIDTH)),
            pager: if options.no_pager { None } else { pager() },
            is_attended: io::stdin().is_terminal() && io::stderr().is_terminal(),
        }
    }

    /// How to draw a sheet on standard output.
    pub(crate) fn sheet_look(&self) -> Look {
        if self.has_width { self.look } else { Look { width: usize::MAX, ..self.look } }
    }

    /// The same without a pager, because more will be printed.
    pub(crate) fn without_pager(&self) -> Screen {
        Screen { pager: None, ..self.clone() }
    }

    /// A list of names, each with a description.
    pub(crate) fn list<N: AsRef<str>, W: AsRef<str>>(
        &self,
        rows: impl Iterator<Item = (N, W)> + Clone,
    ) -> String {
        let column = rows.clone().map(|(name, _)| name.as_ref().len()).max().unwrap_or(0);
        rows.map(|(name, what)| self.row(name.as_ref(), column, what.as_ref())).collect()
    }

    /// A line of a list: a name in a column of its own, with its description folded beside it.
    pub(crate) fn row(&self, name: &str, column: usize, what: &str) -> String {
        let indent = column + 4;
        if indent + LEAST_COLUMN > self.look.width {
            format!("  {name}\n{}\n", indented(what, self.look.width, 4))
        } else {
            fold_in(&format!("  {name:column$}  {what}"), self.look.width, indent) + "\n"
        }
    }
}

/// The width at which help is folded.
pub(crate) fn help_width() -> usize {
    width().unwrap_or(DEFAULT_WIDTH).clamp(LEAST_WIDTH, GREATEST_HELP_WIDTH)
}

fn width() -> Option<usize> {
    let terminal =
        || size(&io::stdout()).or_else(|| size(&io::stderr())).or_else(|| size(&io::stdin()));
    environment::width().or_else(|| Some(terminal()?.columns))
}

fn pager() -> Option<Pager> {
    let size = size(&io::stdout())?;
    let words = environment::pager();
    if words.is_empty() {
        return None;
    }
    // Quit if the text fits, keep colours and the screen, and let ctrl-C end it.
    let less = if environment::has_pager_options() { None } else { Some("FRXK") };
    Some(Pager { words, size, less })
}

/// The size of the terminal, if a stream is connected to one.
fn size(stream: &impl IsTerminal) -> Option<ScreenSize> {
    if !stream.is_terminal() {
        return None;
    }
    let (columns, lines) = terminal::size().ok()?;
    if columns == 0 || lines == 0 {
        return None;
    }
    Some(ScreenSize { columns: columns.into(), lines: lines.into() })
}
