//! The reader of sheets as people write them: with or without labels, separated by tabs, commas,
//! semicolons, pipes or spaces.

use super::header::{Field, Header, one_line, two_lines, usual};
use super::sheet_error::{LONGEST_SHEET, LocatedSheetError, SheetError};
use super::text::{SheetLine, clean, is_unreadable, lines, number, spaced, trump};
use super::{CellKind, Written, WrittenHand, WrittenRow};
use crate::game::Players;
use crate::rules::{MOST_DEALS, MOST_PLAYERS};

/// Reads a sheet. `names` are the players in the order of the columns, instead of those that the
/// sheet names; they may be empty if it does.
///
/// # Errors
/// The first place at which the text is not a sheet.
pub fn read_sheet(text: &str, names: &[String]) -> Result<Written, LocatedSheetError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let at = |line, error| LocatedSheetError { line, column: 1, error };
    if text.len() > LONGEST_SHEET {
        return Err(at(1, SheetError::TooLong));
    }
    let lines = lines(text);
    let end = text.lines().count().max(1);
    if lines.len() > 4 * MOST_DEALS {
        return Err(at(end, SheetError::TooLong));
    }
    // A wide table may be broken into pieces, each with a header.
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    for line in lines {
        match pieces.last_mut() {
            Some(piece) if !line.is_header() => piece.rows.push(line),
            // The labels may be in a second line.
            Some(piece) if piece.rows.is_empty() && piece.header.len() == 1 => {
                piece.header.push(line)
            }
            None if !line.is_header() => {
                pieces.push(Piece { header: Vec::new(), rows: vec![line] })
            }
            _ => pieces.push(Piece { header: vec![line], rows: Vec::new() }),
        }
    }
    let (mut players, mut rows) = (Vec::new(), Vec::<WrittenRow>::new());
    for piece in &pieces {
        let first = piece.header.first().or(piece.rows.first()).map_or(1, |line| line.number);
        let last = piece.rows.last().or(piece.header.last()).map_or(1, |line| line.number);
        let (own, read) = piece.read(names)?;
        if read.is_empty() || !(rows.is_empty() || rows.len() == read.len()) {
            return Err(at(last, SheetError::NoRows));
        }
        rows.resize_with(read.len(), WrittenRow::default);
        for (row, more) in rows.iter_mut().zip(read) {
            row.hands.extend(more.hands);
            row.mark = row.mark.take().or(more.mark);
            row.trump = row.trump.or(more.trump);
            row.dealer = row.dealer.take().or(more.dealer);
        }
        players.extend(own);
        if players.len() > MOST_PLAYERS.into() {
            let count =
                SheetError::NameCount { names: MOST_PLAYERS.into(), players: players.len() };
            return Err(at(first, count));
        }
    }
    if rows.is_empty() {
        return Err(at(end, SheetError::NoRows));
    }
    if rows.len() > MOST_DEALS {
        return Err(at(end, SheetError::TooLong));
    }
    let named = if names.is_empty() { &players } else { names };
    if named.len() != players.len() {
        let count = SheetError::NameCount { names: named.len(), players: players.len() };
        return Err(at(1, count));
    }
    let players = Players::new(named).map_err(|error| at(1, SheetError::Names(error)))?;
    Ok(Written { players, rows })
}

/// A header, which may be missing, and the rows below it.
struct Piece<'a> {
    header: Vec<SheetLine<'a>>,
    rows: Vec<SheetLine<'a>>,
}

impl Piece<'_> {
    /// The players, and a row for each line.
    fn read(&self, names: &[String]) -> Result<(Vec<String>, Vec<WrittenRow>), LocatedSheetError> {
        let width = self.rows.iter().map(|line| line.cells.len()).max().unwrap_or(0);
        let (players, fields) = self.fields(names, width)?;
        for (index, field) in fields.iter().enumerate() {
            if *field != Field::Ignored && fields[..index].contains(field) {
                let line = self.header.last().or(self.rows.first()).expect("a piece has lines");
                let text = line.cells.get(index).map_or_else(String::new, |cell| cell.text.clone());
                return Err(line.error(index, SheetError::Twice(text)));
            }
        }
        let full = self.rows.iter().filter(|line| line.cells.len() == fields.len());
        let full: Vec<&SheetLine<'_>> = full.collect();
        let rows = self.rows.iter().map(|line| read_row(line, &full, &fields, players.len()));
        let rows = rows.collect::<Result<_, _>>()?;
        Ok((players, rows))
    }

    /// The players, and what each column holds.
    fn fields(
        &self,
        names: &[String],
        width: usize,
    ) -> Result<(Vec<String>, Vec<Field>), LocatedSheetError> {
        let first = self.rows.first().or(self.header.first()).expect("a piece has lines");
        let Some(line) = self.header.first() else {
            if names.is_empty() {
                return Err(first.error(0, SheetError::NoNames));
            }
            let fields = self.unlabelled(names.len(), width);
            let error = SheetError::Width { found: width, players: names.len() };
            return Ok((names.to_vec(), fields.ok_or_else(|| first.error(0, error))?));
        };
        // Names may have spaces in them where columns are further apart.
        let wide = [2, 1].map(|least| spaced(line.text, least));
        let is_spaced = line.cells.len() == wide[1].len() && line.cells[0].text == wide[1][0].text;
        let ways = match wide {
            [apart, _] if is_spaced && apart.len() > 1 => vec![apart, line.cells.clone()],
            _ => vec![line.cells.clone()],
        };
        let mut error = None;
        for cells in ways {
            let header = match self.header.get(1) {
                Some(labels) => two_lines(&cells, labels),
                None => one_line(&cells).map_err(|(cell, it)| line.error(cell, it)),
            };
            match header.and_then(|header| self.labelled(header, width, first)) {
                Ok(found) => return Ok(found),
                Err(it) => error = error.or(Some(it)),
            }
        }
        Err(error.expect("a header is read in one way at least"))
    }

    /// The players, and what each column holds, by a header.
    fn labelled(
        &self,
        (players, columns): Header,
        width: usize,
        first: &SheetLine<'_>,
    ) -> Result<(Vec<String>, Vec<Field>), LocatedSheetError> {
        let bare = columns.iter().all(|(player, field)| player.is_some() && field.is_none());
        if bare && columns.len() == players.len() && width != columns.len() {
            let error = SheetError::Width { found: width, players: players.len() };
            let fields = self.unlabelled(players.len(), width);
            return Ok((players, fields.ok_or_else(|| first.error(0, error))?));
        }
        let of = |player| columns.iter().filter(move |it| it.0 == Some(player) && it.1.is_none());
        let mut seen = vec![0; players.len()];
        let mut lead = columns.iter().filter(|it| it.0.is_none() && it.1.is_none()).count();
        let field = |(player, field): &(Option<usize>, Option<Field>)| {
            field.unwrap_or_else(|| match player {
                Some(player) => {
                    seen[*player] += 1;
                    let column = usual(of(*player).count()).get(seen[*player] - 1);
                    column.map_or(Field::Ignored, |column| Field::Hand(*player, *column))
                }
                None => {
                    lead -= 1;
                    if lead == 0 { Field::Mark } else { Field::Ignored }
                }
            })
        };
        let fields: Vec<Field> = columns.iter().map(field).collect();
        Ok((players, fields))
    }

    /// What the columns hold where nothing says so: up to two about the deal, then as many for each
    /// player.
    fn unlabelled(&self, players: usize, width: usize) -> Option<Vec<Field>> {
        let shared = |lead: &usize| {
            let cells = width.checked_sub(*lead)?;
            let each = cells / players;
            (cells % players == 0 && (1..=4).contains(&each)).then_some((*lead, each))
        };
        let (lead, each) = [1, 2, 0].iter().find_map(shared)?;
        let numbered = || {
            let mut rows = self.rows.iter().enumerate();
            rows.all(|(index, line)| line.cells[0].text == (index + 1).to_string())
        };
        let mut fields = match lead {
            0 => Vec::new(),
            1 => vec![Field::Mark],
            _ if self.rows.len() > 2 && numbered() => vec![Field::Ignored, Field::Mark],
            _ => vec![Field::Mark, Field::Trump],
        };
        for player in 0..players {
            fields.extend(usual(each).iter().map(|column| Field::Hand(player, *column)));
        }
        Some(fields)
    }
}

/// Reads a row. One that is short is laid out like the rows that are `full`.
fn read_row(
    line: &SheetLine<'_>,
    full: &[&SheetLine<'_>],
    fields: &[Field],
    players: usize,
) -> Result<WrittenRow, LocatedSheetError> {
    let found = line.cells.len();
    let wrong = || line.error(fields.len(), SheetError::Cells { found, columns: fields.len() });
    let places: Vec<usize> = match found == fields.len() {
        true => (0..found).collect(),
        false => aligned(line, full, fields.len()).ok_or_else(wrong)?,
    };
    let mut row =
        WrittenRow { hands: vec![WrittenHand::default(); players], ..WrittenRow::default() };
    for (index, place) in places.into_iter().enumerate() {
        let text = clean(&line.cells[index].text);
        let read = |text: &str| number(text).map_err(|it| line.error(index, it));
        match fields[place] {
            Field::Ignored => {}
            _ if is_unreadable(text) => {}
            Field::Mark if row.mark.is_some() => {}
            Field::Mark | Field::Extra => row.mark = Some(text.to_owned()),
            Field::Dealer => row.dealer = Some(text.to_owned()),
            Field::Trump => row.trump = trump(text).map_err(|it| line.error(index, it))?,
            Field::Hand(player, column) => row.hands[player].write(column, read(text)?),
            Field::BidAndTook(player) => {
                let (bid, took) = text.split_once('/').unwrap_or((text, "?"));
                row.hands[player].write(CellKind::Bid, read(clean(bid))?);
                row.hands[player].write(CellKind::Took, read(clean(took))?);
            }
        }
    }
    Ok(row)
}

/// The column of each cell of a short row, by where they end in the full ones.
fn aligned(line: &SheetLine<'_>, full: &[&SheetLine<'_>], columns: usize) -> Option<Vec<usize>> {
    let ends = |column: usize| full.iter().map(move |line| line.cells[column].end);
    let mut next = 0;
    let mut places = Vec::with_capacity(line.cells.len());
    for cell in &line.cells {
        let away = |column: &usize| ends(*column).map(|end| end.abs_diff(cell.end)).min();
        let nearest = (next..columns).min_by_key(away)?;
        if away(&nearest)? > 0 {
            return None;
        }
        places.push(nearest);
        next = nearest + 1;
    }
    Some(places)
}
