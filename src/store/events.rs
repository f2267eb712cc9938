//! The folders of events: each has a journal, and the journals of the games at its tables.

use super::disk::{Access, DiskFile, Readers};
use super::error::{Result, StoreError};
use super::files::{self, Creation, Links};
use super::folder::Store;
use super::folders;
use super::place::JournalPlace;
use crate::history::GameId;
use crate::history::journal;
use std::path::{Path, PathBuf};

/// The longest pointer to an event, in bytes.
const LONGEST_POINTER: u64 = 1024;

/// The name of an event's own journal among those of its tables.
pub const EVENT_JOURNAL: &str = "event";

/// An event whose journal is open and locked: nobody else writes to it until this is dropped.
#[derive(Debug)]
pub struct LockedEvent {
    file: Box<dyn DiskFile>,
    path: PathBuf,
    /// What is in the journal.
    pub bytes: Vec<u8>,
}

impl Store {
    pub(super) fn events(&self) -> PathBuf {
        self.dir().join("events")
    }

    fn event_folder(&self, id: &GameId) -> PathBuf {
        self.events().join(id.in_lower_case())
    }

    /// Where the journal of an event is, or would be.
    pub fn event_path(&self, id: &GameId) -> PathBuf {
        self.event_folder(id).join(format!("{EVENT_JOURNAL}.jsonl"))
    }

    /// Where the journal of the game at a table of an event is, or would be.
    pub fn table_path(&self, id: &GameId, round: u16, table: u16) -> PathBuf {
        self.event_folder(id).join(format!("r{round}t{table}.jsonl"))
    }

    /// Whether the game at a table has begun.
    pub fn has_table(&self, id: &GameId, round: u16, table: u16) -> bool {
        self.disk().meta_of_link(&self.table_path(id, round, table)).is_ok()
    }

    /// Writes the journal of the game at a table, such as `r2t3`, unless somebody else has just done so.
    ///
    /// # Errors
    /// The system reports an error; nothing is left behind.
    pub fn create_in_event(&self, id: &GameId, name: &GameId, journal: &[u8]) -> Result<()> {
        folders::create_folder(self.disk(), &self.event_folder(id))?;
        let path = JournalPlace::in_folder(&self.event_folder(id), name).path;
        files::create(self.disk(), &path, |file| file.write_all(journal)).map(|_| ())
    }

    /// The names of the journals of an event, its own among them, sorted.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn journals_of_event(&self, id: &GameId) -> Result<Vec<GameId>> {
        Ok(self.names_in(&self.event_folder(id))?.0)
    }

    /// The bytes of one of the journals of an event.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read_of_event(&self, id: &GameId, name: &GameId) -> Result<Vec<u8>> {
        let place = JournalPlace::in_folder(&self.event_folder(id), name);
        Ok(self.open_at(place, Access::Reading)?.bytes)
    }

    /// Whether a path leads into the folder of events, whose games never become the current one.
    pub(super) fn is_in_event(&self, path: &Path) -> bool {
        let events = std::path::absolute(self.events());
        events.is_ok_and(|events| path.starts_with(events))
    }

    /// The ids of the events, sorted.
    ///
    /// # Errors
    /// The folder cannot be read. A missing one is empty.
    pub fn event_ids(&self) -> Result<Vec<GameId>> {
        let mut ids = Vec::new();
        for name in self.names_in(&self.events())?.1 {
            if let Ok(id) = name.parse::<GameId>()
                && self.disk().meta_of_link(&self.event_path(&id)).is_ok()
            {
                ids.push(id);
            }
        }
        ids.sort_unstable();
        Ok(ids)
    }

    /// The folders of events, relative to that of the games, even those where no journal is yet.
    ///
    /// # Errors
    /// The folder that holds them cannot be read.
    pub(super) fn event_folders(&self) -> Result<Vec<PathBuf>> {
        let (_, names) = self.names_in(&self.events())?;
        let mut folders: Vec<PathBuf> = Vec::new();
        for name in names {
            // What has the name of an event but is no folder keeps that event from being read.
            let is_named = name.parse::<GameId>().is_ok_and(|id| name == *id.in_lower_case());
            if is_named || folders::is_folder(self.disk(), &self.events().join(&name)) {
                folders.push(Path::new("events").join(name));
            }
        }
        Ok(folders)
    }

    /// Writes the journal of a new event, and makes it the current one. Returns whether there was none of
    /// that id.
    ///
    /// # Errors
    /// The system reports an error; nothing is left behind.
    pub fn create_event(&self, id: &GameId, journal: &[u8]) -> Result<bool> {
        folders::create_folder(self.disk(), &self.event_folder(id))?;
        let path = self.event_path(id);
        match files::create(self.disk(), &path, |file| file.write_all(journal))? {
            Creation::Done => {}
            Creation::NameTaken => return Ok(false),
        }
        self.choose_event(id)?;
        Ok(true)
    }

    /// The journal of an event; `None` if there is no such event.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read_event(&self, id: &GameId) -> Result<Option<Vec<u8>>> {
        let path = self.event_path(id);
        let file = files::open(self.disk(), &path, Access::Reading, Links::Refused)?;
        file.map(|mut file| files::read(file.as_mut(), &path)).transpose()
    }

    /// The length of all journals of an event, which only grow.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn event_len(&self, id: &GameId) -> Result<u64> {
        let mut len = 0;
        for name in self.journals_of_event(id)? {
            let place = JournalPlace::in_folder(&self.event_folder(id), &name);
            len += self.disk().meta(&place.path).map_or(0, |meta| meta.len);
        }
        Ok(len)
    }

    /// Opens and locks an event; `None` if there is no such event.
    ///
    /// # Errors
    /// Its journal cannot be locked or read.
    pub fn lock_event(&self, id: &GameId) -> Result<Option<LockedEvent>> {
        let path = self.event_path(id);
        let file = files::open(self.disk(), &path, Access::Writing, Links::Refused)?;
        let Some(mut file) = file else { return Ok(None) };
        let bytes = files::read(file.as_mut(), &path)?;
        Ok(Some(LockedEvent { file, path, bytes }))
    }

    /// The event last written to.
    ///
    /// # Errors
    /// The system reports an error. A pointer without an id in it names no event.
    pub fn current_event(&self) -> Result<Option<GameId>> {
        let pointer = self.dir().join("current-event");
        let bytes = files::read_beside(self.disk(), &pointer, LONGEST_POINTER)?;
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
        Ok(text.and_then(|text| text.trim().parse().ok()))
    }

    /// Makes an event the current one. Writes nothing if it is already.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn choose_event(&self, id: &GameId) -> Result<()> {
        if self.current_event()?.as_ref() == Some(id) {
            return Ok(());
        }
        let pointer = self.dir().join("current-event");
        files::replace(self.disk(), &pointer, Readers::Anyone, |file| {
            file.write_all(format!("{id}\n").as_bytes())
        })
    }
}

impl LockedEvent {
    /// Adds lines after the whole lines of the journal, and returns once they are on the disk.
    ///
    /// # Errors
    /// They cannot be written, or the journal would be too long; nothing is recorded.
    pub fn append(mut self, good: &[u8], lines: &[u8]) -> Result<()> {
        journal::check_len(good.len() + lines.len()).map_err(StoreError::Unsavable)?;
        files::append(self.file.as_mut(), &self.path, good, lines)
    }
}
