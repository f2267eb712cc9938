//! Benchmarks statistics over 10,000 games, as a ratio to the list of the same games.
//!
//! `cargo bench --bench book` prints the ratio; with `-- --check` it fails if the statistics take more than twice as
//! long as the list, once both have read the games.

#[path = "../tests/suite/book/evenings.rs"]
mod evenings;

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const GAMES: usize = 10_000;
/// How often the two alternate.
const ROUNDS: usize = 9;
/// The most that the statistics may take, in times of the list.
const MOST: f64 = 2.0;

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
    let first = timed(folder.path(), "stats");
    println!("{first:8.2?}  statistics of {GAMES} games, the first time");
    timed(folder.path(), "games");

    let mut ratios: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let stats = timed(folder.path(), "stats");
            let list = timed(folder.path(), "games");
            stats.as_secs_f64() / list.as_secs_f64()
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    let ratio = ratios[ROUNDS / 2];
    let verdict = if ratio <= MOST { "meets" } else { "MISSES" };
    println!("{ratio:8.2}  after that, stats / games: {verdict} its target of at most {MOST}");
    let check = std::env::args().any(|word| word == "--check");
    ExitCode::from(u8::from(check && ratio > MOST))
}

fn timed(folder: &Path, command: &str) -> Duration {
    let start = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_hoyle"))
        .args([command, "--json", "--dir"])
        .arg(folder)
        .stdout(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()));
    start.elapsed()
}
