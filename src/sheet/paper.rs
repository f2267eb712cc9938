//! The sheet as it is kept on paper, drawn as the documents draw it.

use super::hand::{self, NOTHING};
use super::{Cell, Column, DealHead, Grid, Group, Ink, OpenDeal, PlayedDeal, Sheet};

impl Sheet {
    /// Returns the documents' own table: the card count (and the trump's Preferans number where
    /// these rules write it), then each player's bid and running total, with a bonus behind it; a
    /// line after the run of one-card deals.
    pub fn paper(&self) -> Grid {
        let left = if self.trump_number { 2 } else { 1 };
        let mut groups = vec![Group::new("", vec![Column::NUMBERS; left]).stub()];
        // A run that ends is marked behind the total that it changed.
        let width = if self.bonuses { 3 } else { 2 };
        let columns = || vec![Column::NUMBERS; width];
        groups.extend(self.players.iter().map(|player| Group::new(player, columns())));
        let mut grid = Grid::new(groups);

        let played = self.deals.iter().map(|deal| (self.paper_row(deal), deal.line_after));
        let open = self.current.iter().map(|deal| (self.open_paper_row(deal), false));
        grid.push_parted(played.chain(open));
        grid
    }

    fn paper_row(&self, deal: &PlayedDeal) -> Vec<Cell> {
        let mut cells = self.paper_left(&deal.head);
        for (player, total) in self.players.iter().zip(&deal.totals) {
            cells.extend(match deal.hand(player) {
                Some(hand) => {
                    let ink = if hand.made { Ink::Made } else { Ink::Missed };
                    [Cell::new(hand.bid, ink), Cell::new(total, Ink::Total)]
                }
                None => [Cell::new(NOTHING, Ink::Dim), Cell::new(total, Ink::Dim)],
            });
            if self.bonuses {
                let bonus = deal.hand(player).map(|hand| hand.bonus).unwrap_or_default();
                cells.push(hand::bonus(bonus));
            }
        }
        cells
    }

    fn open_paper_row(&self, deal: &OpenDeal) -> Vec<Cell> {
        let mut cells = self.paper_left(&deal.head);
        for player in &self.players {
            cells.push(match deal.bid(player) {
                Some(bid) => Cell::plain(bid),
                None if deal.sits_out(player) => Cell::new(NOTHING, Ink::Dim),
                None => Cell::empty(),
            });
            cells.extend(vec![Cell::empty(); if self.bonuses { 2 } else { 1 }]);
        }
        cells
    }

    fn paper_left(&self, head: &DealHead) -> Vec<Cell> {
        let mut cells = vec![Cell::plain(&head.mark)];
        if self.trump_number {
            let number = head.trump.preferans_number();
            cells.push(number.map_or_else(Cell::empty, Cell::plain));
        }
        cells
    }
}
