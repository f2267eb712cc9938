//! Benchmarks `rescore` on evenings recorded from a seed and written as `export --lines` writes them, as
//! ratios in one run.
//!
//! `cargo bench --bench rescore` prints them; with `-- --check` it fails if one misses its target.
//! `-- --games N` writes N games instead of 100,000, and `-- --make FILE` only writes them.
//!
//! The time is compared with that of DuckDB on two threads, which reads the same lines and scores them
//! in SQL, if `python3 -c 'import duckdb'` works, with `HOYLE_PYTHON` in place of `python3` where that is set.

use hoyle::analysis::GameLine;
use hoyle::cards::Suit;
use hoyle::game::{Act, Count, Due, Players, Setup};
use hoyle::history::{History, Origin, Stamp};
use hoyle::presets;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Instant;

/// The most of DuckDB's time that `rescore` may take.
const TO_DUCKDB: f64 = 0.35;
/// How much of the speed of two processes of one thread a process of two threads has at least.
const TO_TWO_PROCESSES: f64 = 0.9;
/// The most memory that is resident, in KiB.
const MEMORY: u64 = 32 * 1024;
/// How many scores are mixed, and the most that they may take in place of one.
const SCORES: usize = 30;
const TO_ONE_SCORE: f64 = 3.0;
/// How often each time is measured; the least counts.
const ROUNDS: usize = 3;

/// How many different evenings there are. More games are the same evenings with other ids.
const EVENINGS: usize = 2_000;

const CLUB: [&str; 12] =
    ["Ana", "Bo", "Cy", "Di", "Ema", "Flo", "Gil", "Hana", "Ion", "Jo", "Kai", "Lea"];

/// An evening of Romanian whist for four, recorded act by act, as `hoyle export --lines` writes it.
fn evening(number: usize, dice: &mut fastrand::Rng) -> GameLine {
    let mut names = CLUB;
    dice.shuffle(&mut names);
    let players = Players::new(&names[..4]).expect("names");
    let dealer = players.seats().next().expect("a seat");
    let rules = presets::ruleset("romanian").expect("rules");
    let setup = Setup::new(rules, players, dealer).expect("a full table");

    let (year, month, day) = (number % 25, 1 + number % 12, 1 + number % 28);
    let mut minute = 0;
    let mut now = || -> Stamp {
        minute += 1;
        let (hour, minute) = (18 + minute / 60, minute % 60);
        let text = format!("20{year:02}-{month:02}-{day:02}T{hour}:{minute:02}:07.{minute:03}Z");
        text.parse().expect("a time")
    };
    let id = "evening".parse().expect("an id");
    let origin = Origin { rules: "romanian".into(), ..Origin::default() };
    let mut history = History::new(id, now(), origin, setup);

    while let Some(deal) = history.game().current() {
        let act = match history.game().due() {
            _ if deal.trump().is_none() => Act::Trump(Suit::ALL[dice.usize(..4)].into()),
            Due::Bids(due) => {
                let open: Vec<u8> = due.open.into_iter().filter(|bid| *bid <= 5).collect();
                Act::Bid(vec![Count::next(open[dice.usize(..open.len())].into())])
            }
            Due::Tricks(due) => {
                let mut taken = vec![0; due.seats.len()];
                for _ in 0..due.total {
                    taken[dice.usize(..due.seats.len())] += 1;
                }
                let tallies = due.seats.iter().zip(taken);
                Act::Took(tallies.map(|(seat, tricks)| Count::by(*seat, tricks)).collect())
            }
            due => unreachable!("Romanian whist waits for {due:?}"),
        };
        history.record(&act, now()).expect("the act is legal");
    }

    GameLine::of_history(&history)
}

/// Writes evenings from a seed, each by the next of these scores, and then the first again.
fn make(path: &Path, games: usize, scores: &[Option<String>]) -> io::Result<()> {
    let mut dice = fastrand::Rng::with_seed(16);
    let mut evenings: Vec<GameLine> =
        (0..games.min(EVENINGS)).map(|number| evening(number, &mut dice)).collect();

    let mut file = BufWriter::new(File::create(path)?);
    for number in 0..games {
        let line = &mut evenings[number % EVENINGS];
        line.id = format!("evening-{number}");
        line.scoring.clone_from(&scores[number % scores.len()]);
        serde_json::to_writer(&mut file, line)?;
        file.write_all(b"\n")?;
    }
    file.flush()
}

/// `hoyle rescore` of a file into another.
fn rescore(input: &Path, output: &Path, options: &[&str]) -> Child {
    let out = File::create(output).expect("a file can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_hoyle"));
    command.arg("rescore").arg(input).args(options).stdout(out).spawn().expect("hoyle runs")
}

/// The least time of several runs, in seconds.
fn least(mut run: impl FnMut()) -> f64 {
    [(); ROUNDS]
        .map(|()| {
            let start = Instant::now();
            run();
            start.elapsed().as_secs_f64()
        })
        .into_iter()
        .fold(f64::INFINITY, f64::min)
}

fn done(mut child: Child) {
    assert!(child.wait().expect("it runs").success(), "every evening is by the rules");
}

/// The resident memory of a process at its highest, in KiB, watched while it runs.
fn memory(mut child: Child) -> Option<u64> {
    let status = format!("/proc/{}/status", child.id());
    let mut highest = None;
    while child.try_wait().expect("it runs").is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok());
        highest = highest.max(kib);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    highest
}

/// The program that runs DuckDB, if it is there.
fn python() -> Option<String> {
    let python = std::env::var("HOYLE_PYTHON").unwrap_or_else(|_| "python3".into());
    let found = Command::new(&python).args(["-c", "import duckdb"]).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success()).then_some(python)
}

struct Verdicts {
    missed: bool,
}

impl Verdicts {
    fn add(&mut self, what: &str, value: f64, meets: bool, target: f64) {
        self.missed |= !meets;
        let verdict = if meets { "meets" } else { "MISSES" };
        println!("{value:8.3}  {what}: {verdict} its target of {target}");
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |option: &str| {
        let at = arguments.iter().position(|word| word == option)?;
        Some(arguments.get(at + 1).unwrap_or_else(|| panic!("{option} needs a value")))
    };
    let games = after("--games").map_or(100_000, |games| games.parse().expect("a number"));
    if let Some(path) = after("--make") {
        make(Path::new(path), games, &[None]).expect("a file can be written");
        return ExitCode::SUCCESS;
    }
    let folder = tempfile::Builder::new()
        .prefix("hoyle-rescore-")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("a folder on the disk that the build is on");
    let path = |name: &str| folder.path().join(name);
    let archive = path("archive.jsonl");
    make(&archive, games, &[None]).expect("a file can be written");
    let mut verdicts = Verdicts { missed: false };
    let own = to_duckdb(&archive, &path("hoyle.jsonl"), &path("duckdb.csv"), &mut verdicts);
    to_two_processes(folder.path(), &archive, own, &mut verdicts);
    to_mixed(&path("mixed.jsonl"), &path("out"), games, own, &mut verdicts);
    for games in [games, 10 * games] {
        let large = path("large.jsonl");
        make(&large, games, &[None]).expect("a file can be written");
        if let Some(kib) = memory(rescore(&large, &path("out"), &["--threads", "2"])) {
            let what = format!("KiB resident at {games} games");
            verdicts.add(&what, kib as f64, kib <= MEMORY, MEMORY as f64);
        }
    }
    ExitCode::from(u8::from(verdicts.missed && arguments.iter().any(|word| word == "--check")))
}

/// Compares the time with DuckDB's, and the totals. Returns the time on two threads.
fn to_duckdb(archive: &Path, ours: &Path, theirs: &Path, verdicts: &mut Verdicts) -> f64 {
    let totals = ["--totals", "--threads", "2"];
    let own = least(|| done(rescore(archive, ours, &totals)));
    println!("{own:8.3}  seconds for totals on two threads");
    let whole = least(|| done(rescore(archive, ours, &totals[1..])));
    println!("{whole:8.3}  seconds for whole games on two threads");
    let Some(python) = python() else {
        println!("DuckDB is not there, so nothing is compared with it: pip install duckdb");
        return own;
    };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/rescore.py");
    let duckdb = least(|| {
        let mut command = Command::new(&python);
        command.arg(&script).arg(archive).arg(theirs);
        done(command.spawn().expect("Python runs"));
    });
    println!("{duckdb:8.3}  seconds for DuckDB on two threads");
    verdicts.add("of DuckDB's time", own / duckdb, own <= TO_DUCKDB * duckdb, TO_DUCKDB);
    done(rescore(archive, ours, &totals));
    assert_same(ours, theirs);
    own
}

/// Compares the totals of `rescore` with those of DuckDB: lines of an id and the totals in turn order.
fn assert_same(ours: &Path, csv: &Path) {
    let text = fs::read_to_string(ours).expect("JSON lines");
    let mut ours: Vec<(String, Vec<(String, i64)>)> = Vec::new();
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let id = line["id"].as_str().expect("an id").to_owned();
        let mut totals: Vec<(String, i64)> = line["totals"]
            .as_object()
            .expect("totals")
            .iter()
            .map(|(name, total)| (name.clone(), total.as_i64().expect("whole points")))
            .collect();
        totals.sort();
        ours.push((id, totals));
    }
    ours.sort();
    let mut theirs: Vec<(String, Vec<(String, i64)>)> = Vec::new();
    for line in fs::read_to_string(csv).expect("CSV").lines() {
        let cells: Vec<&str> = line.split(',').collect();
        let [id, name, total] = cells[..] else { panic!("{line}") };
        let total = (name.to_owned(), total.parse().expect("whole points"));
        match theirs.last_mut().filter(|(last, _)| last == id) {
            Some((_, totals)) => totals.push(total),
            None => theirs.push((id.to_owned(), vec![total])),
        }
    }
    theirs.iter_mut().for_each(|(_, totals)| totals.sort());
    theirs.sort();
    assert!(ours == theirs, "DuckDB has other totals");
    println!("          DuckDB has the same totals of {} games", ours.len());
}

/// Compares two threads with two processes of one thread that run side by side on halves.
fn to_two_processes(folder: &Path, archive: &Path, own: f64, verdicts: &mut Verdicts) {
    let bytes = fs::read(archive).expect("the archive");
    let middle = bytes.len() / 2;
    let border =
        middle + bytes[middle..].iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let halves = [folder.join("first"), folder.join("second")];
    fs::write(&halves[0], &bytes[..border]).expect("a file can be written");
    fs::write(&halves[1], &bytes[border..]).expect("a file can be written");
    let one = ["--totals", "--threads", "1"];
    let two = least(|| {
        let both = halves.each_ref().map(|half| rescore(half, &half.with_extension("out"), &one));
        both.into_iter().for_each(done);
    });
    let speed = two / own;
    verdicts.add(
        "of the speed of two processes",
        speed,
        speed >= TO_TWO_PROCESSES,
        TO_TWO_PROCESSES,
    );
}

/// Compares lines of many scores, one after the other, with as many lines of one.
fn to_mixed(mixed: &Path, output: &Path, games: usize, own: f64, verdicts: &mut Verdicts) {
    let rules = presets::ruleset("romanian").expect("rules");
    let scores: Vec<Option<String>> = presets::scorings_for(&rules)
        .iter()
        .take(SCORES)
        .map(|score| Some(score.id().to_owned()))
        .collect();
    assert_eq!(scores.len(), SCORES);
    make(mixed, games, &scores).expect("a file can be written");
    let time = least(|| done(rescore(mixed, output, &["--totals", "--threads", "2"])));
    let what = format!("of the time of one score, for {SCORES} mixed");
    verdicts.add(&what, time / own, time <= TO_ONE_SCORE * own, TO_ONE_SCORE);
}
