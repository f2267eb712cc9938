//! The schedule of a game: every deal before it is played.

use super::deal::Player;
use super::grid::{Cell, Column, Grid, Group, Ink, Row, chosen};
use super::hand::NOTHING;
use super::layout::{CONTRACT, DEAL, DEALER, TRUMP};
use crate::game::{DealPlan, Players};
use crate::rules::{PlannedTrump, ScoreBasis};
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::Not;

/// Every deal of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Schedule {
    /// The deals, in order.
    pub deals: Vec<ScheduledDeal>,
}

/// A column of a schedule: its heading, and its cells.
type ScheduleColumn = (String, Column, fn(&ScheduledDeal) -> Cell);

/// A deal of a [`Schedule`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScheduledDeal {
    /// Its number, from 1.
    #[serde(rename = "deal")]
    pub number: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What is known of its trump.
    pub trump: PlannedTrump,
    /// Who deals; null in JSON where the players have no names.
    pub dealer: Player,
    /// Who sits out, at a table with a dead hand.
    #[serde(skip_serializing_if = "has_no_name")]
    pub dead_hand: Option<Player>,
    /// Whether the cards are held on the forehead.
    #[serde(skip_serializing_if = "Not::not")]
    pub forehead: bool,
}

#[allow(clippy::ref_option, reason = "serde gives a reference to the field")]
const fn has_no_name(player: &Option<Player>) -> bool {
    !matches!(player, Some(Player::Named(_)))
}

impl Schedule {
    /// The schedule of these deals, for a table whose players may have no names yet.
    ///
    /// # Panics
    /// If a deal names a seat that `players` do not have.
    pub fn of(plan: &[DealPlan], players: Option<&Players>) -> Schedule {
        let deals = plan.iter().map(|deal| ScheduledDeal {
            number: deal.number,
            cards: deal.cards,
            trump: deal.trump,
            dealer: Player::at(deal.dealer, players),
            dead_hand: deal.dead.map(|seat| Player::at(seat, players)),
            forehead: deal.forehead,
        });
        Schedule { deals: deals.collect() }
    }

    /// The schedule as a table: number, cards, trump and dealer, and who sits out.
    pub fn grid(&self) -> Grid {
        self.with_trumps(|deal| Cell::plain(words::planned_trump(deal.trump)))
    }

    /// The schedule with one fact in each cell.
    pub fn facts(&self) -> Grid {
        self.with_trumps(|deal| Cell::plain(deal.trump.name()))
    }

    fn with_trumps(&self, trump: fn(&ScheduledDeal) -> Cell) -> Grid {
        let any = |has: fn(&ScheduledDeal) -> bool| self.deals.iter().any(has);
        let sits_out: ScheduleColumn = (messages::HeadingDeadHand.say(), Column::NAMES, |deal| {
            Cell::maybe(deal.dead_hand.as_ref())
        });
        let held: ScheduleColumn = (messages::HeadingCardsHeld.say(), Column::WORDS, |deal| {
            Cell::maybe(deal.forehead.then_some(messages::ScheduleOnForehead.say()))
        });
        let columns = chosen::<ScheduleColumn, 6>([
            (true, ("deal".into(), Column::NUMBERS, |deal| Cell::plain(deal.number))),
            (true, ("cards".into(), Column::NUMBERS, |deal| Cell::plain(deal.cards))),
            (true, ("trump".into(), Column::WORDS, trump)),
            (true, ("dealer".into(), Column::NAMES, |deal| Cell::plain(&deal.dealer))),
            (any(|deal| deal.dead_hand.is_some()), sits_out),
            (any(|deal| deal.forehead), held),
        ]);
        let groups = columns
            .iter()
            .map(|(heading, column, _)| Group::of_one(&words::translated(heading), *column));
        let mut grid = Grid::new(groups.collect());
        grid.groups[0].stub = true;
        for deal in &self.deals {
            grid.push(columns.iter().map(|(_, _, cell)| cell(deal)).collect());
        }
        grid
    }

    /// An empty sheet to keep score by pen: a row for each deal, with empty columns for each side: a
    /// bid of each of its players, or what it took or scored, and the total. A dead hand is struck out.
    /// After an auction, the contract has columns too.
    pub fn blank(&self, basis: ScoreBasis, sides: &[Vec<Player>]) -> Grid {
        let (hands, contracts) = (basis == ScoreBasis::Hands, basis == ScoreBasis::Contracts);
        let left = chosen([
            (true, DEAL.0.row_heading()),
            (hands, Column::NUMBERS.labelled("cards", "")),
            (!contracts, TRUMP.0),
            (true, DEALER.0),
        ]);
        let mut groups = vec![Group::new("", left).stub()];
        if contracts {
            groups.push(Group::new("", CONTRACT.iter().map(|(column, _)| *column).collect()));
        }
        let first = match basis {
            ScoreBasis::Hands => "bid",
            ScoreBasis::Contracts => "points",
            ScoreBasis::Tricks => "took",
        };
        let labelled = |label| Column::NUMBERS.labelled(label, "");
        let firsts = |side: &[Player]| if hands { side.len() } else { 1 };
        groups.extend(sides.iter().map(|side| {
            let mut columns = vec![labelled(first); firsts(side)];
            columns.push(labelled("total"));
            Group::new(&words::joined(side, " & "), columns)
        }));
        let mut grid = Grid::new(groups);
        let columns = grid.columns().count();
        for deal in &self.deals {
            let mut cells = vec![Cell::plain(deal.number)];
            if hands {
                let forehead = if deal.forehead { "*" } else { "" };
                cells.push(Cell::plain(format!("{}{forehead}", deal.cards)));
            }
            if !contracts {
                // A trump turned up is written in, like a bid.
                cells.push(Cell::maybe(deal.trump.known().map(|_| deal.trump.sign())));
            }
            cells.push(Cell::plain(&deal.dealer));
            let own: usize = sides.iter().map(|side| firsts(side) + 1).sum();
            cells.resize(columns - own, Cell::default());
            for side in sides {
                let sits_out = deal.dead_hand.as_ref() == side.first();
                cells.push(if sits_out { Cell::new(NOTHING, Ink::Dim) } else { Cell::default() });
                cells.resize(cells.len() + firsts(side), Cell::default());
            }
            grid.rows.push(Row::Cells(cells));
        }
        grid
    }
}
