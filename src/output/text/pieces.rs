//! Splitting a table that is too wide into pieces, one below the other.

use crate::output::fit::{self, Fitted};
use crate::views::{Cell, Grid, Group, Row};

/// Returns the table in as few pieces as fit the width, each with the groups that say what a row is
/// about. Names are cut short of what reads well, or a piece is too wide, only where nothing else
/// is left.
pub(super) fn pieces(grid: &Grid, width: usize) -> Vec<Fitted> {
    let widths = fit::comfortable_widths(grid);
    let repeated: usize = stubs(grid, true).map(|index| widths[index]).sum();
    let split_off: Vec<usize> = stubs(grid, false).collect();
    let sizes: Vec<usize> = split_off.iter().map(|index| widths[*index]).collect();
    // Pieces as even as can be look better than full ones and a rest.
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

/// Returns the places of the groups that are repeated in every piece, or of the others.
fn stubs(grid: &Grid, stub: bool) -> impl Iterator<Item = usize> {
    (0..grid.groups.len()).filter(move |index| grid.groups[*index].stub == stub)
}

/// Returns how many of `sizes`, in order, go into each run of at most `room`: as few runs as can
/// be, the largest of them as small as can be. Nothing if one alone is larger.
fn evenly(sizes: &[usize], room: usize) -> Option<Vec<usize>> {
    let fewest = filled(sizes, room)?.len();
    (0..=room).find_map(|room| filled(sizes, room).filter(|runs| runs.len() == fewest))
}

/// Returns how many of `sizes`, in order, go into each run when every run is filled up to `room`.
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

/// Returns parts of the table with so many of the groups `split_off` each, in order.
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

/// Returns the table with, of the groups that are not repeated, only those in `chosen`.
fn part(grid: &Grid, chosen: &[usize]) -> Grid {
    let keeps = |index: usize, group: &Group| group.stub || chosen.contains(&index);
    let kept: Vec<bool> = grid
        .groups
        .iter()
        .enumerate()
        .flat_map(|(index, group)| vec![keeps(index, group); group.columns.len()])
        .collect();
    let cells = |cells: &[Cell]| {
        cells.iter().zip(&kept).filter(|(_, kept)| **kept).map(|(cell, _)| cell.clone()).collect()
    };
    let groups = grid.groups.iter().enumerate();
    Grid {
        caption: grid.caption.clone(),
        groups: groups
            .filter(|(index, group)| keeps(*index, group))
            .map(|(_, g)| g.clone())
            .collect(),
        rows: grid
            .rows
            .iter()
            .map(|row| match row {
                Row::Cells(all) => Row::Cells(cells(all)),
                other => other.clone(),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_few_and_then_even() {
        assert_eq!(evenly(&[10, 10, 10], 30), Some(vec![3]));
        assert_eq!(evenly(&[10; 5], 40), Some(vec![3, 2]));
        assert_eq!(evenly(&[30, 10, 10, 10, 10], 40), Some(vec![2, 3]));
        assert_eq!(evenly(&[30, 10, 10, 10, 10], 30), Some(vec![1, 3, 1]));
        assert_eq!(evenly(&[], 30), Some(vec![]));
        assert_eq!(evenly(&[31], 30), None);
    }
}
