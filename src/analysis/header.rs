//! Reads the header of a sheet: the players, and what each column holds.

use super::CellKind;
use super::column_names::{Field, label, label_among_labels};
use super::sheet_error::{LocatedSheetError, SheetError};
use super::text::{SheetLine, Token};

/// The players and columns that a header names.
#[derive(Default)]
pub(super) struct Header {
    pub(super) players: Vec<String>,
    pub(super) columns: Vec<HeaderColumn>,
}

/// A column of a header.
pub(super) struct HeaderColumn {
    /// The player whose column it is.
    pub(super) player: Option<usize>,
    /// What it holds, if it has a label.
    pub(super) field: Option<Field>,
}

impl Header {
    fn add(&mut self, player: Option<usize>, field: Option<Field>) {
        self.columns.push(HeaderColumn { player, field });
    }
}

/// What the columns of a player hold if they have no labels, by their number.
pub(super) const fn usual(columns: usize) -> &'static [CellKind] {
    use CellKind::{Bid, Points, Took, Total};
    match columns {
        1 => &[Total],
        2 => &[Bid, Total],
        3 => &[Bid, Took, Total],
        _ => &[Bid, Took, Points, Total],
    }
}

/// Reads a header in one line: `cards  Ana bid  Ana total`, `Ana  bid  total`, or names alone. Returns an
/// error with the index of its cell.
pub(super) fn one_line(cells: &[Token]) -> Result<Header, (usize, SheetError)> {
    let mut header = Header::default();
    let mut last_was_name = false;
    let words = unknown_labels(cells);
    for (index, Token { text, .. }) in cells.iter().enumerate() {
        let last_player = header.players.len().checked_sub(1);
        if text.is_empty() {
            header.add(last_player, None);
            last_was_name = false;
            continue;
        }
        let field = if index == 0 { label_among_labels(text) } else { label(text) };
        match field {
            Some(field) if field.is_hand() => {
                let Some(player) = last_player else {
                    return Err((index, SheetError::NoPlayer(text.clone())));
                };
                // In `Ana  bid  total`, the column of the name is that of the first label.
                if last_was_name {
                    header.columns.pop();
                    last_was_name = false;
                }
                header.add(Some(player), Some(field.of_player(player)));
            }
            Some(field) => {
                header.add(None, Some(field));
                last_was_name = false;
            }
            None => {
                let (name, field) = name_and_label(text, &words);
                let known = header.players.iter().position(|player| player == name);
                let player = known.unwrap_or_else(|| {
                    header.players.push(name.to_owned());
                    header.players.len() - 1
                });
                last_was_name = field.is_none();
                header.add(Some(player), field.map(|field| field.of_player(player)));
            }
        }
    }
    Ok(header)
}

/// Labels that are not known, such as `foo` and `bar` in `Ana foo, Ana bar, Ben foo, Ben bar`: last words of several
/// cells, after names that also stand in several cells.
fn unknown_labels(cells: &[Token]) -> Vec<&str> {
    let pairs: Vec<(&str, &str)> =
        cells.iter().filter_map(|cell| cell.text.rsplit_once(' ')).collect();
    let mut words = Vec::new();
    for (name, word) in &pairs {
        let names = pairs.iter().filter(|(other, _)| other == name).count();
        let labels = pairs.iter().filter(|(_, other)| other == word).count();
        if names > 1 && labels > 1 {
            words.push(*word);
        }
    }
    words
}

/// Splits a cell such as `Ana bid`; `Ana` has no label, and `Ana foo` one of these words that are not known.
fn name_and_label<'t>(text: &'t str, unknown: &[&str]) -> (&'t str, Option<Field>) {
    // A label may have several words.
    for (at, _) in text.match_indices(' ') {
        if let Some(field) = label(&text[at + 1..])
            && field.is_hand()
        {
            return (text[..at].trim(), Some(field));
        }
    }
    match text.rsplit_once(' ') {
        Some((name, word)) if unknown.contains(&word) => (name.trim(), None),
        _ => (text, None),
    }
}

/// Reads a header in two lines: names, and below them labels.
pub(super) fn two_lines(
    names: &[Token],
    labels: &SheetLine<'_>,
) -> Result<Header, LocatedSheetError> {
    let mut names = names.iter().map(|cell| &cell.text).filter(|name| !name.is_empty());
    let mut header = Header::default();
    let mut fields_of_player = Vec::new();
    for (index, Token { text, .. }) in labels.cells.iter().enumerate() {
        let no_player = || labels.error(index, SheetError::NoPlayer(text.clone()));
        let field = label_among_labels(text).ok_or_else(no_player)?;
        if !field.is_hand() {
            header.add(None, Some(field));
            continue;
        }
        // All players have the same labels, so a label that repeats begins the next player.
        if fields_of_player.is_empty() || fields_of_player.contains(&field) {
            fields_of_player.clear();
            header.players.push(names.next().ok_or_else(no_player)?.clone());
        }
        fields_of_player.push(field);
        let player = header.players.len() - 1;
        header.add(Some(player), Some(field.of_player(player)));
    }
    Ok(header)
}
