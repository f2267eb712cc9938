//! Games brought in from elsewhere. No game that is here is ever replaced, and none is imported
//! twice.

use super::bin::PlacedGame;
use super::disk::Access;
use super::error::{Operation, StoreError};
use super::files;
use super::folder::Store;
use super::place::Selector;
use crate::history::GameId;
use crate::history::journal::{self, Decoded, JournalError, LONGEST_FIRST_LINE};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Read};
use strum::IntoStaticStr;

/// How many bytes of a journal are read at once in search of the end of its first line.
const USUAL_FIRST_LINE: usize = 2048;

/// A journal from elsewhere that can be relied on: each of its acts was judged.
#[derive(Clone, Debug)]
pub struct VerifiedJournal {
    bytes: Vec<u8>,
    /// What the journal says.
    pub decoded: Decoded,
}

impl VerifiedJournal {
    /// Judges bytes from anywhere. A torn last line is left out.
    ///
    /// # Errors
    /// Why they cannot be relied on.
    pub fn new(mut bytes: Vec<u8>) -> Result<VerifiedJournal, JournalError> {
        let decoded = journal::decode(&bytes)?;
        bytes.truncate(decoded.good_len);
        Ok(VerifiedJournal { bytes, decoded })
    }
}

/// Imports games into a folder.
#[derive(Debug)]
pub struct Importer<'a> {
    store: &'a Store,
    /// The games here by their first line, those with the same one numbered: the same game may have
    /// another id.
    begun: BTreeMap<(u64, usize), GameId>,
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
        /// What the journal has of it.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Relation {
    /// They are the same, byte for byte.
    Same,
    /// This many entries are only here.
    Behind(usize),
    /// The journal has this many more entries; [`Importer::append_new`] adds them.
    Ahead(usize),
}

/// How a journal compares with a game here.
enum Comparison {
    /// One starts with the other.
    Related(Relation),
    /// They share this many lines, and then differ.
    Diverged(usize),
}

impl Comparison {
    fn of(journal: &[u8], here: &[u8]) -> Comparison {
        use Comparison::{Diverged, Related};
        let here = &here[..journal::good_len(here)];
        match (journal.strip_prefix(here), here.strip_prefix(journal)) {
            // Every journal starts with an empty one, which is no game.
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
    pub fn new(store: &'a Store) -> Result<Importer<'a>, StoreError> {
        let mut importer = Importer { store, begun: BTreeMap::new() };
        for id in store.ids()? {
            if let Some(first) = first_line(store, &id)? {
                importer.add(hash(&first), id);
            }
        }
        Ok(importer)
    }

    fn add(&mut self, first: u64, id: GameId) {
        let last = self.begun.range((first, 0)..=(first, usize::MAX)).next_back();
        let number = last.map_or(0, |((_, number), _)| number + 1);
        self.begun.insert((first, number), id);
    }

    /// The games here that have a first line.
    fn begun_with(&self, first: u64) -> impl Iterator<Item = &GameId> {
        self.begun.range((first, 0)..=(first, usize::MAX)).map(|(_, id)| id)
    }

    /// Imports a journal, byte for byte, under `id`, with the first free number added if it is taken.
    /// If the same game is already here under any id, does nothing. With `exactly`, imports under
    /// this id only, even if the game is here under another. If no game is current, this one becomes
    /// so. Returns once the game is on the disk.
    ///
    /// # Errors
    /// Another game has exactly that id, or the system reports an error.
    pub fn import(
        &mut self,
        journal: &VerifiedJournal,
        id: &GameId,
        exactly: bool,
    ) -> Result<ImportOutcome, StoreError> {
        let first = hash(lines(&journal.bytes).next().unwrap_or_default());
        let known = self.begun_with(first).filter(|_| !exactly);
        let mut diverged = None;
        for here in exactly.then_some(id).into_iter().chain(known) {
            match self.compare(journal, here)? {
                Comparison::Related(relation) => {
                    return Ok(ImportOutcome::Here { id: here.clone(), relation });
                }
                Comparison::Diverged(lines) => {
                    let shared = lines.checked_sub(1);
                    let apart = shared.map(|after| Divergence { from: here.clone(), after });
                    diverged = diverged.or(apart);
                }
            }
        }
        let disk = self.store.disk();
        files::create_folder(disk, &self.store.games())?;
        for id in id.numbered().take(if exactly { 1 } else { usize::MAX }) {
            let path = self.store.path(&id);
            let create = || files::create(disk, &path, |file| file.write_all(&journal.bytes));
            if disk.meta_of_link(&path).is_err() && create()? {
                self.add(first, id.clone());
                return Ok(ImportOutcome::Added { placed: self.store.placed(id), diverged });
            }
            // Somebody else may be importing the same game, and have been first.
            if let Comparison::Related(relation) = self.compare(journal, &id)? {
                return Ok(ImportOutcome::Here { id, relation });
            }
        }
        Err(self.taken(id))
    }

    fn taken(&self, id: &GameId) -> StoreError {
        StoreError::Exists { id: id.clone(), path: self.store.path(id) }
    }

    /// Adds to a game the entries that only the journal has. Returns how many there were, once they
    /// are on the disk.
    ///
    /// # Errors
    /// The journal no longer starts with the game, or the system reports an error.
    pub fn append_new(&self, journal: &VerifiedJournal, id: &GameId) -> Result<usize, StoreError> {
        let mut here = self.store.open(&Selector::Id(id.clone()), Access::Writing)?;
        match Comparison::of(&journal.bytes, &here.bytes) {
            Comparison::Related(Relation::Ahead(more)) => {
                let mut done = journal::good_len(&here.bytes);
                // One after the other, as they were recorded: of several lines written at once a
                // crash can keep the last ones and lose the first.
                for line in lines(&journal.bytes[done..]) {
                    let before = &journal.bytes[..done];
                    files::append(here.file.as_mut(), &here.place.path, before, line)?;
                    done += line.len();
                }
                Ok(more)
            }
            Comparison::Related(Relation::Same) => Ok(0),
            _ => Err(self.taken(id)),
        }
    }

    fn compare(&self, journal: &VerifiedJournal, id: &GameId) -> Result<Comparison, StoreError> {
        match self.store.open(&Selector::Id(id.clone()), Access::Reading) {
            Ok(here) => Ok(Comparison::of(&journal.bytes, &here.bytes)),
            Err(error @ (StoreError::Locked(_) | StoreError::Io { .. })) => Err(error),
            // Whatever has that name cannot be this game.
            Err(_) => Ok(Comparison::Diverged(0)),
        }
    }
}

/// The first line of a journal; `None` if it is gone, or never was one.
fn first_line(store: &Store, id: &GameId) -> Result<Option<Vec<u8>>, StoreError> {
    let place = store.place(id);
    let file = match store.open_file(&place, Access::Reading) {
        Err(StoreError::NoSuchGame { .. } | StoreError::NotAFile(_)) => return Ok(None),
        file => file?,
    };
    let mut line = Vec::new();
    let start = file.take(LONGEST_FIRST_LINE as u64 + 1);
    BufReader::with_capacity(USUAL_FIRST_LINE, start)
        .read_until(b'\n', &mut line)
        .map_err(StoreError::io(Operation::Read, &place.path))?;
    Ok(Some(line))
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|byte| *byte == b'\n')
}

fn hash(line: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}
