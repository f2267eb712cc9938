//! Splitting a table that is too wide into pieces, one below the other.

use super::fit::{self, Fitted};
use crate::sheet::{Cell, Grid, Group, Row};

/// Returns the table in as few pieces as fit the width, each with the groups that say what a row is
/// about. Names are cut short of what reads well, or a piece is too wide, only where nothing else
/// is left.
pub(super) fn pieces(grid: &Grid, width: usize) -> Vec<Fitted> {
    let split_off: Vec<usize> =
        (0..grid.groups.len()).filter(|index| !grid.groups[*index].stub).collect();
    // Pieces as even as can be look better than full ones and a rest.
    for count in 1..=split_off.len().max(1) {
        let parts = parts(grid, &split_off, split_off.len().div_ceil(count).max(1));
        if let Some(fitted) = parts.iter().map(|part| fit::comfortably(part, width)).collect() {
            return fitted;
        }
    }
    match fit::tightly(grid, width) {
        Some(whole) => vec![whole],
        None => parts(grid, &split_off, 1).iter().map(|part| fit::narrowest(part, width)).collect(),
    }
}

/// Returns parts of the table with at most so many of the groups `split_off` each, in order.
fn parts(grid: &Grid, split_off: &[usize], most: usize) -> Vec<Grid> {
    if split_off.len() <= most {
        return vec![grid.clone()];
    }
    let mut parts: Vec<Grid> = split_off.chunks(most).map(|chunk| part(grid, chunk)).collect();
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
