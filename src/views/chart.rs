//! The running totals as lines from deal to deal.

use super::{Points, Sheet};

/// The running totals of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The deals played out, each as the sheet's left column marks it, in order.
    pub deals: Vec<String>,
    /// A line for each player, in column order.
    pub lines: Vec<Line>,
}

/// A player's running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose it is.
    pub player: String,
    /// The total before the first deal, then after each: one more than there are deals.
    pub totals: Vec<Points>,
}

impl Sheet {
    /// Returns the running totals, deal by deal.
    pub fn chart(&self) -> Chart {
        let line = |(column, player): (usize, &String)| {
            let after = self.deals.iter().filter_map(|deal| deal.totals.get(column).copied());
            let totals = std::iter::once(Points::ZERO).chain(after).collect();
            Line { player: player.clone(), totals }
        };
        Chart {
            deals: self.deals.iter().map(|deal| deal.head.mark.clone()).collect(),
            lines: self.players.iter().enumerate().map(line).collect(),
        }
    }
}
