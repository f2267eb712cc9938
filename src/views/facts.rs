//! The sheet for spreadsheets and programs: one fact in each cell, numbers in decimals and without a
//! plus, suits and results in words.

use super::grid::{Cell, Column, Grid, Group, Row, chosen};
use super::hand::{Hand, HandColumn, MemberColumn};
use super::layout::{CONTRACT, COUNTS, DEALER, HeadColumn, HeadGroup, TRUMP_NUMBER};
use super::played::DealHead;
use super::sheet::{Sheet, Style};
use crate::rules::{Counts, Points};
use crate::words;

impl Sheet {
    /// A row for each deal and one fact in each cell: those of the sheet on paper, or those of the
    /// full sheet without its standings.
    pub fn facts(&self, style: Style) -> Grid {
        let left = HeadGroup { stub: true, columns: self.head_facts(style) };
        let mut grid = self.by_columns(&[left], &self.member_facts(style), &self.side_facts(style));
        if !self.notes.is_empty() {
            grid.groups.push(Group::of_one("", Column::WORDS.named("note")));
            let rows = grid.rows.iter_mut().filter_map(Row::cells_mut);
            for (cells, row) in rows.zip(self.rows()) {
                let notes = self.notes.iter().filter(|note| note.deal == row.head.number);
                cells.push(Cell::plain(words::joined(notes.map(|note| &note.text), " ")));
            }
        }
        grid
    }

    fn head_facts(&self, style: Style) -> Vec<HeadColumn> {
        let deal: HeadColumn = (Column::NUMBERS.named("deal"), |head| Cell::plain(head.number));
        let mark: HeadColumn = (Column::NUMBERS.named("cards"), |head| Cell::plain(&head.mark));
        let cards: HeadColumn = (Column::NUMBERS.named("cards"), |head| Cell::plain(head.cards));
        let trump: HeadColumn =
            (Column::WORDS.named("trump"), |head| Cell::plain(head.trump.name()));
        let extra: HeadColumn =
            (Column::NUMBERS.named("extra deal"), |head| Cell::maybe(head.extra()));
        let sits_out: HeadColumn =
            (Column::NAMES.named("sits out"), |head| Cell::maybe(head.dead_hand.as_ref()));
        let full = style == Style::Full;
        let (hands, tricks) = (self.counts == Counts::Hands, self.counts == Counts::Tricks);
        let any = |has: fn(&DealHead) -> bool| self.rows().any(|row| has(row.head));
        let mut facts = chosen([
            (full || !hands, deal),
            (!full && hands, mark),
            (!full && hands && self.trump_number, TRUMP_NUMBER),
            (full && (hands || tricks), cards),
            (tricks || (full && hands), trump),
            (full, DEALER),
            (full && any(|head| head.extra().is_some()), extra),
            (full && any(|head| head.dead_hand.is_some()), sits_out),
        ]);
        if self.counts == Counts::Contracts {
            let bid: HeadColumn = (Column::WORDS.named("contract"), |head| {
                head.contract_cell(|contract| Some(contract.bid.clone()))
            });
            let trump: HeadColumn = (Column::WORDS.named("trump"), |head| {
                head.contract_cell(|contract| Some(contract.trump.name().to_owned()))
            });
            let result: HeadColumn = (Column::WORDS.named("result"), |head| {
                head.contract_cell(|it| {
                    let each = it.made.into_iter().chain(it.each.iter().map(|each| each.made));
                    let each = each.map(|made| if made { "made" } else { "missed" });
                    Some(words::joined(each, "+")).filter(|text| !text.is_empty())
                })
            });
            let [_, by, with, took] = CONTRACT;
            facts.extend([bid, trump, by, with, took, result]);
        }
        facts
    }

    fn member_facts(&self, style: Style) -> Vec<MemberColumn> {
        let bid: MemberColumn = (Column::NUMBERS.named("bid"), |hand, place| {
            let played = hand.played.get(place).and_then(|hand| hand.bid_text());
            Cell::maybe(if hand.over { played } else { hand.bids[place].clone() })
        });
        let took: MemberColumn = (Column::NUMBERS.named("took"), |hand, place| {
            Cell::maybe(hand.played.get(place).and_then(|hand| hand.took))
        });
        let hands = self.counts == Counts::Hands;
        chosen([(hands, bid), (hands && style == Style::Full, took)])
    }

    fn side_facts(&self, style: Style) -> Vec<HandColumn> {
        let took: HandColumn = (Column::NUMBERS.named("took"), |hand| Cell::maybe(hand.tricks()));
        let points: HandColumn = (Column::NUMBERS.named("points"), |hand| {
            Cell::maybe(hand.score.map(|score| score.points.decimal()))
        });
        let bonus: HandColumn = (Column::NUMBERS.named("bonus"), |hand| {
            Cell::maybe(hand.score.map(|score| score.bonus.decimal()))
        });
        let ruling: HandColumn =
            (Column::NUMBERS.named("ruling"), |hand| if_over(hand, hand.ruling));
        let total: HandColumn = (Column::NUMBERS.named("total"), |hand| if_over(hand, hand.total));
        let full = style == Style::Full;
        let (hands, tricks) = (self.counts == Counts::Hands, self.counts == Counts::Tricks);
        chosen([
            (tricks, took),
            (full && self.has_counts, COUNTS),
            (full || (!hands && !tricks), points),
            (self.bonuses, bonus),
            (!self.rulings.is_empty(), ruling),
            (true, total),
        ])
    }
}

fn if_over(hand: &Hand<'_>, points: Points) -> Cell {
    Cell::maybe(hand.over.then(|| points.decimal()))
}
