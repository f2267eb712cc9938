//! The cells of a player's line on the table.

use super::shown::Shown;
use super::theme::ColorRole;
use crate::board::typed::{self, TrickEntry};
use crate::cards::Seat;
use crate::game::Deal;
use crate::views::Asked;
use crate::words::messages;
use ratatui::style::{Modifier, Style};

/// What the line of a player says about the deal.
#[derive(Default)]
pub(super) struct Cells {
    /// The digit that gives a trick to the player.
    pub(super) key: Option<usize>,
    pub(super) bid: String,
    pub(super) took: String,
    pub(super) style: Style,
}

impl Cells {
    pub(super) fn of(shown: &Shown<'_>, deal: &Deal, asked: &Asked, seat: Seat) -> Cells {
        let mut cells = Cells::default();
        if let Some(bid) = deal.bid_made(seat) {
            cells.bid = messages::BoardCellBid { bid: bid.to_string() }.say();
        }
        let seats: &[Seat] = match asked {
            Asked::Bids { seats, .. } | Asked::Tricks { seats, .. } => seats,
            Asked::Count { .. } | Asked::Choice(_) => &[],
        };
        let Some(place) = seats.iter().position(|asked| *asked == seat) else { return cells };

        let entry = shown.board.entry;
        let number = shown.board.typed.at(place, asked, entry).unwrap_or_default();
        if number.ends_with('_') {
            cells.style = shown.ink(ColorRole::Due).add_modifier(Modifier::BOLD);
        }
        if matches!(asked, Asked::Tricks { .. }) {
            cells.took = messages::BoardCellTook { tricks: &number }.say();
            if entry == TrickEntry::Takers {
                cells.key = Some(typed::row(seats, place) + 1);
            }
        } else {
            cells.bid = messages::BoardCellBid { bid: &number }.say();
        }
        cells
    }
}
