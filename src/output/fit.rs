//! Fits tables to a width: shortens their names, and cuts a table that is still too wide into pieces.

use super::shorten;
use crate::views::{Align, Cell, Column, Grid, Ink, Row};
use crate::words;
use unicode_width::UnicodeWidthStr;

/// The gap between two columns of a group.
const WITHIN_GROUP: usize = 1;

/// The gap between two groups.
const BETWEEN_GROUPS: usize = 2;

/// The fewest columns to which a name is shortened while splitting the table can still help.
const COMFORTABLE_NAME: usize = 6;

/// The fewest columns to which a name is shortened when nothing else helps.
const SHORTEST_NAME: usize = 2;

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

/// Whether the table fits the width in one piece with names that can still be read.
pub(super) fn is_comfortable(grid: &Grid, width: usize) -> bool {
    Measured::of(grid).longest_name(width, COMFORTABLE_NAME).is_some()
}

/// The table in as few pieces as fit the width, each with the groups that identify the row. Only as
/// a last resort are names cut to less than what reads well, or a piece left too wide.
pub(super) fn pieces(grid: &Grid, width: usize) -> Vec<Fitted> {
    if let Some(pieces) = even_pieces(grid, width) {
        return pieces;
    }
    if let Some(whole) = in_one_piece(grid, width, SHORTEST_NAME) {
        return vec![whole];
    }

    let (_, others) = stubs_and_others(grid);
    let single_groups: Vec<Vec<usize>> = others.into_iter().map(|group| vec![group]).collect();
    parts(grid, &single_groups).iter().map(|part| narrowest(part, width)).collect()
}

/// The table as narrow as possible, which may still be too wide.
pub(super) fn narrowest(grid: &Grid, width: usize) -> Fitted {
    in_one_piece(grid, width, SHORTEST_NAME)
        .or_else(|| in_one_piece(&with_words_as_names(grid), width, SHORTEST_NAME))
        .unwrap_or_else(|| shortened(grid, Measured::of(grid).widths(SHORTEST_NAME)))
}

/// The table in pieces of about the same width, with names that can still be read; `None` if a group
/// is too wide for that.
fn even_pieces(grid: &Grid, width: usize) -> Option<Vec<Fitted>> {
    let group_widths: Vec<usize> = Measured::of(grid)
        .widths(COMFORTABLE_NAME)
        .iter()
        .map(|columns| BETWEEN_GROUPS + inner_width(columns))
        .collect();
    let (stubs, others) = stubs_and_others(grid);
    let repeated: usize = stubs.iter().map(|stub| group_widths[*stub]).sum();
    // No gap is needed before the first group.
    let room = (width + BETWEEN_GROUPS).saturating_sub(repeated);

    let runs = even_runs(&others, &group_widths, room)?;
    parts(grid, &runs).iter().map(|part| in_one_piece(part, width, COMFORTABLE_NAME)).collect()
}

/// The groups that each piece repeats, and the others, by their indices.
fn stubs_and_others(grid: &Grid) -> (Vec<usize>, Vec<usize>) {
    (0..grid.groups.len()).partition(|group| grid.groups[*group].stub)
}

/// The groups, in order, in runs of at most `room`: as few runs as possible, the largest as small as
/// possible. `None` if a single group is larger.
fn even_runs(groups: &[usize], widths: &[usize], room: usize) -> Option<Vec<Vec<usize>>> {
    let fewest = filled_runs(groups, widths, room)?.len();
    (0..=room)
        .filter_map(|room| filled_runs(groups, widths, room))
        .find(|runs| runs.len() == fewest)
}

/// The groups, in order, in runs that are each filled up to `room`.
fn filled_runs(groups: &[usize], widths: &[usize], room: usize) -> Option<Vec<Vec<usize>>> {
    let mut runs: Vec<Vec<usize>> = Vec::new();
    let mut room_left = 0;
    for group in groups {
        let width = widths[*group];
        if width > room {
            return None;
        }
        if width > room_left {
            runs.push(Vec::new());
            room_left = room;
        }
        room_left -= width;
        runs.last_mut()?.push(*group);
    }
    Some(runs)
}

/// Parts of the table, each with a run of the groups that are not repeated. Only the first has the
/// caption.
fn parts(grid: &Grid, runs: &[Vec<usize>]) -> Vec<Grid> {
    if runs.len() <= 1 {
        return vec![grid.clone()];
    }
    let mut parts: Vec<Grid> = runs.iter().map(|run| part(grid, run)).collect();
    for later in &mut parts[1..] {
        later.caption.clear();
    }
    parts
}

/// The table with only the `chosen` ones of the groups that are not repeated.
fn part(grid: &Grid, chosen: &[usize]) -> Grid {
    let mut part = Grid { caption: grid.caption.clone(), ..Grid::default() };
    let mut stays: Vec<bool> = Vec::new();
    for (index, group) in grid.groups.iter().enumerate() {
        let group_stays = group.stub || chosen.contains(&index);
        stays.resize(stays.len() + group.columns.len(), group_stays);
        if group_stays {
            part.groups.push(group.clone());
        }
    }

    part.rows = grid.rows.clone();
    for cells in part.rows.iter_mut().filter_map(Row::cells_mut) {
        let mut stays = stays.iter();
        cells.retain(|_| stays.next() == Some(&true));
    }
    part
}

/// The table with every word shortened like a name.
fn with_words_as_names(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    for column in grid.groups.iter_mut().flat_map(|group| &mut group.columns) {
        column.elastic |= column.align == Align::Left;
    }
    grid
}

/// The table in one piece, with its names as long as the width allows, but no shorter than
/// `shortest`; `None` if it does not fit.
fn in_one_piece(grid: &Grid, width: usize, shortest: usize) -> Option<Fitted> {
    let measured = Measured::of(grid);
    let longest_name = measured.longest_name(width, shortest)?;
    Some(shortened(grid, measured.widths(longest_name)))
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
            for (width, cell) in columns.iter_mut().zip(cells) {
                *width = cell.text.width().max(*width);
            }
        }
        Measured { grid, labels, columns }
    }

    /// How long names may be at most, and no shorter than `shortest`, for the table to fit the width;
    /// `None` if it does not fit.
    fn longest_name(&self, width: usize, shortest: usize) -> Option<usize> {
        let mut longest = shortest;
        for group in &self.grid.groups {
            longest = longest.max(group.heading.width());
        }
        for (column, width) in self.grid.columns().zip(&self.columns) {
            if column.elastic {
                longest = longest.max(*width);
            }
        }

        (shortest..=longest).rev().find(|name| total_width(&self.widths(*name)) <= width)
    }

    /// The width of each group's columns when names take at most `longest_name`. A heading wider than
    /// its group widens the group's first column, so that the others stay close together.
    fn widths(&self, longest_name: usize) -> Vec<Vec<usize>> {
        let mut columns = Vec::new();
        for ((column, label), width) in self.grid.columns().zip(&self.labels).zip(&self.columns) {
            let limit = if column.elastic { longest_name.max(*label) } else { usize::MAX };
            columns.push((*width).min(limit).max(1));
        }

        let mut groups = Vec::new();
        for group in &self.grid.groups {
            let mut own: Vec<usize> = columns.drain(..group.columns.len()).collect();
            let heading = group.heading.width().min(longest_name);
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

/// The table with its headings and names shortened to these widths.
fn shortened(grid: &Grid, widths: Vec<Vec<usize>>) -> Fitted {
    let mut grid = grid.clone();
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
        let labels = columns.map(|column| Cell::new(words::translated(column.label), Ink::Dim));

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
