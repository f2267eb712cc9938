//! Skull King: its published points, both scores, and evenings against a scorer written apart.

use crate::common::{Table, one_line};

const NAMES: [&str; 3] = ["Ana", "Bo", "Cy"];

/// The totals of Ana, Bo and Cy.
fn totals(sheet: &serde_json::Value) -> [f64; 3] {
    let standings = sheet["standings"].as_array().expect("a list");
    NAMES.map(|name| {
        let row = standings.iter().find(|row| row["player"] == name).expect("a player");
        row["total"].as_f64().expect("a number")
    })
}

#[test]
fn bids_score_what_is_published() {
    // board-game.co.uk and boardgamearena.com, Skull King; grandpabecksgames.com, its questions on Rascal scoring: 30, 15
    // and 0 at three cards.
    for (set, cards, hands, expected) in [
        ("", 5, "2/2 0/0 3/1", "40 50 -20"),
        ("", 7, "0/1 3/5 3/3", "-70 -20 60"),
        ("--set score=rascal", 3, "2/2 2/1 2/0", "30 15 0"),
        ("--set score=rascal", 3, "0/0 0/1 0/2", "30 15 0"),
    ] {
        let table = Table::new();
        let told =
            table.done(&format!("score skull-king --cards {cards} --players 4 {set} {hands}"));
        let points: Vec<&str> =
            told.lines().filter_map(|line| line.split(' ').next_back()).collect();
        assert_eq!(points.join(" "), expected, "{told}");
    }
}

#[test]
fn bonuses_count_for_a_bid_that_is_made_or_half_by_rascal() {
    for (set, tally, took, expected) in [
        ("", "pirates", 1, 50.0),
        ("", "fourteens", 1, 30.0),
        ("", "black", 1, 40.0),
        ("", "mermaids", 1, 40.0),
        ("", "skull-king", 1, 60.0),
        ("--set king=50", "skull-king", 1, 70.0),
        ("", "loot", 1, 40.0),
        ("", "pirates", 2, -10.0),
        ("--set score=rascal", "pirates", 1, 50.0),
        ("--set score=rascal", "pirates", 2, 25.0),
        ("--set score=rascal", "skull-king", 2, 30.0),
        ("--set score=rascal", "loot", 1, 40.0),
        // Loot takes an exact bid.
        ("--set score=rascal", "loot", 2, 10.0),
    ] {
        let table = Table::new();
        table.done(&format!("new skull-king Ana Bo Cy --dealer Cy {set}"));
        table.done("bid 0 0 0");
        table.done("took 0 0 0");
        let before = totals(&table.json("sheet"));
        table.done("bid Ana=1 Bo=0 Cy=0");
        table.done(&format!("count {tally} Ana=1"));
        table.done(&format!("took Ana={took} Bo=0 Cy=0"));
        let after = totals(&table.json("sheet"));
        assert_eq!(after[0] - before[0], expected, "{set} {tally} {took}");
    }
}

#[test]
fn half_a_bonus_is_explained_and_checked() {
    let table = Table::new();
    table.done("new skull-king Ana Bo Cy --dealer Cy --set score=rascal");
    table.done("bid 1 0 0");
    table.done("count pirates Ana=1");
    table.done("took 0 1 0");
    let why = one_line(&table.done("explain 1 Ana"));
    let half = "pirates captured by the skull king: 1: half for a bid nearly made: 15";
    assert!(why.contains(half), "{why}");
    let rules = one_line(&table.done("rules skull-king --set score=rascal"));
    assert!(
        rules.contains("Nothing if the bid is missed. Half if it is missed by at most 1 trick."),
        "{rules}"
    );
    assert!(table.done("doctor").contains("all sound"));

    let file = table.done("rules skull-king --set score=rascal --toml");
    assert!(file.contains("half_off = 1"), "{file}");
    table.write("ours.toml", &file.replace("made = true", "made = false"));
    let checked = one_line(&table.hoyle("rules --check ours.toml").all());
    assert!(checked.contains("only with made = true"), "{checked}");
}

#[test]
fn a_trick_may_go_to_nobody_and_its_cards_are_left_to_the_table() {
    let table = Table::new();
    table.done("new skull-king Ana Bo Cy --dealer Cy");
    table.done("bid 0 0 0");
    table.done("took 0 0 0");
    for card in ["Kr", "Wh", "Ti"] {
        table.refused(1, &format!("check trick --rules skull-king {card} Pi As"));
    }
    assert_eq!(table.json("check trick --rules skull-king Lo Es 2c")["winner"], 3);
}

#[test]
fn evenings_match_a_scorer_written_apart() {
    const BONUSES: [(&str, i64, bool); 6] = [
        ("pirates", 30, true),
        ("skull-king", 40, true),
        ("mermaids", 20, true),
        ("fourteens", 10, true),
        ("black", 20, true),
        ("loot", 20, false),
    ];
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 10 };
    for seed in 0..evenings {
        let mut random = fastrand::Rng::with_seed(seed);
        let is_rascal = random.bool();
        let score = if is_rascal { "rascal" } else { "skull-king" };
        let mut script = format!("new skull-king Ana Bo Cy --dealer Cy --set score={score}\n");
        // In halves of a point.
        let mut expected = [0, 0, 0];
        for cards in 1..=10 {
            let mut took = [0, 0, 0];
            for _ in 0..random.i64((cards - 1)..=cards) {
                took[random.usize(..3)] += 1;
            }
            let bids = took.map(|took: i64| (took + random.i64(-2..=2)).clamp(0, cards));
            script += &format!("bid Ana={} Bo={} Cy={}\n", bids[0], bids[1], bids[2]);
            let mut bonus = [(0, 0); 3];
            for (tally, points, is_halved) in BONUSES {
                let by = random.usize(..3);
                if random.bool() && took[by] > 0 {
                    script += &format!("count {tally} {}=1\n", NAMES[by]);
                    bonus[by].0 += points;
                    bonus[by].1 += if is_halved { points } else { 0 };
                }
            }
            script += &format!("took Ana={} Bo={} Cy={}\n", took[0], took[1], took[2]);
            for by in 0..3 {
                let off = (bids[by] - took[by]).abs();
                expected[by] += match (is_rascal, off) {
                    (true, 0) => 2 * (10 * cards + bonus[by].0),
                    (true, 1) => 10 * cards + bonus[by].1,
                    (true, _) => 0,
                    (false, 0) if bids[by] == 0 => 2 * (10 * cards + bonus[by].0),
                    (false, 0) => 2 * (20 * bids[by] + bonus[by].0),
                    (false, _) if bids[by] == 0 => -20 * cards,
                    (false, off) => -20 * off,
                };
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals(&sheet).map(|total| (2.0 * total) as i64), expected, "{script}");
        assert_eq!(sheet["finished"], true, "{script}");
    }
}
