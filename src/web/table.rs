//! The game that the pages show: read again whenever it changes, and drawn once for all readers of
//! the same page.

use super::links::{Links, Role};
use super::page::{self, Reader};
use crate::desk::Session;
use crate::history::History;
use crate::presets;
use crate::store::{Selector, StoreError};
use crate::terminal::{Context, Medium, Result, games, start};
use crate::views::Ending;
use crate::words::{self, Language};
use axum::body::Bytes;
use std::collections::HashMap;
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
    /// The number of changes so far.
    changes: watch::Sender<u64>,
    /// The current table as an event, for each kind of reader.
    events: Mutex<HashMap<Reader, Bytes>>,
}

/// The game, as it was last read.
#[derive(Debug, Default)]
pub(super) struct Open {
    session: Option<Session>,
    /// How it ended, once it is over, in each language requested.
    endings: HashMap<Language, Option<Ending>>,
    /// Why it cannot be read, a sentence each.
    trouble: Vec<String>,
}

impl Table {
    /// The table of the game asked for, or of whichever is current.
    pub(super) fn new(context: Context, links: Links, keeps_score: bool) -> Arc<Table> {
        let table = Table {
            context,
            links,
            keeps_score,
            open: Mutex::default(),
            changes: watch::Sender::default(),
            events: Mutex::default(),
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

    /// Reads the game again, and notifies all listeners if it has changed.
    pub(super) fn look(&self) {
        let mut open = self.open();
        if words::speak(self.context.voice(Medium::Terminal), || open.look(&self.context)) {
            open.endings.clear();
            locked(&self.events).clear();
            self.changes.send_modify(|changes| *changes += 1);
        }
    }

    /// The current table, as an event for a reader.
    pub(super) fn event(&self, reader: &Reader) -> Bytes {
        let mut open = self.open();
        let mut events = locked(&self.events);
        let drawn = || {
            let html = reader.spoken_to(|| self.html(&mut open, reader, &[]));
            page::event(&page::version(open.history()), &html)
        };
        events.entry(reader.clone()).or_insert_with(drawn).clone()
    }

    /// The content of the table's page for a reader, after a message.
    pub(super) fn html(&self, open: &mut Open, reader: &Reader, message: &[String]) -> String {
        let message = [message, &open.trouble].concat();
        let ending = open.ending(&self.context);
        page::table((open.history(), ending.as_ref()), reader, message, |rules| self.free_id(rules))
    }

    /// The reader of a role's pages, in the language of the path, or else in the one that the browser
    /// prefers.
    pub(super) fn reader(&self, role: Role, path: Option<Language>, liked: &str) -> Reader {
        let table = format!("/{}", self.links.token(role));
        let base = path.map_or_else(|| table.clone(), |it| format!("{table}/in/{}", it.tag()));
        let liked = || Language::accepted(liked).unwrap_or(self.context.language);
        let language = path.unwrap_or_else(liked);
        Reader { table, base, keeps_score: role == Role::Scorer, language }
    }

    /// An id for a new game by some rules.
    pub(super) fn free_id(&self, rules: &str) -> String {
        let desk = self.context.desk().ok().zip(presets::built_in(rules));
        desk.map(|(desk, rules)| desk.free_id(&rules).to_string()).unwrap_or_default()
    }

    /// The game as it was last read. Adopts the wording of its rules.
    pub(super) fn open(&self) -> MutexGuard<'_, Open> {
        let open = locked(&self.open);
        open.session.iter().for_each(games::adopt);
        open
    }

    /// A receiver of the number of changes, now and after each change.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        let mut changes = self.changes.subscribe();
        changes.mark_changed();
        changes
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// How the game ended, once it is over, in the current language.
    fn ending(&mut self, context: &Context) -> Option<Ending> {
        let history = self.session.as_ref().map(Session::history);
        let found = || history.and_then(|it| start::ending(context, it));
        self.endings.entry(Language::spoken()).or_insert_with(found).clone()
    }

    /// Reads the game again if it has changed, or another one is current now. Whether there is anything
    /// new to show.
    fn look(&mut self, context: &Context) -> bool {
        match self.read(context) {
            Ok(is_new) => is_new | !std::mem::take(&mut self.trouble).is_empty(),
            Err(failure) => {
                let trouble = failure.lines(false, &context.speller());
                let is_new = trouble != self.trouble;
                self.trouble = trouble;
                is_new
            }
        }
    }

    fn read(&mut self, context: &Context) -> Result<bool> {
        let failed = |error| games::store_failure(context, error);
        let current = match context.global.game {
            Some(_) => None,
            None => context.store()?.current().map_err(failed)?,
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
            Err(StoreError::NoGameYet) => Ok(self.session.take().is_some()),
            Err(error) => Err(failed(error)),
        }
    }
}
