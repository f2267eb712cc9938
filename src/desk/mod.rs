//! The program's use cases without a terminal: begin a game, open one, perform a typed [`Request`]
//! in it, get a typed [`Outcome`]. Every front end plays through this module; only commands on the
//! files of games, such as removing or exporting them, use the store itself.
//!
//! `request` performs requests on a history and knows nothing of the disk. `session` holds one open
//! game, `locked` one that is locked for a single request, and `begin` starts a new one. `error` has the
//! errors of all of them.

mod begin;
mod error;
mod locked;
mod request;
mod session;

pub use begin::{Begun, NewForward, NewGame};
pub use error::{DeskError, NewGameError, RequestRefusal};
pub use locked::LockedSession;
pub use request::{Done, Outcome, Request, check_last, has_recorded, plan_fix};
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
    /// A desk that keeps its games in `store` and draws dealers with `dice`.
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
