//! Reads the cells of a row.

use super::column_names::{Field, GameField};
use super::days::day;
use super::sheet_error::{LocatedSheetError, SheetError};
use super::text::{SheetLine, clean, is_unreadable, number, respelled, trump};
use super::{CellKind, WrittenHand, WrittenRow};

/// Reads a row, and whether it is marked as struck out. A short row is aligned with the `full` ones.
pub(super) fn read_row(
    line: &SheetLine<'_>,
    full: &[&SheetLine<'_>],
    fields: &[Field],
    players: usize,
) -> Result<(WrittenRow, bool), LocatedSheetError> {
    let found = line.cells.len();
    let places = if found == fields.len() {
        (0..found).collect()
    } else {
        aligned(line, full, fields.len()).ok_or_else(|| {
            line.error(fields.len(), SheetError::Cells { found, columns: fields.len() })
        })?
    };

    let mut row = WrittenRow {
        line: line.number,
        hands: vec![WrittenHand::default(); players],
        ..WrittenRow::default()
    };
    for hand in &mut row.hands {
        hand.is_missing = true;
    }
    let mut is_marked = false;
    for (index, place) in places.into_iter().enumerate() {
        let text = &line.cells[index].text;
        if let Field::Hand(player, _) | Field::BidAndTook(player) = fields[place]
            && !text.is_empty()
        {
            row.hands[player].is_missing = false;
        }
        let is_note = fields[place] == Field::Note && !text.is_empty();
        is_marked |= is_note || text.contains('†') || text.starts_with("~~");
        read_cell(&mut row, text, fields[place]).map_err(|error| line.error(index, error))?;
    }
    Ok((row, is_marked))
}

fn read_cell(row: &mut WrittenRow, text: &str, field: Field) -> Result<(), SheetError> {
    let text = clean(text);
    if is_unreadable(text) {
        return Ok(());
    }
    match field {
        Field::About(GameField::Date) => row.day = day(text),
        Field::Ignored | Field::Note | Field::Player | Field::Place | Field::About(_) => {}
        Field::Number => {
            let digits = respelled(text.trim_start_matches(|c: char| !c.is_ascii_digit()));
            row.number = row.number.or_else(|| digits.parse().ok());
        }
        Field::Mark if row.mark.is_some() => {}
        Field::Mark | Field::Extra => {
            let digits = respelled(text);
            let is_number = digits.parse::<u8>().is_ok();
            row.mark = Some(if is_number { digits } else { text.to_owned() });
        }
        Field::Dealer => row.dealer = Some(text.to_owned()),
        Field::Trump => row.trump = Some(trump(text)?),
        Field::Hand(player, cell) => row.hands[player].write(cell, number(text)?),
        Field::BidAndTook(player) => {
            let (bid, took) = text.split_once('/').unwrap_or((text, "?"));
            row.hands[player].write(CellKind::Bid, number(bid)?);
            row.hands[player].write(CellKind::Took, number(took)?);
        }
    }
    Ok(())
}

/// The column of each cell of a short row: the first free one that ends at the same place in a full row.
/// `None` if a cell has no such column.
fn aligned(line: &SheetLine<'_>, full: &[&SheetLine<'_>], columns: usize) -> Option<Vec<usize>> {
    let mut next = 0;
    let mut places = Vec::with_capacity(line.cells.len());
    for cell in &line.cells {
        let column = (next..columns)
            .find(|column| full.iter().any(|row| row.cells[*column].end == cell.end))?;
        places.push(column);
        next = column + 1;
    }
    Some(places)
}
