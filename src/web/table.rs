//! The game that the pages show: read again whenever somebody writes to it, and drawn once for all.

use super::links::{Links, Role};
use super::page::{self, Reader};
use crate::desk::{self, Session};
use crate::history::History;
use crate::presets;
use crate::store::{Selector, StoreError};
use crate::terminal::{Context, Result, games, start};
use crate::views::Ending;
use axum::body::Bytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::Duration;
use tokio::sync::watch;

/// How long to wait before looking at what others have recorded.
const PATIENCE: Duration = Duration::from_millis(20);

/// The table that the pages show.
pub(super) struct Table {
    pub(super) context: Context,
    pub(super) links: Links,
    /// Whether the scorer's link works.
    pub(super) keeps_score: bool,
    open: Mutex<Open>,
    drawn: watch::Sender<Drawn>,
}

/// The game, as it was last read.
#[derive(Debug, Default)]
pub(super) struct Open {
    session: Option<Session>,
    /// How it ended, once it is over.
    ending: Option<Ending>,
    /// Why it cannot be read, a sentence each.
    trouble: Vec<String>,
}

/// The table drawn for each role, as an event for whoever listens.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawn {
    viewer: Bytes,
    scorer: Bytes,
}

impl Drawn {
    /// The event for a role.
    pub(super) fn event(&self, role: Role) -> Bytes {
        match role {
            Role::Viewer => self.viewer.clone(),
            Role::Scorer => self.scorer.clone(),
        }
    }
}

impl Table {
    /// The table of the game asked for, or of whichever is current.
    pub(super) fn new(context: Context, links: Links, keeps_score: bool) -> Arc<Table> {
        let table = Table {
            context,
            links,
            keeps_score,
            open: Mutex::default(),
            drawn: watch::Sender::default(),
        };
        table.look();
        Arc::new(table)
    }

    /// Looks at what others record, in a thread of its own, as long as the table exists.
    pub(super) fn watch(table: &Arc<Table>) {
        let table: Weak<Table> = Arc::downgrade(table);
        thread::spawn(move || {
            while let Some(table) = table.upgrade() {
                table.look();
                drop(table);
                thread::sleep(PATIENCE);
            }
        });
    }

    /// Reads and draws the game again if it has changed.
    pub(super) fn look(&self) {
        let mut open = self.open();
        if !open.look(&self.context) && !self.drawn.borrow().viewer.is_empty() {
            return;
        }
        let version = page::version(open.history());
        let event = |role| page::event(&version, &self.html(&open, role, &[]));
        self.drawn.send_replace(Drawn { viewer: event(Role::Viewer), scorer: event(Role::Scorer) });
    }

    /// The inside of the table's page for a role, with what to say first.
    pub(super) fn html(&self, open: &Open, role: Role, message: &[String]) -> String {
        let message = [message, &open.trouble].concat();
        page::table((open.history(), open.ending.as_ref()), &self.reader(role), message, |rules| {
            self.free_id(rules)
        })
    }

    /// The reader of a role's pages.
    pub(super) fn reader(&self, role: Role) -> Reader {
        let base = format!("/{}", self.links.token(role));
        Reader { base, keeps_score: role == Role::Scorer }
    }

    /// An id for a new game by some rules.
    pub(super) fn free_id(&self, rules: &str) -> String {
        let desk = self.context.desk().ok().zip(presets::built_in(rules));
        desk.map(|(desk, rules)| desk.free_id(&rules).to_string()).unwrap_or_default()
    }

    /// The game as it was last read.
    pub(super) fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every later drawing of the table, and the one now.
    pub(super) fn drawn(&self) -> watch::Receiver<Drawn> {
        let mut drawn = self.drawn.subscribe();
        drawn.mark_changed();
        drawn
    }
}

impl Open {
    /// Everything recorded in the game, if there is one.
    pub(super) fn history(&self) -> Option<&History> {
        self.session.as_ref().map(Session::history)
    }

    /// Which game it is.
    pub(super) fn selector(&self) -> Option<&Selector> {
        self.session.as_ref().and_then(Session::selector)
    }

    /// Reads the game again if it has changed, or another one is current now. Whether there is anything
    /// new to show.
    fn look(&mut self, context: &Context) -> bool {
        match self.read(context) {
            Ok(is_new) => {
                if is_new {
                    self.ending = self.history().and_then(|it| start::ending(context, it));
                }
                is_new | !std::mem::take(&mut self.trouble).is_empty()
            }
            Err(failure) => {
                let trouble = failure.lines(false, &context.speller());
                let is_new = trouble != self.trouble;
                self.trouble = trouble;
                is_new
            }
        }
    }

    fn read(&mut self, context: &Context) -> Result<bool> {
        let failed = |error| games::failure(context, error);
        let current = match context.global.game {
            Some(_) => None,
            None => context.store()?.current().map_err(|error| failed(error.into()))?,
        };
        let is_other = current.is_some_and(|id| self.selector() != Some(&Selector::Id(id)));
        if let Some(session) = self.session.as_mut().filter(|_| !is_other) {
            return session.refresh().map(|news| news.is_some()).map_err(failed);
        }
        match context.desk()?.open(&context.selector()?) {
            Ok(session) => {
                self.session = Some(session);
                Ok(true)
            }
            Err(desk::Error::Store(StoreError::NoGameYet)) => Ok(self.session.take().is_some()),
            Err(error) => Err(failed(error)),
        }
    }
}
