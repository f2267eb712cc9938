//! How a sheet is laid out: the rows that every layout has, and the columns that each adds.

use super::deal::DealContract;
use super::grid::{Cell, Column, Grid, Group, Ink, Row};
use super::sheet::{DealHead, PlayedHand, Sheet};
use crate::rules::Points;

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
    pub(super) fn sits_out(&self) -> bool {
        self.head.dead_hand.as_deref() == Some(self.player)
    }

    /// Whether the player is on the side that plays the contract.
    pub(super) fn declares(&self) -> bool {
        self.head.declares(self.player)
    }

    /// A cell about the hand; a dash for the dead hand.
    pub(super) fn or_nothing(&self, cell: Cell) -> Cell {
        if self.sits_out() { Cell::new(NOTHING, Ink::Dim) } else { cell }
    }

    /// The running total: dim for the dead hand.
    pub(super) fn total_cell(&self) -> Cell {
        match (self.sits_out(), self.played) {
            (true, _) => Cell::new(self.total, Ink::Dim),
            (false, Some(hand)) => Cell::new(hand.total, Ink::Total),
            (false, None) => Cell::empty(),
        }
    }

    /// What a run earned or cost; empty where none ended.
    pub(super) fn bonus_cell(&self) -> Cell {
        match self.played.map_or(Points::ZERO, |hand| hand.bonus) {
            Points::ZERO => Cell::empty(),
            bonus => Cell::new(signed(bonus), Ink::Bonus),
        }
    }
}

/// A deal of a sheet, over or in progress.
pub(super) struct DealRow<'a> {
    pub(super) head: &'a DealHead,
    pub(super) hands: Vec<Hand<'a>>,
    line_after: bool,
}

impl Sheet {
    /// Every deal, in order.
    pub(super) fn rows(&self) -> impl Iterator<Item = DealRow<'_>> {
        let players = || self.players.iter().enumerate();
        let played = self.deals.iter().map(move |deal| {
            let hands = players().map(|(column, player)| Hand {
                head: &deal.head,
                player,
                bid: None,
                played: deal.hand(player),
                over: true,
                total: deal.totals.get(column).copied().unwrap_or_default(),
                ruling: self.ruling_points(deal.head.number, player),
            });
            DealRow { head: &deal.head, hands: hands.collect(), line_after: deal.line_after }
        });
        let open = self.current.iter().map(move |deal| {
            let hands = players().map(|(column, player)| Hand {
                head: &deal.head,
                player,
                bid: deal.bid(player),
                played: None,
                over: false,
                total: self.total(column),
                ruling: Points::ZERO,
            });
            DealRow { head: &deal.head, hands: hands.collect(), line_after: false }
        });
        played.chain(open)
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

    fn ruling_points(&self, deal: usize, player: &str) -> Points {
        let rulings = self.rulings.iter().filter(|ruling| ruling.deal == deal);
        let points = rulings.flat_map(|ruling| &ruling.points);
        points.filter(|it| it.player == player).map(|it| it.points).sum()
    }
}

impl DealHead {
    /// A text about the deal, marked where the table allowed something against the rules.
    pub(super) fn marked(&self, text: impl ToString) -> Cell {
        let mark = if self.against { "†" } else { "" };
        Cell::plain(text.to_string() + mark)
    }

    fn contract_cell(&self, text: impl Fn(&DealContract) -> Option<String>) -> Cell {
        let Some(contract) = &self.contract else { return Cell::empty() };
        let ink = match contract.made {
            Some(true) => Ink::Made,
            Some(false) => Ink::Missed,
            None => Ink::Plain,
        };
        text(contract).map_or_else(Cell::empty, |text| Cell::new(text, ink))
    }

    pub(super) fn declarer(&self, place: usize) -> Cell {
        Cell::maybe(self.contract.as_ref().and_then(|contract| contract.by.get(place)))
    }
}

/// The columns of a contract, each part in its own, so that only names are ever shortened.
pub(super) const CONTRACT: [HeadColumn; 4] = [
    (Column::WORDS.named("contract"), |head| {
        head.contract_cell(|contract| Some(contract.bid_with_trump()))
    }),
    (Column::NAMES.named("by"), |head| head.declarer(0)),
    (Column::NAMES.named("with"), |head| head.declarer(1)),
    (Column::NUMBERS.named("took"), |head| {
        head.contract_cell(|contract| contract.took.map(|took| took.to_string()))
    }),
];

/// Points with their sign, as a change of the total.
pub(super) fn signed(points: Points) -> String {
    if points > Points::ZERO { format!("+{points}") } else { points.to_string() }
}
