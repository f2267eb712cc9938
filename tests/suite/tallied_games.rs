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
fn tallies_that_a_player_had_none_of_are_explained_only_if_asked_for() {
    let table = Table::new();
    table.done("new hearts Ana Bo Cy Di --dealer Di");
    table.done("count hearts 3 0 10");
    table.done("count queen Cy=1");
    let all = table.done("explain");
    let of = |name: &str| all.lines().filter(|line| line.trim().starts_with(name)).count();
    assert_eq!([of("Ana"), of("Bo"), of("Cy"), of("Di")], [1, 0, 2, 0], "{all}");
    let of_bo = table.done("explain 1 Bo");
    assert!(of_bo.contains("hearts: 0") && of_bo.contains("queen"), "{of_bo}");
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

/// The file of belote.
fn belote_file() -> &'static str {
    presets::ruleset_text("belote").expect("a game")
}

/// The totals of the two sides after a deal of belote.
#[track_caller]
fn belote(script: &str) -> (Vec<i64>, Table) {
    let table = Table::new();
    table.done("new belote Ana Bo Cy Di --dealer Di");
    for line in script.lines() {
        table.done(line);
    }
    let sheet = table.json("sheet");
    let sides = sheet["deals"][0]["sides"].as_array().expect("sides");
    let totals = sides.iter().map(|side| side["total"].as_i64().expect("a whole total")).collect();
    (totals, table)
}

#[test]
fn a_contract_may_be_for_card_points() {
    for (script, expected) in [
        // exoty.com, contree.org and belotejeu.fr: 82 points or more are each side's own, fewer are 162 for the others,
        // who also lose no belote; 90 more for all tricks. Whoever takes is Ana or Cy.
        ("contract take:spades --by Ana\ncount points 92", [92, 70]),
        ("contract take:spades --by Cy\ncount points 82 80", [82, 80]),
        ("contract take:spades --by Ana\ncount points 81", [0, 162]),
        ("contract take:spades --by Ana\ncount belote Cy=1\ncount points 72", [92, 90]),
        ("contract take:spades --by Ana\ncount belote Cy=1\ncount points 71", [20, 162]),
        ("contract take:spades --by Ana\ncount belote Di=1\ncount points 91", [0, 182]),
        ("contract take:spades --by Ana\ncount belote Di=1\ncount points 92", [92, 90]),
        ("contract take:spades --by Ana\ncount capot Ana=1\ncount points 162", [252, 0]),
        // The declarer's side comes first.
        ("contract take:spades --by Bo\ncount points 62", [162, 0]),
        ("contract take:spades --by Bo\ncount capot Ana=1\ncount points 0", [252, 0]),
        ("contract take:spades --by Di\ncount points Ana=50", [50, 112]),
    ] {
        assert_eq!(belote(script).0, expected, "{script}");
    }
}

#[test]
fn a_contract_for_card_points_is_explained_kept_and_corrected() {
    let script = "contract take:spades --by Ana\ncount belote Cy=1\ncount points 72";
    let (_, table) = belote(script);
    let why = one_line(&table.done("explain 1"));
    for says in [
        "take in spades ♠ by Ana: made with 20 + 2 × 72 = 164 (163 needed)",
        "(challenger): 72",
        "king and queen of trumps in one hand: 1 × 20 = 20",
    ] {
        assert!(why.contains(says), "{says}: {why}");
    }
    let rules = one_line(&table.done("rules belote"));
    let says = "20 × belote + 2 × points - 20 × their belote: at least 163";
    assert!(rules.contains(says), "{rules}");
    table.done("fix 1 count points Ana=71 Bo=91");
    assert_eq!(table.json("sheet")["deals"][0]["sides"][1]["total"], 162);
    assert!(table.done("doctor").contains("all sound"));
    table.write("games.jsonl", &table.done("export --lines"));
    let again = table.done("rescore games.jsonl --totals");
    assert!(again.contains("162"), "{again}");
    table.write("again.hoyle", &table.done("script"));
    let sheet = table.json("replay again.hoyle");
    assert_eq!(sheet["deals"][0]["sides"][1]["total"], 162);

    let score = one_line(&table.done("score belote take --took 92"));
    assert!(score.contains("made with 184 (163 needed)"), "{score}");
    assert!(score.contains("challenger: 92;") && score.contains("contract: 70"), "{score}");
    let took = one_line(&table.hoyle("took 5").all());
    assert!(took.contains("No contract is recorded"), "{took}");
    table.done("contract take:hearts --by Bo");
    let took = one_line(&table.hoyle("took 5").all());
    assert!(took.contains("Every deal has 162 points; 0 are counted."), "{took}");
    for command in [
        "status",
        "log",
        "settle",
        "stats",
        "sheet --format html",
        "board --plain",
        "chances",
        "what-if",
    ] {
        let said = table.hoyle(command);
        assert!(!said.all().contains("panicked"), "{command}: {}", said.all());
    }
}

#[test]
fn contracts_for_tallies_are_checked() {
    for (from, to, says) in [
        ("at_least = 163", "at_least = 250", "is valid"),
        ("of = \"2 points", "of = \"-2 points", "A target of 163 cannot be met"),
        ("theirs.belote", "theirs.belot", "Did you mean belote?"),
        ("won = \"points", "won = \"took", "“took” is not counted in this score"),
        ("lost = { base = 0 }", "lost = \"bid + hand\"", "“hand” is not counted in this score"),
        ("lost = { base = 0 }", "lost = \"0.1\"", "Factors are multiples of ½"),
        ("total = 162", "most = 162", "a count with a total has to end the deal"),
    ] {
        let table = Table::new();
        assert!(belote_file().contains(from), "{from}");
        table.write("ours.toml", &belote_file().replace(from, to));
        let said = table.hoyle("rules --check ours.toml");
        let all = one_line(&said.all());
        let is_sound = to == "at_least = 250";
        assert!((said.code == 0) == is_sound && (is_sound || all.contains(says)), "{to}: {all}");
    }
    let mixed = "\n[[bidding.auction.bids]]\nid = \"all\"\nplay = \"solo\"\n\
                 target = { at_least = 8 }\nwon = { base = 250 }\nlost = { base = 0 }\n\
                 opponents = { base = 250 }\n";
    let table = Table::new();
    table.write("ours.toml", &format!("{}{mixed}", belote_file()));
    let said = one_line(&table.hoyle("rules --check ours.toml").all());
    assert!(said.contains("Either all bids have of, or none"), "{said}");
}

/// Five hundred without its bowers: whoever plays against the contract gets ten points a trick, whatever
/// becomes of it.
#[test]
fn a_formula_may_count_the_tricks_of_the_others() {
    let five_hundred = belote_file()
        .replace("of = \"2 points + 20 belote - 20 theirs.belote\"\n", "")
        .replace("at_least = 163", "at_least = 6")
        .replace("\"points + 90 capot\"", "\"40\"")
        .replace("lost = { base = 0 }", "lost = \"40\"")
        .replace("\"162 + 90 capot\"", "\"10 cards - 10 took\"")
        .replace("opponents_won = \"points\"", "opponents_won = \"10 cards - 10 took\"")
        .replace("total = 162", "most = 162");
    let table = Table::new();
    table.write("game.toml", &five_hundred);
    for (took, expected) in [(7, [40, 10]), (5, [-40, 30])] {
        let script = format!(
            "new ./game.toml Ana Bo Cy Di --dealer Di\ncontract take:spades --by Ana\ntook {took}\n"
        );
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        let sides = sheet["deals"][0]["sides"].as_array().expect("sides");
        let totals: Vec<i64> = sides.iter().map(|side| side["total"].as_i64().unwrap()).collect();
        assert_eq!(totals, expected, "took {took}");
    }
}

#[test]
fn tricks_are_scored_against_quotas_from_the_dealer_on() {
    let table = Table::new();
    table.done("new sergeant-major Ana Bo Cy --dealer Cy");
    table.done("took Cy=10 Ana=4 Bo=2");
    assert_eq!(totals(&table), [-1, -1, 2]);
    let why = one_line(&table.done("explain 1 Cy"));
    assert!(why.contains("took 10 of 16: quota 8: 2"), "{why}");
    // Ana deals.
    table.done("took Ana=8 Bo=5 Cy=3");
    assert_eq!(totals(&table), [-1, -1, 2]);
    table.done("took Bo=16 Ana=0 Cy=0");
    assert_eq!(totals(&table), [-1 - 3, -1 + 8, 2 - 5]);
    assert!(table.done("doctor").contains("all sound"));

    let file = presets::ruleset("sergeant-major").expect("an example");
    let file = toml::to_string(&file).expect("TOML");
    for (to, says) in [
        ("[8, 5, 4]", "The quotas add up to 17, but 16 tricks of a deal count."),
        ("[8, 8]", "quota has a number for each player"),
        ("[8, -5, 13]", "expected"),
    ] {
        assert!(file.contains("quota = [8, 5, 3]"), "{file}");
        table.write("ours.toml", &file.replace("[8, 5, 3]", to));
        let said = one_line(&table.hoyle("rules --check ours.toml").all());
        assert!(said.contains(says), "{to}: {said}");
    }
}

#[test]
fn most_tricks_of_three_players_win_a_deal_that_no_two_tie_for() {
    let table = Table::new();
    let file = "format = 1\nid = \"most\"\ntitle = \"Most\"\nturn = \"clockwise\"\ntrump = \"turned\"\n\
        bidding = \"none\"\n[[tables]]\nplayers = [3]\n[schedule]\nform = \"down\"\ntop = 7\n\
        forms = [{ id = \"down\", steps = [\"top down to 1\"] }]\n\
        [scoring.tricks]\nid = \"most\"\ntitle = \"Most tricks\"\n";
    table.write("most.toml", file);
    table.done("new ./most.toml Ana Bo Cy --dealer Cy");
    table.done("took 3 2 2");
    let told = table.done("explain 1");
    assert!(told.contains("Ana took 3 of 7: most tricks win the deal: 1"), "{told}");
    assert!(told.contains("Bo took 2 of 7: no more than another player: 0"), "{told}");
    table.done("took 2 2 2");
    let told = table.done("explain 2");
    assert!(told.contains("Bo took 2 of 6: no more than another player: 0"), "{told}");
}
