//! How a game ended: the places with their margins, which deal decided it, and the records it broke.

use super::grid::{Cell, Column, Grid, Group, Row};
use super::sheet::Sheet;
use crate::analysis::{LeadChange, Record, StatGame};
use crate::history::History;
use crate::rules::{Points, Wins};
use crate::words;
use crate::words::messages;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The places, with the margins.
    pub places: Grid,
    /// The deal that decided it, and the records broken, a sentence each.
    pub remarks: Vec<String>,
}

impl Ending {
    /// How a game ended, compared with other games; `None` while it goes on.
    pub fn of(history: &History, others: &[StatGame]) -> Option<Ending> {
        let game = history.game();
        if game.current().is_some() {
            return None;
        }
        let lead = LeadChange::all(game).pop();
        let decided = lead.map(|lead| words::decided_by(game, &lead));
        let records = Record::broken(&StatGame::of(history), others);
        let remarks = decided.into_iter().chain(records.iter().map(words::record)).collect();
        let wins = game.setup().rules().scoring.wins();
        Some(Ending { places: places(&Sheet::of(history.id().as_str(), game), wins), remarks })
    }
}

/// The places, with what each side is behind the first where one total is.
fn places(sheet: &Sheet, wins: Wins) -> Grid {
    let mut grid = Grid { caption: Vec::new(), ..sheet.places() };
    let (mut totals, best) = (sheet.standings.iter(), sheet.standings.first());
    if sheet.standings.iter().all(|place| place.games.is_none()) {
        grid.groups.push(Group::of_one(&messages::HeadingBehind.say(), Column::NUMBERS));
        for cells in grid.rows.iter_mut().filter_map(Row::cells_mut) {
            let behind = totals.next().zip(best).filter(|(own, _)| own.rank > 1);
            let behind = behind.map(|(own, best)| wins.worth(best.total) - wins.worth(own.total));
            cells.push(Cell::maybe(behind.filter(|points| *points > Points::ZERO)));
        }
    }
    grid
}
