//! The game that the pages show. It is read again when it changes, and drawn once for all readers of
//! the same page.

use super::confirmed::{Confirmed, Opinion};
use super::drawings::{Drawings, DrawnPage};
use super::guard::{Served, locked};
use super::page;
use super::reader::Reader;
use crate::desk::Session;
use crate::grammar::{Keepers, ServeArgs};
use crate::history::{GameId, History};
use crate::presets;
use crate::store::{Selector, StoreError};
use crate::terminal::links::{self, Links, Role};
use crate::terminal::{Context, Medium, Result, games, start, tables};
use crate::views::GameEnding;
use crate::words::{self, Language};
use axum::body::Bytes;
use std::collections::HashMap;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::thread;
use std::time::Duration;
use tokio::sync::watch;

/// How often to check for entries that other processes have recorded, while somebody watches. What
/// is recorded through this server is announced at once.
const POLL: Duration = Duration::from_millis(200);

/// The game that the pages show, with everything needed to draw it.
pub(super) struct LiveTable {
    pub(super) context: Context,
    pub(super) links: Links,
    /// Who may record, besides looking on.
    pub(super) keepers: Option<Keepers>,
    /// The opponents' word on tricks that were recorded, if it is asked for.
    pub(super) confirmed: Option<Mutex<Confirmed>>,
    /// The names of those who have a player's link.
    players: Mutex<Vec<String>>,
    shown: Mutex<ShownGame>,
    /// The table as it was last drawn.
    drawings: Drawings,
}

/// The game, as it was last read.
#[derive(Debug, Default)]
pub(super) struct ShownGame {
    session: Option<Session>,
    /// The rematch with which a page has gone on, where one game is named on the command line.
    rematch: Option<GameId>,
    /// How it ended, once it is over, in each language requested.
    endings: HashMap<Language, Option<GameEnding>>,
    /// Why it cannot be read, a sentence each.
    trouble: Vec<String>,
}

impl LiveTable {
    /// A table that shows the game given on the command line, or else the current one.
    pub(super) fn new(context: Context, links: &Links, asked: &ServeArgs) -> Arc<LiveTable> {
        let links = match &context.game {
            Some(game) => links.of_game(game),
            None => links.clone(),
        };
        let table = LiveTable {
            context,
            links,
            keepers: asked.keep_score,
            confirmed: asked.confirm.then(Mutex::default),
            players: Mutex::default(),
            shown: Mutex::default(),
            drawings: Drawings::default(),
        };
        table.refresh();
        Arc::new(table)
    }

    /// The names of those who have a player's link.
    pub(super) fn players(&self) -> Vec<String> {
        locked(&self.players).clone()
    }

    /// Takes down what an opponent says of the tricks of a deal.
    pub(super) fn confirm(&self, history: &History, deal: usize, says: Opinion) {
        if let Some(confirmed) = &self.confirmed {
            locked(confirmed).say(history, deal, says);
            self.drawings.announce();
        }
    }

    /// The deals of a game whose tricks no opponent has agreed to, each with whether somebody objects.
    fn unconfirmed(&self, history: &History) -> Vec<(usize, Option<Opinion>)> {
        let confirmed = self.confirmed.as_ref();
        confirmed.map(|confirmed| locked(confirmed).open(history)).unwrap_or_default()
    }

    /// Shows the rematch of the game that is named on the command line from now on.
    pub(super) fn go_on_with(&self, rematch: &GameId) {
        if self.context.game.is_some() {
            let mut shown = locked(&self.shown);
            shown.session = None;
            shown.rematch = Some(rematch.clone());
        }
    }

    /// The table as it is now, as an event for a reader who has it as it was after the change `last`, and the
    /// change after which it is drawn now.
    pub(super) fn event(&self, reader: &Reader, last: Option<u64>) -> (Bytes, u64) {
        let mut shown = self.shown();
        reader.spoken_to(|| self.drawn(&mut shown, reader)).event(last)
    }

    /// The table as it is now, drawn once for all readers of a kind.
    pub(super) fn drawn(&self, shown: &mut ShownGame, reader: &Reader) -> DrawnPage {
        self.drawings.drawn(reader, || {
            let html = self.html(shown, reader, &[]);
            let history = shown.history();
            let open = history.map(|history| self.unconfirmed(history)).unwrap_or_default();
            (page::version(history, &open), html)
        })
    }

    /// The content of the table's page for a reader, below a message.
    pub(super) fn html(
        &self,
        shown: &mut ShownGame,
        reader: &Reader,
        message: &[String],
    ) -> String {
        let message = [message, &shown.trouble].concat();
        let ending = shown.ending(&self.context);
        match shown.history() {
            Some(history) => {
                let rules = &history.game().setup().rules().id;
                let open = self.unconfirmed(history);
                page::table(history, ending.as_ref(), reader, message, &open, || {
                    self.free_id(rules)
                })
            }
            None => page::no_game(reader, message),
        }
    }

    /// An unused id for a new game by some built-in rules; empty if there is none.
    pub(super) fn free_id(&self, rules: &str) -> String {
        match (self.context.desk(), presets::built_in(rules)) {
            (Ok(desk), Some(rules)) => desk.free_id(&rules, desk.now()).to_string(),
            _ => String::new(),
        }
    }

    /// Locks the game as it was last read, and adopts the wording of its rules.
    pub(super) fn shown(&self) -> MutexGuard<'_, ShownGame> {
        let shown = locked(&self.shown);
        if let Some(session) = &shown.session {
            words::adopt(session.history().setup().rules());
        }
        shown
    }

    /// A receiver that reports a change at once, and then each later change.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.drawings.changes()
    }
}

impl Served for LiveTable {
    fn context(&self) -> &Context {
        &self.context
    }

    fn links(&self) -> &Links {
        &self.links
    }

    fn role(&self, token: &str) -> Option<Role> {
        let players = self.players().into_iter().map(Role::Player);
        let known = self.links.tokens([Role::Viewer, Role::Scorer].into_iter().chain(players));
        match links::granted(token, &known)? {
            Role::Scorer if self.keepers.is_none() => None,
            role => Some(role),
        }
    }

    fn refresh(&self) {
        let mut shown = self.shown();
        let has_changed = self.context.speak(Medium::Terminal, || shown.refresh(&self.context));
        if has_changed {
            shown.endings.clear();
            if self.keepers == Some(Keepers::Players) {
                *locked(&self.players) = shown.history().map(players).unwrap_or_default();
            }
            if let (Some(confirmed), Some(history)) = (&self.confirmed, shown.history()) {
                locked(confirmed).follow(history);
            }
            self.drawings.announce();
        }
    }

    fn is_watched(&self) -> bool {
        self.drawings.is_watched()
    }
}

/// Starts a thread that refreshes what is served while somebody watches, until it is dropped.
///
/// # Errors
/// The system refuses the thread, or a second one, which every request needs.
pub(super) fn watch(served: &Arc<dyn Served>) -> io::Result<()> {
    let served: Weak<dyn Served> = Arc::downgrade(served);
    thread::Builder::new().spawn(move || poll(&served, |served| served.refresh()))?;
    drop(thread::Builder::new().spawn(|| ())?.join());
    Ok(())
}

/// Refreshes what is served while somebody watches, until it is dropped.
pub(super) fn poll<T: Served + ?Sized>(served: &Weak<T>, refresh: impl Fn(&T)) {
    while let Some(served) = served.upgrade() {
        if served.is_watched() {
            // After a panic, which has been reported, it is still read.
            let _ = panic::catch_unwind(AssertUnwindSafe(|| refresh(&served)));
        }
        drop(served);
        thread::sleep(POLL);
    }
}

/// The players at the table, in turn order.
fn players(history: &History) -> Vec<String> {
    let game = history.game();
    let players = game.setup().players();
    game.around_the_table().map(|seat| players.name(seat).to_string()).collect()
}

impl ShownGame {
    /// Everything recorded in the game, if there is one.
    pub(super) fn history(&self) -> Option<&History> {
        self.session.as_ref().map(Session::history)
    }

    /// Where the game is.
    pub(super) fn selector(&self) -> Option<Selector> {
        self.session.as_ref()?.selector().cloned()
    }

    /// How the game ended, once it is over, in the current language.
    fn ending(&mut self, context: &Context) -> Option<GameEnding> {
        let history = self.session.as_ref()?.history();
        self.endings
            .entry(Language::spoken())
            .or_insert_with(|| start::ending(context, history))
            .clone()
    }

    /// Reads the game again if it has changed or another one is current now, and returns whether there
    /// is anything new to show.
    fn refresh(&mut self, context: &Context) -> bool {
        let had_trouble = !self.trouble.is_empty();
        match self.read(context) {
            Ok(is_new) => {
                self.trouble.clear();
                is_new || had_trouble
            }
            Err(failure) => {
                let trouble = failure.lines(&context.speller());
                let is_new = trouble != self.trouble;
                self.trouble = trouble;
                is_new
            }
        }
    }

    /// Reads the game again, and returns whether it has changed.
    fn read(&mut self, context: &Context) -> Result<bool> {
        if let Some(session) = &mut self.session
            && !is_superseded(session, context)?
        {
            let news = session.refresh().map_err(|error| games::store_failure(context, error))?;
            return Ok(news.is_some());
        }

        let selector = match &self.rematch {
            Some(id) => Selector::Id(id.clone()),
            None => tables::selector(context)?,
        };
        match context.desk()?.open(&selector) {
            Ok(session) => {
                self.session = Some(session);
                Ok(true)
            }
            Err(StoreError::NoGameYet) => Ok(self.session.take().is_some()),
            Err(error) => Err(games::store_failure(context, error)),
        }
    }
}

/// Whether another game than that of a session is current now, and shown in its place.
fn is_superseded(session: &Session, context: &Context) -> Result<bool> {
    if context.game.is_some() {
        return Ok(false);
    }
    match context.store()?.current() {
        Ok(Some(current)) => Ok(session.selector() != Some(&Selector::Id(current))),
        Ok(None) => Ok(false),
        Err(error) => Err(games::store_failure(context, error)),
    }
}
