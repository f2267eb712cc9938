//! The folders of events: each has a journal, and the journals of the games at its tables.

use super::disk::{Access, DiskFile, Readers};
use super::error::{Result, StoreError, is_missing};
use super::files::{self, Creation, LinkPolicy};
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

    /// The folder for the journal of a removed event. The games of its tables stay where they are.
    fn event_bin(&self, id: &GameId) -> PathBuf {
        self.event_folder(id).join("bin")
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

    /// The ids of the removed events, sorted.
    ///
    /// # Errors
    /// The folder of events cannot be read. A missing one is empty.
    pub fn removed_event_ids(&self) -> Result<Vec<GameId>> {
        let (_, names) = self.names_in(&self.events())?;
        let mut ids: Vec<GameId> = names.iter().filter_map(|name| name.parse().ok()).collect();
        ids.retain(|id| self.is_event_removed(id));
        ids.sort_unstable();
        Ok(ids)
    }

    /// Whether an event of that id is in the bin.
    pub fn is_event_removed(&self, id: &GameId) -> bool {
        let place = JournalPlace::in_folder(&self.event_bin(id), &own_journal());
        self.disk().meta_of_link(&place.path).is_ok()
    }

    /// Moves the journal of an event to a bin of its own, so that the event is no longer listed; its tables keep their
    /// games. Returns whether there was such an event.
    ///
    /// # Errors
    /// Somebody is writing to it, or the system reports an error.
    pub fn remove_event(&self, id: &GameId) -> Result<bool> {
        if !self.move_event(id, &self.event_folder(id), &self.event_bin(id))? {
            return Ok(false);
        }
        if self.current_event()?.as_ref() == Some(id) {
            self.point_to_event("")?;
        }
        Ok(true)
    }

    /// Brings back a removed event, and makes it the current one. Returns whether there was such an event.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn restore_event(&self, id: &GameId) -> Result<bool> {
        if !self.move_event(id, &self.event_bin(id), &self.event_folder(id))? {
            return Ok(false);
        }
        self.choose_event(id)?;
        Ok(true)
    }

    /// Moves the journal of an event between two folders, if it is in the first.
    fn move_event(&self, id: &GameId, from: &Path, to: &Path) -> Result<bool> {
        let place = JournalPlace::in_folder(from, &own_journal());
        if is_missing(&self.disk().meta_of_link(&place.path)) {
            return Ok(false);
        }
        match self.move_under_lock(&place, to, [own_journal()])? {
            Some(_) => Ok(true),
            None => Err(StoreError::Exists { id: id.clone(), path: to.to_owned() }),
        }
    }

    /// The folders of events, relative to that of the games, even those where no journal is yet, and their bins.
    ///
    /// # Errors
    /// The folder that holds them cannot be read.
    pub(super) fn event_folders(&self) -> Result<Vec<PathBuf>> {
        let (_, names) = self.names_in(&self.events())?;
        let mut folders: Vec<PathBuf> = Vec::new();
        for name in names {
            // What has the name of an event but is no folder keeps that event from being read.
            let is_named = name.parse::<GameId>().is_ok_and(|id| name == *id.in_lower_case());
            let bin = Path::new("events").join(&name).join("bin");
            if is_named || folders::is_folder(self.disk(), &self.events().join(&name)) {
                folders.push(Path::new("events").join(name));
            }
            if folders::is_folder(self.disk(), &self.dir().join(&bin)) {
                folders.push(bin);
            }
        }
        Ok(folders)
    }

    /// Writes the journal of a new event, and makes it the current one. Returns whether there was none of
    /// that id, in the bin either.
    ///
    /// # Errors
    /// The system reports an error; nothing is left behind.
    pub fn create_event(&self, id: &GameId, journal: &[u8]) -> Result<bool> {
        if self.is_event_removed(id) {
            return Ok(false);
        }
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
        self.read_own_journal(&self.event_folder(id))
    }

    /// The journal of an event in the bin; `None` if there is no such event.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read_removed_event(&self, id: &GameId) -> Result<Option<Vec<u8>>> {
        self.read_own_journal(&self.event_bin(id))
    }

    fn read_own_journal(&self, folder: &Path) -> Result<Option<Vec<u8>>> {
        let path = JournalPlace::in_folder(folder, &own_journal()).path;
        let file = files::open(self.disk(), &path, Access::Reading, LinkPolicy::Refused)?;
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
        let file = files::open(self.disk(), &path, Access::Writing, LinkPolicy::Refused)?;
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
        self.point_to_event(id.as_str())
    }

    fn point_to_event(&self, named: &str) -> Result<()> {
        let pointer = self.dir().join("current-event");
        files::replace(self.disk(), &pointer, Readers::Anyone, |file| {
            file.write_all(format!("{named}\n").as_bytes())
        })
    }
}

/// The name of an event's own journal in its folder.
fn own_journal() -> GameId {
    EVENT_JOURNAL.parse().expect("letters are an id")
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
