//! Benchmarks statistics over 10,000 games, the first time and after that.
//!
//! `cargo bench --bench book` prints the times; with `-- --check` it fails if reading the games again takes
//! longer than a second.

#[path = "../tests/suite/book/evenings.rs"]
mod evenings;

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const GAMES: usize = 10_000;
/// The most that the statistics may take once the games were read.
const MOST: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let folder = tempfile::Builder::new()
        .prefix("hoyle-bench-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");
    let games = folder.path().join("games");
    std::fs::create_dir(&games).expect("a folder");
    for number in 0..GAMES {
        let game = evenings::of_romanian(1, number);
        let path = games.join(format!("{}.jsonl", game.id()));
        std::fs::write(path, game.journal().as_slice()).expect("written");
    }
    let first = timed(folder.path());
    println!("{first:8.2?}  {GAMES} games, the first time");
    let again = (0..5).map(|_| timed(folder.path())).min().expect("several");
    let verdict = if again <= MOST { "meets" } else { "MISSES" };
    println!("{again:8.2?}  after that: {verdict} its target of at most {MOST:?}");
    let check = std::env::args().any(|word| word == "--check");
    ExitCode::from(u8::from(check && again > MOST))
}

fn timed(folder: &Path) -> Duration {
    let start = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_hoyle"))
        .args(["stats", "--json", "--dir"])
        .arg(folder)
        .stdout(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()));
    start.elapsed()
}
