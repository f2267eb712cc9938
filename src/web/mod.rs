//! `serve`: the live table in a browser. Pages are drawn from the same views as everywhere; a form
//! sends a command line, which makes a typed request of the desk.
//!
//! `address`, `code`, `keyboard` and `links` are at the bottom. `table` is the game that the pages
//! show, drawn by `page`; the two are one. `press` carries out forms, `routes` builds on all three, and
//! `listen` answers connections with it.

mod address;
mod code;
mod keyboard;
mod links;
mod listen;
mod page;
mod press;
mod routes;
mod table;

use crate::grammar::ServeArgs;
use crate::grammar::hints::Spelling;
use crate::terminal::{Answer, Context, Failure, Result, answer};
use crate::words::messages;
use crate::words::{self, Hint};
use keyboard::{Key, Keyboard};
use links::{Links, Role};
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4, TcpListener};
use std::sync::Arc;
use table::Table;
use tokio::runtime;

/// Serves the live table until it is interrupted.
///
/// # Errors
/// There is no address or port to listen on, or the links cannot be kept.
pub(crate) fn serve(context: &Context, asked: &ServeArgs) -> Result<Answer> {
    let address = address::chosen(asked.lan.as_ref())?;
    let folder = context.store()?.dir().to_owned();
    let mut context = context.clone();
    context.spelling = Spelling::Page;
    context.is_attended = false;
    let mut links = Links::kept(&folder);
    let mut keyboard = Keyboard::open().map_err(Failure::terminal)?;
    loop {
        let (listener, at) = listen_at(address, asked.port.unwrap_or(links.port))?;
        links.port = at.port();
        links.keep(&folder)?;
        let table = Table::new(context.clone(), links.clone(), asked.keep_score);
        let server = Server { table, at };
        server.say(&mut keyboard).map_err(Failure::terminal)?;
        match server.run(listener, &mut keyboard).map_err(Failure::terminal)? {
            Key::Quit => return Ok(Answer::default()),
            _ => links = Links::new(),
        }
    }
}

/// Listens at an address; at a port of the system's choice if that is 0.
fn listen_at(address: Ipv4Addr, port: u16) -> Result<(TcpListener, SocketAddrV4)> {
    let failed = |error: io::Error| {
        Failure::data(
            messages::LiveErrorListen {
                address: format!("{address}:{port}"),
                error: error.to_string(),
            }
            .say(),
        )
        .hint(Hint::of_program(messages::HintGivePort.say(), "--port N"))
    };
    let listener = TcpListener::bind((address, port)).map_err(failed)?;
    listener.set_nonblocking(true).map_err(failed)?;
    let port = listener.local_addr().map_err(failed)?.port();
    Ok((listener, SocketAddrV4::new(address, port)))
}

/// A table that is reached at an address.
struct Server {
    table: Arc<Table>,
    at: SocketAddrV4,
}

impl Server {
    fn url(&self, role: Role) -> String {
        self.table.links.url(role, self.at)
    }

    /// Prints the links, that of the viewers also as a code, and the keys.
    fn say(&self, keyboard: &mut Keyboard) -> io::Result<()> {
        let mut lines = format!("view {}\n", self.url(Role::Viewer));
        if self.table.keeps_score {
            lines += &format!("score {}\n", self.url(Role::Scorer));
        }
        keyboard.print(&mut io::stdout(), &lines)?;
        self.show(Role::Viewer, keyboard)?;
        let who_connects = match self.at.ip().is_loopback() {
            true => words::hint_line(
                &Hint::of_game(messages::HintPhones.say(), "serve --lan"),
                &|hint| Spelling::Shell.spell(hint, &self.table.context.typed),
            ),
            false => messages::LiveServeUnencrypted.say(),
        };
        keyboard.print(&mut io::stderr(), &self.folded(&who_connects))?;
        match keyboard.is_attended() {
            true => {
                let keys =
                    self.folded(&messages::ServeKeys { keeps_score: self.table.keeps_score }.say());
                keyboard.print(&mut io::stderr(), &keys)
            }
            false => Ok(()),
        }
    }

    fn folded(&self, text: &str) -> String {
        answer::fold(text, self.table.context.fold_at) + "\n"
    }

    /// Prints a link as a code for a camera.
    fn show(&self, role: Role, keyboard: &mut Keyboard) -> io::Result<()> {
        let look = self.table.context.look;
        keyboard.print(&mut io::stderr(), &code::drawn(&self.url(role), look).unwrap_or_default())
    }

    /// Answers requests until a key ends it or asks for new links.
    fn run(&self, listener: TcpListener, keyboard: &mut Keyboard) -> io::Result<Key> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        Table::watch(&self.table);
        let pages = routes::pages(self.table.clone(), self.at);
        let ended = runtime.block_on(async {
            let answered = listen::listen(tokio::net::TcpListener::from_std(listener)?, pages);
            tokio::pin!(answered);
            loop {
                let key = tokio::select! {
                    () = &mut answered => Key::Quit,
                    key = keyboard.pressed() => key,
                };
                match key {
                    Key::Show if self.table.keeps_score => self.show(Role::Scorer, keyboard)?,
                    Key::Show => {}
                    key => return Ok(key),
                }
            }
        });
        // Whoever still reads a page is cut off: its link may be an old one now.
        runtime.shutdown_background();
        ended
    }
}
