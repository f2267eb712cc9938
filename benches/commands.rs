//! What whole commands cost, as ratios of two things done in turn on the same disk in the same run.
//!
//! `cargo bench --bench commands` prints them; with `-- --check` it fails where one misses its
//! target. Absolute times say more about the disk than about the program, so none is judged.
//!
//! `-- --against PATH` compares this build with another `hoyle` instead, command by command, each time
//! one right after the other. With `--check` it fails if a command takes more than 1.05 times as long
//! as there, or the number after `--limit`.

use hoyle::game::{Act, Count, Game, Phase, Players, Setup};
use hoyle::history::{GameId, History, Origin, Stamp, journal};
use hoyle::presets;
use hoyle::store::Store;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// How many times each of two things is done.
const ROUNDS: usize = 200;
/// How many other games lie in the crowded data folder.
const OTHER_GAMES: usize = 100_000;

/// A ratio, and the most that it may be, if anything is promised.
struct Ratio {
    what: &'static str,
    ratio: f64,
    target: Option<f64>,
}

/// The most that a command may take of the time it takes in another build.
const LIMIT: f64 = 1.05;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let check = arguments.iter().any(|word| word == "--check");
    let after = |option: &str| {
        let at = arguments.iter().position(|word| word == option)?;
        Some(arguments.get(at + 1).unwrap_or_else(|| panic!("{option} needs a value")))
    };
    let folder = tempfile::Builder::new()
        .prefix("hoyle-bench-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");
    let mut ratios = Vec::new();
    if let Some(other) = after("--against") {
        let limit = after("--limit").map_or(LIMIT, |limit| limit.parse().expect("a number"));
        ratios.extend(to_another_build(folder.path(), Path::new(other), limit));
    } else {
        ratios.extend(bid_to_sqlite(folder.path()));
        ratios.push(bid_among_others(folder.path()));
        ratios.push(status_late_to_early(folder.path()));
        ratios.push(fold_to_copy());
    }
    let mut missed = false;
    for Ratio { what, ratio, target } in &ratios {
        let verdict = match target {
            Some(target) if ratio > target => {
                missed = true;
                format!("MISSES its target of at most {target}")
            }
            Some(target) => format!("meets its target of at most {target}"),
            None => "nothing promised".into(),
        };
        report(&format!("{ratio:6.3}  {what}: {verdict}"));
    }
    ExitCode::from(u8::from(missed && check))
}

fn report(line: &str) {
    println!("{line}");
}

/// This build's commands, to the same commands of another build.
fn to_another_build(folder: &Path, other: &Path, limit: f64) -> [Ratio; 3] {
    let late = late_game();
    let this = Path::new(env!("CARGO_BIN_EXE_hoyle"));
    let compare = |what, words: &[&str]| {
        let time = |program: &Path, data: &str| {
            let data = folder.join(data);
            begin(&data, &late);
            timed(&mut command(program, &data, words))
        };
        let pairs = pairs(|| time(this, "this"), || time(other, "other"));
        let mut ratios: Vec<f64> = pairs.iter().map(|(this, other)| over(*this, *other)).collect();
        ratios.sort_unstable_by(f64::total_cmp);
        Ratio { what, ratio: ratios[ratios.len() / 2], target: Some(limit) }
    };
    [
        compare("a durable bid, to the other build's", &["bid", "0"]),
        compare("status, to the other build's", &["status"]),
        compare("--version, to the other build's", &["--version"]),
    ]
}

/// A durable bid late in a game, to an insert and a select that SQLite makes as durable.
fn bid_to_sqlite(folder: &Path) -> Option<Ratio> {
    let database = folder.join("evening.db");
    let sqlite = |sql: &str| {
        let mut command = Command::new("sqlite3");
        command.arg(&database).arg(sql).stdin(Stdio::null()).stdout(Stdio::null());
        command
    };
    let table = "CREATE TABLE entry (seq INTEGER PRIMARY KEY, game TEXT, at TEXT, act TEXT);";
    if !sqlite(table).status().is_ok_and(|status| status.success()) {
        report("     -  a bid to SQLite: skipped, sqlite3 is not installed");
        return None;
    }
    for seq in 1..=LATE_ENTRIES {
        run(&mut sqlite(&format!(
            "PRAGMA synchronous=OFF; INSERT INTO entry VALUES ({seq}, 'g', 't', 'bid');"
        )));
    }
    let data = folder.join("late");
    let late = late_game();
    let mut seq = LATE_ENTRIES;
    let (bid, insert) = in_turn(
        || {
            begin(&data, &late);
            timed(&mut hoyle(&data, &["bid", "0"]))
        },
        || {
            seq += 1;
            timed(&mut sqlite(&format!(
                "PRAGMA synchronous=FULL; \
                 INSERT INTO entry VALUES ({seq}, 'g', '2026-11-20T20:15:00Z', 'bid 3'); \
                 SELECT max(seq), count(*) FROM entry WHERE game = 'g';"
            )))
        },
    );
    report(&format!("a bid {bid:?}, SQLite {insert:?}"));
    Some(Ratio {
        what: "a bid late in a game, to an insert and a select by SQLite",
        ratio: over(bid, insert),
        target: Some(0.6),
    })
}

/// The same bid with many other games in the data folder, to one with none.
fn bid_among_others(folder: &Path) -> Ratio {
    let (alone, crowded) = (folder.join("alone"), folder.join("crowded"));
    let late = late_game();
    begin(&crowded, &late);
    let journal = fs::read(crowded.join("games/late.jsonl")).expect("the game");
    for number in 0..OTHER_GAMES {
        let path = crowded.join(format!("games/other-{number:06}.jsonl"));
        // What is in them is not read: a line is enough, and spares the disk.
        fs::write(path, &journal[..64]).expect("another game");
    }
    // What was just written shall not be synced along with the first bids.
    run(&mut Command::new("sync"));
    let (among, by_itself) = in_turn(
        || {
            begin(&crowded, &late);
            timed(&mut hoyle(&crowded, &["bid", "0"]))
        },
        || {
            begin(&alone, &late);
            timed(&mut hoyle(&alone, &["bid", "0"]))
        },
    );
    Ratio {
        what: "a bid among 100,000 other games, to one with none",
        ratio: over(among, by_itself),
        target: Some(1.05),
    }
}

/// Reading at the end of a game, to reading at its beginning.
fn status_late_to_early(folder: &Path) -> Ratio {
    let (late, early) = (folder.join("read-late"), folder.join("read-early"));
    begin(&late, &late_game());
    begin(&early, &new_game());
    let (late, early) = in_turn(
        || timed(&mut hoyle(&late, &["status"])),
        || timed(&mut hoyle(&early, &["status"])),
    );
    Ratio {
        what: "status late in a game, to status in a new one",
        ratio: over(late, early),
        target: None,
    }
}

/// Reading a whole game back, every act judged, to summing up its bytes.
fn fold_to_copy() -> Ratio {
    let bytes = journal::encode(&late_game());
    let many = |work: &dyn Fn()| {
        let start = Instant::now();
        (0..200).for_each(|_| work());
        start.elapsed()
    };
    let (fold, sums) = in_turn(
        || many(&|| drop(black_box(journal::decode(black_box(&bytes))))),
        || {
            many(&|| {
                for line in bytes.split(|byte| *byte == b'\n') {
                    black_box(crc32fast::hash(black_box(line)));
                }
            })
        },
    );
    report(&format!("the fold of a game {:?}, its checksums {:?}", fold / 200, sums / 200));
    Ratio {
        what: "the fold of a whole game, to the checksums of its lines",
        ratio: over(fold, sums),
        target: None,
    }
}

/// Does two things in turn, each first in every other round, and returns the times of each round.
fn pairs(
    mut one: impl FnMut() -> Duration,
    mut other: impl FnMut() -> Duration,
) -> Vec<(Duration, Duration)> {
    let round = |round: usize| {
        if round.is_multiple_of(2) {
            let a = one();
            (a, other())
        } else {
            let b = other();
            (one(), b)
        }
    };
    // The first rounds warm up caches.
    (0..ROUNDS + 4).map(round).skip(4).collect()
}

/// Does two things in turn, and returns the median of each.
fn in_turn(one: impl FnMut() -> Duration, other: impl FnMut() -> Duration) -> (Duration, Duration) {
    let (ones, others) = pairs(one, other).into_iter().unzip();
    (median(ones), median(others))
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    all[all.len() / 2]
}

fn over(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}

fn hoyle(data: &Path, words: &[&str]) -> Command {
    command(Path::new(env!("CARGO_BIN_EXE_hoyle")), data, words)
}

fn command(program: &Path, data: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words).env_clear().env("HOYLE_DIR", data);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn run(command: &mut Command) {
    let status = command.status().expect("it runs");
    assert!(status.success(), "{command:?}: {status}");
}

fn timed(command: &mut Command) -> Duration {
    let start = Instant::now();
    run(command);
    start.elapsed()
}

/// Puts a game into a folder of its own, as it was before anything was added to it.
fn begin(data: &Path, history: &History) {
    let path: PathBuf = data.join("games").join(format!("{}.jsonl", history.id()));
    if path.exists() {
        let bytes = journal::encode(history);
        let file = fs::OpenOptions::new().write(true).open(&path).expect("the game");
        file.set_len(bytes.len() as u64).expect("cut");
        file.sync_all().expect("synced");
    } else {
        Store::new(data).create(history).expect("begun");
    }
}

/// How many entries the late game has.
const LATE_ENTRIES: usize = 27 * 2 + 3;

fn new_game() -> History {
    let names = ["Igor", "Jovana", "Dunja", "Dušan"];
    let rules = presets::ruleset("serbian").expect("a preset");
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next_back().expect("a dealer");
    let setup = Setup::new(rules, players, dealer).expect("seated");
    let id = "late".parse::<GameId>().expect("an id");
    let origin = Origin { rules: "serbian".into(), ..Origin::default() };
    History::new(id, now(), origin, setup)
}

/// Returns a game of 28 deals in which only the last bid and the last tricks are left.
fn late_game() -> History {
    let mut history = new_game();
    let play = |history: &mut History, act: &Act| {
        history.play(act, now()).expect("legal");
    };
    while let Some(deal) = history.game().current() {
        let (number, cards) = (deal.plan().number, i64::from(deal.plan().cards));
        if number == 28 {
            for _ in 0..3 {
                play(&mut history, &Act::Bid(vec![Count::next(0)]));
            }
            break;
        }
        play(&mut history, &Act::Bid(vec![Count::next(0); 4]));
        let first = cards / 2;
        let taken = [first, cards - first, 0, 0].map(Count::next);
        play(&mut history, &Act::Took(taken.to_vec()));
    }
    assert_eq!(history.entries().len(), LATE_ENTRIES);
    assert!(matches!(Game::phase(history.game()), Phase::Bidding { .. }));
    history
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time")
}
