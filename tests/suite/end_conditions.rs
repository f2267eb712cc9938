//! Endings of rules files: a condition of a player's total and of the partner's.

use crate::common::{Table, one_line};

/// Forty-one as played in Syria: everybody bids, partners sit opposite with a score each, and bids from seven on
/// count double. A pair wins if one has 41 and the other more than nothing; of two such pairs the one with more
/// points together (thanoscardgames.jimdofree.com).
const FORTY_ONE: &str = r#"
format = 1
id = "forty-one"
title = "Forty-one"
turn = "counter-clockwise"
trump = { cycle = ["hearts"] }
tables = [{ players = [4] }]
ending = { when = "total >= 41 and partner > 0" }
schedule = { form = "thirteens", forms = [{ id = "thirteens", steps = ["13 until the end"] }] }

[bidding.exact]
hook = "never"
target = "at-least"

[scoring.hands]
id = "forty-one"
title = "Forty-one"
made = "bid"
over = "bid"
under = "-bid"
cases = [
  { when = "bid >= 7 and took >= bid", points = "2 bid" },
  { when = "bid >= 7 and missed", points = "-2 bid" },
]
"#;

const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// The line of a command with a number for each player.
fn numbers(command: &str, numbers: [i64; 4]) -> String {
    let named = NAMES.iter().zip(numbers).map(|(name, number)| format!(" {name}={number}"));
    command.to_owned() + &named.collect::<String>()
}

/// A game of Forty-one after some deals, each with its bids and tricks.
fn forty_one(deals: &[([i64; 4], [i64; 4])]) -> Table {
    let table = Table::new();
    table.write("forty-one.toml", FORTY_ONE);
    table.done("new ./forty-one.toml Ana Bo Cy Di --dealer Di");
    for (bids, took) in deals {
        table.done(&numbers("bid", *bids));
        table.done(&numbers("took", *took));
    }
    table
}

/// The places of Ana, Bo, Cy and Di.
fn places(table: &Table) -> Vec<u64> {
    let sheet = table.json("sheet");
    let standings = sheet["standings"].as_array().expect("standings");
    let place = |name: &&str| {
        let found = standings.iter().find(|standing| standing["player"] == **name);
        found.expect(name)["rank"].as_u64().expect("a rank")
    };
    NAMES.iter().map(place).collect()
}

fn is_over(table: &Table) -> bool {
    table.json("status")["deal"].is_null()
}

#[test]
fn a_pair_wins_by_the_total_of_one_and_that_of_the_other() {
    let ana_gains = ([7, 2, 1, 2], [8, 3, 0, 2]);
    let alone = [ana_gains; 3];
    assert!(!is_over(&forty_one(&alone)), "Ana has 42, but Cy -3");

    // Bo has more than anybody, but Di has not more than nothing.
    let bo_leads = ([1, 13, 1, 6], [0, 13, 0, 0]);
    let cy_recovers = ([1, 1, 11, 1], [1, 0, 11, 1]);
    let table = forty_one(&[&alone[..], &[bo_leads, bo_leads, cy_recovers]].concat());
    assert!(is_over(&table));
    assert_eq!(places(&table), [1, 3, 1, 4]);
    let status = one_line(&table.done("status"));
    assert!(status.contains("Ana and Cy win with 58 together"), "{status}");
    assert_eq!(table.json("sheet")["won_by"], "partners");
    assert_eq!(table.json("sheet")["winners"], serde_json::json!(["Ana", "Cy"]));
}

#[test]
fn pairs_that_are_level_play_another_deal() {
    let alike = ([5, 5, 1, 1], [5, 6, 1, 1]);
    let mut deals = vec![alike; 9];
    let table = forty_one(&deals);
    assert!(!is_over(&table));
    let status = one_line(&table.done("status"));
    assert!(
        status.contains("Ana, Bo, Cy and Di are level with 54, so another deal is played"),
        "{status}"
    );

    deals.push(([1, 2, 2, 1], [8, 2, 2, 1]));
    let table = forty_one(&deals);
    assert!(!is_over(&table), "both pairs have 57");
    deals.push(([1, 2, 2, 2], [8, 2, 2, 1]));
    assert_eq!(places(&forty_one(&deals)), [1, 3, 1, 3]);
}

/// The pairs that meet the condition, each with its points together.
fn pairs_met(totals: &[i64; 4]) -> Vec<(usize, i64)> {
    let met = |pair: &usize| {
        let (one, other) = (totals[*pair], totals[*pair + 2]);
        (one >= 41 && other > 0) || (other >= 41 && one > 0)
    };
    (0..2).filter(met).map(|pair| (pair, totals[pair] + totals[pair + 2])).collect()
}

#[test]
fn evenings_of_forty_one_match_a_scorer_written_apart() {
    let mut played_off = 0;
    for seed in 0..100 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut script = String::from("new ./forty-one.toml Ana Bo Cy Di --dealer Di\n");
        let mut totals = [0; 4];
        let winners = loop {
            let mut took = [0; 4];
            (0..13).for_each(|_| took[random.usize(..4)] += 1);
            let bids = took.map(|took: i64| (took + random.i64(-3..=1)).max(0));
            for (total, (bid, took)) in totals.iter_mut().zip(bids.iter().zip(took)) {
                let worth = if *bid >= 7 { 2 * bid } else { *bid };
                *total += if took >= *bid { worth } else { -worth };
            }
            script += &format!("{}\n{}\n", numbers("bid", bids), numbers("took", took));
            match pairs_met(&totals)[..] {
                [] => {}
                [(pair, _)] => break pair,
                [(_, one), (_, other)] if one == other => played_off += 1,
                [(_, one), (_, other)] => break usize::from(other > one),
                _ => unreachable!("there are two pairs"),
            }
        };
        let table = Table::new();
        table.write("forty-one.toml", FORTY_ONE);
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        let expected = [winners, winners + 2].map(|seat| NAMES[seat]);
        assert_eq!(sheet["winners"], serde_json::json!(expected), "seed {seed}: {script}");
    }
    println!("{played_off} deals to play off a tie");
}

#[test]
fn conditions_that_cannot_end_a_game_are_refused() {
    for (from, to, says) in [
        ("ending = { when", "ending = { points = 41, when", "when takes the place of points"),
        ("13 until the end", "13 × 4", "needs a schedule with “until the end”"),
        ("[4]", "[4, 5]", "partner is the total of the player opposite"),
        ("partner > 0", "luck > 0", "“luck” is not counted"),
        ("total >= 41 and partner > 0", "made", "expected"),
        ("made = \"bid\"", "made = \"0\"", "valid"),
    ] {
        let table = Table::new();
        let changed = FORTY_ONE.replace(from, to);
        assert_ne!(changed, FORTY_ONE);
        table.write("changed.toml", &changed);
        let said = table.hoyle("rules --check ./changed.toml");
        let all = one_line(&format!("{}{}", said.stdout, said.stderr));
        assert!(all.contains(says), "{to}: {all}");
    }
}

#[test]
fn the_condition_is_told_in_words() {
    let table = forty_one(&[([7, 2, 1, 2], [8, 3, 0, 2])]);
    let rules = one_line(&table.done("rules ./forty-one.toml"));
    assert!(rules.contains("this condition: total >= 41 and partner’s total > 0. That player and the partner opposite win."), "{rules}");
    assert!(
        table
            .done("rules ./forty-one.toml --toml")
            .contains("when = \"total >= 41 and partner > 0\"")
    );
}
