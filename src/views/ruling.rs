//! The rulings of the table, as the sheet shows them.

use super::Points;
use crate::game::Game;

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRuling {
    /// The number of the deal that it counts for.
    pub deal: usize,
    /// What it is about: `revoke`, `misdeal` or `other`.
    pub about: &'static str,
    /// Why, in the table's own words.
    pub reason: String,
    /// The players who get or lose points by it, and how many.
    pub points: Vec<(String, Points)>,
}

impl TableRuling {
    /// Returns the rulings of a game, in the order in which they were made.
    pub fn all(game: &Game) -> Vec<TableRuling> {
        let name = |seat| game.setup().players().name(seat).to_string();
        let rulings = game.rulings();
        rulings
            .map(|ruling| TableRuling {
                deal: ruling.deal.unwrap_or_default(),
                about: ruling.about.name(),
                reason: ruling.reason.clone(),
                points: ruling.points.iter().map(|(seat, points)| (name(*seat), *points)).collect(),
            })
            .collect()
    }

    /// Returns the ruling as a line: `Deal 3, revoke: “had a heart” Igor -5`.
    pub fn line(&self) -> String {
        let given = self.points.iter().map(|(player, points)| {
            let sign = if *points > Points::ZERO { "+" } else { "" };
            format!("{player} {sign}{points}")
        });
        let given: Vec<String> = given.collect();
        let gap = if given.is_empty() { "" } else { " " };
        let (deal, about, reason) = (self.deal, self.about, &self.reason);
        format!("Deal {deal}, {about}: “{reason}”{gap}{}", given.join(", "))
    }
}
