//! The sheet for spreadsheets and programs: one fact in each cell, numbers in decimals and without a
//! plus, suits and results in words.

use super::deal::DealContract;
use super::grid::{Cell, Column, Grid, Group, Row};
use super::layout::{Hand, HandColumn, HeadColumn, HeadGroup};
use super::sheet::{DealHead, Sheet, Style};
use crate::rules::{Counts, Points};

impl Sheet {
    /// A row for each deal and one fact in each cell: those of the sheet on paper, or those of the
    /// full sheet without its standings.
    pub fn facts(&self, style: Style) -> Grid {
        let left = HeadGroup { stub: true, columns: self.head_facts(style) };
        let mut grid = self.by_columns(&[left], &self.hand_facts(style));
        if !self.notes.is_empty() {
            grid.groups.push(Group::of_one("", Column::WORDS.named("note")));
            let rows = grid.rows.iter_mut().filter_map(|row| match row {
                Row::Cells(cells) => Some(cells),
                Row::Line | Row::Title(_) => None,
            });
            for (cells, row) in rows.zip(self.rows()) {
                let notes = self.notes.iter().filter(|note| note.deal == row.head.number);
                let notes: Vec<&str> = notes.map(|note| note.text.as_str()).collect();
                cells.push(Cell::plain(notes.join(" ")));
            }
        }
        grid
    }

    fn head_facts(&self, style: Style) -> Vec<HeadColumn> {
        let deal: HeadColumn = (Column::NUMBERS.named("deal"), |head| Cell::plain(head.number));
        let mark: HeadColumn = (Column::NUMBERS.named("cards"), |head| Cell::plain(&head.mark));
        let number: HeadColumn = (Column::NUMBERS.named("trump"), |head| {
            Cell::maybe(head.trump.known().map(|trump| trump.preferans_number()))
        });
        let cards: HeadColumn = (Column::NUMBERS.named("cards"), |head| Cell::plain(head.cards));
        let trump: HeadColumn =
            (Column::WORDS.named("trump"), |head| Cell::plain(head.trump.name()));
        let dealer: HeadColumn = (Column::NAMES.named("dealer"), |head| Cell::plain(&head.dealer));
        let mut facts = match (style, self.counts) {
            (Style::Paper, Counts::Hands) if self.trump_number => vec![mark, number],
            (Style::Paper, Counts::Hands) => vec![mark],
            (Style::Paper, Counts::Contracts) => vec![deal],
            (Style::Paper, Counts::Tricks) => vec![deal, trump],
            (Style::Full, Counts::Contracts) => vec![deal, dealer],
            (Style::Full, Counts::Hands | Counts::Tricks) => vec![deal, cards, trump, dealer],
        };
        let any = |has: fn(&DealHead) -> bool| self.rows().any(|row| has(row.head));
        if style == Style::Full && any(|head| head.extra().is_some()) {
            facts.push((Column::NUMBERS.named("extra deal"), |head| Cell::maybe(head.extra())));
        }
        if style == Style::Full && any(|head| head.dead_hand.is_some()) {
            facts.push((Column::NAMES.named("sits out"), |head| {
                Cell::maybe(head.dead_hand.as_ref())
            }));
        }
        if self.counts == Counts::Contracts {
            facts.extend(CONTRACT);
        }
        facts
    }

    fn hand_facts(&self, style: Style) -> Vec<HandColumn> {
        let bid: HandColumn = (Column::NUMBERS.named("bid"), |hand| {
            Cell::maybe(hand.played.map_or(hand.bid, |hand| hand.bid))
        });
        let took: HandColumn = (Column::NUMBERS.named("took"), |hand| {
            Cell::maybe(hand.played.and_then(|hand| hand.took))
        });
        let points: HandColumn = (Column::NUMBERS.named("points"), |hand| {
            Cell::maybe(hand.played.map(|hand| hand.points.decimal()))
        });
        let mut facts = match (style, self.counts) {
            (Style::Paper, Counts::Hands) => vec![bid],
            (Style::Full, Counts::Hands) => vec![bid, took, points],
            (Style::Paper, Counts::Tricks) => vec![took],
            (Style::Full, Counts::Tricks) => vec![took, points],
            (_, Counts::Contracts) => vec![points],
        };
        if self.bonuses {
            facts.push((Column::NUMBERS.named("bonus"), |hand| {
                Cell::maybe(hand.played.map(|hand| hand.bonus.decimal()))
            }));
        }
        if !self.rulings.is_empty() {
            facts.push((Column::NUMBERS.named("ruling"), |hand| if_over(hand, hand.ruling)));
        }
        facts.push((Column::NUMBERS.named("total"), |hand| if_over(hand, hand.total)));
        facts
    }
}

fn if_over(hand: &Hand<'_>, points: Points) -> Cell {
    Cell::maybe(hand.over.then(|| points.decimal()))
}

/// The facts of a contract.
const CONTRACT: [HeadColumn; 6] = [
    (Column::WORDS.named("contract"), |head| contract(head, |it| Some(it.bid.clone()))),
    (Column::WORDS.named("trump"), |head| contract(head, |it| Some(it.trump.name().to_owned()))),
    (Column::NAMES.named("by"), |head| head.declarer(0)),
    (Column::NAMES.named("with"), |head| head.declarer(1)),
    (Column::NUMBERS.named("took"), |head| contract(head, |it| Some(it.took?.to_string()))),
    (Column::WORDS.named("result"), |head| {
        contract(head, |it| Some(if it.made? { "made" } else { "missed" }.to_owned()))
    }),
];

fn contract(head: &DealHead, fact: fn(&DealContract) -> Option<String>) -> Cell {
    Cell::maybe(head.contract.as_ref().and_then(fact))
}
