//! A game held in memory while somebody sits at it, as the prompt and the full screen do. The disk
//! stays the truth: everything goes through the desk and the store, as the commands do, and what
//! others record meanwhile is told.

use super::{keep, meanwhile};
use crate::game::Game;
use crate::grammar::Recording;
use crate::history::{Entry, History};
use crate::store::{Conflict, OpenedGame, Seen, Selector, Store, StoreError, UpdateError};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;

/// A game held in memory, as it was when it was last read or written. It stays this one game,
/// whichever becomes the current one elsewhere.
pub(crate) struct Session {
    store: Store,
    selector: Selector,
    history: History,
    /// How many bytes its journal had.
    len: u64,
}

/// Something that came of a session, with what there is to say about the record.
pub(crate) struct Remarked<T> {
    pub(crate) value: T,
    pub(crate) remarks: Vec<String>,
}

impl Session {
    /// Returns a session at the game asked for; nothing if none is asked for, and none is the
    /// current one.
    ///
    /// # Errors
    /// The game is not there, or its record cannot be relied on.
    pub(crate) fn open(context: &Context) -> Result<Option<Remarked<Session>>, Failure> {
        let store = context.store()?;
        let read = match store.read(&context.selector()?) {
            Ok(read) => read,
            Err(StoreError::NoGameYet) => return Ok(None),
            Err(fault) => return Err(keep::told(context, fault)),
        };
        let OpenedGame { id, path, history, torn, len } = read;
        // The game in its folder, or one elsewhere that has the same id.
        let selector =
            if store.path(&id) == path { Selector::Id(id) } else { Selector::Path(path) };
        let session = Session { store, selector, history, len };
        Ok(Some(Remarked { value: session, remarks: keep::torn(torn).into_iter().collect() }))
    }

    /// Returns what happened in the game.
    pub(crate) const fn history(&self) -> &History {
        &self.history
    }

    /// Returns the game as it stands.
    pub(crate) const fn game(&self) -> &Game {
        self.history.game()
    }

    /// Returns which game it is, for commands that read.
    pub(crate) const fn selector(&self) -> &Selector {
        &self.selector
    }

    /// Does what a command records, and returns the entry that it concerns once it is on the disk.
    ///
    /// # Errors
    /// A ruling against it; the game cannot be written; or somebody else has recorded something
    /// that this session had not seen: then the game is read again, and the failure says what. In
    /// each case nothing is recorded.
    pub(crate) fn perform(
        &mut self,
        context: &Context,
        recording: &Recording,
    ) -> Result<Remarked<Entry>, Failure> {
        let now = context.now();
        let change = |history: &mut History| meanwhile::perform(recording, history, now);
        match self.store.update_seen(&self.selector, Seen::Game(&self.history), change) {
            Ok(updated) => {
                let mut remarks: Vec<String> = keep::torn(updated.game.torn).into_iter().collect();
                remarks
                    .extend(updated.pointer_error.map(|fault| crate::words::not_current(&fault)));
                self.history = updated.game.history;
                self.len = updated.game.len;
                Ok(Remarked { value: updated.value, remarks })
            }
            Err(UpdateError::Conflict(moved)) => {
                let failure = meanwhile::overtaken(&moved, now);
                self.history = moved.history;
                Err(failure)
            }
            Err(UpdateError::Refused(failure)) => Err(failure),
            Err(UpdateError::Store(fault)) => Err(keep::told(context, fault)),
        }
    }

    /// Returns whether several commands could all be recorded, one after the other.
    ///
    /// # Errors
    /// The first ruling against one of them.
    pub(crate) fn rehearse<'a>(
        &self,
        context: &Context,
        recordings: impl IntoIterator<Item = &'a Recording>,
    ) -> Result<(), Failure> {
        let (mut history, now) = (self.history.clone(), context.now());
        let mut recordings = recordings.into_iter();
        recordings
            .try_for_each(|recording| meanwhile::perform(recording, &mut history, now).map(drop))
    }

    /// Returns whether somebody else seems to have written to the game, or it is gone. It is one
    /// question to the system: ask it as often as you like.
    pub(crate) fn has_changed(&self) -> bool {
        self.store.journal_len(&self.selector).ok() != Some(self.len)
    }

    /// Reads the game again if it has changed, and returns what was recorded since, a sentence
    /// each; none if nothing was.
    ///
    /// # Errors
    /// The game is gone, or its record cannot be relied on any more; what was read before stays.
    pub(crate) fn refresh(&mut self, context: &Context) -> Result<Vec<String>, Failure> {
        if !self.has_changed() {
            return Ok(Vec::new());
        }
        let OpenedGame { history, len, .. } =
            self.store.read(&self.selector).map_err(|fault| keep::told(context, fault))?;
        let since = history.since(&self.history).map(<[Entry]>::to_vec);
        let told = meanwhile::told(&Conflict { history: history.clone(), since }, context.now());
        (self.history, self.len) = (history, len);
        Ok(told)
    }
}
