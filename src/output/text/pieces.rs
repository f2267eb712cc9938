//! Splitting a table that is too wide into pieces, one below the other.

use crate::output::fit::{self, Fitted};
use crate::views::{Grid, Row};

/// The table in as few pieces as fit the width, each with the groups that identify the row. Only as
/// a last resort are names cut to less than what reads well, or a piece left too wide.
pub(super) fn pieces(grid: &Grid, width: usize) -> Vec<Fitted> {
    let widths = fit::comfortable_widths(grid);
    let repeated: usize = stubs(grid, true).map(|index| widths[index]).sum();
    let split_off: Vec<usize> = stubs(grid, false).collect();
    let sizes: Vec<usize> = split_off.iter().map(|index| widths[*index]).collect();
    // Even pieces look better than full ones and a rest.
    if let Some(lengths) = evenly(&sizes, width.saturating_sub(repeated)) {
        let parts = parts(grid, &split_off, &lengths);
        if let Some(fitted) = parts.iter().map(|part| fit::comfortably(part, width)).collect() {
            return fitted;
        }
    }
    match fit::tightly(grid, width) {
        Some(whole) => vec![whole],
        None => {
            let singly = vec![1; split_off.len()];
            let parts = parts(grid, &split_off, &singly);
            parts.iter().map(|part| fit::narrowest(part, width)).collect()
        }
    }
}

/// The indices of the groups that are repeated in every piece, or of the others.
fn stubs(grid: &Grid, stub: bool) -> impl Iterator<Item = usize> {
    (0..grid.groups.len()).filter(move |index| grid.groups[*index].stub == stub)
}

/// How many of `sizes`, in order, go into each run of at most `room`: as few runs as possible, the
/// largest as small as possible. `None` if a single one is larger.
fn evenly(sizes: &[usize], room: usize) -> Option<Vec<usize>> {
    let fewest = filled(sizes, room)?.len();
    (0..=room).find_map(|room| filled(sizes, room).filter(|runs| runs.len() == fewest))
}

/// How many of `sizes`, in order, go into each run when every run is filled up to `room`.
fn filled(sizes: &[usize], room: usize) -> Option<Vec<usize>> {
    let mut runs = Vec::new();
    let mut left = 0;
    for size in sizes {
        match runs.last_mut() {
            Some(run) if *size <= left => *run += 1,
            _ => {
                left = room;
                runs.push(1);
            }
        }
        left = left.checked_sub(*size)?;
    }
    Some(runs)
}

/// Parts of the table, each with that many of the groups `split_off`, in order.
fn parts(grid: &Grid, split_off: &[usize], lengths: &[usize]) -> Vec<Grid> {
    if lengths.len() <= 1 {
        return vec![grid.clone()];
    }
    let mut rest = split_off;
    let mut parts: Vec<Grid> = Vec::with_capacity(lengths.len());
    for length in lengths {
        let (chosen, after) = rest.split_at(*length);
        parts.push(part(grid, chosen));
        rest = after;
    }
    for later in &mut parts[1..] {
        later.caption.clear();
    }
    parts
}

/// The table with only the `chosen` ones of the groups that are not repeated.
fn part(grid: &Grid, chosen: &[usize]) -> Grid {
    let stays = |index: usize| grid.groups[index].stub || chosen.contains(&index);
    let groups = || grid.groups.iter().enumerate();
    let columns: Vec<bool> =
        groups().flat_map(|(index, group)| vec![stays(index); group.columns.len()]).collect();
    let row = |row: &Row| match row {
        Row::Cells(cells) => {
            let cells = cells.iter().zip(&columns).filter(|(_, stays)| **stays);
            Row::Cells(cells.map(|(cell, _)| cell.clone()).collect())
        }
        other => other.clone(),
    };
    Grid {
        caption: grid.caption.clone(),
        groups: groups().filter(|(index, _)| stays(*index)).map(|(_, it)| it.clone()).collect(),
        rows: grid.rows.iter().map(row).collect(),
    }
}
