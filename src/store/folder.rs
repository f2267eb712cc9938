//! The folder of games, and the only way to a journal on the disk.

use super::disk::{Access, Disk, DiskFile, System};
use super::error::{Operation, Result, StoreError, if_exists, is_missing};
use super::files::{self, Creation, LinkPolicy};
use super::folders;
use super::place::{JournalPlace, Selector};
use crate::history::journal::{self, Decoded};
use crate::history::{GameId, History, JournalError, Stamp};
use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A folder of games: `games/ID.jsonl` each, with the id in lower case, and `current`, which names the one last
/// written to.
///
/// ```
/// use hoyle::game::{Act, Count, Players, Setup};
/// use hoyle::history::{History, Origin, Stamp};
/// use hoyle::store::{Selector, Store};
/// # let folder = tempfile::tempdir().unwrap();
/// # let folder = folder.path();
///
/// let rules = hoyle::presets::ruleset("romanian").unwrap();
/// let players = Players::new(&["Igor", "Vojin", "Dunja", "Ana"]).unwrap();
/// let dealer = players.seats().next().unwrap();
/// let setup = Setup::new(rules, players, dealer).unwrap();
/// let now: Stamp = "2026-11-20T20:15:00Z".parse().unwrap();
///
/// let store = Store::new(folder);
/// let id = "friday".parse().unwrap();
/// store.create(&History::new(id, now, Origin::default(), setup)).unwrap();
///
/// let bids = Act::Bid([1, 0, 0, 1].map(Count::next).into());
/// let mut locked = store.lock(&Selector::Current).unwrap();
/// locked.game.history.record(&bids, now).unwrap();
/// let game = locked.save().unwrap();
/// assert_eq!(store.read(&Selector::Current).unwrap().history, game.history);
/// ```
#[derive(Clone, Debug)]
pub struct Store {
    disk: Arc<dyn Disk>,
    dir: PathBuf,
}

/// A game that was read or written.
#[derive(Debug)]
pub struct OpenedGame {
    /// Where it is.
    pub path: PathBuf,
    /// What happened, under the id that selects the game: its file's name, or for a journal elsewhere
    /// the id in it.
    pub history: History,
    /// Whether a torn last line was left out.
    pub torn: bool,
    /// How many bytes its journal has; [`Store::journal_len`] changes when an entry is added.
    pub len: u64,
    /// Why the game, though what was written is safe on the disk, is not the current one.
    pub pointer_error: Option<StoreError>,
}

/// A game of the folder, sound or not.
#[derive(Debug)]
pub struct ListedGame {
    /// Its id.
    pub id: GameId,
    /// The game, or why it cannot be read.
    pub game: Result<OpenedGame>,
}

/// A game's journal, for export.
#[derive(Debug)]
pub struct CopiedJournal {
    /// The id that selects the game here.
    pub id: GameId,
    /// What it says; or every byte of a journal that cannot be relied on, and why.
    pub decoded: Result<Decoded, (Arc<Vec<u8>>, JournalError)>,
}

/// A journal that is open and locked.
#[derive(Debug)]
pub(super) struct OpenedJournal {
    pub(super) place: JournalPlace,
    pub(super) file: Box<dyn DiskFile>,
    pub(super) bytes: Vec<u8>,
}

impl Store {
    /// The store in a folder, which is created with the first game.
    pub fn new(dir: impl Into<PathBuf>) -> Store {
        Store::on(Arc::new(System), dir)
    }

    /// The store in a folder of a disk that need not be the system's.
    pub fn on(disk: Arc<dyn Disk>, dir: impl Into<PathBuf>) -> Store {
        Store { disk, dir: dir.into() }
    }

    /// The folder where the platform keeps a program's data; `None` if there is no home directory.
    pub fn default_dir() -> Option<PathBuf> {
        directories::ProjectDirs::from("", "", "hoyle").map(|dirs| dirs.data_dir().to_owned())
    }

    /// The store's folder.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Where the game of an id is, or would be.
    pub fn path(&self, id: &GameId) -> PathBuf {
        self.place(id).path
    }

    pub(super) fn place(&self, id: &GameId) -> JournalPlace {
        JournalPlace::in_folder(&self.games(), id)
    }

    pub(super) fn disk(&self) -> &dyn Disk {
        self.disk.as_ref()
    }

    pub(super) fn games(&self) -> PathBuf {
        self.dir.join("games")
    }

    /// `stem` if no game has that id, or else the first of `stem-2`, `stem-3`, … that is free.
    pub fn free_id(&self, stem: &GameId) -> GameId {
        // A name that cannot be looked at may be free; creating the file will show.
        let mut ids = stem.numbered();
        ids.find(|id| self.disk.meta_of_link(&self.path(id)).is_err()).unwrap_or(stem.clone())
    }

    /// Writes a new game, with its entries, and makes it the current one. Returns once
    /// the game is on the disk.
    ///
    /// # Errors
    /// A game of that id exists, or the system reports an error; nothing is left behind.
    pub fn create(&self, history: &History) -> Result<OpenedGame> {
        let id = history.id().clone();
        let place = self.place(&id);
        // Nothing is written that could not be read again, such as rules that are too long.
        let Decoded { history, torn } = journal::check_len(history.journal().len())
            .and_then(|()| journal::decode(history.journal().clone()))
            .map_err(StoreError::Unsavable)?;
        folders::create_folder(self.disk(), &self.games())?;
        let bytes = history.journal();
        match files::create(self.disk(), &place.path, |file| file.write_all(bytes))? {
            Creation::Done => {}
            Creation::NameTaken => return Err(StoreError::Exists { id, path: place.path }),
        }
        let pointer_error = self.make_current(&place).err();
        let len = bytes.len() as u64;
        Ok(OpenedGame { path: place.path, history, torn, len, pointer_error })
    }

    /// Reads a game as it is on the disk.
    ///
    /// # Errors
    /// There is no such game, or its journal cannot be read or relied on.
    pub fn read(&self, selector: &Selector) -> Result<OpenedGame> {
        self.read_at(self.resolve(selector)?)
    }

    pub(super) fn read_at(&self, place: JournalPlace) -> Result<OpenedGame> {
        let OpenedJournal { place, bytes, .. } = self.open_at(place, Access::Reading)?;
        OpenedGame::of(&place, bytes)
    }

    /// Copies a game's journal as it is on the disk.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read; or it is not in the folder of games and cannot
    /// be relied on.
    pub fn copy(&self, selector: &Selector) -> Result<CopiedJournal> {
        let OpenedJournal { place, bytes, .. } = self.open(selector, Access::Reading)?;
        let bytes = Arc::new(bytes);
        let decoded = journal::decode(bytes.clone()).map_err(|error| (bytes, error));
        let id = match (place.id, &decoded) {
            (Some(id), _) => id,
            (None, Ok(decoded)) => decoded.history.id().clone(),
            (None, Err((_, error))) => return Err(StoreError::journal(&place.path)(error.clone())),
        };
        Ok(CopiedJournal { id, decoded })
    }

    /// How many bytes the journal of a game has now, without opening it: a cheap look at whether
    /// somebody has added an entry.
    ///
    /// # Errors
    /// There is no such game, or the system reports an error.
    pub fn journal_len(&self, selector: &Selector) -> Result<u64> {
        let JournalPlace { id, path } = self.resolve(selector)?;
        match if_exists(self.disk.meta(&path)).map_err(StoreError::io(Operation::Read, &path))? {
            Some(meta) => Ok(meta.len),
            None => Err(StoreError::NoSuchGame { id, path }),
        }
    }

    /// Every game of the folder, most recently played first, also those that cannot be read. Each is
    /// read when it is asked for.
    ///
    /// # Errors
    /// The folder itself cannot be read. A missing one is empty.
    pub fn list(&self) -> Result<impl Iterator<Item = ListedGame>> {
        self.list_in(self.games())
    }

    /// The games of a folder by their last lines, the latest first; those without a readable one come
    /// last.
    pub(super) fn list_in(&self, folder: PathBuf) -> Result<impl Iterator<Item = ListedGame>> {
        let mut dated = Vec::new();
        for id in self.names_in(&folder)?.0 {
            let last = self.last_at(&JournalPlace::in_folder(&folder, &id));
            let order = Reverse(last.as_ref().ok().copied().flatten().map(Stamp::unix_seconds));
            dated.push((order, id, last.err()));
        }
        dated.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));

        Ok(dated.into_iter().map(move |(_, id, error)| {
            let game = match error {
                Some(error) => Err(error),
                None => self.read_at(JournalPlace::in_folder(&folder, &id)),
            };
            ListedGame { id, game }
        }))
    }

    fn last_at(&self, place: &JournalPlace) -> Result<Option<Stamp>> {
        let mut file = self.open_file(place, Access::Reading)?;
        Ok(journal::last_at(&files::read_end(file.as_mut(), &place.path)?))
    }

    /// The ids of the games of the folder, sorted.
    ///
    /// # Errors
    /// The folder cannot be read. A missing one is empty.
    pub fn ids(&self) -> Result<Vec<GameId>> {
        Ok(self.names_in(&self.games())?.0)
    }

    /// The ids of the journals in a folder, and the names of everything else in it, both sorted. A
    /// missing folder is empty.
    pub(super) fn names_in(&self, folder: &Path) -> Result<(Vec<GameId>, Vec<String>)> {
        let names = self.disk.names(folder);
        if is_missing(&names) {
            folders::check_folder(self.disk(), folder)?;
        }
        let names = if_exists(names).map_err(StoreError::io(Operation::Read, folder))?;
        let mut ids = Vec::new();
        let mut strays = Vec::new();
        for name in names.unwrap_or_default() {
            let stem = name.to_str().and_then(|name| name.strip_suffix(".jsonl"));
            match stem.and_then(|stem| stem.parse::<GameId>().ok()) {
                Some(id) if stem == Some(&id.in_lower_case()) => ids.push(id),
                _ => strays.push(name.to_string_lossy().into_owned()),
            }
        }
        ids.sort_unstable();
        strays.sort_unstable();
        Ok((ids, strays))
    }

    fn resolve(&self, selector: &Selector) -> Result<JournalPlace> {
        match selector {
            Selector::Current => self.read_pointer()?.ok_or(StoreError::NoGameYet),
            Selector::Id(id) => Ok(self.place(id)),
            Selector::Path(path) => {
                let absolute = std::path::absolute(path);
                let path = absolute.map_err(StoreError::io(Operation::Open, path))?;
                Ok(JournalPlace { id: None, path })
            }
        }
    }

    /// Opens, locks and reads a journal, without checking what is in it.
    pub(super) fn open(&self, selector: &Selector, access: Access) -> Result<OpenedJournal> {
        self.open_at(self.resolve(selector)?, access)
    }

    /// Opens, locks and reads a journal at this place.
    pub(super) fn open_at(&self, place: JournalPlace, access: Access) -> Result<OpenedJournal> {
        let mut file = self.open_file(&place, access)?;
        let bytes = files::read(file.as_mut(), &place.path)?;
        Ok(OpenedJournal { place, file, bytes })
    }

    /// Opens and locks a journal.
    pub(super) fn open_file(
        &self,
        place: &JournalPlace,
        access: Access,
    ) -> Result<Box<dyn DiskFile>> {
        let JournalPlace { id, path } = place;
        let is_stored = id.is_some() || self.is_in_event(path);
        let links = if is_stored { LinkPolicy::Refused } else { LinkPolicy::Followed };
        let file = files::open(self.disk(), path, access, links)?;
        file.ok_or_else(|| StoreError::NoSuchGame { id: id.clone(), path: path.clone() })
    }
}

impl OpenedGame {
    /// The game in the journal at a place.
    pub(super) fn of(place: &JournalPlace, bytes: Vec<u8>) -> Result<OpenedGame> {
        let JournalPlace { id, path } = place;
        let len = bytes.len() as u64;
        let Decoded { history, torn } =
            journal::decode(bytes).map_err(StoreError::journal(path))?;
        // The journal has the id as it was given, its file in lower case.
        let history = match id {
            Some(id) if id != history.id() => history.with_id(id.clone()),
            _ => history,
        };
        Ok(OpenedGame { path: path.clone(), history, torn, len, pointer_error: None })
    }
}

impl CopiedJournal {
    /// The whole lines of the journal, or every byte of one that cannot be relied on.
    pub fn bytes(&self) -> &[u8] {
        match &self.decoded {
            Ok(decoded) => decoded.history.journal(),
            Err((bytes, _)) => bytes,
        }
    }
}
