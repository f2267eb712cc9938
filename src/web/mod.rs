//! `serve`: the live table in a browser. Pages are drawn from the same views as everywhere; a form
//! sends a command line, which makes a typed request of the desk.
//!
//! `address`, `confirmed`, `keyboard` and `patch` are at the bottom, and `drawings` keeps what was drawn. `table` holds the game that the pages show, and
//! `page` draws it for a `reader`, with the forms of `forms` and the sentences of `remarks`; `acts` has the pages of what can be
//! recorded apart from what is due, `begin` those of new games, `find` those of rules, and `files` what belongs to all of them. `press`
//! carries out forms, `guard` has the checks that every request passes, `routes` builds on all of them, and `listen`
//! answers connections with it. `room` has the pages of an event.

mod acts;
mod address;
mod begin;
mod confirmed;
mod drawings;
mod files;
mod find;
mod forms;
mod guard;
mod keyboard;
mod listen;
mod page;
mod patch;
mod press;
mod reader;
mod remarks;
mod room;
mod routes;
mod table;

use crate::grammar::hints::Spelling;
use crate::grammar::{Keepers, ServeArgs};
use crate::notation;
use crate::output::qr;
use crate::terminal::links::{Links, Role};
use crate::terminal::{Answer, Context, Failure, Result, answer};
use crate::words::messages;
use crate::words::{self, Hint};
use address::Reach;
use guard::Served;
use keyboard::{Keyboard, ServerKey};
use listen::CountedBy;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use room::Room;
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use table::LiveTable;
use tokio::runtime;

/// The most threads that draw pages and record at the same time; further requests wait for one.
const MOST_WORKERS: usize = 4;

/// How often to look whether this machine still has its address.
const LOOK: Duration = Duration::from_secs(5);

/// Serves the live table until it is interrupted.
///
/// # Errors
/// There is no address or port to listen on, or the links cannot be kept.
pub(crate) fn serve(context: &Context, asked: &ServeArgs) -> Result<Answer> {
    if asked.confirm && asked.keep_score != Some(Keepers::Players) {
        return Err(Failure::usage(messages::LiveErrorConfirm.say()));
    }
    let (address, remark) = address::chosen(asked.lan.as_ref())?;
    let store = context.store()?.clone();
    let mut context = context.clone();
    context.spelling = Spelling::Page;
    context.screen.is_attended = false;
    let (mut links, mut locked) = Links::open(&store, asked.port)?;
    let mut keyboard = Keyboard::open().map_err(Failure::terminal)?;
    if let Some(remark) = remark {
        let folded = answer::fold(&remark, context.screen.fold_at) + "\n";
        keyboard.print(&mut io::stderr(), &folded).map_err(Failure::terminal)?;
    }
    loop {
        let (listener, at) = listen_at(address, asked.port.unwrap_or(links.port))?;
        links.port = at.port();
        if let Some(locked) = locked.take() {
            links.keep(locked)?;
        }

        let front = match &asked.event {
            Some(named) => Front::Room(Room::new(&context, &links, named.as_deref())?),
            None => Front::Table(LiveTable::new(context.clone(), &links, asked)),
        };
        table::watch(&front.served()).map_err(|error| {
            Failure::data(messages::LiveErrorThreads { error: error.to_string() }.say())
        })?;

        let server = Server { front, context: context.clone(), at };
        server.print_links(&keyboard).map_err(Failure::terminal)?;
        let key = server.run(listener, &mut keyboard).map_err(Failure::terminal)?;
        if key == ServerKey::Quit {
            return Ok(Answer::default());
        }
        links = Links::new();
        locked = Some(Links::lock(&store)?);
    }
}

/// Listens at an address, and returns the port too: the system chooses one for port 0.
fn listen_at(address: Ipv4Addr, port: u16) -> Result<(TcpListener, SocketAddrV4)> {
    let bound = || {
        let listener = TcpListener::bind((address, port))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        Ok((listener, SocketAddrV4::new(address, port)))
    };
    bound().map_err(|error: io::Error| {
        let address = format!("{address}:{port}");
        Failure::data(messages::LiveErrorListen { address, error: error.to_string() }.say())
            .hint(Hint::of_program(messages::HintGivePort.say(), "--port N"))
    })
}

/// What is served.
enum Front {
    /// The live table.
    Table(Arc<LiveTable>),
    /// An event.
    Room(Arc<Room>),
}

impl Front {
    fn served(&self) -> Arc<dyn Served> {
        match self {
            Front::Table(table) => table.clone(),
            Front::Room(room) => room.clone(),
        }
    }

    /// The links to print, each with its name.
    fn roles(&self) -> Vec<(&'static str, Role)> {
        match self {
            Front::Room(_) => vec![("wall", Role::Wall), ("director", Role::Director)],
            Front::Table(table) if table.keepers.is_none() => vec![("view", Role::Viewer)],
            Front::Table(_) => vec![("view", Role::Viewer), ("score", Role::Scorer)],
        }
    }

    /// The players who have links of their own.
    fn players(&self) -> Vec<String> {
        match self {
            Front::Table(table) => table.players(),
            Front::Room(_) => Vec::new(),
        }
    }
}

/// What is served, and the address.
struct Server {
    front: Front,
    context: Context,
    at: SocketAddrV4,
}

impl Server {
    fn url(&self, role: &Role) -> String {
        self.front.served().links().url(role, self.at)
    }

    /// Prints the links, the viewers' link also as a QR code, and the keys.
    fn print_links(&self, keyboard: &Keyboard) -> io::Result<()> {
        let mut lines = String::new();
        for (name, role) in self.front.roles() {
            lines += &format!("{name} {}\n", self.url(&role));
        }
        lines += &self.player_links();
        keyboard.print(&mut io::stdout(), &lines)?;
        // A phone cannot follow a link of this machine alone.
        if !self.at.ip().is_loopback() && matches!(self.front, Front::Table(_)) {
            let code = self.code(&Role::Viewer);
            keyboard.print(&mut io::stderr(), &code)?;
        }

        let reach = if self.at.ip().is_loopback() {
            let hint = Hint::of_game(messages::HintPhones.say(), "serve --lan");
            let spell = |hint: &Hint| Spelling::Shell.spell(hint, &self.context.global);
            words::hint_line(&hint, &spell).unwrap_or_default()
        } else {
            messages::LiveServeUnencrypted.say()
        };
        keyboard.print(&mut io::stderr(), &self.folded(&reach))?;

        if keyboard.is_attended() {
            let keys = self.folded(
                &messages::ServeKeys {
                    keeps_score: self.front.roles().len() > 1,
                    players: self.front.players().len(),
                }
                .say(),
            );
            keyboard.print(&mut io::stderr(), &keys)?;
        }
        Ok(())
    }

    fn folded(&self, text: &str) -> String {
        answer::fold(text, self.context.screen.fold_at) + "\n"
    }

    /// The links of the players, a line each.
    fn player_links(&self) -> String {
        let mut lines = String::new();
        for name in self.front.players() {
            let url = self.url(&Role::Player(name.clone()));
            lines += &format!("player {} {url}\n", notation::quote(&name));
        }
        lines
    }

    /// A link as a QR code, with a caption.
    fn code(&self, role: &Role) -> String {
        let look = self.context.screen.look;
        let Some(code) = qr::drawn(&self.url(role), qr::ECL::L, look) else { return String::new() };
        let caption = match role {
            Role::Viewer => messages::LiveCodeViewer.say().to_owned(),
            Role::Scorer => messages::LiveCodeScorer.say().to_owned(),
            Role::Player(name) => messages::LiveCodePlayer { player: name }.say(),
            _ => messages::RoomCodeDirector.say().to_owned(),
        };
        format!("{code}{}", self.folded(&caption))
    }

    /// The link whose code a key shows.
    fn shown_by(&self, key: ServerKey) -> Option<Role> {
        match key {
            ServerKey::Scorer => self.front.roles().into_iter().nth(1).map(|(_, role)| role),
            ServerKey::Player(number) => {
                self.front.players().into_iter().nth(number).map(Role::Player)
            }
            _ => None,
        }
    }

    /// Answers requests until a key ends it or asks for new links.
    fn run(&self, listener: TcpListener, keyboard: &mut Keyboard) -> io::Result<ServerKey> {
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(MOST_WORKERS)
            .build()?;
        let (pages, counted) = match &self.front {
            Front::Table(table) => (routes::pages(table.clone(), self.at), CountedBy::Address),
            Front::Room(room) => (room::pages(room.clone(), self.at), CountedBy::Link),
        };
        let ended = runtime.block_on(async {
            let answered =
                listen::listen(tokio::net::TcpListener::from_std(listener)?, pages, counted);
            tokio::pin!(answered);
            let mut is_code_shown = false;
            let mut reach = Reach::default();
            let mut look = tokio::time::interval(LOOK);
            loop {
                let key = tokio::select! {
                    () = &mut answered => ServerKey::Quit,
                    key = keyboard.pressed() => key,
                    _ = look.tick(), if !self.at.ip().is_loopback() => {
                        if let Some(news) = reach.news(*self.at.ip(), address::own_addresses()) {
                            keyboard.print(&mut io::stderr(), &self.folded(&news))?;
                        }
                        continue;
                    }
                };
                // A secret code is shown on a screen of its own, and the next key hides it.
                if is_code_shown {
                    execute!(io::stderr(), LeaveAlternateScreen)?;
                    is_code_shown = false;
                    if matches!(key, ServerKey::Scorer | ServerKey::Player(_) | ServerKey::Other) {
                        continue;
                    }
                }
                match key {
                    ServerKey::Quit | ServerKey::NewLinks => return Ok(key),
                    ServerKey::Links => keyboard.print(&mut io::stdout(), &self.player_links())?,
                    ServerKey::Scorer | ServerKey::Player(_) => {
                        let Some(role) = self.shown_by(key) else { continue };
                        let hide = self.folded(&messages::LiveCodeHide.say());
                        execute!(io::stderr(), EnterAlternateScreen, MoveTo(0, 0))?;
                        keyboard
                            .print(&mut io::stderr(), &format!("{}{hide}", self.code(&role)))?;
                        is_code_shown = true;
                    }
                    ServerKey::Other => {}
                }
            }
        });
        // This cuts off those who still read a page: their links may no longer be valid.
        runtime.shutdown_background();
        ended
    }
}
