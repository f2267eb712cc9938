//! Reads the header of a sheet: the players, and what each column holds.

use super::CellKind;
use super::sheet_error::{LocatedSheetError, SheetError};
use super::text::{SheetLine, Token};

/// What a column of the text holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Number,
    Mark,
    Extra,
    Trump,
    Dealer,
    Ignored,
    /// A remark on the deal, which marks a row without totals as struck out.
    Note,
    Hand(usize, CellKind),
    BidAndTook(usize),
}

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

impl Field {
    const fn is_hand(self) -> bool {
        matches!(self, Field::Hand(..) | Field::BidAndTook(_))
    }

    /// The same field for another player.
    const fn of_player(self, player: usize) -> Field {
        match self {
            Field::Hand(_, column) => Field::Hand(player, column),
            Field::BidAndTook(_) => Field::BidAndTook(player),
            field => field,
        }
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

/// What a column with this label holds. The index of the player is 0 until it is known.
pub(super) fn label(text: &str) -> Option<Field> {
    let text = text.to_lowercase().replace(' ', "");
    Some(match text.as_str() {
        "cards" | "card" | "n" => Field::Mark,
        "extradeal" => Field::Extra,
        "trump" => Field::Trump,
        "dealer" => Field::Dealer,
        "deal" | "no" | "#" => Field::Number,
        "sitsout" | "result" => Field::Ignored,
        "note" | "notes" => Field::Note,
        "bid/took" | "b/t" => Field::BidAndTook(0),
        text => Field::Hand(0, text.parse().ok()?),
    })
}

/// Reads a header in one line: `cards  Ana bid  Ana total`, `Ana  bid  total`, or names alone. Returns an
/// error with the index of its cell.
pub(super) fn one_line(cells: &[Token]) -> Result<Header, (usize, SheetError)> {
    let mut header = Header::default();
    let mut last_was_name = false;
    for (index, Token { text, .. }) in cells.iter().enumerate() {
        let last_player = header.players.len().checked_sub(1);
        if text.is_empty() {
            header.add(last_player, None);
            continue;
        }
        match label(text) {
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
            Some(field) => header.add(None, Some(field)),
            None => {
                let (name, field) = name_and_label(text);
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

/// Splits a cell such as `Ana bid`; `Ana` has no label.
fn name_and_label(text: &str) -> (&str, Option<Field>) {
    if let Some((name, last_word)) = text.rsplit_once(' ')
        && let Some(field) = label(last_word)
    {
        return (name.trim(), Some(field));
    }
    (text, None)
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
        let field = label(text).ok_or_else(no_player)?;
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
