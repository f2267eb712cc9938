//! A game that is locked while a request is made of it and performed.

use super::{Desk, Outcome, Request, RequestRefusal, Session};
use crate::game::Game;
use crate::history::{History, Stamp};
use crate::store::{LockedGame, Selector, StoreError};

/// A game to perform one request in, as `hoyle bid 3` does. Its journal is locked, so that names are
/// looked up in the very game that the request is recorded in.
#[derive(Debug)]
pub struct LockedSession<'d> {
    desk: &'d Desk,
    locked: LockedGame<'d>,
}

impl Desk {
    /// Locks a game until the session is saved or dropped.
    ///
    /// # Errors
    /// The game does not exist, or its journal cannot be locked or relied on.
    pub fn lock(&self, selector: &Selector) -> Result<LockedSession<'_>, StoreError> {
        Ok(LockedSession { desk: self, locked: self.store().lock(selector)? })
    }
}

impl LockedSession<'_> {
    /// Everything recorded in the game.
    pub const fn history(&self) -> &History {
        &self.locked.game.history
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        self.history().game()
    }

    /// Performs a request. It is recorded once the session is saved.
    ///
    /// # Errors
    /// The request cannot be performed.
    pub fn perform(&mut self, request: &Request, now: Stamp) -> Result<Outcome, RequestRefusal> {
        request.perform(&mut self.locked.game.history, now)
    }

    /// Unlocks the game, and returns it as a session once everything in it is on the disk.
    ///
    /// # Errors
    /// The journal cannot be written; nothing is recorded.
    pub fn save(self) -> Result<Session, StoreError> {
        Ok(Session::of(self.desk.store(), self.locked.save()?))
    }
}
