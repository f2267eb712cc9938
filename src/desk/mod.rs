//! The program's use cases without a terminal: begin a game, open one, perform a typed [`Request`]
//! in it, get a typed [`Outcome`]. Every front end plays through this module; only commands on the
//! files of games, such as removing or exporting them, use the store itself.
//!
//! `request` performs requests on a history and knows nothing of the disk. `session` holds one open
//! game and builds on it; `begin` starts a new one. `error` is what any of them can fail with.

mod begin;
mod error;
mod request;
mod session;

pub use begin::{Begun, NewGame};
pub use error::{Error, NewGameFault, Rejection, Why};
pub use request::{Done, Outcome, Request, plan_fix};
pub use session::{News, Notice, Session};

use crate::history::{Clock, Stamp};
use crate::store::Store;

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
}
