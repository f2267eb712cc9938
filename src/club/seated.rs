//! Who sits where in a round, and whether that is settled.

use super::event::Event;
use super::refusal::EventRefusal;
use super::seating::{Seating, Seats};
use std::collections::BTreeSet;

impl Event {
    /// Who sat where in a round: as drawn, or as was said later, without those who left afterwards.
    ///
    /// # Errors
    /// It is not drawn.
    pub fn seating(&self, number: u16) -> Result<Seating, EventRefusal> {
        let round = self.round(number)?;
        let mut seating = round.drawn.clone();
        for (table, seats) in &round.seats {
            if let Some(drawn) = seating.tables.get_mut(usize::from(*table) - 1) {
                drawn.clone_from(seats);
            }
        }
        if !round.seats.is_empty() {
            let seated: BTreeSet<u16> = seating.tables.iter().flatten().copied().collect();
            seating.bench.retain(|no| !seated.contains(no));
        }
        self.seat_present(&mut seating, number);
        Ok(seating)
    }

    /// A round as it was drawn, without those who left afterwards.
    pub(super) fn as_drawn(&self, number: u16) -> Result<Seating, EventRefusal> {
        let mut seating = self.round(number)?.drawn.clone();
        self.seat_present(&mut seating, number);
        Ok(seating)
    }

    /// Takes those who are away out of a round. In one that was drawn ahead, those who came afterwards are on the bench.
    fn seat_present(&self, seating: &mut Seating, round: u16) {
        if self.plan.method.is_fixed() && self.plan.stage_of(round) == Some(0) {
            let seated: BTreeSet<u16> = seating.numbers().collect();
            let mut late = self.present(round);
            late.retain(|no| !seated.contains(no));
            seating.bench.extend(late);
        }
        self.leave_out_absent(seating, round);
    }

    /// Takes those who are away out of their seats: somebody on the bench plays instead, or else the table plays
    /// with one fewer if it may, or sits out.
    fn leave_out_absent(&self, seating: &mut Seating, round: u16) {
        seating.bench.retain(|no| self.is_present(*no, round));
        let stage = self.plan.stage_of(round).unwrap_or_default();
        let size = self.plan.table_size(stage);
        for table in 0..seating.tables.len() {
            while let Some(seat) =
                seating.tables[table].iter().position(|no| !self.is_present(*no, round))
            {
                let seats = &mut seating.tables[table];
                if !seating.bench.is_empty() {
                    seats[seat] = seating.bench.remove(0);
                } else if size.seats == Seats::Alone && seats.len() > size.least {
                    seats.remove(seat);
                } else {
                    let left = std::mem::take(seats);
                    let present = left.into_iter().filter(|no| self.is_present(*no, round));
                    seating.bench.extend(present);
                }
            }
        }
    }

    /// The entries of each side at a table.
    pub fn sides(&self, round: u16, seats: &[u16]) -> Vec<Vec<u16>> {
        let size = self.plan.table_size(self.plan.stage_of(round).unwrap_or_default());
        let sides = size.sides(seats.len()).into_iter();
        sides.map(|side| side.into_iter().filter_map(|s| seats.get(s).copied()).collect()).collect()
    }

    /// Checks that a round has a table, and returns its seats.
    pub fn seats_at(&self, round: u16, table: u16) -> Result<Vec<u16>, EventRefusal> {
        let seating = self.seating(round)?;
        let seats = usize::from(table).checked_sub(1).and_then(|index| seating.tables.get(index));
        let tables = seating.tables.len() as u16;
        seats.cloned().ok_or(EventRefusal::NoTable(table, tables))
    }

    /// Whether anything was entered in a round, or a game begun at one of its tables.
    pub fn has_begun(&self, round: u16) -> bool {
        self.round(round).is_ok_and(|round| !round.typed.is_empty())
            || self.games.range((round, 0)..=(round, u16::MAX)).next().is_some()
    }

    /// The first round that has not begun: the next one, or one that is drawn already.
    pub fn first_open_round(&self) -> u16 {
        (1..=self.last_round()).rev().find(|round| self.has_begun(*round)).unwrap_or_default() + 1
    }
}
