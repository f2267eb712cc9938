//! One open game. The disk stays the truth: a session shows the game as it was last read or
//! written, and records nothing over what others have recorded since.

use super::{Desk, DeskError, Outcome, Request, RequestRefusal};
use crate::game::Game;
use crate::history::{Entry, History, Stamp};
use crate::store::{OpenedGame, Selector, Store, StoreError};

/// A game, open to read it and to perform requests in it.
#[derive(Debug)]
pub struct Session {
    history: History,
    /// Where it is stored; a game that is only in memory is nowhere.
    stored: Option<Stored>,
    notices: Vec<Notice>,
}

#[derive(Clone, Debug)]
struct Stored {
    store: Store,
    selector: Selector,
    /// The length of the journal in bytes.
    len: u64,
}

/// Something to know about the record of a game, even on success.
#[derive(Debug)]
#[non_exhaustive]
pub enum Notice {
    /// The last line of the journal had been cut off while it was written. It was never
    /// acknowledged, and is left out.
    TornLine,
    /// The entry is recorded, but the game could not be made the current one.
    NotCurrent(StoreError),
}

/// What others have recorded since a session last looked.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum News {
    /// These entries, in order.
    Entries(Vec<Entry>),
    /// Another game has taken the place of this one, or an older copy of it.
    Replaced,
}

impl Desk {
    /// Opens a game, to read it and perform requests in it.
    ///
    /// # Errors
    /// The game does not exist, or its journal cannot be relied on.
    pub fn open(&self, selector: &Selector) -> Result<Session, StoreError> {
        Ok(Session::of(&self.store, self.store.read(selector)?))
    }
}

impl Session {
    /// A game that is not stored.
    pub const fn in_memory(history: History) -> Session {
        Session { history, stored: None, notices: Vec::new() }
    }

    /// The session of a game just read. It stays with this game, also if another becomes current.
    pub(super) fn of(store: &Store, read: OpenedGame) -> Session {
        let OpenedGame { path, history, torn, len, pointer_error } = read;
        let id = history.id().clone();
        // A game elsewhere may have the id of one that is in the folder.
        let is_in_folder = store.path(&id) == path;
        let selector = if is_in_folder { Selector::Id(id) } else { Selector::Path(path) };

        let mut notices = Vec::new();
        if torn {
            notices.push(Notice::TornLine);
        }
        notices.extend(pointer_error.map(Notice::NotCurrent));
        Session { history, stored: Some(Stored { store: store.clone(), selector, len }), notices }
    }

    /// Everything recorded in the game.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Everything recorded in the game, when the session is no longer needed.
    pub fn into_history(self) -> History {
        self.history
    }

    /// The game as it is now.
    pub const fn game(&self) -> &Game {
        self.history.game()
    }

    /// Which game it is, to reopen it; `None` if it is only in memory.
    pub fn selector(&self) -> Option<&Selector> {
        self.stored.as_ref().map(|stored| &stored.selector)
    }

    /// What to know about the record since this was last asked.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Performs a request, and returns the outcome once it is on the disk.
    ///
    /// # Errors
    /// It cannot be performed, or the journal cannot be written. [`RequestRefusal::Conflict`] if others
    /// have recorded something since; the session then has it too. Nothing is recorded in any case.
    pub fn perform(&mut self, request: &Request, now: Stamp) -> Result<Outcome, DeskError> {
        if self.stored.is_none() {
            // A request that fails leaves the history as it was, so that no copy is needed.
            return Ok(request.perform(&mut self.history, now)?);
        }
        let mut outcomes = self.perform_all(std::slice::from_ref(request), now)?;
        Ok(outcomes.remove(0))
    }

    /// Performs several requests, each in the game as the one before leaves it: all of them, in one
    /// write, or none.
    ///
    /// # Errors
    /// Those of [`Session::perform`].
    pub fn perform_all(
        &mut self,
        requests: &[Request],
        now: Stamp,
    ) -> Result<Vec<Outcome>, DeskError> {
        let Some(Stored { store, selector, .. }) = self.stored.clone() else {
            let mut history = self.history.clone();
            let outcomes = perform_all(&mut history, requests, now)?;
            self.history = history;
            return Ok(outcomes);
        };

        let mut locked = store.lock(&selector)?;
        let since = locked.game.history.since(&self.history);
        if since != Some(&[]) {
            let since = since.map(<[Entry]>::to_vec);
            self.history = locked.game.history;
            return Err(RequestRefusal::Conflict { since, last: None }.into());
        }
        let outcomes = perform_all(&mut locked.game.history, requests, now)?;
        let saved = Session::of(&store, locked.save()?);

        let mut notices = self.take_notices();
        notices.extend(saved.notices);
        *self = Session { notices, ..saved };
        Ok(outcomes)
    }

    /// Whether others seem to have written to the game, or it is gone. This only asks the system for the
    /// journal's length.
    pub fn has_changed(&self) -> bool {
        self.stored.as_ref().is_some_and(|stored| {
            stored.store.journal_len(&stored.selector).ok() != Some(stored.len)
        })
    }

    /// Reads the game again if it has changed; `None` if it has not.
    ///
    /// # Errors
    /// The game is gone, or its journal cannot be relied on any more. The session keeps what it had.
    pub fn refresh(&mut self) -> Result<Option<News>, StoreError> {
        if !self.has_changed() {
            return Ok(None);
        }
        let Some(stored) = &mut self.stored else { return Ok(None) };
        let read = stored.store.read(&stored.selector)?;
        let news = match read.history.since(&self.history) {
            Some([]) => None,
            Some(since) => Some(News::Entries(since.to_vec())),
            None => Some(News::Replaced),
        };
        self.history = read.history;
        stored.len = read.len;
        Ok(news)
    }

    /// Stores a game that is only in memory; it becomes the current one.
    ///
    /// # Errors
    /// Its id is taken, or it cannot be written.
    pub fn store_in(&mut self, store: &Store) -> Result<(), StoreError> {
        *self = Session::of(store, store.create(&self.history)?);
        Ok(())
    }
}

fn perform_all(
    history: &mut History,
    requests: &[Request],
    now: Stamp,
) -> Result<Vec<Outcome>, RequestRefusal> {
    requests.iter().map(|request| request.perform(history, now)).collect()
}
