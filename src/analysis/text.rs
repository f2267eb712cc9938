//! Splits the lines of a sheet into cells, and reads single cells.

use super::days::{WrittenDay, day};
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
#[derive(Clone)]
pub(super) struct SheetLine<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) cells: Vec<Token>,
}

/// The lines that are neither empty nor drawn across the table, split at the separator of most of them. The title
/// that Hoyle writes above a table is left out, and what it lists and explains below, each under a heading.
pub(super) fn lines(text: &str) -> Vec<SheetLine<'_>> {
    let is_own = has_title(text);
    let mut written: Vec<(usize, &str)> = Vec::new();
    let mut following = text.lines().skip(1);
    for (number, text) in (1..).zip(text.lines()) {
        let is_apart = following.next().is_some_and(|next| next.trim().is_empty());
        if text.chars().all(is_drawn) || (is_own && number == 1) {
            continue;
        }
        let is_below = written.last().is_some_and(|(_, above)| has_digit(above));
        if is_own && is_apart && is_below && !has_digit(text) {
            break;
        }
        if text.trim_start_matches(['*', ' ']).starts_with(['†', '‡']) {
            written.pop_if(|(_, heading)| heading.split_whitespace().count() == 1);
            break;
        }
        written.push((number, text));
    }

    let separator = separator(&written);
    let cut = |(number, text)| {
        let cells = match separator {
            Some(separator) => separated(text, separator),
            None => spaced(text, 1),
        };
        SheetLine { number, text, cells }
    };
    let mut lines: Vec<SheetLine<'_>> = written.into_iter().map(cut).collect();

    // Several numbers may share a cell, such as a bid and a total.
    let rows = lines.iter().filter(|line| line.is_row()).count();
    let shares = |line: &SheetLine<'_>| line.cells.iter().any(|cell| cell.words().len() > 1);
    let sharing = lines.iter().filter(|line| line.is_row() && shares(line)).count();
    if separator.is_some() && sharing * 2 > rows {
        for line in lines.iter_mut().filter(|line| line.is_row()) {
            line.cells = line.cells.iter().flat_map(Token::words).collect();
        }
    }
    lines
}

/// Whether a text begins as a sheet that Hoyle has drawn: `Friday · whist-1 · 3 of 33 deals played`.
pub fn has_title(text: &str) -> bool {
    text.lines().next().is_some_and(|line| {
        line.starts_with(|c: char| c == '#' || c.is_alphabetic())
            && line.matches(" · ").count() >= 2
    })
}

pub(super) fn has_digit(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

/// The separator of most lines, if they have one.
fn separator(lines: &[(usize, &str)]) -> Option<char> {
    ['\t', '|', ';', ','].into_iter().find(|separator| {
        let separates = |text: &str| {
            let cells = separated(text, *separator);
            // In `0 4,5` the comma is that of a decimal.
            cells.len() > 1
                && (*separator != ',' || !cells.iter().any(|cell| is_several_numbers(&cell.text)))
        };
        let separated = lines.iter().filter(|(_, text)| separates(text)).count();
        separated * 2 > lines.len()
    })
}

/// Whether a text is several numbers with spaces between them.
fn is_several_numbers(text: &str) -> bool {
    text.contains(' ') && text.split(' ').all(|part| number(part).is_ok())
}

/// Whether a character is part of a line drawn across the table.
fn is_drawn(c: char) -> bool {
    c.is_whitespace() || "-=+|:_–—,;".contains(c) || ('\u{2500}'..='\u{257F}').contains(&c)
}

/// The lines between the columns of a table.
const EDGES: [char; 5] = ['|', '│', '┃', '║', '¦'];

/// The cells between separators, without quotes around them.
pub(super) fn separated(text: &str, separator: char) -> Vec<Token> {
    let mut cells = vec![Token { text: String::new(), start: 1, end: 1 }];
    let mut quoted = false;
    for (index, c) in text.chars().enumerate() {
        let last = cells.last_mut().expect("there is always a last cell");
        last.end = index + 1;
        match c {
            '"' => quoted = !quoted,
            c if (c == separator || (separator == '|' && EDGES.contains(&c))) && !quoted => {
                cells.push(Token { text: String::new(), start: index + 2, end: index + 2 });
            }
            '\\' if separator == '|' => {}
            c => last.text.push(c),
        }
    }

    if separator == '|' {
        // A Markdown table has separators at both ends.
        if text.trim_start().starts_with(EDGES) {
            cells.remove(0);
        }
        if text.trim_end().ends_with(EDGES) {
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

/// The separator of a line, and the indices of the cells that are some of these; `None` if there are none.
pub(super) fn cells_where(text: &str, is: impl Fn(&str) -> bool) -> Option<(char, Vec<usize>)> {
    for separator in ['\t', '|', ';', ','] {
        let cells = separated(text, separator);
        let found: Vec<usize> = (0..cells.len()).filter(|index| is(&cells[*index].text)).collect();
        if !found.is_empty() {
            return Some((separator, found));
        }
    }
    None
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
    // A mark of its own is no cell.
    cells.retain(|cell| !clean(&cell.text).is_empty());
    for cell in &mut cells {
        if cell.text.len() > 1 {
            cell.text.truncate(cell.text.trim_end_matches([',', ';', ':']).len());
        }
    }
    cells
}

/// Rows that stand together, and the lines above them.
#[derive(Default)]
pub(super) struct Block<'a> {
    pub(super) above: Vec<SheetLine<'a>>,
    pub(super) rows: Vec<SheetLine<'a>>,
}

impl<'a> Block<'a> {
    pub(super) fn lines(&self) -> impl Iterator<Item = &SheetLine<'a>> {
        self.above.iter().chain(&self.rows)
    }

    /// The day in a line above the rows.
    pub(super) fn day(&self) -> Option<WrittenDay> {
        self.above.iter().find_map(|line| day(line.text))
    }

    /// The number in a line above the rows, such as that of a round.
    pub(super) fn number(&self) -> Option<i64> {
        let cells = self.above.iter().rev().flat_map(|line| &line.cells);
        let digits = cells.filter_map(|cell| {
            respelled(cell.text.trim_start_matches(|c: char| !c.is_ascii_digit())).parse().ok()
        });
        digits.into_iter().next()
    }
}

/// Lines that are no part of the table.
pub(super) fn noted<'l>(
    lines: impl IntoIterator<Item = &'l SheetLine<'l>>,
) -> Vec<(usize, String)> {
    lines.into_iter().map(|line| (line.number, line.text.trim().to_owned())).collect()
}

impl Token {
    pub(super) fn has_letters(&self) -> bool {
        self.text.chars().any(char::is_alphabetic)
    }

    fn is_struck(&self) -> bool {
        self.text.starts_with("~~")
    }

    /// The numbers in the cell, if it has several with spaces between them; else the cell as it is, such as a day with
    /// a time.
    fn words(&self) -> Vec<Token> {
        let mut words = spaced(&self.text, 1);
        let are_numbers = words.iter().all(|word| word.is_number() || word.text == "?");
        if words.len() < 2 || !are_numbers || day(&self.text).is_some() {
            return vec![self.clone()];
        }
        for word in &mut words {
            word.start += self.start - 1;
            word.end += self.start - 1;
        }
        words
    }

    /// Whether the cell holds a number, or several with marks between them.
    pub(super) fn is_number(&self) -> bool {
        has_digit(&self.text) && (!self.has_letters() || number(&self.text).is_ok())
    }
}

impl SheetLine<'_> {
    /// Whether the line is a row of the table: it has numbers, and no more words than numbers.
    pub(super) fn is_row(&self) -> bool {
        let numbers = self.cells.iter().filter(|cell| cell.is_number()).count();
        let unread = self.cells.iter().filter(|cell| cell.text == "?").count();
        let words = self.cells.iter().filter(|cell| cell.has_letters() && !cell.is_number());
        numbers + unread > 0 && words.count() <= numbers + unread
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
    let points = text.parse().or_else(|_| respelled(text).parse());
    points.map(Some).map_err(|_| SheetError::Number(text.to_owned()))
}

/// A number in the spelling of the program, by one that people and other programs use: `(1)`, `–1`, `1.`, `4,5`, or
/// letters in the place of digits.
pub(super) fn respelled(text: &str) -> String {
    let inner = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let mut number = String::new();
    if inner.is_some() {
        number.push('-');
    }
    for c in inner.unwrap_or(text).trim_end_matches('.').chars() {
        number.push(match c {
            '–' | '—' | '−' => '-',
            ',' => '.',
            'O' | 'o' => '0',
            'l' | 'I' => '1',
            c => c,
        });
    }
    number
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
