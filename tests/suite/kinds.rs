//! Kinds of deal: what each counts, who chooses them, and what is left to whom.

use crate::common::{Table, one_line};
use hoyle::presets;

const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// The totals of a game in the order of the players.
fn totals(sheet: &serde_json::Value) -> Vec<i64> {
    let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
    let hands = last["hands"].as_array().expect("hands");
    hands.iter().map(|hand| hand["total"].as_i64().expect("a whole total")).collect()
}

/// A game of king in which the dealers choose; Ana deals first.
fn chosen() -> Table {
    Table::after(&["new king Ana Bo Cy Di --dealer Ana --schedule dealer"])
}

/// The kinds of king: the tally, how many there are in a deal, and the points of all of them.
const KINDS: [(&str, i64, i64); 7] = [
    // gambiter.com: the six cost 1300, and the four others gain as much.
    ("tricks", 13, -260),
    ("hearts", 13, -260),
    ("queens", 4, -200),
    ("men", 8, -240),
    ("king", 1, -160),
    ("last", 2, -180),
    ("plus", 13, 325),
];

#[test]
fn king_costs_1300_points_and_gains_as_many() {
    let table = Table::after(&["new king Ana Bo Cy Di --dealer Ana"]);
    let mut sum = 0;
    for deal in 0..10 {
        let (kind, total, points) = KINDS[deal.min(6)];
        let taker = NAMES[deal % 4];
        table.done(&format!("count {kind} {taker}={total}"));
        sum += points;
        let all: i64 = totals(&table.json("sheet")).iter().sum();
        assert_eq!(all, sum, "deal {}", deal + 1);
    }
    assert_eq!(sum, 0);
    assert!(table.json("status")["finished"].as_bool().expect("a flag"));
}

/// A hundred evenings, scored apart.
#[test]
fn random_evenings_of_king_end_as_a_scorer_written_apart_says() {
    let mut random = fastrand::Rng::with_seed(49);
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 3 };
    for evening in 0..evenings {
        let mut script = "new king Ana Bo Cy Di --dealer Ana --schedule dealer\n".to_owned();
        let mut kept = [0; 4];
        let mut left = vec![KINDS.to_vec(); 4];
        for deal in 0..28 {
            let open = &mut left[deal % 4];
            let (kind, total, points) = open.remove(random.usize(..open.len()));
            let mut numbers = [0; 4];
            for _ in 0..total {
                numbers[random.usize(..4)] += 1;
            }
            script += &format!(
                "kind {kind}\ncount {kind} {}\n",
                numbers.map(|n| n.to_string()).join(" ")
            );
            for (player, number) in numbers.iter().enumerate() {
                kept[player] += points / total * number;
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals(&sheet), kept, "evening {evening}: {script}");
        assert_eq!(sheet["finished"], true, "evening {evening}: {script}");
    }
}

#[test]
fn a_dealer_chooses_each_kind_once() {
    let table = chosen();
    let status = one_line(&table.done("status"));
    assert!(status.contains("Ana to choose the kind of deal."), "{status}");
    assert!(status.contains("Left to Ana: tricks, hearts, queens, men, king, last, plus."));

    // Nothing else can be recorded before.
    for line in ["count queens 1 0 3", "took 4 3 3 3", "trick As Ks Qs Js", "trump hearts"] {
        let said = one_line(&table.refused(1, line).all());
        assert!(said.contains("Ana has not chosen the kind of deal yet."), "{line}: {said}");
        assert!(said.contains("king.kinds: King, as commonly played, Deals"), "{line}: {said}");
    }
    let unknown = one_line(&table.refused(1, "kind queen").all());
    assert!(unknown.contains("Did you mean queens?"), "{unknown}");

    table.done("kind queens");
    let again = one_line(&table.refused(1, "kind hearts").all());
    assert!(again.contains("No queens has already been chosen for deal 1."), "{again}");
    assert!(again.contains("hoyle fix 1 kind KIND"), "{again}");
    let other = one_line(&table.refused(1, "count hearts 3 0 10").all());
    assert!(other.contains("No queens does not count: hearts."), "{other}");
    assert!(other.contains("Choose queens."), "{other}");
    table.done("count queens 1 0 3");
    for kind in ["queens", "hearts", "tricks"] {
        table.done(&format!("kind {kind}"));
        table.done(&format!("count {kind} Bo={}", if kind == "queens" { 4 } else { 13 }));
    }

    let spent = one_line(&table.refused(1, "kind queens").all());
    assert!(spent.contains("Ana has already chosen No queens, in deal 1."), "{spent}");
    assert!(spent.contains("Left to Ana: tricks, hearts, men, king, last, plus."), "{spent}");
    assert!(spent.contains("king.kinds"), "{spent}");
    let deal = table.json("status")["deal"].clone();
    assert_eq!(deal["phase"], "kind");
    assert_eq!(deal["turn"], "Ana");
    assert_eq!(deal["kinds_left"][1]["player"], "Bo");
    let left = ["tricks", "hearts", "men", "king", "last", "plus"];
    assert_eq!(deal["kinds_left"][1]["kinds"], serde_json::json!(left));
}

#[test]
fn a_choice_is_taken_back_with_its_deal() {
    let table = chosen();
    table.done("kind king");
    table.done("redeal");
    let status = one_line(&table.done("status"));
    assert!(status.contains("Left to Ana: tricks, hearts, queens, men, king, last, plus."));
    table.done("kind king");
    table.done("count king Di=1");
    table.done("redeal --deal 1");
    table.done("kind king");
    table.done("undo");
    table.done("kind last");
    table.done("count last Di=2");
    assert_eq!(totals(&table.json("sheet")), [0, 0, 0, -180]);
    assert!(table.done("doctor").contains("all sound"));
}

#[test]
fn a_kind_is_corrected_while_nothing_is_counted() {
    let table = chosen();
    table.done("kind king");
    table.done("fix 1 kind men");
    assert_eq!(table.json("status")["deal"]["kind"], "men");
    table.done("count men Bo=8");
    let said = one_line(&table.refused(1, "fix 1 kind king --yes").all());
    assert!(said.contains("does not belong to king: give the new numbers too."), "{said}");
    assert!(said.contains("hoyle fix 1 kind king --count king N…"), "{said}");
    assert_eq!(totals(&table.json("sheet")), [0, -240, 0, 0]);
}

#[test]
fn the_kind_of_a_counted_deal_is_corrected_with_its_numbers() {
    let table = chosen();
    for line in ["kind plus", "trump hearts", "count plus Ana=13", "kind last", "count last Di=2"] {
        table.done(line);
    }
    // The trump that was named is dropped with the old kind.
    table.done("fix 1 kind hearts --count hearts 0 4 8");
    assert_eq!(totals(&table.json("sheet")), [0, -80, -160, -200]);
    assert_eq!(table.json("sheet")["deals"][0]["trump"], "none");
    let status = one_line(&table.done("status"));
    assert!(status.contains("Left to Ana: tricks, queens, men, king, last, plus."), "{status}");
    assert!(table.done("doctor").contains("all sound"));
    table.done("undo");
    assert_eq!(totals(&table.json("sheet")), [325, 0, 0, -180]);

    let unnamed = one_line(&table.refused(2, "fix 1 kind hearts --count 0 4 8").all());
    assert!(unnamed.contains("Name what is counted before its numbers"), "{unnamed}");
    let entry = one_line(&table.refused(2, "fix --entry 1 kind hearts --count hearts 1").all());
    assert!(entry.contains("--entry"), "{entry}");
    let order = Table::after(&["new king Ana Bo Cy Di --dealer Ana", "count tricks Bo=13"]);
    let fixed = one_line(&order.refused(1, "fix 1 kind tricks").all());
    assert!(fixed.contains("Nobody chose the kind of deal 1."), "{fixed}");
}

#[test]
fn a_kind_may_have_several_tallies() {
    let table = Table::after(&["new rentz Ana Bo Cy Di --dealer Di", "kind rentz"]);
    table.done("count places 1 2 3");
    let refused = one_line(&table.refused(1, "fix 1 kind totals").all());
    let way = "hoyle fix 1 kind totals --count king N… queens N… diamonds N… tricks N…";
    assert!(refused.contains(way), "{refused}");
    table.done("fix 1 kind totals --count king Bo=1 queens 1 2 1 diamonds 3 0 4 tricks 2 3 1");
    assert_eq!(totals(&table.json("sheet")), [-70, -150, -70, -30]);
}

#[test]
fn a_corrected_place_goes_to_whoever_is_left() {
    let table = Table::after(&["new rentz Ana Bo Cy Di --dealer Di", "kind rentz"]);
    table.done("count places 1 2 3");
    table.done("fix 1 count places Cy=1");
    assert_eq!(totals(&table.json("sheet")), [150, 200, 300, 100]);
    let twice = one_line(&table.refused(1, "fix 1 count places Ana=1 Bo=2").all());
    assert!(twice.contains("a different number for each player"), "{twice}");
    assert!(!twice.contains("fix 1 count places"), "{twice}");
}

#[test]
fn a_schedule_names_its_kinds_and_does_not_repeat_itself() {
    let table = Table::new();
    let order = one_line(&table.done("schedule king --players 4"));
    assert!(order.contains("3 13 drawn or named player 2 queens 4"), "{order}");
    assert_eq!(table.json("schedule king --players 4")[2]["kind"], "queens");
    let chosen = one_line(&table.done("schedule king --players 4 --schedule dealer"));
    assert!(chosen.ends_with("4 13 drawn or named player 3"), "{chosen}");
    let said = one_line(&table.hoyle("schedule king --players 4 --schedule dealer").all());
    assert!(said.contains("And so on up to deal 28."), "{said}");
    let whole = table.done("schedule king --players 4 --schedule dealer --format csv");
    assert_eq!(whole.lines().count(), 29, "{whole}");
}

#[test]
fn chosen_kinds_survive_archives_scripts_and_journals() {
    let table = chosen();
    table.done("kind king");
    table.done("count king Di=1");
    table.done("kind plus");
    table.done("trump hearts");
    table.done("count plus 4 4 3");
    let before = totals(&table.json("sheet"));
    let line = table.done("export --lines");
    assert!(line.contains(r#""kind":"king""#), "{line}");
    table.write("night.jsonl", &line);
    assert_eq!(table.hoyle("rescore night.jsonl").code, 0, "{line}");
    std::fs::create_dir(table.path("night")).expect("a folder");
    table.done("export --to night");
    let other = Table::new();
    let journal = std::fs::read_dir(table.path("night")).expect("a folder").next();
    let journal = journal.expect("a file").expect("a file").path();
    other.write("night.jsonl", &std::fs::read_to_string(journal).expect("a journal"));
    other.done("import night.jsonl");
    assert_eq!(totals(&other.json("sheet")), before);

    let script = table.done("script");
    assert!(script.contains("kind plus"), "{script}");
    other.write("night.hoyle", &script);
    assert_eq!(totals(&other.json("replay night.hoyle")), before);
    for what in ["sheet", "explain", "log", "stats", "settle", "schedule"] {
        table.done(what);
    }
    for what in ["chances", "audit night.csv"] {
        table.write("night.csv", "deal,Ana,Bo,Cy,Di\n1,0,0,0,-160\n");
        assert_ne!(table.hoyle(what).code, 0, "{what}");
    }
}

#[test]
fn a_schedule_may_have_rounds_in_which_everybody_bids_zero() {
    let misere = r#"
[[kinds]]
id = "misere"
title = "Misère"
mark = "M"
misere = true
trump = "none"
"#;
    let rules = presets::ruleset_text("oh-hell").expect("a game");
    let steps = rules.find("steps = ").expect("steps");
    let end = rules[steps..].find(']').expect("an end") + steps;
    let file =
        format!("{}steps = [\"3 × 1, kind misere\"{}\n{misere}", &rules[..steps], &rules[end..]);
    let table = Table::new();
    table.write("ours.toml", &file);
    let said = table.hoyle("new ./ours.toml Ana Bo Cy Di --dealer Di");
    assert!(said.code == 0, "{}", said.all());
    let refused = one_line(&table.refused(1, "bid 1 0 0 0").all());
    assert!(refused.contains("oh-hell.kinds"), "{refused}");
    table.done("took 0 1 2 0");
    assert!(table.json("status")["finished"].as_bool().expect("a flag"));
}

/// What `rules --check` says of the file of king with one text for another.
fn checked(from: &str, to: &str) -> String {
    let king = presets::ruleset_text("king").expect("a game");
    assert!(king.contains(from), "{from}");
    let table = Table::new();
    table.write("ours.toml", &king.replacen(from, to, 1));
    let said = table.hoyle("rules --check ours.toml");
    assert_eq!(said.code, 1, "{to}: {}", said.all());
    one_line(&said.all())
}

#[test]
fn kinds_are_checked() {
    for (from, to, says) in [
        (
            "kind hearts",
            "kind harts",
            "There is no kind of deal called “harts”. Did you mean hearts?",
        ),
        ("id = \"men\"", "all_of = \"man\"\nid = \"men\"", "“man” is not counted in this score"),
        ("tallies = [\"men\"]", "tallies = [\"man\"]", "“man” is not counted in this score"),
        ("tallies = [\"men\"]", "tallies = []", "a count with a total has to end the deal"),
        ("mark = \"M\"", "mark = \"Q\"", "“Q”"),
        ("mark = \"M\"", "mark = \"\"", "mark"),
        ("mark = \"M\"", "mark = \"M\"\ntimes = 0", "times"),
        (
            "mark = \"M\"",
            "mark = \"M\"\nmisere = true",
            "misere needs rules in which players bid numbers",
        ),
    ] {
        let said = checked(from, to);
        assert!(said.contains(says), "{to}: {said}");
    }
}

#[test]
fn the_clause_says_who_chooses() {
    let table = Table::new();
    let order = one_line(&table.done("rules king.kinds"));
    assert!(order.contains("The schedule fixes the kind of each deal."), "{order}");
    assert!(order.contains("No queens (queens): queens count, no trump."), "{order}");
    let chosen = one_line(&table.done("rules king.kinds --schedule dealer"));
    assert!(chosen.contains("The dealer chooses the kind of deal, each kind once."), "{chosen}");
}

/// Rentz as caledonacres.ca has it, and with the values of infogalactic.com: the kind, what is counted, and the points.
const RENTZ: [(&str, &str, &[&str], [i64; 4]); 12] = [
    ("", "king", &["king Bo=1"], [0, -80, 0, 0]),
    ("", "queens", &["queens 1 0 3"], [-20, 0, -60, 0]),
    ("", "diamonds", &["diamonds 3 0 4"], [-30, 0, -40, -10]),
    ("", "tricks", &["tricks 2 3 1"], [-20, -30, -10, -20]),
    ("", "whist", &["whist 2 3 1"], [20, 30, 10, 20]),
    ("", "ten", &["ten Di=1"], [0, 0, 0, 80]),
    ("", "rentz", &["places 2 1 4"], [200, 300, 100, 150]),
    (
        "",
        "totals",
        &["king Bo=1", "queens 1 2 1", "diamonds 3 0 4", "tricks 2 3 1"],
        [-70, -150, -70, -30],
    ),
    ("king=75", "king", &["king Bo=1"], [0, -75, 0, 0]),
    ("queen=25", "queens", &["queens 1 0 3"], [-25, 0, -75, 0]),
    ("diamond=15", "diamonds", &["diamonds 3 0 4"], [-45, 0, -60, -15]),
    ("trick=10", "tricks", &["tricks 8 0 0"], [-80, 0, 0, 0]),
];

#[test]
fn rentz_matches_its_vectors() {
    for (set, kind, counts, expected) in RENTZ {
        let table = Table::new();
        let set = if set.is_empty() { String::new() } else { format!(" --set {set}") };
        table.done(&format!("new rentz Ana Bo Cy Di --dealer Di{set}"));
        table.done(&format!("kind {kind}"));
        for count in counts {
            table.done(&format!("count {count}"));
        }
        assert_eq!(totals(&table.json("sheet")), expected, "{set} {kind}");
    }
}

/// The kinds of Rentz that count one thing: how many of it there are among four, and what each is worth.
const RENTZ_KINDS: [(&str, i64, i64); 6] = [
    ("king", 1, -80),
    ("queens", 4, -20),
    ("diamonds", 8, -10),
    ("tricks", 8, -10),
    ("whist", 8, 10),
    ("ten", 1, 80),
];

/// A hundred evenings, scored apart.
#[test]
fn random_evenings_of_rentz_end_as_a_scorer_written_apart_says() {
    let mut random = fastrand::Rng::with_seed(49);
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 3 };
    for evening in 0..evenings {
        let mut script = "new rentz Ana Bo Cy Di --dealer Di\n".to_owned();
        let mut kept = [0; 4];
        let mut left = vec![(0..8).collect::<Vec<usize>>(); 4];
        for deal in 0..32 {
            let open = &mut left[deal % 4];
            let kind = open.remove(random.usize(..open.len()));
            // Totals count the four things that cost points; in Rentz, players run out of cards one after another.
            let counted = match kind {
                6 => 0..4,
                7 => 0..0,
                kind => kind..kind + 1,
            };
            script += match kind {
                6 => "kind totals\n",
                7 => "kind rentz\n",
                _ => "",
            };
            for (tally, total, points) in &RENTZ_KINDS[counted] {
                let mut numbers = [0; 4];
                (0..*total).for_each(|_| numbers[random.usize(..4)] += 1);
                if kind < 6 {
                    script += &format!("kind {tally}\n");
                }
                script += &format!("count {tally} {}\n", numbers.map(|n| n.to_string()).join(" "));
                (0..4).for_each(|seat| kept[seat] += points * numbers[seat]);
            }
            if kind == 7 {
                let mut places = [1, 2, 3, 4];
                random.shuffle(&mut places);
                script += &format!("count places {}\n", places.map(|n| n.to_string()).join(" "));
                (0..4).for_each(|seat| kept[seat] += [300, 200, 150, 100][places[seat] - 1]);
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals(&sheet), kept, "evening {evening}: {script}");
        assert_eq!(sheet["finished"], true, "evening {evening}: {script}");
    }
}

#[test]
fn a_total_depends_on_the_table() {
    for (players, diamonds, places) in [(3, 6, 6), (4, 8, 10), (5, 10, 15), (6, 12, 21)] {
        let names = &["Ana", "Bo", "Cy", "Di", "Eva", "Fay"][..players];
        let table = Table::new();
        table.done(&format!("new rentz {} --dealer Ana", names.join(" ")));
        let status = table.json("status");
        assert_eq!(status["deal"]["of"], 8 * players);
        assert_eq!(status["deal"]["turn"], "Bo");
        table.done("kind diamonds");
        let said =
            one_line(&table.refused(1, &format!("count diamonds Bo={}", diamonds + 1)).all());
        assert!(said.contains(&diamonds.to_string()), "{said}");
        table.done(&format!("count diamonds Bo={diamonds}"));
        table.done("kind rentz");
        let order: Vec<String> = (1..=players).map(|place| place.to_string()).collect();
        table.done(&format!("count places {}", order.join(" ")));
        let totals = totals(&table.json("sheet"));
        assert_eq!(totals[0], 300, "{players} {places}");
        // Nothing for the sixth place.
        assert_eq!(totals[players - 1], [150, 100, 50, 0][players - 3], "{players} {places}");
    }
    let rules = one_line(&Table::new().done("rules rentz.counts"));
    assert!(rules.contains("6, 8, 10 or 12 in every deal"), "{rules}");
}

#[test]
fn each_place_is_taken_once() {
    let table = Table::after(&["new rentz Ana Bo Cy Di --dealer Di", "kind rentz"]);
    let different = "a different number for each player, from 1 to 4.";
    for (numbers, player, number) in
        [("2 2 2", "Bo", 2), ("1 2 4 0", "Di", 0), ("5", "Ana", 5), ("4 4 1", "Bo", 4)]
    {
        let said = one_line(&table.refused(1, &format!("count places {numbers}")).all());
        let refused = format!("{player} cannot have {number}. Places: {different}");
        assert!(said.contains(&refused), "{numbers}: {said}");
        assert!(said.contains("rentz.counts"), "{numbers}: {said}");
    }
    table.done("count places Di=4");
    let taken = one_line(&table.refused(1, "count places Ana=4").all());
    assert!(taken.contains("Ana cannot have 4."), "{taken}");
    table.done("count places 3 1");
    assert_eq!(totals(&table.json("sheet")), [150, 300, 200, 100]);
    let rules = one_line(&table.done("rules rentz.counts"));
    assert!(rules.contains("0 points for 6"), "{rules}");
    assert!(rules.contains("a different number for each player"), "{rules}");
}
