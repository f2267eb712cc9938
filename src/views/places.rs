//! The standings of a sheet as a table.

use super::grid::{Cell, Column, Grid, Group, Ink};
use super::sheet::Sheet;
use crate::rules::ScoreBasis;
use crate::words::{self, messages};

impl Sheet {
    /// Whether there is anything to rank: deals of the game, or what was brought forward.
    pub(crate) fn has_places(&self) -> bool {
        !self.json.deals.is_empty() || self.json.brought_forward.is_some()
    }

    /// The standings, with what was made and missed.
    pub fn places(&self) -> Grid {
        let (made, missed) = match self.basis {
            ScoreBasis::Hands => (messages::HeadingMade, messages::HeadingMissed),
            ScoreBasis::Contracts | ScoreBasis::Tricks => {
                (messages::HeadingWon, messages::HeadingLost)
            }
        };
        let has_games = self.json.standings.iter().any(|place| place.games.is_some());
        let has_zero_finish = self.json.standings.iter().any(|place| place.zero_finish);

        let rank_and_player = vec![
            Column::NUMBERS.named(messages::HeadingPlace),
            Column::NAMES.named(messages::HeadingPlayer).row_heading(),
        ];
        let mut groups = vec![Group::new("", rank_and_player).stub()];
        if has_games {
            groups.push(Group::of_one(&messages::HeadingGames.say(), Column::NUMBERS));
        }
        for heading in [messages::HeadingTotal, made, missed] {
            groups.push(Group::of_one(&heading.say(), Column::NUMBERS));
        }
        if has_zero_finish {
            groups.push(Group::of_one(&messages::HeadingZeroFinish.say(), Column::WORDS));
        }

        let mut grid = Grid::new(groups);
        grid.caption = vec![words::standings_title(self.json.finished).to_owned()];
        for (place, results) in self.json.standings.iter().zip(&self.results) {
            let ink = if place.rank == 1 { Ink::Leader } else { Ink::Plain };
            let mut cells = vec![Cell::new(place.rank, ink), Cell::new(&place.player, ink)];
            if has_games {
                cells.push(Cell::maybe(place.games));
            }
            cells.extend([
                Cell::new(place.total, ink),
                Cell::plain(results.made),
                Cell::plain(results.missed),
            ]);
            if has_zero_finish {
                cells.push(Cell::maybe(place.zero_finish.then_some("✓")));
            }
            grid.push(cells);
        }
        grid
    }
}
