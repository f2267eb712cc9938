//! Splitting a table that is too wide into pieces, one below the other.

use crate::output::fit::{self, Fitted};
use crate::views::{Grid, Row};
use std::borrow::Cow;

/// The table in as few pieces as fit the width, each with the groups that identify the row. Only as
/// a last resort are names cut to less than what reads well, or a piece left too wide.
pub(super) fn pieces(grid: &Grid, width: usize) -> Vec<Fitted<'_>> {
    let widths = fit::comfortable_widths(grid);
    let (stubs, others): (Vec<usize>, Vec<usize>) =
        (0..grid.groups.len()).partition(|index| grid.groups[*index].stub);
    let repeated: usize = stubs.iter().map(|index| widths[*index]).sum();
    // No gap is needed before the first group.
    let room = (width + fit::BETWEEN_GROUPS).saturating_sub(repeated);
    // Balance the pieces instead of leaving a short last one.
    let comfortable = |part| fit::in_one_piece(part, width, fit::COMFORTABLE_NAME);
    let even = evenly(&others, &widths, room)
        .and_then(|runs| parts(grid, &runs).into_iter().map(comfortable).collect());
    let whole = || Some(vec![fit::in_one_piece(Cow::Borrowed(grid), width, fit::SHORTEST_NAME)?]);
    even.or_else(whole).unwrap_or_else(|| {
        let singly: Vec<&[usize]> = others.chunks(1).collect();
        parts(grid, &singly).into_iter().map(|part| fit::narrowest(part, width)).collect()
    })
}

/// The groups, in order, in runs of at most `room`: as few runs as possible, the largest as small as
/// possible. `None` if a single group is larger.
fn evenly<'a>(groups: &'a [usize], widths: &[usize], room: usize) -> Option<Vec<&'a [usize]>> {
    let fewest = filled(groups, widths, room)?.len();
    (0..=room).find_map(|room| filled(groups, widths, room).filter(|runs| runs.len() == fewest))
}

/// The groups, in order, in runs that are each filled up to `room`.
fn filled<'a>(groups: &'a [usize], widths: &[usize], room: usize) -> Option<Vec<&'a [usize]>> {
    let mut runs = Vec::new();
    let mut rest = groups;
    while !rest.is_empty() {
        let mut end = 0;
        let fits = |group: &&usize| {
            end += widths[**group];
            end <= room
        };
        let (run, after) = rest.split_at(rest.iter().take_while(fits).count());
        if run.is_empty() {
            return None;
        }
        runs.push(run);
        rest = after;
    }
    Some(runs)
}

/// Parts of the table, each with a run of the groups that are not repeated.
fn parts<'a>(grid: &'a Grid, runs: &[&[usize]]) -> Vec<Cow<'a, Grid>> {
    if runs.len() <= 1 {
        return vec![Cow::Borrowed(grid)];
    }
    let mut parts: Vec<Grid> = runs.iter().map(|run| part(grid, run)).collect();
    for later in &mut parts[1..] {
        later.caption.clear();
    }
    parts.into_iter().map(Cow::Owned).collect()
}

/// The table with only the `chosen` ones of the groups that are not repeated.
fn part(grid: &Grid, chosen: &[usize]) -> Grid {
    let mut part = Grid { caption: grid.caption.clone(), ..Grid::default() };
    let mut columns: Vec<bool> = Vec::new();
    for (index, group) in grid.groups.iter().enumerate() {
        let stays = group.stub || chosen.contains(&index);
        columns.extend(group.columns.iter().map(|_| stays));
        part.groups.extend(stays.then(|| group.clone()));
    }
    let rows = grid.rows.iter().map(|row| match row {
        Row::Cells(cells) => {
            let cells = cells.iter().zip(&columns).filter(|(_, stays)| **stays);
            Row::Cells(cells.map(|(cell, _)| cell.clone()).collect())
        }
        Row::Line | Row::Title(_) => row.clone(),
    });
    part.rows = rows.collect();
    part
}
