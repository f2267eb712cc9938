//! Changes of a name's spelling, which hold from the start of the game.

use super::{Act, Game, Name, SeatChangeKind};
use crate::rules::{Judged, Refusal, SeatingRefusal};
use std::sync::Arc;

impl Game {
    /// Judges another spelling of a name. A name can be mended at any time, even after the last deal.
    pub(super) fn judge_rename(&self, was: &str, now: &str) -> Judged<Act> {
        let Some(old) = self.everybody().find(|name| name.matches(was)) else {
            return Err(Refusal::Seating(SeatingRefusal::NobodyCalled(was.to_owned())));
        };
        let Ok(new) = now.parse::<Name>() else {
            return Err(Refusal::Seating(SeatingRefusal::NoName));
        };
        let mut others = self.everybody().filter(|name| *name == &new || !name.matches(was));
        if others.any(|name| name.matches(now)) {
            return Err(Refusal::Seating(SeatingRefusal::NameInGame(new.to_string())));
        }
        Ok(Act::Rename { was: old.to_string(), now: new.to_string() })
    }

    /// Changes the spelling of a name wherever the game has it.
    pub(super) fn rename_player(&mut self, was: &str, now: &str) {
        let Ok(now) = now.parse::<Name>() else { return };
        let players = &mut Arc::make_mut(&mut self.setup).players;
        if let Some(seat) = players.seat(was) {
            players.rename(seat, now.clone());
        }
        for changed in &mut self.seat_changes {
            let names = match &mut changed.change {
                SeatChangeKind::TakenOver { was: left, now: came } => vec![left, came],
                SeatChangeKind::Joined { name, .. } => vec![name],
                SeatChangeKind::Swapped(..) | SeatChangeKind::Left { .. } => Vec::new(),
            };
            for name in names {
                if name.matches(was) {
                    *name = now.clone();
                }
            }
        }
    }
}
