//! Fits tables to a width: shortens their names, and cuts a table that is still too wide into pieces.

#[cfg(feature = "cli")]
mod pieces;

use super::shorten;
use crate::views::{Align, Cell, Column, Grid, Ink, Row};
#[cfg(feature = "cli")]
pub(super) use pieces::{first_apart, is_comfortable, pieces};
use unicode_width::UnicodeWidthStr;

/// The gap between two columns of a group.
const WITHIN_GROUP: usize = 1;

/// The gap between two groups.
const BETWEEN_GROUPS: usize = 2;

/// A table whose texts are as wide as their columns at most.
#[derive(Debug)]
pub(super) struct Fitted {
    pub(super) grid: Grid,
    /// The width of each column, by group.
    widths: Vec<Vec<usize>>,
}

/// The place of a column or a group of columns, in letters from the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) align: Align,
}

/// The most columns that names take.
#[derive(Clone, Copy, Debug)]
struct NameWidths {
    /// A name in a column of its own.
    name: usize,
    /// A name over several columns of numbers. It may be shorter, because it is read next to others like it.
    heading: usize,
}

/// The table with its names as long as they are.
pub(super) fn unshortened(grid: Grid) -> Fitted {
    shortened(grid, NameWidths { name: usize::MAX, heading: usize::MAX })
}

fn shortened(mut grid: Grid, names: NameWidths) -> Fitted {
    let widths = Measured::of(&grid).widths(names);

    let headings: Vec<(&str, usize)> = grid
        .groups
        .iter()
        .zip(&widths)
        .map(|(group, columns)| (group.heading.as_str(), inner_width(columns)))
        .collect();
    let short_headings = shorten::distinct(&headings);
    for (group, heading) in grid.groups.iter_mut().zip(short_headings) {
        group.heading = heading;
    }

    let columns: Vec<Column> = grid.columns().copied().collect();
    for (index, (column, width)) in columns.iter().zip(widths.concat()).enumerate() {
        if column.elastic {
            shorten_column(&mut grid, index, width);
        }
    }
    Fitted { grid, widths }
}

fn shorten_column(grid: &mut Grid, index: usize, width: usize) {
    let rows = grid.rows.iter_mut().filter_map(Row::cells_mut);
    let mut texts: Vec<&mut String> = rows.map(|cells| &mut cells[index].text).collect();
    let long: Vec<(&str, usize)> = texts.iter().map(|text| (text.as_str(), width)).collect();
    let short = shorten::distinct(&long);
    for (text, short) in texts.iter_mut().zip(short) {
        **text = short;
    }
}

/// A table with the widths of its texts.
struct Measured<'a> {
    grid: &'a Grid,
    /// The width of each column's label.
    labels: Vec<usize>,
    /// The width of each column if nothing in it is shortened.
    columns: Vec<usize>,
}

impl<'a> Measured<'a> {
    fn of(grid: &'a Grid) -> Measured<'a> {
        let labels: Vec<usize> = grid.columns().map(|column| column.label().width()).collect();
        let mut columns = labels.clone();
        for cells in grid.rows.iter().filter_map(Row::cells) {
            for (width, cell) in columns.iter_mut().zip(cells) {
                *width = cell.text.width().max(*width);
            }
        }
        Measured { grid, labels, columns }
    }

    /// The width of each group's columns when names are no longer than `names`. A heading wider
    /// than its group widens the group's first column, so that the others stay close together.
    fn widths(&self, names: NameWidths) -> Vec<Vec<usize>> {
        let mut columns = Vec::new();
        for ((column, label), width) in self.grid.columns().zip(&self.labels).zip(&self.columns) {
            let limit = if column.elastic { names.name.max(*label) } else { usize::MAX };
            columns.push((*width).min(limit).max(1));
        }

        let mut groups = Vec::new();
        for group in &self.grid.groups {
            let mut own: Vec<usize> = columns.drain(..group.columns.len()).collect();
            let longest = if group.columns.len() > 1 { names.heading } else { names.name };
            let heading = group.heading.width().min(longest);
            let missing = heading.saturating_sub(inner_width(&own));
            if let Some(first) = own.first_mut() {
                *first += missing;
            }
            groups.push(own);
        }
        groups
    }
}

/// The width of a group whose columns have these widths.
fn inner_width(columns: &[usize]) -> usize {
    columns.iter().sum::<usize>() + WITHIN_GROUP * columns.len().saturating_sub(1)
}

fn total_width(groups: &[Vec<usize>]) -> usize {
    let inner: usize = groups.iter().map(|columns| inner_width(columns)).sum();
    inner + BETWEEN_GROUPS * groups.len().saturating_sub(1)
}

impl Fitted {
    pub(super) fn width(&self) -> usize {
        total_width(&self.widths)
    }

    /// The headings of the groups and the labels of the columns, with their places. A row without
    /// any text is left out.
    pub(super) fn header_rows(&self) -> Vec<(Vec<Cell>, Vec<Span>)> {
        let groups = self.grid.groups.iter();
        let headings = groups.map(|group| Cell::new(&group.heading, Ink::Heading));
        let columns = self.grid.columns();
        let labels = columns.map(|column| Cell::new(column.label(), Ink::Dim));

        let mut rows =
            vec![(headings.collect(), self.groups()), (labels.collect(), self.columns())];
        rows.retain(|(cells, _): &(Vec<Cell>, _)| cells.iter().any(|cell| !cell.text.is_empty()));
        rows
    }

    /// The place of each column.
    pub(super) fn columns(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        let mut start = 0;
        for (group, widths) in self.grid.groups.iter().zip(&self.widths) {
            for (column, width) in group.columns.iter().zip(widths) {
                spans.push(Span { start, end: start + width, align: column.align });
                start += width + WITHIN_GROUP;
            }
            start += BETWEEN_GROUPS - WITHIN_GROUP;
        }
        spans
    }

    /// The place of each group. Its heading is aligned with its last column.
    fn groups(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        let mut start = 0;
        for (group, widths) in self.grid.groups.iter().zip(&self.widths) {
            let end = start + inner_width(widths);
            let align = group.columns.last().map_or(Align::Left, |column| column.align);
            spans.push(Span { start, end, align });
            start = end + BETWEEN_GROUPS;
        }
        spans
    }
}
