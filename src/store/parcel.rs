//! Journals that travel: a game taken along byte for byte, and a journal from elsewhere that was
//! found to be sound.

use super::error::StoreError;
use super::folder::{Selector, Store};
use crate::history::GameId;
use crate::history::journal::{self, Decoded, JournalError};
use crate::history::{History, Stamp};

/// A game's journal, taken along.
#[derive(Debug)]
pub struct CopiedJournal {
    /// The id that selects the game here.
    pub id: GameId,
    /// The journal: its whole lines, or every byte of one that cannot be relied on.
    pub bytes: Vec<u8>,
    /// What it says, or why it cannot be relied on.
    pub summary: Result<Summary, JournalError>,
    /// Whether a torn last line was left behind.
    pub torn: bool,
}

/// What a journal says, in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The id that the game was begun under.
    pub id: GameId,
    /// The title of its rules.
    pub title: String,
    /// How many entries it has.
    pub entries: usize,
    /// When the last entry was made, or the game begun.
    pub last: Stamp,
}

/// A journal from elsewhere that can be relied on: each of its acts was judged.
#[derive(Clone, Debug)]
pub struct VerifiedJournal {
    bytes: Vec<u8>,
    summary: Summary,
    torn: bool,
}

impl Summary {
    pub(super) fn of(history: &History) -> Summary {
        Summary {
            id: history.id().clone(),
            title: history.setup().rules().title.clone(),
            entries: history.entries().len(),
            last: history.last_at(),
        }
    }
}

impl VerifiedJournal {
    /// Returns the journal that bytes from anywhere are. A torn last line is left out.
    ///
    /// # Errors
    /// Why they cannot be relied on.
    pub fn open(mut bytes: Vec<u8>) -> Result<VerifiedJournal, JournalError> {
        let Decoded { history, good_len, torn } = journal::decode(&bytes)?;
        bytes.truncate(good_len);
        Ok(VerifiedJournal { bytes, summary: Summary::of(&history), torn })
    }

    /// Returns what the journal says.
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Returns whether a torn last line was left out.
    pub const fn torn(&self) -> bool {
        self.torn
    }

    /// Returns the journal's bytes: whole lines, the first of which begins the game.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

impl Store {
    /// Returns a game's journal as it is on the disk, to be taken along.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read; or it is kept elsewhere and cannot be relied
    /// on.
    pub fn copy(&self, selector: &Selector) -> Result<CopiedJournal, StoreError> {
        let (target, path, mut bytes) = self.read_bytes(selector)?;
        match journal::decode(&bytes) {
            Ok(Decoded { history, good_len, torn }) => {
                bytes.truncate(good_len);
                let (id, summary) = (target.id(&history), Ok(Summary::of(&history)));
                Ok(CopiedJournal { id, bytes, summary, torn })
            }
            Err(error) => match target.as_id() {
                Some(id) => {
                    Ok(CopiedJournal { id: id.clone(), bytes, summary: Err(error), torn: false })
                }
                None => Err(StoreError::Journal { path, error }),
            },
        }
    }
}
