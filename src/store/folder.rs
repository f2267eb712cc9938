//! The folder where games live, and the only way to a journal on the disk.

use super::disk::{Access, Disk, DiskFile, FileKind};
use super::error::{Operation, StoreError, UpdateError};
use super::files;
use super::pointer::{self, Target};
use super::system::System;
use crate::history::journal::{self, Decoded};
use crate::history::{GameId, History, InvalidId};
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

/// Which game is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Selector {
    /// The game most recently written to.
    Current,
    /// A game of the folder.
    Id(GameId),
    /// A journal anywhere.
    Path(PathBuf),
}

/// Writes an id or a path as it is read; nothing for the current game.
impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Selector::Current => Ok(()),
            Selector::Id(id) => id.fmt(f),
            Selector::Path(path) => path.display().fmt(f),
        }
    }
}

/// Reads a path if the text has a separator in it or ends in `.jsonl`, and an id otherwise.
impl FromStr for Selector {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Selector, InvalidId> {
        if text.contains(std::path::is_separator) || text.ends_with(".jsonl") {
            return Ok(Selector::Path(text.into()));
        }
        text.parse::<GameId>().map(Selector::Id)
    }
}

/// A folder of games: `games/ID.jsonl` each, and `current`, which names the one last written to.
#[derive(Clone, Debug)]
pub struct Store {
    disk: Arc<dyn Disk>,
    dir: PathBuf,
}

/// A game that was read.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// The id that selects it: its file's name, or what a journal elsewhere says.
    pub id: GameId,
    /// Where it is.
    pub path: PathBuf,
    /// What happened.
    pub history: History,
    /// Whether a torn last line was left out.
    pub torn: bool,
    /// How many bytes its journal has: [`Store::journal_len`] tells another number once an entry is added.
    pub len: u64,
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

/// A game that was begun.
#[derive(Debug)]
pub struct CreatedGame {
    /// Where it is.
    pub path: PathBuf,
    /// Why the game, though safe on the disk, is not the current one.
    pub pointer_error: Option<StoreError>,
}

/// A game of the folder, sound or not.
#[derive(Debug)]
pub struct ListedGame {
    /// Its id.
    pub id: GameId,
    /// The game, or why it cannot be read.
    pub game: Result<OpenedGame, StoreError>,
}

impl Store {
    /// Returns the store in a folder. The folder is made when the first game is.
    pub fn new(dir: impl Into<PathBuf>) -> Store {
        Store::on(Arc::new(System), dir)
    }

    /// Returns the store in a folder of a disk that need not be the system's.
    pub fn on(disk: Arc<dyn Disk>, dir: impl Into<PathBuf>) -> Store {
        Store { disk, dir: dir.into() }
    }

    /// Returns the folder where the platform keeps a program's data, or nothing for a user
    /// without a home.
    pub fn default_dir() -> Option<PathBuf> {
        directories::ProjectDirs::from("", "", "hoyle").map(|dirs| dirs.data_dir().to_owned())
    }

    /// Returns the store's folder.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Returns where the game of an id is, or would be.
    pub fn path(&self, id: &GameId) -> PathBuf {
        self.games().join(format!("{id}.jsonl"))
    }

    pub(super) fn disk(&self) -> &dyn Disk {
        self.disk.as_ref()
    }

    pub(super) fn games(&self) -> PathBuf {
        self.dir.join("games")
    }

    pub(super) fn pointer(&self) -> PathBuf {
        self.dir.join("current")
    }

    /// Returns `stem` if no game has that id, or else the first free one of `stem-2`, `stem-3`, …
    pub fn free_id(&self, stem: &GameId) -> GameId {
        // A name that cannot be looked at is not known to be free; making the file will tell.
        let taken = |id: &GameId| self.disk.meta_of_link(&self.path(id)).is_ok();
        stem.numbered().find(|id| !taken(id)).unwrap_or_else(|| stem.clone())
    }

    /// Writes down a new game, with whatever happened in it, and makes it the current one. It
    /// returns once the game is on the disk.
    ///
    /// # Errors
    /// A game of that id exists, or the system reports an error; nothing is left behind.
    pub fn create(&self, history: &History) -> Result<CreatedGame, StoreError> {
        let id = history.id();
        let path = self.path(id);
        let bytes = journal::encode(history);
        // Never write what could not be read again, such as rules of a size beyond all bounds.
        decode(&path, &bytes)?;
        files::create_folder(self.disk(), &self.games())?;
        // A first line that is cut short says that nothing was begun. One of many would be damage.
        let is_new = if history.entries().is_empty() {
            files::create(self.disk(), &path, &bytes)?
        } else {
            let name = [(path.clone(), ())];
            files::create_whole(self.disk(), &self.games(), &bytes, name)?.is_some()
        };
        if !is_new {
            return Err(StoreError::Exists { id: id.clone(), path });
        }
        let pointer_error =
            pointer::set(self.disk(), &self.pointer(), &Target::Id(id.clone())).err();
        Ok(CreatedGame { path, pointer_error })
    }

    /// Returns a game as it is on the disk.
    ///
    /// # Errors
    /// There is no such game, or its journal cannot be read or relied on.
    pub fn read(&self, selector: &Selector) -> Result<OpenedGame, StoreError> {
        let (target, path, bytes) = self.read_bytes(selector)?;
        let Decoded { history, torn, .. } = decode(&path, &bytes)?;
        let id = target.id(&history);
        Ok(OpenedGame {
            history: history.with_id(id.clone()),
            id,
            path,
            torn,
            len: bytes.len() as u64,
        })
    }

    /// Returns how many bytes the journal of a game has now, without opening it: a cheap look at
    /// whether somebody has added an entry.
    ///
    /// # Errors
    /// There is no such game, or the system does not say.
    pub fn journal_len(&self, selector: &Selector) -> Result<u64, StoreError> {
        let target = self.resolve(selector)?;
        let path = match &target {
            Target::Id(id) => self.path(id),
            Target::Path(path) => path.clone(),
        };
        match self.disk.meta(&path) {
            Ok(meta) => Ok(meta.len),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(StoreError::NoSuchGame { id: target.as_id().cloned(), path })
            }
            Err(error) => Err(StoreError::io(Operation::Read, &path, error)),
        }
    }

    /// Returns which journal is meant, where it is, and its bytes, whatever they say.
    pub(super) fn read_bytes(
        &self,
        selector: &Selector,
    ) -> Result<(Target, PathBuf, Vec<u8>), StoreError> {
        let target = self.resolve(selector)?;
        let (path, mut file) = self.open(&target, Access::Reading)?;
        let bytes = files::read(file.as_mut(), &path)?;
        Ok((target, path, bytes))
    }

    /// Lets `change` add entries to a game, and returns once they are on the disk. Nobody else
    /// writes to the game meanwhile. The game becomes the current one if entries were added.
    ///
    /// # Errors
    /// `change` refuses, or the game cannot be read, locked or written; nothing is recorded.
    pub fn update<T, E>(
        &self,
        selector: &Selector,
        change: impl FnOnce(&mut History) -> Result<T, E>,
    ) -> Result<UpdatedGame<T>, UpdateError<E>> {
        let target = self.resolve(selector)?;
        let (path, mut file) = self.open(&target, Access::Writing)?;
        let bytes = files::read(file.as_mut(), &path)?;
        let Decoded { history, good_len, torn } = decode(&path, &bytes)?;
        let id = target.id(&history);
        let mut history = history.with_id(id.clone());
        let known = history.entries().len();
        let value = change(&mut history).map_err(UpdateError::Refused)?;
        let new = history.entries().get(known..).unwrap_or_default();
        let (mut len, mut pointer_error) = (bytes.len() as u64, None);
        if !new.is_empty() {
            let lines = journal::encode_entries(new)
                .map_err(|error| StoreError::Journal { path: path.clone(), error })?;
            files::append(file.as_mut(), &path, &bytes[..good_len], &lines)?;
            len = (good_len + lines.len()) as u64;
            pointer_error = pointer::set(self.disk(), &self.pointer(), &target).err();
        }
        let game = OpenedGame { id, path, history, torn, len };
        Ok(UpdatedGame { value, game, pointer_error })
    }

    /// Returns every game of the folder, by id; those that cannot be read are there as well.
    ///
    /// # Errors
    /// The folder itself cannot be read. One that is not there is empty.
    pub fn list(&self) -> Result<Vec<ListedGame>, StoreError> {
        let listed = |id: GameId| ListedGame { game: self.read(&Selector::Id(id.clone())), id };
        Ok(self.ids()?.into_iter().map(listed).collect())
    }

    /// Returns the id of the current game, if it is one of the folder.
    pub fn current(&self) -> Option<GameId> {
        pointer::read(self.disk(), &self.pointer()).ok()??.as_id().cloned()
    }

    /// Returns the ids of every game of the folder, sorted.
    ///
    /// # Errors
    /// The folder cannot be read. One that is not there is empty.
    pub fn ids(&self) -> Result<Vec<GameId>, StoreError> {
        Ok(self.names_in(&self.games())?.0)
    }

    /// Returns the ids of the journals in a folder, and the names of whatever else is there; both
    /// sorted. A folder that is not there is empty.
    pub(super) fn names_in(&self, folder: &Path) -> Result<(Vec<GameId>, Vec<String>), StoreError> {
        let names = match self.disk.names(folder) {
            Ok(names) => names,
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(StoreError::io(Operation::Read, folder, error)),
        };
        let (mut ids, mut strays) = (Vec::new(), Vec::new());
        for name in names {
            let stem = name.to_str().and_then(|name| name.strip_suffix(".jsonl"));
            match stem.and_then(|stem| stem.parse::<GameId>().ok()) {
                Some(id) => ids.push(id),
                None => strays.push(name.to_string_lossy().into_owned()),
            }
        }
        ids.sort_unstable();
        strays.sort_unstable();
        Ok((ids, strays))
    }

    fn resolve(&self, selector: &Selector) -> Result<Target, StoreError> {
        match selector {
            Selector::Current => {
                pointer::read(self.disk(), &self.pointer())?.ok_or(StoreError::NoGameYet)
            }
            Selector::Id(id) => Ok(Target::Id(id.clone())),
            Selector::Path(path) => {
                let path = std::path::absolute(path)
                    .map_err(|error| StoreError::io(Operation::Open, path, error))?;
                Ok(Target::Path(path))
            }
        }
    }

    fn open(
        &self,
        target: &Target,
        access: Access,
    ) -> Result<(PathBuf, Box<dyn DiskFile>), StoreError> {
        match target {
            Target::Id(id) => {
                let path = self.path(id);
                let file = self.open_kept(id, &path, access)?;
                Ok((path, file))
            }
            Target::Path(path) => match files::open(self.disk(), path, access)? {
                Some(file) => Ok((path.clone(), file)),
                None => Err(StoreError::NoSuchGame { id: None, path: path.clone() }),
            },
        }
    }

    /// Opens and locks the journal of an id, in the games' folder or the bin. A link there could
    /// lead the id out of it.
    pub(super) fn open_kept(
        &self,
        id: &GameId,
        path: &Path,
        access: Access,
    ) -> Result<Box<dyn DiskFile>, StoreError> {
        if self.disk.meta_of_link(path).is_ok_and(|meta| meta.kind == FileKind::Link) {
            return Err(StoreError::NotAFile { path: path.to_owned() });
        }
        files::open(self.disk(), path, access)?
            .ok_or_else(|| StoreError::NoSuchGame { id: Some(id.clone()), path: path.to_owned() })
    }
}

impl Target {
    /// Returns the id that selects the game.
    pub(super) fn id(&self, history: &History) -> GameId {
        match self {
            Target::Id(id) => id.clone(),
            Target::Path(_) => history.id().clone(),
        }
    }

    /// Returns the id of a game of the folder.
    pub(super) const fn as_id(&self) -> Option<&GameId> {
        match self {
            Target::Id(id) => Some(id),
            Target::Path(_) => None,
        }
    }
}

pub(super) fn decode(path: &Path, bytes: &[u8]) -> Result<Decoded, StoreError> {
    journal::decode(bytes).map_err(|error| StoreError::Journal { path: path.to_owned(), error })
}
