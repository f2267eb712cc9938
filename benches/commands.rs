//! Benchmarks whole commands, as ratios of two alternating operations on the same disk.
//!
//! `cargo bench --bench commands` prints the ratios; with `-- --check` it fails if one misses its
//! target. Absolute times depend more on the disk than on the program, so they are not checked.
//!
//! `-- --against PATH` compares this build with another `hoyle` binary instead, command by command,
//! alternating between the two. With `--check` it fails if a command takes more than 1.05 times as
//! long here, or the number after `--limit`.

use hoyle::cards::{Card, Suit};
use hoyle::game::{Act, Count, Due, Players, Setup, TrickCard};
use hoyle::history::{GameId, History, Origin, Stamp, journal};
use hoyle::presets;
use hoyle::store::Store;
use hoyle::words::Language;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// How many times each operation runs.
const ROUNDS: usize = 200;
/// How many rounds before them fill the caches.
const WARM_UP: usize = 4;
/// How many other games are in the crowded data folder.
const OTHER_GAMES: usize = 100_000;

/// Commands that read rules and play nothing.
const RULES: &[&str] = &["rules", "serbian"];
const GAMES: &[&str] = &["rules"];
const SCORE: &[&str] = &["score", "romanian", "--cards", "3", "--players", "4", "2/2"];
const SCHEDULE: &[&str] = &["schedule", "romanian", "--players", "4"];

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
    let folder = tempfile::Builder::new()
        .prefix("hoyle-bench-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");

    let mut ratios = Vec::new();
    if let Some(other) = value_of(&arguments, "--against") {
        let limit = value_of(&arguments, "--limit")
            .map_or(LIMIT, |number| number.parse().expect("a number"));
        ratios.extend(to_another_build(folder.path(), Path::new(other), limit));
    } else {
        ratios.extend(bid_to_sqlite(folder.path()));
        ratios.push(bid_among_others(folder.path()));
        ratios.push(bid_in_another_language(folder.path()));
        ratios.push(status_to_true(folder.path()));
        ratios.extend(commands_to_status(folder.path()));
        ratios.push(ruling_to_status(folder.path()));
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

    let check = arguments.iter().any(|word| word == "--check");
    ExitCode::from(u8::from(missed && check))
}

/// Returns the word after an option, if the option was given.
fn value_of<'a>(arguments: &'a [String], option: &str) -> Option<&'a str> {
    let at = arguments.iter().position(|word| word == option)?;
    Some(arguments.get(at + 1).unwrap_or_else(|| panic!("{option} needs a value")))
}

fn report(line: &str) {
    println!("{line}");
}

/// Commands in this build, compared with the same commands in another build.
fn to_another_build(folder: &Path, other: &Path, limit: f64) -> Vec<Ratio> {
    let this = Path::new(env!("CARGO_BIN_EXE_hoyle"));
    let late = late_game();
    let mut ratios = Vec::new();

    for (what, words) in [
        ("a durable bid, this build / the other", &["bid", "0"][..]),
        ("status, this build / the other", &["status"]),
        ("rules, this build / the other", RULES),
        ("the list of games, this build / the other", GAMES),
        ("score, this build / the other", SCORE),
        ("check bid, this build / the other", &["check", "bid", "0"]),
        ("schedule, this build / the other", SCHEDULE),
        ("--version, this build / the other", &["--version"]),
    ] {
        let rounds = pairs(
            || time_from_start(this, &folder.join("this"), &late, words),
            || time_from_start(other, &folder.join("other"), &late, words),
        );
        let mut quotients: Vec<f64> =
            rounds.into_iter().map(|(this, other)| over(this, other)).collect();
        quotients.sort_unstable_by(f64::total_cmp);
        ratios.push(Ratio { what, ratio: quotients[quotients.len() / 2], target: Some(limit) });
    }
    ratios
}

/// Resets a game, and returns the time of a command in it.
fn time_from_start(program: &Path, data: &Path, game: &History, words: &[&str]) -> Duration {
    begin(data, game);
    timed(&mut command(program, data, words))
}

/// A durable bid late in a game, compared with an equally durable insert and select in SQLite.
fn bid_to_sqlite(folder: &Path) -> Option<Ratio> {
    let database = folder.join("evening.db");
    let table = "CREATE TABLE entry (seq INTEGER PRIMARY KEY, game TEXT, at TEXT, act TEXT);";
    if !sqlite(&database, table).status().is_ok_and(|status| status.success()) {
        report("     -  a bid to SQLite: skipped, sqlite3 is not installed");
        return None;
    }
    for seq in 1..=LATE_ENTRIES {
        let insert =
            format!("PRAGMA synchronous=OFF; INSERT INTO entry VALUES ({seq}, 'g', 't', 'bid');");
        run(&mut sqlite(&database, &insert));
    }
    let data = folder.join("late");
    let late = late_game();
    let mut seq = LATE_ENTRIES;
    let (bid, insert) = in_turn(
        || bid_late(&data, &late),
        || {
            seq += 1;
            let insert = format!(
                "PRAGMA synchronous=FULL; \
                 INSERT INTO entry VALUES ({seq}, 'g', '2026-11-20T20:15:00Z', 'bid 3'); \
                 SELECT max(seq), count(*) FROM entry WHERE game = 'g';"
            );
            timed(&mut sqlite(&database, &insert))
        },
    );
    report(&format!("a bid {bid:?}, SQLite {insert:?}"));
    Some(Ratio {
        what: "a bid late in a game / an SQLite insert and select",
        ratio: over(bid, insert),
        target: Some(0.6),
    })
}

fn sqlite(database: &Path, sql: &str) -> Command {
    let mut command = Command::new("sqlite3");
    command.arg(database).arg(sql).stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Resets a game, and returns the time of a durable bid in it.
fn bid_late(data: &Path, game: &History) -> Duration {
    time_from_start(Path::new(env!("CARGO_BIN_EXE_hoyle")), data, game, &["bid", "0"])
}

/// A bid with many other games in the data folder, compared with a bid without any.
fn bid_among_others(folder: &Path) -> Ratio {
    let alone = folder.join("alone");
    let crowded = folder.join("crowded");
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
    let (among, by_itself) = in_turn(|| bid_late(&crowded, &late), || bid_late(&alone, &late));
    Ratio {
        what: "a bid among 100,000 other games / a bid without any",
        ratio: over(among, by_itself),
        target: Some(1.05),
    }
}

/// Reading a game, compared with the least that a process can do.
fn status_to_true(folder: &Path) -> Ratio {
    let data = folder.join("status");
    begin(&data, &new_game("romanian"));
    let (status, nothing) = in_turn(
        || timed(&mut hoyle(&data, &["status"])),
        || timed(&mut command(Path::new("/bin/true"), &data, &[])),
    );
    report(&format!("status {status:?}, /bin/true {nothing:?}"));
    Ratio { what: "status / /bin/true", ratio: over(status, nothing), target: Some(1.9) }
}

/// Commands that read rules, compared with `status` in a game of Romanian whist.
fn commands_to_status(folder: &Path) -> Vec<Ratio> {
    let romanian = folder.join("romanian");
    begin(&romanian, &new_game("romanian"));
    let wiezen = folder.join("wiezen");
    begin(&wiezen, &new_game("wiezen"));
    let mut ratios = Vec::new();

    for (what, data, words, target) in [
        ("status in wiezen / status", &wiezen, &["status"][..], 2.0),
        ("rules / status", &romanian, RULES, 1.6),
        ("the list of games / status", &romanian, GAMES, 2.0),
        ("score / status", &romanian, SCORE, 1.6),
        ("check bid / status", &romanian, &["check", "bid", "1"], 1.6),
        ("schedule / status", &romanian, SCHEDULE, 1.6),
    ] {
        let (time, status) = in_turn(
            || timed(&mut hoyle(data, words)),
            || timed(&mut hoyle(&romanian, &["status"])),
        );
        ratios.push(Ratio { what, ratio: over(time, status), target: Some(target) });
    }
    ratios
}

/// A ruling by the laws, compared with reading the same game.
fn ruling_to_status(folder: &Path) -> Ratio {
    let data = folder.join("whist");
    begin(&data, &new_game("whist"));
    let (ruling, status) = in_turn(
        || timed(&mut hoyle(&data, &["incident", "revoke", "Jovana", "7", "found=9"])),
        || timed(&mut hoyle(&data, &["status"])),
    );
    Ratio { what: "a ruling / status", ratio: over(ruling, status), target: Some(1.3) }
}

/// Reading at the end of a game, compared with reading at its start.
fn status_late_to_early(folder: &Path) -> Ratio {
    let late_data = folder.join("read-late");
    begin(&late_data, &late_game());
    let early_data = folder.join("read-early");
    begin(&early_data, &new_game("serbian"));
    let (late, early) = in_turn(
        || timed(&mut hoyle(&late_data, &["status"])),
        || timed(&mut hoyle(&early_data, &["status"])),
    );
    Ratio {
        what: "status late in a game / status in a new one",
        ratio: over(late, early),
        target: None,
    }
}

/// A durable bid in the language that takes longest, compared with one in English.
fn bid_in_another_language(folder: &Path) -> Ratio {
    let this = Path::new(env!("CARGO_BIN_EXE_hoyle"));
    let data = folder.join("languages");
    let late = late_game();
    let bid = |tag: &str| time_from_start(this, &data, &late, &["--lang", tag, "bid", "0"]);
    let mut most = 0.0;
    for language in Language::all() {
        let (other, english) = in_turn(|| bid(language.tag()), || bid("en"));
        report(&format!("a durable bid: {} {other:?}, en {english:?}", language.tag()));
        most = f64::max(most, over(other, english));
    }
    Ratio {
        what: "a durable bid in another language / in English",
        ratio: most,
        target: Some(1.15),
    }
}

/// A page that reviews the cards of 400 deals, compared with the text sheet of the same game.
fn html_to_text(folder: &Path) -> Ratio {
    let data = folder.join("cards");
    begin(&data, &game_of_cards());
    let (html, text) = in_turn(
        || timed(&mut hoyle(&data, &["-g", "cards", "sheet", "--format", "html"])),
        || timed(&mut hoyle(&data, &["-g", "cards", "sheet", "--format", "text"])),
    );
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
    let (fold, sums) = in_turn(
        || mean_time(|| drop(black_box(journal::decode(black_box(bytes.clone()))))),
        || {
            mean_time(|| {
                for line in bytes.split(|byte| *byte == b'\n') {
                    black_box(crc32fast::hash(black_box(line)));
                }
            })
        },
    );
    report(&format!("reading a game {fold:?}, its checksums {sums:?}"));
    Ratio {
        what: "reading a whole game / the checksums of its lines",
        ratio: over(fold, sums),
        target: None,
    }
}

/// Returns the mean time of an operation that is too short to time by itself.
fn mean_time(work: impl Fn()) -> Duration {
    const TIMES: u32 = 200;
    let start = Instant::now();
    for _ in 0..TIMES {
        work();
    }
    start.elapsed() / TIMES
}

/// Alternates two operations, swapping the order every round, and returns the times of each round.
fn pairs(
    mut one: impl FnMut() -> Duration,
    mut other: impl FnMut() -> Duration,
) -> Vec<(Duration, Duration)> {
    let mut times = Vec::new();
    for round in 0..WARM_UP + ROUNDS {
        let first;
        let second;
        if round.is_multiple_of(2) {
            first = one();
            second = other();
        } else {
            second = other();
            first = one();
        }
        if round >= WARM_UP {
            times.push((first, second));
        }
    }
    times
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

fn new_game(preset: &str) -> History {
    let names = ["Igor", "Jovana", "Dunja", "Dušan"];
    let rules = presets::ruleset(preset).expect("a preset");
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next_back().expect("a dealer");
    let setup = Setup::new(rules, players, dealer).expect("seated");
    let id = "late".parse::<GameId>().expect("an id");
    let origin = Origin { rules: preset.into(), ..Origin::default() };
    History::new(id, now(), origin, setup)
}

/// Returns a game of 28 deals in which only the last bid and the last tricks are left.
fn late_game() -> History {
    let mut history = new_game("serbian");
    while let Some(deal) = history.game().current() {
        let cards = i64::from(deal.plan.cards);
        if deal.plan.number == 28 {
            for _ in 0..3 {
                play(&mut history, &Act::Bid(vec![Count::next(0)]));
            }
            break;
        }

        play(&mut history, &Act::Bid(vec![Count::next(0); 4]));
        let half = cards / 2;
        let taken = [half, cards - half, 0, 0].map(Count::next);
        play(&mut history, &Act::Took(taken.to_vec()));
    }
    assert_eq!(history.entry_count(), LATE_ENTRIES);
    assert!(matches!(history.game().due(), Due::Bids(_)));
    history
}

fn play(history: &mut History, act: &Act) {
    history.record(act, now()).expect("legal");
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
        play(&mut history, &Act::Turned(turned));
        play(&mut history, &bids);

        for _ in 0..12 {
            let mut cards: Vec<TrickCard> = Vec::new();
            for place in 0..4 {
                let hand = &mut hands[leader.after(place, 4).index()];
                let led = cards.first().and_then(|led| led.card.suit());
                let follows = place_of_suit(hand, led);
                let index = follows.or_else(|| place_of_suit(hand, turned.suit())).unwrap_or(0);
                cards.push(TrickCard { by: None, card: hand.swap_remove(index) });
            }
            play(&mut history, &Act::Trick { cards, turned: None });
            let deal = history.game().deals().rev().find(|deal| !deal.recorded.is_empty());
            let last = deal.and_then(|deal| deal.recorded.last());
            leader = last.expect("a trick").winner;
        }
    }
    assert_eq!(history.game().played().count(), 400);
    history
}

/// Finds the first card of a suit in a hand.
fn place_of_suit(hand: &[Card], suit: Option<Suit>) -> Option<usize> {
    hand.iter().position(|card| card.suit() == suit)
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time")
}
