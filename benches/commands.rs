//! Benchmarks whole commands, as ratios of two alternating operations on the same disk.
//!
//! `cargo bench --bench commands` prints the ratios; with `-- --check` it fails if one misses its
//! target. Absolute times depend more on the disk than on the program, so they are not checked.
//!
//! `-- --against PATH` compares this build with another `hoyle` binary instead, command by command,
//! alternating between the two. With `--check` it fails if a command takes more than 1.05 times as
//! long here, or the number after `--limit`.

use hoyle::cards::{Card, Suit};
use hoyle::game::{Act, Count, Due, PlayedCard, Players, Setup};
use hoyle::history::{GameId, History, Origin, Stamp, journal};
use hoyle::presets;
use hoyle::store::Store;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// How many times each operation runs.
const ROUNDS: usize = 200;
/// How many other games are in the crowded data folder.
const OTHER_GAMES: usize = 100_000;

/// A ratio and its maximum, if there is a target.
struct Ratio {
    what: &'static str,
    ratio: f64,
    target: Option<f64>,
}

/// The maximum ratio of a command's time to that in another build.
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
        ratios.push(html_to_text(folder.path()));
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
            None => "no target".into(),
        };
        report(&format!("{ratio:6.3}  {what}: {verdict}"));
    }
    ExitCode::from(u8::from(missed && check))
}

fn report(line: &str) {
    println!("{line}");
}

/// Commands in this build, compared with the same commands in another build.
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
        compare("a durable bid, this build / the other", &["bid", "0"]),
        compare("status, this build / the other", &["status"]),
        compare("--version, this build / the other", &["--version"]),
    ]
}

/// A durable bid late in a game, compared with an equally durable insert and select in SQLite.
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
        what: "a bid late in a game / an SQLite insert and select",
        ratio: over(bid, insert),
        target: Some(0.6),
    })
}

/// A bid with many other games in the data folder, compared with a bid without any.
fn bid_among_others(folder: &Path) -> Ratio {
    let (alone, crowded) = (folder.join("alone"), folder.join("crowded"));
    let late = late_game();
    begin(&crowded, &late);
    let journal = fs::read(crowded.join("games/late.jsonl")).expect("the game");
    for number in 0..OTHER_GAMES {
        let path = crowded.join(format!("games/other-{number:06}.jsonl"));
        // Their contents are not read, so part of a line is enough.
        fs::write(path, &journal[..64]).expect("another game");
    }
    // Do not let the first bids sync these files.
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
        what: "a bid among 100,000 other games / a bid without any",
        ratio: over(among, by_itself),
        target: Some(1.05),
    }
}

/// Reading at the end of a game, compared with reading at its start.
fn status_late_to_early(folder: &Path) -> Ratio {
    let (late, early) = (folder.join("read-late"), folder.join("read-early"));
    begin(&late, &late_game());
    begin(&early, &new_game());
    let (late, early) = in_turn(
        || timed(&mut hoyle(&late, &["status"])),
        || timed(&mut hoyle(&early, &["status"])),
    );
    Ratio {
        what: "status late in a game / status in a new one",
        ratio: over(late, early),
        target: None,
    }
}

/// A page that reviews the cards of 400 deals, compared with the text sheet of the same game.
fn html_to_text(folder: &Path) -> Ratio {
    let data = folder.join("cards");
    begin(&data, &game_of_cards());
    let game = ["-g", "cards", "sheet", "--format"];
    let sheet = |format| timed(&mut hoyle(&data, &[&game[..], &[format]].concat()));
    let (html, text) = in_turn(|| sheet("html"), || sheet("text"));
    report(&format!("400 deals by their cards: HTML {html:?}, text {text:?}"));
    Ratio {
        what: "HTML of 400 deals recorded by cards / their text sheet",
        ratio: over(html, text),
        target: Some(3.0),
    }
}

/// Reading a whole game and judging every act, compared with calculating its checksums.
fn fold_to_copy() -> Ratio {
    let bytes = late_game().journal().to_vec();
    let many = |work: &dyn Fn()| {
        let start = Instant::now();
        (0..200).for_each(|_| work());
        start.elapsed()
    };
    let (fold, sums) = in_turn(
        || many(&|| drop(black_box(journal::decode(black_box(bytes.clone()))))),
        || {
            many(&|| {
                for line in bytes.split(|byte| *byte == b'\n') {
                    black_box(crc32fast::hash(black_box(line)));
                }
            })
        },
    );
    report(&format!("reading a game {:?}, its checksums {:?}", fold / 200, sums / 200));
    Ratio {
        what: "reading a whole game / the checksums of its lines",
        ratio: over(fold, sums),
        target: None,
    }
}

/// Alternates two operations, swapping the order every round, and returns the times of each round.
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

/// Alternates two operations, and returns the median time of each.
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

/// Stores a game in its own folder, or resets it to its initial state.
fn begin(data: &Path, history: &History) {
    let path: PathBuf = data.join("games").join(format!("{}.jsonl", history.id()));
    if path.exists() {
        let bytes = history.journal();
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
        history.record(act, false, now()).expect("legal");
    };
    while let Some(deal) = history.game().current() {
        let (number, cards) = (deal.plan.number, i64::from(deal.plan.cards));
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
    assert_eq!(history.entry_count(), LATE_ENTRIES);
    assert!(matches!(history.game().due(), Due::Bids(_)));
    history
}

/// Rules for 400 deals with a card turned up in each.
const CARDS: &str = r#"
format = 1
id = "cards"
title = "Cards"
turn = "clockwise"
trump = "turned"
scoring = "romanian"
schedule.form = "all"
bidding.exact.hook = "always"
play.must_trump = true

[[tables]]
players = [4]
lowest = "2"

[[schedule.forms]]
id = "all"
steps = ["12 × 50", "12 × 50", "12 × 50", "12 × 50", "12 × 50", "12 × 50", "12 × 50", "12 × 50"]
"#;

/// Returns a game in which every card is recorded. Everybody follows suit.
fn game_of_cards() -> History {
    let names = ["Igor", "Jovana", "Dunja", "Dušan"];
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next_back().expect("a dealer");
    let rules = presets::read(CARDS).expect("sound");
    let setup = Setup::new(rules, players, dealer).expect("seated");
    let id = "cards".parse::<GameId>().expect("an id");
    let mut history = History::new(id, now(), Origin::default(), setup);
    let mut dice = fastrand::Rng::with_seed(1);
    while let Some(deal) = history.game().current() {
        let mut leader = deal.plan.seats[0];
        let mut pack: Vec<Card> = deal.plan.pack.cards().collect();
        dice.shuffle(&mut pack);
        let mut hands: Vec<Vec<Card>> = pack[..48].chunks(12).map(<[Card]>::to_vec).collect();
        let turned = pack[48];
        let bids = Act::Bid(vec![Count::next(0); 4]);
        for act in [Act::Turned(turned), bids] {
            history.record(&act, false, now()).expect("legal");
        }
        for _ in 0..12 {
            let mut cards: Vec<PlayedCard> = Vec::new();
            for place in 0..4 {
                let hand = &mut hands[leader.after(place, 4).index()];
                let led = cards.first().and_then(|led| led.card.suit());
                let fits = |suit: Option<Suit>| hand.iter().position(|it| it.suit() == suit);
                let index = fits(led).or_else(|| fits(turned.suit())).unwrap_or(0);
                cards.push(PlayedCard { by: None, card: hand.swap_remove(index) });
            }
            history.record(&Act::Trick { cards, turned: None }, false, now()).expect("legal");
            let deal = history.game().deals().rev().find(|deal| !deal.recorded().is_empty());
            let last = deal.and_then(|deal| deal.recorded().last());
            leader = last.expect("a trick").winner;
        }
    }
    assert_eq!(history.game().played().count(), 400);
    history
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time")
}
