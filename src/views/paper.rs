//! The sheet as it is kept on paper, drawn as the documents draw it.

use super::hand::{self, NOTHING};
use super::{
    Cell, Column, Counts, DealHead, Grid, Group, HandScore, Ink, OpenDeal, PlayedDeal, Points,
    Sheet, contract,
};

impl Sheet {
    /// Returns the documents' own table: the card count (and the trump's Preferans number where
    /// these rules write it), then each player's bid and running total, with a bonus behind it; a
    /// line after the run of one-card deals. After an auction the contract stands at the left, and
    /// each player's points in place of the bid; where nobody bids, the tricks.
    pub fn paper(&self) -> Grid {
        let (numbers, mark) = (Column::NUMBERS, Column::NUMBERS.told("cards"));
        let left = match self.counts {
            Counts::Hands if self.trump_number => vec![mark, numbers.told("trump")],
            Counts::Hands => vec![mark],
            Counts::Contracts => vec![numbers.told("deal")],
            Counts::Tricks => vec![numbers.told("deal"), Column::WORDS.told("trump")],
        };
        let mut groups = vec![Group::new("", left).stub()];
        if self.counts == Counts::Contracts {
            groups.push(Group::new("", contract::columns().into()));
        }
        let first = match self.counts {
            Counts::Hands => "bid",
            Counts::Contracts => "points",
            Counts::Tricks => "took",
        };
        let mut columns = vec![numbers.told(first), numbers.told("total")];
        if self.bonuses {
            // A run that ends is marked behind the total that it changed.
            columns.push(numbers.told("bonus"));
        }
        groups.extend(self.players.iter().map(|player| Group::new(player, columns.clone())));
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
                Some(hand) => [self.paper_hand(hand), Cell::new(total, Ink::Total)],
                None => [Cell::new(NOTHING, Ink::Dim), Cell::new(total, Ink::Dim)],
            });
            if self.bonuses {
                let bonus = deal.hand(player).map(|hand| hand.bonus).unwrap_or_default();
                cells.push(hand::bonus(bonus));
            }
        }
        cells
    }

    /// Returns what stands before a player's running total.
    fn paper_hand(&self, hand: &HandScore) -> Cell {
        let ink = if hand.made { Ink::Made } else { Ink::Missed };
        match (self.counts, hand.bid, hand.took) {
            (Counts::Hands, Some(bid), _) => Cell::new(bid, ink),
            (Counts::Tricks, _, Some(took)) => Cell::new(took, ink),
            _ if hand.points == Points::ZERO => Cell::empty(),
            _ => Cell::plain(hand::signed(hand.points)),
        }
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
        match self.counts {
            Counts::Hands if self.trump_number => {
                let number = head.trump.preferans_number();
                let number = number.map_or_else(Cell::empty, Cell::plain);
                vec![head.marked(&head.mark), number]
            }
            Counts::Hands => vec![head.marked(&head.mark)],
            Counts::Contracts => {
                std::iter::once(head.marked(head.number)).chain(contract::cells(head)).collect()
            }
            Counts::Tricks => vec![head.marked(head.number), Cell::plain(head.trump.sign())],
        }
    }
}
