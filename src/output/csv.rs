//! Tables as CSV, for spreadsheets: a line of names, then a line a deal. Numbers open as numbers and
//! everything else as text.

use crate::views::{Align, Grid, Row};
use ::csv::{Writer, WriterBuilder};
use serde::Serialize;

/// A table as CSV: UTF-8 without a byte order mark, quoted as in RFC 4180, each line ended by a
/// newline.
pub fn grid(grid: &Grid) -> String {
    let mut lines = Writer::from_writer(Vec::new());
    let names = grid.names();
    lines
        .write_record(names.iter().map(|name| as_text(name)))
        .expect("memory takes every line of as many cells");
    for cells in grid.rows.iter().filter_map(Row::cells) {
        let fields = grid.columns().zip(cells).map(|(column, cell)| match column.align {
            Align::Right if is_number(&cell.text) => cell.text.clone(),
            Align::Right | Align::Left => as_text(&cell.text),
        });
        lines.write_record(fields).expect("memory takes every line of as many cells");
    }
    text_of(lines)
}

/// Whether lines of CSV begin with the names of their columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CsvHeader {
    /// They do.
    Names,
    /// They go on after others.
    None,
}

/// Values as lines of CSV, a line each.
pub fn records(values: &[impl Serialize], header: CsvHeader) -> String {
    let mut lines =
        WriterBuilder::new().has_headers(header == CsvHeader::Names).from_writer(Vec::new());
    for value in values {
        lines.serialize(value).expect("memory takes every line of as many cells");
    }
    text_of(lines)
}

fn text_of(lines: Writer<Vec<u8>>) -> String {
    let bytes = lines.into_inner().expect("memory is never full of this");
    String::from_utf8(bytes).expect("CSV of UTF-8 is UTF-8")
}

/// Whether a text is a number as spreadsheets write them: `12`, `-0.5`.
pub(super) fn is_number(text: &str) -> bool {
    let size = text.strip_prefix('-').unwrap_or(text);
    match size.split_once('.') {
        Some((whole, part)) => is_digits(whole) && is_digits(part),
        None => is_digits(size),
    }
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A text that a spreadsheet takes for text: after an apostrophe, if it could be a formula, a number
/// or a date.
pub fn as_text(text: &str) -> String {
    if could_be_formula(text) || could_be_number(text) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn could_be_formula(text: &str) -> bool {
    text.starts_with(char::is_control)
        || text.trim_start().starts_with(|c: char| "=+-@＝＋－＠".contains(c) || c.is_control())
}

fn could_be_number(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit() || c == '.')
        && text.chars().all(|c| !c.is_alphabetic() || matches!(c, 'e' | 'E'))
}
