//! Reads sheets as people write them: with or without labels, separated by tabs, commas, semicolons,
//! pipes or spaces, with titles and remarks around the table.

use super::by_name;
use super::column_names::{Field, GameField, is_sums, label};
use super::days::{self, day};
use super::evenings;
use super::game_rows;
use super::json_table::json_table;
use super::layout::Layout;
use super::row_cells::read_row;
use super::sheet_error::{LONGEST_SHEET, LocatedSheetError, SheetError};
use super::table::{Piece, ReadSheet, at_line};
use super::text::{Block, SheetLine, cells_where, has_digit, lines, noted, number, separated};
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
/// The first place at which the text is not a sheet, or the second sheet in it.
pub fn read_sheet(text: &str, names: &[String]) -> Result<WrittenSheet, LocatedSheetError> {
    let mut sheets = read_all(text, SheetForm { players: names, ..SheetForm::default() });
    if let [_, second, ..] = sheets.as_slice() {
        let line = second.as_ref().map_or_else(|error| error.line, WrittenSheet::first_line);
        return Err(at_line(line, SheetError::Several));
    }
    sheets.remove(0)
}

/// Reads the sheets of a text: one for each game, if a column names the game, or else one for each evening.
///
/// # Errors
/// As for [`read_sheet`], for each game.
pub fn read_sheets(
    text: &str,
    form: SheetForm<'_>,
) -> Vec<(String, Result<WrittenSheet, LocatedSheetError>)> {
    let Some(table) = json_table(text).or_else(|| game_rows::by_player(text)) else {
        return read_games(text, form);
    };
    let mut sheets = read_games(&table, form);
    for (_, sheet) in &mut sheets {
        if let Ok(sheet) = sheet {
            sheet.rows.iter_mut().for_each(|row| row.line = 0);
        }
    }
    sheets
}

fn read_games(
    text: &str,
    form: SheetForm<'_>,
) -> Vec<(String, Result<WrittenSheet, LocatedSheetError>)> {
    let unnamed = || read_all(text, form).into_iter().map(|sheet| (ONE_GAME.to_owned(), sheet));
    let mut games: Vec<NamedGame> = Vec::new();
    let mut indices: HashMap<String, usize> = HashMap::new();
    let mut written = (1..).zip(text.lines());
    let (_, header) = written.next().unwrap_or_default();
    if header.len() > LONGEST_SHEET {
        return unnamed().collect();
    }
    let is_game = |cell: &str| label(cell) == Some(Field::About(GameField::Game));
    let Some((separator, columns)) = cells_where(header, is_game) else {
        return unnamed().collect();
    };
    for (number, line) in written {
        let cells = separated(line, separator);
        let parts = columns.iter().filter_map(|column| Some(cells.get(*column)?.text.as_str()));
        let name = parts.collect::<Vec<_>>().join(" ");
        let index = *indices.entry(name).or_insert_with_key(|name| {
            games.push(NamedGame {
                name: name.clone(),
                text: format!("{header}\n"),
                lines: vec![1],
            });
            games.len() - 1
        });
        if games.len() > MOST_GAMES {
            return vec![(ONE_GAME.to_owned(), Err(at_line(1, SheetError::TooLong)))];
        }
        let game = &mut games[index];
        game.text.push_str(line);
        game.text.push('\n');
        game.lines.push(number);
    }

    let mut sheets = Vec::new();
    for game in games {
        for mut sheet in read_all(&game.text, form) {
            let line = |line: usize| game.lines.get(line - 1).copied().unwrap_or(line);
            match &mut sheet {
                Ok(sheet) => sheet.rows.iter_mut().for_each(|row| row.line = line(row.line)),
                Err(error) => error.line = line(error.line),
            }
            sheets.push((game.name.clone(), sheet));
        }
    }
    sheets
}

/// The lines of a game in a text of several.
struct NamedGame {
    name: String,
    text: String,
    /// Their numbers in the whole text.
    lines: Vec<usize>,
}

/// Reads the evenings of a text; at least one.
fn read_all(text: &str, form: SheetForm<'_>) -> Vec<Result<WrittenSheet, LocatedSheetError>> {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.len() > LONGEST_SHEET {
        return vec![Err(at_line(1, SheetError::TooLong))];
    }
    let last_line = text.lines().count().max(1);
    let blocks = blocks(lines(text));
    let evenings = match evenings::by_players(&blocks, form) {
        Ok(evenings) => evenings,
        Err(error) => return vec![Err(error)],
    };
    let mut sheets = Vec::new();
    for blocks in evenings {
        match read_blocks(blocks, form, last_line) {
            Ok(evenings) => {
                sheets.extend(evenings.into_iter().map(|sheet| whole(sheet, form, last_line)));
            }
            Err(error) => sheets.push(Err(error)),
        }
    }
    sheets
}

/// Reads the evenings of blocks that have the same players.
fn read_blocks(
    blocks: &[Block<'_>],
    form: SheetForm<'_>,
    last_line: usize,
) -> Result<Vec<ReadSheet>, LocatedSheetError> {
    let Some(main) = main_block(blocks, form) else {
        return Err(at_line(last_line, SheetError::NoRows));
    };
    let sheet = if by_name::is_by_name(&blocks[main]) {
        by_name::read(blocks, main, form)?
    } else {
        read_table(blocks, main, form)?
    };
    evenings::by_rows(sheet)
}

/// The sheet of an evening, whose players are checked.
fn whole(
    mut sheet: ReadSheet,
    form: SheetForm<'_>,
    last_line: usize,
) -> Result<WrittenSheet, LocatedSheetError> {
    if sheet.rows.len() > MOST_DEALS {
        return Err(at_line(last_line, SheetError::TooLong));
    }
    let named = if form.players.is_empty() { &sheet.players } else { form.players };
    if named.len() != sheet.players.len() {
        let error = SheetError::NameCount { names: named.len(), players: sheet.players.len() };
        return Err(at_line(1, error));
    }
    let named: Vec<&str> = named.iter().map(|name| form.named(name)).collect();
    let players = Players::new(&named).map_err(|error| at_line(1, SheetError::Names(error)))?;
    for (_, line) in &sheet.about.unread {
        sheet.about.day = sheet.about.day.or_else(|| day(line));
    }
    // Forms have rows for deals that were not played.
    let is_played = |row: &WrittenRow| row.hands.iter().any(|hand| !hand.is_missing);
    sheet.rows.truncate(sheet.rows.iter().rposition(is_played).map_or(0, |last| last + 1));
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
        let begins = blocks.last().is_none_or(|block| match block.rows.last() {
            Some(last) => !is_row || is_sums(last),
            None => false,
        });
        if begins {
            blocks.push(Block::default());
        }
        let block = blocks.last_mut().expect("there is a block");
        if is_row { block.rows.push(line) } else { block.above.push(line) }
    }
    blocks
}

/// Whether a line says which round comes next, or only when the evening was.
fn is_heading(line: &SheetLine<'_>) -> bool {
    if let Some(found) = days::find(line.text) {
        let around = [&line.text[..found.start], &line.text[found.end..]];
        if !around.iter().any(|text| has_digit(text)) {
            return true;
        }
    }
    let numbers = line.cells.iter().filter(|cell| cell.is_number()).count();
    let words = line.cells.iter().filter(|cell| cell.has_letters() && !cell.is_number()).count();
    let first = line.cells.first().and_then(|cell| label(&cell.text));
    first == Some(Field::Number) && (numbers == 1 || words > 1)
}

/// The block with which the table begins: the first with the names and the width of the one with the most rows.
fn main_block(blocks: &[Block<'_>], form: SheetForm<'_>) -> Option<usize> {
    let most = blocks.iter().map(|block| block.rows.len()).max().filter(|most| *most > 0)?;
    let longest = blocks.iter().position(|block| block.rows.len() == most)?;
    if by_name::is_by_name(&blocks[longest]) {
        return Some(longest);
    }
    let width = blocks[longest].rows[0].cells.len();
    blocks[..longest]
        .iter()
        .position(|block| {
            block.rows.first().is_some_and(|line| line.cells.len() == width)
                && Piece::names(block, form).is_some()
        })
        .or(Some(longest))
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
        by_name::add_hands(&mut sheet, &piece.rows, &layout, &[], form)?;
        sheet.about.unread.extend(noted(blocks[main + 1..].iter().flat_map(Block::lines)));
        return Ok(sheet);
    }
    sheet.rows = piece.read(&layout)?;
    add_day(&mut sheet.rows, &blocks[main]);
    sheet.players = layout.players.iter().map(|name| form.named(name).to_owned()).collect();
    sheet.about.columns = layout.columns();

    add_footer(&mut sheet, footer);
    for block in &blocks[main + 1..] {
        add_block(&mut sheet, block, &piece, &layout, form)?;
    }
    if sheet.players.len() > MOST_PLAYERS.into() {
        let error =
            SheetError::NameCount { names: MOST_PLAYERS.into(), players: sheet.players.len() };
        return Err(at_line(piece.first_line(), error));
    }
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
    // A row with more words than numbers is no remark.
    for line in &block.above {
        if line.cells.len() == layout.fields.len() && line.cells[0].is_number() {
            read_row(line, &[], &layout.fields, layout.players.len())?;
        }
    }
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
        let mut rows = more.read(layout)?;
        add_day(&mut rows, block);
        if has_names || sheet.sums.last().is_some_and(|(above, _)| *above == sheet.rows.len()) {
            sheet.headed.push(sheet.rows.len());
        }
        sheet.rows.extend(rows);
        add_footer(sheet, footer);
    } else {
        sheet.about.unread.extend(noted(block.lines()));
    }
    Ok(())
}

/// Gives the first of the rows of a block the day above them, unless it has its own.
fn add_day(rows: &mut [WrittenRow], block: &Block<'_>) {
    if let Some(row) = rows.first_mut() {
        row.day = row.day.or_else(|| block.day());
    }
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
        sheet.sums.push((sheet.rows.len(), sums));
    }
}
