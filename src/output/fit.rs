//! Making a table fit a width: how wide each column gets, and how far names are shortened.

use super::shorten;
use crate::views::{Align, Cell, Grid, Group, Ink, Row};
use unicode_width::UnicodeWidthStr;

/// Columns between two columns of a group.
const WITHIN_GROUP: usize = 1;

/// Columns between two groups.
pub(super) const BETWEEN_GROUPS: usize = 2;

/// The fewest columns to which a name is shortened while splitting the table can still help.
const COMFORTABLE_NAME: usize = 6;

/// The fewest columns to which a name is shortened when nothing else helps.
const SHORTEST_NAME: usize = 2;

/// A table laid out, its texts shortened.
#[derive(Debug)]
pub(super) struct Fitted {
    pub(super) caption: Vec<String>,
    pub(super) width: usize,
    pub(super) lines: Vec<Line>,
}

/// A line of a table laid out.
#[derive(Debug)]
pub(super) enum Line {
    /// Cells, each in its place.
    Cells(Vec<(Cell, Span)>),
    /// A line across the table.
    Rule,
    /// The title of a section, in parts.
    Title(Vec<String>),
}

/// The place of a column or a group of columns, in letters from the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) align: Align,
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

/// The least width of each group with names that can still be read, with the gap between groups.
pub(super) fn comfortable_widths(grid: &Grid) -> Vec<usize> {
    widths(grid, COMFORTABLE_NAME).iter().map(|group| BETWEEN_GROUPS + inner(group)).collect()
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
    let headings = grid.groups.iter().map(|group| group.heading.as_str());
    let names = headings.chain(elastic(grid).flat_map(|column| texts(grid, column)));
    let longest = names.map(UnicodeWidthStr::width).max().unwrap_or(0).max(shortest);
    let caps: Vec<usize> = (shortest..=longest).collect();
    // Longer names make a wider table: bisect.
    let fitting = caps.partition_point(|cap| total(&widths(grid, *cap)) <= width);
    let cap = caps[..fitting].last()?;
    Some(with_names_capped(grid, *cap))
}

/// The columns whose texts may be shortened.
fn elastic(grid: &Grid) -> impl Iterator<Item = usize> {
    grid.columns().enumerate().filter(|(_, column)| column.elastic).map(|(index, _)| index)
}

fn texts(grid: &Grid, column: usize) -> impl Iterator<Item = &str> {
    grid.rows.iter().filter_map(Row::cells).map(move |cells| cells[column].text.as_str())
}

/// The width of each group's columns when names take at most `cap` columns. A heading wider than its
/// group widens the group's first column, so that the others stay close together.
fn widths(grid: &Grid, cap: usize) -> Vec<Vec<usize>> {
    let mut columns = grid.columns().enumerate().map(|(index, column)| {
        let limit = if column.elastic { cap } else { usize::MAX };
        let texts = texts(grid, index).map(|text| text.width().min(limit));
        texts.chain([column.label.width(), 1]).max().unwrap_or(1)
    });
    let group = |group: &Group| {
        let mut widths: Vec<usize> = columns.by_ref().take(group.columns.len()).collect();
        let missing = group.heading.width().min(cap).saturating_sub(inner(&widths));
        if let Some(first) = widths.first_mut() {
            *first += missing;
        }
        widths
    };
    grid.groups.iter().map(group).collect()
}

/// The width of a group whose columns have these widths.
fn inner(group: &[usize]) -> usize {
    group.iter().sum::<usize>() + WITHIN_GROUP * group.len().saturating_sub(1)
}

fn total(groups: &[Vec<usize>]) -> usize {
    let inner: usize = groups.iter().map(|group| inner(group)).sum();
    inner + BETWEEN_GROUPS * groups.len().saturating_sub(1)
}

/// The table with its names cut to `cap` columns, or to their column where that is wider.
fn with_names_capped(grid: &Grid, cap: usize) -> Fitted {
    let groups = widths(grid, cap);
    let mut short = grid.clone();
    let headings = grid.groups.iter().zip(&groups);
    let headings: Vec<(&str, usize)> =
        headings.map(|(group, widths)| (group.heading.as_str(), inner(widths))).collect();
    for (group, heading) in short.groups.iter_mut().zip(shorten::distinct(&headings)) {
        group.heading = heading;
    }
    let widths = groups.concat();
    for column in elastic(grid) {
        let whole: Vec<(&str, usize)> =
            texts(grid, column).map(|text| (text, widths[column])).collect();
        let rows = short.rows.iter_mut().filter_map(Row::cells_mut);
        for (cells, text) in rows.zip(shorten::distinct(&whole)) {
            cells[column].text = text;
        }
    }
    let lines = lines(short, &groups);
    Fitted { caption: grid.caption.clone(), width: total(&groups), lines }
}

/// The lines of a table: the groups' headings, aligned with their last columns, and the columns'
/// labels, both left out if empty; then the rows.
fn lines(grid: Grid, widths: &[Vec<usize>]) -> Vec<Line> {
    let mut columns: Vec<Span> = Vec::new();
    let mut headings = Vec::new();
    for (group, widths) in grid.groups.iter().zip(widths) {
        let before = columns.len();
        for (column, width) in group.columns.iter().zip(widths) {
            let gap = if columns.len() == before { BETWEEN_GROUPS } else { WITHIN_GROUP };
            let start = columns.last().map_or(0, |last| last.end + gap);
            columns.push(Span { start, end: start + width, align: column.align });
        }
        if let [first, ..] = columns[before..] {
            let span = Span { start: first.start, ..columns[columns.len() - 1] };
            headings.push((Cell::new(&group.heading, Ink::Heading), span));
        }
    }
    let in_place = |cells: Vec<Cell>| cells.into_iter().zip(columns.iter().copied()).collect();
    let labels = grid.columns().map(|column| Cell::new(column.label, Ink::Dim));
    let mut heads: Vec<Vec<(Cell, Span)>> = vec![headings, in_place(labels.collect())];
    heads.retain(|cells| cells.iter().any(|(cell, _)| !cell.text.is_empty()));
    let rule = (!heads.is_empty()).then_some(Line::Rule);
    let rows = grid.rows.into_iter().map(|row| match row {
        Row::Cells(cells) => Line::Cells(in_place(cells)),
        Row::Line => Line::Rule,
        Row::Title(parts) => Line::Title(parts),
    });
    heads.into_iter().map(Line::Cells).chain(rule).chain(rows).collect()
}
