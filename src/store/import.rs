//! Games brought in from elsewhere. No game that is here is ever replaced, and none is imported
//! twice.

use super::bin::PlacedGame;
use super::disk::{Access, DiskFile, FileKind};
use super::error::{Operation, Result, StoreError};
use super::files::{self, Creation};
use super::folder::Store;
use super::folders;
use super::place::Selector;
use crate::history::journal::{self, SUM_LEN};
use crate::history::{GameId, History};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::slice;

/// The beginning of a journal: the checksum of its first line.
type Start = [u8; SUM_LEN];

/// Imports games into a folder.
#[derive(Debug)]
pub struct Importer<'a> {
    store: &'a Store,
    /// The ids that were looked at, sorted.
    seen: Vec<GameId>,
    /// The ids of games, by the beginnings of their journals: the same game may have another id.
    begun: BTreeMap<Start, Vec<GameId>>,
    /// The lock that is held from the first game that is stored: nobody else imports a game.
    lock: Option<Box<dyn DiskFile>>,
}

/// The result of importing a game.
#[derive(Debug)]
pub enum ImportOutcome {
    /// It was added.
    Added {
        /// Where.
        placed: PlacedGame,
        /// A game here that is the same up to an entry, and differs from there.
        diverged: Option<Divergence>,
    },
    /// It is here already. Nothing was done.
    Here {
        /// The id that it has here.
        id: GameId,
        /// How the journal relates to it.
        relation: Relation,
    },
}

/// Where two copies of a game went different ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The id of the one that is here.
    pub from: GameId,
    /// The number of the last entry that they share; 0 if they share only the start.
    pub after: usize,
}

/// How a journal relates to the same game here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are the same, byte for byte.
    Same,
    /// This many entries are only here.
    Behind(usize),
    /// The journal has this many more entries; [`Importer::append_new`] adds them.
    Ahead(usize),
}

/// Whether a game is here.
enum Found {
    /// Under this id.
    Here(GameId, Relation),
    /// It is not, but one may be here that went a different way.
    Not(Option<Divergence>),
}

/// How a journal compares with a game here.
enum JournalComparison {
    /// One starts with the other.
    Related(Relation),
    /// They share this many lines, and then differ.
    Diverged(usize),
}

impl JournalComparison {
    /// Compares a journal of whole lines with the one that is here, whose last line is completed or cut off.
    fn of(journal: &[u8], here: &mut Vec<u8>) -> JournalComparison {
        use JournalComparison::{Diverged, Related};
        journal::complete(here);
        let here = here.as_slice();
        match (journal.strip_prefix(here), here.strip_prefix(journal)) {
            // An empty journal is not a game, although every journal starts with it.
            _ if here.is_empty() => Diverged(0),
            (Some([]), _) => Related(Relation::Same),
            (Some(more), _) => Related(Relation::Ahead(lines(more).count())),
            (_, Some(more)) => Related(Relation::Behind(lines(more).count())),
            (None, None) => {
                let both = lines(journal).zip(lines(here));
                Diverged(both.take_while(|(one, other)| one == other).count())
            }
        }
    }
}

impl<'a> Importer<'a> {
    /// Reads which games are here.
    ///
    /// # Errors
    /// The folder, or a journal in it, cannot be read.
    pub fn new(store: &'a Store) -> Result<Importer<'a>> {
        let mut importer = Importer { store, seen: Vec::new(), begun: BTreeMap::new(), lock: None };
        importer.look()?;
        Ok(importer)
    }

    /// Reads which games came here since the last look.
    fn look(&mut self) -> Result<()> {
        let ids = self.store.ids()?;
        for id in ids.iter().filter(|id| self.seen.binary_search(id).is_err()) {
            if let Some(start) = start_of(self.store, id)? {
                self.begun.entry(start).or_default().push(id.clone());
            }
        }
        self.seen = ids;
        Ok(())
    }

    /// Keeps others from importing until the importer is dropped, and looks at what they have
    /// imported so far.
    fn lock(&mut self) -> Result<()> {
        let disk = self.store.disk();
        folders::create_folder(disk, &self.store.games())?;
        self.lock = Some(files::lock_file(disk, &self.store.dir().join("import.lock"))?);
        self.look()
    }

    /// Imports a game, its journal byte for byte, under `id`, with the first free number added if it is taken.
    /// If the same game is already here under any id, does nothing. With `exactly`, imports under
    /// this id only, even if the game is here under another. If no game is current, this one becomes
    /// so. Returns once the game is on the disk.
    ///
    /// # Errors
    /// Another game has exactly that id, or the system reports an error.
    pub fn import(&mut self, game: &History, id: &GameId, exactly: bool) -> Result<ImportOutcome> {
        let diverged = loop {
            match self.find(game, exactly.then_some(id))? {
                Found::Here(id, relation) => return Ok(ImportOutcome::Here { id, relation }),
                Found::Not(_) if exactly && self.is_taken(id) => return Err(self.taken(id)),
                Found::Not(diverged) if self.lock.is_some() => break diverged,
                // Somebody else may be importing the same game.
                Found::Not(_) => self.lock()?,
            }
        };

        for id in id.numbered().take(if exactly { 1 } else { usize::MAX }) {
            if self.is_taken(&id) {
                continue;
            }
            let path = self.store.path(&id);
            match files::create(self.store.disk(), &path, |file| file.write_all(game.journal()))? {
                Creation::Done => {
                    self.begun.entry(start(game)).or_default().push(id.clone());
                    return Ok(ImportOutcome::Added { placed: self.store.placed(id), diverged });
                }
                Creation::NameTaken => {}
            }
        }
        Err(self.taken(id))
    }

    fn is_taken(&self, id: &GameId) -> bool {
        self.store.disk().meta_of_link(&self.store.path(id)).is_ok()
    }

    /// Looks for a game under one id, or else among all.
    fn find(&self, game: &History, only: Option<&GameId>) -> Result<Found> {
        let ids = match (only, self.begun.get(&start(game))) {
            (Some(id), _) => slice::from_ref(id),
            (None, Some(ids)) => ids,
            (None, None) => &[],
        };
        let mut diverged = None;
        for id in ids {
            match self.compare(game, id)? {
                JournalComparison::Related(relation) => {
                    return Ok(Found::Here(id.clone(), relation));
                }
                JournalComparison::Diverged(lines) if lines > 0 && diverged.is_none() => {
                    diverged = Some(Divergence { from: id.clone(), after: lines - 1 });
                }
                JournalComparison::Diverged(_) => {}
            }
        }
        Ok(Found::Not(diverged))
    }

    fn taken(&self, id: &GameId) -> StoreError {
        StoreError::Exists { id: id.clone(), path: self.store.path(id) }
    }

    /// Adds to a game the entries that only the journal has. Returns how many there were, once they
    /// are on the disk.
    ///
    /// # Errors
    /// The journal no longer starts with the game, or the system reports an error.
    pub fn append_new(&self, game: &History, id: &GameId) -> Result<usize> {
        let mut here = self.store.open(&Selector::Id(id.clone()), Access::Writing)?;
        match JournalComparison::of(game.journal(), &mut here.bytes) {
            JournalComparison::Related(Relation::Ahead(more)) => {
                let mut done = here.bytes.len();
                // One after the other, as they were recorded: of several lines written at once a
                // crash can keep the last ones and lose the first.
                for line in lines(&game.journal()[done..]) {
                    let before = &game.journal()[..done];
                    files::append(here.file.as_mut(), &here.place.path, before, line)?;
                    done += line.len();
                }
                Ok(more)
            }
            JournalComparison::Related(Relation::Same) => Ok(0),
            _ => Err(self.taken(id)),
        }
    }

    fn compare(&self, game: &History, id: &GameId) -> Result<JournalComparison> {
        match self.store.open(&Selector::Id(id.clone()), Access::Reading) {
            Ok(mut here) => Ok(JournalComparison::of(game.journal(), &mut here.bytes)),
            Err(StoreError::NoSuchGame { .. } | StoreError::NotAFile(_)) => {
                Ok(JournalComparison::Diverged(0))
            }
            Err(error) => Err(error),
        }
    }
}

fn start(game: &History) -> Start {
    game.journal().first_chunk().copied().unwrap_or_default()
}

/// Reads the start of a journal; `None` if the file is gone, or is not a journal.
fn start_of(store: &Store, id: &GameId) -> Result<Option<Start>> {
    let disk = store.disk();
    let place = store.place(id);
    let mut start = Start::default();
    // A first line never changes, and needs no lock. But Windows does not let anybody read what
    // somebody else has locked to write.
    if disk.meta_of_link(&place.path).is_ok_and(|meta| meta.kind == FileKind::File)
        && let Ok(mut file) = disk.open(&place.path, Access::Reading)
        && file.read_exact(&mut start).is_ok()
    {
        return Ok(Some(start));
    }

    let mut file = match store.open_file(&place, Access::Reading) {
        Err(StoreError::NoSuchGame { .. } | StoreError::NotAFile(_)) => return Ok(None),
        file => file?,
    };
    match file.read_exact(&mut start) {
        Ok(()) => Ok(Some(start)),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(StoreError::io(Operation::Read, &place.path)(error)),
    }
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n')
}
