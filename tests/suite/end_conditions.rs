//! Endings of rules files: a condition of a player's total and of the partner's, and one by which players drop out.

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
    assert_eq!(table.json("sheet")["won_by"], "condition");
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

/// Five hundred: who wins a contract that makes 500 wins, and points for tricks against one do not end the game.
#[test]
fn a_contract_won_beats_a_larger_total() {
    let mut lines = vec!["contract spades-10 --by Bo", "took 10"];
    lines.extend(["contract no-trump-6 --by Ana", "took 0"].repeat(3));
    let table = Table::new();
    table.done("new five-hundred Ana Bo Cy Di --dealer Di");
    for line in lines {
        table.done(line);
    }
    assert!(!is_over(&table), "Bo and Di have 740, of which 300 for tricks");
    for line in ["contract no-trump-10 --by Ana", "took 10", "contract spades-10 --by Ana"] {
        table.done(line);
    }
    assert!(!is_over(&table));
    table.done("took 10");
    assert!(is_over(&table));
    let status = one_line(&table.done("status"));
    assert!(status.contains("Ana & Cy win with 600."), "{status}");
    assert!(status.contains("1. Ana & Cy 600, 2. Bo & Di 740"), "{status}");
    assert_eq!(table.json("sheet")["won_by"], "condition");
}

/// Knockout whist: a card fewer in each deal, and who takes no trick is out.
const KNOCKOUT: &str = r#"
format = 1
id = "knockout"
title = "Knockout whist"
turn = "clockwise"
trump = "drawn"
bidding = "none"
tables = [{ players = [2, 3, 4, 5] }]
schedule = { form = "7-1", forms = [{ id = "7-1", steps = ["7 down to 1"] }] }
ending = { out = "took = 0" }
scoring.tricks = { id = "knockout", title = "Knockout whist", pays = "tricks" }
"#;

/// A game of five tricks a deal, in which the fewest win and who has 15 is out.
const FIVES: &str = r#"
format = 1
id = "fives"
title = "Fives"
turn = "clockwise"
trump = "drawn"
bidding = "none"
tables = [{ players = [3, 4, 5] }]
schedule = { form = "fives", forms = [{ id = "fives", steps = ["5 × 20"] }] }
ending = { out = "total >= 15" }
scoring.tricks = { id = "fives", title = "Fives", pays = "tricks", wins = "lowest" }
"#;

const FIVE: [&str; 5] = ["Ana", "Bo", "Cy", "Di", "Ed"];

/// A game of five by these rules after some commands.
fn five(rules: &str, commands: &[&str]) -> Table {
    let table = Table::new();
    table.write("ours.toml", rules);
    table.done("new ./ours.toml Ana Bo Cy Di Ed --dealer Ed");
    for command in commands {
        table.done(command);
    }
    table
}

/// The ranks in the order of the standings, each with its player.
fn standings(sheet: &serde_json::Value) -> Vec<(u64, String)> {
    let standings = sheet["standings"].as_array().expect("standings");
    let place = |standing: &serde_json::Value| {
        let player = standing["player"].as_str().expect("a name").to_owned();
        (standing["rank"].as_u64().expect("a rank"), player)
    };
    standings.iter().map(place).collect()
}

#[test]
fn who_takes_no_trick_is_out_and_the_last_one_wins() {
    let table = five(KNOCKOUT, &["trump hearts", "took Ana=3 Bo=2 Cy=1 Di=1 Ed=0"]);
    let status = one_line(&table.done("status"));
    assert!(
        status.contains("Tricks due: Ana, Bo, Cy and Di. 6 tricks count. Ed is out after deal 1."),
        "{status}"
    );
    for command in ["trump clubs", "took Ana=4 Bo=0 Cy=2 Di=0", "trump clubs", "took Ana=0 Cy=5"] {
        table.done(command);
    }
    assert!(is_over(&table));
    let status = one_line(&table.done("status"));
    assert!(status.contains("Cy wins: the others are out"), "{status}");
    let sheet = table.json("sheet");
    assert_eq!(sheet["won_by"], "staying");
    let places = standings(&sheet);
    let expected = [(1, "Cy"), (2, "Ana"), (3, "Bo"), (4, "Di"), (5, "Ed")];
    assert_eq!(places, expected.map(|(rank, player)| (rank, player.to_owned())));
    let notes = one_line(&table.done("sheet"));
    assert!(notes.contains("Deal 2: Ed is out after deal 1."), "{notes}");
    assert_eq!(table.hoyle("chances").code, 2);

    // The next game is of all five, where they sat.
    table.done("rematch");
    assert_eq!(table.json("sheet")["players"], serde_json::json!(FIVE));
}

#[test]
fn a_correction_or_a_new_deal_brings_players_back() {
    let commands = ["trump hearts", "took Ana=3 Bo=2 Cy=1 Di=1 Ed=0"];
    let table = five(KNOCKOUT, &commands);
    table.done("fix 1 took Ana=2 Ed=1");
    let status = one_line(&table.done("status"));
    assert!(
        status.contains("Ana, Bo, Cy, Di and Ed. 6 tricks count.") && !status.contains("is out"),
        "{status}"
    );

    // A table may give a second chance.
    let table = five(KNOCKOUT, &commands);
    table.done("join Ed");
    table.done("trump hearts");
    table.done("took Ana=3 Bo=1 Cy=1 Di=1 Ed=0");
    let status = one_line(&table.done("status"));
    assert!(status.contains("Ed is out after deal 2."), "{status}");

    // All but Ana are out, until the deal is dealt again.
    let table = five(KNOCKOUT, &["trump hearts", "took Ana=7 Bo=0 Cy=0 Di=0 Ed=0"]);
    assert!(is_over(&table));
    table.done("redeal --deal 1 \"the pack was short\"");
    assert!(!is_over(&table));
    let due = one_line(&table.done("status"));
    assert!(due.contains("Ana, Bo, Cy, Di and Ed"), "{due}");
}

#[test]
fn archives_keep_who_dropped_out() {
    let table = five(KNOCKOUT, &["trump hearts", "took Ana=3 Bo=2 Cy=1 Di=1 Ed=0"]);
    table.done("trump hearts");
    table.done("took Ana=6 Bo=0 Cy=0 Di=0");
    let lines = table.done("export --lines");
    let other = Table::new();
    other.write("games.jsonl", &lines);
    other.done("import games.jsonl");
    assert_eq!(standings(&other.json("sheet")), standings(&table.json("sheet")));
}

/// The tricks of a deal of `cards` among the players who are in, and none for the others.
fn shared_out(cards: usize, is_in: &[bool; 5], random: &mut fastrand::Rng) -> [i64; 5] {
    let mut took = [0; 5];
    let seats: Vec<usize> = (0..5).filter(|seat| is_in[*seat]).collect();
    (0..cards).for_each(|_| took[seats[random.usize(..seats.len())]] += 1);
    took
}

#[test]
fn evenings_with_players_who_drop_out_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut random = fastrand::Rng::with_seed(seed);
        let is_knockout = random.bool();
        let (rules, fewest) = if is_knockout { (KNOCKOUT, 2) } else { (FIVES, 3) };
        let mut script = String::from("new ./ours.toml Ana Bo Cy Di Ed --dealer Ed\n");
        let mut totals = [0; 5];
        let mut is_in = [true; 5];
        let mut stayed = [usize::MAX; 5];
        for deal in 1..=if is_knockout { 7 } else { 20 } {
            let cards = if is_knockout { 8 - deal } else { 5 };
            let took = shared_out(cards, &is_in, &mut random);
            script += "trump hearts\ntook";
            for seat in (0..5).filter(|seat| is_in[*seat]) {
                script += &format!(" {}={}", FIVE[seat], took[seat]);
                totals[seat] += took[seat];
            }
            script += "\n";
            for seat in (0..5).filter(|seat| is_in[*seat]).collect::<Vec<_>>() {
                let is_out = if is_knockout { took[seat] == 0 } else { totals[seat] >= 15 };
                if is_out {
                    is_in[seat] = false;
                    stayed[seat] = deal;
                }
            }
            if is_in.iter().filter(|is_in| **is_in).count() < fewest {
                break;
            }
        }

        let table = Table::new();
        table.write("ours.toml", rules);
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(sheet["finished"], true, "seed {seed}: {script}");
        let better = |total: i64| if is_knockout { total } else { -total };
        let keys: Vec<_> = (0..5).map(|seat| (stayed[seat], better(totals[seat]))).collect();
        for (rank, player) in standings(&sheet) {
            let seat = FIVE.iter().position(|name| **name == player).expect("a player");
            let ahead = keys.iter().filter(|key| **key > keys[seat]).count();
            assert_eq!(rank as usize, 1 + ahead, "seed {seed}, {player}: {script}");
        }
    }
}

#[test]
fn what_cannot_put_players_out_is_refused() {
    for (rules, from, to, says) in [
        (KNOCKOUT, "took = 0", "off = 0", "“off” is not counted"),
        (KNOCKOUT, "took = 0", "partner = 0", "choose from total or took"),
        (FIVES, "bidding", "sides = \"opposite\"\nbidding", "out needs a single game"),
        (FORTY_ONE, "ending = { when", "ending = { out = \"total < 0\", when", "wins alone"),
    ] {
        let table = Table::new();
        let changed = rules.replace(from, to);
        table.write("changed.toml", &changed);
        let said = table.hoyle("rules --check ./changed.toml");
        let all = one_line(&format!("{}{}", said.stdout, said.stderr));
        assert!(said.code == 1 && all.contains(says), "{to}: {all}");
    }
}
