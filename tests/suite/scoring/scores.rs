//! `hoyle score`: what a hand is worth.

use crate::common::{Said, Table, one_line};
use std::collections::BTreeMap;

/// Every line of the test vectors, by score, cards and players: hands and their points.
fn vectors() -> BTreeMap<[&'static str; 3], Vec<(&'static str, &'static str, &'static str)>> {
    let mut vectors = BTreeMap::<_, Vec<_>>::new();
    for line in include_str!("../../vectors/scores.txt").lines() {
        let words: Vec<&str> = line.trim_end_matches('★').split_whitespace().collect();
        if let [id, cards, players, bid, took, points] = words[..]
            && id != "#"
        {
            vectors.entry([id, cards, players]).or_default().push((bid, took, points));
        }
    }
    vectors
}

/// Returns the JSON for points written as `−10` or `½`.
fn in_json(points: &str) -> String {
    let points = points.replace('−', "-");
    match points.strip_suffix('½') {
        Some("" | "-") => points.replace('½', "0.5"),
        Some(_) => points.replace('½', ".5"),
        None => points,
    }
}

#[test]
fn the_program_reproduces_every_vector() {
    let table = Table::new();
    let mut seen = 0;
    for ([id, cards, players], vectors) in vectors() {
        let hands: Vec<String> =
            vectors.iter().map(|(bid, took, _)| format!("{bid}/{took}")).collect();
        let hands = hands.join(" ");
        let of = format!("--scoring {id} --cards {cards} --players {players} {hands}");
        let worths: Vec<String> = vectors
            .iter()
            .map(|(bid, took, points)| {
                format!(r#"{{"bid":{bid},"took":{took},"points":{}}}"#, in_json(points))
            })
            .collect();
        let json = table.done(&format!("score oh-hell {of} --json"));
        assert_eq!(json, format!("[{}]\n", worths.join(",")), "{of}");
        // In text, the points are at the end of the line if it is not wrapped.
        let told = table.within(&[], &format!("score oh-hell {of}")).stdout;
        for (line, (_, _, points)) in told.lines().zip(&vectors) {
            let last = line.rsplit(' ').next().expect("a word");
            assert_eq!(last, points.replace('−', "-"), "{of}: {line}");
        }
        seen += vectors.len();
    }
    assert!(seen >= 95, "{seen}");
}

/// Asserts the points, as in the JSON, of a hand given to `score`.
#[track_caller]
fn check(asked: &str, expect: &[&str]) {
    let scored = Table::new().json(&format!("score {asked}"));
    let worths = scored.as_array().expect("hands");
    let points: Vec<String> = worths.iter().map(|worth| worth["points"].to_string()).collect();
    assert_eq!(points, expect, "{asked}");
}

#[test]
fn score_applies_settings() {
    // Each game's default score.
    check("serbian --cards 13 --players 4 2/2 2/1 2/0", &["12", "1", "-10"]);
    check("romanian --cards 8 --players 4 3/3 3/1", &["8", "-2"]);
    check("oh-hell --cards 8 --players 4 3/3 3/1", &["13", "1"]);
    // A premium below 5.
    check("romanian --cards 8 --players 4 --set premium=3 3/3 0/0 3/1", &["6", "3", "-2"]);
    check("romanian --cards 8 --players 4 --set premium=0 3/3 0/0", &["3", "0"]);
    check("romanian --cards 8 --players 4 --set premium=2½ 3/3 0/0", &["5.5", "2.5"]);
    check("romanian --cards 8 --players 4 --set premium=3 --scoring serbian 3/3", &["6"]);
    // Spades double losses too.
    let doubling = "romanian --cards 7 --players 4 --set spades-double=on";
    check(&format!("{doubling} --trump spades 3/3 3/1 0/0"), &["16", "-4", "10"]);
    check(&format!("{doubling} --trump hearts 3/3 3/1 0/0"), &["8", "-2", "5"]);
    check(&format!("{doubling} --trump none 3/3"), &["8"]);
    check(&format!("{doubling} --scoring trick --trump ♠ 0/0 3/3"), &["1", "6"]);
    check(&format!("{doubling} --set premium=3 --trump S 3/3"), &["12"]);
    check(&format!("{doubling} --set spades-double=off 3/3"), &["8"]);
    // A trump that does not double has no effect.
    check("serbian --cards 13 --players 4 --trump s 2/2", &["12"]);
    // The nil rule depends on the number of players.
    check("oh-hell --scoring binary-nil --cards 5 --players 4 0/0 0/1", &["20", "-10"]);
    check("oh-hell --scoring binary-nil --cards 5 --players 5 0/0 0/1", &["10", "0"]);
}

/// Asserts that `score` refuses with this message.
#[track_caller]
fn refused(code: i32, asked: &str, piece: &str) {
    let Said { stderr, stdout, .. } = Table::new().refused(code, &format!("score {asked}"));
    let told = one_line(&stderr);
    assert!(told.contains(piece), "{asked}: {stderr}");
    assert_eq!(stdout, "", "{asked}");
}

#[test]
fn impossible_hands_are_refused() {
    let of = "romanian --cards 8 --players 4";
    refused(
        1,
        &format!("{of} 9/3"),
        "“9/3” is not possible in a deal of 8 cards. [romanian.bid-range:",
    );
    refused(1, &format!("{of} 3/9"), "“3/9” is not possible in a deal of 8 cards.");
    refused(1, &format!("{of} 3/-1"), "“3/-1” is not possible in a deal of 8 cards.");
    refused(1, "romanian --cards 1 --players 4 2/0", "“2/0” is not possible in a deal of 1 card. ");
    refused(
        1,
        "romanian --cards 1 --players 4 2/0",
        "Give 0 to 1 for the bid, and for the tricks.",
    );
    // With seven players the dealer sits out.
    let table = Table::new();
    // Thirteen cards each with one left over: the pack has them, though the schedule does not.
    table.done("score oh-hell --cards 13 --players 4 1/1");
    for (asked, pack) in [
        ("romanian --cards 9 --players 4", 32),
        ("romanian --cards 9 --players 7", 48),
        ("serbian --cards 14 --players 4", 52),
        ("oh-hell --cards 18 --players 3", 52),
    ] {
        let said = table.refused(1, &format!("score {asked} 1/1")).stderr;
        let told = one_line(&said);
        assert!(told.contains(&format!("more cards than the pack of {pack} has")), "{said}");
    }
    let seven = table.json("score romanian --cards 8 --players 7 1/1");
    assert_eq!(seven[0]["points"], 6);
    refused(
        1,
        "romanian --cards 9 --players 7 1/1",
        "A deal of 9 cards for 7 players needs more cards than the pack of 48 has. \
         [romanian.pack:",
    );
    // One impossible hand refuses the whole command.
    refused(1, &format!("{of} 3/3 9/3"), "“9/3” is not possible");
    for unreadable in ["3", "3/", "/3", "three/3", "3-3", "3/3/3"] {
        let piece = "is not a bid with its tricks: expected one such as 3/2";
        refused(2, &format!("{of} {unreadable}"), piece);
    }
    refused(2, of, "score needs ");
    refused(
        2,
        "romanian --cards 0 --players 4 0/0",
        "Invalid --cards “0”: expected a number from 1 to 52.",
    );
    refused(2, "romanian --cards 53 --players 4 0/0", "expected a number from 1 to 52");
    refused(2, "romanian --cards 8 --players 1 0/0", "expected a number from 2 to 26");
    refused(2, &format!("{of} --trump purple 3/3"), "expected spades, hearts, diamonds or clubs");
    refused(2, &format!("{of} --scoring romainan 3/3"), "Did you mean romanian?");
    refused(
        2,
        &format!("{of} --set spades-double=on 3/3"),
        "More is needed to work out the score. Give the trump:",
    );
    refused(
        1,
        "serbian --cards 13 --players 4 --set spades-double=on --trump s 3/3",
        "A suit doubles the points only where trump is turned up, not in a fixed cycle.",
    );
}

#[test]
fn the_table_of_points_has_the_deals_and_bids_of_the_game() {
    let row = |rules: &str, bid: &str| {
        let text = Table::new().within(&[("COLUMNS", "100")], &format!("rules {rules}")).stdout;
        let table = text.split("Points by bid").nth(1).expect("a table").to_owned();
        table
            .lines()
            .find(|line: &&str| line.split_whitespace().next() == Some(bid))
            .map(|line| line.split_whitespace().count() - 1)
    };
    assert_eq!((row("call-break", "0"), row("call-break", "13")), (None, Some(14)));
    assert_eq!((row("spades", "nil"), row("spades", "blind")), (Some(14), Some(14)));
    assert_eq!(row("plump", "10"), Some(11));
}

#[test]
fn tricks_are_worth_what_the_game_pays_for_them() {
    let points = |asked: &str| {
        let told = Table::new().json(&format!("score {asked}"));
        let worths = told.as_array().expect("a list").clone();
        worths.iter().map(|worth| worth["points"].to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(points("whist 9 4 6 13"), "3 0 0 7");
    assert_eq!(points("german 14 13 12"), "1 0 0");
    assert_eq!(points("german --set match=tricks 14"), "14");
    let said = Table::new().done("score whist 9");
    assert_eq!(said, "took 9 of 13: a point each over 6: 3\n");
    for wrong in ["14", "-1", "3/2", "nine"] {
        let said = Table::new().refused(1, &format!("score whist -- {wrong}")).stderr;
        assert!(said.contains("Give 0 to 13."), "{said}");
    }
    // Where only one score fits, there is none to choose.
    let said = Table::new().refused(2, "new whist A B C D --scoring exact").stderr;
    assert!(!said.contains("Choose from"), "{said}");
}

#[test]
fn without_arguments_the_example_is_of_the_current_game() {
    let table = Table::new();
    let example = |table: &Table| {
        let said = table.hoyle("score");
        assert_eq!(said.code, 2);
        let asked = one_line(&said.stderr);
        let (_, example) = asked.split_once("as in ").expect("an example");
        example.split(". ").next().expect("a command").to_owned()
    };
    assert!(example(&table).starts_with("score serbian "), "nothing is played yet");
    for id in hoyle::presets::rulesets() {
        let rules = hoyle::presets::ruleset(id).expect("a preset");
        let players = usize::from(rules.player_counts()[0]);
        let names = ["Ana", "Bo", "Cy", "Di"][..players].join(" ");
        table.done(&format!("new {id} {names}"));
        let example = example(&table);
        assert!(example.starts_with(&format!("score {id} ")), "{id}: {example}");
        table.done(&example);
    }
}
