//! The cells of a player's line on the table.

use super::shown::Shown;
use super::theme::ColorRole;
use crate::board::typed;
use crate::cards::Seat;
use crate::game::{BiddingState, Deal, Game};
use crate::views::Asked;
use crate::words;
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
        let calls = deal.auction().map_or(&[][..], |auction| &auction.calls);
        if let Some(contract) = deal.contract() {
            if contract.declarers().any(|declarer| declarer == seat) {
                cells.bid = messages::BoardCellDeclarer.say();
            } else if contract.with == Some(seat) {
                cells.bid = messages::BoardCellPartner.say();
            }
        } else if let Some((_, call)) = calls.iter().rfind(|(caller, _)| *caller == seat) {
            cells.bid = words::call_words(call);
        }
        let seats: &[Seat] = match asked {
            Asked::Bids { seats, .. } | Asked::Tricks { seats, .. } => seats,
            Asked::Count { .. } | Asked::Choice(_) => &[],
        };
        let Some(place) = seats.iter().position(|asked| *asked == seat) else { return cells };

        let due = shown.board.numbers_due(shown.game());
        let number = shown.board.typed.at(place, asked, due.as_ref());
        if number.ends_with('_') || number.contains('/') {
            cells.style = shown.ink(ColorRole::Due).add_modifier(Modifier::BOLD);
        }
        if matches!(asked, Asked::Tricks { .. }) {
            cells.took = messages::BoardCellTook { tricks: &number }.say();
            if due.is_none() {
                cells.key = Some(typed::row(seats, place) + 1);
            }
        } else {
            cells.bid = messages::BoardCellBid { bid: &number }.say();
        }
        cells
    }
}

/// The name of the player in a seat, or of the side if nobody bids.
pub(super) fn side_name(game: &Game, deal: &Deal, seat: Seat) -> String {
    match deal.bidding {
        BiddingState::NoBids => words::sides(game)(deal.plan.side_of(seat)),
        _ => words::names(game)(seat),
    }
}
