//! What multiplies a contract: words, tallies, the trump and the deal; and lists of points in place of a line.

use crate::common::{Table, one_line};

/// The totals of the sides after a game.
fn totals(table: &Table) -> Vec<i64> {
    let sheet = table.json("sheet");
    let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
    let sides = last["sides"].as_array().expect("sides");
    sides.iter().map(|side| side["total"].as_i64().expect("a whole total")).collect()
}

/// A small game in which everything multiplies.
const OURS: &str = r#"
format = 1
id = "ours"
title = "Ours"
turn = "clockwise"
sides = "opposite"
trump = "named"
tables = [{ players = [4] }]
schedule = { form = "four", forms = [{ id = "four", steps = ["13 × 4"] }] }
scoring.contracts = { id = "ours", title = "Ours" }
tallies = [{ id = "honours", title = "honours", most = 5 }]

[bidding.auction]
trumps = ["clubs", "diamonds", "hearts", "spades", "none"]
contract_only = true
trump_times = { spades = 3, none = 5 }
deal_times = [1, 2]
factors = [
  { word = "open", adds = 2 },
  { word = "double", times = 2, lost = { base = 0, table = [100, 300, 500] } },
  { word = "redouble", times = 4 },
]
bids = [
  { id = "number", numbers = { from = 1, to = 7, over = 6 }, play = "solo", target = "number", trump = "either", won = { base = 30 }, lost = { base = 0, table = [50, 120] }, opponents = { base = 1 } },
  { id = "slam", numbers = { from = 500, to = 500 }, play = "solo", target = { at_least = 13 }, trump = "either", won = "number", lost = "number", opponents = { base = 0 }, multiplier = "1 + honours" },
]
"#;

/// A game by these rules after some commands.
#[track_caller]
fn after(commands: &[&str]) -> Table {
    let table = Table::new();
    table.write("ours.toml", OURS);
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di");
    for command in commands {
        table.done(command);
    }
    table
}

#[test]
fn words_tallies_trumps_and_deals_multiply_a_contract() {
    for (contract, counted, took, expected) in [
        ("1:hearts", "", 7, [30, 0]),
        ("1:spades", "", 7, [90, 0]),
        ("1:none", "", 7, [150, 0]),
        ("1:hearts open", "", 7, [90, 0]),
        ("1:hearts open double", "", 7, [180, 0]),
        ("1:hearts double open", "", 7, [180, 0]),
        ("1:spades redouble", "", 7, [360, 0]),
        // By the list: for one trick, two, and as for the last for more.
        ("1:hearts", "", 6, [-50, 1]),
        ("1:hearts", "", 5, [-120, 1]),
        ("1:hearts", "", 3, [-120, 1]),
        // A word has a list of its own, which it multiplies too.
        ("1:hearts double", "", 4, [-1000, 2]),
        // Tallies multiply whoever has them, and a bid may carry any number.
        ("slam:hearts", "count honours Ana=2 Bo=1", 13, [2000, 0]),
        ("slam:hearts open", "count honours Bo=1", 12, [-2000, 0]),
    ] {
        let table = after(&[&format!("contract {contract} --by Ana")]);
        if !counted.is_empty() {
            table.done(counted);
        }
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table), expected, "{contract}, {counted}, {took}");
    }
}

#[test]
fn the_second_deal_counts_double_and_the_third_is_like_the_first() {
    let contract = "contract 1:hearts --by Ana";
    let table = after(&[contract, "took 7", contract, "took 7", contract, "took 7"]);
    assert_eq!(totals(&table), [30 + 60 + 30, 0]);
    let why = one_line(&table.done("explain 2"));
    assert!(why.contains("30 × 2 for this deal = 60"), "{why}");
}

#[test]
fn a_product_names_each_factor() {
    let table =
        after(&["contract slam:spades double open --by Ana", "count honours Ana=2", "took 13"]);
    let why = one_line(&table.done("explain 1"));
    let product = "500 × (1 + 2 honours + 2 open) × 3 spades ♠ × 2 double = 15000";
    assert!(why.contains(product), "{why}");
    let agreed = one_line(&table.done("log"));
    assert!(agreed.contains("slam in spades ♠ by Ana, open, double"), "{agreed}");
    assert!(table.done("sheet").contains("slam ♠ ×30"), "{}", table.done("sheet"));
    let contract = &table.json("sheet")["deals"][0]["contract"];
    assert_eq!((&contract["factor"], &contract["times"]), (&"open double".into(), &30.into()));
}

#[test]
fn two_words_of_one_kind_are_refused() {
    let table = after(&[]);
    let due = one_line(&table.done("status"));
    assert!(due.contains("contract BID[:SUIT] [open] [double|redouble] --by NAME"), "{due}");
    let refused = one_line(&table.refused(1, "contract 1:hearts double redouble --by Ana").all());
    let says = "“double” and “redouble” do not go together: say one of them.";
    assert!(refused.contains(says), "{refused}");
}

#[test]
fn two_words_are_kept_corrected_and_replayed() {
    let table = after(&["contract 1:hearts open double --by Ana", "took 7"]);
    table.done("contract 1:hearts open --by Bo");
    table.done("took 7");
    assert_eq!(totals(&table), [180, 180]);
    table.done("fix 1 contract 1:hearts redouble --by Ana");
    assert_eq!(totals(&table), [120, 180]);
    table.done("undo");
    assert!(table.done("doctor").contains("all sound"));
    table.write("again.hoyle", &table.done("script"));
    let sheet = table.json("replay again.hoyle");
    assert_eq!(sheet["deals"][1]["sides"][0]["total"], 180);
    table.write("games.jsonl", &table.done("export --lines"));
    let again = table.done("rescore games.jsonl --totals");
    assert!(again.contains("180"), "{again}");
}

#[test]
fn the_rules_say_what_multiplies_and_what_a_list_pays() {
    let table = Table::new();
    table.write("ours.toml", OURS);
    let rules = one_line(&table.done("rules ./ours.toml"));
    for says in [
        "A word said with a contract multiplies what it pays: double × 2, redouble × 4.",
        "A word said with a contract adds to what it is multiplied by, which is otherwise 1: open + 2.",
        "The trump multiplies what a contract pays: spades ♠ × 3, no trump × 5.",
        "The deal multiplies what a contract pays, one deal after another: 1, 2; then from the beginning.",
        "slam: won number; lost number; each opponent then 0; all of it times 1 + honours",
    ] {
        assert!(rules.contains(says), "{says}: {rules}");
    }
    let worth = one_line(&table.done("score ./ours.toml 1:spades open double --took 5"));
    assert!(worth.contains("-300 × (1 + 2 open) × 3 spades ♠ × 2 double = -5400"), "{worth}");
    let again = table.done("rules ./ours.toml --toml");
    table.write("again.toml", &again);
    assert_eq!(table.done("rules ./again.toml --toml"), again);
}

#[test]
fn what_cannot_multiply_is_refused() {
    for (from, to, says) in [
        ("1 + honours", "1 + onours", "onours"),
        ("1 + honours", "1 + took", "took"),
        ("deal_times = [1, 2]", "deal_times = [1, 0]", "deal_times"),
        ("spades = 3", "spades = 0", "spades"),
        ("spades = 3", "swords = 3", "swords"),
        ("to = 7,", "to = 700,", "64"),
    ] {
        assert!(OURS.contains(from), "{from}");
        let table = Table::new();
        table.write("ours.toml", &OURS.replacen(from, to, 1));
        let said = table.hoyle("rules --check ours.toml");
        let all = one_line(&said.all());
        assert!(said.code == 1 && all.contains(says), "{to}: {all}");
    }
}

/// Bridge for four deals without doubles: the dealer's side is vulnerable in the second and the third, and everybody in the
/// fourth. Suits below hearts are left out.
const CHICAGO: &str = r#"
format = 1
id = "chicago"
title = "Chicago"
turn = "clockwise"
sides = "opposite"
trump = "named"
tables = [{ players = [4] }]
schedule = { form = "four", forms = [{ id = "four", steps = ["13 × 4"] }] }
scoring.contracts = { id = "chicago", title = "Chicago" }

[bidding.auction]
trumps = ["clubs", "diamonds", "hearts", "spades", "none"]
contract_only = true
factors = [
  { word = "vulnerable", deals = ["none", "dealer", "dealer", "all"], opponents = "100 off" },
]
bids = [
  { id = "number", numbers = { from = 1, to = 3, over = 6 }, play = "solo", target = "number", won = "30 number + 50 + 30 off", lost = "0", opponents = "50 off" },
  { id = "number", numbers = { from = 4, to = 5, over = 6 }, play = "solo", target = "number", won = "30 number + 300 + 200 vulnerable + 30 off", lost = "0", opponents = "50 off" },
  { id = "number", numbers = { from = 6, to = 6, over = 6 }, play = "solo", target = "number", won = "180 + 800 + 450 vulnerable + 30 off", lost = "0", opponents = "50 off" },
  { id = "nt-number", numbers = { from = 1, to = 2, over = 6 }, play = "solo", trump = "none", target = "number", won = "30 number + 60 + 30 off", lost = "0", opponents = "50 off" },
  { id = "nt-number", numbers = { from = 3, to = 5, over = 6 }, play = "solo", trump = "none", target = "number", won = "30 number + 310 + 200 vulnerable + 30 off", lost = "0", opponents = "50 off" },
  { id = "nt-number", numbers = { from = 7, to = 7, over = 6 }, play = "solo", trump = "none", target = "number", won = "1520 + 700 vulnerable", lost = "0", opponents = "50 off" },
]
"#;

/// The published points of Chicago. Ana and Cy play; Di deals first, then Ana, Bo and Cy.
#[test]
fn who_is_vulnerable_goes_by_the_deal_and_by_the_declarer() {
    let pass = ["contract 1:hearts --by Ana", "took 7"];
    for (deals, contract, took, gained) in [
        (0, "nt-3 --by Ana", 9, [400, 0]),
        (0, "nt-1 --by Ana", 9, [150, 0]),
        // Ana deals the second, and her side is vulnerable; in the third Bo's is.
        (1, "4:spades --by Cy", 10, [620, 0]),
        (1, "4:spades --by Cy", 8, [0, 200]),
        (2, "4:spades --by Ana", 10, [420, 0]),
        (2, "4:spades --by Ana", 8, [0, 100]),
        (3, "6:hearts --by Ana", 12, [1430, 0]),
        (3, "nt-7 --by Di", 13, [0, 2220]),
    ] {
        let table = Table::new();
        table.write("chicago.toml", CHICAGO);
        table.done("new ./chicago.toml Ana Bo Cy Di --dealer Di");
        for command in pass.iter().cycle().take(2 * deals) {
            table.done(command);
        }
        table.done(&format!("contract {contract}"));
        table.done(&format!("took {took}"));
        let before = 80 * deals as i64;
        let expected = [gained[0] + before, gained[1]];
        assert_eq!(totals(&table), expected, "{contract} in deal {}", deals + 1);
    }
    let table = Table::new();
    table.write("chicago.toml", CHICAGO);
    table.done("new ./chicago.toml Ana Bo Cy Di --dealer Di");
    assert_eq!(table.hoyle("contract 4:spades vulnerable --by Ana").code, 1, "nobody says it");
    let rules = one_line(&table.done("rules ./chicago.toml"));
    assert!(rules.contains("nobody, the dealer’s side, the dealer’s side, everybody"), "{rules}");
}

#[test]
fn a_game_ends_by_the_declarer_only_with_a_contract_won() {
    let ends = |by: &str| {
        let table = Table::new();
        let rules = OURS.replace("13 × 4", "13 until the end").replace(
            "[bidding.auction]",
            &format!("ending = {{ points = 30{by} }}\n\n[bidding.auction]"),
        );
        table.write("ours.toml", &rules);
        table.done("new ./ours.toml Ana Bo Cy Di --dealer Di");
        // Bo and Di get 30 from contracts that the others lose.
        for _ in 0..20 {
            if table.hoyle("contract 1:hearts --by Ana").code != 0 {
                break;
            }
            table.done("took 6");
        }
        let is_over = table.json("status")["deal"].is_null();
        if !is_over {
            table.done("contract 1:hearts --by Bo");
            table.done("took 7");
            assert_eq!(table.json("status")["deal"], serde_json::Value::Null);
        }
        is_over
    };
    assert!(ends(""));
    assert!(!ends(", by = \"declarer\""));
}

#[test]
fn formulas_have_constants_up_to_ten_thousand() {
    let table = Table::new();
    for (won, says) in [
        ("10000 - 2.5 off", "valid"),
        ("10001", "up to 10000"),
        ("6000 + 6000", "up to 10000"),
        ("1001 off", "up to 1000"),
    ] {
        table.write("chicago.toml", &CHICAGO.replace("1520 + 700 vulnerable", won));
        let said = table.hoyle("rules --check ./chicago.toml");
        let all = one_line(&format!("{}{}", said.stdout, said.stderr));
        assert!(all.contains(says), "{won}: {all}");
    }
}
