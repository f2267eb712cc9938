//! Tables with a row for each game and a column for each player, such as KeepScore's.

use super::column_names::{Field, GameField, label};
use super::text::{cells_where, separated};

/// The longest text that is read as such a table, in bytes: each cell becomes a row.
const LONGEST_TABLE: usize = 256 * 1024;

/// The most characters of a cell.
const LONGEST_CELL: usize = 40;

/// A table with a row for each game as one with a row for each player of each game; `None` for other texts. Whoever has
/// no total was not in the game.
pub(super) fn by_player(text: &str) -> Option<String> {
    if text.len() > LONGEST_TABLE {
        return None;
    }
    let mut lines = text.trim_start_matches('\u{FEFF}').lines();
    let header = lines.next()?;
    let is_start = |cell: &str| label(cell) == Some(Field::About(GameField::Start));
    let (separator, starts) = cells_where(header, is_start)?;
    let names = separated(header, separator);
    let fields: Vec<Option<Field>> = names.iter().map(|name| label(&name.text)).collect();
    if fields.iter().flatten().any(|field| !matches!(field, Field::Ignored | Field::About(_))) {
        return None;
    }
    let title = fields.iter().position(|field| *field == Some(Field::About(GameField::Title)));

    let mut table = ["player", "total", "title", "date", "game"].join("\t") + "\n";
    for line in lines {
        let cells: Vec<String> =
            separated(line, separator).iter().map(|cell| in_short(&cell.text)).collect();
        let Some(start) = cells.get(starts[0]) else { continue };
        let title = title.and_then(|title| cells.get(title)).map_or("", String::as_str);
        for (index, total) in cells.iter().enumerate() {
            if let Some(None) = fields.get(index)
                && !total.is_empty()
            {
                let name = in_short(&names[index].text);
                table += &format!("{name}\t{total}\t{title}\t{start}\t{start}\n");
            }
        }
    }
    Some(table)
}

/// The beginning of a cell, without tabs.
fn in_short(cell: &str) -> String {
    cell.replace('\t', " ").chars().take(LONGEST_CELL).collect()
}
