//! Reads sheets as people write them: with or without labels, separated by tabs, commas, semicolons,
//! pipes or spaces.

use super::header::{Field, Header, one_line, two_lines, usual};
use super::sheet_error::{LONGEST_SHEET, LocatedSheetError, SheetError};
use super::text::{SheetLine, Token, clean, is_unreadable, lines, number, spaced, trump};
use super::{CellKind, WrittenHand, WrittenRow, WrittenSheet};
use crate::game::Players;
use crate::rules::{MOST_DEALS, MOST_PLAYERS, Points};

/// Reads a sheet. `names` are the players in the order of the columns, and replace the names in the sheet.
/// They may be empty if the sheet has names.
///
/// # Errors
/// The first place at which the text is not a sheet.
pub fn read_sheet(text: &str, names: &[String]) -> Result<WrittenSheet, LocatedSheetError> {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.len() > LONGEST_SHEET {
        return Err(at_line(1, SheetError::TooLong));
    }
    let last_line = text.lines().count().max(1);
    let lines = lines(text);
    if lines.len() > 4 * MOST_DEALS {
        return Err(at_line(last_line, SheetError::TooLong));
    }

    let mut players = Vec::new();
    let mut rows = Vec::new();
    for piece in pieces(lines) {
        let (more_players, more_rows) = piece.read(names)?;
        let fits = rows.is_empty() || rows.len() == more_rows.len();
        if more_rows.is_empty() || !fits {
            return Err(at_line(piece.last_line(), SheetError::NoRows));
        }
        players.extend(more_players);
        join(&mut rows, more_rows);

        if players.len() > MOST_PLAYERS.into() {
            let error =
                SheetError::NameCount { names: MOST_PLAYERS.into(), players: players.len() };
            return Err(at_line(piece.first_line(), error));
        }
    }
    if rows.is_empty() {
        return Err(at_line(last_line, SheetError::NoRows));
    }
    if rows.len() > MOST_DEALS {
        return Err(at_line(last_line, SheetError::TooLong));
    }

    let named = if names.is_empty() { &players } else { names };
    if named.len() != players.len() {
        let error = SheetError::NameCount { names: named.len(), players: players.len() };
        return Err(at_line(1, error));
    }
    let players = Players::new(named).map_err(|error| at_line(1, SheetError::Names(error)))?;
    Ok(WrittenSheet { players, rows })
}

fn at_line(line: usize, error: SheetError) -> LocatedSheetError {
    LocatedSheetError { line, column: 1, error }
}

/// A header, which may be missing, and the rows below it. A wide table may be broken into several
/// pieces.
#[derive(Default)]
struct Piece<'a> {
    header: Vec<SheetLine<'a>>,
    rows: Vec<SheetLine<'a>>,
}

fn pieces(lines: Vec<SheetLine<'_>>) -> Vec<Piece<'_>> {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    for line in lines {
        // A header of two lines has names in the first and labels in the second.
        let begins_piece = pieces.last().is_none_or(|piece| {
            line.is_header() && (piece.header.len() != 1 || !piece.rows.is_empty())
        });
        if begins_piece {
            pieces.push(Piece::default());
        }
        let piece = pieces.last_mut().expect("there is a piece");
        if line.is_header() {
            piece.header.push(line);
        } else {
            piece.rows.push(line);
        }
    }
    pieces
}

/// Adds the columns of another piece of the same table to its rows.
fn join(rows: &mut Vec<WrittenRow>, more: Vec<WrittenRow>) {
    rows.resize_with(more.len(), WrittenRow::default);
    for (row, more) in rows.iter_mut().zip(more) {
        row.hands.extend(more.hands);
        row.number = row.number.or(more.number);
        row.mark = row.mark.take().or(more.mark);
        row.struck = row.struck.max(more.struck);
        row.trump = row.trump.or(more.trump);
        row.dealer = row.dealer.take().or(more.dealer);
    }
}

/// The players, and what each column holds.
type Layout = (Vec<String>, Vec<Field>);

impl Piece<'_> {
    fn first_line(&self) -> usize {
        self.header.first().or(self.rows.first()).map_or(1, |line| line.number)
    }

    fn last_line(&self) -> usize {
        self.rows.last().or(self.header.last()).map_or(1, |line| line.number)
    }

    /// The first row, or the header where there is none.
    fn first_row(&self) -> &SheetLine<'_> {
        self.rows.first().or(self.header.first()).expect("a piece has lines")
    }

    /// The number of cells in the longest row.
    fn width(&self) -> usize {
        self.rows.iter().map(|line| line.cells.len()).max().unwrap_or(0)
    }

    /// The players, and a row for each line.
    fn read(&self, names: &[String]) -> Result<(Vec<String>, Vec<WrittenRow>), LocatedSheetError> {
        let (players, fields) = self.layout(names)?;
        self.check_repeated(&fields)?;

        let full: Vec<&SheetLine<'_>> =
            self.rows.iter().filter(|line| line.cells.len() == fields.len()).collect();
        let mut rows = Vec::new();
        let mut struck = 0;
        let mut before = vec![Some(Points::ZERO); players.len()];
        for line in &self.rows {
            let (row, is_marked) = read_row(line, &full, &fields, players.len())?;
            let totals: Vec<Option<Points>> =
                row.hands.iter().map(|hand| hand.cell(CellKind::Total)).collect();
            let has_totals = totals.iter().any(Option::is_some);
            // Below a row that is struck out, the totals may stand again as they were.
            let adds_nothing = !has_totals || (line.has_struck_cell() && totals == before);
            if line.is_struck() || (is_marked && adds_nothing) {
                struck += 1;
            } else {
                rows.push(WrittenRow { struck, ..row });
                struck = 0;
                before = totals;
            }
        }
        Ok((players, rows))
    }

    fn check_repeated(&self, fields: &[Field]) -> Result<(), LocatedSheetError> {
        for (index, field) in fields.iter().enumerate() {
            let is_shared = [Field::Ignored, Field::Note, Field::Number].contains(field);
            if !is_shared && fields[..index].contains(field) {
                let line = self.header.last().or(self.rows.first()).expect("a piece has lines");
                let text = line.cells.get(index).map_or_else(String::new, |cell| cell.text.clone());
                return Err(line.error(index, SheetError::Twice(text)));
            }
        }
        Ok(())
    }

    fn layout(&self, names: &[String]) -> Result<Layout, LocatedSheetError> {
        let Some(line) = self.header.first() else {
            if names.is_empty() {
                return Err(self.first_row().error(0, SheetError::NoNames));
            }
            return Ok((names.to_vec(), self.unlabelled(names.len())?));
        };

        // Where columns are two spaces apart, names may have single spaces in them.
        let by_one_space = spaced(line.text, 1);
        let is_spaced =
            line.cells.len() == by_one_space.len() && line.cells[0].text == by_one_space[0].text;
        let by_two_spaces = spaced(line.text, 2);
        if !is_spaced || by_two_spaces.len() < 2 {
            return self.labelled(line, &line.cells);
        }

        // If the header reads neither way, report the error at two spaces.
        let error = match self.labelled(line, &by_two_spaces) {
            Ok(layout) => return Ok(layout),
            Err(error) => error,
        };
        self.labelled(line, &line.cells).map_err(|_| error)
    }

    /// The layout according to the header, whose first line is split into these cells.
    fn labelled(&self, line: &SheetLine<'_>, cells: &[Token]) -> Result<Layout, LocatedSheetError> {
        let Header { players, columns } = match self.header.get(1) {
            Some(labels) => two_lines(cells, labels)?,
            None => one_line(cells).map_err(|(cell, error)| line.error(cell, error))?,
        };
        let are_names = columns.len() == players.len()
            && columns.iter().all(|column| column.player.is_some() && column.field.is_none());
        if are_names && self.width() != columns.len() {
            let fields = self.unlabelled(players.len())?;
            return Ok((players, fields));
        }

        // Of the shared columns without a label, the last marks the deal.
        let count_unlabelled = |player: Option<usize>| {
            columns
                .iter()
                .filter(|column| column.player == player && column.field.is_none())
                .count()
        };
        let mut shared_left = count_unlabelled(None);
        let mut seen = vec![0; players.len()];
        let mut fields = Vec::new();
        for column in &columns {
            fields.push(match (column.field, column.player) {
                (Some(field), _) => field,
                (None, Some(player)) => {
                    let cell = usual(count_unlabelled(Some(player))).get(seen[player]);
                    seen[player] += 1;
                    cell.map_or(Field::Ignored, |cell| Field::Hand(player, *cell))
                }
                (None, None) => {
                    shared_left -= 1;
                    if shared_left == 0 { Field::Mark } else { Field::Ignored }
                }
            });
        }
        Ok((players, fields))
    }

    /// What the columns hold without labels: up to two for the deal, then as many for each player.
    fn unlabelled(&self, players: usize) -> Result<Vec<Field>, LocatedSheetError> {
        let width = self.width();
        for shared in [1, 2, 0] {
            let Some(of_players) = width.checked_sub(shared) else { continue };
            let each = of_players / players;
            if of_players % players != 0 || !(1..=4).contains(&each) {
                continue;
            }
            let mut fields = match shared {
                0 => Vec::new(),
                1 => vec![Field::Mark],
                _ if self.is_numbered() => vec![Field::Ignored, Field::Mark],
                _ => vec![Field::Mark, Field::Trump],
            };
            for player in 0..players {
                fields.extend(usual(each).iter().map(|cell| Field::Hand(player, *cell)));
            }
            return Ok(fields);
        }
        Err(self.first_row().error(0, SheetError::Width { found: width, players }))
    }

    /// Whether the first cells number the rows from 1; up to two rows may do so by chance.
    fn is_numbered(&self) -> bool {
        self.rows.len() > 2
            && (1..)
                .zip(&self.rows)
                .all(|(number, line): (usize, _)| line.cells[0].text == number.to_string())
    }
}

/// Reads a row, and whether it is marked as struck out. A short row is aligned with the `full` ones.
fn read_row(
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

    let mut row =
        WrittenRow { hands: vec![WrittenHand::default(); players], ..WrittenRow::default() };
    let mut is_marked = false;
    for (index, place) in places.into_iter().enumerate() {
        let text = &line.cells[index].text;
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
        Field::Ignored | Field::Note => {}
        Field::Number => row.number = row.number.or_else(|| text.parse().ok()),
        Field::Mark if row.mark.is_some() => {}
        Field::Mark | Field::Extra => row.mark = Some(text.to_owned()),
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
