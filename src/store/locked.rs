//! A game that is being written to.

use super::disk::{Access, DiskFile};
use super::error::{Operation, Result, StoreError};
use super::files;
use super::folder::{OpenedGame, OpenedJournal, Store};
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

impl LockedGame<'_> {
    /// Saves the entries that were added, and returns the game once they are on the disk. The game
    /// becomes the current one if there were any.
    ///
    /// # Errors
    /// The journal would be too long, or cannot be written; nothing is recorded.
    pub fn save(self) -> Result<OpenedGame> {
        let LockedGame { store, place, mut file, mut game, known } = self;
        let journal = game.history.journal();
        let (known, new) = journal.split_at(known);
        if new.is_empty() {
            // What is there already may be acknowledged once more: the program that wrote it may have
            // been killed before it could make sure that it is on the disk.
            file.sync_data().map_err(StoreError::io(Operation::Sync, &game.path))?;
            return Ok(game);
        }

        journal::check_new(&game.history, known.len()).map_err(StoreError::Unsavable)?;
        let is_current = store.is_current(&place);
        if !is_current && place.id.is_some() {
            // The program that gave the journal its name may have been killed before that was on the
            // disk. Once a game is the current one, it is.
            files::sync_name(store.disk(), &game.path)?;
        }
        files::append(file.as_mut(), &game.path, known, new)?;
        game.len = journal.len() as u64;
        if !is_current {
            game.pointer_error = store.make_current(&place).err();
        }
        Ok(game)
    }
}
