//! The full sheet as one wide table: a row a deal.

use super::{Cell, Column, Counts, DealHead, Grid, Group, Sheet, contract, hand};

impl Sheet {
    /// Returns the full sheet with a row for each deal: number, cards or contract, trump and
    /// dealer, then each player's bid, tricks, points and total, as far as these are counted.
    pub fn by_deal(&self) -> Grid {
        let mut groups = self.left_groups();
        groups.extend(self.players.iter().map(|player| Group::new(player, hand::columns(self))));
        let mut grid = Grid { caption: self.caption(), ..Grid::new(groups) };

        let played = self
            .deals
            .iter()
            .map(|deal| (self.row(&deal.head, hand::in_played(self, deal)), deal.line_after));
        let open = self.current.iter();
        let open = open.map(|deal| (self.row(&deal.head, hand::in_open(self, deal)), false));
        grid.push_parted(played.chain(open));
        grid
    }

    fn left_groups(&self) -> Vec<Group> {
        let deal = Column::NUMBERS.labelled("deal", "");
        let cards = Column::NUMBERS.labelled("cards", "");
        let trump = Column::WORDS.labelled("trump", "");
        let dealer = Group::of_one("", Column::NAMES.labelled("dealer", "dealer")).stub();
        let [bid, by, with, took] = contract::columns();
        let contract = vec![
            bid.labelled("contract", "contract"),
            by.labelled("by", "by"),
            with.labelled("with", ""),
            took.labelled("took", "t"),
        ];
        match self.counts {
            Counts::Hands => vec![Group::new("", vec![deal, cards, trump]).stub(), dealer],
            Counts::Tricks => vec![Group::new("", vec![deal, trump]).stub(), dealer],
            Counts::Contracts => {
                vec![Group::new("", vec![deal]).stub(), dealer, Group::new("", contract)]
            }
        }
    }

    fn row(&self, head: &DealHead, hands: Vec<Vec<Cell>>) -> Vec<Cell> {
        let (number, trump) = (head.marked(head.number), Cell::plain(head.trump.sign()));
        let dealer = Cell::plain(&head.dealer);
        let mut cells = match self.counts {
            Counts::Hands => vec![number, Cell::plain(&head.mark), trump, dealer],
            Counts::Tricks => vec![number, trump, dealer],
            Counts::Contracts => {
                [number, dealer].into_iter().chain(contract::cells(head)).collect()
            }
        };
        cells.extend(hands.into_iter().flatten());
        cells
    }
}
