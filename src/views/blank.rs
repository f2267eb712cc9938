//! The sheet of a table that keeps score by pen: every deal of the schedule, and room to write.

use super::hand::NOTHING;
use super::{Cell, Column, Counts, Grid, Group, Ink, Schedule, ScheduledDeal};

impl Schedule {
    /// Returns a row for each deal: number, cards, trump and dealer, then two empty columns for
    /// each player. A dead hand is struck out. After an auction the contract has columns, too.
    pub fn blank(&self, counts: Counts, players: &[String]) -> Grid {
        let numbers = Column::NUMBERS;
        let dealer = Column::NAMES.labelled("dealer", "dealer");
        let mut left = vec![numbers.labelled("deal", "").heads()];
        if counts == Counts::Hands {
            left.push(numbers.labelled("cards", ""));
        }
        if counts != Counts::Contracts {
            left.push(Column::WORDS.labelled("trump", ""));
        }
        left.push(dealer);
        let mut groups = vec![Group::new("", left).stub()];
        if counts == Counts::Contracts {
            let columns = ["contract", "by", "with"].map(|label| Column::WORDS.labelled(label, ""));
            let took = numbers.labelled("took", "t");
            groups.push(Group::new("", columns.into_iter().chain([took]).collect()));
        }
        let first = match counts {
            Counts::Hands => "bid",
            Counts::Contracts => "points",
            Counts::Tricks => "took",
        };
        let pair = || vec![numbers.labelled(first, ""), numbers.labelled("total", "")];
        groups.extend(players.iter().map(|player| Group::new(player, pair())));
        let mut grid = Grid::new(groups);
        for deal in &self.deals {
            let head = head(deal, counts);
            let contract = if counts == Counts::Contracts { 4 } else { 0 };
            let right = players.iter().flat_map(|player| {
                let sits_out = deal.dead_hand.as_ref() == Some(player);
                [if sits_out { Cell::new(NOTHING, Ink::Dim) } else { Cell::empty() }, Cell::empty()]
            });
            let room = std::iter::repeat_n(Cell::empty(), contract);
            grid.push(head.into_iter().chain(room).chain(right).collect());
        }
        grid
    }
}

fn head(deal: &ScheduledDeal, counts: Counts) -> Vec<Cell> {
    let mut cells = vec![Cell::plain(deal.number)];
    if counts == Counts::Hands {
        let forehead = if deal.forehead { "*" } else { "" };
        cells.push(Cell::plain(format!("{}{forehead}", deal.cards)));
    }
    if counts != Counts::Contracts {
        // What the cards turned up will show is written in, like a bid.
        let sign = deal.trump.settled().then(|| deal.trump.sign());
        cells.push(sign.map_or_else(Cell::empty, Cell::plain));
    }
    cells.push(Cell::plain(&deal.dealer));
    cells
}
