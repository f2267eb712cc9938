//! How a sheet is laid out: a row for each deal, on paper or in full, or a section for each; and the
//! standings.

use super::deal::DealContract;
use super::grid::{Cell, Column, Grid, Group, Ink, Row, chosen};
use super::hand::{Hand, HandColumn, MemberColumn, made};
use super::played::{DealHead, PlayedDeal, SheetSide};
use super::sheet::{Sheet, Style};
use crate::rules::{Points, ScoreBasis};
use crate::words;
use crate::words::messages;

/// A column about the deal.
pub(super) type HeadColumn = (Column, fn(&DealHead) -> Cell);

/// Columns about the deal, and whether they identify the row.
pub(super) struct HeadGroup {
    pub(super) stub: bool,
    pub(super) columns: Vec<HeadColumn>,
}

impl DealHead {
    /// A text about the deal, marked where the table allowed something against the rules.
    fn marked(&self, text: impl ToString) -> Cell {
        let mark = if self.against { "†" } else { "" };
        Cell::plain(text.to_string() + mark)
    }

    pub(super) fn contract_cell(&self, text: fn(&DealContract) -> Option<String>) -> Cell {
        let Some(contract) = &self.contract else { return Cell::default() };
        match (text(contract), contract.made) {
            (text, Some(is_made)) => made(text, is_made),
            (text, None) => Cell::maybe(text),
        }
    }
}

pub(super) const DEAL: HeadColumn =
    (Column::NUMBERS.labelled("deal", ""), |head| head.marked(head.number));

pub(super) const TRUMP: HeadColumn =
    (Column::WORDS.labelled("trump", ""), |head| Cell::plain(head.trump.sign()));

pub(super) const TRUMP_NUMBER: HeadColumn = (Column::NUMBERS.labelled("trump", ""), |head| {
    Cell::maybe(head.trump.known().map(|trump| trump.preferans_number()))
});

pub(super) const DEALER: HeadColumn =
    (Column::NAMES.labelled("dealer", "dealer"), |head| Cell::plain(&head.dealer));

/// The columns of a contract, each part in its own, so that only names are ever shortened.
pub(super) const CONTRACT: [HeadColumn; 4] = [
    (Column::WORDS.labelled("contract", "contract"), |head| {
        head.contract_cell(|contract| Some(contract.bid_with_trump()))
    }),
    (Column::NAMES.labelled("by", "by"), |head| {
        Cell::maybe(head.contract.as_ref().map(DealContract::declarers))
    }),
    (Column::NAMES.labelled("with", ""), |head| {
        Cell::maybe(head.contract.as_ref().and_then(DealContract::partner))
    }),
    (Column::NUMBERS.labelled("took", "t"), |head| head.contract_cell(DealContract::tricks)),
];

const TOOK: HandColumn = (Column::NUMBERS.labelled("took", "t"), |hand| hand.took());

const BONUS: HandColumn = (Column::NUMBERS.labelled("bonus", "+"), |hand| hand.bonus());

pub(super) const TALLIES: HandColumn =
    (Column::WORDS.labelled("counts", ""), |hand| hand.tallies());

/// A deal of a sheet, over or in progress.
pub(super) struct DealRow<'a> {
    pub(super) head: &'a DealHead,
    hands: Vec<Hand<'a>>,
    line_after: bool,
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
        let cards: HeadColumn =
            (Column::NUMBERS.labelled("cards", ""), |head| Cell::plain(&head.mark));
        let marked: HeadColumn = (Column::NUMBERS.named("cards"), |head| head.marked(&head.mark));
        let full = style == Style::Full;
        let (hands, tricks) = (self.basis == ScoreBasis::Hands, self.basis == ScoreBasis::Tricks);
        let first = chosen([
            (full || !hands, DEAL),
            (full && hands, cards),
            (!full && hands, marked),
            (!full && hands && self.trump_number, TRUMP_NUMBER),
            (tricks || (full && hands), TRUMP),
        ]);
        let left = chosen([
            (true, HeadGroup { stub: true, columns: first }),
            (full, HeadGroup { stub: true, columns: vec![DEALER] }),
            (!hands && !tricks, HeadGroup { stub: false, columns: CONTRACT.into() }),
        ]);
        match style {
            Style::Paper => {
                let grid = self.by_columns(&left, &[], &self.paper_columns()).relabelled(|_| "");
                Grid { caption: self.title.iter().cloned().collect(), ..grid }
            }
            Style::Full => {
                let grid = self.by_columns(&left, &[], &self.full_columns());
                Grid { caption: self.caption(), ..grid }
            }
        }
    }

    /// The full sheet with a section for each deal and a row for each side in it, for narrow screens.
    /// Before the first deal it lists the sides.
    pub fn by_player(&self) -> Grid {
        let columns = self.full_columns();
        let mut grid = Grid::new(vec![
            Group::of_one("", Column::NAMES.named("player")).stub(),
            Group::new("", columns.iter().map(|(column, _)| *column).collect()),
        ]);
        grid.caption = self.caption();
        for row in self.rows() {
            grid.rows.push(section_title(row.head));
            for hand in &row.hands {
                let cells = columns.iter().map(|(_, cell)| cell(hand));
                grid.push(std::iter::once(Cell::plain(&hand.side.name)).chain(cells).collect());
            }
        }
        if grid.rows.is_empty() {
            for side in &self.sides {
                let mut cells = vec![Cell::plain(&side.name)];
                cells.resize(columns.len() + 1, Cell::default());
                grid.push(cells);
            }
        }
        grid
    }

    fn paper_columns(&self) -> Vec<HandColumn> {
        let first: HandColumn = match self.basis {
            ScoreBasis::Hands => (Column::NUMBERS.named("bid"), |hand| hand.bid()),
            ScoreBasis::Contracts => (Column::NUMBERS.named("points"), |hand| {
                let points = hand.score.map(|score| score.points);
                let points = points.filter(|points| *points != Points::ZERO);
                hand.or_nothing(Cell::maybe(points.map(words::signed)))
            }),
            ScoreBasis::Tricks => TOOK,
        };
        let total: HandColumn = (Column::NUMBERS.named("total"), |hand| {
            if hand.over { hand.total() } else { Cell::default() }
        });
        chosen([(true, first), (true, total), (self.bonuses, BONUS)])
    }

    fn full_columns(&self) -> Vec<HandColumn> {
        let mut columns: Vec<HandColumn> = match self.basis {
            ScoreBasis::Hands => vec![
                (Column::NUMBERS.labelled("bid/took", "b/t"), |hand| hand.bid_and_took()),
                (Column::NUMBERS.named("result").remarks(), |hand| hand.result("✗")),
            ],
            // Only the side that played the contract made or missed it.
            ScoreBasis::Contracts => vec![(Column::WORDS.named("result"), |hand| {
                let declares = hand.side.players.iter().any(|it| hand.head.declares(it));
                hand.or_nothing(if declares { hand.result("✗") } else { Cell::default() })
            })],
            ScoreBasis::Tricks => {
                vec![TOOK, (Column::NUMBERS.named("result").remarks(), |hand| hand.result(""))]
            }
        };
        let points: HandColumn = (Column::NUMBERS.labelled("points", "pts"), |hand| {
            Cell::maybe(hand.score.map(|score| words::signed(score.points)))
        });
        let total: HandColumn = (Column::NUMBERS.labelled("total", "tot"), |hand| hand.total());
        columns.extend(chosen([
            (self.has_tallies, TALLIES),
            (true, points),
            (self.bonuses, BONUS),
            (true, total),
        ]));
        columns
    }

    /// Every deal, in order.
    pub(super) fn rows(&self) -> impl Iterator<Item = DealRow<'_>> {
        let played = self.deals.iter().map(|deal| self.row(&deal.head, Some(deal)));
        played.chain(self.current.iter().map(|deal| self.row(&deal.head, None)))
    }

    /// A deal that is over, or else the one in progress.
    fn row<'a>(&'a self, head: &'a DealHead, over: Option<&'a PlayedDeal>) -> DealRow<'a> {
        let open = self.current.as_ref().filter(|_| over.is_none());
        let hand = |(column, side): (usize, &'a SheetSide)| Hand {
            head,
            side,
            bids: side.players.iter().map(|it| Some(open?.bid(it)?.text())).collect(),
            played: over.map_or_else(Vec::new, |deal| deal.hands_of(side).collect()),
            score: over.and_then(|deal| deal.score(side)),
            whole: over.and_then(|deal| deal.sides.get(column)),
            over: over.is_some(),
            total: over.map_or_else(|| self.total(column), |deal| deal.totals[column]),
            ruling: over.and_then(|deal| deal.rulings.get(column)).copied().unwrap_or_default(),
        };
        let line_after = over.is_some_and(|deal| deal.line_after);
        DealRow { head, hands: self.sides.iter().enumerate().map(hand).collect(), line_after }
    }

    /// A row for each deal: the columns about it, then for each side the same columns, those of its
    /// players first. A line separates runs of deals.
    pub(super) fn by_columns(
        &self,
        left: &[HeadGroup],
        members: &[MemberColumn],
        right: &[HandColumn],
    ) -> Grid {
        let mut groups: Vec<Group> = Vec::new();
        for HeadGroup { stub, columns } in left {
            let columns = columns.iter().map(|(column, _)| *column).collect();
            groups.push(Group { stub: *stub, ..Group::new("", columns) });
        }
        let of_side: Vec<Column> = right.iter().map(|(column, _)| *column).collect();
        let of_member: Vec<Column> = members.iter().map(|(column, _)| *column).collect();
        for side in &self.sides {
            match side.players.as_slice() {
                [player] => {
                    let columns = [of_member.as_slice(), &of_side].concat();
                    groups.push(Group::new(player, columns));
                }
                players => {
                    let own = players.iter().filter(|_| !of_member.is_empty());
                    groups.extend(own.map(|player| Group::new(player, of_member.clone())));
                    groups.push(Group::new(&side.name, of_side.clone()));
                }
            }
        }
        let mut grid = Grid::new(groups);
        let mut line_due = false;
        for row in self.rows() {
            if std::mem::replace(&mut line_due, row.line_after) {
                grid.rows.push(Row::Line);
            }
            let head = left.iter().flat_map(|group| &group.columns).map(|(_, cell)| cell(row.head));
            let hands = row.hands.iter().flat_map(|hand| {
                let each = 0..hand.side.players.len();
                let own = each
                    .flat_map(move |place| members.iter().map(move |(_, cell)| cell(hand, place)));
                own.chain(right.iter().map(|(_, cell)| cell(hand)))
            });
            grid.push(head.chain(hands).collect());
        }
        grid
    }

    /// The standings, with what was made and missed.
    pub fn places(&self) -> Grid {
        let (made, missed) = match self.basis {
            ScoreBasis::Hands => ("made", "missed"),
            ScoreBasis::Contracts | ScoreBasis::Tricks => ("won", "lost"),
        };
        let place =
            vec![Column::NUMBERS.named("place"), Column::NAMES.named("player").row_heading()];
        let zero_finish = self.standings.iter().any(|place| place.zero_finish);
        let games = self.standings.iter().any(|place| place.games.is_some());
        let mut grid = Grid::new(chosen([
            (true, Group::new("", place).stub()),
            (games, Group::of_one(&words::translated("games"), Column::NUMBERS)),
            (true, Group::of_one(&words::translated("total"), Column::NUMBERS)),
            (true, Group::of_one(&words::translated(made), Column::NUMBERS)),
            (true, Group::of_one(&words::translated(missed), Column::NUMBERS)),
            (zero_finish, Group::of_one(&messages::HeadingZeroFinish.say(), Column::WORDS)),
        ]));
        grid.caption = vec![words::standings_title(self.finished).to_owned()];
        for place in &self.standings {
            let ink = if place.rank == 1 { Ink::Leader } else { Ink::Plain };
            grid.push(chosen([
                (true, Cell::new(place.rank, ink)),
                (true, Cell::new(&place.player, ink)),
                (games, Cell::maybe(place.games)),
                (true, Cell::new(place.total, ink)),
                (true, Cell::plain(place.made)),
                (true, Cell::plain(place.missed)),
                (zero_finish, Cell::maybe(place.zero_finish.then_some("✓"))),
            ]));
        }
        grid
    }

    /// The caption of the full sheet: its title, the rules, the game, how far it has come.
    fn caption(&self) -> Vec<String> {
        let parts = [self.rules_title.clone(), self.game.clone(), self.progress.clone()];
        let parts = self.title.clone().into_iter().chain(parts);
        parts.filter(|part| !part.is_empty()).collect()
    }
}

/// The title of a deal's section, its most important parts first: a narrow terminal cuts off the
/// rest.
fn section_title(head: &DealHead) -> Row {
    let what = match &head.contract {
        Some(contract) => {
            let took = contract.tricks().map_or_else(String::new, |took| format!(" {took}"));
            format!("{} {}{took}", contract.bid_with_trump(), contract.by.join("+"))
        }
        None => words::cards_and_trump(head.cards, head.trump.known()),
    };
    let mut parts =
        vec![messages::TableDealNumber { number: &head.marked(head.number).text }.say()];
    parts.extend(head.extra().map(|mark| messages::TableExtraMark { mark }.say()));
    parts.extend([what, words::dealer(&head.dealer, head.dead_hand.is_some())]);
    Row::Title(parts)
}
