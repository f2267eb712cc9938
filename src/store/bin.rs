//! The bin: where games go that were removed. Nothing in it is ever written to or deleted, so
//! what was removed can be brought back byte for byte.

use super::disk::Access;
use super::error::{Operation, StoreError};
use super::files;
use super::folder::{ListedGame, OpenedGame, Store, decode};
use super::pointer::{self, Target};
use crate::history::GameId;
use crate::history::journal::Decoded;
use std::path::{Path, PathBuf};

/// A game that was moved to the bin.
#[derive(Debug)]
pub struct RemovedGame {
    /// The id that it has in the bin: its own, or the first free one behind it.
    pub id: GameId,
    /// Whether it was the current game. No game is, then.
    pub was_current: bool,
    /// Why the pointer still names it.
    pub pointer_error: Option<StoreError>,
}

/// A game that was brought back from the bin, or brought in from elsewhere.
#[derive(Debug)]
pub struct PlacedGame {
    /// The id that it has now.
    pub id: GameId,
    /// Whether it is the current game, because none was.
    pub is_current: bool,
    /// Why it could not be made the current game.
    pub pointer_error: Option<StoreError>,
}

impl Store {
    fn bin_folder(&self) -> PathBuf {
        self.dir().join("bin")
    }

    /// Returns where the game of an id is in the bin, or would be.
    pub fn path_in_bin(&self, id: &GameId) -> PathBuf {
        file_of(&self.bin_folder(), id)
    }

    /// Returns whether a game of that id is in the bin.
    pub fn is_in_bin(&self, id: &GameId) -> bool {
        self.disk().meta_of_link(&self.path_in_bin(id)).is_ok()
    }

    /// Moves a game to the bin, sound or not. It returns once that is on the disk.
    ///
    /// # Errors
    /// There is no such game, somebody is writing to it, or the system reports an error.
    pub fn remove(&self, id: &GameId) -> Result<RemovedGame, StoreError> {
        let (path, bin) = (self.path(id), self.bin_folder());
        // Whoever is writing finishes first; whoever waits finds the game gone.
        let locked = self.open_kept(id, &path, Access::Writing)?;
        files::create_folder(self.disk(), &bin)?;
        let name = self.move_to_first(&path, &bin, id.numbered())?;
        drop(locked);
        let was_current = self.current().as_ref() == Some(id);
        let pointer_error = if was_current { self.clear_pointer().err() } else { None };
        let id = name.unwrap_or_else(|| id.clone());
        Ok(RemovedGame { id, was_current, pointer_error })
    }

    /// Brings a game back from the bin, under the id `to` or else under its own, or the first free
    /// one behind that. It becomes the current game if none is.
    ///
    /// # Errors
    /// There is no such game in the bin, a game `to` exists, or the system reports an error.
    pub fn restore(&self, id: &GameId, to: Option<&GameId>) -> Result<PlacedGame, StoreError> {
        let path = self.path_in_bin(id);
        let locked = self.open_kept(id, &path, Access::Writing)?;
        files::create_folder(self.disk(), &self.games())?;
        let name = match to {
            Some(to) => self.move_to_first(&path, &self.games(), std::iter::once(to.clone())),
            None => self.move_to_first(&path, &self.games(), id.numbered()),
        };
        drop(locked);
        let wanted = to.unwrap_or(id);
        let id = name?
            .ok_or_else(|| StoreError::Exists { id: wanted.clone(), path: self.path(wanted) })?;
        Ok(self.placed(id))
    }

    /// Returns every game in the bin, by id; those that cannot be read are there as well.
    ///
    /// # Errors
    /// The bin cannot be read. One that is not there is empty.
    pub fn bin(&self) -> Result<Vec<ListedGame>, StoreError> {
        let ids = self.names_in(&self.bin_folder())?.0;
        Ok(ids.into_iter().map(|id| ListedGame { game: self.read_in_bin(&id), id }).collect())
    }

    /// Returns the ids of the games in the bin, and the names of whatever else is there.
    pub(super) fn names_in_bin(&self) -> Result<(Vec<GameId>, Vec<String>), StoreError> {
        self.names_in(&self.bin_folder())
    }

    /// Returns a game as it is in the bin.
    ///
    /// # Errors
    /// There is no such game there, or its journal cannot be read or relied on.
    pub fn read_in_bin(&self, id: &GameId) -> Result<OpenedGame, StoreError> {
        let path = self.path_in_bin(id);
        let mut file = self.open_kept(id, &path, Access::Reading)?;
        let bytes = files::read(file.as_mut(), &path)?;
        let Decoded { history, torn, .. } = decode(&path, &bytes)?;
        let len = bytes.len() as u64;
        Ok(OpenedGame { id: id.clone(), path, history: history.with_id(id.clone()), torn, len })
    }

    /// Returns a game that has its place now, as the current one if none is.
    pub(super) fn placed(&self, id: GameId) -> PlacedGame {
        let none = matches!(pointer::read(self.disk(), &self.pointer()), Ok(None));
        let set = none.then(|| pointer::set(self.disk(), &self.pointer(), &Target::Id(id.clone())));
        PlacedGame {
            id,
            is_current: matches!(set, Some(Ok(()))),
            pointer_error: set.and_then(Result::err),
        }
    }

    /// Lets no game be the current one.
    pub(super) fn clear_pointer(&self) -> Result<(), StoreError> {
        let pointer = self.pointer();
        let failed = |error| StoreError::io(Operation::Write, &pointer, error);
        self.disk().remove(&pointer).map_err(failed)
    }

    fn move_to_first(
        &self,
        from: &Path,
        folder: &Path,
        ids: impl Iterator<Item = GameId>,
    ) -> Result<Option<GameId>, StoreError> {
        let names = ids.map(|id| (file_of(folder, &id), id));
        files::move_to_free(self.disk(), from, names)
    }
}

fn file_of(folder: &Path, id: &GameId) -> PathBuf {
    folder.join(format!("{id}.jsonl"))
}
