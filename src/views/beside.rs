//! The sheet that stands beside something else, as on a wide board.

use super::columns::TALLIES;
use super::grid::Grid;
use super::sheet::Sheet;

impl Sheet {
    /// The sheets on paper that can stand beside something else, the widest first: with the tallies and the names of
    /// the columns, or without.
    pub fn beside(&self) -> Vec<Grid> {
        let mut columns = self.paper_columns();
        let paper = self.with_paper_columns(&columns);
        let mut grids = Vec::new();
        if self.has_tallies {
            columns.push(TALLIES);
            let with_tallies = self.with_paper_columns(&columns);
            grids.extend([with_tallies.clone().with_names(), with_tallies]);
        }
        grids.extend([paper.clone().with_names(), paper]);
        for grid in &mut grids {
            grid.caption.extend(self.json.title.clone());
        }
        grids
    }
}
