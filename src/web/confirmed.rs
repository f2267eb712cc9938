//! What opponents say of tricks that were recorded. It is kept as long as the server runs; an objection is also a
//! note in the game.

use crate::cards::Seat;
use crate::game::{Act, Deal, Game};
use crate::history::{GameId, History};
use crate::views::{Grid, Row, Sheet, Style};
use crate::words;
use std::collections::HashMap;

/// What an opponent says of the tricks of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opinion {
    /// They are right.
    Agrees,
    /// They are wrong.
    Objects,
}

/// What opponents have said of the deals of a game.
#[derive(Debug, Default)]
pub(super) struct Confirmed {
    game: Option<GameId>,
    /// The deals that were over before this server showed the game: nobody is asked about these.
    before: usize,
    /// The last word on each deal, and the tricks that it is about.
    said: HashMap<usize, (Vec<u8>, Opinion)>,
}

impl Confirmed {
    /// Begins anew with another game.
    pub(super) fn follow(&mut self, history: &History) {
        if self.game.as_ref() != Some(history.id()) {
            *self = Confirmed {
                game: Some(history.id().clone()),
                before: history.game().played().count(),
                said: HashMap::new(),
            };
        }
    }

    /// Takes down what is said of the tricks of a deal.
    pub(super) fn say(&mut self, history: &History, number: usize, says: Opinion) {
        if let Some(deal) = history.game().deal(number) {
            self.said.insert(number, (deal.tricks.to_vec(), says));
        }
    }

    /// The deals to which no opponent has agreed as they are recorded, and what was said of them.
    pub(super) fn open(&self, history: &History) -> Vec<(usize, Option<Opinion>)> {
        let mut open = Vec::new();
        for deal in history.game().played().skip(self.before) {
            let number = deal.plan.number;
            let said = self.said.get(&number).filter(|(tricks, _)| **tricks == *deal.tricks);
            match said {
                Some((_, Opinion::Agrees)) => {}
                said => open.push((number, said.map(|(_, says)| *says))),
            }
        }
        open
    }
}

/// Whether a player is asked about the tricks of a deal: everybody, or those who play against the declarers.
pub(super) fn is_opponent(game: &Game, deal: &Deal, seat: Seat) -> bool {
    let Some(contract) = deal.contract() else { return game.is_at_table(seat) };
    let side = |seat| game.setup().side_of(seat);
    !contract.declarers().chain(contract.with).any(|declarer| side(declarer) == side(seat))
}

/// The grid of the sheet; deals to which no opponent has agreed are marked.
pub(super) fn marked_grid(sheet: &Sheet, unconfirmed: &[(usize, Option<Opinion>)]) -> Grid {
    let mut grid = sheet.grid(Style::Paper);
    let heading = grid.row_heading();
    let rows = grid.rows.iter_mut().filter_map(Row::cells_mut);
    for (number, cells) in (1..).zip(rows) {
        if unconfirmed.iter().any(|(deal, _)| *deal == number) {
            cells[heading].text += "\u{a0}?";
        }
    }
    grid
}

/// The last deal that a player is asked about, with what is recorded of it.
pub(super) fn to_confirm(
    history: &History,
    seat: Seat,
    unconfirmed: &[(usize, Option<Opinion>)],
) -> Option<(usize, String)> {
    let game = history.game();
    let (number, None) = unconfirmed.last()? else { return None };
    let deal = game.deal(*number)?;
    if !is_opponent(game, deal, seat) {
        return None;
    }
    let recorded = history.in_force().rfind(|entry| matches!(entry.act(), Some(Act::Took(_))));
    let recorded = recorded.map(|entry| words::entry(history, entry)).unwrap_or_default();
    Some((*number, words::labelled(words::deal_name(game, deal), recorded)))
}
