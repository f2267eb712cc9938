//! The full sheet as one wide table: a row a deal.

use super::{Cell, Column, DealHead, Grid, Group, Sheet, hand};

impl Sheet {
    /// Returns the full sheet with a row for each deal: number, cards, trump and dealer, then each
    /// player's bid, tricks, points and total.
    pub fn by_deal(&self) -> Grid {
        let numbers = vec![
            Column::NUMBERS.labelled("deal", ""),
            Column::NUMBERS.labelled("cards", ""),
            Column::WORDS.labelled("trump", ""),
        ];
        let mut groups = vec![
            Group::new("", numbers).stub(),
            Group::of_one("", Column::NAMES.labelled("dealer", "dealer")).stub(),
        ];
        groups.extend(self.players.iter().map(|player| Group::new(player, hand::columns(self))));
        let mut grid = Grid { caption: self.caption(), ..Grid::new(groups) };

        let played = self
            .deals
            .iter()
            .map(|deal| (row(&deal.head, hand::in_played(self, deal)), deal.line_after));
        let open = self.current.iter();
        let open = open.map(|deal| (row(&deal.head, hand::in_open(self, deal)), false));
        grid.push_parted(played.chain(open));
        grid
    }
}

fn row(head: &DealHead, hands: Vec<Vec<Cell>>) -> Vec<Cell> {
    let mut cells = vec![
        Cell::plain(head.number),
        Cell::plain(&head.mark),
        Cell::plain(head.trump.sign()),
        Cell::plain(&head.dealer),
    ];
    cells.extend(hands.into_iter().flatten());
    cells
}
