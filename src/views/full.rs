//! The full sheet: a row for each deal, or a section for each, and the standings.

use super::grid::{Cell, Column, Grid, Group, Ink, Row};
use super::layout::{CONTRACT, Hand, HandColumn, HeadColumn, HeadGroup, NOTHING, signed};
use super::sheet::{DealHead, Sheet, Style};
use crate::rules::Counts;
use crate::words;

impl Sheet {
    /// The sheet with a row for each deal.
    pub fn grid(&self, style: Style) -> Grid {
        match style {
            Style::Paper => self.paper(),
            Style::Full => self.by_deal(),
        }
    }

    /// The full sheet with a row for each deal: number, cards or contract, trump and dealer, then
    /// each player's bid, tricks, points and total, as far as the score counts them.
    pub fn by_deal(&self) -> Grid {
        let deal: HeadColumn =
            (Column::NUMBERS.labelled("deal", ""), |head| head.marked(head.number));
        let cards: HeadColumn =
            (Column::NUMBERS.labelled("cards", ""), |head| Cell::plain(&head.mark));
        let trump: HeadColumn =
            (Column::WORDS.labelled("trump", ""), |head| Cell::plain(head.trump.sign()));
        let dealer: HeadColumn =
            (Column::NAMES.labelled("dealer", "dealer"), |head| Cell::plain(&head.dealer));
        let first = match self.counts {
            Counts::Hands => vec![deal, cards, trump],
            Counts::Tricks => vec![deal, trump],
            Counts::Contracts => vec![deal],
        };
        let mut left = vec![
            HeadGroup { stub: true, columns: first },
            HeadGroup { stub: true, columns: vec![dealer] },
        ];
        if self.counts == Counts::Contracts {
            let labels = [("contract", "contract"), ("by", "by"), ("with", ""), ("took", "t")];
            let columns = CONTRACT.into_iter().zip(labels);
            let columns = columns
                .map(|((column, cell), (full, terse))| (column.labelled(full, terse), cell))
                .collect();
            left.push(HeadGroup { stub: false, columns });
        }
        Grid { caption: self.caption(), ..self.by_columns(&left, &self.hand_columns()) }
    }

    /// The full sheet with a section for each deal and a row for each player in it, for narrow
    /// screens. Before the first deal it lists the players.
    pub fn by_player(&self) -> Grid {
        let columns = self.hand_columns();
        let mut grid = Grid::new(vec![
            Group::of_one("", Column::NAMES.named("player")).stub(),
            Group::new("", columns.iter().map(|(column, _)| *column).collect()),
        ]);
        grid.caption = self.caption();
        for row in self.rows() {
            grid.rows.push(section_title(row.head));
            for (player, hand) in self.players.iter().zip(&row.hands) {
                let cells = columns.iter().map(|(_, cell)| cell(hand));
                grid.push(std::iter::once(Cell::plain(player)).chain(cells).collect());
            }
        }
        if grid.rows.is_empty() {
            for player in &self.players {
                let mut cells = vec![Cell::plain(player)];
                cells.resize(columns.len() + 1, Cell::empty());
                grid.push(cells);
            }
        }
        grid
    }

    /// The columns of a player's hand.
    fn hand_columns(&self) -> Vec<HandColumn> {
        let mut columns: Vec<HandColumn> = match self.counts {
            Counts::Hands => vec![
                (Column::NUMBERS.labelled("bid/took", "b/t"), bid_and_took),
                (Column::NUMBERS.named("result").remarks(), |hand| result(hand, "✗")),
            ],
            // Only the side that played the contract made or missed it.
            Counts::Contracts => {
                vec![(Column::WORDS.named("result"), |hand| match hand.sits_out() {
                    true => Cell::new(NOTHING, Ink::Dim),
                    false if hand.declares() => result(hand, "✗"),
                    false => Cell::empty(),
                })]
            }
            Counts::Tricks => vec![
                (Column::NUMBERS.labelled("took", "t"), took),
                (Column::NUMBERS.named("result").remarks(), |hand| result(hand, "")),
            ],
        };
        columns.push((Column::NUMBERS.labelled("points", "pts"), |hand| {
            Cell::maybe(hand.played.map(|hand| signed(hand.points)))
        }));
        if self.bonuses {
            columns.push((Column::NUMBERS.labelled("bonus", "+"), |hand| hand.bonus_cell()));
        }
        columns.push((Column::NUMBERS.labelled("total", "tot"), |hand| hand.total_cell()));
        columns
    }

    /// The standings, with what was made and missed.
    pub fn places(&self) -> Grid {
        let (made, missed) = match self.counts {
            Counts::Hands => ("made", "missed"),
            Counts::Contracts | Counts::Tricks => ("won", "lost"),
        };
        let place =
            vec![Column::NUMBERS.named("place"), Column::NAMES.named("player").row_heading()];
        let mut grid = Grid::new(vec![
            Group::new("", place).stub(),
            Group::of_one("total", Column::NUMBERS),
            Group::of_one(made, Column::NUMBERS),
            Group::of_one(missed, Column::NUMBERS),
        ]);
        grid.caption = vec![self.standings_title().to_owned()];
        for place in &self.standings {
            let ink = if place.rank == 1 { Ink::Leader } else { Ink::Plain };
            grid.push(vec![
                Cell::new(place.rank, ink),
                Cell::new(&place.player, ink),
                Cell::new(place.total, ink),
                Cell::plain(place.made),
                Cell::plain(place.missed),
            ]);
        }
        grid
    }

    /// The heading of the standings.
    pub const fn standings_title(&self) -> &'static str {
        if self.finished { "Final standings" } else { "Standings" }
    }

    /// The caption of the full sheet: the rules, the game, how far it has come.
    fn caption(&self) -> Vec<String> {
        let parts = [self.title.clone(), self.game.clone(), self.progress()];
        parts.into_iter().filter(|part| !part.is_empty()).collect()
    }
}

fn bid_and_took(hand: &Hand<'_>) -> Cell {
    let Some(played) = hand.played else {
        return hand.or_nothing(Cell::maybe(hand.bid.map(|bid| format!("{bid}/{NOTHING}"))));
    };
    let (bid, took) = (played.bid.unwrap_or_default(), played.took.unwrap_or_default());
    Cell::new(format!("{bid}/{took}"), ink(played.made))
}

fn took(hand: &Hand<'_>) -> Cell {
    let took = hand.played.map(|it| Cell::new(it.took.unwrap_or_default(), ink(it.made)));
    hand.or_nothing(took.unwrap_or_default())
}

fn result(hand: &Hand<'_>, missed: &str) -> Cell {
    let result = |made| Cell::new(if made { "✓" } else { missed }, ink(made));
    hand.played.map_or_else(Cell::empty, |hand| result(hand.made))
}

const fn ink(made: bool) -> Ink {
    if made { Ink::Made } else { Ink::Missed }
}

/// The title of a deal's section, its most important parts first: a narrow terminal cuts off the
/// rest.
fn section_title(head: &DealHead) -> Row {
    let what = match &head.contract {
        Some(contract) => {
            let took = contract.took.map_or_else(String::new, |took| format!(" {took}"));
            format!("{} {}{took}", contract.bid_with_trump(), contract.by.join("+"))
        }
        None => words::cards_and_trump(head.cards, head.trump.known()),
    };
    let mut parts = vec![words::deal_number(&head.marked(head.number).text)];
    parts.extend(head.extra().map(words::extra_mark));
    parts.extend([what, words::dealer(&head.dealer, head.dead_hand.is_some())]);
    Row::Title(parts)
}
