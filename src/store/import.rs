//! Games brought in from elsewhere. No game that is here is ever replaced, and none is imported
//! twice.

use super::bin::PlacedGame;
use super::disk::Access;
use super::error::{Operation, StoreError};
use super::export::Summary;
use super::files;
use super::folder::Store;
use super::pointer::Selector;
use crate::history::GameId;
use crate::history::journal::{self, Decoded, JournalError, LONGEST_FIRST_LINE};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Read;

/// A journal from elsewhere that can be relied on: each of its acts was judged.
#[derive(Clone, Debug)]
pub struct VerifiedJournal {
    bytes: Vec<u8>,
    summary: Summary,
    torn: bool,
}

impl VerifiedJournal {
    /// Judges bytes from anywhere. A torn last line is left out.
    ///
    /// # Errors
    /// Why they cannot be relied on.
    pub fn new(mut bytes: Vec<u8>) -> Result<VerifiedJournal, JournalError> {
        let Decoded { history, good_len, torn } = journal::decode(&bytes)?;
        bytes.truncate(good_len);
        Ok(VerifiedJournal { bytes, summary: Summary::from(&history), torn })
    }

    /// What the journal says.
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Whether a torn last line was left out.
    pub const fn torn(&self) -> bool {
        self.torn
    }
}

/// Imports games into a folder.
#[derive(Debug)]
pub struct Importer<'a> {
    store: &'a Store,
    /// The games here by their first line: the same game may have another id.
    begun: BTreeMap<u64, Vec<GameId>>,
}

/// What came of importing a game.
#[derive(Debug)]
pub enum ImportOutcome {
    /// It was added.
    Added {
        /// Where.
        placed: PlacedGame,
        /// A game here that is the same up to an entry, and differs from there.
        diverged: Option<Divergence>,
    },
    /// It is here already, byte for byte.
    Same {
        /// The id that it has here.
        id: GameId,
    },
    /// It is here already, with more entries.
    Behind {
        /// The id that it has here.
        id: GameId,
        /// How many entries are here only.
        more: usize,
    },
    /// It is here already, with fewer entries. Nothing was done; [`Importer::append_new`] adds the
    /// others.
    Ahead {
        /// The id that it has here.
        id: GameId,
        /// How many entries the journal has besides.
        more: usize,
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

/// How a journal relates to one that is here.
enum Relation {
    Same,
    Behind(usize),
    Ahead(usize),
    /// They share so many lines, and each has others after them.
    Diverged(usize),
}

impl Relation {
    fn of(journal: &[u8], here: &[u8]) -> Relation {
        let here = &here[..journal::good_len(here)];
        match (journal.strip_prefix(here), here.strip_prefix(journal)) {
            // Every journal starts with an empty one, which is no game.
            _ if here.is_empty() => Relation::Diverged(0),
            (Some([]), _) => Relation::Same,
            (Some(more), _) => Relation::Ahead(lines(more).count()),
            (_, Some(more)) => Relation::Behind(lines(more).count()),
            (None, None) => {
                let both = lines(journal).zip(lines(here));
                Relation::Diverged(both.take_while(|(one, other)| one == other).count())
            }
        }
    }
}

impl<'a> Importer<'a> {
    /// Reads which games are here.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn new(store: &'a Store) -> Result<Importer<'a>, StoreError> {
        let mut begun: BTreeMap<u64, Vec<GameId>> = BTreeMap::new();
        for id in store.ids()? {
            // What cannot be read is not a game that is imported.
            if let Ok(bytes) = start_of(store, &id) {
                begun.entry(hash_of_first_line(&bytes)).or_default().push(id);
            }
        }
        Ok(Importer { store, begun })
    }

    /// Imports a journal, byte for byte, under `id` or that with the first number that is free. If
    /// the very game is here, under any id, nothing is done. It becomes the current game if there
    /// is none. Returns once the game is on the disk.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn import(
        &mut self,
        journal: &VerifiedJournal,
        id: &GameId,
    ) -> Result<ImportOutcome, StoreError> {
        let first = hash_of_first_line(&journal.bytes);
        let mut diverged = None;
        for here in self.begun.get(&first).into_iter().flatten() {
            match self.compare(journal, here)? {
                Ok(outcome) => return Ok(outcome),
                Err(apart) => diverged = diverged.or(apart),
            }
        }
        let placed = self.place(journal, id.numbered())?.ok_or_else(|| self.taken(id))?;
        self.begun.entry(first).or_default().push(placed.id.clone());
        Ok(ImportOutcome::Added { placed, diverged })
    }

    /// Does what [`Importer::import`] does, under this id and no other.
    ///
    /// # Errors
    /// Another game has the id, or the system reports an error.
    pub fn import_as(
        &mut self,
        journal: &VerifiedJournal,
        id: &GameId,
    ) -> Result<ImportOutcome, StoreError> {
        match self.place(journal, [id.clone()])? {
            Some(placed) => Ok(ImportOutcome::Added { placed, diverged: None }),
            None => self.compare(journal, id)?.map_err(|_| self.taken(id)),
        }
    }

    fn taken(&self, id: &GameId) -> StoreError {
        StoreError::Exists { id: id.clone(), path: self.store.path(id) }
    }

    /// Adds to a game the entries that a journal has besides. Returns how many there were, once
    /// they are on the disk.
    ///
    /// # Errors
    /// The journal no longer starts with the game, or the system reports an error.
    pub fn append_new(&self, journal: &VerifiedJournal, id: &GameId) -> Result<usize, StoreError> {
        let mut here = self.store.open(&Selector::Id(id.clone()), Access::Writing)?;
        match Relation::of(&journal.bytes, &here.bytes) {
            Relation::Ahead(more) => {
                let mut done = journal::good_len(&here.bytes);
                // One after the other, as they were recorded: of several lines written at once a
                // crash can keep the last ones and lose the first.
                for line in lines(&journal.bytes[done..]) {
                    let before = &journal.bytes[..done];
                    files::append(here.file.as_mut(), &here.path, before, line)?;
                    done += line.len();
                }
                Ok(more)
            }
            Relation::Same => Ok(0),
            Relation::Behind(_) | Relation::Diverged(_) => Err(self.taken(id)),
        }
    }

    fn place(
        &self,
        journal: &VerifiedJournal,
        ids: impl IntoIterator<Item = GameId>,
    ) -> Result<Option<PlacedGame>, StoreError> {
        let (disk, games) = (self.store.disk(), self.store.games());
        files::create_folder(disk, &games)?;
        let id = files::create_whole(disk, &games, &journal.bytes, ids)?;
        Ok(id.map(|id| self.store.placed(id)))
    }

    /// What to do with a journal that may be the game of an id. The inner error is for another
    /// game, with where it diverged.
    fn compare(
        &self,
        journal: &VerifiedJournal,
        id: &GameId,
    ) -> Result<Result<ImportOutcome, Option<Divergence>>, StoreError> {
        let here = match self.store.open(&Selector::Id(id.clone()), Access::Reading) {
            Ok(here) => here.bytes,
            Err(error @ (StoreError::Locked(_) | StoreError::Io { .. })) => return Err(error),
            // Whatever has that name cannot be this game.
            Err(_) => return Ok(Err(None)),
        };
        let id = id.clone();
        Ok(match Relation::of(&journal.bytes, &here) {
            Relation::Same => Ok(ImportOutcome::Same { id }),
            Relation::Behind(more) => Ok(ImportOutcome::Behind { id, more }),
            Relation::Ahead(more) => Ok(ImportOutcome::Ahead { id, more }),
            Relation::Diverged(0) => Err(None),
            Relation::Diverged(lines) => Err(Some(Divergence { from: id, after: lines - 1 })),
        })
    }
}

/// The bytes of a journal up to the longest that a first line can be.
fn start_of(store: &Store, id: &GameId) -> Result<Vec<u8>, StoreError> {
    let path = store.path(id);
    let file = store.open_file(Some(id), &path, Access::Reading)?;
    let mut bytes = Vec::new();
    let read = file.take(LONGEST_FIRST_LINE as u64 + 1).read_to_end(&mut bytes);
    read.map_err(StoreError::io(Operation::Read, &path))?;
    Ok(bytes)
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n')
}

fn hash_of_first_line(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    lines(bytes).next().hash(&mut hasher);
    hasher.finish()
}
