//! Makes text of the worksheets of a workbook: of Excel (xlsx) or OpenDocument (ods).

/// A worksheet that has cells, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// What it is called in its workbook.
    pub name: String,
    /// A line for each row, its cells separated by tabs; last the name of the worksheet, if that is a date.
    pub text: String,
}

/// The reason why a workbook cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkbookError {
    /// It is damaged, protected by a password, or of another kind; or this program was built without the feature
    /// `import`.
    Unreadable,
    /// It is of Excel before 2007, or protected by a password: both are files of the same kind.
    Old,
    /// It has more than anybody's score sheets: more than 8 MiB when unpacked, 100,000 cells, 10,000 rows, or
    /// 256 columns.
    TooLarge,
}

/// How a compound file begins, such as a workbook of Excel before 2007.
const COMPOUND_FILE: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

/// Whether bytes begin as a zip archive does, which a workbook is, or as an old workbook.
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(COMPOUND_FILE)
}

/// The worksheets of a workbook that have cells, in its order.
///
/// # Errors
/// It is no workbook that can be read, or too large.
pub fn worksheets(bytes: &[u8]) -> Result<Vec<Worksheet>, WorkbookError> {
    if bytes.starts_with(COMPOUND_FILE) {
        return Err(WorkbookError::Old);
    }
    #[cfg(feature = "import")]
    return reading::worksheets(bytes);
    #[cfg(not(feature = "import"))]
    Err(WorkbookError::Unreadable)
}

#[cfg(feature = "import")]
mod reading {
    use super::{WorkbookError, Worksheet};
    use crate::analysis::days;
    use calamine::{Data, Ods, Reader, SheetType, Xlsx};
    use quick_xml::events::Event;
    use std::collections::{BTreeMap, BTreeSet};
    use std::io::{Cursor, Read};
    use zip::ZipArchive;

    const MOST_UNPACKED: u64 = 8 * 1024 * 1024;
    const MOST_CELLS: usize = 100_000;
    const MOST_ROWS: usize = 10_000;
    const MOST_COLUMNS: usize = 256;

    /// The part of an OpenDocument file that has its tables.
    const CONTENT: &str = "content.xml";

    pub(super) fn worksheets(bytes: &[u8]) -> Result<Vec<Worksheet>, WorkbookError> {
        let grids = match check_parts(bytes)? {
            Some(content) => {
                check_extent(&content)?;
                open_document_grids(bytes)?
            }
            None => excel_grids(bytes)?,
        };
        let mut worksheets = Vec::new();
        for (name, grid) in grids {
            if !grid.cells.is_empty() {
                let text = grid.text(days::find(&name).is_some().then_some(&name));
                worksheets.push(Worksheet { name, text });
            }
        }
        Ok(worksheets)
    }

    fn unreadable<E>(_: E) -> WorkbookError {
        WorkbookError::Unreadable
    }

    /// Unpacks all parts that the reader of workbooks may load, and checks that they are whole and not too large: it
    /// would look forever for the end of an element. Returns the tables of an OpenDocument file.
    fn check_parts(bytes: &[u8]) -> Result<Option<String>, WorkbookError> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(unreadable)?;
        let mut content = None;
        let mut left = MOST_UNPACKED;
        for index in 0..archive.len() {
            let part = archive.by_index(index).map_err(unreadable)?;
            let name = part.name().map_err(unreadable)?.into_owned();
            if !name.ends_with(".xml") && !name.ends_with(".rels") {
                continue;
            }
            let mut unpacked = Vec::new();
            part.take(left + 1).read_to_end(&mut unpacked).map_err(unreadable)?;
            left = left.checked_sub(unpacked.len() as u64).ok_or(WorkbookError::TooLarge)?;
            let text = String::from_utf8(unpacked).map_err(unreadable)?;
            check_elements(&text)?;
            if name == CONTENT {
                content = Some(text);
            }
        }
        Ok(content)
    }

    /// Checks that every element of a text in XML ends.
    fn check_elements(text: &str) -> Result<(), WorkbookError> {
        let mut reader = quick_xml::Reader::from_str(text);
        let mut depth = 0_usize;
        loop {
            match reader.read_event().map_err(unreadable)? {
                Event::Start(_) => depth += 1,
                Event::End(_) => depth = depth.checked_sub(1).ok_or(WorkbookError::Unreadable)?,
                Event::Eof if depth == 0 => return Ok(()),
                Event::Eof => return Err(WorkbookError::Unreadable),
                _ => {}
            }
        }
    }

    /// Checks how far the cells of OpenDocument tables reach, in which one cell or row may stand for a million.
    fn check_extent(content: &str) -> Result<(), WorkbookError> {
        let mut rows = 0_usize;
        let mut columns = 0_usize;
        let mut row_end = 0_usize;
        let mut column_end = 0_usize;
        for tag in content.split('<') {
            let name = tag.split(|c: char| c.is_whitespace() || "/>".contains(c)).next();
            match name {
                Some("table:table") => row_end = rows,
                Some("table:table-row") => {
                    let repeated = repeats(tag, "table:number-rows-repeated");
                    row_end = row_end.saturating_add(repeated);
                    column_end = 0;
                }
                Some("table:table-cell" | "table:covered-table-cell") => {
                    let repeated = repeats(tag, "table:number-columns-repeated");
                    column_end = column_end.saturating_add(repeated);
                    if tag.contains("office:") || tag.contains("table:formula") {
                        rows = row_end;
                        columns = columns.max(column_end);
                    }
                }
                _ => {}
            }
        }
        let cells = rows.saturating_mul(columns);
        if rows > MOST_ROWS || columns > MOST_COLUMNS || cells > MOST_CELLS {
            return Err(WorkbookError::TooLarge);
        }
        Ok(())
    }

    /// How often a row or cell stands there.
    fn repeats(tag: &str, attribute: &str) -> usize {
        let Some((_, after)) = tag.split_once(attribute) else { return 1 };
        let digits: String = after.chars().filter(char::is_ascii_digit).take(9).collect();
        digits.parse().unwrap_or(1)
    }

    fn open_document_grids(bytes: &[u8]) -> Result<Vec<(String, CellGrid)>, WorkbookError> {
        let mut book = Ods::new(Cursor::new(bytes)).map_err(unreadable)?;
        let mut grids = Vec::new();
        for (name, range) in book.worksheets() {
            let mut grid = CellGrid::default();
            let (first_row, first_column) = range.start().unwrap_or_default();
            for (row, column, value) in range.used_cells() {
                grid.add(first_row as usize + row, first_column as usize + column, value)?;
            }
            grids.push((name, grid));
        }
        Ok(grids)
    }

    fn excel_grids(bytes: &[u8]) -> Result<Vec<(String, CellGrid)>, WorkbookError> {
        let mut book = Xlsx::new(Cursor::new(bytes)).map_err(unreadable)?;
        let mut grids = Vec::new();
        let sheets = book.sheets_metadata().to_vec();
        for sheet in sheets {
            if sheet.typ != SheetType::WorkSheet {
                continue;
            }
            let name = sheet.name;
            let mut grid = CellGrid::default();
            let mut cells = book.worksheet_cells_reader(&name).map_err(unreadable)?;
            while let Some(cell) = cells.next_cell().map_err(unreadable)? {
                let (row, column) = cell.get_position();
                grid.add(row as usize, column as usize, &cell.get_value().clone().into())?;
            }
            grids.push((name, grid));
        }
        Ok(grids)
    }

    /// The cells of a worksheet that are not empty, by row and column, from 0.
    #[derive(Default)]
    struct CellGrid {
        cells: BTreeMap<(usize, usize), String>,
    }

    impl CellGrid {
        fn add(&mut self, row: usize, column: usize, value: &Data) -> Result<(), WorkbookError> {
            let written = written(value);
            if written.is_empty() {
                return Ok(());
            }
            if row >= MOST_ROWS || column >= MOST_COLUMNS || self.cells.len() == MOST_CELLS {
                return Err(WorkbookError::TooLarge);
            }
            self.cells.insert((row, column), written);
            Ok(())
        }

        /// The rows as lines, and below them a title. A cell alone in its row is a remark. Columns without other cells are left
        /// out, and the remaining rows are all as long.
        fn text(&self, title: Option<&String>) -> String {
            let mut rows: BTreeMap<usize, BTreeMap<usize, &str>> = BTreeMap::new();
            for ((row, column), cell) in &self.cells {
                rows.entry(*row).or_default().insert(*column, cell);
            }
            let tabular = rows.values().filter(|cells| cells.len() > 1);
            let columns: BTreeSet<usize> = tabular.flat_map(BTreeMap::keys).copied().collect();

            let mut text = String::new();
            let mut lines = 0;
            for (row, cells) in rows {
                text.push_str(&"\n".repeat(row - lines));
                let in_line: Vec<&str> = if cells.len() > 1 {
                    columns.iter().map(|column| cells.get(column).copied().unwrap_or("")).collect()
                } else {
                    cells.into_values().collect()
                };
                text.push_str(&in_line.join("\t"));
                text.push('\n');
                lines = row + 1;
            }
            text.extend(title.map(|title| format!("\n{title}\n")));
            text
        }
    }

    /// A cell as its program shows it, in one line.
    fn written(value: &Data) -> String {
        match value {
            Data::Empty => String::new(),
            // What a formula adds up may be off by the last bit.
            Data::Float(number) => {
                let digits = format!("{number:.6}");
                let shown = digits.trim_end_matches('0').trim_end_matches('.');
                if shown == "-0" { "0".to_owned() } else { shown.to_owned() }
            }
            Data::DateTime(time) => {
                let (year, month, day, ..) = time.to_ymd_hms_milli();
                format!("{year:04}-{month:02}-{day:02}")
            }
            Data::DateTimeIso(time) => time.split('T').next().unwrap_or_default().to_owned(),
            other => other.to_string().split_whitespace().collect::<Vec<_>>().join(" "),
        }
    }
}
