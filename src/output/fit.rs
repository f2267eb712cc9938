//! Making a table fit a width: how wide each column gets, and how far names are shortened.

use super::shorten;
use crate::views::{Align, Cell, Grid, Group, Ink, Row};
use crate::words;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use unicode_width::UnicodeWidthStr;

/// Columns between two columns of a group.
const WITHIN_GROUP: usize = 1;

/// Columns between two groups.
pub(super) const BETWEEN_GROUPS: usize = 2;

/// The fewest columns to which a name is shortened while splitting the table can still help.
pub(super) const COMFORTABLE_NAME: usize = 6;

/// The fewest columns to which a name is shortened when nothing else helps.
pub(super) const SHORTEST_NAME: usize = 2;

/// A table laid out, its texts shortened.
#[derive(Debug)]
pub(super) struct Fitted<'a> {
    pub(super) caption: Vec<String>,
    pub(super) width: usize,
    grid: Cow<'a, Grid>,
    /// The rows of headings: those of the groups and those of the columns, both left out if empty.
    heads: Vec<Vec<(Cell, Span)>>,
    /// The places of the columns, each with the short forms of its texts that are too long.
    columns: Vec<(Span, HashMap<String, String>)>,
}

/// A line of a table laid out.
#[derive(Debug)]
pub(super) enum Line<'a> {
    /// Cells, each in its place.
    Cells(Vec<Placed<'a>>),
    /// A line across the table.
    Rule,
    /// The title of a section, in parts.
    Title(&'a [String]),
}

/// A text in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed<'a> {
    pub(super) text: &'a str,
    pub(super) ink: Ink,
    pub(super) span: Span,
}

/// The place of a column or a group of columns, in letters from the left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) align: Align,
}

/// Whether the table fits the width in one piece with names that can still be read.
pub(super) fn is_comfortable(grid: &Grid, width: usize) -> bool {
    Measured::of(grid).cap(width, COMFORTABLE_NAME).is_some()
}

/// The least width of each group with names that can still be read, with the gap between groups.
pub(super) fn comfortable_widths(grid: &Grid) -> Vec<usize> {
    let widths = Measured::of(grid).widths(COMFORTABLE_NAME);
    widths.iter().map(|group| BETWEEN_GROUPS + inner(group)).collect()
}

/// The table as narrow as possible, which may still be too wide.
pub(super) fn narrowest(grid: Cow<'_, Grid>, width: usize) -> Fitted<'_> {
    let with_words = || in_one_piece(Cow::Owned(words_as_names(&grid)), width, SHORTEST_NAME);
    let fitting = in_one_piece(grid.clone(), width, SHORTEST_NAME).or_else(with_words);
    fitting.unwrap_or_else(|| {
        let widths = Measured::of(&grid).widths(SHORTEST_NAME);
        with_names_capped(grid, &widths)
    })
}

/// The table with every word shortened like a name.
fn words_as_names(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    for column in grid.groups.iter_mut().flat_map(|group| &mut group.columns) {
        column.elastic |= column.align == Align::Left;
    }
    grid
}

/// The table in one piece, with its names as long as the width allows, but no shorter than
/// `shortest`; `None` if it does not fit.
pub(super) fn in_one_piece(
    grid: Cow<'_, Grid>,
    width: usize,
    shortest: usize,
) -> Option<Fitted<'_>> {
    let measured = Measured::of(&grid);
    let widths = measured.widths(measured.cap(width, shortest)?);
    Some(with_names_capped(grid, &widths))
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
        let labels: Vec<usize> =
            grid.columns().map(|column| words::translated(column.label).width()).collect();
        let mut columns = labels.clone();
        for cells in grid.rows.iter().filter_map(Row::cells) {
            for (column, cell) in columns.iter_mut().zip(cells) {
                *column = cell.text.width().max(*column);
            }
        }
        Measured { grid, labels, columns }
    }

    /// How long names may be at most, and no shorter than `shortest`, for the table to fit the width;
    /// `None` if it does not fit.
    fn cap(&self, width: usize, shortest: usize) -> Option<usize> {
        let headings = self.grid.groups.iter().map(|group| group.heading.width());
        let elastic = self.grid.columns().zip(&self.columns).filter(|(column, _)| column.elastic);
        let longest = headings.chain(elastic.map(|(_, width)| *width)).max().unwrap_or(0);
        let caps: Vec<usize> = (shortest..=longest.max(shortest)).collect();
        // Longer names make a wider table: bisect.
        let fitting = caps.partition_point(|cap| total(&self.widths(*cap)) <= width);
        caps[..fitting].last().copied()
    }

    /// The width of each group's columns when names take at most `cap` columns. A heading wider than
    /// its group widens the group's first column, so that the others stay close together.
    fn widths(&self, cap: usize) -> Vec<Vec<usize>> {
        let widths = self.labels.iter().zip(&self.columns);
        let mut columns = self.grid.columns().zip(widths).map(|(column, (label, width))| {
            let limit = if column.elastic { cap.max(*label) } else { usize::MAX };
            (*width).min(limit).max(1)
        });
        let group = |group: &Group| {
            let mut widths: Vec<usize> = columns.by_ref().take(group.columns.len()).collect();
            let missing = group.heading.width().min(cap).saturating_sub(inner(&widths));
            if let Some(first) = widths.first_mut() {
                *first += missing;
            }
            widths
        };
        self.grid.groups.iter().map(group).collect()
    }
}

/// The width of a group whose columns have these widths.
fn inner(group: &[usize]) -> usize {
    group.iter().sum::<usize>() + WITHIN_GROUP * group.len().saturating_sub(1)
}

fn total(groups: &[Vec<usize>]) -> usize {
    let inner: usize = groups.iter().map(|group| inner(group)).sum();
    inner + BETWEEN_GROUPS * groups.len().saturating_sub(1)
}

/// The table with its names cut to the widths of their columns.
fn with_names_capped<'a>(grid: Cow<'a, Grid>, widths: &[Vec<usize>]) -> Fitted<'a> {
    let spans = spans(&grid, widths);
    let headings = grid.groups.iter().zip(widths);
    let headings = headings.map(|(group, widths)| (group.heading.as_str(), inner(widths)));
    let headings = shorten::distinct(&headings.collect::<Vec<_>>());
    let names = grid.columns().zip(widths.concat()).enumerate();
    let names = names.map(|(index, (column, width))| match column.elastic {
        true => short_forms(&grid, index, width),
        false => HashMap::new(),
    });
    let names: Vec<HashMap<String, String>> = names.collect();
    let mut firsts = spans.iter();
    let headings = grid.groups.iter().zip(headings).filter_map(|(group, heading)| {
        let mut columns = firsts.by_ref().take(group.columns.len());
        let first = columns.next()?;
        // The heading is aligned with the last column.
        let last = columns.last().unwrap_or(first);
        Some((Cell::new(heading, Ink::Heading), Span { start: first.start, ..*last }))
    });
    let headings = headings.collect();
    let labels = grid.columns().map(|column| Cell::new(words::translated(column.label), Ink::Dim));
    let mut heads: Vec<Vec<(Cell, Span)>> =
        vec![headings, labels.zip(spans.iter().copied()).collect()];
    heads.retain(|cells| cells.iter().any(|(cell, _)| !cell.text.is_empty()));
    Fitted {
        caption: grid.caption.clone(),
        width: total(widths),
        heads,
        columns: spans.into_iter().zip(names).collect(),
        grid,
    }
}

/// The texts of a column that are wider than it, each with its short form.
fn short_forms(grid: &Grid, column: usize, width: usize) -> HashMap<String, String> {
    let mut seen = HashSet::new();
    let texts = grid.rows.iter().filter_map(Row::cells).map(|cells| cells[column].text.as_str());
    let texts: Vec<(&str, usize)> =
        texts.filter(|text| seen.insert(*text)).map(|text| (text, width)).collect();
    let short = shorten::distinct(&texts);
    let pairs = texts.iter().zip(short).filter(|((text, _), short)| text != short);
    pairs.map(|((text, _), short)| ((*text).to_owned(), short)).collect()
}

/// The places of the columns.
fn spans(grid: &Grid, widths: &[Vec<usize>]) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (group, widths) in grid.groups.iter().zip(widths) {
        let before = spans.len();
        for (column, width) in group.columns.iter().zip(widths) {
            let gap = if spans.len() == before { BETWEEN_GROUPS } else { WITHIN_GROUP };
            let start = spans.last().map_or(0, |last| last.end + gap);
            spans.push(Span { start, end: start + width, align: column.align });
        }
    }
    spans
}

impl Fitted<'_> {
    /// The headings and a line across.
    pub(super) fn head(&self) -> impl Iterator<Item = Line<'_>> {
        let heads = self.heads.iter().map(|cells| {
            let cells = cells.iter();
            let placed = cells.map(|&(Cell { ref text, ink }, span)| Placed { text, ink, span });
            Line::Cells(placed.collect())
        });
        heads.chain((!self.heads.is_empty()).then_some(Line::Rule))
    }

    /// The rows, each made when it is drawn.
    pub(super) fn rows(&self) -> impl Iterator<Item = Line<'_>> {
        self.grid.rows.iter().map(|row| match row {
            Row::Cells(cells) => {
                let cells = cells.iter().zip(&self.columns);
                let placed = cells.map(|(&Cell { ref text, ink }, &(span, ref short))| Placed {
                    text: short.get(text).unwrap_or(text),
                    ink,
                    span,
                });
                Line::Cells(placed.collect())
            }
            Row::Line => Line::Rule,
            Row::Title(parts) => Line::Title(parts),
        })
    }
}
