//! Games as a workbook: a worksheet each, with a row for each deal as in CSV. Totals are formulas, which a
//! spreadsheet computes again.

use crate::views::Sheet;

/// A game of a workbook.
pub struct GameSheet {
    /// The name of its worksheet.
    pub name: String,
    /// The day on which it was played: `2026-11-20`.
    pub day: String,
    /// Its sheet.
    pub sheet: Sheet,
}

/// Games as an XLSX file; `None` without the feature `xlsx`.
#[cfg(not(feature = "xlsx"))]
pub fn workbook(_: &[GameSheet]) -> Option<Vec<u8>> {
    None
}

/// Games as an XLSX file; `None` without the feature `xlsx`.
#[cfg(feature = "xlsx")]
pub fn workbook(games: &[GameSheet]) -> Option<Vec<u8>> {
    Some(writing::workbook(games).expect("memory takes every workbook"))
}

#[cfg(feature = "xlsx")]
mod writing {
    use super::GameSheet;
    use crate::output::csv::is_number;
    use crate::views::{Align, Cell, Grid, Row, Style};
    use crate::words::messages;
    use rust_xlsxwriter::utility::row_col_to_cell;
    use rust_xlsxwriter::{
        DocProperties, ExcelDateTime, Format, Formula, Workbook, Worksheet, XlsxError,
    };
    use std::collections::BTreeSet;
    use std::ops::Range;

    /// The longest name of a worksheet.
    const LONGEST_NAME: usize = 31;
    /// The width of a column, in digits.
    const WIDTH: f64 = 13.0;

    /// A total, and the columns that add up to it.
    struct TotalColumn {
        column: usize,
        addends: Range<usize>,
    }

    /// A number in a cell, in tenths.
    #[derive(Clone, Copy)]
    struct Placed {
        row: usize,
        tenths: i64,
    }

    pub(super) fn workbook(games: &[GameSheet]) -> Result<Vec<u8>, XlsxError> {
        let mut workbook = Workbook::new();
        // The time of writing would make every file another one.
        if let Some(day) = games.iter().map(|game| &game.day).max() {
            let day = ExcelDateTime::parse_from_str(day)?;
            workbook.set_properties(&DocProperties::new().set_creation_datetime(&day));
        }
        let mut names = BTreeSet::new();
        for game in games {
            let worksheet = workbook.add_worksheet();
            worksheet.set_name(free_name(&game.name, &mut names))?;
            write(worksheet, &game.sheet.facts(Style::Full))?;
        }
        workbook.save_to_buffer()
    }

    /// A name of a worksheet that no other has, whatever the case of its letters.
    fn free_name(name: &str, names: &mut BTreeSet<String>) -> String {
        let mut free: String = name.chars().take(LONGEST_NAME).collect();
        let mut number = 2;
        while !names.insert(free.to_lowercase()) {
            let end = format!("-{number}");
            free = name.chars().take(LONGEST_NAME - end.len()).collect::<String>() + &end;
            number += 1;
        }
        free
    }

    fn write(worksheet: &mut Worksheet, grid: &Grid) -> Result<(), XlsxError> {
        let bold = Format::new().set_bold();
        for (column, name) in grid.names().iter().enumerate() {
            worksheet.write_string_with_format(0, column as u16, name, &bold)?;
            worksheet.set_column_width(column as u16, WIDTH)?;
        }
        worksheet.set_freeze_panes(1, 1)?;

        let totals = totals(grid);
        let mut before: Vec<Option<Placed>> = vec![None; totals.len()];
        for (index, cells) in grid.rows.iter().filter_map(Row::cells).enumerate() {
            let row = index + 1;
            for (column, (kind, cell)) in grid.columns().zip(cells).enumerate() {
                if cell.text.is_empty() {
                    continue;
                }
                let at = column as u16;
                if kind.align == Align::Right && is_number(&cell.text) {
                    let number: f64 = cell.text.parse().expect("a number in decimals");
                    worksheet.write_number(row as u32, at, number)?;
                } else {
                    worksheet.write_string(row as u32, at, &cell.text)?;
                }
            }
            for (total, before) in totals.iter().zip(&mut before) {
                let Some(tenths) = tenths(&cells[total.column]) else { continue };
                if let Some(formula) = total.formula(row, cells, tenths, *before) {
                    let result = &cells[total.column].text;
                    let formula = Formula::new(formula).set_result(result);
                    worksheet.write_formula(row as u32, total.column as u16, formula)?;
                }
                *before = Some(Placed { row, tenths });
            }
        }
        Ok(())
    }

    /// The columns of totals.
    fn totals(grid: &Grid) -> Vec<TotalColumn> {
        let total = messages::HeadingTotal.say();
        let parts = [messages::HeadingPoints, messages::HeadingBonus, messages::HeadingRuling]
            .map(|part| part.say());
        let mut totals = Vec::new();
        let mut first = 0;
        for group in &grid.groups {
            let names: Vec<String> = group.columns.iter().map(|column| column.name()).collect();
            let begin = names.iter().position(|name| parts.contains(name));
            let end = names.iter().position(|name| *name == total);
            if let (Some(begin), Some(end)) = (begin, end) {
                totals
                    .push(TotalColumn { column: first + end, addends: first + begin..first + end });
            }
            first += names.len();
        }
        totals
    }

    impl TotalColumn {
        /// The formula of a total: the one before it and the numbers of its row, or these alone where a new game
        /// begins. `None` if the total is neither, as that with which a player joins.
        fn formula(
            &self,
            row: usize,
            cells: &[Cell],
            total: i64,
            before: Option<Placed>,
        ) -> Option<String> {
            let added: i64 = cells[self.addends.clone()].iter().filter_map(tenths).sum();
            let cell = |row: usize, column: usize| row_col_to_cell(row as u32, column as u16);
            let first = cell(row, self.addends.start);
            let last = cell(row, self.addends.end - 1);
            match before {
                Some(before) if before.tenths + added == total => {
                    Some(format!("={}+SUM({first}:{last})", cell(before.row, self.column)))
                }
                _ if added == total => Some(format!("=SUM({first}:{last})")),
                _ => None,
            }
        }
    }

    /// The number in a cell, in tenths.
    fn tenths(cell: &Cell) -> Option<i64> {
        if !is_number(&cell.text) {
            return None;
        }
        let (whole, part) = cell.text.split_once('.').unwrap_or((&cell.text, "0"));
        let sign = if whole.starts_with('-') { -1 } else { 1 };
        Some(10 * whole.parse::<i64>().ok()? + sign * part.parse::<i64>().ok()?)
    }
}
