//! The schedule of a game: every deal before anybody has played it.

use super::deal::{DealTrump, Player};
use super::grid::{Cell, Column, Grid, Group, Ink, Row};
use super::layout::NOTHING;
use crate::game::{DealPlan, Players};
use crate::rules::Counts;
use crate::words;
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

/// A deal of a [`Schedule`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScheduledDeal {
    /// Its number, from 1.
    #[serde(rename = "deal")]
    pub number: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What is known of its trump.
    pub trump: DealTrump,
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
            trump: deal.trump.into(),
            dealer: Player::at(deal.dealer, players),
            dead_hand: deal.dead.map(|seat| Player::at(seat, players)),
            forehead: deal.forehead,
        });
        Schedule { deals: deals.collect() }
    }

    /// The schedule as a table: number, cards, trump and dealer, and who sits out.
    pub fn grid(&self) -> Grid {
        self.with_trumps(|trump| words::planned_trump(trump.known(), trump == DealTrump::Turned))
    }

    /// The schedule with one fact in each cell.
    pub fn facts(&self) -> Grid {
        self.with_trumps(|trump| trump.name().to_owned())
    }

    fn with_trumps(&self, trump: impl Fn(DealTrump) -> String) -> Grid {
        let mut groups = vec![
            Group::of_one("deal", Column::NUMBERS).stub(),
            Group::of_one("cards", Column::NUMBERS),
            Group::of_one("trump", Column::WORDS),
            Group::of_one("dealer", Column::NAMES),
        ];
        let sits_out = self.deals.iter().any(|deal| deal.dead_hand.is_some());
        if sits_out {
            groups.push(Group::of_one("sits out", Column::NAMES));
        }
        let forehead = self.deals.iter().any(|deal| deal.forehead);
        if forehead {
            groups.push(Group::of_one("cards held", Column::WORDS));
        }
        let mut grid = Grid::new(groups);
        for deal in &self.deals {
            let mut cells = vec![
                Cell::plain(deal.number),
                Cell::plain(deal.cards),
                Cell::plain(trump(deal.trump)),
                Cell::plain(&deal.dealer),
            ];
            if sits_out {
                cells.push(Cell::maybe(deal.dead_hand.as_ref()));
            }
            if forehead {
                cells.push(Cell::maybe(deal.forehead.then_some("on the forehead")));
            }
            grid.push(cells);
        }
        grid
    }

    /// An empty sheet to keep score by pen: a row for each deal, with two empty columns for each
    /// player. A dead hand is struck out. After an auction, the contract has columns too.
    pub fn blank(&self, counts: Counts, players: &[Player]) -> Grid {
        let (numbers, words) = (Column::NUMBERS, Column::WORDS);
        let mut left = vec![numbers.labelled("deal", "").row_heading()];
        if counts == Counts::Hands {
            left.push(numbers.labelled("cards", ""));
        }
        if counts != Counts::Contracts {
            left.push(words.labelled("trump", ""));
        }
        left.push(Column::NAMES.labelled("dealer", "dealer"));
        let mut groups = vec![Group::new("", left).stub()];
        if counts == Counts::Contracts {
            let columns = ["contract", "by", "with"].map(|label| words.labelled(label, ""));
            let took = numbers.labelled("took", "t");
            groups.push(Group::new("", columns.into_iter().chain([took]).collect()));
        }
        let first = match counts {
            Counts::Hands => "bid",
            Counts::Contracts => "points",
            Counts::Tricks => "took",
        };
        let pair = vec![numbers.labelled(first, ""), numbers.labelled("total", "")];
        groups.extend(players.iter().map(|player| Group::new(&player.to_string(), pair.clone())));
        let mut grid = Grid::new(groups);
        let columns = grid.columns().count();
        for deal in &self.deals {
            let mut cells = vec![Cell::plain(deal.number)];
            if counts == Counts::Hands {
                let forehead = if deal.forehead { "*" } else { "" };
                cells.push(Cell::plain(format!("{}{forehead}", deal.cards)));
            }
            if counts != Counts::Contracts {
                // A trump turned up is written in, like a bid.
                cells.push(Cell::maybe(deal.trump.known().map(|_| deal.trump.sign())));
            }
            cells.push(Cell::plain(&deal.dealer));
            cells.resize(columns - 2 * players.len(), Cell::empty());
            for player in players {
                let sits_out = deal.dead_hand.as_ref() == Some(player);
                cells.push(if sits_out { Cell::new(NOTHING, Ink::Dim) } else { Cell::empty() });
                cells.push(Cell::empty());
            }
            grid.rows.push(Row::Cells(cells));
        }
        grid
    }
}
