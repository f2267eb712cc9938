//! How a sheet is laid out: a row for each deal, on paper or in full, or a section for each.

use super::columns::{
    BID, BONUS, CARDS, CONTRACT, DEAL, DEALER, HeadGroup, MARKED_CARDS, MARKED_TOTAL, TALLIES,
    TOOK, TRUMP, TRUMP_NUMBER,
};
use super::grid::{Cell, Column, Grid, Group, Ink, Row};
use super::hand::{MemberColumn, SideColumn, SideInDeal};
use super::played::{DealHead, DrawnDeal, OpenDeal, PlayedDeal};
use super::sheet::{Sheet, Style};
use crate::rules::{Points, ScoreBasis};
use crate::words::{self, messages};

/// A deal of a sheet, over or in progress.
pub(super) struct DealRow<'a> {
    pub(super) head: &'a DealHead,
    hands: Vec<SideInDeal<'a>>,
    line_after: bool,
}

/// What a full sheet shows where the screen is narrow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    Everything,
    WithoutDealer,
    /// Neither the dealer nor the signs next to bids and tricks, which are redundant.
    WithoutSigns,
}

impl Sheet {
    /// The sheet with a row for each deal.
    ///
    /// On paper it is the documents' own table: the card count (and the trump's Preferans number
    /// where these rules write it), then each player's bid, running total and bonus; a line after
    /// the run of one-card deals. After an auction it begins with the contract, and has points
    /// instead of bids; where nobody bids, tricks.
    ///
    /// In full it has number, cards or contract, trump and dealer, then each player's bid, tricks,
    /// points and total, where the score counts them.
    pub fn grid(&self, style: Style) -> Grid {
        match style {
            Style::Paper => self.on_paper(),
            Style::Full => self.in_full(Detail::Everything),
        }
    }

    /// The tables for the full sheet with a row for each deal, the widest first. In the narrowest, on paper, bonuses
    /// are only marked, and of contracts and tallies only the totals are shown.
    pub fn widest_first(&self) -> Vec<Grid> {
        let mut tables = Vec::new();
        for detail in [Detail::Everything, Detail::WithoutDealer, Detail::WithoutSigns] {
            tables.push(self.in_full(detail));
        }
        tables.push(Grid { caption: self.caption(), ..self.on_paper() });
        if self.bonuses {
            let mut grid = self.with_paper_columns(&[BID, MARKED_TOTAL]);
            grid.caption = self.caption();
            grid.caption.push(messages::TableBonusMark.say());
            tables.push(grid);
        }
        if self.has_contracts() || self.of_tallies {
            tables
                .push(Grid { caption: self.caption(), ..self.with_paper_columns(&[MARKED_TOTAL]) });
        }
        tables
    }

    fn on_paper(&self) -> Grid {
        let mut grid = self.with_paper_columns(&self.paper_columns());
        grid.caption.extend(self.json.title.clone());
        grid
    }

    pub(super) fn with_paper_columns(&self, columns: &[SideColumn]) -> Grid {
        let mut stub = match self.basis {
            ScoreBasis::Hands => vec![MARKED_CARDS],
            ScoreBasis::Contracts => vec![DEAL],
            ScoreBasis::Tricks => vec![DEAL, TRUMP],
        };
        if self.trump_number && self.basis == ScoreBasis::Hands {
            stub.push(TRUMP_NUMBER);
        }
        let mut left = vec![HeadGroup::stub(stub)];
        left.extend(self.contract_group());

        self.with_deals_forward(self.by_columns(&left, &[], columns).without_labels())
    }

    fn in_full(&self, detail: Detail) -> Grid {
        let stub = match self.basis {
            ScoreBasis::Hands => vec![DEAL, CARDS, TRUMP],
            ScoreBasis::Contracts => vec![DEAL],
            ScoreBasis::Tricks => vec![DEAL, TRUMP],
        };
        let mut left = vec![HeadGroup::stub(stub)];
        if detail == Detail::Everything {
            left.push(HeadGroup::stub(vec![DEALER]));
        }
        left.extend(self.contract_group());

        let mut columns = self.full_columns();
        if detail == Detail::WithoutSigns {
            columns.retain(|(column, _)| !column.remarks);
        }
        let grid = self.with_deals_forward(self.by_columns(&left, &[], &columns));
        Grid { caption: self.caption(), ..grid }
    }

    /// The full sheet with a section for each deal and a row for each side in it, for narrow screens.
    /// Before the first deal it lists the sides.
    pub fn by_player(&self) -> Grid {
        let columns = self.full_columns();
        let mut grid = Grid::new(vec![
            Group::of_one("", Column::NAMES.named(messages::HeadingPlayer)).stub(),
            Group::new("", columns.iter().map(|(column, _)| *column).collect()),
        ]);
        grid.caption = self.caption();

        if let Some(forward) = &self.json.brought_forward {
            grid.rows.push(Row::Title(vec![messages::ForwardTitle.say()]));
            for (side, total) in self.json.sides.iter().zip(&forward.totals) {
                let mut cells = vec![Cell::plain(&side.name)];
                cells.resize(columns.len(), Cell::default());
                cells.push(Cell::new(total, Ink::Total));
                grid.push(cells);
            }
        }
        for row in self.rows() {
            grid.rows.push(section_title(row.head));
            for hand in &row.hands {
                let mut cells = vec![Cell::plain(&hand.side.name)];
                cells.extend(columns.iter().map(|(_, cell)| cell(hand)));
                if row.head.annulled {
                    cells.iter_mut().skip(1).for_each(|cell| cell.ink = Ink::Struck);
                }
                grid.push(cells);
            }
        }
        if grid.rows.is_empty() {
            for side in &self.json.sides {
                let mut cells = vec![Cell::plain(&side.name)];
                cells.resize(columns.len() + 1, Cell::default());
                grid.push(cells);
            }
        }
        grid
    }

    fn contract_group(&self) -> Option<HeadGroup> {
        if self.has_contracts() {
            Some(HeadGroup { stub: false, columns: CONTRACT.into() })
        } else {
            None
        }
    }

    pub(super) fn paper_columns(&self) -> Vec<SideColumn> {
        let first: SideColumn = match self.basis {
            ScoreBasis::Hands => BID,
            ScoreBasis::Tricks if !self.of_tallies => TOOK,
            ScoreBasis::Contracts | ScoreBasis::Tricks => {
                (Column::NUMBERS.named(messages::HeadingPoints), |hand| {
                    let points = hand.score.map(|score| score.points);
                    let gained = points.filter(|points| *points != Points::ZERO);
                    hand.or_nothing(hand.points(gained))
                })
            }
        };
        let total: SideColumn = match self.basis {
            ScoreBasis::Contracts => {
                (Column::NUMBERS.named(messages::HeadingTotal), |hand| hand.total())
            }
            ScoreBasis::Hands | ScoreBasis::Tricks => {
                (Column::NUMBERS.named(messages::HeadingTotal), |hand| hand.total_on_paper())
            }
        };

        let mut columns = vec![first, total];
        if self.bonuses {
            columns.push(BONUS);
        }
        columns
    }

    fn full_columns(&self) -> Vec<SideColumn> {
        let mut columns: Vec<SideColumn> = match self.basis {
            ScoreBasis::Hands => vec![
                (
                    Column::NUMBERS
                        .labelled(messages::HeadingBidAndTook)
                        .in_short(messages::HeadingShortBidAndTook),
                    |hand| hand.bid_and_took(),
                ),
                (Column::NUMBERS.named(messages::HeadingResult).remarks(), |hand| hand.result("✗")),
            ],
            // Only the side that played the contract made or missed it.
            ScoreBasis::Contracts => vec![(Column::WORDS.named(messages::HeadingResult), |hand| {
                let declares = hand.side.players.iter().any(|player| hand.head.declares(player));
                hand.or_nothing(if declares { hand.result("✗") } else { Cell::default() })
            })],
            ScoreBasis::Tricks if self.of_tallies => Vec::new(),
            ScoreBasis::Tricks => {
                vec![
                    TOOK,
                    (Column::NUMBERS.named(messages::HeadingResult).remarks(), |hand| {
                        hand.result("")
                    }),
                ]
            }
        };
        if self.has_tallies {
            columns.push(TALLIES);
        }
        columns.push((
            Column::NUMBERS
                .labelled(messages::HeadingPoints)
                .in_short(messages::HeadingShortPoints),
            |hand| hand.points(hand.score.map(|score| score.points)),
        ));
        if self.bonuses {
            columns.push(BONUS);
        }
        columns.push((
            Column::NUMBERS.labelled(messages::HeadingTotal).in_short(messages::HeadingShortTotal),
            |hand| hand.total(),
        ));
        columns
    }

    /// Every deal, in order.
    pub(super) fn rows(&self) -> impl Iterator<Item = DealRow<'_>> {
        let played = self.json.deals.iter().zip(&self.drawn);
        let played_rows = played.map(|(deal, drawn)| self.played_row(deal, drawn));
        played_rows.chain(self.json.current.iter().map(|deal| self.open_row(deal)))
    }

    fn played_row<'a>(&'a self, deal: &'a PlayedDeal, drawn: &'a DrawnDeal) -> DealRow<'a> {
        let mut hands = Vec::new();
        for (column, side) in drawn.sides.iter().enumerate() {
            let mut hand = SideInDeal {
                head: &deal.head,
                side,
                bids: Vec::new(),
                played: Vec::new(),
                made: Vec::new(),
                score: deal.score(side),
                whole: deal.sides.get(column),
                whole_made: drawn.made_sides.get(column).copied().flatten(),
                over: true,
                total: drawn.totals[column],
                ruling: drawn.rulings[column],
            };
            for (played, made) in deal.hands.iter().zip(&drawn.made_hands) {
                if side.players.contains(&played.player) {
                    hand.played.push(played);
                    hand.made.push(*made);
                }
            }
            hands.push(hand);
        }
        DealRow { head: &deal.head, hands, line_after: drawn.line_after }
    }

    fn open_row<'a>(&'a self, deal: &'a OpenDeal) -> DealRow<'a> {
        let mut hands = Vec::new();
        for (column, side) in self.json.sides.iter().enumerate() {
            let bids = side.players.iter().map(|player| Some(deal.bid(player)?.text()));
            hands.push(SideInDeal {
                head: &deal.head,
                side,
                bids: bids.collect(),
                played: Vec::new(),
                made: Vec::new(),
                score: None,
                whole: None,
                whole_made: None,
                over: false,
                total: self.total(column),
                ruling: Points::ZERO,
            });
        }
        DealRow { head: &deal.head, hands, line_after: false }
    }

    /// A row for each deal: the columns about it, then for each side the same columns, those of its
    /// players first. A line separates runs of deals.
    pub(super) fn by_columns(
        &self,
        left: &[HeadGroup],
        members: &[MemberColumn],
        right: &[SideColumn],
    ) -> Grid {
        let mut grid = Grid::new(self.groups(left, members, right));
        let mut line_due = false;
        for row in self.rows() {
            if line_due {
                grid.rows.push(Row::Line);
            }
            line_due = row.line_after;

            let about_deal = left.iter().flat_map(|group| &group.columns);
            let mut cells: Vec<Cell> = about_deal.map(|(_, cell)| cell(row.head)).collect();
            for hand in &row.hands {
                for member in 0..hand.side.players.len() {
                    cells.extend(members.iter().map(|(_, cell)| cell(hand, member)));
                }
                cells.extend(right.iter().map(|(_, cell)| cell(hand)));
            }
            if row.head.annulled {
                cells.iter_mut().for_each(|cell| cell.ink = Ink::Struck);
            }
            grid.push(cells);
        }
        grid
    }

    /// The table with a row for the deals that were played elsewhere.
    fn with_deals_forward(&self, grid: Grid) -> Grid {
        let label = match self.json.brought_forward.as_ref().and_then(|forward| forward.deals) {
            Some(1) => "1".to_owned(),
            Some(deals) => format!("1–{deals}"),
            None => String::new(),
        };
        self.with_forward(grid, &label, |total| total.to_string())
    }

    /// The table with a row before the first deal for what was played elsewhere: the totals in their columns.
    pub(super) fn with_forward(
        &self,
        mut grid: Grid,
        label: &str,
        total: fn(Points) -> String,
    ) -> Grid {
        let Some(forward) = &self.json.brought_forward else { return grid };
        let mut totals = forward.totals.iter();
        let mut cells = Vec::new();
        for column in grid.columns() {
            let is_total = column.name() == messages::HeadingTotal.say();
            let own = if is_total { totals.next() } else { None };
            cells.push(own.map_or_else(Cell::default, |own| Cell::new(total(*own), Ink::Total)));
        }
        if let Some(first) = cells.first_mut() {
            *first = Cell::plain(label);
        }
        grid.rows.insert(0, Row::Cells(cells));
        grid
    }

    fn groups(
        &self,
        left: &[HeadGroup],
        members: &[MemberColumn],
        right: &[SideColumn],
    ) -> Vec<Group> {
        let member_columns: Vec<Column> = members.iter().map(|(column, _)| *column).collect();
        let side_columns: Vec<Column> = right.iter().map(|(column, _)| *column).collect();

        let mut groups = Vec::new();
        for HeadGroup { stub, columns } in left {
            let columns = columns.iter().map(|(column, _)| *column).collect();
            groups.push(Group { stub: *stub, ..Group::new("", columns) });
        }
        for side in &self.json.sides {
            if let [player] = side.players.as_slice() {
                groups.push(Group::new(player, [&*member_columns, &*side_columns].concat()));
                continue;
            }
            if !member_columns.is_empty() {
                let players = side.players.iter();
                groups.extend(players.map(|player| Group::new(player, member_columns.clone())));
            }
            groups.push(Group::new(&side.name, side_columns.clone()));
        }
        groups
    }

    /// The caption of the full sheet: its title, the rules, the game, how far it has come.
    fn caption(&self) -> Vec<String> {
        let mut parts = Vec::from_iter(self.json.title.clone());
        parts.extend([self.rules_title.clone(), self.json.game.clone(), self.progress.clone()]);
        parts.retain(|part| !part.is_empty());
        parts
    }
}

/// The title of a deal's section, its most important parts first: a narrow terminal cuts off the rest.
fn section_title(head: &DealHead) -> Row {
    let what = match &head.contract {
        Some(contract) => {
            let took = contract.tricks().map_or_else(String::new, |took| format!(" {took}"));
            format!("{} {}{took}", contract.bid_with_trump(), contract.by.names.join("+"))
        }
        None => words::cards_and_trump(head.cards, head.trump.known()),
    };
    let number = head.marked(head.number).text;
    let mut parts = vec![messages::TableDealNumber { number: &number }.say()];
    parts.extend(head.special());
    parts.extend([what, words::dealer(&head.dealer, head.dead_hand.is_some())]);
    Row::Title(parts)
}
