//! `rematch`: the same players and rules, whoever sits there at the end, and the deal passed on.

use crate::common::Table;
use serde_json::{Value, json};

/// Returns who sits at the table of the current game in turn order, and who deals.
fn seated(table: &Table) -> (Vec<Value>, String) {
    let sheet = table.json("games");
    let current = sheet.as_array().expect("a list").iter().find(|game| game["current"] == true);
    let players = current.expect("a current game")["players"].as_array().expect("players").clone();
    (players, table.json("status")["deal"]["dealer"].as_str().expect("a dealer").to_owned())
}

#[test]
fn the_deal_passes_on_from_the_last_that_was_played() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan --title First"]);
    table.done("rematch --id again");
    assert_eq!(seated(&table).1, "Dušan", "nothing was played");
    for line in ["bid 2 4 2 6", "took 2 4 1"] {
        table.done(line);
    }
    let status = table.json("rematch --id third --title 'Third time'");
    assert_eq!((&status["game"], &status["title"]), (&json!("third"), &json!("Third time")));
    assert_eq!(
        seated(&table),
        (vec!["Igor".into(), "Jovana".into(), "Dunja".into(), "Dušan".into()], "Igor".into())
    );
    table.done("rematch -g again --dealer dunja");
    assert_eq!(seated(&table).1, "Dunja");
    assert_eq!(table.json("status")["title"], Value::Null);
    // The rest of the answer is about the new game.
    let said = table.hoyle("rematch -g again");
    assert!(said.stdout.contains("Next: hoyle bid N N N N\n"), "{}", said.stdout);
}

#[test]
fn whoever_sits_there_at_the_end_plays_again() {
    let table = Table::after(&[
        "new romanian Ana Radu Ion Mia --dealer Mia --set premium=3",
        "swap Ana Ion",
        "leave Radu --to Vera",
        "bid 1 0 0 1",
        "took 1 0 0",
        "rematch",
    ]);
    let names = ["Ion", "Vera", "Ana", "Mia"].map(Value::from).to_vec();
    assert_eq!(seated(&table), (names, "Ion".into()));
    let script = table.done("script");
    let first = "new romanian Ion Vera Ana Mia --set premium=3 --dealer Ion\n";
    assert_eq!(script, first);
}

#[test]
fn a_rematch_keeps_the_rules_of_the_game_and_the_order_of_its_columns() {
    let table = Table::new();
    table.write("ours.toml", &table.done("rules serbian --toml"));
    table.done("new ours.toml A B C D --dealer D --columns D,C,B,A --id one");
    let rules = |id: &str| {
        let bytes = crate::games::journal(&table, id);
        let first = bytes.split(|byte| *byte == b'\n').next().expect("a line").to_vec();
        let first: Value = serde_json::from_slice(&first).expect("JSON");
        (first["rules"].clone(), first["columns"].clone())
    };
    table.write("ours.toml", "changed since");
    table.done("rematch --id two");
    assert_eq!(rules("two"), rules("one"));
}

#[test]
fn seats_can_be_drawn_and_the_dealer_with_them() {
    let table = Table::after(&["new serbian A B C D --dealer D"]);
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let said = table.within(
            &[("HOYLE_SEED", &seed.to_string())],
            "rematch --draw-seats -g serbian-2026-11-20",
        );
        assert!(said.stdout.contains(" was drawn to deal first.\n"), "{}", said.stdout);
        let (mut players, dealer) = seated(&table);
        orders.insert((players.iter().map(ToString::to_string).collect::<String>(), dealer));
        players.sort_by_key(ToString::to_string);
        assert_eq!(players, ["A", "B", "C", "D"].map(Value::from));
    }
    assert!(orders.len() > 4, "{orders:?}");
    table.done("rematch --draw-seats --dealer C");
    assert_eq!(seated(&table).1, "C");
}

#[test]
fn a_rematch_that_cannot_begin_changes_nothing() {
    let table = Table::new();
    table.refused(3, "rematch");
    table.done("new serbian A B C D --dealer D --id one");
    table.refused(1, "rematch --dealer Zoe");
    table.refused(3, "rematch --id one");
    table.refused(2, "rematch --id 'no id'");
    table.refused(1, "rematch --title ' '");
}

#[test]
fn a_finished_game_proposes_a_rematch() {
    let table = Table::new();
    let script = crate::common::repository("examples/romanian-evening.hoyle");
    table.done(&format!("replay '{}' --save", script.display()));
    let status = table.done("status");
    assert!(status.contains("\nPlay another: hoyle rematch\n"), "{status}");
    assert!(table.done("rematch").starts_with("Game romanian-2026-11-20-2: "));
}

#[test]
fn the_prompt_goes_on_with_the_rematch() {
    let table = Table::after(&["new serbian A B C D --dealer D --id one"]);
    let said = table.piped("play", "2 4 2 6\n2 4 1\nrematch --id two\n1 1 1 1\n", 80);
    assert_eq!(said.code, 0, "{}{}", said.stdout, said.stderr);
    assert_eq!(table.json("status -g two")["entries"], 1);
    assert_eq!(table.json("status -g one")["entries"], 2);
}
