//! Rules files: errors give their place, and harmful files are refused quickly.

use crate::common::{Said, Table, repository};
use hoyle::presets;
use std::time::{Duration, Instant};

const EXPECT: &str = "# expect: ";
/// What separates the errors of one file.
const NEXT: &str = " | ";

/// Runs the program without wrapping its output.
fn run(table: &Table, line: &str) -> Said {
    let words = shell_words::split(line).expect("quotes close");
    table.run(&words, &table.path("."), None)
}

/// The first line of every file in the gallery gives the expected error and its place, or `sound`.
/// With `HOYLE_TESTS=overwrite` that line is updated instead.
#[test]
fn every_wrong_file_gets_an_error_with_its_place() {
    let mut seen = 0;
    for file in std::fs::read_dir(repository("tests/rules-files")).expect("the gallery") {
        let path = file.expect("a file").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let text = std::fs::read_to_string(&path).expect("UTF-8");
        let (first, rest) = text.split_once('\n').expect("lines");
        let expect = first.strip_prefix(EXPECT).expect("what to expect");
        let table = Table::new();
        table.write(name, &text);
        let said = run(&table, &format!("rules --check {name}"));
        said.assert_harmless();
        let told = match said.code {
            0 => "sound".to_owned(),
            1 => {
                let place = format!("{name}:");
                let lines = said.stderr.strip_prefix("hoyle: ").expect("an error").lines();
                let told = lines.map(|line| line.strip_prefix(&place).expect("a place").to_owned());
                told.collect::<Vec<_>>().join(NEXT)
            }
            code => panic!("{name}: {code}: {}", said.stderr),
        };
        if std::env::var("HOYLE_TESTS").is_ok_and(|wish| wish == "overwrite") {
            std::fs::write(&path, format!("{EXPECT}{told}\n{rest}")).expect("written");
            continue;
        }
        assert_eq!(told, expect, "{name}");
        // Every use of a file with one fault gives the same error, and leaves nothing behind.
        if told != "sound" && !told.contains(NEXT) {
            for line in [
                format!("new ./{name} Ana Bo Cy"),
                format!("rules ./{name}"),
                format!("rules ./{name} --toml"),
                format!("schedule ./{name} --players 3"),
                format!("score ./{name} --cards 3 --players 3 1/1"),
                format!("check bid 1 --cards 3 --players 3 --rules ./{name}"),
            ] {
                let before = table.bytes();
                let use_of_it = run(&table, &line);
                assert_eq!(use_of_it.code, 1, "{line}: {}", use_of_it.stderr);
                let expect = format!("hoyle: ./{name}:{told}\n");
                let recorded = if line.starts_with("new") { "Nothing recorded.\n" } else { "" };
                assert_eq!(use_of_it.stderr, expect + recorded, "{line}");
                assert_eq!(table.bytes(), before, "{line}");
            }
        }
        seen += 1;
    }
    assert!(seen == 0 || seen >= 45, "{seen}");
}

/// Asserts what is wrong with auction whist, or another game, after some changes: the line that is
/// wrong, and the message.
#[track_caller]
fn wrong(game: &str, changes: &[(&str, &str)], expect: &[(&str, &str)]) {
    let mut text = presets::ruleset_text(game).expect("a preset").to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let table = Table::new();
    table.write("ours.toml", &text);
    let told = table.hoyle("rules --check ours.toml --json");
    assert_eq!(told.code, 1, "{}{}", told.stdout, told.stderr);
    let told: serde_json::Value = serde_json::from_str(&told.stdout).expect("JSON");
    let faults = told["faults"].as_array().expect("faults").iter().map(|fault| {
        let line = fault["line"].as_u64().expect("a line") as usize;
        let column = fault["column"].as_u64().expect("a column") as usize;
        let line = text.lines().nth(line - 1).expect("a line of the file");
        let at: String = line.chars().skip(column - 1).collect();
        (at, fault["says"].as_str().expect("a sentence").to_owned())
    });
    let faults: Vec<(String, String)> = faults.collect();
    let faults: Vec<(&str, &str)> =
        faults.iter().map(|(at, says)| (at.as_str(), says.as_str())).collect();
    assert_eq!(faults, expect);
}

#[test]
fn each_fault_of_an_auction_has_its_own_message() {
    let auction = |changes: &[(&str, &str)], expect: &[(&str, &str)]| {
        wrong("auction-whist", changes, expect);
    };
    auction(
        &[("id = \"suit-8\"", "id = \"8-suit\"")],
        &[("id = \"8-suit\"", "“8-suit” cannot be an id: it does not start with a letter.")],
    );
    auction(
        &[(", \"none\"]", "]")],
        &[(
            "trumps = [\"spades\", \"clubs\", \"diamonds\", \"hearts\"]",
            "The trumps lack “none”.",
        )],
    );
    auction(
        &[("target = { at_least = 13 }", "target = { at_least = 14 }")],
        &[(
            "target = { at_least = 14 }",
            "A target of 14 tricks cannot be met: the largest deal has 13.",
        )],
    );
    auction(
        &[(
            "target = { exactly = 0 }\ntrump = \"none\"\nasks = \"discard\"",
            "target = { exactly = 13 }\ntrump = \"none\"\nasks = \"discard\"",
        )],
        &[(
            "target = { exactly = 13 }",
            "A target of 13 tricks cannot be met: the largest deal has 12.",
        )],
    );
    let trumps = "trumps = [\"spades\", \"clubs\", \"diamonds\", \"hearts\", \"none\"]";
    auction(
        &[(trumps, "trumps = [\"spades\", \"clubs\", \"none\"]")],
        &[(
            "trumps = [\"spades\", \"clubs\", \"none\"]",
            "The trumps lack “diamonds” and “hearts”.",
        )],
    );
    auction(
        &[("\"spades\", \"clubs\",", "\"spades\", \"clubs\", \"spades\",")],
        &[("\"spades\", \"diamonds\", \"hearts\", \"none\"]", "“spades” is already in this list.")],
    );
    auction(
        &[("id = \"suit-9\"", "id = \"suit-8\"")],
        &[("id = \"suit-8\"", "“suit-8” is already in this list.")],
    );
    auction(
        &[("play = \"solo\"", "play = \"trou\"")],
        &[("play = \"trou\"", "There can be only one trou.")],
    );
    // Several faults are listed together, in the order of the file.
    auction(
        &[
            ("id = \"suit-8\"", "id = \"8-suit\""),
            ("target = { at_least = 9 }", "target = { at_least = 40 }"),
            ("play = \"solo\"", "play = \"soolo\""),
            ("won = { base = 13,", "won = { bsae = 13,"),
        ],
        &[
            ("id = \"8-suit\"", "“8-suit” cannot be an id: it does not start with a letter."),
            (
                "target = { at_least = 40 }",
                "A target of 40 tricks cannot be met: the largest deal has 13.",
            ),
            ("\"soolo\"", "play cannot be “soolo”: expected suit, solo or trou; solo is nearest."),
            (
                "bsae = 13, each = 3, all = 30 }",
                "There is no key called “bsae”. Did you mean base?",
            ),
        ],
    );
}

#[test]
fn bids_that_some_deal_cannot_have_are_faults() {
    wrong(
        "oh-hell",
        &[("hook = \"always\"", "hook = \"never\"\nredeal_below = 10")],
        &[(
            "redeal_below = 10",
            "A deal of 1 card for 3 players would be dealt again forever: its bids add up to at \
             most 3, always less than 10.",
        )],
    );
    wrong(
        "oh-hell",
        &[("hook = \"always\"", "hook = \"never\"\nleast = 5\nmost = 2")],
        &[("most = 2", "The most that may be bid, 2, is below the least, 5.")],
    );
    // Four deals of four cards, each player having to bid one: the last cannot meet the hook.
    wrong(
        "call-break",
        &[
            ("13 × 5", "4 × 5"),
            ("hook = \"never\"", "hook = \"always\""),
            ("most = 13", "most = 1"),
        ],
        &[("hook = \"always\"", "With 4 players, no last bid can ever meet the hook.")],
    );
    // A value that had to be assumed is not held against others.
    wrong(
        "call-break",
        &[("least = 1", "least = 5"), ("most = 13", "most = \"4\"")],
        &[("\"4\"", "most is a number: write 4 without quotes.")],
    );
}

#[test]
fn a_value_that_a_setting_would_set_is_read_like_any_other() {
    let spades = "sets = { \"trump\" = '{ \"cycle\": [\"spades\"] }' }";
    let none = "sets = { \"trump\" = '{ \"cycle\": [\"none\"] }' }";
    let suit = "expected spades, diamonds, hearts, clubs or none";
    wrong(
        "plump",
        &[(none, &spades.replace("spades", "spaces"))],
        &[(
            "\"trump\" = '{ \"cycle\": [\"spaces\"] }' }",
            &format!("cycle cannot be “spaces”: {suit}; spades is nearest."),
        )],
    );
    wrong(
        "call-break",
        &[("\"bidding.exact.least\" = \"{}\"", "\"bidding.exact.laest\" = \"{}\"")],
        &[(
            "\"bidding.exact.laest\" = \"{}\" }",
            "There is no key called “laest”. Did you mean least?",
        )],
    );
    // What the rules do not have is a fault of the word that sets it.
    wrong(
        "spades",
        &[("\"counts.0.off\" = \"true\"", "\"counts.3.off\" = \"true\"")],
        &[(
            "sets = { \"counts.3.off\" = \"true\" }",
            "The value “off” of this setting cannot be set: these rules lack one of the keys under \
             sets.",
        )],
    );
}

#[test]
fn a_misspelt_word_names_the_nearest_and_no_other_fault() {
    wrong(
        "spades",
        &[("named = \"blind\"", "named = \"blnd\"")],
        &[("named = \"blnd\"", "“blnd” is not among bidding.exact.named. Did you mean blind?")],
    );
    wrong(
        "solo-whist",
        &[("trump = \"turned\"", "trump = \"turnd\"")],
        &[(
            "\"turnd\"",
            "trump cannot be “turnd”: expected suit, none, either, turned, spades, hearts, diamonds or clubs; turned is nearest.",
        )],
    );
    wrong(
        "whist",
        &[("above = 6", "above = 13")],
        &[("above = 13", "above has to be less than counted, 13: otherwise no trick scores.")],
    );
    wrong(
        "whist",
        &[("pays = \"tricks\"", "pays = \"deals\"")],
        &[("above = 6", "above is only for pays = \"tricks\".")],
    );
}

#[test]
fn a_game_of_a_wrong_file_names_the_first_fault_and_how_to_see_them_all() {
    let table = Table::new();
    let text = presets::ruleset_text("serbian").expect("a preset");
    table.write("ours.toml", &text.replace("title", "titel").replace("\"always\"", "\"alwys\""));
    let said = run(&table, "new ./ours.toml Ana Bo Cy Di");
    assert_eq!(
        said.stderr,
        "hoyle: ./ours.toml:4:1: There is no key called “titel”. Did you mean title?\n\
         Nothing recorded. It has 1 more fault. Check the file: hoyle rules --check ./ours.toml\n"
    );
}

#[test]
fn what_can_never_happen_is_a_fault() {
    wrong(
        "romanian",
        &[("\"2 up to top-1\"", "\"9 up to top\"")],
        &[(
            "\"9 up to top\", \"top × players\", \"top-1 down to 2\", \"1 × players\"]",
            "This step has no deals, at any table.",
        )],
    );
    wrong(
        "romanian",
        &[("form = \"1-8-1\"", "form = \"1-8-1\"\ntop = 9")],
        &[("top = 9", "top cannot be 9: a deal has at most 8 cards.")],
    );
    // Some tables reach this one.
    let judgement = presets::ruleset_text("judgement").expect("a game");
    let eight = judgement.replace("form = \"up-down\"\n\n", "form = \"up-down\"\ntop = 8\n\n");
    assert_eq!(presets::read(&eight).expect("sound").schedule.top, Some(8));
    wrong(
        "auction-whist",
        &[("players = [4]", "players = [2]"), ("play = \"trou\"", "play = \"solo\"")],
        &["suit-8", "suit-9", "suit-10", "suit-11", "suit-12", "suit-13"].map(|_| {
            ("play = \"suit\"", "At a table of two, a bid with a partner would have no opponents.")
        }),
    );
    wrong(
        "german",
        &[("points = 3", "points = 0")],
        &[("0", "points cannot be “0”: expected 1 to 10000; 1 is nearest.")],
    );
    // A schedule that no table may be playing now has to be sound as well.
    wrong(
        "oh-hell",
        &[("steps = [\"top down to 1\"]", "steps = [\"18 down to 1\"]")],
        &[(
            "\"18 down to 1\"]",
            "A deal of 18 cards for 3 players needs more cards than the pack of 52 has.",
        )],
    );
}

#[test]
fn all_errors_of_a_file_are_listed_in_its_order() {
    wrong(
        "romanian",
        &[
            ("title = \"Romanian whist\"", "titel = \"Romanian whist\""),
            ("turn = \"clockwise\"", "turn = \"clokwise\""),
            ("scoring = \"romanian\"", "scoring = \"romannian\""),
            ("players = [3]", "players = [3, \"four\", 3.5]"),
            ("hook = \"always\"", "hook = { from = 3 }"),
            ("must_trump = true", "must_trump = \"yes\""),
            ("length = \"10\"", "length = \"ten\""),
            ("points = 30", "points = 3000"),
            ("zero_finish = false", "zero_finish = 1"),
            ("mark = \"NV\"", "mark = \"0\""),
            ("hook = \"Bidding\"", "hoook = \"Bidding\""),
        ],
        &[
            ("titel = \"Romanian whist\"", "There is no key called “titel”. Did you mean title?"),
            (
                "\"clokwise\"",
                "turn cannot be “clokwise”: expected clockwise or counter-clockwise; clockwise is nearest.",
            ),
            ("\"romannian\"", "There is no score called “romannian”. Did you mean romanian?"),
            ("\"four\", 3.5]", "players cannot be “four”: expected 2 to 26."),
            ("3.5]", "players cannot be “3.5”: expected 2 to 26; 3 is nearest."),
            ("from = 3 }", "There is no key called “from”. Did you mean from_cards?"),
            ("\"yes\"", "must_trump cannot be “yes”: expected true or false."),
            ("\"ten\"", "expected 1 to 99 deals or `players + 1`, not `ten`."),
            ("3000", "points cannot be “3000”: expected 1 to 1000; 1000 is nearest."),
            ("1", "zero_finish cannot be “1”: expected true or false."),
            ("mark = \"0\"", "“0” is already in this list."),
            ("hoook = \"Bidding\"", "There is no key called “hoook”. Did you mean hook?"),
        ],
    );
}

/// The nearest word, the range and the condition that was not met, once each.
#[test]
fn a_fault_says_what_would_be_right() {
    wrong(
        "romanian",
        &[("form = \"1-8-1\"", "form = \"1-8-l\"")],
        &[(
            "form = \"1-8-l\"",
            "There is no schedule called “1-8-l”. Did you mean 1-8-1? Choose from 1-8-1 or 8-1-8.",
        )],
    );
    wrong(
        "oh-hell",
        &[("steps = [\"top down to 1\"]", "steps = [\"2 × player\", \"1 up to tpo\"]")],
        &[
            (
                "\"2 × player\", \"1 up to tpo\"]",
                "`player` is not a number of deals: expected 1 to 52, or players; players is nearest.",
            ),
            (
                "\"1 up to tpo\"]",
                "`tpo` is not a number of cards: expected 1 to 52, top or top-1; top is nearest.",
            ),
        ],
    );
    wrong(
        "german",
        &[("points = 3", "points = 100000")],
        &[("100000", "points cannot be “100000”: expected 1 to 10000; 10000 is nearest.")],
    );
    wrong(
        "romanian",
        &[("id = \"romanian\"", "id = \"2nd table\"")],
        &[("id = \"2nd table\"", "“2nd table” cannot be an id: it has a space; use a hyphen.")],
    );
    wrong(
        "auction-whist",
        &[("{ at_least = 8 }", "{ atleast = 8 }")],
        &[("atleast = 8 }", "There is no key called “atleast”. Did you mean at_least?")],
    );
    wrong(
        "auction-whist",
        &[("id = \"piccolo\"", "id = \"wait\"")],
        &[("id = \"wait\"", "“wait” cannot be a bid's id: it is a call of its own.")],
    );
}

/// A step that no table can deal is one whatever the packs are.
#[test]
fn a_wrong_pack_hides_no_fixed_step() {
    wrong(
        "romanian",
        &[("lowest = \"9\"", "lowest = \"1\""), ("\"2 up to top-1\"", "\"5 up to 4\"")],
        &[
            ("\"1\"", "`1` is not a rank; expected 2 to 10, J, Q, K or A."),
            (
                "\"5 up to 4\", \"top × players\", \"top-1 down to 2\", \"1 × players\"]",
                "This step has no deals, at any table.",
            ),
        ],
    );
}

/// What no file can mean is a fault to `--check` and in a new game. Elsewhere it is a warning.
#[test]
fn slips_are_refused_only_in_new_games() {
    let text = presets::ruleset_text("romanian").expect("a preset");
    let table = Table::new();
    table.write("ours.toml", &text.replace("no_zero = false", "no_zero = true"));
    let says = "no-zero changes nothing: no promotion is in force.";
    for line in ["rules --check ours.toml", "new ./ours.toml Ana Bo Cy Di"] {
        let said = table.refused(1, line);
        assert!(said.stderr.contains(says), "{line}: {}", said.stderr);
    }
    table.write("evening.hoyle", "new ./ours.toml Ana Bo Cy Di\n");
    for line in [
        "rules ./ours.toml",
        "score ./ours.toml 2/2 --cards 4 --players 4",
        "check bid 2 --cards 4 --players 4 --rules ./ours.toml",
        "replay evening.hoyle",
    ] {
        let said = table.hoyle(line);
        assert_eq!(said.code, 0, "{line}: {}", said.stderr);
        assert!(said.stderr.contains(says), "{line}: {}", said.stderr);
    }
}

/// A game has its own tables, and its own pack.
#[test]
fn rules_that_are_named_decide_what_can_be_dealt() {
    let table = Table::new();
    for line in [
        "score oh-hell 2/2 --cards 14 --players 4",
        "check bid 2 --cards 14 --players 4 --rules oh-hell",
        "check bid 2 --cards 5 --players 9 --rules romanian",
        "score romanian 2/2 --cards 5 --players 2",
    ] {
        assert_eq!(table.hoyle(line).code, 1, "{line}");
    }
    table.done("check bid 2 --cards 13 --players 4 --rules oh-hell");
    let free = table.done("check bid 0 --cards 1 --players 52");
    assert!(!free.contains("hook") && !free.contains("Serbian"), "{free}");
    table.refused(2, "new serbian Ana Bo Cy Di --set step=13");
}

/// The reader takes no value that the rules themselves would not.
#[test]
fn any_value_anywhere_is_read_or_refused() {
    let junk = [
        "1",
        "-1",
        "256",
        "70000",
        "5000000000",
        "\"x\"",
        "\"\"",
        "\"none\"",
        "true",
        "[]",
        "{}",
        "[1]",
        "[[\"1\"]]",
        "{ x = 1 }",
        "1.5",
        "2026-01-01",
    ];
    let mut refused = 0;
    for id in ["serbian", "romanian", "oh-hell", "german"] {
        let text = presets::ruleset_text(id).expect("a preset");
        for (index, line) in text.lines().enumerate() {
            let Some((key, _)) = line.split_once(" = ") else { continue };
            for value in junk {
                let changed = format!("{key} = {value}");
                let lines = text
                    .lines()
                    .enumerate()
                    .map(|(at, line)| if at == index { &changed } else { line });
                let text = lines.collect::<Vec<&str>>().join("\n");
                let Err(faults) = presets::read(&text) else { continue };
                assert!(faults.iter().all(|fault| fault.at.is_some()), "{text}");
                refused += 1;
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// A small valid set of rules.
const SOUND: &str = include_str!("../../rules-files/sound.toml");
const OWN_SCORE: &str = include_str!("../../rules-files/sound-own-score.toml");

/// Asserts that a file is refused quickly, with a short message that is safe for a terminal.
#[track_caller]
fn hostile(what: &str, code: i32, bytes: &[u8]) {
    let table = Table::new();
    std::fs::write(table.path("hostile.toml"), bytes).expect("written");
    for line in ["rules --check hostile.toml", "new ./hostile.toml Ana Bo Cy"] {
        let begun = Instant::now();
        let said = table.refused(code, line);
        let spent = begun.elapsed();
        said.assert_harmless();
        assert!(said.stderr.starts_with("hoyle: "), "{what}: {}", said.stderr);
        assert!(said.stderr.len() < 1000, "{what}: {} bytes", said.stderr.len());
        // This allows a hundred times the usual time, for a busy machine.
        assert!(spent < Duration::from_secs(5), "{what}: {spent:?}");
    }
}

#[test]
fn hostile_files_are_refused_quickly_and_briefly() {
    let change = |from: &str, to: String| {
        assert!(SOUND.contains(from), "{from}");
        SOUND.replacen(from, &to, 1).into_bytes()
    };
    let score = |to: String| OWN_SCORE.replacen("10 + took", &to, 1).into_bytes();
    let more = |text: String| (SOUND.to_owned() + &text).into_bytes();
    hostile("too long", 1, &more(format!("#{}", "x".repeat(70_000))));
    hostile("far too long", 3, &vec![b'x'; 20_000_000]);
    hostile("deep arrays", 1, &more(format!("x = {}", "[".repeat(30_000))));
    hostile("deep tables", 1, format!("a = {}", "{a=".repeat(20_000)).as_bytes());
    hostile("deep keys", 1, format!("a{} = 1", ".a".repeat(30_000)).as_bytes());
    hostile(
        "an endless number",
        1,
        &change("format = 1", format!("format = {}", "9".repeat(60_000))),
    );
    hostile(
        "an endless fraction",
        1,
        &change("format = 1", format!("format = 0.{}", "1".repeat(60_000))),
    );
    hostile("an endless factor", 1, &score("9".repeat(50_000)));
    hostile("an endless half", 1, &score(format!("0.{}", "5".repeat(50_000))));
    hostile("endless terms", 1, &score("+ took ".repeat(8_000)));
    hostile("terms that add up", 1, &score("1000 took ".to_owned() + &"+1000 took".repeat(18)));
    hostile("thousands of steps", 1, &change("\"top down to 1\"", "\"52 × 52\", ".repeat(5_000)));
    hostile("an endless id", 1, &change("\"ours\"", format!("\"{}\"", "a".repeat(60_000))));
    hostile("an endless title", 1, &change("\"Our own", format!("\"{}", "a".repeat(60_000))));
    hostile("a number of players", 1, &change("[3, 4]", "[3, 255]".into()));
    hostile("a negative number of players", 1, &change("[3, 4]", "[-3]".into()));
    hostile("a byte of zero", 1, &more("\0".into()));
    hostile("control characters", 1, &more("\u{1b}[2J\u{7}".into()));
    hostile("no text", 3, &[0xff, 0xfe, 0x00, 0xc3, 0x28]);
    hostile("half a character", 3, &[b"# \xe2\x82".as_slice(), SOUND.as_bytes()].concat());
}

#[test]
fn thousands_of_tables_are_read_quickly() {
    let tables = "\n[[tables]]\nplayers = [3]\n".repeat(2_000);
    let table = Table::new();
    table.write("many.toml", &(SOUND.to_owned() + &tables));
    let begun = Instant::now();
    let said = table.hoyle("rules --check many.toml");
    assert!(said.code <= 1, "{}", said.stderr);
    assert!(said.stdout.len() + said.stderr.len() < 1000);
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_missing_file_or_a_folder_is_a_data_error() {
    let table = Table::new();
    std::fs::create_dir(table.path("folder.toml")).expect("a folder");
    for (file, piece) in [("nowhere.toml", "nowhere.toml"), ("folder.toml", "folder.toml")] {
        for line in [format!("rules --check {file}"), format!("new ./{file} Ana Bo Cy")] {
            let said = table.refused(3, &line);
            assert!(said.stderr.contains(piece), "{}", said.stderr);
        }
    }
}

#[test]
fn a_valid_file_is_reported_as_sound() {
    let table = Table::new();
    table.write("ours.toml", SOUND);
    let told = "ours.toml is valid: Our own Oh Hell, for 3 or 4 players.\n";
    assert_eq!(table.done("rules --check ours.toml"), told);
    for id in presets::rulesets() {
        table.write("preset.toml", presets::ruleset_text(id).expect("a preset"));
        table.done("rules --check preset.toml");
        table.write("printed.toml", &table.done(&format!("rules {id} --toml")));
        table.done("rules --check printed.toml");
        assert_eq!(table.json("rules ./printed.toml"), table.json(&format!("rules {id}")));
    }
}

#[test]
fn changing_one_line_makes_a_house_rule() {
    let table = Table::new();
    let printed = table.done("rules serbian --toml");
    assert!(printed.contains("made = \"10 + took\"\n"), "{printed}");
    table.write("ours.toml", &printed.replace("made = \"10 + took\"", "made = \"3 + 2 took\""));
    let worths = table.json("score ./ours.toml --cards 13 --players 4 2/2 2/1 2/0");
    let points: Vec<&serde_json::Value> =
        worths.as_array().expect("hands").iter().map(|worth| &worth["points"]).collect();
    assert_eq!(points, [7, 1, -10]);
}

#[test]
fn a_game_keeps_the_rules_it_started_with() {
    let table = Table::new();
    table.write("ours.toml", OWN_SCORE);
    table.done("new ./ours.toml Ana Bo Cy --dealer Cy --set top=2");
    table.done("bid 1 1 1");
    table.done("took 1 1 0");
    let totals = |table: &Table| table.json("sheet")["standings"].clone();
    let before = totals(&table);
    assert_eq!(before[0]["total"], 11);
    let told = table.done("explain");

    // The file changes: 10 + took would be 50 + took.
    table.write("ours.toml", &OWN_SCORE.replace("10 + took", "50 + took"));
    assert_eq!(totals(&table), before);
    assert_eq!(table.done("explain"), told);
    table.done("bid 1 1 1");
    table.done("took 1 0 0");
    assert_eq!(table.json("sheet")["standings"][0]["total"], 22);
    // It becomes invalid, then it is deleted.
    table.write("ours.toml", "nonsense");
    table.done("undo");
    assert_eq!(totals(&table), before);
    std::fs::remove_file(table.path("ours.toml")).expect("removed");
    table.done("redo");
    assert_eq!(table.json("sheet")["standings"][0]["total"], 22);
    assert!(table.done("status").contains("The game is over: Bo wins with 22."));
    assert!(table.done("explain 2 Bo").contains("10 + tricks: 10 + 1 = 11"));
}
