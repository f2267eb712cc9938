//! Tells the evenings of one text apart: another begins where the day changes, where the numbers of the deals start
//! again, and where the totals do.

use super::days::{WrittenDay, day};
use super::sheet_error::{LocatedSheetError, SheetError};
use super::table::{Piece, ReadSheet, at_line};
use super::text::Block;
use super::written::SheetForm;
use super::{CellKind, WrittenRow};
use crate::cards::near_miss;
use crate::game::fold;
use crate::rules::Points;

/// The fewest rows that a table of other players must have to be an evening, and not something beside it.
const FEWEST_ROWS: usize = 2;

/// How many points each player must seem to lose in a row that begins an evening without anything that says so.
const FEWEST_POINTS: i64 = 20;

/// Divides the blocks of a text where a line of names begins the table of other players.
///
/// # Errors
/// A name may be another's, misspelt.
pub(super) fn by_players<'b, 'a>(
    blocks: &'b [Block<'a>],
    form: SheetForm<'_>,
) -> Result<Vec<&'b [Block<'a>]>, LocatedSheetError> {
    if !form.players.is_empty() {
        return Ok(vec![blocks]);
    }
    let mut evenings = Vec::new();
    let mut first = 0;
    let mut before: Option<(Vec<String>, usize)> = None;
    for (index, block) in blocks.iter().enumerate() {
        if block.rows.len() < FEWEST_ROWS {
            continue;
        }
        let Some((names, line)) = Piece::names(block, form) else { continue };
        if let Some((players, rows)) = &before {
            // A wide table may be broken into pieces, each with other players.
            let is_piece =
                *rows == block.rows.len() && names.iter().all(|name| !players.contains(name));
            if *players == names || (is_piece && block.day().is_none()) {
                continue;
            }
            check_spelling(&names, players).map_err(|error| at_line(line, error))?;
            evenings.push(&blocks[first..index]);
            first = index;
        }
        before = Some((names, block.rows.len()));
    }
    evenings.push(&blocks[first..]);
    Ok(evenings)
}

/// Refuses names that differ from those above only by the spelling of one.
fn check_spelling(names: &[String], above: &[String]) -> Result<(), SheetError> {
    let mut others = names.iter().filter(|name| !above.contains(name));
    let missing = || above.iter().filter(|name| !names.contains(name));
    if let (Some(name), None) = (others.next(), others.next())
        && names.len() == above.len()
        && let Some(near) = near(name, missing())
    {
        return Err(SheetError::NameNear { name: name.clone(), near });
    }
    Ok(())
}

/// The name that another may be, misspelt.
pub(super) fn near<'n>(
    name: &str,
    names: impl Iterator<Item = &'n String> + Clone,
) -> Option<String> {
    let same = names.clone().find(|other| fold(other) == fold(name));
    same.map(String::as_str).or_else(|| near_miss(name, names)).map(str::to_owned)
}

/// The evenings of a sheet.
///
/// # Errors
/// The row at which another may begin, or not.
pub(super) fn by_rows(mut sheet: ReadSheet) -> Result<Vec<ReadSheet>, LocatedSheetError> {
    let mut begins = Vec::new();
    let mut first = 0;
    let mut day = None;
    for (index, row) in sheet.rows.iter().enumerate() {
        let is_headed = sheet.headed.binary_search(&index).is_ok();
        if index > first && begins_evening(&sheet.rows[first..], index - first, day, is_headed)? {
            begins.push(index);
            first = index;
            day = None;
        }
        day = row.day.or(day);
    }

    let mut unread = std::mem::take(&mut sheet.about.unread);
    let mut evenings = Vec::new();
    for begin in begins.into_iter().rev() {
        let rows = sheet.rows.split_off(begin);
        let mut about = sheet.about.clone();
        about.day = rows[0].day;
        let head = head(&unread, sheet.rows[begin - 1].line, rows[0].line);
        about.unread = unread.split_off(head);
        about.sums = sheet.sums.pop_if(|(rows, _)| *rows > begin).map(|(_, sums)| sums);
        evenings.push(ReadSheet {
            players: sheet.players.clone(),
            rows,
            about,
            ..ReadSheet::default()
        });
    }
    sheet.about.unread = unread;
    sheet.about.day = sheet.about.day.or_else(|| sheet.rows.first()?.day);
    sheet.about.sums = sheet.sums.pop().map(|(_, sums)| sums);
    evenings.push(sheet);
    evenings.reverse();
    Ok(evenings)
}

/// The index of the first of some lines that belongs to the evening which begins in the line `begin`: the first with
/// a day behind the line `above`, or else the first behind its beginning.
fn head(lines: &[(usize, String)], above: usize, begin: usize) -> usize {
    let first = lines.partition_point(|(line, _)| *line < above);
    let last = lines.partition_point(|(line, _)| *line < begin);
    let dated = lines[first.min(last)..last].iter().position(|(_, text)| day(text).is_some());
    dated.map_or(last, |dated| first + dated)
}

/// Whether a row of an evening, which is not its first, begins another. The rows before it are of the day `before`.
/// There may be names or sums above it.
fn begins_evening(
    rows: &[WrittenRow],
    index: usize,
    before: Option<WrittenDay>,
    is_headed: bool,
) -> Result<bool, LocatedSheetError> {
    let row = &rows[index];
    let above = &rows[index - 1];
    let numbers = above.number.zip(row.number);
    if before.is_some() && row.day.is_some() && row.day != before {
        return Ok(numbers.is_none_or(|(above, own)| own != above + 1));
    }
    if let Some((above, own)) = numbers {
        let next = rows.get(index + 1).and_then(|next| next.number);
        let counts_on = next.is_none_or(|next| next == own + 1);
        return Ok(rows[0].number == Some(own) && above > own && counts_on);
    }

    let Some((totals_above, totals)) = totals_of(above).zip(totals_of(row)) else {
        return if is_headed { Err(at_line(row.line, SheetError::Evening)) } else { Ok(false) };
    };
    let changes: Vec<Points> =
        totals.iter().zip(&totals_above).map(|(total, above)| *total - *above).collect();
    let begun = size(&totals);
    let change = size(&changes);
    if is_headed && begun == change {
        return Err(at_line(row.line, SheetError::Evening));
    }
    if is_headed {
        return Ok(begun < change);
    }
    // In one deal, hardly all players lose more than they are left with.
    let pairs = totals.iter().zip(&changes);
    if pairs.into_iter().any(|(total, change)| size(&[*change]) < size(&[*total])) {
        return Ok(false);
    }
    if row.line > above.line + 1 && begun * 2 < change {
        return Ok(true);
    }
    // All players together lose nearly everything in no deal, unless the rows above are odd. Evenings begin with as many
    // cards.
    let is_first = row.mark == rows[0].mark;
    let before = index.checked_sub(3).and_then(|index| totals_of(&rows[index]));
    let is_odd = before.is_none_or(|before| 2 * size(&before) < size(&totals_above));
    let is_much = change > 10 * FEWEST_POINTS * totals.len() as i64;
    Ok(is_first && is_much && !is_odd && begun * 4 < change)
}

fn totals_of(row: &WrittenRow) -> Option<Vec<Points>> {
    row.hands.iter().map(|hand| hand.cell(CellKind::Total)).collect()
}

/// How large some totals are together, in tenths.
fn size(totals: &[Points]) -> i64 {
    totals.iter().map(|total| total.in_tenths().abs()).sum()
}
