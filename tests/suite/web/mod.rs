//! The live table in a browser: a real server, asked through raw sockets and by a real browser.

mod browser;
mod chromium;
mod guard;
mod limits;
mod pages;
mod players;
mod presses;
mod room;
mod room_evenings;
mod widths;

use crate::common::{PATIENCE, Table};
use socket2::{Domain, Socket, Type};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A game with names that would be markup.
const NEW: &str = "new romanian Igor Vojin Dunja Ana --dealer Ana --id friday";

/// A server, stopped when this is dropped.
pub(crate) struct Server {
    child: Child,
    at: SocketAddrV4,
    /// The path of the viewers' page.
    view: String,
    /// The path of the scorer's page.
    score: String,
    /// The players, each with the path of the own page.
    players: Vec<(String, String)>,
    /// What the server prints on standard error.
    said: tempfile::NamedTempFile,
}

/// An answer.
#[derive(Debug)]
struct Page {
    status: u16,
    head: String,
    body: String,
}

impl Server {
    /// Serves the games of a table, with a link for the score.
    pub(crate) fn at(table: &Table) -> Server {
        Server::with(table, &["--keep-score"])
    }

    fn with(table: &Table, options: &[&str]) -> Server {
        let words = [&["serve"], options].concat();
        let mut command = table.command(&words, &table.path(""), Some(80));
        command.env("LANG", "C.UTF-8");
        Server::of(command, options)
    }

    /// Serves by a command with these options.
    fn of(mut command: Command, options: &[&str]) -> Server {
        let said = tempfile::NamedTempFile::new().expect("a file");
        command.stdout(Stdio::piped()).stderr(said.reopen().expect("a file"));
        let mut child = command.spawn().expect("the program runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut next = || lines.next().expect("a link").expect("UTF-8");
        let is_event = options.iter().any(|option| option.starts_with("--event"));
        let first = if is_event { "wall http://" } else { "view http://" };
        let (at, view) = link(&next(), first);
        let mut score = String::new();
        if is_event {
            (_, score) = link(&next(), "director http://");
        }
        if options.iter().any(|option| option.starts_with("--keep-score")) {
            (_, score) = link(&next(), "score http://");
        }
        let mut players = Vec::new();
        if options.contains(&"--keep-score=players") {
            for _ in 0..4 {
                let line = next();
                let name = line.split(' ').nth(1).expect("a name");
                let (_, path) = link(&line, &format!("player {name} http://"));
                players.push((name.to_owned(), path));
            }
        }
        Server { child, at, view, score, players, said }
    }

    /// The path of a player's own page.
    fn player(&self, name: &str) -> &str {
        let player = self.players.iter().find(|(player, _)| player == name);
        &player.expect("a player").1
    }

    /// Connects from an address of this machine.
    fn connect_from(&self, address: Ipv4Addr) -> TcpStream {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
        socket.bind(&SocketAddr::from((address, 0)).into()).expect("an address");
        socket.connect(&SocketAddr::from(self.at).into()).expect("a connection");
        let stream = TcpStream::from(socket);
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream
    }

    fn connect(&self) -> TcpStream {
        self.connect_from(Ipv4Addr::LOCALHOST)
    }

    /// Sends the head of a request with more lines and its body, and reads the answer.
    fn ask(&self, first: &str, more: &str, body: &str) -> Page {
        let mut stream = self.connect();
        let host = self.at;
        let request =
            format!("{first} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{more}\r\n{body}");
        stream.write_all(request.as_bytes()).expect("it is sent");
        read(stream)
    }

    /// The paths for viewers and for scorers.
    pub(crate) fn links(&self) -> [&str; 2] {
        [&self.view, &self.score]
    }

    /// A page's HTML.
    pub(crate) fn page(&self, path: &str) -> String {
        self.get(path).body
    }

    fn get(&self, path: &str) -> Page {
        self.ask(&format!("GET {path}"), "", "")
    }

    /// Sends a form to the scorer's page.
    fn press(&self, fields: &[(&str, &str)]) -> Page {
        self.press_at(&self.score, fields)
    }

    /// Sends a form to a page.
    fn press_at(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let body = pairs.join("&");
        let head = format!(
            "content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\norigin: http://{}\r\n",
            body.len(),
            self.at
        );
        self.ask(&format!("POST {path}"), &head, &body)
    }

    /// Sends a line made on a page that showed the entry `last` of the game `friday`.
    fn line(&self, last: usize, line: &str) -> Page {
        self.press(&[("game", "friday"), ("last", &last.to_string()), ("line", line)])
    }

    /// Listens to every change.
    fn listen(&self, address: Ipv4Addr) -> Events {
        let mut stream = self.connect_from(address);
        let request = format!("GET {}/live HTTP/1.1\r\nhost: {}\r\n\r\n", self.view, self.at);
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut events = Events { lines: BufReader::new(stream) };
        let status = events.line();
        assert!(status.contains("200"), "{status}");
        events
    }

    /// Stops the server, as when a laptop falls asleep, or lets it go on.
    fn stop(&mut self, is: bool) {
        let signal = if is { "-STOP" } else { "-CONT" };
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill").success());
    }

    fn kill(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads the address and the path of a link from a line.
fn link(line: &str, prefix: &str) -> (SocketAddrV4, String) {
    let (at, token) = line.strip_prefix(prefix).expect(prefix).split_once('/').expect("a path");
    (at.parse().expect("an address"), format!("/{token}"))
}

/// Escapes a value of a form.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            escaped.push(byte.into());
        } else {
            escaped += &format!("%{byte:02X}");
        }
    }
    escaped
}

/// Reads an answer to its end.
fn read(mut stream: TcpStream) -> Page {
    let mut bytes = Vec::new();
    // The server may reset the connection after it has refused a request.
    let _ = stream.read_to_end(&mut bytes);
    let text = String::from_utf8(bytes).expect("UTF-8");
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    Page { status, head: head.to_owned(), body: body.to_owned() }
}

/// The stream of those who listen.
struct Events {
    lines: BufReader<TcpStream>,
}

impl Events {
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.lines.read_line(&mut line).expect("a line");
        line
    }

    /// Waits for the event of a game's entry, and returns its length in bytes.
    fn size_of(&mut self, version: &str) -> usize {
        self.wait_for(version);
        let mut size = 0;
        loop {
            let line = self.line();
            if line == "\n" {
                return size;
            }
            size += line.len();
        }
    }

    /// Waits for the event of a game's entry.
    fn wait_for(&mut self, version: &str) {
        let wanted = format!("id: {version}\n");
        loop {
            let line = self.line();
            assert!(!line.is_empty(), "the stream ended before {version}");
            if line == wanted {
                return;
            }
        }
    }
}

/// Waits until something holds.
#[track_caller]
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < PATIENCE, "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
