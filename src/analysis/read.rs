//! Reads sheets as people write them: with or without labels, separated by tabs, commas, semicolons,
//! pipes or spaces, with titles and remarks around the table.

use super::by_name;
use super::column_names::{About, Field, label};
use super::json_table::json_table;
use super::layout::Layout;
use super::sheet_error::{LONGEST_SHEET, LocatedSheetError, SheetError};
use super::table::{Piece, ReadSheet, at_line};
use super::text::{Block, SheetLine, cells_where, day, lines, noted, number, separated};
use super::written::SheetForm;
use super::{CellKind, WrittenRow, WrittenSheet};
use crate::game::Players;
use crate::rules::{MOST_DEALS, MOST_PLAYERS, Points};
use std::collections::HashMap;

/// The most games of one text.
const MOST_GAMES: usize = 10_000;

/// A sheet without the name of a game is one game.
const ONE_GAME: &str = "";

/// Reads a sheet. `names` are the players in the order of the columns, and replace the names in the sheet.
/// They may be empty if the sheet has names.
///
/// # Errors
/// The first place at which the text is not a sheet.
pub fn read_sheet(text: &str, names: &[String]) -> Result<WrittenSheet, LocatedSheetError> {
    read_one(text, SheetForm { players: names, columns: &[] })
}

/// Reads the sheets of a text: one for each game, if a column names the game, or else one.
///
/// # Errors
/// As for [`read_sheet`], for each game.
pub fn read_sheets(
    text: &str,
    form: SheetForm<'_>,
) -> Vec<(String, Result<WrittenSheet, LocatedSheetError>)> {
    let table = json_table(text);
    let text = table.as_deref().unwrap_or(text);
    let mut games: Vec<(String, String)> = Vec::new();
    let mut indices: HashMap<String, usize> = HashMap::new();
    let mut written = text.lines();
    let header = written.next().unwrap_or_default();
    if header.len() > LONGEST_SHEET {
        return vec![(ONE_GAME.to_owned(), read_one(text, form))];
    }
    let is_game = |cell: &str| label(cell) == Some(Field::About(About::Game));
    let Some((separator, columns)) = cells_where(header, is_game) else {
        return vec![(ONE_GAME.to_owned(), read_one(text, form))];
    };
    for line in written {
        let cells = separated(line, separator);
        let parts = columns.iter().filter_map(|column| Some(cells.get(*column)?.text.as_str()));
        let game = parts.collect::<Vec<_>>().join(" ");
        let index = *indices.entry(game).or_insert_with_key(|game| {
            games.push((game.clone(), format!("{header}\n")));
            games.len() - 1
        });
        if games.len() > MOST_GAMES {
            return vec![(ONE_GAME.to_owned(), Err(at_line(1, SheetError::TooLong)))];
        }
        let lines = &mut games[index].1;
        lines.push_str(line);
        lines.push('\n');
    }
    games.into_iter().map(|(game, lines)| (game, read_one(&lines, form))).collect()
}

fn read_one(text: &str, form: SheetForm<'_>) -> Result<WrittenSheet, LocatedSheetError> {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.len() > LONGEST_SHEET {
        return Err(at_line(1, SheetError::TooLong));
    }
    let last_line = text.lines().count().max(1);
    let blocks = blocks(lines(text));
    let Some(main) = main_block(&blocks) else {
        return Err(at_line(last_line, SheetError::NoRows));
    };

    let mut sheet = if by_name::is_by_name(&blocks[main]) {
        by_name::read(&blocks, main, form)?
    } else {
        read_table(&blocks, main, form)?
    };
    if sheet.rows.len() > MOST_DEALS {
        return Err(at_line(last_line, SheetError::TooLong));
    }

    let named = if form.players.is_empty() { &sheet.players } else { form.players };
    if named.len() != sheet.players.len() {
        let error = SheetError::NameCount { names: named.len(), players: sheet.players.len() };
        return Err(at_line(1, error));
    }
    let players = Players::new(named).map_err(|error| at_line(1, SheetError::Names(error)))?;
    for (_, line) in &sheet.about.unread {
        sheet.about.day = sheet.about.day.or_else(|| line.split(' ').find_map(day));
    }
    as_result(&mut sheet);
    if sheet.rows.is_empty() && sheet.about.result.is_none() {
        return Err(at_line(last_line, SheetError::NoRows));
    }
    let mut sheet = WrittenSheet { players, rows: sheet.rows, about: sheet.about };
    sheet.add_sums();
    Ok(sheet)
}

/// A single row of nothing but totals, or points, is the result of a game.
fn as_result(sheet: &mut ReadSheet) {
    if let [row] = sheet.rows.as_slice()
        && row.mark.is_none()
        && let [kind @ (CellKind::Total | CellKind::Points)] = sheet.about.columns.of_player[..]
    {
        let totals: Option<Vec<Points>> = row.hands.iter().map(|hand| hand.cell(kind)).collect();
        if totals.is_some() {
            sheet.about.result = totals;
            sheet.rows.clear();
        }
    }
}

/// Rows that stand together, and the lines above them.
fn blocks(lines: Vec<SheetLine<'_>>) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    // Where each hand has a row, words may outnumber numbers.
    let mut width_of_hands = None;
    for line in lines {
        let line = by_name::without_labels(line);
        let is_row =
            (line.is_row() && !is_heading(&line)) || width_of_hands == Some(line.cells.len());
        if line.cells.len() > 1
            && line.cells.iter().any(|cell| label(&cell.text) == Some(Field::Player))
        {
            width_of_hands = Some(line.cells.len());
        }
        let begins = blocks.last().is_none_or(|block| !is_row && !block.rows.is_empty());
        if begins {
            blocks.push(Block::default());
        }
        let block = blocks.last_mut().expect("there is a block");
        if is_row { block.rows.push(line) } else { block.above.push(line) }
    }
    blocks
}

/// Whether a line says which round comes next, or only the day.
fn is_heading(line: &SheetLine<'_>) -> bool {
    let numbers = line.cells.iter().filter(|cell| cell.is_number()).count();
    if line.cells.iter().any(|cell| day(&cell.text).is_some()) {
        return numbers == 1;
    }
    let words = line.cells.iter().filter(|cell| cell.has_letters() && !cell.is_number()).count();
    let first = line.cells.first().and_then(|cell| label(&cell.text));
    first == Some(Field::Number) && (numbers == 1 || words > 1)
}

/// The block of the table: the first of those with the most rows.
fn main_block(blocks: &[Block<'_>]) -> Option<usize> {
    let most = blocks.iter().map(|block| block.rows.len()).max().filter(|most| *most > 0)?;
    blocks.iter().position(|block| block.rows.len() == most)
}

/// Reads a table with a row for each deal, or with one for each hand and a column of players.
fn read_table(
    blocks: &[Block<'_>],
    main: usize,
    form: SheetForm<'_>,
) -> Result<ReadSheet, LocatedSheetError> {
    let (mut piece, unread) = Piece::of(&blocks[main], form)?;
    let mut sheet = ReadSheet::default();
    sheet.about.unread = noted(blocks[..main].iter().flat_map(Block::lines).chain(unread));
    let footer = piece.take_footer();
    let layout = piece.layout(form)?;
    if layout.fields.contains(&Field::Player) {
        by_name::add_hands(&mut sheet, &piece.rows, &layout, &[])?;
        sheet.about.unread.extend(noted(blocks[main + 1..].iter().flat_map(Block::lines)));
        return Ok(sheet);
    }
    sheet.rows = piece.read(&layout)?;
    sheet.players.clone_from(&layout.players);
    sheet.about.columns = layout.columns();

    for block in &blocks[main + 1..] {
        add_block(&mut sheet, block, &piece, &layout, form)?;
    }
    if sheet.players.len() > MOST_PLAYERS.into() {
        let error =
            SheetError::NameCount { names: MOST_PLAYERS.into(), players: sheet.players.len() };
        return Err(at_line(piece.first_line(), error));
    }
    add_footer(&mut sheet, footer);
    Ok(sheet)
}

/// Adds the rows below the first of a table: more players of the same deals, more deals of the same players, or
/// lines that are no part of it.
fn add_block(
    sheet: &mut ReadSheet,
    block: &Block<'_>,
    first: &Piece<'_>,
    layout: &Layout,
    form: SheetForm<'_>,
) -> Result<(), LocatedSheetError> {
    if block.rows.is_empty() {
        sheet.about.unread.extend(noted(&block.above));
        return Ok(());
    }
    let other = match Piece::of(block, SheetForm::default()) {
        // What stands between a title and the rows may be names of columns that are not known.
        Ok((piece, below))
            if !piece.header.is_empty()
                && !below.iter().any(|line| line.number > piece.first_line()) =>
        {
            piece.layout(SheetForm::default()).ok()
        }
        _ => None,
    };
    let (mut piece, unread) = Piece::of(block, form)?;
    if let Some(other) = other
        && !other.players.is_empty()
        && other.players.iter().all(|name| !sheet.players.contains(name))
        && other.fields.iter().any(|field| matches!(field, Field::Hand(..) | Field::BidAndTook(_)))
    {
        let footer = piece.take_footer();
        let rows = piece.read(&other)?;
        if rows.len() != sheet.rows.len() {
            return Err(at_line(piece.last_line(), SheetError::NoRows));
        }
        for (row, more) in sheet.rows.iter_mut().zip(rows) {
            join(row, more);
        }
        sheet.players.extend(other.players);
        sheet.about.unread.extend(noted(unread));
        add_footer(sheet, footer);
    } else if piece.width() == first.width() && layout.players.len() == sheet.players.len() {
        let has_names = block.above.iter().any(|line| first.is_repeated_header(line));
        let above = block.above.iter().filter(|line| !has_names || !first.is_repeated_header(line));
        sheet.about.unread.extend(noted(above.collect::<Vec<_>>()));
        let footer = piece.take_footer();
        let more = Piece { header: first.header.clone(), rows: piece.rows };
        sheet.rows.extend(more.read(layout)?);
        add_footer(sheet, footer);
    } else {
        sheet.about.unread.extend(noted(block.lines()));
    }
    Ok(())
}

/// Adds the columns of another piece of the same table to a row.
fn join(row: &mut WrittenRow, more: WrittenRow) {
    row.hands.extend(more.hands);
    row.number = row.number.or(more.number);
    row.mark = row.mark.take().or(more.mark);
    row.struck = row.struck.max(more.struck);
    row.trump = row.trump.or(more.trump);
    row.dealer = row.dealer.take().or(more.dealer);
}

/// Keeps a line of sums below the table, unless there are other totals above it: then it is a remark.
fn add_footer(sheet: &mut ReadSheet, footer: Option<SheetLine<'_>>) {
    let Some(footer) = footer else { return };
    let cells = footer.cells.iter().skip(1);
    let sums: Vec<Points> = cells.filter_map(|cell| number(&cell.text).ok().flatten()).collect();
    let Some(last) = sheet.rows.last() else { return };
    let totals: Option<Vec<Points>> =
        last.hands.iter().map(|hand| hand.cell(CellKind::Total)).collect();
    if sums.len() != last.hands.len() || totals.is_some_and(|totals| totals != sums) {
        sheet.about.unread.extend(noted([&footer]));
    }
    if sums.len() == last.hands.len() {
        sheet.about.sums = Some(sums);
    }
}
