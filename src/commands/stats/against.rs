//! Who finished ahead of whom, as a matrix.

use crate::analysis::{Figure, FigureScope, PlayerFigures};
use crate::views::{Cell, Column, Grid};
use crate::words::messages;

/// A line and a column for each player: in how many games the player of the line finished ahead of that of the
/// column, and behind.
pub(super) fn matrix(players: &[PlayerFigures]) -> Grid {
    let mut columns = vec![(messages::HeadingPlayer.say(), Column::NAMES)];
    columns.extend(players.iter().map(|player| (player.player.clone(), Column::NUMBERS)));
    let mut grid = Grid::of_columns(columns);
    for own in players {
        let mut cells = vec![Cell::plain(&own.player)];
        cells.extend(players.iter().map(|other| Cell::maybe(ahead(own, &other.player))));
        grid.push(cells);
    }
    grid
}

/// How many games a player finished ahead of another, and behind: `4–1`.
fn ahead(own: &PlayerFigures, other: &str) -> Option<String> {
    let is_other = |of: &FigureScope| matches!(of, FigureScope::Word(name) if name == other);
    let mut sums = own.sums.iter();
    let sum = sums.find(|sum| sum.line.figure == Figure::Against && is_other(&sum.line.of))?;
    Some(sum.ahead_and_behind())
}
