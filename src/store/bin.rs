//! The bin: where removed games go. Nothing in it is ever written to or deleted, so what was
//! removed can be brought back byte for byte.

use super::disk::{Access, DiskFile};
use super::error::{Operation, Result, StoreError};
use super::files;
use super::folder::{ListedGame, OpenedGame, Store};
use super::folders;
use super::place::JournalPlace;
use crate::history::GameId;
use std::path::{Path, PathBuf};

/// A game that was moved to the bin, restored from it, or imported.
#[derive(Debug)]
pub struct PlacedGame {
    /// The id that it has now: its own, or with the first number that is free.
    pub id: GameId,
    /// Whether it was the current game, or is it now because there was none.
    pub is_current: bool,
    /// Why the pointer could not be read or changed.
    pub pointer_error: Option<StoreError>,
}

impl Store {
    pub(super) fn bin_folder(&self) -> PathBuf {
        self.dir().join("bin")
    }

    pub(super) fn place_in_bin(&self, id: &GameId) -> JournalPlace {
        JournalPlace::in_folder(&self.bin_folder(), id)
    }

    /// Whether a game of that id is in the bin.
    pub fn is_in_bin(&self, id: &GameId) -> bool {
        self.disk().meta_of_link(&self.place_in_bin(id).path).is_ok()
    }

    /// Moves a game to the bin, sound or not. Returns once that is on the disk.
    ///
    /// # Errors
    /// There is no such game, somebody is writing to it, or the system reports an error.
    pub fn remove(&self, id: &GameId) -> Result<PlacedGame> {
        let moved = self.move_under_lock(&self.place(id), &self.bin_folder(), id.numbered())?;
        let current = self.current();
        let is_current = matches!(&current, Ok(Some(current)) if current == id);
        let pointer_error = if is_current { self.clear_pointer().err() } else { current.err() };
        Ok(PlacedGame { id: moved.unwrap_or_else(|| id.clone()), is_current, pointer_error })
    }

    /// Restores a game from the bin, under the id `to` or its own, with the first free number added
    /// if that is taken. If no game is current, this one becomes so.
    ///
    /// # Errors
    /// There is no such game in the bin, a game `to` exists, or the system reports an error.
    pub fn restore(&self, id: &GameId, to: Option<&GameId>) -> Result<PlacedGame> {
        let wanted = to.unwrap_or(id);
        let ids = wanted.numbered().take(if to.is_some() { 1 } else { usize::MAX });
        match self.move_under_lock(&self.place_in_bin(id), &self.games(), ids)? {
            Some(id) => Ok(self.placed(id)),
            None => Err(StoreError::Exists { id: wanted.clone(), path: self.path(wanted) }),
        }
    }

    /// Moves a journal under the first of some ids that is free. Somebody who is writing to it
    /// finishes first; a waiter then finds no game.
    pub(super) fn move_under_lock(
        &self,
        from: &JournalPlace,
        folder: &Path,
        ids: impl IntoIterator<Item = GameId>,
    ) -> Result<Option<GameId>> {
        let file = self.open_file(from, Access::Writing)?;
        folders::create_folder(self.disk(), folder)?;
        match self.name_in(folder, file.as_ref(), &from.path)? {
            Some(JournalPlace { id, path }) => {
                files::end_move(self.disk(), file.as_ref(), &from.path, &path).map(|()| id)
            }
            None => files::move_to_free(self.disk(), file.as_ref(), &from.path, folder, ids),
        }
    }

    /// The name of an open journal in a folder other than `known`, if it has two: the program that moved it
    /// was killed after giving it the new name and before removing the old one.
    pub(super) fn name_in(
        &self,
        folder: &Path,
        file: &dyn DiskFile,
        known: &Path,
    ) -> Result<Option<JournalPlace>> {
        let failed = StoreError::io(Operation::Read, known);
        if file.meta().map_err(&failed)?.links < 2 {
            return Ok(None);
        }
        for id in self.names_in(folder)?.0 {
            let place = JournalPlace::in_folder(folder, &id);
            if file.is_at(&place.path).map_err(&failed)? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// Every game in the bin, most recently played first, also those that cannot be read. Each is read
    /// when it is asked for.
    ///
    /// # Errors
    /// The bin cannot be read. A missing one is empty.
    pub fn bin(&self) -> Result<impl Iterator<Item = ListedGame>> {
        self.list_in(self.bin_folder())
    }

    /// The ids of the games in the bin, sorted.
    ///
    /// # Errors
    /// The bin cannot be read. A missing one is empty.
    pub fn bin_ids(&self) -> Result<Vec<GameId>> {
        Ok(self.names_in(&self.bin_folder())?.0)
    }

    /// Reads a game in the bin.
    ///
    /// # Errors
    /// There is no such game there, or its journal cannot be read or relied on.
    pub fn read_in_bin(&self, id: &GameId) -> Result<OpenedGame> {
        self.read_at(self.place_in_bin(id))
    }

    /// A game now in its place, made the current one if no game is current.
    pub(super) fn placed(&self, id: GameId) -> PlacedGame {
        if !matches!(self.read_pointer(), Ok(None)) {
            return PlacedGame { id, is_current: false, pointer_error: None };
        }
        let pointer_error = self.make_current(&self.place(&id)).err();
        PlacedGame { id, is_current: pointer_error.is_none(), pointer_error }
    }
}
