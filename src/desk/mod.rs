//! The program's use cases without a terminal: begin a game, open one, perform a typed [`Request`]
//! in it, get a typed [`Outcome`]. Every front end works through this room and needs no other way
//! to the games.
//!
//! `request` performs requests on a history and knows nothing of the disk. `session` holds one open
//! game and builds on it; `begin` starts a new one. `error` is what any of them can fail with.

mod begin;
mod error;
mod request;
mod session;

pub use begin::{Begun, NewGame, NewGameError, NewGameFault};
pub use error::{Error, Late, PerformError, Rejection, Why};
pub use request::{Done, Outcome, Request};
pub use session::{News, Notice, Session};

use crate::history::{Clock, History, Stamp};
use crate::store::{Selector, Store};

/// Where games are kept, what time it is, and who is drawn to deal.
#[derive(Debug)]
pub struct Desk {
    store: Store,
    clock: Clock,
    dice: fastrand::Rng,
}

impl Desk {
    /// A desk with its games in `store`, whose dealers are drawn by `dice`.
    pub const fn new(store: Store, clock: Clock, dice: fastrand::Rng) -> Desk {
        Desk { store, clock, dice }
    }

    /// The folder of games.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The time now.
    pub fn now(&self) -> Stamp {
        self.clock.now()
    }

    /// Opens a game to read it, and to perform requests in it later.
    ///
    /// # Errors
    /// The game does not exist, or its journal cannot be relied on.
    pub fn open(&self, selector: &Selector) -> Result<Session, Error> {
        Session::open(&self.store, selector)
    }

    /// Performs one request in a game: what `hoyle bid 3` does. `request` is made of the game as it
    /// is while its journal is locked, so that names are looked up in that game and no other.
    ///
    /// # Errors
    /// The request cannot be made or performed; `last` is given, and the game does not end with the
    /// entry of that number; or the journal cannot be read or written. Nothing is recorded then.
    pub fn perform<E>(
        &self,
        selector: &Selector,
        last: Option<u64>,
        request: impl FnOnce(&History) -> Result<Request, E>,
    ) -> Result<(Session, Outcome), PerformError<E>> {
        Session::perform_at_once(&self.store, selector, last, request, self.now())
    }
}
