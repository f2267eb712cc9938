//! Splits the lines of a sheet into cells, and reads single cells.

use super::sheet_error::{LocatedSheetError, SheetError};
use crate::cards::Trump;
use crate::rules::Points;

/// The marks for bids made and missed.
const RESULTS: [char; 4] = ['✓', '✗', '✔', '✘'];

/// A cell of the text, with the columns at which it begins and ends, from 1.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// A line that is not empty.
pub(super) struct SheetLine<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) cells: Vec<Token>,
}

/// The lines that are neither empty nor drawn across the table, split at the separator of the first. The title
/// that Hoyle writes above a table is left out, and what it lists and explains below, each under a heading.
pub(super) fn lines(text: &str) -> Vec<SheetLine<'_>> {
    let mut separator = None;
    let mut lines: Vec<SheetLine<'_>> = Vec::new();
    let mut following = text.lines().skip(1);
    for (number, text) in (1..).zip(text.lines()) {
        let is_apart = following.next().is_some_and(|next| next.trim().is_empty());
        if text.chars().all(is_drawn) || (lines.is_empty() && is_title(text)) {
            continue;
        }
        if text.trim_start_matches(['*', ' ']).starts_with(['†', '‡']) {
            lines.pop_if(|heading: &mut SheetLine<'_>| heading.cells.len() == 1);
            break;
        }
        if lines.is_empty() {
            separator = ['\t', '|', ';', ','].into_iter().find(|mark| text.contains(*mark));
        }
        let cells = match separator {
            Some(separator) => separated(text, separator),
            None => spaced(text, 1),
        };
        let line = SheetLine { number, text, cells };
        // The heading of another table.
        if is_apart && line.is_header() && lines.last().is_some_and(|last| !last.is_header()) {
            break;
        }
        lines.push(line);
    }
    lines
}

/// Whether a text begins as a sheet that Hoyle has drawn.
pub fn has_title(text: &str) -> bool {
    text.lines().next().is_some_and(is_title)
}

/// Whether a line is a title as above Hoyle's own tables: `Friday · whist-1 · 3 of 33 deals played`.
fn is_title(text: &str) -> bool {
    text.starts_with(|c: char| c == '#' || c.is_alphabetic()) && text.matches(" · ").count() >= 2
}

/// Whether a character is part of a line drawn across the table.
fn is_drawn(c: char) -> bool {
    c.is_whitespace() || "-=+|:_–—─━│┼,;".contains(c)
}

/// The cells between separators, without quotes around them.
pub(super) fn separated(text: &str, separator: char) -> Vec<Token> {
    let mut cells = vec![Token { text: String::new(), start: 1, end: 1 }];
    let mut quoted = false;
    for (index, c) in text.chars().enumerate() {
        let last = cells.last_mut().expect("there is always a last cell");
        last.end = index + 1;
        match c {
            '"' => quoted = !quoted,
            c if c == separator && !quoted => {
                cells.push(Token { text: String::new(), start: index + 2, end: index + 2 });
            }
            '\\' if separator == '|' => {}
            c => last.text.push(c),
        }
    }

    if separator == '|' {
        // A Markdown table has separators at both ends.
        if text.trim_start().starts_with('|') {
            cells.remove(0);
        }
        if text.trim_end().ends_with('|') {
            cells.pop();
        }
    }

    for cell in &mut cells {
        let text = cell.text.trim();
        cell.start += cell.text.chars().take_while(|c| c.is_whitespace()).count();
        cell.text = text.strip_prefix('\'').unwrap_or(text).to_owned();
    }
    cells
}

/// The cells with at least `least` spaces between them.
pub(super) fn spaced(text: &str, least: usize) -> Vec<Token> {
    let mut cells: Vec<Token> = Vec::new();
    let mut spaces = least;
    for (index, c) in text.chars().enumerate() {
        match cells.last_mut() {
            _ if c.is_whitespace() => spaces += 1,
            Some(last) if spaces < least => {
                last.text.extend(std::iter::repeat_n(' ', spaces));
                last.text.push(c);
                last.end = index + 1;
                spaces = 0;
            }
            _ => {
                cells.push(Token { text: c.into(), start: index + 1, end: index + 1 });
                spaces = 0;
            }
        }
    }
    // Bids made and missed have their mark behind them.
    cells.retain(|cell| !cell.text.chars().all(|c| RESULTS.contains(&c)));
    cells
}

impl Token {
    fn has_letters(&self) -> bool {
        self.text.chars().any(char::is_alphabetic)
    }

    fn is_struck(&self) -> bool {
        self.text.starts_with("~~")
    }

    fn is_number(&self) -> bool {
        self.text == "?" || matches!(number(&self.text), Ok(Some(_)))
    }
}

impl SheetLine<'_> {
    /// Whether the line names players or columns: it has words, and no number.
    pub(super) fn is_header(&self) -> bool {
        self.cells.iter().any(Token::has_letters) && !self.cells.iter().any(Token::is_number)
    }

    /// Whether a cell is struck out.
    pub(super) fn has_struck_cell(&self) -> bool {
        self.cells.iter().any(Token::is_struck)
    }

    /// Whether most of the cells are struck out.
    pub(super) fn is_struck(&self) -> bool {
        let written = self.cells.iter().filter(|cell| !cell.text.is_empty());
        let struck = written.clone().filter(|cell| cell.is_struck()).count();
        2 * struck > written.count()
    }

    pub(super) fn error(&self, cell: usize, error: SheetError) -> LocatedSheetError {
        let column = match self.cells.get(cell) {
            Some(cell) => cell.start,
            None => self.text.chars().count() + 1,
        };
        LocatedSheetError { line: self.number, column, error }
    }
}

/// A cell without the marks for bids made and missed, acts against the rules, rulings and what is struck out.
pub(super) fn clean(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || "*~†‡".contains(c) || RESULTS.contains(&c))
}

pub(super) fn is_unreadable(text: &str) -> bool {
    text.contains('?') || matches!(text, "" | "-" | "–" | "—" | "·" | "−" | "turned")
}

/// The number of a cell, `None` if it cannot be read.
pub(super) fn number(text: &str) -> Result<Option<Points>, SheetError> {
    let text = clean(text);
    if is_unreadable(text) {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| SheetError::Number(text.to_owned()))
}

/// The trump: a suit, `none`, or its number in Preferans.
pub(super) fn trump(text: &str) -> Result<Trump, SheetError> {
    for trump in Trump::ALL {
        if trump.preferans_number().to_string() == text {
            return Ok(trump);
        }
    }
    text.parse().map_err(|_| SheetError::Trump(text.to_owned()))
}
