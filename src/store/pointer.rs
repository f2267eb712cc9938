//! The pointer to the current game: a file of one line, so that nothing has to be searched for.

use super::disk::Readers;
use super::error::{Operation, Result, StoreError};
use super::files;
use super::folder::Store;
use super::folders;
use super::place::JournalPlace;
use crate::history::GameId;
use std::path::{Path, PathBuf};

/// The longest pointer that is read, in bytes: longer than any path.
const LONGEST_POINTER: u64 = 64 * 1024;

impl Store {
    fn pointer(&self) -> PathBuf {
        self.dir().join("current")
    }

    /// The id of the current game, if that is one of the folder.
    ///
    /// # Errors
    /// The system reports an error. A pointer without a name in it names no game.
    pub fn current(&self) -> Result<Option<GameId>> {
        match self.read_pointer() {
            Err(error @ StoreError::Io { .. }) => Err(error),
            place => Ok(place.ok().flatten().and_then(|place| place.id)),
        }
    }

    /// Makes a game of the folder the current one.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn choose(&self, id: &GameId) -> Result<()> {
        self.make_current(&self.place(id))
    }

    /// The place of the current game; `None` if there is no pointer.
    pub(super) fn read_pointer(&self) -> Result<Option<JournalPlace>> {
        let pointer = self.pointer();
        let read = files::read_beside(self.disk(), &pointer, LONGEST_POINTER)?;
        let Some(bytes) = read else { return Ok(None) };
        let Ok(text) = String::from_utf8(bytes) else {
            return Err(StoreError::BadPointer(pointer));
        };
        let unix_line = text.strip_suffix('\n').unwrap_or(&text);
        let line = unix_line.strip_suffix('\r').unwrap_or(unix_line);
        match line.parse() {
            Ok(id) => Ok(Some(self.place(&id))),
            Err(_) if Path::new(line).is_absolute() => {
                Ok(Some(JournalPlace { id: None, path: line.into() }))
            }
            Err(_) => Err(StoreError::BadPointer(pointer)),
        }
    }

    /// Whether the pointer names this journal. One that cannot be read does not.
    pub(super) fn is_current(&self, place: &JournalPlace) -> bool {
        self.read_pointer().is_ok_and(|now| now.as_ref() == Some(place))
    }

    /// Points to a journal. Writes nothing if it does already.
    pub(super) fn make_current(&self, place: &JournalPlace) -> Result<()> {
        if self.is_current(place) || self.is_in_event(&place.path) {
            return Ok(());
        }
        let pointer = self.pointer();
        let line = match (&place.id, place.path.to_str()) {
            (Some(id), _) => id.as_str(),
            (None, Some(path)) if !path.ends_with(['\r', '\n']) => path,
            _ => return Err(StoreError::BadPointer(pointer)),
        };
        folders::create_folder(self.disk(), self.dir())?;
        // Whole: a crash must not leave the name with nothing in it.
        files::replace(self.disk(), &pointer, Readers::Anyone, |file| {
            file.write_all(format!("{line}\n").as_bytes())
        })
    }

    /// Removes the pointer.
    pub(super) fn clear_pointer(&self) -> Result<()> {
        let pointer = self.pointer();
        self.disk().remove(&pointer).map_err(StoreError::io(Operation::Write, &pointer))
    }
}
