//! Games in which only tallies score: their vectors, random evenings against a scorer written apart, and what
//! a rules file of such a game may say.

use crate::common::{Said, Table, one_line};
use hoyle::presets;

/// The totals of a game in the order of the players.
fn totals(table: &Table) -> Vec<i64> {
    let sheet = table.json("sheet");
    let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
    let hands = last["hands"].as_array().expect("hands");
    hands.iter().map(|hand| hand["total"].as_i64().expect("a whole total")).collect()
}

/// The numbers of a deal as they are typed, and what each player has then.
const HEARTS: [(&str, &str, &str, [i64; 4]); 6] = [
    // hearts-online.org and thebearknowsbest.com: a point for each heart, thirteen for the queen, and for a moon
    // 26 to each of the others.
    ("", "3 0 10", "Cy=1", [3, 0, 23, 0]),
    ("", "13 0 0", "Ana=1", [0, 26, 26, 26]),
    ("", "0 13 0", "Bo=1", [26, 0, 26, 26]),
    ("", "13 0 0", "Bo=1", [13, 13, 0, 0]),
    // letsplayhearts.com: or 26 off the own total.
    ("--set moon=own", "13 0 0", "Ana=1", [-26, 0, 0, 0]),
    ("--set moon=off", "13 0 0", "Ana=1", [26, 0, 0, 0]),
];

#[test]
fn hearts_matches_its_vectors() {
    for (set, hearts, queen, expected) in HEARTS {
        let table = Table::new();
        table.done(&format!("new hearts Ana Bo Cy Di --dealer Di {set}"));
        table.done(&format!("count hearts {hearts}"));
        table.done(&format!("count queen {queen}"));
        assert_eq!(totals(&table), expected, "{set} {hearts}, {queen}");
    }
}

#[test]
fn a_moon_is_explained_and_undone() {
    let table = Table::new();
    table.done("new hearts Ana Bo Cy Di --dealer Di");
    table.done("count hearts 13");
    table.done("count queen Ana=1");
    let why = one_line(&table.done("explain 1"));
    for says in [
        "Ana hearts = 13 and queen = 1: 0",
        "Ana hearts: 13: the case pays instead: 0",
        "Bo Ana has hearts = 13 and queen = 1: 26",
        "score.hearts [Hearts, as commonly played, Score]",
    ] {
        assert!(why.contains(says), "{says}: {why}");
    }
    table.done("fix 1 count queen Ana=0 Bo=1");
    assert_eq!(totals(&table), [13, 13, 0, 0]);
    table.done("undo");
    assert_eq!(totals(&table), [0, 26, 26, 26]);
    assert!(table.done("doctor").contains("all sound"));
}

/// A hundred evenings, scored apart.
#[test]
fn random_evenings_of_hearts_end_as_a_scorer_written_apart_says() {
    let mut random = fastrand::Rng::with_seed(49);
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 4 };
    for evening in 0..evenings {
        let players = random.usize(3..=5);
        let names = &["Ana", "Bo", "Cy", "Di", "Eva"][..players];
        let mut script = format!("new hearts {} --dealer Ana\n", names.join(" "));
        let mut kept = vec![0; players];
        loop {
            let mut hearts = vec![0; players];
            for _ in 0..13 {
                // Often one player takes all of them.
                hearts[if random.bool() { 0 } else { random.usize(..players) }] += 1;
            }
            if random.u8(..6) == 0 {
                hearts = vec![0; players];
                hearts[random.usize(..players)] = 13;
            }
            let queen = random.usize(..players);
            let typed: Vec<String> = hearts.iter().map(ToString::to_string).collect();
            script +=
                &format!("count hearts {}\ncount queen {}=1\n", typed.join(" "), names[queen]);
            for (player, total) in kept.iter_mut().enumerate() {
                *total += match hearts[queen] {
                    13 if player == queen => 0,
                    13 => 26,
                    _ if player == queen => hearts[player] + 13,
                    _ => hearts[player],
                };
            }
            let lowest = kept.iter().min().expect("players");
            let alone = kept.iter().filter(|total| *total == lowest).count() == 1;
            if alone && kept.iter().any(|total| *total >= 100) {
                break;
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
        let hands = last["hands"].as_array().expect("hands");
        let totals: Vec<i64> = hands.iter().map(|hand| hand["total"].as_i64().unwrap()).collect();
        assert_eq!(totals, kept, "evening {evening}: {script}");
        assert_eq!(sheet["finished"], true, "evening {evening}: {script}");
    }
}

/// What `rules --check` says of the file of hearts with one text for another.
#[track_caller]
fn checked(from: &str, to: &str) -> Said {
    let hearts = presets::ruleset_text("hearts").expect("a game");
    assert!(hearts.contains(from), "{from}");
    let table = Table::new();
    table.write("ours.toml", &hearts.replace(from, to));
    table.hoyle("rules --check ours.toml")
}

#[test]
fn cases_of_tallies_are_checked() {
    for (from, to, says) in [
        ("queen = 1\"", "quen = 1\"", "“quen” is not counted in this score"),
        ("queen = 1\"", "quen = 1\"", "Did you mean queen?"),
        ("queen = 1\"", "made\"", "expected"),
        ("points = \"0\"", "points = \"bid\"", "“bid” is not counted in this score"),
        ("points = \"0\"", "points = \"0.1\"", "Factors are multiples of ½"),
        ("pays = \"nothing\"", "pays = \"tricks\"", "Cases of tallies need pays = \"nothing\"."),
        ("others = \"26\"", "other = \"26\"", "Did you mean others?"),
    ] {
        let said = checked(from, to);
        let all = one_line(&said.all());
        assert!(said.code == 1 && all.contains(says), "{to}: {all}");
    }
    for (from, to) in [
        ("points = \"0\"", "points = \"-½ hearts + 2 queen + cards\""),
        ("queen = 1\"", "queen >= 1 and hearts > queen\""),
    ] {
        let said = checked(from, to);
        assert!(said.code == 0, "{to}: {}", said.all());
    }
}

/// As ludoteka.com has it: more than 60 points are one game, more than 90 two, and all tricks four.
const SUECA: &str = r#"
format = 1
id = "sueca"
title = "Sueca"
turn = "counter-clockwise"
sides = "opposite"
trump = "turned"
bidding = "none"

[[tables]]
players = [4]
ranks = ["A", "7", "K", "J", "Q", "6", "5", "4", "3", "2"]

[schedule]
form = "tens"

[[schedule.forms]]
id = "tens"
steps = ["10 until the end"]

[play]
must_trump = false

[[tallies]]
id = "points"
title = "card points"
total = 120

[[tallies]]
id = "tricks"
title = "all tricks"
most = 1

[ending]
points = 4

[scoring.tricks]
id = "sueca"
title = "Sueca"
source = { document = "House rules", section = "Sueca" }
pays = "nothing"
cases = [
    { when = "tricks = 1", points = "4" },
    { when = "points > 90", points = "2" },
    { when = "points > 60", points = "1" },
]
"#;

#[test]
fn cases_alone_make_a_game_of_card_points() {
    for (script, expected) in [
        ("count points 61", [1, 0]),
        ("count points 60", [0, 0]),
        ("count points 90", [1, 0]),
        ("count points 29", [0, 2]),
        ("count tricks Bo=1\ncount points 0", [0, 4]),
        ("count points 120", [2, 0]),
    ] {
        let table = Table::new();
        table.write("sueca.toml", SUECA);
        table.write(
            "evening.hoyle",
            &format!("new ./sueca.toml Ana Bo Cy Di --dealer Di\n{script}\n"),
        );
        let sheet = table.json("replay evening.hoyle");
        let sides = sheet["deals"][0]["sides"].as_array().expect("sides");
        let totals: Vec<i64> = sides.iter().map(|side| side["total"].as_i64().unwrap()).collect();
        assert_eq!(totals, expected, "{script}");
    }
}
