//! The header of a sheet: who plays, and what each column holds.

use super::Column;
use super::fault::{ReadFault, SheetFault};
use super::text::{Line, Token};

/// What a column of the text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Mark,
    Extra,
    Trump,
    Dealer,
    Ignored,
    Hand(usize, Column),
    BidAndTook(usize),
}

/// What a header says: the players, and the field of each column, `None` where it has no label.
pub(super) type Header = (Vec<String>, Vec<(Option<usize>, Option<Field>)>);

/// What so many columns of a player hold where nothing says so.
pub(super) fn usual(columns: usize) -> [Option<Column>; 4] {
    use Column::{Bid, Points, Took, Total};
    match columns {
        1 => [Some(Total), None, None, None],
        2 => [Some(Bid), Some(Total), None, None],
        3 => [Some(Bid), Some(Took), Some(Total), None],
        _ => [Some(Bid), Some(Took), Some(Points), Some(Total)],
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

pub(super) const fn of_player(field: Field, player: usize) -> Field {
    match field {
        Field::Hand(_, column) => Field::Hand(player, column),
        Field::BidAndTook(_) => Field::BidAndTook(player),
        field => field,
    }
}

/// Reads a header in one line: `cards  Ana bid  Ana total`, `Ana  bid  total`, or names alone.
pub(super) fn one_line(cells: &[Token]) -> Result<Header, (usize, ReadFault)> {
    let mut players: Vec<String> = Vec::new();
    let mut columns: Vec<(Option<usize>, Option<Field>)> = Vec::new();
    let mut named = false;
    for (index, Token { text, .. }) in cells.iter().enumerate() {
        let now = players.len().checked_sub(1);
        if text.is_empty() {
            columns.push((now, None));
            continue;
        }
        if let Some(field) = label(text) {
            let is_hand = matches!(field, Field::Hand(..) | Field::BidAndTook(_));
            let (Some(player), true) = (now, is_hand) else {
                if is_hand {
                    return Err((index, ReadFault::NoPlayer(text.clone())));
                }
                columns.push((None, Some(field)));
                continue;
            };
            // The first label takes the place of the name before it.
            if std::mem::replace(&mut named, false) {
                columns.pop();
            }
            columns.push((Some(player), Some(of_player(field, player))));
            continue;
        }
        let (name, field) = match text.rsplit_once(' ').map(|(name, of)| (name.trim(), label(of))) {
            Some((name, field @ Some(_))) => (name, field),
            _ => (text.as_str(), None),
        };
        let known = players.iter().position(|player| player == name);
        let player = known.unwrap_or(players.len());
        if known.is_none() {
            players.push(name.to_owned());
        }
        named = field.is_none();
        columns.push((Some(player), field.map(|field| of_player(field, player))));
    }
    Ok((players, columns))
}

/// Reads a header in two lines: names, and below them labels.
pub(super) fn two_lines(names: &[Token], labels: &Line<'_>) -> Result<Header, SheetFault> {
    let named: Vec<&Token> = names.iter().filter(|it| !it.text.is_empty()).collect();
    let mut players = Vec::new();
    let mut columns = Vec::new();
    let fields: Vec<Option<Field>> = labels.cells.iter().map(|it| label(&it.text)).collect();
    let mut had: Vec<Field> = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        let text = || labels.cells[index].text.clone();
        let fault = |fault| labels.fault(index, fault);
        let field = field.ok_or_else(|| fault(ReadFault::NoPlayer(text())))?;
        if !matches!(field, Field::Hand(..) | Field::BidAndTook(_)) {
            columns.push((None, Some(field)));
            continue;
        }
        // Every player has the same labels, in the same order.
        if had.is_empty() || had.contains(&field) {
            had.clear();
            let name = named.get(players.len());
            let name = name.ok_or_else(|| fault(ReadFault::NoPlayer(text())))?;
            players.push(name.text.clone());
        }
        had.push(field);
        let player = players.len() - 1;
        columns.push((Some(player), Some(of_player(field, player))));
    }
    Ok((players, columns))
}
