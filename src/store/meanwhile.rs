//! What happened meanwhile: two people record the same game, and one of them has not seen the last
//! of it.

use super::error::UpdateError;
use super::folder::{Selector, Store, UpdatedGame};
use crate::history::{Entry, History};

/// What somebody who records something has seen of the game.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// It up to the entry of this number; 0 for a game that has only begun.
    UpTo(u64),
    /// The game itself, as a prompt holds it in memory.
    Game(&'a History),
}

/// A game that is not as it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The game as it is on the disk.
    pub history: History,
    /// The entries made since; nothing if the game does not begin with what was seen: there is no
    /// such entry, or it is another game by now.
    pub since: Option<Vec<Entry>>,
}

impl Seen<'_> {
    /// Returns the entries made since, none if there are none; nothing if the game does not begin
    /// with what was seen.
    fn since(self, history: &History) -> Option<&[Entry]> {
        match self {
            Seen::UpTo(last) => history.entries().get(usize::try_from(last).ok()?..),
            Seen::Game(seen) => history.since(seen),
        }
    }
}

impl Store {
    /// Does what [`Store::update`] does, if nothing was recorded since the game was `seen`.
    ///
    /// # Errors
    /// Those of [`Store::update`], and [`UpdateError::Conflict`] with what was recorded meanwhile.
    pub fn update_seen<T, E>(
        &self,
        selector: &Selector,
        seen: Seen<'_>,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Result<UpdatedGame<T>, UpdateError<E>> {
        let checked = |history: &mut History| match seen.since(history) {
            Some([]) => change(history).map_err(UpdateError::Refused),
            since => {
                let since = since.map(<[Entry]>::to_vec);
                Err(UpdateError::Conflict(Box::new(Conflict { history: history.clone(), since })))
            }
        };
        self.update(selector, checked).map_err(|error| match error {
            UpdateError::Refused(inner) => inner,
            UpdateError::Store(error) => UpdateError::Store(error),
            UpdateError::Conflict(moved) => UpdateError::Conflict(moved),
        })
    }
}
