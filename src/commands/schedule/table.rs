//! The table whose deals are listed.

use crate::cards::Seat;
use crate::game::{DealPlan, Players};
use crate::words::messages;

/// The deals of a table.
pub(super) struct DealTable<'a> {
    pub(super) plan: &'a [DealPlan],
    /// The players, if their names are known.
    pub(super) players: Option<&'a Players>,
    /// The seats in the order of the columns of a sheet.
    pub(super) columns: &'a [Seat],
}

impl DealTable<'_> {
    /// A player's name, or the place at the table where players have none.
    pub(super) fn name(&self, seat: Seat) -> String {
        match self.players {
            Some(players) => players.name(seat).to_string(),
            None => messages::PlayerBySeat { place: seat.index() + 1 }.say(),
        }
    }
}
