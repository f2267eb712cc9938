//! Cuts a table that is too wide into pieces, one below the other.

use super::{BETWEEN_GROUPS, Fitted, Measured, NameWidths, inner_width, shortened, total_width};
use crate::views::{Align, Grid, Row};
use unicode_width::UnicodeWidthStr;

/// The fewest columns to which names are shortened while splitting the table can still help.
const COMFORTABLE: NameWidths = NameWidths { name: 6, heading: 4 };

/// The fewest columns to which names are shortened when nothing else helps.
const SHORTEST: NameWidths = NameWidths { name: 2, heading: 2 };

/// Whether the table fits the width in one piece with names that can still be read.
pub(crate) fn is_comfortable(grid: &Grid, width: usize) -> bool {
    longest_names(grid, width, COMFORTABLE).is_some()
}

/// The table in as few pieces as fit the width, each with the groups that identify the row. Only as
/// a last resort are names cut to less than what reads well, or a piece left too wide.
pub(crate) fn pieces(grid: Grid, width: usize) -> Vec<Fitted> {
    let mut pieces = Vec::new();
    if let Some(runs) = comfortable_runs(&grid, width) {
        for part in parts(grid, &runs) {
            pieces.push(as_long_as_fits(part, width, COMFORTABLE));
        }
    } else if longest_names(&grid, width, SHORTEST).is_some() {
        pieces.push(as_long_as_fits(grid, width, SHORTEST));
    } else {
        let (_, others) = stubs_and_others(&grid);
        let single_groups: Vec<Vec<usize>> = others.into_iter().map(|group| vec![group]).collect();
        for part in parts(grid, &single_groups) {
            pieces.push(narrowest(part, width));
        }
    }
    pieces
}

/// The table in two: the first of the groups that are not repeated, and the others.
pub(crate) fn first_apart(grid: Grid) -> Vec<Grid> {
    let (_, others) = stubs_and_others(&grid);
    let (first, rest) = others.split_at(others.len().min(1));
    parts(grid, &[first.to_vec(), rest.to_vec()])
}

/// How long names may be at most, and no shorter than `shortest`, for the table to fit the width;
/// `None` if it does not fit.
fn longest_names(grid: &Grid, width: usize, shortest: NameWidths) -> Option<NameWidths> {
    let measured = Measured::of(grid);
    let mut longest = shortest.name;
    for group in &grid.groups {
        longest = longest.max(group.heading.width());
    }
    for (column, width) in grid.columns().zip(&measured.columns) {
        if column.elastic {
            longest = longest.max(*width);
        }
    }

    (shortest.heading..=longest)
        .rev()
        .map(|longest| NameWidths {
            name: longest.max(shortest.name),
            heading: longest.max(shortest.heading),
        })
        .find(|names| total_width(&measured.widths(*names)) <= width)
}

/// The table with its names as long as the width allows, but no shorter than `shortest`, even if it
/// is too wide then.
fn as_long_as_fits(grid: Grid, width: usize, shortest: NameWidths) -> Fitted {
    let names = longest_names(&grid, width, shortest).unwrap_or(shortest);
    shortened(grid, names)
}

/// The table as narrow as possible, which may still be too wide.
fn narrowest(grid: Grid, width: usize) -> Fitted {
    if longest_names(&grid, width, SHORTEST).is_none() {
        let words_as_names = with_words_as_names(&grid);
        if longest_names(&words_as_names, width, SHORTEST).is_some() {
            return as_long_as_fits(words_as_names, width, SHORTEST);
        }
    }
    as_long_as_fits(grid, width, SHORTEST)
}

/// The table with every word shortened like a name.
fn with_words_as_names(grid: &Grid) -> Grid {
    let mut grid = grid.clone();
    for column in grid.groups.iter_mut().flat_map(|group| &mut group.columns) {
        column.elastic |= column.align == Align::Left;
    }
    grid
}

/// The groups that are not repeated, in runs of about the same width. Each run fits a piece with
/// names that can still be read; `None` if a group is too wide for that.
fn comfortable_runs(grid: &Grid, width: usize) -> Option<Vec<Vec<usize>>> {
    let group_widths: Vec<usize> = Measured::of(grid)
        .widths(COMFORTABLE)
        .iter()
        .map(|columns| BETWEEN_GROUPS + inner_width(columns))
        .collect();
    let (stubs, others) = stubs_and_others(grid);
    let repeated: usize = stubs.iter().map(|stub| group_widths[*stub]).sum();
    // No gap is needed before the first group.
    let room = width.saturating_add(BETWEEN_GROUPS).checked_sub(repeated)?;

    let fewest = filled_runs(&others, &group_widths, room)?.len();
    (0..=room)
        .filter_map(|room| filled_runs(&others, &group_widths, room))
        .find(|runs| runs.len() == fewest)
}

/// The groups that each piece repeats, and the others, by their indices.
fn stubs_and_others(grid: &Grid) -> (Vec<usize>, Vec<usize>) {
    (0..grid.groups.len()).partition(|group| grid.groups[*group].stub)
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
fn parts(grid: Grid, runs: &[Vec<usize>]) -> Vec<Grid> {
    if runs.len() <= 1 {
        return vec![grid];
    }
    let mut parts: Vec<Grid> = runs.iter().map(|run| part(&grid, run)).collect();
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

    for row in &grid.rows {
        part.rows.push(match row {
            Row::Cells(cells) => {
                let kept = cells.iter().zip(&stays).filter(|(_, stays)| **stays);
                Row::Cells(kept.map(|(cell, _)| cell.clone()).collect())
            }
            Row::Line | Row::Title(_) => row.clone(),
        });
    }
    part
}
