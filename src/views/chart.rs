//! The running totals as lines from deal to deal.

use super::sheet::Sheet;
use crate::rules::Points;

/// The running totals of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The number of deals played.
    pub deals: usize,
    /// A line for each player, in column order.
    pub lines: Vec<ChartLine>,
}

/// A player's running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Whose it is.
    pub player: String,
    /// The total before the first deal, then after each: one more than there are deals.
    pub totals: Vec<Points>,
}

impl ChartLine {
    /// The total after the last deal.
    pub fn last(&self) -> Points {
        self.totals.last().copied().unwrap_or_default()
    }
}

impl Sheet {
    /// The running totals, deal by deal.
    pub fn chart(&self) -> Chart {
        let line = |(column, player): (usize, &String)| {
            let after = self.deals.iter().filter_map(|deal| deal.totals.get(column).copied());
            let totals = std::iter::once(Points::ZERO).chain(after).collect();
            ChartLine { player: player.clone(), totals }
        };
        let lines = self.players.iter().enumerate().map(line).collect();
        Chart { deals: self.deals.len(), lines }
    }
}
