//! Adding to a game that others may be adding to as well.

use super::disk::Access;
use super::error::StoreError;
use super::files;
use super::folder::{OpenedGame, Store};
use super::place::Selector;
use crate::history::{History, journal};

impl Store {
    /// Lets `change` add entries to a game, and returns the game with what `change` returned once
    /// they are on the disk. Nobody else writes to the game at the same time. The game becomes the
    /// current one if entries were added.
    ///
    /// # Errors
    /// `change` refuses, or the game cannot be read, locked or written; nothing is recorded.
    pub fn update<T, E: From<StoreError>>(
        &self,
        selector: &Selector,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Result<(OpenedGame, T), E> {
        let mut opened = self.open(selector, Access::Writing)?;
        let (mut game, good_len) = opened.decode()?;
        let known = game.history.entries().len();
        let value = change(&mut game.history)?;
        let new = game.history.entries().get(known..).unwrap_or_default();
        if !new.is_empty() {
            let lines = journal::encode_entries(new).map_err(StoreError::journal(&game.path))?;
            let good = &opened.bytes[..good_len];
            files::append(opened.file.as_mut(), &game.path, good, &lines)?;
            game.len = (good_len + lines.len()) as u64;
            game.pointer_error = self.make_current(&opened.place).err();
        }
        Ok((game, value))
    }
}
