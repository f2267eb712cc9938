//! A game that is being written to.

use super::disk::{Access, DiskFile};
use super::error::{Operation, Result, StoreError};
use super::files;
use super::folder::{OpenedGame, OpenedJournal, Store};
use super::folders;
use super::place::{JournalPlace, Selector};
use crate::history::journal;

/// A game whose journal is open and locked: nobody else writes to it until this is dropped.
#[derive(Debug)]
pub struct LockedGame<'s> {
    store: &'s Store,
    place: JournalPlace,
    file: Box<dyn DiskFile>,
    /// The game, to look at and to add entries to its history.
    pub game: OpenedGame,
    /// How many bytes of the history are on the disk.
    known: usize,
}

impl Store {
    /// Opens and locks a game, to add entries to it.
    ///
    /// # Errors
    /// The game does not exist, or its journal cannot be locked, read or relied on, or is too long to
    /// be written.
    pub fn lock(&self, selector: &Selector) -> Result<LockedGame<'_>> {
        let OpenedJournal { place, file, bytes } = self.open(selector, Access::Writing)?;
        let game = OpenedGame::of(&place, bytes)?;
        let known = game.history.journal().len();
        journal::check_len(known).map_err(StoreError::journal(&place.path))?;
        Ok(LockedGame { store: self, place, file, game, known })
    }
}

/// Saves the entries that were added to several games: all of them, or none. No game becomes the current one.
///
/// If the power fails meanwhile, some of the games may have their entries and others not.
///
/// # Errors
/// One of the journals would be too long, or cannot be written; nothing is recorded in any.
pub fn save_all(mut games: Vec<LockedGame<'_>>) -> Result<()> {
    games.iter().try_for_each(LockedGame::check)?;
    for index in 0..games.len() {
        let game = &mut games[index];
        if let Err(error) = game.sync_name().and_then(|()| game.write()) {
            games[..index].iter_mut().for_each(LockedGame::take_back);
            return Err(error);
        }
    }
    Ok(())
}

impl LockedGame<'_> {
    /// Saves the entries that were added, and returns the game once they are on the disk. The game
    /// becomes the current one if there were any.
    ///
    /// # Errors
    /// The journal would be too long, or cannot be written; nothing is recorded.
    pub fn save(mut self) -> Result<OpenedGame> {
        if self.game.history.journal().len() == self.known {
            // What is there already may be acknowledged once more: the program that wrote it may have
            // been killed before it could make sure that it is on the disk.
            let LockedGame { file, game, .. } = self;
            file.sync_data().map_err(StoreError::io(Operation::Sync, &game.path))?;
            return Ok(game);
        }

        self.check()?;
        let is_current = self.store.is_current(&self.place);
        if !is_current {
            self.sync_name()?;
        }
        self.write()?;
        let LockedGame { store, place, mut game, .. } = self;
        game.len = game.history.journal().len() as u64;
        if !is_current {
            game.pointer_error = store.make_current(&place).err();
        }
        Ok(game)
    }

    /// Checks that the entries that were added can be saved.
    fn check(&self) -> Result<()> {
        journal::check_new(&self.game.history, self.known).map_err(StoreError::Unsavable)
    }

    /// Makes sure that the name of a journal in the folder is on the disk: the program that created it may
    /// have been killed before syncing. If a game has become the current one, its name is already on the
    /// disk.
    fn sync_name(&self) -> Result<()> {
        if self.place.id.is_none() {
            return Ok(());
        }
        folders::sync_name(self.store.disk(), &self.game.path)
    }

    /// Writes the entries that were added, and returns once they are on the disk.
    fn write(&mut self) -> Result<()> {
        let (known, new) = self.game.history.journal().split_at(self.known);
        files::append(self.file.as_mut(), &self.game.path, known, new)
    }

    /// Cuts off what was written. If that fails too, the error to report is the first one.
    fn take_back(&mut self) {
        let len = self.known as u64;
        let _ = self.file.set_len(len).and_then(|()| self.file.sync_data());
    }
}
