//! `serve`: the live table in a browser. Pages are drawn from the same views as everywhere; a form
//! sends a command line, which makes a typed request of the desk.
//!
//! `address`, `code` and `keyboard` are at the bottom. `table` holds the game that the pages show, and `page` draws
//! it, with the forms of `forms`; `acts` has the pages of what can be recorded apart from what is due. `press`
//! carries out forms, `routes` builds on all four, and `listen` answers connections with it.

mod acts;
mod address;
mod code;
mod forms;
mod keyboard;
mod listen;
mod page;
mod press;
mod routes;
mod table;

use crate::grammar::ServeArgs;
use crate::grammar::hints::Spelling;
use crate::terminal::links::{Links, Role};
use crate::terminal::{Answer, Context, Failure, Result, answer};
use crate::words::messages;
use crate::words::{self, Hint};
use keyboard::{Keyboard, ServerKey};
use std::io;
use std::net::{Ipv4Addr, SocketAddrV4, TcpListener};
use std::sync::Arc;
use table::LiveTable;
use tokio::runtime;

/// The most threads that draw pages and record at the same time; further requests wait for one.
const MOST_WORKERS: usize = 4;

/// Serves the live table until it is interrupted.
///
/// # Errors
/// There is no address or port to listen on, or the links cannot be kept.
pub(crate) fn serve(context: &Context, asked: &ServeArgs) -> Result<Answer> {
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

        let table = LiveTable::new(context.clone(), links.clone(), asked.keep_score);
        LiveTable::watch(&table).map_err(|error| {
            Failure::data(messages::LiveErrorThreads { error: error.to_string() }.say())
        })?;

        let server = Server { table, at };
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

/// A live table and the address at which it is served.
struct Server {
    table: Arc<LiveTable>,
    at: SocketAddrV4,
}

impl Server {
    fn url(&self, role: Role) -> String {
        self.table.links.url(role, self.at)
    }

    /// Prints the links, the viewers' link also as a QR code, and the keys.
    fn print_links(&self, keyboard: &Keyboard) -> io::Result<()> {
        let mut lines = format!("view {}\n", self.url(Role::Viewer));
        if self.table.keeps_score {
            lines += &format!("score {}\n", self.url(Role::Scorer));
        }
        keyboard.print(&mut io::stdout(), &lines)?;
        self.print_code(Role::Viewer, keyboard)?;

        let reach = if self.at.ip().is_loopback() {
            let hint = Hint::of_game(messages::HintPhones.say(), "serve --lan");
            let spell = |hint: &Hint| Spelling::Shell.spell(hint, &self.table.context.global);
            words::hint_line(&hint, &spell).unwrap_or_default()
        } else {
            messages::LiveServeUnencrypted.say()
        };
        keyboard.print(&mut io::stderr(), &self.folded(&reach))?;

        if keyboard.is_attended() {
            let keys =
                self.folded(&messages::ServeKeys { keeps_score: self.table.keeps_score }.say());
            keyboard.print(&mut io::stderr(), &keys)?;
        }
        Ok(())
    }

    fn folded(&self, text: &str) -> String {
        answer::fold(text, self.table.context.screen.fold_at) + "\n"
    }

    /// Prints a link as a QR code.
    fn print_code(&self, role: Role, keyboard: &Keyboard) -> io::Result<()> {
        let look = self.table.context.screen.look;
        keyboard.print(&mut io::stderr(), &code::drawn(&self.url(role), look).unwrap_or_default())
    }

    /// Answers requests until a key ends it or asks for new links.
    fn run(&self, listener: TcpListener, keyboard: &mut Keyboard) -> io::Result<ServerKey> {
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(MOST_WORKERS)
            .build()?;
        let pages = routes::pages(self.table.clone(), self.at);
        let ended = runtime.block_on(async {
            let answered = listen::listen(tokio::net::TcpListener::from_std(listener)?, pages);
            tokio::pin!(answered);
            loop {
                let key = tokio::select! {
                    () = &mut answered => ServerKey::Quit,
                    key = keyboard.pressed() => key,
                };
                if key != ServerKey::ShowCode {
                    return Ok(key);
                }
                if self.table.keeps_score {
                    self.print_code(Role::Scorer, keyboard)?;
                }
            }
        });
        // This cuts off those who still read a page: their links may no longer be valid.
        runtime.shutdown_background();
        ended
    }
}
