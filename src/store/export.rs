//! Journals to take along, byte for byte.

use super::disk::Access;
use super::error::StoreError;
use super::folder::Store;
use super::pointer::Selector;
use crate::history::journal::{self, Decoded, JournalError};
use crate::history::{GameId, History, Stamp};

/// A game's journal, copied.
#[derive(Debug)]
pub struct CopiedJournal {
    /// The id that selects the game here.
    pub id: GameId,
    /// The journal: its whole lines, or every byte of one that cannot be relied on.
    pub bytes: Vec<u8>,
    /// What it says, or why it cannot be relied on.
    pub summary: Result<Summary, JournalError>,
    /// Whether a torn last line was left out.
    pub torn: bool,
}

/// What a journal says, in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The id that the game was created under.
    pub id: GameId,
    /// The title of its rules.
    pub title: String,
    /// How many entries it has.
    pub entries: usize,
    /// When the last entry was made, or the game started.
    pub last: Stamp,
}

impl From<&History> for Summary {
    fn from(history: &History) -> Summary {
        Summary {
            id: history.id().clone(),
            title: history.setup().rules().title.clone(),
            entries: history.entries().len(),
            last: history.last_at(),
        }
    }
}

impl Store {
    /// Copies a game's journal as it is on the disk.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read; or it is not in the folder of games and cannot
    /// be relied on.
    pub fn copy(&self, selector: &Selector) -> Result<CopiedJournal, StoreError> {
        let opened = self.open(selector, Access::Reading)?;
        let (id, path, mut bytes) = (opened.target.id().cloned(), opened.path, opened.bytes);
        match journal::decode(&bytes) {
            Ok(Decoded { history, good_len, torn }) => {
                bytes.truncate(good_len);
                let id = id.unwrap_or_else(|| history.id().clone());
                Ok(CopiedJournal { id, bytes, summary: Ok(Summary::from(&history)), torn })
            }
            Err(error) => match id {
                Some(id) => Ok(CopiedJournal { id, bytes, summary: Err(error), torn: false }),
                None => Err(StoreError::Journal { path, error }),
            },
        }
    }
}
