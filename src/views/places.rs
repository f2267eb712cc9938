//! The foot of the full sheet: who stands where, and what each player made and missed.

use super::{Cell, Column, Counts, Grid, Group, Ink, Sheet};

impl Sheet {
    /// Returns the standings, with what was made and missed.
    pub fn places(&self) -> Grid {
        let (made, missed) = match self.counts {
            Counts::Hands => ("made", "missed"),
            Counts::Contracts | Counts::Tricks => ("won", "lost"),
        };
        let mut grid = Grid::new(vec![
            Group::new(
                "",
                vec![Column::NUMBERS.told("place"), Column::NAMES.told("player").heads()],
            )
            .stub(),
            Group::of_one("total", Column::NUMBERS),
            Group::of_one(made, Column::NUMBERS),
            Group::of_one(missed, Column::NUMBERS),
        ]);
        let caption = if self.finished { "Final standings" } else { "Standings" };
        grid.caption = vec![caption.to_owned()];
        for place in &self.standings {
            let ink = if place.rank == 1 { Ink::Leader } else { Ink::Plain };
            grid.push(vec![
                Cell::new(place.rank, ink),
                Cell::new(&place.player, ink),
                Cell::new(place.total, ink),
                Cell::plain(place.made),
                Cell::plain(place.missed),
            ]);
        }
        grid
    }

    /// Returns what stands over the full sheet: the rules, the game, how far it has come.
    pub(super) fn caption(&self) -> Vec<String> {
        let parts = [self.title.clone(), self.game.clone(), self.progress()];
        parts.into_iter().filter(|part| !part.is_empty()).collect()
    }

    /// Returns how far the game has come: `2 of 28 deals played`.
    pub fn progress(&self) -> String {
        match (self.finished, self.deals.len(), self.scheduled) {
            (true, 1, _) => "the one deal played".to_owned(),
            (true, played, Some(_)) => format!("all {played} deals played"),
            (true, played, None) => format!("over after {played} deals"),
            (false, played, Some(scheduled)) => format!("{played} of {scheduled} deals played"),
            (false, 1, None) => "1 deal played".to_owned(),
            (false, played, None) => format!("{played} deals played"),
        }
    }
}
