//! The largest untrusted files, read by the real program with a limit of 64 MiB on its whole
//! address space, which is more than the memory it uses.

use crate::common::promptly;
use crate::common::seat_at;
use hoyle::game::{Act, BiddingState, Count, Due, Players, Setup};
use hoyle::history::journal::{LONGEST_JOURNAL, LONGEST_READ};
use hoyle::history::{GameId, History, Origin, Stamp};
use hoyle::presets;
use hoyle::rules::{AuctionRule, Call};
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The limit of the address space in units of 1024 bytes, as in `ulimit`: 64 MiB, and 64 more for an
/// unoptimised program, whose own code is several times as large.
const MOST_KIB: u32 = if cfg!(debug_assertions) { 128 * 1024 } else { 64 * 1024 };

/// Runs the program with little memory. It must exit by itself soon, with one of its own exit
/// codes.
#[track_caller]
fn run(folder: &Path, words: &[&str]) -> Output {
    run_within(MOST_KIB, folder, words)
}

/// [`run`] with another limit, in units of 1024 bytes.
#[track_caller]
fn run_within(kib: u32, folder: &Path, words: &[&str]) -> Output {
    let limited = format!("ulimit -v {kib} && exec \"$0\" \"$@\" >out 2>err");
    let mut command = Command::new("/bin/sh");
    command
        .args(["-c", &limited, env!("CARGO_BIN_EXE_hoyle")])
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::null())
        .env_clear()
        // Otherwise glibc reserves room for each thread, which counts although it is not used.
        .env("MALLOC_ARENA_MAX", "1")
        .env("HOYLE_DIR", folder.join("data"))
        .env("HOYLE_NOW", "2026-11-20T20:15:00Z")
        .env("TZ", "UTC");
    let status = promptly(&mut command).status;
    let [stdout, stderr] =
        ["out", "err"].map(|name| fs::read(folder.join(name)).expect("what it printed"));
    let message = String::from_utf8_lossy(&stderr).into_owned();
    assert!(matches!(status.code(), Some(0..=3)), "hoyle {words:?}: {status}: {message}");
    for text in [&stdout, &stderr].map(|bytes| String::from_utf8_lossy(bytes)) {
        let harmful = text.chars().find(|c| c.is_control() && !matches!(c, '\n' | '\t'));
        assert_eq!(harmful, None, "hoyle {words:?}");
    }
    Output { status, stdout, stderr }
}

/// Returns whether to try every command, or only the two that need the most memory.
fn full() -> bool {
    std::env::var_os("HOYLE_FAULTS").is_some()
}

fn begin(id: &str, rules: &str, players: u8) -> History {
    let names: Vec<String> = (1..=players).map(|seat| format!("P{seat}")).collect();
    let mut rules = presets::ruleset(rules).expect("a preset");
    // An unreachable target, so that deals continue to the maximum number.
    rules.ending.points = rules.ending.points.map(|_| u16::MAX);
    let setup = Setup::new(rules, Players::new(&names).expect("names"), seat_at(0));
    let id = id.parse::<GameId>().expect("an id");
    History::new(id, now(), Origin::default(), setup.expect("seated"))
}

fn now() -> Stamp {
    "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time")
}

/// Returns whether 100 lines would still fit into the journals that are tried: the largest, or in a
/// short run half of that.
fn has_room(history: &History) -> bool {
    let longest = if full() { LONGEST_JOURNAL } else { LONGEST_JOURNAL / 2 };
    (history.journal().len() as u64 + 10_000) < longest
}

/// Undoes and redoes the last `acts` acts repeatedly, to the largest size.
fn back_and_forth(mut history: History, acts: usize) -> Vec<u8> {
    while has_room(&history) {
        for _ in 0..acts {
            history.undo(now()).expect("something was played");
        }
        for _ in 0..acts {
            history.redo(now()).expect("something was taken back");
        }
    }
    history.journal().to_vec()
}

/// Makes calls one by one, as many as possible in each auction, deal after deal to the largest
/// size.
fn endless_auctions() -> Vec<u8> {
    let mut history = begin("auctions", "auction-whist", 4);
    loop {
        let rule = history.setup().rules().bidding.auction().expect("an auction").clone();
        let act = match (history.game().due(), next_call(&history, &rule)) {
            (Due::Nothing { .. }, _) => return history.journal().to_vec(),
            (Due::Calls(_), Some(call)) => Act::Call(vec![call]),
            _ => Act::Took(vec![Count::next(0)]),
        };
        history.record(&act, now()).expect("open");
        if !has_room(&history) {
            return history.journal().to_vec();
        }
    }
}

/// Bids and throws in the deal to the largest size: the most entries in force.
fn thrown_in() -> Vec<u8> {
    let mut history = begin("thrown-in", "serbian", 4);
    let bid = Act::Bid(vec![Count::next(1)]);
    let redeal = Act::Redeal;
    let mut acts = [bid, redeal].into_iter().cycle();
    while has_room(&history) {
        history.record(&acts.next().expect("endless"), now()).expect("legal");
    }
    history.journal().to_vec()
}

/// Plays the longest possible auction in one entry.
fn long_entry() -> History {
    let mut history = begin("heavy", "auction-whist", 4);
    let rule = history.setup().rules().bidding.auction().expect("an auction").clone();
    let mut calls = Vec::new();
    loop {
        let mut so_far = history.clone();
        if !calls.is_empty() {
            so_far.record(&Act::Call(calls.clone()), now()).expect("open");
        }
        let Some(call) = next_call(&so_far, &rule) else { break };
        calls.push(call);
    }
    history.record(&Act::Call(calls), now()).expect("open");
    history
}

/// Returns the lowest open bid, or a pass; `None` if nobody may call.
fn next_call(history: &History, rule: &AuctionRule) -> Option<Call> {
    let BiddingState::Auction { auction, .. } = &history.game().current()?.bidding else {
        return None;
    };
    let open = auction.open(rule);
    open.iter().find(|call| **call != Call::Pass).or(open.first()).cloned()
}

fn evening(rules: &str, players: u8) -> History {
    let mut history = begin("evening", rules, players);
    while let Some(deal) = history.game().current() {
        let cards = i64::from(deal.plan.cards);
        let seats = deal.plan.seats.len();
        let mut took = vec![Count::next(0); seats];
        (took[0], took[1]) = (Count::next(cards - cards / 2), Count::next(cards / 2));
        let bids = history.record(&Act::Bid(vec![Count::next(0); seats]), now()).map(drop);
        // Only if the hook forbids it.
        bids.or_else(|_| {
            let mut bids = vec![Count::next(0); seats];
            bids[0] = Count::next(1);
            history.record(&Act::Bid(bids), now()).map(drop)
        })
        .expect("legal");
        history.record(&Act::Took(took), now()).expect("legal");
    }
    history
}

#[test]
fn the_largest_journals_fit_in_64_mib() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    let first_act = || {
        let mut history = begin("first", "serbian", 4);
        history.record(&Act::Bid(vec![Count::next(1)]), now()).expect("legal");
        history
    };
    let journals = [
        ("whole-game", true, back_and_forth(evening("serbian", 6), 40)),
        ("long-entry", true, back_and_forth(long_entry(), 1)),
        ("auctions", true, endless_auctions()),
        ("thrown-in", true, thrown_in()),
        ("newlines", false, vec![b'\n'; LONGEST_READ as usize]),
        ("torn", true, [first_act().journal().to_vec(), vec![b'x'; 4_000_000]].concat()),
        ("zeros", true, [first_act().journal().to_vec(), vec![0; 4_000_000]].concat()),
        ("too-long", false, vec![b'{'; LONGEST_READ as usize + 1]),
    ];
    fs::create_dir_all(folder.path().join("data/games")).expect("made");
    for (name, sound, bytes) in &journals {
        fs::write(folder.path().join(format!("data/games/{name}.jsonl")), bytes).expect("written");
        let commands: &[&str] =
            if full() { &["status", "log", "sheet", "script", "undo"] } else { &["log", "undo"] };
        for command in commands {
            // The log replays the game beside the one that was read.
            let more = if (*command, *name) == ("log", "thrown-in") { 16 * 1024 } else { 0 };
            let output = run_within(MOST_KIB + more, folder.path(), &[command, "-g", name]);
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code() == Some(0), *sound, "{command} {name}: {told}");
        }
    }
    run(folder.path(), &["games"]);
}

/// Rules for the most players, and for as many deals as there can be.
const WIDE: &str = r#"
format = 1
id = "wide"
title = "Wide"
turn = "clockwise"
trump = "turned"
scoring = "romanian"
schedule.form = "all"
bidding.exact.hook = "always"
play.must_trump = true

[[tables]]
players = [26]
lowest = "2"

[[schedule.forms]]
id = "all"
steps = ["1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 52", "1 × 26"]
"#;

/// A game of 494 deals by 26 players with the longest names.
fn widest_game() -> History {
    let names: Vec<String> = ('A'..='Z')
        .map(|last| "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}".repeat(31) + &last.to_string())
        .collect();
    let players = Players::new(&names).expect("names");
    let setup = Setup::new(presets::read(WIDE).expect("sound"), players, seat_at(0));
    let id = "widest".parse::<GameId>().expect("an id");
    let mut history = History::new(id, now(), Origin::default(), setup.expect("seated"));
    let took = (0..26).map(|place| Count::next(i64::from(place == 0)));
    let acts = [Act::Bid(vec![Count::next(0); 26]), Act::Took(took.collect())];
    while history.game().current().is_some() {
        for act in &acts {
            history.record(act, now()).expect("legal");
        }
    }
    assert_eq!(history.game().played().count(), 494);
    history
}

#[test]
fn the_widest_game_fits_in_64_mib_in_every_format() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    fs::create_dir_all(folder.path().join("data/games")).expect("made");
    let journal = folder.path().join("data/games/widest.jsonl");
    fs::write(journal, widest_game().journal().to_vec()).expect("written");
    let most = ["sheet", "sheet --format html", "explain"];
    let others = [
        "status",
        "status --json",
        "log",
        "log --json",
        "log --plain",
        "sheet --style paper",
        "sheet --format svg",
        "sheet --format csv",
        "sheet --format markdown",
        "sheet --json",
        "sheet --plain",
        "explain --json",
        "explain --plain",
        "script",
        "script --json",
        "export --to -",
        "export --format xlsx --to book.xlsx",
        "games",
        "play",
        "doctor",
    ];
    let mut commands = most.to_vec();
    if full() {
        commands.extend(others);
    }
    for command in commands {
        let mut words: Vec<&str> = command.split(' ').collect();
        if !matches!(command, "games" | "doctor") {
            words.extend(["-g", "widest"]);
        }
        let output = run(folder.path(), &words);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{command}: {told}");
        assert!(!output.stdout.is_empty(), "{command}: {told}");
    }
}

#[cfg(feature = "png")]
#[test]
fn the_picture_of_the_largest_evening_fits_in_64_mib_and_a_larger_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    fs::create_dir_all(folder.path().join("data/games")).expect("made");
    let keep = |history: &History| {
        let journal = folder.path().join(format!("data/games/{}.jsonl", history.id()));
        fs::write(journal, history.journal().to_vec()).expect("written");
    };
    let mut evening = begin("evening", "romanian", 7);
    while let Due::Bids(_) = evening.game().due() {
        let cards = evening.game().current().expect("a deal").plan.cards;
        let bids = vec![Count::next(0); 6];
        let mut tricks = bids.clone();
        tricks[0] = Count::next(cards.into());
        evening.record(&Act::Bid(bids), now()).expect("legal");
        evening.record(&Act::Took(tricks), now()).expect("legal");
    }
    assert!(evening.game().played().count() >= 28);
    keep(&evening);
    keep(&widest_game());

    assert_eq!(run(folder.path(), &["sheet", "sheet.png", "-g", "evening"]).status.code(), Some(0));
    assert!(folder.path().join("sheet.png").exists());
    let refused = run(folder.path(), &["sheet", "wide.png", "-g", "widest"]);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(told.contains("too large for a picture"), "{told}");
    assert!(!folder.path().join("wide.png").exists());
}

#[test]
fn the_largest_rules_and_scripts_fit_in_64_mib() {
    let folder = tempfile::tempdir().expect("a folder of its own");
    let write = |name: &str, text: String| fs::write(folder.path().join(name), text);
    let nested = format!("a = {}", "[".repeat(60_000));
    write("nested.toml", nested).expect("written");
    write("keys.toml", "a.".repeat(30_000) + "a = 1").expect("written");
    write("tables.toml", "[[tables]]\nplayers = [4]\n".repeat(2_500)).expect("written");
    write("long.toml", "#".repeat(2_000_000)).expect("written");
    // To compare two texts takes the product of their lengths; so does a number inserted in many places.
    let [title, key] = ["x", "y"].map(|sign| sign.repeat(30_000));
    write("compared.toml", format!("title = '{title}'\n[words.de]\n{key} = 'z'\n"))
        .expect("written");
    let digits = "9".repeat(20_000);
    let many = "{}".repeat(10_000);
    let setting =
        format!("key = 'a'\nsays = 'b'\nleast = {digits}\nsets = {{ title = '{many}' }}\n");
    write("digits.toml", format!("[[settings]]\n{setting}")).expect("written");
    // This was once parsed as a pattern, which overflowed the stack.
    let braces = "{".repeat(15_000) + "1" + &"}".repeat(15_000);
    write("braces.toml", format!("[words.de]\ncount_cards = '{braces}'\n")).expect("written");
    for file in [
        "nested.toml",
        "keys.toml",
        "tables.toml",
        "long.toml",
        "compared.toml",
        "digits.toml",
        "braces.toml",
        "/dev/zero",
    ] {
        let output = run(folder.path(), &["rules", "--check", file]);
        assert_ne!(output.status.code(), Some(0), "{file}");
    }
    write("rows.txt", "Ana Bo Cid\n".to_owned() + &"1 0 5 1 6 0 5\n".repeat(500_000))
        .expect("written");
    write("wide.txt", "1 ".repeat(3_000_000)).expect("written");
    write(
        "games.csv",
        format!(
            "game,player,total\n{}",
            (0..400_000).map(|n| format!("{n},A,{n}\n")).collect::<String>()
        ),
    )
    .expect("written");
    write("deep.json", "[".repeat(3_000_000)).expect("written");
    write("object.json", format!("{{\"a\":[{}0]}}", "{},".repeat(1_000_000))).expect("written");
    write("objects.json", format!("[{}{{}}]", "{},".repeat(300_000))).expect("written");
    for file in ["rows.txt", "wide.txt", "games.csv", "deep.json", "object.json", "objects.json"] {
        let output = run(folder.path(), &["import", file, "--rules", "romanian"]);
        assert_ne!(output.status.code(), Some(0), "{file}");
    }
    let new = "new serbian A B C D --dealer A\n";
    write("lines.hoyle", new.to_owned() + &"\n".repeat(1_000_000)).expect("written");
    write("words.hoyle", format!("{new}bid{}\n", " 1".repeat(500_000))).expect("written");
    write("quote.hoyle", format!("{new}bid '{}\n", "x".repeat(1_000_000))).expect("written");
    write("again.hoyle", format!("{new}bid 1\n{}", "undo\nredo\n".repeat(5_000))).expect("written");
    for (file, code) in [("lines", 0), ("words", 2), ("quote", 2), ("again", 0)] {
        let output = run(folder.path(), &["replay", &format!("{file}.hoyle")]);
        let told = String::from_utf8_lossy(&output.stderr);
        let begins: String = told.chars().take(300).collect();
        assert_eq!(output.status.code(), Some(code), "{file}: {begins}");
        assert!(told.len() < 20_000, "{file} is answered at length: {begins}");
    }
    // No script makes a longer journal for each of its bytes.
    let script = |bytes: usize| {
        let start = format!("{new}bid 1\n");
        let moves = "undo\nredo\n".repeat((bytes - start.len()) / 10);
        let rest = bytes - start.len() - moves.len();
        start + &moves + &"\n".repeat(rest)
    };
    let longest = 1024 * 1024;
    write("too-long.hoyle", script(longest + 1)).expect("written");
    let output = run(folder.path(), &["replay", "too-long.hoyle", "--save"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(3) && output.stdout.is_empty(), "{told}");
    assert!(fs::read_dir(folder.path().join("data/games")).is_err(), "nothing is saved");
    // Without optimisation this takes minutes.
    if full() && !cfg!(debug_assertions) {
        write("save.hoyle", script(longest)).expect("written");
        let output = run(folder.path(), &["replay", "save.hoyle", "--save"]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{told}");
    }
}
