//! How a game ended: the places with their margins, which deal decided it, and the records it broke.

use super::grid::{Cell, Column, Grid, Group, Row};
use super::sheet::Sheet;
use crate::analysis::{LeadChange, Record, StatGame};
use crate::history::History;
use crate::rules::{Points, Wins};
use crate::words::{self, messages};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEnding {
    /// The places, with the margins.
    pub places: Grid,
    /// The deal that decided it, and the records broken, a sentence each.
    pub remarks: Vec<String>,
}

impl GameEnding {
    /// How a game ended, compared with other games; `None` while it goes on.
    pub fn of(history: &History, others: &[StatGame]) -> Option<GameEnding> {
        let game = history.game();
        if game.current().is_some() {
            return None;
        }

        let mut remarks = Vec::new();
        if let Some(lead) = LeadChange::all(game).last() {
            remarks.push(words::decided_by(game, lead));
        }
        let records = Record::broken(&StatGame::of(history), others);
        remarks.extend(records.iter().map(words::record));

        let wins = game.setup().rules().scoring.wins();
        Some(GameEnding { places: places(&Sheet::of(history.id().as_str(), game), wins), remarks })
    }
}

/// The places, with what each side is behind the first where one total is.
fn places(sheet: &Sheet, wins: Wins) -> Grid {
    let mut grid = Grid { caption: Vec::new(), ..sheet.places() };
    let standings = &sheet.json.standings;
    let Some(best) = standings.first().filter(|best| best.games.is_none()) else { return grid };

    grid.groups.push(Group::of_one(&messages::HeadingBehind.say(), Column::NUMBERS));
    let rows = grid.rows.iter_mut().filter_map(Row::cells_mut);
    for (cells, place) in rows.zip(standings) {
        let behind = wins.worth(best.total) - wins.worth(place.total);
        let is_behind = place.rank > 1 && behind > Points::ZERO;
        cells.push(if is_behind { Cell::plain(behind) } else { Cell::default() });
    }
    grid
}
