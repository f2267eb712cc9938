//! Skat: its published values, evenings against a scorer written apart, and what only the declarer counts.

use crate::common::{Table, one_line};

const NAMES: [&str; 3] = ["Ana", "Bo", "Cy"];

/// A game by Ana, what is counted, and her points.
const GAMES: &[(&str, &str, i64)] = &[
    // de.wikipedia.org, Skatabrechnung.
    ("grand", "matadors Ana=4,schneider Ana=1,pips 95", 144),
    ("diamonds", "matadors Ana=2,pips 50", -54),
    ("null-ouvert", "pips 0", 46),
    // skatgame.net, Skat Introduction; zyli.republika.pl, Kompendium skatowe: bases, multipliers and fixed values.
    ("clubs", "matadors Ana=1,pips 61", 24),
    ("clubs hand", "matadors Ana=1,pips 61", 36),
    ("clubs hand", "matadors Ana=1,pips 60", -72),
    ("spades", "matadors Ana=3,pips 89", 44),
    ("hearts", "matadors Ana=1,pips 61", 20),
    ("null", "pips 0", 23),
    ("null", "pips 4", -46),
    ("null-hand", "pips 0", 35),
    ("null-ouvert-hand", "pips 1", -118),
    // What is announced counts, whether it comes about or not; what came about does not count twice.
    ("spades schneider", "matadors Ana=1,pips 90", 55),
    ("spades schneider", "matadors Ana=1,schneider Ana=1,pips 90", 55),
    ("spades schneider", "matadors Ana=1,pips 89", -110),
    ("grand schwarz", "matadors Ana=4,schwarz Ana=1,pips 120", 240),
    ("grand schwarz", "matadors Ana=4,schwarz Ana=0,pips 120", -480),
    ("grand ouvert", "matadors Ana=4,schwarz Ana=1,pips 120", 264),
    // Kontra and re; a game that is overbid.
    ("grand hand kontra", "matadors Ana=2,pips 70", 192),
    ("clubs re", "matadors Ana=1,pips 10", -192),
    ("spades overbid", "matadors Ana=2,pips 80", -66),
];

/// The points of Ana after a game.
fn points(game: &str, counted: &str) -> i64 {
    let table = Table::new();
    table.done("new skat Ana Bo Cy --dealer Cy");
    table.done(&format!("contract {game} --by Ana"));
    for tally in counted.split(',') {
        table.done(&format!("count {tally}"));
    }
    total(&table.json("sheet"), "Ana")
}

/// The total of a player.
fn total(sheet: &serde_json::Value, player: &str) -> i64 {
    let standings = sheet["standings"].as_array().expect("a list");
    let row = standings.iter().find(|row| row["player"] == player).expect("a player");
    row["total"].as_i64().expect("a number")
}

#[test]
fn games_pay_what_is_published() {
    for (game, counted, expected) in GAMES {
        assert_eq!(points(game, counted), *expected, "{game}, {counted}");
    }
}

#[test]
fn evenings_match_a_scorer_written_apart() {
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 10 };
    for seed in 0..evenings {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut script = "new skat Ana Bo Cy --dealer Cy --set rounds=4\n".to_owned();
        let mut expected = [0, 0, 0];
        for _ in 0..12 {
            let by = random.usize(..3);
            let (game, base) = random
                .choice([
                    ("diamonds", 9),
                    ("hearts", 10),
                    ("spades", 11),
                    ("clubs", 12),
                    ("grand", 24),
                ])
                .expect("a game");
            let is_hand = random.bool();
            let (word, times) = random.choice([("", 1), ("kontra", 2), ("re", 4)]).expect("a word");
            let matadors = random.i64(1..=4);
            let pips = random.i64(0..=120);
            let hand = if is_hand { "hand" } else { "" };
            script += &format!("contract {game} {hand} {word} --by {}\n", NAMES[by]);
            script += &format!("count matadors {}={matadors}\n", NAMES[by]);
            let is_schneider = !(31..90).contains(&pips);
            if is_schneider {
                let winner = if pips < 31 { (by + 1) % 3 } else { by };
                script += &format!("count schneider {}=1\n", NAMES[winner]);
            }
            script += &format!("count pips {pips}\n");
            let level = 1 + matadors + i64::from(is_hand) + i64::from(is_schneider);
            let worth = base * level * times;
            expected[by] += if pips >= 61 { worth } else { -2 * worth };
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(NAMES.map(|name| total(&sheet, name)), expected, "{script}");
        assert_eq!(sheet["finished"], true, "{script}");
    }
}

#[test]
fn only_the_declarer_has_card_points() {
    let table = Table::new();
    table.done("new skat Ana Bo Cy Di --dealer Di");
    let due = one_line(&table.done("contract clubs --by Bo"));
    assert!(due.contains("120 pips to be counted: Bo."), "{due}");
    let refused = one_line(&table.refused(1, "count pips Ana=70").all());
    assert!(refused.contains("Ana does not play the contract"), "{refused}");
    let refused = one_line(&table.refused(1, "count pips Bo=121").all());
    assert!(refused.contains("120"), "{refused}");
    table.done("count schwarz Bo=1");
    table.refused(1, "count pips 119");
    let done = one_line(&table.done("count pips 120"));
    assert!(done.contains("Deal 2"), "{done}");
    table.refused(1, "fix 1 count pips Bo=61");
    assert!(table.done("doctor").contains("all sound"));
    let rules = one_line(&table.done("rules skat"));
    assert!(rules.contains("120 in every deal, only for the contract"), "{rules}");
}

#[test]
fn null_takes_no_word_that_adds() {
    let table = Table::new();
    table.done("new skat Ana Bo Cy --dealer Cy");
    let refused = one_line(&table.refused(1, "contract null hand --by Ana").all());
    assert!(refused.contains("“null” and “hand” do not go together"), "{refused}");
    table.done("contract null kontra --by Ana");
    table.done("count pips 0");
    assert_eq!(total(&table.json("sheet"), "Ana"), 46);
    let why = one_line(&table.done("explain 1"));
    assert!(why.contains("23 × 2 kontra = 46"), "{why}");
    table.done("contract hearts hand --by Bo");
    let log = one_line(&table.done("log"));
    assert!(log.contains("contract: hearts ♥ by Bo, hand"), "{log}");
    table.write(
        "ours.toml",
        &hoyle::presets::ruleset_text("skat")
            .unwrap()
            .replace("\"null\", \"null-hand\",", "\"null\", \"nulls\","),
    );
    let checked = one_line(&table.hoyle("rules --check ours.toml").all());
    assert!(checked.contains("nulls"), "{checked}");
}
