//! The full sheet as sections: a deal a section, a line a player.

use super::{Cell, Column, DealHead, DealTrump, Grid, Group, Row, Sheet, hand};

impl Sheet {
    /// Returns the full sheet with a section for each deal and a row for each player in it, for
    /// where a row a deal is too wide. Before the first deal the players stand by themselves.
    pub fn by_player(&self) -> Grid {
        let groups = vec![
            Group::of_one("", Column::NAMES.told("player")).stub(),
            Group::new("", hand::columns(self)),
        ];
        let mut grid = Grid { caption: self.caption(), ..Grid::new(groups) };
        for deal in &self.deals {
            self.push_section(&mut grid, &deal.head, hand::in_played(self, deal));
        }
        if let Some(deal) = &self.current {
            self.push_section(&mut grid, &deal.head, hand::in_open(self, deal));
        }
        if grid.rows.is_empty() {
            let nothing = vec![Cell::empty(); hand::columns(self).len()];
            self.push_hands(&mut grid, vec![nothing; self.players.len()]);
        }
        grid
    }

    fn push_section(&self, grid: &mut Grid, head: &DealHead, hands: Vec<Vec<Cell>>) {
        grid.rows.push(title(head));
        self.push_hands(grid, hands);
    }

    fn push_hands(&self, grid: &mut Grid, hands: Vec<Vec<Cell>>) {
        for (player, hand) in self.players.iter().zip(hands) {
            grid.push(std::iter::once(Cell::plain(player)).chain(hand).collect());
        }
    }
}

fn title(head: &DealHead) -> Row {
    let cards = match head.cards {
        1 => "1 card".to_owned(),
        cards => format!("{cards} cards"),
    };
    let cards = match head.trump {
        DealTrump::Known(trump) if trump.suit().is_none() => format!("{cards}, no trump"),
        DealTrump::Known(_) => format!("{cards} {}", head.trump.sign()),
        DealTrump::Turned | DealTrump::Named => cards,
    };
    let what = head.contract.as_ref().map_or(cards, |contract| contract.told());
    // The word comes first: a narrow terminal may cut off the end of the name.
    let sits_out = if head.dead_hand.is_some() { ", who sits out" } else { "" };
    let dealer = format!("dealer {}{sits_out}", head.dealer);
    let extra = (head.mark != head.cards.to_string()).then(|| format!("extra {}", head.mark));
    let mut parts = vec![format!("Deal {}", head.marked(head.number).text)];
    parts.extend(extra);
    parts.extend([what, dealer]);
    Row::Title(parts)
}
