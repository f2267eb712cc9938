//! House rules: checks the cookbook, the files in `examples/rules`, the published schema, and the
//! catalogue of scores against the program.

use hoyle::presets;
use hoyle::rules::{BidTarget, Hand, Kind, NamesTrump, Play, Points, Ruleset, Sides};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &str) -> String {
    std::fs::read_to_string(repository(path)).expect("a file of the repository")
}

/// Runs the program in a folder, with its games there.
fn hoyle(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hoyle"))
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::null())
        .env_clear()
        .env("HOYLE_DIR", folder.join("data"))
        .env("HOYLE_NOW", "2026-11-20T20:15:00Z")
        .env("HOYLE_SEED", "1")
        .output()
        .expect("the program runs")
}

/// Runs the program, which must succeed, and returns its result.
#[track_caller]
fn done(folder: &Path, words: &[&str]) -> String {
    let output = hoyle(folder, words);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "hoyle {}\n{stderr}", words.join(" "));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder of its own")
}

/// Returns the example files, by name without `.toml`.
fn examples() -> Vec<(String, PathBuf)> {
    let entries = std::fs::read_dir(repository("examples/rules")).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut examples: Vec<(String, PathBuf)> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), path))
        .collect();
    examples.sort();
    assert!(examples.len() > 5, "the cookbook's files are missing");
    examples
}

fn read(text: &str) -> Ruleset {
    presets::read(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"))
}

#[test]
fn the_published_schema_matches_the_library() {
    let made = serde_json::to_string_pretty(&presets::schema()).expect("a schema is JSON") + "\n";
    if std::env::var_os("HOYLE_WRITE_SCHEMA").is_some() {
        std::fs::write(repository("docs/rules-file.schema.json"), &made).expect("written");
    }
    assert!(
        text("docs/rules-file.schema.json") == made,
        "docs/rules-file.schema.json differs from the library. Update it, and read the \
         diff: HOYLE_WRITE_SCHEMA=1 cargo test --test suite house_rules"
    );
}

#[test]
fn every_example_is_valid_and_has_its_own_id() {
    let folder = folder();
    for (name, path) in examples() {
        let rules = read(&std::fs::read_to_string(&path).expect("a file"));
        let told = done(folder.path(), &["rules", "--check", path.to_str().unwrap()]);
        assert!(told.contains(&format!(" is valid: {}, for ", rules.title)), "{told}");
        assert_eq!(rules.id, name);
        assert!(presets::rulesets().all(|id| id != name), "{name} is a built-in game");
        assert!(presets::examples().any(|id| id == name), "{name} is not in the program");
        assert_eq!(presets::ruleset(&name), Some(rules));
    }
}

#[test]
fn every_example_cites_existing_sections() {
    let page = text("docs/house-rules.md");
    for (name, path) in examples() {
        let rules = read(&std::fs::read_to_string(path).expect("a file"));
        let told = hoyle::words::ruleset(&rules);
        let clauses = told.iter().filter(|(id, _)| !id.starts_with("score."));
        for (id, says) in clauses {
            let clause = id.split_once('.').expect("an id of a clause").1;
            assert!(!says.ends_with(&format!(", {clause}]")), "{name} names no section for {id}");
            if let Some((_, section)) = says.split_once("[House rules, ") {
                let section = section.split(']').next().expect("a section");
                let heading = |line: &str| line.trim_start_matches('#').trim() == section;
                let stands = page.lines().any(|line| line.starts_with('#') && heading(line));
                assert!(stands, "docs/house-rules.md has no heading “{section}”, cited by {id}");
            }
        }
    }
}

#[test]
fn every_example_round_trips() {
    let folder = folder();
    for (_, path) in examples() {
        let printed = done(folder.path(), &["rules", path.to_str().unwrap(), "--toml"]);
        assert_eq!(read(&printed), read(&std::fs::read_to_string(&path).expect("a file")));
    }
}

/// The tallies that end a deal, all of the first player; in an order, the first player is first.
fn tallied(rules: &Ruleset, kind: Option<&Kind>) -> String {
    let mut script = String::new();
    for tally in &rules.tallies {
        if kind.is_some_and(|kind| !kind.tallies.contains(&tally.id)) {
            continue;
        }
        script += &match tally.total {
            Some(_) if tally.distinct => format!("count {} 1 2 3\n", tally.id),
            Some(total) => format!("count {} P1={total}\n", tally.id),
            None if tally.all_of.is_some() => format!("count {} P1=1\n", tally.id),
            None => continue,
        };
    }
    script
}

/// Returns a whole game as a script: everyone bids 0, and the first bidder takes every trick; or the
/// first player plays the lowest contract and takes them. Endless deals are as many as given.
fn whole_game(rules: &Ruleset, players: u8, endless: usize) -> String {
    let hands = usize::from(rules.table(players).expect("a table").hands(players));
    let names: Vec<String> = (1..=players).map(|number| format!("P{number}")).collect();
    let mut script = format!("new {} {} --dealer P1\n", rules.id, names.join(" "));
    let size = rules.schedule.endless().map(|size| size.cards(rules.highest(players)));
    let deals = rules.deals(players).into_iter().chain(size.into_iter().cycle().take(endless));
    for (deal, cards) in deals.enumerate() {
        // Each dealer chooses each kind once.
        let kind = rules.kinds.get(deal / usize::from(players));
        if let Some(kind) = kind {
            script += &format!("kind {}\n", kind.id);
        }
        let numbers = |first: u8| format!("{first}{}", " 0".repeat(hands - 1));
        script += &match rules.bidding.bids().first() {
            Some(bid) => {
                // Those who play suit bids of an auction that the table holds name a partner.
                let has_partner = bid.play == Play::Suit && rules.sides == Sides::Alone;
                let with = if has_partner { " --with P2" } else { "" };
                let suit = if bid.trump == NamesTrump::Suit { ":hearts" } else { "" };
                let took = format!("took {cards}\n");
                let end = if bid.of.is_some() { tallied(rules, None) } else { took };
                format!("contract {}{suit} --by P1{with}\n{end}", bid.id)
            }
            None if rules.is_of_tallies() => tallied(rules, kind),
            None if rules.bidding.exact().is_none() => format!("took {cards} 0\n"),
            None => format!("bid {}\ntook {}\n", numbers(0), numbers(cards)),
        };
    }
    script
}

#[test]
fn every_example_can_be_played_with_every_number_of_players() {
    let folder = folder();
    for (name, path) in examples() {
        let rules = read(&std::fs::read_to_string(&path).expect("a file"));
        for players in rules.player_counts() {
            let sheet = |endless| -> serde_json::Value {
                let script = folder.path().join("evening.hoyle");
                let text = whole_game(&rules, players, endless);
                std::fs::write(&script, text).expect("written");
                let told = done(folder.path(), &["replay", script.to_str().unwrap(), "--json"]);
                serde_json::from_str(&told).expect("JSON")
            };
            if rules.schedule.endless().is_some() {
                let ends = (1..30).find(|deals| sheet(*deals)["finished"] == true);
                assert!(ends.is_some(), "{name} with {players} players");
                continue;
            }
            let sheet = sheet(0);
            assert_eq!(sheet["finished"], true, "{name} with {players} players");
            let played = sheet["deals"].as_array().expect("deals").len();
            assert_eq!(played, rules.deals(players).len(), "{name} with {players} players");
        }
    }
}

/// A fenced block of a page: its info string and its text.
struct Block {
    words: Vec<String>,
    text: String,
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(words) = line.strip_prefix("```") else { continue };
        let text = lines.by_ref().take_while(|line| *line != "```");
        blocks.push(Block {
            words: words.split_whitespace().map(str::to_owned).collect(),
            text: text.flat_map(|line| [line, "\n"]).collect(),
        });
    }
    blocks
}

/// Applies a diff to a file. The removed lines must occur exactly once.
fn changed(file: &str, change: &str) -> String {
    let side = |not: char| -> String {
        let kept = change.lines().filter(|line| !line.starts_with(not));
        kept.flat_map(|line| [line.get(1..).unwrap_or(""), "\n"]).collect()
    };
    let old = side('+');
    let new = side('-');
    assert_eq!(file.matches(&old).count(), 1, "not exactly once in the file:\n{old}\n{file}");
    file.replacen(&old, &new, 1)
}

#[test]
fn the_page_begins_with_a_whole_game_in_25_lines() {
    let folder = folder();
    let blocks = blocks(&text("docs/house-rules.md"));
    let first = &blocks[0];
    assert_eq!(first.words, ["toml"]);
    assert!(first.text.lines().count() <= 25, "{}", first.text);
    std::fs::write(folder.path().join("ours.toml"), &first.text).expect("written");
    let told = done(folder.path(), &["rules", "--check", "ours.toml"]);
    assert_eq!(told, "ours.toml is valid: Our Oh Hell, for 3 to 5 players.\n");

    // What names no source is cited as house rules.
    let told = done(folder.path(), &["rules", "./ours.toml"]);
    let told = told.split_whitespace().collect::<Vec<&str>>().join(" ");
    assert!(told.contains("made: 10 + bid; missed: minus tricks off. [House rules]"), "{told}");
}

#[test]
fn every_recipe_produces_its_example_file() {
    let folder = folder();
    let mut made = std::collections::BTreeMap::<String, String>::new();
    for block in blocks(&text("docs/house-rules.md")) {
        let [kind, base, name] = block.words.as_slice() else { continue };
        if kind == "diff" && name != "wrong" {
            let file = made
                .remove(name)
                .unwrap_or_else(|| done(folder.path(), &["rules", base, "--toml"]));
            made.insert(name.clone(), changed(&file, &block.text));
        }
    }
    let names: Vec<&str> = made.keys().map(String::as_str).collect();
    let recipes = ["harsher-miss", "late-hook", "lower-premium", "our-promotions", "short-evening"];
    assert_eq!(names, recipes);
    for (name, file) in made {
        assert_eq!(text(&format!("examples/rules/{name}.toml")), file, "{name}");
    }
}

#[test]
fn excerpts_in_the_cookbook_match_their_files() {
    let mut shown = 0;
    for block in blocks(&text("docs/house-rules.md")) {
        if let [kind, name] = block.words.as_slice()
            && kind == "toml"
        {
            let file = text(&format!("examples/rules/{name}.toml"));
            assert!(file.contains(&block.text), "{name}.toml has no\n{}", block.text);
            shown += 1;
        }
    }
    assert!(shown > 1, "only {shown} excerpts");
}

#[test]
fn file_errors_match_the_cookbook() {
    let folder = folder();
    let blocks = blocks(&text("docs/house-rules.md"));
    let mut shown = 0;
    for pair in blocks.windows(2) {
        let [change, answer] = pair else { unreachable!() };
        let [kind, base, wrong] = change.words.as_slice() else { continue };
        if kind != "diff" || wrong != "wrong" {
            continue;
        }
        let file = done(folder.path(), &["rules", base, "--toml"]);
        std::fs::write(folder.path().join("ours.toml"), changed(&file, &change.text))
            .expect("written");
        let output = hoyle(folder.path(), &["rules", "--check", "ours.toml"]);
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(format!("$ hoyle rules --check ours.toml\n{said}"), answer.text);
        assert_eq!(output.status.code(), Some(1));
        shown += 1;
    }
    assert_eq!(shown, 4);
}

#[test]
fn a_run_of_four_pays_20_and_nothing_with_a_zero_bid() {
    let folder = folder();
    // Three one-card deals, which do not count, then 2, 3, 4 and 5 cards. Ana makes all four with
    // bids above 0, Bea makes all four with a bid of 0 among them, Cia misses all four.
    let script = "new our-promotions Ana Bea Cia --dealer Cia\n\
         bid 1 0 1\ntook 1 0 0\nbid 0 0 0\ntook 0 0 1\nbid 1 1 0\ntook 0 1 0\n\
         bid 1 0 0\ntook 1 0 1\n\
         bid Bea=1 Cia=0 Ana=1\ntook Bea=1 Cia=1 Ana=1\n\
         bid Cia=0 Ana=1 Bea=1\ntook Cia=2 Ana=1 Bea=1\n\
         bid Ana=2 Bea=1 Cia=0\ntook Ana=2 Bea=1 Cia=2\n";
    std::fs::write(folder.path().join("evening.hoyle"), script).expect("written");
    let told = done(folder.path(), &["replay", "evening.hoyle", "--json"]);
    let sheet: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    let bonuses = |deal: usize| -> Vec<i64> {
        let hands = sheet["deals"][deal]["hands"].as_array().expect("hands");
        hands.iter().map(|hand| hand["bonus"].as_i64().expect("a whole bonus")).collect()
    };
    assert_eq!(bonuses(5), [0, 0, 0]);
    assert_eq!(bonuses(6), [20, 0, -20]);
}

/// Returns the points that a page writes, such as `−10` or `½`, in halves.
fn halves(text: &str) -> i64 {
    match text.strip_prefix('−') {
        Some(size) => -halves(size),
        None if text == "½" => 1,
        None => 2 * text.parse::<i64>().unwrap_or_else(|_| panic!("no points: {text}")),
    }
}

/// Reads `3/2 is −8`, or `with 4 cards, 0/0 is 10`.
fn example(text: &str) -> (Hand, Points) {
    let (cards, rest) = match text.strip_prefix("with ").and_then(|text| text.split_once(", ")) {
        Some((cards, rest)) => (cards.split(' ').next().and_then(|cards| cards.parse().ok()), rest),
        None => (Some(8), text),
    };
    let (hand, points) = rest.split_once(" is ").expect("an example");
    let (bid, took) = hand.split_once('/').expect("a bid and tricks");
    let number = |text: &str| text.parse().expect("a number");
    let cards = cards.expect("a number of cards");
    (
        Hand {
            bid: number(bid),
            word: None,
            took: number(took),
            cards,
            players: 4,
            target: BidTarget::Exact,
        },
        Points::halves(halves(points)),
    )
}

#[test]
fn the_catalogue_page_documents_every_score_correctly() {
    let page = text("docs/rules/scoring.md");
    let mut told = Vec::new();
    for part in page.split("\n### `score.").skip(1) {
        let (id, part) = part.split_once('`').expect("an id");
        let part = part.split("\n## ").next().unwrap_or(part);
        let score = presets::scoring(id).unwrap_or_else(|| panic!("no score {id}"));
        let examples = part.split_once("Examples: ").expect("examples").1;
        let examples: Vec<&str> =
            examples.split_once(".\n").expect("a full stop").0.split("; ").collect();
        assert!(examples.len() > 1, "{id}");
        for text in examples {
            let (hand, points) = example(text);
            assert_eq!(
                score.hands().expect("a score of hands").score(hand, None),
                points,
                "{id}: {text}"
            );
        }
        let source = format!("*{}, {}.*", score.source().document, score.source().section);
        assert!(part.replace('\n', " ").contains(&source), "{id} lacks {source}");
        told.push(id.to_owned());
    }
    let mut all: Vec<String> = presets::scorings()
        .iter()
        .filter(|score| score.hands().is_some())
        .map(|score| score.id().to_owned())
        .collect();
    told.sort();
    all.sort();
    assert_eq!(told, all);
}
