//! Benchmarks the live table: 64 viewers on loopback, and what they cost whoever keeps the score.
//!
//! `cargo bench --bench serve` prints the figures; with `-- --check` it fails if one misses its target.

use socket2::{Domain, Socket, Type};
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// How many watch, from addresses of their own in groups of this many.
const VIEWERS: u8 = 64;
const AT_AN_ADDRESS: u8 = 16;
/// How many updates are sent to them, one a second.
const UPDATES: u64 = 30;
/// How many bids are timed with the server and without it.
const BIDS: usize = 100;
/// The targets: milliseconds for 99 of 100 updates, mebibytes resident, times the cost of a bid.
const UPDATE_MS: f64 = 100.0;
const RESIDENT_MIB: f64 = 32.0;
const BID_RATIO: f64 = 1.05;

/// A server, stopped when this is dropped.
struct Server {
    child: Child,
    at: SocketAddrV4,
    path: String,
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
        let mut child = hoyle(folder, &["serve"]).stdout(Stdio::piped()).spawn().expect("it runs");
        let mut line = String::new();
        let lines = child.stdout.take().expect("a pipe");
        BufReader::new(lines).read_line(&mut line).expect("a link");
        let link = line.trim().strip_prefix("view http://").expect("a link");
        let (at, token) = link.split_once('/').expect("a path");
        Server { at: at.parse().expect("an address"), path: format!("/{token}"), child }
    }

    /// Reports each version of the game, and when it arrived.
    fn watch(&self, address: Ipv4Addr, arrived: Sender<(u64, Instant)>) {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
        socket.bind(&SocketAddr::from((address, 0)).into()).expect("an address");
        socket.connect(&SocketAddr::from(self.at).into()).expect("a connection");
        let mut stream = TcpStream::from(socket);
        let request = format!("GET {}/live HTTP/1.1\r\nhost: {}\r\n\r\n", self.path, self.at);
        stream.write_all(request.as_bytes()).expect("it is sent");
        thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let Some(number) = line.strip_prefix("id: bench.") else { continue };
                let Ok(version) = number.parse() else { continue };
                if arrived.send((version, Instant::now())).is_err() {
                    return;
                }
            }
        });
    }

    /// The most memory that it has had, in MiB, where the system says so.
    fn resident(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Waits until all viewers have a version, and returns when each had it.
fn all_at(arrived: &Receiver<(u64, Instant)>, wanted: u64) -> Vec<Instant> {
    let mut found = Vec::new();
    while found.len() < VIEWERS.into() {
        let (version, at) = arrived.recv_timeout(Duration::from_secs(10)).expect("an update");
        if version == wanted {
            found.push(at);
        }
    }
    found
}

/// Bids and takes back, by turns.
struct Recorder<'a> {
    folder: &'a Path,
    /// The version of the game after the last of these commands.
    last: u64,
}

impl Recorder<'_> {
    fn record(&mut self) {
        self.last += 1;
        let words: &[&str] = if self.last.is_multiple_of(2) { &["undo"] } else { &["bid", "0"] };
        run(self.folder, words);
    }

    /// The seconds that each of several commands takes.
    fn times(&mut self) -> Vec<f64> {
        let mut times = Vec::new();
        for _ in 0..BIDS {
            let began = Instant::now();
            self.record();
            times.push(began.elapsed().as_secs_f64());
        }
        times
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() -> ExitCode {
    let check = std::env::args().any(|word| word == "--check");
    let folder = tempfile::Builder::new()
        .prefix("hoyle-bench-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");
    let folder = folder.path();
    let new = ["new", "romanian", "Ana", "Bo", "Cy", "Di", "--dealer", "Di", "--id", "bench"];
    run(folder, &new);
    for _ in 0..3 {
        run(folder, &["bid", "0", "0", "0", "0"]);
        run(folder, &["took", "1", "0", "0"]);
    }

    let mut recorder = Recorder { folder, last: 6 };
    let server = Server::start(folder);
    let (sender, arrived) = mpsc::channel();
    for viewer in 0..VIEWERS {
        server.watch(Ipv4Addr::new(127, 0, 0, 2 + viewer / AT_AN_ADDRESS), sender.clone());
    }
    all_at(&arrived, 6);
    let mut waits = Vec::new();
    for _ in 0..UPDATES {
        thread::sleep(Duration::from_secs(1));
        recorder.record();
        let ended = Instant::now();
        for at in all_at(&arrived, recorder.last) {
            waits.push(at.saturating_duration_since(ended).as_secs_f64() * 1000.0);
        }
    }
    waits.sort_unstable_by(f64::total_cmp);
    let resident = server.resident();

    let mut with = recorder.times();
    drop(server);
    let mut without = recorder.times();
    let server = Server::start(folder);
    with.extend(recorder.times());
    drop(server);
    without.extend(recorder.times());

    let figures = [
        ("ms for 99 of 100 updates", Some(waits[waits.len() * 99 / 100]), UPDATE_MS),
        ("MiB resident at most", resident, RESIDENT_MIB),
        ("a bid with the server to one without", Some(median(with) / median(without)), BID_RATIO),
    ];
    let mut missed = false;
    for (what, figure, target) in figures {
        let Some(figure) = figure else { continue };
        missed |= figure > target;
        let verdict = if figure > target { "MISSES" } else { "meets" };
        println!("{figure:8.3} {what}: {verdict} its target of {target}");
    }
    if check && missed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
