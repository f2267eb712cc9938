//! The sheet for spreadsheets and programs: one fact in each cell, numbers in
//! decimals and without a plus, suits and results in words.

use super::columns::{CONTRACT, DEALER, HeadColumn, HeadGroup, TALLIES, TRUMP_NUMBER};
use super::deal::DealContract;
use super::grid::{Cell, Column, Grid, Group, Row, chosen};
use super::hand::{MemberColumn, SideColumn, SideInDeal};
use super::sheet::{Sheet, Style};
use crate::rules::{Points, ScoreBasis};
use crate::words::{self, Text, messages};

impl Sheet {
    /// A row for each deal and one fact in each cell: those of the sheet on paper, or those of the
    /// full sheet without its standings.
    pub fn facts(&self, style: Style) -> Grid {
        let left = HeadGroup { stub: true, columns: self.head_facts(style) };
        let mut grid = self.by_columns(&[left], &self.member_facts(style), &self.side_facts(style));
        if !self.json.notes.is_empty() || !self.ruled.is_empty() {
            grid.groups.push(Group::of_one("", Column::WORDS.named(messages::HeadingNote)));
            let rows = grid.rows.iter_mut().filter_map(Row::cells_mut);
            for (cells, row) in rows.zip(self.rows()) {
                let number = row.head.number;
                let notes = self.json.notes.iter().filter(|note| note.deal == number);
                let ruled = self.ruled.iter().filter(|(deal, _)| *deal == number);
                let texts = notes.map(|note| &note.text).chain(ruled.map(|(_, line)| line));
                cells.push(Cell::plain(words::joined(texts, " ")));
            }
        }
        self.with_forward(grid, &messages::ForwardTitle.say(), Points::decimal)
    }

    fn head_facts(&self, style: Style) -> Vec<HeadColumn> {
        let full = style == Style::Full;
        let hands = self.basis == ScoreBasis::Hands;
        let tricks = self.basis == ScoreBasis::Tricks;
        let extra = full && self.rows().any(|row| row.head.extra().is_some());
        let sits_out = full && self.rows().any(|row| row.head.dead_hand.is_some());
        let kinds = full && self.rows().any(|row| row.head.kind.is_some());
        let mut facts = chosen::<HeadColumn, 9>([
            (full || !hands, (number(messages::HeadingDeal), |head| Cell::plain(head.number))),
            (!full && hands, (number(messages::HeadingCards), |head| Cell::plain(&head.mark))),
            (!full && hands && self.trump_number, TRUMP_NUMBER),
            (
                full && (hands || tricks),
                (number(messages::HeadingCards), |head| Cell::plain(head.cards)),
            ),
            (
                tricks || (full && hands),
                (word(messages::HeadingTrump), |head| Cell::plain(head.trump.name())),
            ),
            (full, DEALER),
            (kinds, (word(messages::HeadingKind), |head| Cell::maybe(head.kind.as_ref()))),
            (extra, (number(messages::HeadingExtraDeal), |head| Cell::maybe(head.extra()))),
            (
                sits_out,
                (Column::NAMES.named(messages::HeadingDeadHand), |head| {
                    Cell::maybe(head.dead_hand.as_ref())
                }),
            ),
        ]);
        if self.has_contracts() {
            let bid: HeadColumn = (word(messages::HeadingContract), |head| {
                head.contract_cell(|contract| Some(words::bid_name(&contract.bid)))
            });
            let trump: HeadColumn = (word(messages::HeadingTrump), |head| {
                head.contract_cell(|contract| Some(contract.trump.name().to_owned()))
            });
            let result: HeadColumn =
                (word(messages::HeadingResult), |head| head.contract_cell(result));
            let [_, by, with, took] = CONTRACT;
            facts.extend([bid, trump, by, with, took, result]);
        }
        facts
    }

    fn member_facts(&self, style: Style) -> Vec<MemberColumn> {
        let bid: MemberColumn = (Column::NUMBERS.named(messages::HeadingBid), |hand, place| {
            let played = hand.played.get(place).and_then(|hand| hand.bid_text());
            Cell::maybe(if hand.over { played } else { hand.bids[place].clone() })
        });
        let took: MemberColumn = (Column::NUMBERS.named(messages::HeadingTook), |hand, place| {
            Cell::maybe(hand.played.get(place).and_then(|hand| hand.tricks()))
        });
        let hands = self.basis == ScoreBasis::Hands;
        chosen([(hands, bid), (hands && style == Style::Full, took)])
    }

    fn side_facts(&self, style: Style) -> Vec<SideColumn> {
        let points: SideColumn = (number(messages::HeadingPoints), |hand| {
            if_counted(hand, hand.score.map(|score| score.points))
        });
        let bonus: SideColumn = (number(messages::HeadingBonus), |hand| {
            if_counted(hand, hand.score.map(|score| score.bonus))
        });
        let full = style == Style::Full;
        let hands = self.basis == ScoreBasis::Hands;
        let tricks = self.basis == ScoreBasis::Tricks && !self.of_tallies;
        chosen::<SideColumn, 6>([
            (tricks, (number(messages::HeadingTook), |hand| Cell::maybe(hand.tricks()))),
            (full && self.has_tallies, TALLIES),
            (full || (!hands && !tricks), points),
            (self.bonuses, bonus),
            (
                !self.json.rulings.is_empty(),
                (number(messages::HeadingRuling), |hand| {
                    if_counted(hand, hand.over.then_some(hand.ruling))
                }),
            ),
            (
                true,
                (number(messages::HeadingTotal), |hand| {
                    if_counted(hand, hand.over.then_some(hand.total))
                }),
            ),
        ])
    }
}

const fn number(name: Text) -> Column {
    Column::NUMBERS.named(name)
}

const fn word(name: Text) -> Column {
    Column::WORDS.named(name)
}

/// Whether a contract was made: of several declarers, each one's result.
fn result(contract: &DealContract) -> Option<String> {
    let each = contract.made.into_iter().chain(contract.each.iter().map(|declarer| declarer.made));
    let results = words::joined(each.map(|made| if made { "made" } else { "missed" }), "+");
    if results.is_empty() { None } else { Some(results) }
}

/// Points of a deal, unless the table annulled it.
fn if_counted(hand: &SideInDeal<'_>, points: Option<Points>) -> Cell {
    let points = if hand.head.annulled { None } else { points };
    Cell::maybe(points.map(Points::decimal))
}
