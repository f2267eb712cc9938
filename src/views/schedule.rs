//! The schedule of a game: every deal before anybody has played it.

use super::{Cell, Column, DealTrump, Grid, Group, Row};
use crate::cards::Seat;
use crate::game::{DealPlan, Players};

/// Every deal of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The deals, in order.
    pub deals: Vec<ScheduledDeal>,
    /// Whether the players have names. Without them they are `player 1`, `player 2` and so on, in
    /// turn order.
    pub named: bool,
}

/// A deal of a [`Schedule`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduledDeal {
    /// Its number, from 1.
    pub number: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What is known of its trump.
    pub trump: DealTrump,
    /// Who deals.
    pub dealer: String,
    /// Who sits out, at a table with a dead hand.
    pub dead_hand: Option<String>,
    /// Whether the cards are held on the forehead.
    pub forehead: bool,
}

impl Schedule {
    /// Returns the schedule of these deals, for a table whose players may have no names yet.
    ///
    /// # Panics
    /// If a deal names a seat that `players` do not have.
    pub fn of(plan: &[DealPlan], players: Option<&Players>) -> Schedule {
        let name = |seat: Seat| seat_name(seat, players);
        let deals = plan.iter().map(|deal| ScheduledDeal {
            number: deal.number,
            cards: deal.cards,
            trump: deal.trump.into(),
            dealer: name(deal.dealer),
            dead_hand: deal.dead.map(name),
            forehead: deal.forehead,
        });
        Schedule { deals: deals.collect(), named: players.is_some() }
    }

    /// Returns the schedule as bare facts, one in each cell.
    pub fn facts(&self) -> Grid {
        let mut facts = self.grid();
        let trump = facts.groups.iter().position(|group| group.heading == "trump");
        for (row, deal) in facts.rows.iter_mut().zip(&self.deals) {
            if let (Row::Cells(cells), Some(trump)) = (row, trump) {
                cells[trump] = Cell::plain(deal.trump.name());
            }
        }
        facts
    }

    /// Returns the schedule as a table: number, cards, trump, dealer, and who sits out if anyone.
    pub fn grid(&self) -> Grid {
        let anyone_sits_out = self.deals.iter().any(|deal| deal.dead_hand.is_some());
        let mut groups = vec![
            Group::of_one("deal", Column::NUMBERS).stub(),
            Group::of_one("cards", Column::NUMBERS),
            Group::of_one("trump", Column::WORDS),
            Group::of_one("dealer", Column::NAMES),
        ];
        if anyone_sits_out {
            groups.push(Group::of_one("sits out", Column::NAMES));
        }
        let any_forehead = self.deals.iter().any(|deal| deal.forehead);
        if any_forehead {
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
            if anyone_sits_out {
                cells.push(deal.dead_hand.as_ref().map_or_else(Cell::empty, Cell::plain));
            }
            if any_forehead {
                cells.push(Cell::plain(if deal.forehead { "on the forehead" } else { "" }));
            }
            grid.push(cells);
        }
        grid
    }
}

/// Returns the name of who sits there; `player 1` and so on, in turn order, where nobody has one.
///
/// # Panics
/// If `players` do not have that seat.
pub fn seat_name(seat: Seat, players: Option<&Players>) -> String {
    match players {
        Some(players) => players.name(seat).to_string(),
        None => format!("player {}", seat.index() + 1),
    }
}

fn trump(trump: DealTrump) -> String {
    match trump {
        DealTrump::Known(known) if known.suit().is_some() => {
            format!("{} {}", trump.sign(), known.name())
        }
        DealTrump::Known(_) => "no trump".to_owned(),
        DealTrump::Turned => "turned".to_owned(),
        DealTrump::Named => "by contract".to_owned(),
    }
}
