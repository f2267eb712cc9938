//! Drawing a table that is laid out, in colour where that is wanted.

use crate::output::fit::{Fitted, Line, Placed};
use crate::output::{fold_in, shorten};
use crate::views::{Align, Ink};
use anstyle::{AnsiColor, Style};
use std::fmt::{self, Formatter};
use unicode_width::UnicodeWidthStr;

/// What the text is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The columns of the terminal.
    pub width: usize,
    /// Whether to colour it.
    pub color: bool,
    /// Whether the terminal has no signs but ASCII.
    pub ascii: bool,
}

/// Separates the parts of a caption or a title.
const BETWEEN_PARTS: &str = " · ";

/// Writes the caption of a table, the headings of its columns and the line below them.
pub(super) fn head(fitted: &Fitted<'_>, look: Look, f: &mut Formatter<'_>) -> fmt::Result {
    let caption = title(&fitted.caption, look);
    caption.iter().try_for_each(|line| writeln!(f, "{}", line.trim_end()))?;
    if !caption.is_empty() {
        writeln!(f)?;
    }
    lines(fitted, fitted.head(), look, f)
}

/// Writes the rows of a table.
pub(super) fn rows(fitted: &Fitted<'_>, look: Look, f: &mut Formatter<'_>) -> fmt::Result {
    lines(fitted, fitted.rows(), look, f)
}

fn lines<'a>(
    fitted: &Fitted<'_>,
    lines: impl Iterator<Item = Line<'a>>,
    look: Look,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    let mut write = |line: &str| writeln!(f, "{}", line.trim_end());
    let rule = painted(&"-".repeat(fitted.width), Ink::Dim, look);
    // The first section needs no gap after the heading.
    let mut gap = false;
    for line in lines {
        if gap && matches!(line, Line::Title(_)) {
            write("")?;
        }
        gap = !matches!(line, Line::Rule);
        match line {
            Line::Cells(cells) => write(&aligned(&cells, look))?,
            Line::Rule => write(&rule)?,
            Line::Title(parts) => title(parts, look).iter().try_for_each(|line| write(line))?,
        }
    }
    Ok(())
}

/// A line of cells, each aligned in its place.
fn aligned(cells: &[Placed<'_>], look: Look) -> String {
    let mut line = String::new();
    let mut end = 0;
    for Placed { text, ink, span } in cells.iter().filter(|cell| !cell.text.is_empty()) {
        let start = match span.align {
            Align::Left => span.start,
            Align::Right => span.end.saturating_sub(text.width()),
        };
        line += &" ".repeat(start.saturating_sub(end));
        line += &painted(text, *ink, look);
        end = start + text.width();
    }
    line
}

/// A text in the colour of its ink, where colours are wanted.
fn painted(text: &str, ink: Ink, look: Look) -> String {
    let style = match ink {
        _ if !look.color => Style::new(),
        Ink::Plain => Style::new(),
        Ink::Heading | Ink::Total => Style::new().bold(),
        Ink::Made => AnsiColor::Green.on_default(),
        Ink::Missed => AnsiColor::Red.on_default(),
        Ink::Bonus => AnsiColor::Cyan.on_default(),
        Ink::Leader => AnsiColor::Yellow.on_default().bold(),
        Ink::Dim => Style::new().dimmed(),
    };
    format!("{style}{text}{style:#}")
}

/// The parts of a title on as few lines as the width allows.
fn title(parts: &[String], look: Look) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let folded = parts.iter().map(|part| fold_in(part, look.width, 0));
    for part in folded.collect::<Vec<_>>().iter().flat_map(|part| part.lines()) {
        let part = shorten::to_width(part, look.width);
        match lines.last_mut() {
            Some(line) if format!("{line}{BETWEEN_PARTS}{part}").width() <= look.width => {
                line.push_str(BETWEEN_PARTS);
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    lines.iter().map(|line| painted(line, Ink::Heading, look)).collect()
}
