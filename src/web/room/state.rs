//! The event that the pages show. It is read again when a journal of it has grown.

use crate::club::{EventHistory, MOST_ENTRIES};
use crate::commands::event;
use crate::history::GameId;
use crate::terminal::links::{self, Links, Role};
use crate::terminal::{Context, Medium, Result, games, tables};
use crate::web::drawings::Drawings;
use crate::web::guard::{Served, locked};
use crate::web::reader::Reader;
use std::sync::{Arc, Mutex};

/// The most tables that have links.
const MOST_TABLES: u16 = MOST_ENTRIES as u16 / 2;

/// An event with everything needed to draw it.
pub(in crate::web) struct Room {
    pub(super) context: Context,
    pub(super) id: GameId,
    links: Links,
    /// The tokens of all roles that an event can have.
    tokens: Vec<(Role, String)>,
    seen: Mutex<SeenEvent>,
    pub(super) drawings: Drawings,
    /// Held while a form is carried out, so that one that is sent twice is recorded once.
    pub(super) pressing: Mutex<()>,
}

/// The event, as it was last read.
#[derive(Clone, Default)]
pub(super) struct SeenEvent {
    /// The length of its journals.
    pub(super) len: u64,
    pub(super) history: Option<Arc<EventHistory>>,
    /// Why it cannot be read, a sentence each.
    pub(super) trouble: Vec<String>,
}

impl Room {
    /// The room of an event, or else of the one last written to.
    ///
    /// # Errors
    /// There is no such event, or it cannot be read.
    pub(in crate::web) fn new(
        context: &Context,
        links: &Links,
        named: Option<&str>,
    ) -> Result<Arc<Room>> {
        let id = event::id(context, named)?;
        let store = context.store()?;
        if tables::read(store, &id)?.is_none() {
            return Err(tables::no_such_event(store, id.as_str()));
        }
        let links = links.of_event(id.as_str());
        let mut roles = vec![Role::Wall, Role::Director];
        roles.extend((1..=MOST_TABLES).map(Role::Table));
        roles.extend((1..=MOST_ENTRIES as u16).map(Role::Person));
        let room = Room {
            context: context.clone(),
            tokens: links.tokens(roles),
            links,
            id,
            seen: Mutex::default(),
            drawings: Drawings::default(),
            pressing: Mutex::default(),
        };
        room.refresh();
        Ok(Arc::new(room))
    }

    /// The event as it is now.
    pub(super) fn seen(&self) -> SeenEvent {
        self.refresh();
        locked(&self.seen).clone()
    }

    /// The event as it is now.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn history(&self) -> Result<Arc<EventHistory>> {
        let store = self.context.store()?;
        self.seen().history.ok_or_else(|| tables::no_such_event(store, self.id.as_str()))
    }

    fn read(&self, seen: &mut SeenEvent) -> Result<()> {
        let store = self.context.store()?;
        let len = store.event_len(&self.id);
        let len = len.map_err(|error| games::store_failure(&self.context, error))?;
        if len == seen.len && seen.trouble.is_empty() {
            return Ok(());
        }
        let read = tables::read(store, &self.id)?;
        let read = read.ok_or_else(|| tables::no_such_event(store, self.id.as_str()))?;
        *seen = SeenEvent { len, history: Some(Arc::new(read.history)), trouble: Vec::new() };
        Ok(())
    }

    /// The link of a role, without the address.
    pub(super) fn path(&self, role: &Role) -> String {
        format!("/{}", self.links.token(role))
    }

    /// The context of the game at a table.
    pub(super) fn at_table(&self, round: u16, table: u16) -> Context {
        let mut context = self.context.clone();
        context.game = Some(format!("{}/r{round}t{table}", self.id));
        context
    }
}

impl Served for Room {
    fn context(&self) -> &Context {
        &self.context
    }

    fn links(&self) -> &Links {
        &self.links
    }

    fn role(&self, token: &str) -> Option<Role> {
        links::granted(token, &self.tokens)
    }

    fn refresh(&self) {
        let mut seen = locked(&self.seen);
        let before = (seen.len, seen.trouble.clone());
        let read = self.context.speak(Medium::Terminal, || self.read(&mut seen));
        if let Err(failure) = read {
            seen.trouble = failure.lines(&self.context.speller());
        }
        if before != (seen.len, seen.trouble.clone()) {
            self.drawings.announce();
        }
    }

    fn is_watched(&self) -> bool {
        self.drawings.is_watched()
    }
}

/// The table whose link a reader has.
pub(super) fn table_of(reader: &Reader) -> Option<u16> {
    if let Role::Table(table) = reader.role { Some(table) } else { None }
}
