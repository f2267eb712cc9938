//! Adding to a game that others may be adding to as well.

use super::disk::Access;
use super::error::StoreError;
use super::files;
use super::folder::{OpenedGame, Store};
use super::pointer::Selector;
use crate::history::{Entry, History, journal};

/// What somebody who records something has seen of the game.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// The entries up to this number; 0 for a game that has only begun.
    UpTo(u64),
    /// The game itself, as a prompt holds it in memory.
    Game(&'a History),
}

/// A game that is not as it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The game as it is on the disk.
    pub history: History,
    /// The entries made since; `None` if the game does not start with what was seen, as when it is
    /// another game now.
    pub since: Option<Vec<Entry>>,
}

/// A game that was written to.
#[derive(Debug)]
pub struct UpdatedGame<T> {
    /// What the update returned.
    pub value: T,
    /// The game as it is now.
    pub game: OpenedGame,
    /// Why the game, though safe on the disk, is not the current one.
    pub pointer_error: Option<StoreError>,
}

/// Why a game was not updated. Nothing was recorded.
#[derive(Debug, thiserror::Error)]
pub enum UpdateError<E> {
    /// The update itself refused.
    Refused(E),
    /// Somebody else has recorded something.
    Conflict(Box<Conflict>),
    /// The game could not be read or written.
    Store(#[from] StoreError),
}

impl Store {
    /// Lets `change` add entries to a game, and returns once they are on the disk. Nobody else
    /// writes to the game at the same time. The game becomes the current one if entries were added.
    ///
    /// # Errors
    /// `change` refuses, or the game cannot be read, locked or written; nothing is recorded.
    pub fn update<T, E>(
        &self,
        selector: &Selector,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Result<UpdatedGame<T>, UpdateError<E>> {
        self.update_if(selector, |history| change(history).map_err(UpdateError::Refused))
    }

    /// Does what [`Store::update`] does, if nothing was recorded since the game was `seen`.
    ///
    /// # Errors
    /// Those of [`Store::update`], and [`UpdateError::Conflict`] with what others have recorded.
    pub fn update_seen<T, E>(
        &self,
        selector: &Selector,
        seen: Seen<'_>,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Result<UpdatedGame<T>, UpdateError<E>> {
        self.update_if(selector, |history| {
            let since = match seen {
                Seen::UpTo(last) => {
                    usize::try_from(last).ok().and_then(|last| history.entries().get(last..))
                }
                Seen::Game(seen) => history.since(seen),
            };
            if since.is_some_and(<[Entry]>::is_empty) {
                return change(history).map_err(UpdateError::Refused);
            }
            let since = since.map(<[Entry]>::to_vec);
            Err(UpdateError::Conflict(Box::new(Conflict { history: history.clone(), since })))
        })
    }

    fn update_if<T, E>(
        &self,
        selector: &Selector,
        change: impl FnOnce(&mut History) -> Result<T, UpdateError<E>>,
    ) -> Result<UpdatedGame<T>, UpdateError<E>> {
        let mut opened = self.open(selector, Access::Writing)?;
        let (mut game, good_len) = opened.decode()?;
        let known = game.history.entries().len();
        let value = change(&mut game.history)?;
        let new = game.history.entries().get(known..).unwrap_or_default();
        let mut pointer_error = None;
        if !new.is_empty() {
            let lines = journal::encode_entries(new).map_err(StoreError::journal(&game.path))?;
            let good = &opened.bytes[..good_len];
            files::append(opened.file.as_mut(), &game.path, good, &lines)?;
            game.len = (good_len + lines.len()) as u64;
            pointer_error = self.make_current(&opened.target).err();
        }
        Ok(UpdatedGame { value, game, pointer_error })
    }
}
