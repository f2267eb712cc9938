//! The sheet as the documents draw it.

use super::grid::{Cell, Column, Grid, Ink};
use super::layout::{CONTRACT, Hand, HandColumn, HeadColumn, HeadGroup, signed};
use super::sheet::Sheet;
use crate::rules::{Counts, Points};

impl Sheet {
    /// The documents' own table: the card count (and the trump's Preferans number where these rules
    /// write it), then each player's bid, running total and bonus; a line after the run of one-card
    /// deals. After an auction it begins with the contract, and has points instead of bids; where
    /// nobody bids, tricks.
    pub fn paper(&self) -> Grid {
        let mark: HeadColumn = (Column::NUMBERS.named("cards"), |head| head.marked(&head.mark));
        let deal: HeadColumn = (Column::NUMBERS.named("deal"), |head| head.marked(head.number));
        let number: HeadColumn = (Column::NUMBERS.named("trump"), |head| {
            Cell::maybe(head.trump.known().map(|trump| trump.preferans_number()))
        });
        let sign: HeadColumn =
            (Column::WORDS.named("trump"), |head| Cell::plain(head.trump.sign()));
        let left = match self.counts {
            Counts::Hands if self.trump_number => vec![mark, number],
            Counts::Hands => vec![mark],
            Counts::Contracts => vec![deal],
            Counts::Tricks => vec![deal, sign],
        };
        let mut groups = vec![HeadGroup { stub: true, columns: left }];
        if self.counts == Counts::Contracts {
            groups.push(HeadGroup { stub: false, columns: CONTRACT.into() });
        }
        let first: HandColumn = match self.counts {
            Counts::Hands => (Column::NUMBERS.named("bid"), bid),
            Counts::Contracts => (Column::NUMBERS.named("points"), |hand| {
                let points = hand.played.map(|hand| hand.points);
                let points = points.filter(|points| *points != Points::ZERO);
                hand.or_nothing(Cell::maybe(points.map(signed)))
            }),
            Counts::Tricks => (Column::NUMBERS.named("took"), |hand| {
                hand.or_nothing(hand.played.map_or_else(Cell::empty, |it| made(it.took, it.made)))
            }),
        };
        let mut columns = vec![first, (Column::NUMBERS.named("total"), total)];
        if self.bonuses {
            columns.push((Column::NUMBERS.named("bonus"), |hand| hand.bonus_cell()));
        }
        self.by_columns(&groups, &columns)
    }
}

fn bid(hand: &Hand<'_>) -> Cell {
    let cell = match hand.played {
        Some(hand) => made(hand.bid, hand.made),
        None => Cell::maybe(hand.bid),
    };
    hand.or_nothing(cell)
}

fn total(hand: &Hand<'_>) -> Cell {
    if hand.over { hand.total_cell() } else { Cell::empty() }
}

fn made(number: Option<u8>, made: bool) -> Cell {
    let ink = if made { Ink::Made } else { Ink::Missed };
    number.map_or_else(Cell::empty, |number| Cell::new(number, ink))
}
