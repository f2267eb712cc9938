//! Games brought in from elsewhere. None that is here is ever replaced, and none is taken in twice.

use super::bin::PlacedGame;
use super::disk::Access;
use super::error::StoreError;
use super::files;
use super::folder::{Selector, Store};
use super::parcel::VerifiedJournal;
use crate::history::GameId;
use crate::history::journal::{self, LONGEST_FIRST_LINE};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Read;

/// A folder of games that is ready to take others in.
#[derive(Debug)]
pub struct Importer<'a> {
    store: &'a Store,
    /// The games here by what their first line says: the same game may have another id.
    begun: BTreeMap<u64, Vec<GameId>>,
}

/// What came of bringing a game in.
#[derive(Debug)]
pub enum ImportOutcome {
    /// It has its place.
    Added {
        /// Where.
        placed: PlacedGame,
        /// A game here that is the same up to an entry, and differs behind it.
        diverged: Option<Divergence>,
    },
    /// It is here already, byte for byte.
    Same {
        /// The id that it has here.
        id: GameId,
    },
    /// It is here already, and has gone on since.
    Behind {
        /// The id that it has here.
        id: GameId,
        /// How many entries are here only.
        more: usize,
    },
    /// It is here already, and the journal goes on from there. Nothing was done;
    /// [`Importer::append_new`] adds the entries.
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
    /// The number of the last entry that they share; 0 if they share their beginning only.
    pub after: usize,
}

/// How a journal stands to one that is here.
enum Relation {
    Same,
    Behind(usize),
    Ahead(usize),
    /// They share so many lines, and each has others behind them.
    Divergence(usize),
}

impl Relation {
    fn of(parcel: &[u8], here: &[u8]) -> Relation {
        let here = &here[..journal::good_len(here)];
        let lines = |bytes: &[u8]| bytes.split_inclusive(|byte| *byte == b'\n').count();
        match (parcel.strip_prefix(here), here.strip_prefix(parcel)) {
            // Every journal goes on from an empty one, which begins no game.
            _ if here.is_empty() => Relation::Divergence(0),
            (Some([]), _) => Relation::Same,
            (Some(more), _) => Relation::Ahead(lines(more)),
            (_, Some(more)) => Relation::Behind(lines(more)),
            (None, None) => {
                let both = parcel
                    .split_inclusive(|byte| *byte == b'\n')
                    .zip(here.split_inclusive(|byte| *byte == b'\n'));
                Relation::Divergence(both.take_while(|(one, other)| one == other).count())
            }
        }
    }
}

impl<'a> Importer<'a> {
    /// Returns a folder of games that is ready to take others in.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn new(store: &'a Store) -> Result<Importer<'a>, StoreError> {
        let mut begun: BTreeMap<u64, Vec<GameId>> = BTreeMap::new();
        for id in store.ids()? {
            // What cannot be read is no game that is brought in.
            if let Ok(first) = first_line_of(store, &id) {
                begun.entry(hash(&first)).or_default().push(id);
            }
        }
        Ok(Importer { store, begun })
    }

    /// Gives a journal its place, byte for byte: under `id`, or the first free one behind it. Where
    /// the very game is here, under whatever id, nothing is done. It becomes the current game if
    /// none is, and it returns once the game is on the disk.
    ///
    /// # Errors
    /// The system reports an error.
    pub fn import(
        &mut self,
        parcel: &VerifiedJournal,
        id: &GameId,
    ) -> Result<ImportOutcome, StoreError> {
        let first = hash(first_line(parcel.bytes()));
        let mut diverged = None;
        for here in self.begun.get(&first).into_iter().flatten() {
            match self.meet(parcel, here)? {
                Ok(arrival) => return Ok(arrival),
                Err(apart) => diverged = diverged.or(apart),
            }
        }
        let Some(placed) = self.place(parcel, id.numbered())? else { return Err(self.taken(id)) };
        self.begun.entry(first).or_default().push(placed.id.clone());
        Ok(ImportOutcome::Added { placed, diverged })
    }

    /// Does what [`Importer::import`] does, under this id and no other.
    ///
    /// # Errors
    /// Another game has the id, or the system reports an error.
    pub fn import_as(
        &mut self,
        parcel: &VerifiedJournal,
        id: &GameId,
    ) -> Result<ImportOutcome, StoreError> {
        if let Some(placed) = self.place(parcel, std::iter::once(id.clone()))? {
            return Ok(ImportOutcome::Added { placed, diverged: None });
        }
        self.meet(parcel, id)?.map_err(|_| self.taken(id))
    }

    fn taken(&self, id: &GameId) -> StoreError {
        StoreError::Exists { id: id.clone(), path: self.store.path(id) }
    }

    /// Adds to a game the entries by which a journal goes on from it, and returns how many there
    /// were once they are on the disk.
    ///
    /// # Errors
    /// The journal does not go on from the game any more, or the system reports an error.
    pub fn append_new(&self, parcel: &VerifiedJournal, id: &GameId) -> Result<usize, StoreError> {
        let path = self.store.path(id);
        let mut file = self.store.open_kept(id, &path, Access::Writing)?;
        let here = files::read(file.as_mut(), &path)?;
        match Relation::of(parcel.bytes(), &here) {
            Relation::Ahead(more) => {
                let mut kept = journal::good_len(&here);
                // One after the other, as they were recorded: of several lines written at once a
                // crash can keep the last ones and lose the first.
                for line in parcel.bytes()[kept..].split_inclusive(|byte| *byte == b'\n') {
                    files::append(file.as_mut(), &path, &parcel.bytes()[..kept], line)?;
                    kept += line.len();
                }
                Ok(more)
            }
            Relation::Same => Ok(0),
            Relation::Behind(_) | Relation::Divergence(_) => Err(self.taken(id)),
        }
    }

    fn place(
        &self,
        parcel: &VerifiedJournal,
        ids: impl Iterator<Item = GameId>,
    ) -> Result<Option<PlacedGame>, StoreError> {
        let (disk, games) = (self.store.disk(), self.store.games());
        files::create_folder(disk, &games)?;
        let paths = ids.map(|id| (self.store.path(&id), id));
        let made = files::create_whole(disk, &games, parcel.bytes(), paths)?;
        Ok(made.map(|id| self.store.placed(id)))
    }

    /// Returns what comes of a journal that may be the game of an id; if it is another, where they
    /// diverged.
    fn meet(
        &self,
        parcel: &VerifiedJournal,
        id: &GameId,
    ) -> Result<Result<ImportOutcome, Option<Divergence>>, StoreError> {
        let bytes = match self.store.read_bytes(&Selector::Id(id.clone())) {
            Ok((_, _, bytes)) => bytes,
            Err(error @ (StoreError::Locked { .. } | StoreError::Io { .. })) => return Err(error),
            // Whatever has that name is no game that this one could be.
            Err(_) => return Ok(Err(None)),
        };
        let id = id.clone();
        Ok(match Relation::of(parcel.bytes(), &bytes) {
            Relation::Same => Ok(ImportOutcome::Same { id }),
            Relation::Behind(more) => Ok(ImportOutcome::Behind { id, more }),
            Relation::Ahead(more) => Ok(ImportOutcome::Ahead { id, more }),
            Relation::Divergence(0) => Err(None),
            Relation::Divergence(lines) => Err(Some(Divergence { from: id, after: lines - 1 })),
        })
    }
}

fn first_line_of(store: &Store, id: &GameId) -> Result<Vec<u8>, StoreError> {
    let path = store.path(id);
    let file = store.open_kept(id, &path, Access::Reading)?;
    let mut bytes = Vec::new();
    file.take(LONGEST_FIRST_LINE as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| StoreError::io(super::Operation::Read, &path, error))?;
    bytes.truncate(first_line(&bytes).len());
    Ok(bytes)
}

fn first_line(bytes: &[u8]) -> &[u8] {
    bytes.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default()
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}
