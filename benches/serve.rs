//! Benchmarks the live table: how soon 64 viewers on loopback see an entry, and how much they slow
//! down the scorer.
//!
//! `cargo bench --bench serve` prints the figures; with `-- --check` it fails if one misses its target.

use socket2::{Domain, Socket, Type};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

const VIEWERS: u8 = 64;
/// How many of the viewers share an address.
const AT_AN_ADDRESS: u8 = 16;
/// The number of entries recorded in each of the two ways, one a second.
const UPDATES: u64 = 30;
/// The number of bids timed with the server, and as many without it, twice.
const BIDS: usize = 100;
/// The target for 99 of 100 updates after a press on the page, in milliseconds.
const PRESS_MS: f64 = 100.0;
/// The target for 99 of 100 updates after a command in the shell, which the server notices when it
/// next polls.
const COMMAND_MS: f64 = 300.0;
/// The target for every update while one viewer asks for the page without end, in milliseconds.
const FLOOD_MS: f64 = 250.0;
/// The number of entries recorded meanwhile, one a second.
const FLOOD_UPDATES: u64 = 5;
/// The connections that the viewer keeps: as many as one address may have.
const FLOOD_CONNECTIONS: u8 = 16;
const RESIDENT_MIB: f64 = 32.0;
/// How many times as long a bid may take while the server runs.
const BID_RATIO: f64 = 1.05;

/// A server, stopped when this is dropped.
struct Server {
    child: Child,
    at: SocketAddrV4,
    /// The path of the viewers' page.
    view: String,
    /// The path of the scorer's page.
    score: String,
}

fn hoyle(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hoyle"));
    command.args(words).env("HOYLE_DIR", folder).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

fn run(folder: &Path, words: &[&str]) {
    let status = hoyle(folder, words).stdout(Stdio::null()).status().expect("the program runs");
    assert!(status.success(), "{words:?}");
}

impl Server {
    fn start(folder: &Path) -> Server {
        let mut command = hoyle(folder, &["serve", "--keep-score"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut link = |name: &str| {
            let line = lines.next().expect("a link").expect("UTF-8");
            let link = line.strip_prefix(name).expect("its name").to_owned();
            let (at, token) = link.split_once('/').expect("a path");
            (at.parse().expect("an address"), format!("/{token}"))
        };
        let (at, view) = link("view http://");
        let (_, score) = link("score http://");
        Server { child, at, view, score }
    }

    /// Reports each version of the game, and when it arrived.
    fn watch(&self, address: Ipv4Addr, arrived: Sender<(u64, Instant)>) {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
        socket.bind(&SocketAddr::from((address, 0)).into()).expect("an address");
        socket.connect(&SocketAddr::from(self.at).into()).expect("a connection");
        let mut stream = TcpStream::from(socket);
        let request = format!("GET {}/live HTTP/1.1\r\nhost: {}\r\n\r\n", self.view, self.at);
        stream.write_all(request.as_bytes()).expect("it is sent");

        thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let Some(version) = line.strip_prefix("id: bench.") else { continue };
                let version = version.parse().expect("a number");
                if arrived.send((version, Instant::now())).is_err() {
                    return;
                }
            }
        });
    }

    /// Asks for the viewers' page again and again on a connection from an address, until told to stop.
    fn flood(&self, address: Ipv4Addr, stop: Arc<AtomicBool>) -> JoinHandle<u64> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
        socket.bind(&SocketAddr::from((address, 0)).into()).expect("an address");
        socket.connect(&SocketAddr::from(self.at).into()).expect("a connection");
        let mut stream = TcpStream::from(socket);
        let request = format!("GET {} HTTP/1.1\r\nhost: {}\r\n\r\n", self.view, self.at);
        thread::spawn(move || {
            let mut answers = BufReader::new(stream.try_clone().expect("a connection"));
            let mut answered = 0;
            while !stop.load(Ordering::Relaxed) {
                stream.write_all(request.as_bytes()).expect("it is sent");
                let mut length = 0;
                loop {
                    let mut line = String::new();
                    answers.read_line(&mut line).expect("an answer");
                    if line == "\r\n" {
                        break;
                    }
                    if let Some(said) = line.strip_prefix("content-length: ") {
                        length = said.trim().parse().expect("a number");
                    }
                }
                answers.read_exact(&mut vec![0; length]).expect("a page");
                answered += 1;
            }
            answered
        })
    }

    /// Presses a button on the scorer's page, which shows the entry `last`.
    fn press(&self, last: u64, line: &str) {
        let body = format!("game=bench&last={last}&line={}", line.replace(' ', "+"));
        let request = format!(
            "POST {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            self.score,
            self.at,
            body.len()
        );
        let mut stream = TcpStream::connect(self.at).expect("a connection");
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    }

    /// Its peak memory in MiB, on systems that report it.
    fn resident(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        let kib: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kib / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// A game on the disk, in which bids are recorded and undone by turns.
struct Game<'a> {
    folder: &'a Path,
    /// The number of the last entry.
    last: u64,
}

impl Game<'_> {
    fn begin(folder: &Path) -> Game<'_> {
        let new = ["new", "romanian", "Ana", "Bo", "Cy", "Di", "--dealer", "Di", "--id", "bench"];
        run(folder, &new);
        for _ in 0..3 {
            run(folder, &["bid", "0", "0", "0", "0"]);
            run(folder, &["took", "1", "0", "0"]);
        }
        Game { folder, last: 6 }
    }

    fn next_line(&mut self) -> &'static str {
        self.last += 1;
        if self.last.is_multiple_of(2) { "undo" } else { "bid 0" }
    }

    /// Records the next entry by a command.
    fn record(&mut self) {
        let words: Vec<&str> = self.next_line().split(' ').collect();
        run(self.folder, &words);
    }

    /// Records the next entry by a press on the scorer's page.
    fn press(&mut self, server: &Server) {
        let shown = self.last;
        server.press(shown, self.next_line());
    }

    /// Times bids in seconds.
    fn timed(&mut self) -> Vec<f64> {
        let mut times = Vec::new();
        for _ in 0..BIDS {
            let began = Instant::now();
            self.record();
            times.push(began.elapsed().as_secs_f64());
        }
        times
    }
}

/// Waits until all viewers have a version, and returns how long each had to wait for it, in
/// milliseconds.
fn waits(arrived: &Receiver<(u64, Instant)>, wanted: u64, since: Instant) -> Vec<f64> {
    let mut waits = Vec::new();
    while waits.len() < VIEWERS.into() {
        let (version, at) = arrived.recv_timeout(Duration::from_secs(10)).expect("an update");
        if version == wanted {
            waits.push(at.saturating_duration_since(since).as_secs_f64() * 1000.0);
        }
    }
    waits
}

/// The value below which a share of the values lies.
fn quantile(mut values: Vec<f64>, share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values[(values.len() as f64 * share) as usize]
}

fn main() -> ExitCode {
    let check = std::env::args().any(|word| word == "--check");
    let folder = tempfile::Builder::new()
        .prefix("hoyle-bench-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");
    let mut game = Game::begin(folder.path());

    let server = Server::start(folder.path());
    let (sender, arrived) = mpsc::channel();
    for viewer in 0..VIEWERS {
        server.watch(Ipv4Addr::new(127, 0, 0, 2 + viewer / AT_AN_ADDRESS), sender.clone());
    }
    waits(&arrived, game.last, Instant::now());

    let mut after_press = Vec::new();
    let mut after_command = Vec::new();
    for _ in 0..UPDATES {
        thread::sleep(Duration::from_secs(1));
        let pressed = Instant::now();
        game.press(&server);
        after_press.extend(waits(&arrived, game.last, pressed));

        thread::sleep(Duration::from_secs(1));
        game.record();
        after_command.extend(waits(&arrived, game.last, Instant::now()));
    }
    let stop = Arc::new(AtomicBool::new(false));
    let flooder = Ipv4Addr::new(127, 0, 0, 200);
    let floods: Vec<_> =
        (0..FLOOD_CONNECTIONS).map(|_| server.flood(flooder, stop.clone())).collect();
    let began = Instant::now();
    let mut in_flood = Vec::new();
    for _ in 0..FLOOD_UPDATES {
        thread::sleep(Duration::from_secs(1));
        let pressed = Instant::now();
        game.press(&server);
        in_flood.extend(waits(&arrived, game.last, pressed));
    }
    stop.store(true, Ordering::Relaxed);
    let answered: u64 = floods.into_iter().map(|flood| flood.join().expect("answers")).sum();
    println!("{:8.0} pages a second in the flood", answered as f64 / began.elapsed().as_secs_f64());
    let resident = server.resident();

    let mut with_server = game.timed();
    drop(server);
    let mut without_server = game.timed();
    let server = Server::start(folder.path());
    with_server.extend(game.timed());
    drop(server);
    without_server.extend(game.timed());
    let bid_ratio = quantile(with_server, 0.5) / quantile(without_server, 0.5);

    let figures = [
        ("ms for 99 of 100 updates after a press", Some(quantile(after_press, 0.99)), PRESS_MS),
        (
            "ms for 99 of 100 updates after a command",
            Some(quantile(after_command, 0.99)),
            COMMAND_MS,
        ),
        ("ms for every update in a flood", Some(quantile(in_flood, 0.999)), FLOOD_MS),
        ("MiB resident at most", resident, RESIDENT_MIB),
        ("a bid with the server to one without", Some(bid_ratio), BID_RATIO),
    ];
    let mut missed = false;
    for (name, figure, target) in figures {
        let Some(figure) = figure else { continue };
        missed |= figure > target;
        let verdict = if figure > target { "MISSES" } else { "meets" };
        println!("{figure:8.3} {name}: {verdict} its target of {target}");
    }
    if check && missed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
