//! Tables as CSV, for spreadsheets: a line of names, then a line a deal. Numbers open as numbers and
//! everything else as text.

use crate::views::{Align, Grid, HandFact, Row};
use ::csv::{Writer, WriterBuilder};

/// A table as CSV: UTF-8 without a byte order mark, quoted as in RFC 4180, each line ended by a
/// newline.
pub fn grid(grid: &Grid) -> String {
    let names: Vec<String> = grid.names().iter().map(|name| as_text(name)).collect();
    let rows = grid.rows.iter().filter_map(Row::cells).map(|cells| {
        let columns = grid.columns().zip(cells).map(|(column, cell)| match column.align {
            Align::Right if is_number(&cell.text) => cell.text.clone(),
            Align::Right | Align::Left => as_text(&cell.text),
        });
        columns.collect()
    });
    let mut lines = Writer::from_writer(Vec::new());
    for line in std::iter::once(names).chain(rows) {
        lines.write_record(line).expect("memory takes every line of as many cells");
    }
    let bytes = lines.into_inner().expect("memory is never full of this");
    String::from_utf8(bytes).expect("CSV of UTF-8 is UTF-8")
}

/// Hands as CSV, like a table: with a line of names, or as more lines of one that has it.
pub fn facts(hands: Vec<HandFact>, names: bool) -> String {
    let mut lines = WriterBuilder::new().has_headers(names).from_writer(Vec::new());
    for mut hand in hands {
        hand.texts_mut().for_each(|text| *text = as_text(text));
        lines.serialize(hand).expect("memory takes every line of as many cells");
    }
    let bytes = lines.into_inner().expect("memory is never full of this");
    String::from_utf8(bytes).expect("CSV of UTF-8 is UTF-8")
}

/// Whether a text is a number as spreadsheets write them: `12`, `-0.5`.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let size = text.strip_prefix('-').unwrap_or(text);
    size.split_once('.').map_or_else(|| digits(size), |(whole, part)| digits(whole) && digits(part))
}

/// A text that a spreadsheet takes for text: after an apostrophe, if it could be a formula, a number
/// or a date.
fn as_text(text: &str) -> String {
    let begins_formula = |c: char| "=+-@＝＋－＠".contains(c) || c.is_control();
    let counts = |c: char| !c.is_alphabetic() || matches!(c, 'e' | 'E');
    let formula =
        text.trim_start().starts_with(begins_formula) || text.starts_with(char::is_control);
    let number =
        text.starts_with(|c: char| c.is_ascii_digit() || c == '.') && text.chars().all(counts);
    if formula || number { format!("'{text}") } else { text.to_owned() }
}
