//! Making a table fit a width: how wide each column gets, and how far names are shortened.

use super::shorten;
use crate::views::{Align, Cell, Column, Grid, Group, Ink, Row};
use unicode_width::UnicodeWidthStr;

/// Columns between two columns of a group.
const WITHIN_GROUP: usize = 1;

/// Columns between two groups.
const BETWEEN_GROUPS: usize = 2;

/// The fewest columns to which a name is shortened while splitting the table can still help.
const COMFORTABLE_NAME: usize = 6;

/// The fewest columns to which a name is shortened when nothing else helps.
const SHORTEST_NAME: usize = 2;

/// A table with its texts shortened, and the width of each column.
#[derive(Debug)]
pub(super) struct Fitted {
    pub(super) grid: Grid,
    /// The width of each column's cells.
    widths: Vec<usize>,
    /// The empty columns before each column.
    gaps: Vec<usize>,
}

/// Where a column or a group of columns stands, in letters from the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) align: Align,
}

impl Fitted {
    /// The width of the whole table.
    pub(super) fn total(&self) -> usize {
        total(&self.widths, &self.gaps)
    }

    /// Where each column stands.
    pub(super) fn columns(&self) -> Vec<Span> {
        let mut end = 0;
        let measures = self.widths.iter().zip(&self.gaps);
        let columns = self.grid.columns().zip(measures);
        let span = |(column, (width, gap)): (&Column, (&usize, &usize))| {
            let start = end + gap;
            end = start + width;
            Span { start, end, align: column.align }
        };
        columns.map(span).collect()
    }

    /// The lines above the table, each cell with its place: the groups' headings, aligned as their
    /// last columns, and the columns' labels; only those that say anything.
    pub(super) fn heads(&self) -> Vec<(Vec<Cell>, Vec<Span>)> {
        let columns = self.columns();
        let mut rest = columns.iter();
        let groups = self.grid.groups.iter().filter_map(|group| {
            let own: Vec<&Span> = rest.by_ref().take(group.columns.len()).collect();
            let (first, last) = (own.first()?, own.last()?);
            let heading = Cell::new(&group.heading, Ink::Heading);
            Some((heading, Span { start: first.start, end: last.end, align: last.align }))
        });
        let headings: (Vec<Cell>, Vec<Span>) = groups.unzip();
        let labels = self.grid.columns().map(|column| Cell::new(column.label.full, Ink::Dim));
        let mut lines = vec![headings, (labels.collect(), columns.clone())];
        lines.retain(|(cells, _)| cells.iter().any(|cell| !cell.text.is_empty()));
        lines
    }
}

/// The table in one piece with names that can still be read, or `None` if it does not fit the
/// width.
pub(super) fn comfortably(grid: &Grid, width: usize) -> Option<Fitted> {
    fitted(grid, width, COMFORTABLE_NAME)
}

/// The table in one piece, whatever becomes of its names, or `None` if even so it does not fit.
pub(super) fn tightly(grid: &Grid, width: usize) -> Option<Fitted> {
    fitted(grid, width, SHORTEST_NAME)
}

/// The least width of each group with names that can still be read, with the gap before it.
pub(super) fn comfortable_widths(grid: &Grid) -> Vec<usize> {
    let columns: Vec<usize> = widths(grid, COMFORTABLE_NAME);
    let mut columns = columns.iter().zip(gaps(grid)).map(|(width, gap)| width + gap);
    let sizes = grid.groups.iter().map(|group| columns.by_ref().take(group.columns.len()).sum());
    sizes.collect()
}

/// The table as narrow as possible, which may still be too wide.
pub(super) fn narrowest(grid: &Grid, width: usize) -> Fitted {
    tightly(grid, width)
        .or_else(|| tightly(&words_as_names(grid), width))
        .unwrap_or_else(|| with_names_capped(grid, SHORTEST_NAME))
}

/// The table with every word shortened like a name.
fn words_as_names(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    for column in grid.groups.iter_mut().flat_map(|group| &mut group.columns) {
        column.elastic |= column.align == Align::Left;
    }
    grid
}

/// The table with its names as long as the width allows, but no shorter than `shortest`; `None` if
/// it does not fit.
fn fitted(grid: &Grid, width: usize, shortest: usize) -> Option<Fitted> {
    let longest = names(grid).map(UnicodeWidthStr::width).max().unwrap_or(0).max(shortest);
    let gaps = gaps(grid);
    let caps: Vec<usize> = (shortest..=longest).collect();
    // Longer names make a wider table: bisect.
    let fitting = caps.partition_point(|cap| total(&widths(grid, *cap), &gaps) <= width);
    let cap = caps[..fitting].last()?;
    Some(with_names_capped(grid, *cap))
}

/// Every text that may be shortened.
fn names(grid: &Grid) -> impl Iterator<Item = &str> {
    let headings = grid.groups.iter().map(|group| group.heading.as_str());
    let cells = grid.rows.iter().filter_map(Row::cells).flat_map(|cells| {
        let elastic = grid.columns().zip(cells).filter(|(column, _)| column.elastic);
        elastic.map(|(_, cell)| cell.text.as_str())
    });
    headings.chain(cells)
}

/// The width of each column when names take at most `cap` columns. A heading wider than
/// its group widens the group's first column, so that the others stay close together.
fn widths(grid: &Grid, cap: usize) -> Vec<usize> {
    // comfy-table gives every column at least one.
    let mut widths: Vec<usize> =
        grid.columns().map(|column| column.label.full.width().max(1)).collect();
    for cells in grid.rows.iter().filter_map(Row::cells) {
        for ((width, column), cell) in widths.iter_mut().zip(grid.columns()).zip(cells) {
            let limit = if column.elastic { cap } else { usize::MAX };
            *width = (*width).max(cell.text.width().min(limit));
        }
    }
    let mut first = 0;
    for group in &grid.groups {
        let after = first + group.columns.len();
        let inner: usize = widths[first..after].iter().sum();
        let inner = inner + WITHIN_GROUP * group.columns.len().saturating_sub(1);
        let heading = group.heading.width().min(cap);
        if let Some(width) = widths.get_mut(first) {
            *width += heading.saturating_sub(inner);
        }
        first = after;
    }
    widths
}

fn gaps(grid: &Grid) -> Vec<usize> {
    let of_group = |group: &Group| {
        let rest = group.columns.len().saturating_sub(1);
        std::iter::once(BETWEEN_GROUPS).chain(std::iter::repeat_n(WITHIN_GROUP, rest))
    };
    let mut gaps: Vec<usize> = grid.groups.iter().flat_map(of_group).collect();
    if let Some(first) = gaps.first_mut() {
        *first = 0;
    }
    gaps
}

fn total(widths: &[usize], gaps: &[usize]) -> usize {
    widths.iter().chain(gaps).sum()
}

/// The table with its names cut to `cap` columns, or to their column where that is wider.
fn with_names_capped(grid: &Grid, cap: usize) -> Fitted {
    let (widths, gaps) = (widths(grid, cap), gaps(grid));
    let mut grid = grid.clone();
    shorten_headings(&mut grid, &widths);
    let elastic: Vec<bool> = grid.columns().map(|column| column.elastic).collect();
    for column in (0..elastic.len()).filter(|&column| elastic[column]) {
        shorten_column(&mut grid, column, widths[column]);
    }
    Fitted { grid, widths, gaps }
}

fn shorten_headings(grid: &mut Grid, widths: &[usize]) {
    let mut first = 0;
    let mut headings = Vec::with_capacity(grid.groups.len());
    for group in &grid.groups {
        let after = first + group.columns.len();
        let inner: usize = widths[first..after].iter().sum();
        let room = inner + WITHIN_GROUP * group.columns.len().saturating_sub(1);
        headings.push((group.heading.as_str(), room));
        first = after;
    }
    let short = shorten::distinct(&headings);
    for (group, heading) in grid.groups.iter_mut().zip(short) {
        group.heading = heading;
    }
}

fn shorten_column(grid: &mut Grid, column: usize, width: usize) {
    let mut cells: Vec<&mut Cell> = grid
        .rows
        .iter_mut()
        .filter_map(|row| match row {
            Row::Cells(cells) => cells.get_mut(column),
            Row::Line | Row::Title(_) => None,
        })
        .collect();
    let texts: Vec<(&str, usize)> = cells.iter().map(|cell| (cell.text.as_str(), width)).collect();
    let short = shorten::distinct(&texts);
    for (cell, text) in cells.iter_mut().zip(short) {
        cell.text = text;
    }
}
