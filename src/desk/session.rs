//! One open game. The disk stays the truth: a session shows the game as it was last read or
//! written, and records nothing over what others have recorded since.

use super::{Desk, Error, Outcome, Request, Why};
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
    /// Opens a game to read it, and to perform requests in it later.
    ///
    /// # Errors
    /// The game does not exist, or its journal cannot be relied on.
    pub fn open(&self, selector: &Selector) -> Result<Session, Error> {
        Ok(Session::of(&self.store, self.store.read(selector)?))
    }

    /// Performs one request in a game: what `hoyle bid 3` does. `request` is made of the game as it
    /// is while its journal is locked, so that names are looked up in that game and no other. If none
    /// can be made, nothing is recorded, and the result says why.
    ///
    /// # Errors
    /// The request cannot be performed; `last` is given, and the game does not end with the entry of
    /// that number; or the journal cannot be read or written. Nothing is recorded then.
    pub fn perform<E>(
        &self,
        selector: &Selector,
        last: Option<u64>,
        request: impl FnOnce(&History) -> Result<Request, E>,
    ) -> Result<Result<(Session, Outcome), E>, Error> {
        let now = self.now();
        let (game, outcome) = self.store.update(selector, |history| {
            ends_with(history, last, now)?;
            match request(history) {
                Ok(request) => request.perform(history, now).map(Ok),
                Err(error) => Ok(Err(error)),
            }
        })?;
        Ok(outcome.map(|outcome| (Session::of(&self.store, game), outcome)))
    }

    /// Performs a request in a game as [`Desk::perform`] does, but once: if the very same was recorded
    /// after the entry `last`, by whomever, all is well. `request` is made of the game as it was then.
    ///
    /// # Errors
    /// As there.
    pub fn perform_once<E>(
        &self,
        selector: &Selector,
        last: u64,
        request: impl Fn(&Game) -> Result<Request, E>,
    ) -> Result<Result<Option<Outcome>, E>, Error> {
        match self.perform(selector, Some(last), |history| request(history.game())) {
            Ok(made) => Ok(made.map(|(_, outcome)| Some(outcome))),
            Err(Error::Rejected(rejection))
                if matches!(rejection.why, Why::Conflict { .. })
                    && is_recorded(&rejection.history, last, &request) == Some(true) =>
            {
                self.store.sync(selector)?;
                Ok(Ok(None))
            }
            Err(error) => Err(error),
        }
    }

    /// Whether a request, made of the game as it was then, is what was recorded first after the entry
    /// `last`, by whomever. If so, it is on the disk.
    ///
    /// # Errors
    /// The journal cannot be read or synced.
    pub fn has_recorded<E>(
        &self,
        selector: &Selector,
        last: u64,
        request: impl Fn(&Game) -> Result<Request, E>,
    ) -> Result<bool, Error> {
        let is_recorded = is_recorded(self.open(selector)?.history(), last, request) == Some(true);
        if is_recorded {
            self.store.sync(selector)?;
        }
        Ok(is_recorded)
    }
}

/// Whether what was recorded first after the entry `last` is what a request asks for.
fn is_recorded<E>(
    history: &History,
    last: u64,
    request: impl Fn(&Game) -> Result<Request, E>,
) -> Option<bool> {
    let theirs = history.entries().nth(usize::try_from(last).ok()?)?;
    let mut history = history.as_of(last)?;
    let request = request(history.game()).ok()?;
    request.perform(&mut history, theirs.at).ok()?;
    Some(history.entries().last()?.kind == theirs.kind)
}

/// Refuses a game in which something was recorded `since` it was seen, or which does not start with
/// what was seen.
fn unchanged(
    history: &History,
    since: Option<Vec<Entry>>,
    last: Option<u64>,
    now: Stamp,
) -> Result<(), Error> {
    if since.as_ref().is_some_and(Vec::is_empty) {
        return Ok(());
    }
    Err(Error::rejected(history, now, Why::Conflict { since, last }))
}

fn ends_with(history: &History, last: Option<u64>, now: Stamp) -> Result<(), Error> {
    let Some(last) = last else { return Ok(()) };
    unchanged(history, history.after(last), Some(last), now)
}

impl Session {
    /// A game that is not stored.
    pub const fn in_memory(history: History) -> Session {
        Session { history, stored: None, notices: Vec::new() }
    }

    /// The session of a game just read. It stays with this game, also if another becomes current.
    fn of(store: &Store, read: OpenedGame) -> Session {
        let OpenedGame { id, path, history, torn, len, pointer_error } = read;
        // A game elsewhere may have the id of one that is in the folder.
        let selector = match store.path(&id) == path {
            true => Selector::Id(id),
            false => Selector::Path(path),
        };
        let torn = torn.then_some(Notice::TornLine);
        let notices = torn.into_iter().chain(pointer_error.map(Notice::NotCurrent)).collect();
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
    /// It cannot be performed, or the journal cannot be written. [`Why::Conflict`] if others have
    /// recorded something since; the session then has it too. Nothing is recorded in any case.
    pub fn perform(&mut self, request: &Request, now: Stamp) -> Result<Outcome, Error> {
        match self.stored {
            Some(_) => self.change(now, |history| request.perform(history, now)),
            // A request that fails leaves the history as it was, so that no copy is needed.
            None => request.perform(&mut self.history, now),
        }
    }

    /// Performs several requests, each in the game as the one before leaves it: all of them, in one
    /// write, or none.
    ///
    /// # Errors
    /// As of [`Session::perform`].
    pub fn perform_all(&mut self, all: &[Request], now: Stamp) -> Result<Vec<Outcome>, Error> {
        self.change(now, |history| all.iter().map(|it| it.perform(history, now)).collect())
    }

    fn change<T>(
        &mut self,
        now: Stamp,
        change: impl FnOnce(&mut History) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let Some(Stored { store, selector, .. }) = self.stored.clone() else {
            let mut history = self.history.clone();
            let value = change(&mut history)?;
            self.history = history;
            return Ok(value);
        };
        let updated = store.update(&selector, |history| {
            unchanged(history, history.since(&self.history), None, now)?;
            change(history)
        });
        match updated {
            Ok((game, value)) => {
                let earlier = self.take_notices();
                *self = Session::of(&store, game);
                self.notices.splice(0..0, earlier);
                Ok(value)
            }
            Err(error) => {
                if let Error::Rejected(rejection) = &error
                    && let Why::Conflict { .. } = rejection.why
                {
                    self.history = rejection.history.clone();
                }
                Err(error)
            }
        }
    }

    /// Checks that the game ends with the entry of a number, if one is given.
    ///
    /// # Errors
    /// [`Why::Conflict`] if it does not.
    pub fn ends_with(&self, last: Option<u64>, now: Stamp) -> Result<(), Error> {
        ends_with(&self.history, last, now)
    }

    /// Whether others seem to have written to the game, or it is gone. This asks the system for the
    /// journal's length and no more: ask as often as you like.
    pub fn has_changed(&self) -> bool {
        self.stored.as_ref().is_some_and(|stored| {
            stored.store.journal_len(&stored.selector).ok() != Some(stored.len)
        })
    }

    /// Reads the game again if it has changed; `None` if it has not.
    ///
    /// # Errors
    /// The game is gone, or its journal cannot be relied on any more. The session keeps what it had.
    pub fn refresh(&mut self) -> Result<Option<News>, Error> {
        if !self.has_changed() {
            return Ok(None);
        }
        let Some(Stored { store, selector, len }) = &mut self.stored else { return Ok(None) };
        let read = store.read(selector)?;
        let news = match read.history.since(&self.history) {
            Some(since) if since.is_empty() => None,
            Some(since) => Some(News::Entries(since)),
            None => Some(News::Replaced),
        };
        (self.history, *len) = (read.history, read.len);
        Ok(news)
    }

    /// Stores a game that is only in memory; it becomes the current one.
    ///
    /// # Errors
    /// Its id is taken, or it cannot be written.
    pub fn store_in(&mut self, store: &Store) -> Result<(), Error> {
        *self = Session::of(store, store.create(&self.history)?);
        Ok(())
    }
}
