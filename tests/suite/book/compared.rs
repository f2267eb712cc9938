//! What is compared with what: points only by the same rules and score, and nothing by what was written later.

use super::evenings::evening;
use super::keep;
use crate::common::Table;
use hoyle::game::{Act, TableNote};
use hoyle::history::{History, Stamp};
use serde_json::{Value, json};

/// A game of one deal of one card in each of two scores, and one of other rules. Only Ana bids and takes.
fn three_scores() -> Table {
    let table = Table::new();
    for line in [
        "new romanian Ana Jo Vera --dealer Vera --id usual",
        "new romanian Ana Jo Vera --dealer Vera --scoring negative --id low",
        "new wizard Ana Jo Vera --dealer Vera --id wizard",
    ] {
        table.done(line);
        table.done("bid 1 1 0");
        table.done("took 1 0 0");
    }
    table
}

/// The figures of a player by some rules: the value of each whole one.
fn figure(by_rules: &Value, player: &str, figure: &str) -> Value {
    let players = by_rules["players"].as_array().expect("players").iter();
    let found = players.clone().find(|row| row["player"] == player).expect("the player");
    let figures = found["figures"].as_array().expect("figures").iter();
    let line = figures.clone().find(|row| row["figure"] == figure && row.get("of").is_none());
    line.map_or(Value::Null, |line| line["value"].clone())
}

#[test]
fn points_of_other_rules_or_scores_are_never_added() {
    let table = three_scores();
    let stats = table.json("stats");
    let by_rules = stats["by_rules"].as_array().expect("rules");
    let named: Vec<(&Value, &Value)> =
        by_rules.iter().map(|rules| (&rules["rules"], &rules["scoring"])).collect();
    let expect = [
        (json!("romanian"), Value::Null),
        (json!("romanian"), json!("negative")),
        (json!("wizard"), Value::Null),
    ];
    assert_eq!(named, expect.iter().map(|(rules, score)| (rules, score)).collect::<Vec<_>>());
    // By hand: 5 and the trick; nothing for a bid made; 20 and 10.
    let points = |player: &str| -> Vec<Value> {
        by_rules.iter().map(|rules| figure(rules, player, "points")).collect()
    };
    assert_eq!(points("Ana"), [json!(6), json!(0), json!(30)]);
    // One trick off: minus 1; ½ and ½; minus 10.
    assert_eq!(points("Jo"), [json!(-1), json!(1), json!(-10)]);

    let across = &stats["players"][0];
    assert!(across.get("points").is_none(), "{across}");
    assert_eq!(
        (&across["games"], &across["made"], &across["missed"]),
        (&json!(3), &json!(3), &json!(0))
    );
    for line in table.done("stats --plain").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let is_of_points =
            ["points", "best", "worst", "speaking", "luck", "dealer"].contains(&fields[1]);
        assert!(!is_of_points || !fields[5].is_empty(), "{line}");
    }
    let said = table.done("stats");
    for title in ["romanian\n", "romanian, negative\n", "wizard\n"] {
        assert!(said.contains(title), "{said}");
    }
    let said = table.done("stats Ana");
    assert!(said.contains("romanian, negative") && said.contains("Ana"), "{said}");
}

#[test]
fn the_best_deal_is_that_with_the_fewest_points_where_these_win() {
    let table = Table::after(&[
        "new romanian Ana Jo Vera --dealer Vera --scoring negative --id low",
        "bid 1 1 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 0 0 1",
        "bid 1 0 1",
        "took 0 0 1",
    ]);
    let stats = table.json("stats");
    let low = &stats["by_rules"][0];
    // Each player made a bid, for nothing, and missed another by a trick: ½ and ½.
    for player in ["Ana", "Jo", "Vera"] {
        let figures = [figure(low, player, "best"), figure(low, player, "worst")];
        assert_eq!(figures, [json!(0), json!(1)], "{player}");
    }
    let told = table.done("stats Jo");
    assert!(told.contains("best") && told.contains("worst"), "{told}");
}

#[test]
fn what_was_made_is_not_over() {
    // In call break the tricks above a bid count a tenth each, and the bid is made.
    let table = Table::after(&[
        "new call-break Ana Jo Vera Mia --dealer Mia --id break",
        "bid 1 2 3 4",
        "took 3 1 5 4",
    ]);
    let stats = table.json("stats");
    let by = &stats["by_rules"][0];
    let of = |player: &str| ["made", "over", "under"].map(|name| figure(by, player, name));
    assert_eq!(of("Ana"), [1, 0, 0].map(Value::from));
    assert_eq!(of("Jo"), [0, 0, 1].map(Value::from));
}

#[test]
fn nothing_changes_by_a_note_or_a_title() {
    let evenings: Vec<History> = (0..80).map(|number| evening(21, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    let questions = ["stats --plain", "stats --json", "stats --explain ratings --plain"];
    let before = questions.map(|line| table.done(line));
    let filtered = table.done("stats --since 2017 --last 9 --plain");

    let mut lot = fastrand::Rng::with_seed(21);
    let mut later: Vec<History> = Vec::new();
    for mut history in evenings {
        let at: Stamp = format!("203{}-05-01T10:00:00Z", lot.u8(..10)).parse().expect("a time");
        let Some(first) = history.game().played().map(|deal| deal.plan.number).next() else {
            later.push(history);
            continue;
        };
        for _time in 0..lot.u8(..3) {
            let title = Act::Title(format!("Evening {}", lot.u8(..)));
            let note = Act::Note(TableNote { deal: Some(first), text: "found the paper".into() });
            history.record(if lot.bool() { &title } else { &note }, at).expect("legal");
            if lot.bool() {
                history.undo(at).expect("an entry");
                history.redo(at).expect("the entry");
            }
        }
        later.push(history);
    }
    keep(&table, &later);
    assert_eq!(questions.map(|line| table.done(line)), before);
    assert_eq!(table.done("stats --since 2017 --last 9 --plain"), filtered);
}

#[test]
fn rules_and_players_that_no_game_has_are_an_error() {
    let table = three_scores();
    for line in ["stats --rules romanain", "games --rules romanain", "games --player Anq"] {
        let said = table.hoyle(line);
        assert_eq!((said.code, said.stdout.as_str()), (2, ""), "{line}");
        assert!(said.stderr.contains("Did you mean"), "{line}: {}", said.stderr);
    }
    for line in
        ["stats --rules serbian", "games --rules serbian", "games --player Ana --rules plump"]
    {
        let said = table.hoyle(line);
        assert_eq!((said.code, said.stdout.as_str()), (0, ""), "{line}");
    }
}

#[test]
fn csv_has_numbers_as_numbers() {
    let table = three_scores();
    let csv = table.done("stats --format csv");
    assert!(!csv.contains('\''), "{csv}");
    assert!(csv.lines().any(|line| line == "Ana,cards,1,1,1,wizard"), "{csv}");
    assert!(csv.starts_with("player,figure,of,value,based on,rules\n"), "{csv}");
}
