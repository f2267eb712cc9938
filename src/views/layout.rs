//! How a sheet is laid out: a row for each deal, on paper or in full, or a section for each; and the
//! standings.

use super::deal::DealContract;
use super::grid::{Cell, Column, Grid, Group, Ink, Row, chosen};
use super::sheet::{DealHead, PlayedDeal, PlayedHand, Sheet, Style};
use crate::rules::{Counts, Points};
use crate::words;

/// Marks a player with nothing in a deal: the dead hand, or tricks not yet taken.
pub(super) const NOTHING: &str = "–";

/// A column about the deal.
pub(super) type HeadColumn = (Column, fn(&DealHead) -> Cell);

/// A column about a player's hand.
pub(super) type HandColumn = (Column, fn(&Hand<'_>) -> Cell);

/// Columns about the deal, and whether they identify the row.
pub(super) struct HeadGroup {
    pub(super) stub: bool,
    pub(super) columns: Vec<HeadColumn>,
}

/// What a player has in a deal.
pub(super) struct Hand<'a> {
    head: &'a DealHead,
    player: &'a str,
    /// The bid in a deal in progress, once made.
    pub(super) bid: Option<u8>,
    /// The hand in a deal that is over, unless the player sat out.
    pub(super) played: Option<&'a PlayedHand>,
    /// Whether the deal is over.
    pub(super) over: bool,
    /// The total after the last deal that is over, up to this one.
    pub(super) total: Points,
    /// Points given or taken by rulings of the table, the dead hand's too.
    pub(super) ruling: Points,
}

impl Hand<'_> {
    /// Whether the player is the dead hand.
    fn sits_out(&self) -> bool {
        self.head.dead_hand.as_deref() == Some(self.player)
    }

    /// A cell about the hand; a dash for the dead hand.
    fn or_nothing(&self, cell: Cell) -> Cell {
        if self.sits_out() { Cell::new(NOTHING, Ink::Dim) } else { cell }
    }

    fn bid(&self) -> Cell {
        self.or_nothing(match self.played {
            Some(hand) => made(hand.bid, hand.made),
            None => Cell::maybe(self.bid),
        })
    }

    fn took(&self) -> Cell {
        self.or_nothing(self.played.map(|hand| made(hand.took, hand.made)).unwrap_or_default())
    }

    fn bid_and_took(&self) -> Cell {
        let Some(played) = self.played else {
            return self.or_nothing(Cell::maybe(self.bid.map(|bid| format!("{bid}/{NOTHING}"))));
        };
        let (bid, took) = (played.bid.unwrap_or_default(), played.took.unwrap_or_default());
        made(Some(format!("{bid}/{took}")), played.made)
    }

    /// Whether the player made the deal, with a sign for those who did not.
    fn result(&self, missed: &str) -> Cell {
        let sign = |hand: &PlayedHand| Some(if hand.made { "✓" } else { missed });
        self.played.map(|hand| made(sign(hand), hand.made)).unwrap_or_default()
    }

    /// The running total: dim for the dead hand.
    fn total(&self) -> Cell {
        match (self.sits_out(), self.played) {
            (true, _) => Cell::new(self.total, Ink::Dim),
            (false, Some(hand)) => Cell::new(hand.total, Ink::Total),
            (false, None) => Cell::default(),
        }
    }

    /// What was counted besides the tricks: `twos 1`.
    fn counts(&self) -> Cell {
        let counts = self.played.map(|hand| words::counts_of(&hand.counts));
        Cell::maybe(counts.filter(|counts| !counts.is_empty()))
    }

    /// What a run earned or cost; empty where none ended.
    fn bonus(&self) -> Cell {
        match self.played.map_or(Points::ZERO, |hand| hand.bonus) {
            points if points == Points::ZERO => Cell::default(),
            bonus => Cell::new(words::signed(bonus), Ink::Bonus),
        }
    }
}

fn made(text: Option<impl ToString>, made: bool) -> Cell {
    let ink = if made { Ink::Made } else { Ink::Missed };
    text.map(|text| Cell::new(text, ink)).unwrap_or_default()
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

const COUNTS: HandColumn = (Column::WORDS.labelled("counts", ""), |hand| hand.counts());

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
        let (hands, tricks) = (self.counts == Counts::Hands, self.counts == Counts::Tricks);
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
            Style::Paper => self.by_columns(&left, &self.paper_columns()).relabelled(|_| ""),
            Style::Full => {
                Grid { caption: self.caption(), ..self.by_columns(&left, &self.full_columns()) }
            }
        }
    }

    /// The full sheet with a section for each deal and a row for each player in it, for narrow
    /// screens. Before the first deal it lists the players.
    pub fn by_player(&self) -> Grid {
        let columns = self.full_columns();
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
                cells.resize(columns.len() + 1, Cell::default());
                grid.push(cells);
            }
        }
        grid
    }

    fn paper_columns(&self) -> Vec<HandColumn> {
        let first: HandColumn = match self.counts {
            Counts::Hands => (Column::NUMBERS.named("bid"), |hand| hand.bid()),
            Counts::Contracts => (Column::NUMBERS.named("points"), |hand| {
                let points = hand.played.map(|hand| hand.points);
                let points = points.filter(|points| *points != Points::ZERO);
                hand.or_nothing(Cell::maybe(points.map(words::signed)))
            }),
            Counts::Tricks => TOOK,
        };
        let total: HandColumn = (Column::NUMBERS.named("total"), |hand| {
            if hand.over { hand.total() } else { Cell::default() }
        });
        chosen([(true, first), (true, total), (self.bonuses, BONUS)])
    }

    fn full_columns(&self) -> Vec<HandColumn> {
        let mut columns: Vec<HandColumn> = match self.counts {
            Counts::Hands => vec![
                (Column::NUMBERS.labelled("bid/took", "b/t"), |hand| hand.bid_and_took()),
                (Column::NUMBERS.named("result").remarks(), |hand| hand.result("✗")),
            ],
            // Only the side that played the contract made or missed it.
            Counts::Contracts => vec![(Column::WORDS.named("result"), |hand| {
                let declares = hand.head.declares(hand.player);
                hand.or_nothing(if declares { hand.result("✗") } else { Cell::default() })
            })],
            Counts::Tricks => {
                vec![TOOK, (Column::NUMBERS.named("result").remarks(), |hand| hand.result(""))]
            }
        };
        let points: HandColumn = (Column::NUMBERS.labelled("points", "pts"), |hand| {
            Cell::maybe(hand.played.map(|hand| words::signed(hand.points)))
        });
        let total: HandColumn = (Column::NUMBERS.labelled("total", "tot"), |hand| hand.total());
        columns.extend(chosen([
            (self.has_counts, COUNTS),
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
        let hands = self.players.iter().enumerate().map(|(column, player)| Hand {
            head,
            player,
            bid: open.and_then(|deal| deal.bid(player)),
            played: over.and_then(|deal| deal.hand(player)),
            over: over.is_some(),
            total: over.map_or_else(|| self.total(column), |deal| deal.totals[column]),
            ruling: over.and_then(|deal| deal.rulings.get(column)).copied().unwrap_or_default(),
        });
        let line_after = over.is_some_and(|deal| deal.line_after);
        DealRow { head, hands: hands.collect(), line_after }
    }

    /// A row for each deal: the columns about it, then the same columns for each player. A line
    /// separates runs of deals.
    pub(super) fn by_columns(&self, left: &[HeadGroup], right: &[HandColumn]) -> Grid {
        let mut groups: Vec<Group> = Vec::new();
        for HeadGroup { stub, columns } in left {
            let columns = columns.iter().map(|(column, _)| *column).collect();
            groups.push(Group { stub: *stub, ..Group::new("", columns) });
        }
        let of_player: Vec<Column> = right.iter().map(|(column, _)| *column).collect();
        groups.extend(self.players.iter().map(|player| Group::new(player, of_player.clone())));
        let mut grid = Grid::new(groups);
        let mut line_due = false;
        for row in self.rows() {
            if std::mem::replace(&mut line_due, row.line_after) {
                grid.rows.push(Row::Line);
            }
            let head = left.iter().flat_map(|group| &group.columns).map(|(_, cell)| cell(row.head));
            let hands = row.hands.iter().flat_map(|hand| right.iter().map(|(_, cell)| cell(hand)));
            grid.push(head.chain(hands).collect());
        }
        grid
    }

    /// The standings, with what was made and missed.
    pub fn places(&self) -> Grid {
        let (made, missed) = match self.counts {
            Counts::Hands => ("made", "missed"),
            Counts::Contracts | Counts::Tricks => ("won", "lost"),
        };
        let place =
            vec![Column::NUMBERS.named("place"), Column::NAMES.named("player").row_heading()];
        let zero_finish = self.standings.iter().any(|place| place.zero_finish);
        let mut grid = Grid::new(chosen([
            (true, Group::new("", place).stub()),
            (true, Group::of_one("total", Column::NUMBERS)),
            (true, Group::of_one(made, Column::NUMBERS)),
            (true, Group::of_one(missed, Column::NUMBERS)),
            (zero_finish, Group::of_one(words::zero_finish_title(), Column::WORDS)),
        ]));
        grid.caption = vec![words::standings_title(self.finished).to_owned()];
        for place in &self.standings {
            let ink = if place.rank == 1 { Ink::Leader } else { Ink::Plain };
            grid.push(chosen([
                (true, Cell::new(place.rank, ink)),
                (true, Cell::new(&place.player, ink)),
                (true, Cell::new(place.total, ink)),
                (true, Cell::plain(place.made)),
                (true, Cell::plain(place.missed)),
                (zero_finish, Cell::maybe(place.zero_finish.then_some("✓"))),
            ]));
        }
        grid
    }

    /// The caption of the full sheet: the rules, the game, how far it has come.
    fn caption(&self) -> Vec<String> {
        let parts = [self.title.clone(), self.game.clone(), self.progress()];
        parts.into_iter().filter(|part| !part.is_empty()).collect()
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
    let mut parts = vec![words::deal_number(&head.marked(head.number).text)];
    parts.extend(head.extra().map(words::extra_mark));
    parts.extend([what, words::dealer(&head.dealer, head.dead_hand.is_some())]);
    Row::Title(parts)
}
