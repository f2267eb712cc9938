//! The lines of a sheet split into cells, and what single cells say.

use super::sheet_error::{LocatedSheetError, SheetError};
use crate::cards::Trump;
use crate::rules::Points;

/// A cell of the text, with the columns at which it begins and ends.
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

/// The lines that are neither empty nor drawn across the table, split at what separates the cells of the
/// first.
pub(super) fn lines(text: &str) -> Vec<SheetLine<'_>> {
    let drawn = |c: char| c.is_whitespace() || "-=+|:_–—─━│┼,;".contains(c);
    let lines = text.lines().enumerate().filter(|(_, line)| !line.chars().all(drawn));
    let lines: Vec<(usize, &str)> = lines.collect();
    let separator = lines.first().and_then(|(_, first)| {
        ['\t', '|', ';', ','].into_iter().find(|separator| first.contains(*separator))
    });
    let line = |(index, text)| {
        let cells = separator.map_or_else(|| spaced(text, 1), |it| separated(text, it));
        SheetLine { number: index + 1, text, cells }
    };
    lines.into_iter().map(line).collect()
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
        // A table of Markdown has them at both ends.
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
                (last.end, spaces) = (index + 1, 0);
            }
            _ => {
                cells.push(Token { text: c.into(), start: index + 1, end: index + 1 });
                spaces = 0;
            }
        }
    }
    cells
}

impl SheetLine<'_> {
    /// Whether it names players or columns: it has words, and no number.
    pub(super) fn is_header(&self) -> bool {
        let is_number =
            |cell: &Token| matches!(number(&cell.text), Ok(Some(_))) || cell.text == "?";
        let has_word = |cell: &Token| cell.text.chars().any(char::is_alphabetic);
        self.cells.iter().any(has_word) && !self.cells.iter().any(is_number)
    }

    pub(super) fn error(&self, cell: usize, error: SheetError) -> LocatedSheetError {
        let column = self.cells.get(cell).map_or(self.text.chars().count() + 1, |it| it.start);
        LocatedSheetError { line: self.number, column, error }
    }
}

/// A cell without marks for what was made and missed.
pub(super) fn clean(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || "*✓✗✔✘".contains(c))
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

/// The trump: a suit, `none`, or the number by which Preferans players write it.
pub(super) fn trump(text: &str) -> Result<Option<Trump>, SheetError> {
    let numbered = Trump::ALL.iter().find(|it| it.preferans_number().to_string() == text);
    let trump = numbered.copied().or_else(|| text.parse().ok());
    trump.map(Some).ok_or_else(|| SheetError::Trump(text.to_owned()))
}
