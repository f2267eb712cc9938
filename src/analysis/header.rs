//! The header of a sheet: who plays, and what each column holds.

use super::CellKind;
use super::sheet_error::{LocatedSheetError, SheetError};
use super::text::{SheetLine, Token};

/// What a column of the text holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Mark,
    Extra,
    Trump,
    Dealer,
    Ignored,
    Hand(usize, CellKind),
    BidAndTook(usize),
}

/// What a header says: the players, and the field of each column, `None` where it has no label.
pub(super) type Header = (Vec<String>, Vec<(Option<usize>, Option<Field>)>);

impl Field {
    const fn is_hand(self) -> bool {
        matches!(self, Field::Hand(..) | Field::BidAndTook(_))
    }

    /// The same field, of another player.
    const fn of_player(self, player: usize) -> Field {
        match self {
            Field::Hand(_, column) => Field::Hand(player, column),
            Field::BidAndTook(_) => Field::BidAndTook(player),
            field => field,
        }
    }
}

/// What this many columns of a player hold where nothing says so.
pub(super) const fn usual(columns: usize) -> &'static [CellKind] {
    use CellKind::{Bid, Points, Took, Total};
    match columns {
        1 => &[Total],
        2 => &[Bid, Total],
        3 => &[Bid, Took, Total],
        _ => &[Bid, Took, Points, Total],
    }
}

/// What a label says of a column; of a player's, without the player.
pub(super) fn label(text: &str) -> Option<Field> {
    let text = text.to_lowercase().replace(' ', "");
    Some(match text.as_str() {
        "cards" | "card" | "n" => Field::Mark,
        "extradeal" => Field::Extra,
        "trump" => Field::Trump,
        "dealer" => Field::Dealer,
        "deal" | "no" | "#" | "sitsout" | "note" | "notes" | "result" => Field::Ignored,
        "bid/took" | "b/t" => Field::BidAndTook(0),
        text => Field::Hand(0, text.parse().ok()?),
    })
}

/// Reads a header in one line: `cards  Ana bid  Ana total`, `Ana  bid  total`, or names alone.
pub(super) fn one_line(cells: &[Token]) -> Result<Header, (usize, SheetError)> {
    let mut players: Vec<String> = Vec::new();
    let mut columns = Vec::new();
    let mut named = false;
    for (index, Token { text, .. }) in cells.iter().enumerate() {
        let now = players.len().checked_sub(1);
        match label(text) {
            _ if text.is_empty() => columns.push((now, None)),
            Some(field) if field.is_hand() => {
                let player = now.ok_or_else(|| (index, SheetError::NoPlayer(text.clone())))?;
                // The first label takes the place of the name before it.
                if std::mem::take(&mut named) {
                    columns.pop();
                }
                columns.push((Some(player), Some(field.of_player(player))));
            }
            Some(field) => columns.push((None, Some(field))),
            None => {
                let split = text.rsplit_once(' ').map(|(name, of)| (name.trim(), label(of)));
                let split = split.filter(|(_, field)| field.is_some());
                let (name, field) = split.unwrap_or((text, None));
                let known = players.iter().position(|player| player == name);
                let player = known.unwrap_or(players.len());
                if known.is_none() {
                    players.push(name.to_owned());
                }
                named = field.is_none();
                columns.push((Some(player), field.map(|field| field.of_player(player))));
            }
        }
    }
    Ok((players, columns))
}

/// Reads a header in two lines: names, and below them labels.
pub(super) fn two_lines(
    names: &[Token],
    labels: &SheetLine<'_>,
) -> Result<Header, LocatedSheetError> {
    let mut names = names.iter().filter(|it| !it.text.is_empty());
    let (mut players, mut columns, mut had) = (Vec::new(), Vec::new(), Vec::new());
    for (index, Token { text, .. }) in labels.cells.iter().enumerate() {
        let no_player = || labels.error(index, SheetError::NoPlayer(text.clone()));
        let field = label(text).ok_or_else(no_player)?;
        if !field.is_hand() {
            columns.push((None, Some(field)));
            continue;
        }
        // Every player has the same labels, in the same order.
        if had.is_empty() || had.contains(&field) {
            had.clear();
            players.push(names.next().ok_or_else(no_player)?.text.clone());
        }
        had.push(field);
        let player = players.len() - 1;
        columns.push((Some(player), Some(field.of_player(player))));
    }
    Ok((players, columns))
}
