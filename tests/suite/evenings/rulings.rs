//! Evenings with table rulings: what a ruling changes, and what it does not.

use super::{assert_replays, assert_there_and_back, at_width, played, totals};
use crate::common::{Table, one_line};
use serde_json::{Value, json};

/// Seven contracts of auction whist. Ana 79, Bo 64, Cy 66, Di 10.
const SEVEN: &str = "\
new auction-whist Ana Bo Cy Di --dealer Di --id evening
contract suit-8:hearts --by Ana --with Cy
took 9
contract solo-6:spades --by Di
took 4
contract trou:diamonds --by Di --with Bo
took 13
contract petite-misere --by Ana
took 1
contract piccolo --by Bo
took 1
contract abondance-9:hearts --by Cy
took 10
contract big-misere-open --by Ana
took 0
";

/// Returns the current deal from `status`; null once the game is over.
fn current(table: &Table) -> Value {
    table.json("status")["deal"]["deal"].clone()
}

fn place(table: &Table, player: &str) -> Value {
    let sheet = table.json("sheet");
    let places = sheet["standings"].as_array().expect("standings").clone();
    places.into_iter().find(|place| place["player"] == player).expect("a place")
}

#[test]
fn a_ruling_can_end_or_reopen_a_game() {
    let table = played(SEVEN);
    assert_eq!((totals(&table), current(&table)), (vec![79, 64, 66, 10], json!(8)));
    table.done("rule other 'Di gives up' Ana=20");
    assert_eq!((totals(&table), current(&table)), (vec![99, 64, 66, 10], json!(8)));
    let told = table.done("rule other 'Di gives up' Ana=1");
    assert!(told.contains("The game is over: Ana wins with 100."), "{told}");
    assert_eq!(
        (current(&table), table.json("sheet")["finished"].clone()),
        (json!(null), json!(true))
    );
    table.refused(1, "contract piccolo --by Bo");
    // Nobody wins while the best totals are equal.
    table.done("rule revoke 'Bo was robbed' Bo=36 --deal 5");
    assert_eq!((totals(&table), current(&table)), (vec![100, 100, 66, 10], json!(8)));
    table.done("rule revoke 'Ana had a heart' Ana=-½ --deal 1");
    let told = table.done("status");
    assert!(told.contains("The game is over: Bo wins with 100."), "{told}");
    table.done("rule misdeal 'void' Bo=-36 Ana=-20.5 --deal 5");
    assert_eq!((totals(&table), current(&table)), (vec![79, 64, 66, 10], json!(8)));
    table.done("contract solo-7:spades --by Di");
    table.done("took 6");
    assert_replays(&table);
}

#[test]
fn a_ruling_against_the_winner_reopens_the_game() {
    let script = format!("{SEVEN}rule other 'Di gives up' Ana=30\n");
    let table = played(&script);
    assert_eq!((totals(&table)[0], current(&table)), (109, json!(null)));
    assert_there_and_back(
        &table,
        &[
            "rule revoke 'had a heart' Ana=-10 --deal 7",
            "contract piccolo --by Bo",
            "rule misdeal 'fourteen cards' Bo=-3",
            "took 1",
            "rule other 'a bottle of wine' Di=0.5 --deal 2",
        ],
    );
    assert_replays(&table);
}

#[test]
fn a_deal_with_a_ruling_is_played_to_its_end() {
    let table = played(SEVEN);
    table.done("rule misdeal 'a card lay face up' --deal 8");
    // A ruling is the only thing in this deal, but it counts.
    let told = table.done("rule other 'and again' Di=-5");
    assert!(told.starts_with("Deal 8: "), "{told}");
    table.done("rule other 'Di gives up' Ana=40 --deal 7");
    assert_eq!(current(&table), 8);
    table.done("contract piccolo --by Bo");
    table.done("took 0");
    // 10 − 5, and 16 as an opponent.
    assert_eq!((current(&table), totals(&table)[3]), (json!(null), 21));
    assert_replays(&table);
}

/// Two one-card deals at a table of seven. Gia deals the first and sits it out, Ana the second.
const DEAD: &str = "\
new romanian Ana Bo Cy Di Eva Flo Gia --dealer Gia --scoring trick
bid 1 0 0 0 0 1
took 1 0 0 0 0 0
bid 1 0 0 0 0 1
took 1 0 0 0 0 0
";

#[test]
fn rulings_can_affect_the_dead_hand_and_half_points_add_up() {
    let table = played(DEAD);
    // Half a point for each 0 that was made: Gia made none, sat out and missed.
    assert_eq!(
        (place(&table, "Gia")["total"].clone(), place(&table, "Bo")["total"].clone()),
        (json!(-1), json!(1.5))
    );
    table.done("rule other 'looked into Ana’s hand' Gia=-2½ Bo=,5 --deal 1");
    assert_eq!(place(&table, "Gia")["total"], -3.5);
    assert_eq!(place(&table, "Bo")["total"], 2);
    assert_eq!(place(&table, "Gia")["rank"], 7);
    let deal = table.json("sheet")["deals"][0].clone();
    let hands = deal["hands"].as_array().expect("hands");
    assert!(hands.iter().all(|hand| hand["player"] != "Gia"), "{deal}");
    assert_eq!(
        hands.iter().find(|hand| hand["player"] == "Bo").expect("a hand"),
        &json!({"player": "Bo", "bid": 0, "took": 0, "points": 0.5, "bonus": 0, "ruling": 0.5, "total": 1})
    );
    // A ruling does not make a deal sat out count as made or missed.
    let told = at_width(&table, "sheet", 80);
    let last = told.lines().find(|line| line.starts_with("7 Gia")).expect("her place");
    assert_eq!(last.split_whitespace().collect::<Vec<_>>(), ["7", "Gia", "-3½", "0", "1"]);
    assert_replays(&table);
    assert_there_and_back(&table, &["rule misdeal 'seven of them' Ana=1 Gia=1", "bid 0 0 0 0 0 0"]);
}

/// Twenty-one deals in which everyone bids 0 and the first bidder takes every trick.
fn whole(settings: &str) -> String {
    let sizes = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1];
    let deals: Vec<String> =
        sizes.iter().map(|cards| format!("bid 0 0 0\ntook {cards} 0 0\n")).collect();
    format!("new romanian Ana Bo Cy --dealer Cy {settings}\n{}", deals.concat())
}

#[test]
fn a_ruling_can_create_or_remove_a_zero_finish() {
    let table = played(&whole("--set zero-finish=on"));
    let total = place(&table, "Cy")["total"].as_i64().expect("a whole total");
    assert_ne!(total, 0);
    let told = one_line(&table.done(&format!("rule other 'a bet' Cy={} --deal 3", -total)));
    let won = "Cy wins with a zero finish: exactly 0 after the last deal [Romanian whist, Variations: 0 Finish].";
    assert!(told.contains(won), "{told}");
    let told = table.done("rule other 'half of it' Cy=0.5");
    assert!(!told.contains("exactly 0"), "{told}");
    table.done("undo");
    // Extra deals come after the finish, and so do rulings on them.
    table.done("extra nv");
    table.done("rule other 'late' Cy=9");
    table.done("bid 1 0 0");
    table.done("took 8 0 0");
    let told = table.done("status");
    assert!(told.contains("Cy wins with a zero finish: exactly 0 after the last deal"), "{told}");
    assert_replays(&table);
}

#[test]
fn a_ruling_does_not_affect_runs() {
    let script = whole("--set five.length=2");
    let bonuses = |table: &Table| -> Vec<Value> {
        let sheet = table.json("sheet");
        let deals = sheet["deals"].as_array().expect("deals");
        let hands = deals.iter().flat_map(|deal| deal["hands"].as_array().expect("hands").clone());
        hands.map(|hand| json!([hand["points"], hand["bonus"]])).collect()
    };
    let plain = bonuses(&played(&script));
    assert!(plain.iter().any(|hand| hand[1] != 0), "a run is complete");
    let ruled: String = script
        .lines()
        .enumerate()
        .map(|(line, text)| match line % 6 {
            4 => format!("{text}\nrule revoke 'line {line}' Ana=-7 Bo=3.5\n"),
            5 => format!("{text}\nrule misdeal 'line {line}' Cy=2\n"),
            _ => format!("{text}\n"),
        })
        .collect();
    assert_eq!(bonuses(&played(&ruled)), plain);
}

#[test]
fn a_journal_with_rulings_round_trips_byte_for_byte() {
    for script in [
        "new serbian Igor Jovana Dunja Dušan --dealer Dušan\nbid 2 4\nrule other 'late' Igor=-½\n\
         bid 2 6\ntook 2 4 1\nrule revoke \"he's \\\"blind\\\"\" Dušan=-10 Igor=+2.5 --deal 1\n\
         rule misdeal --deal 2 -- '--again'\n",
        &whole("--set zero-finish=on"),
        DEAD,
    ] {
        let kept = |table: &Table| -> Vec<u8> {
            let (_, bytes) = table
                .bytes()
                .into_iter()
                .find(|(path, _)| path.extension().is_some_and(|end| end == "jsonl"))
                .expect("a journal");
            bytes.expect("a file")
        };
        let table = played(script);
        let again = played(&table.done("script"));
        // The script adds the omitted number; nothing else differs.
        assert_eq!(kept(&again), kept(&table), "{script}");
        assert_eq!(kept(&played(&again.done("script"))), kept(&table));
    }
}

#[test]
fn typed_tricks_match_the_cards_after_a_ruling() {
    let table = played(
        "new romanian Ana Bea Cid --dealer Cid\ntrump 9h\nbid 1 0 1\ntrick Ac Kc 10h\n\
         rule revoke 'had a heart' Ana=-5\n",
    );
    let said = table.hoyle("took 0 0 1");
    assert_eq!(said.code, 0);
    assert!(said.stdout.starts_with("These tricks are already recorded"), "{}", said.stdout);
    assert!(said.stdout.contains("Cid takes it"), "{}", said.stdout);
    assert!(said.stdout.contains("Points: Ana -1 -5 ruling = -6, Bea +5 = 5"), "{}", said.stdout);
    // Undo would take back the ruling.
    assert!(!said.stderr.contains("hoyle undo"), "{}", said.stderr);
    table.refused(1, "took 0 1 0");
    table.done("undo");
    let said = table.hoyle("took 0 0 1");
    assert!(said.stderr.contains("Take it back: hoyle undo"), "{}", said.stderr);
}

#[test]
fn status_and_explain_show_rulings() {
    let table = played(
        "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday\nbid 2 4 2 6\ntook 2 4 1\n\
         rule misdeal 'a card lay face up'\nrule revoke 'had a heart' Dušan=-10\nbid 3 5 4 3\n\
         rule other 'looked at her cards' Igor=-2.5 Dunja=1\n",
    );
    insta::assert_snapshot!("ruled_status_40", at_width(&table, "status", 40));
    insta::assert_snapshot!("ruled_status_80", at_width(&table, "status", 80));
    insta::assert_snapshot!("ruled_explain_80", at_width(&table, "explain", 80));
    insta::assert_snapshot!("ruled_explain_40", at_width(&table, "explain 1 Dušan", 40));
    let other = json!({"deal": 2, "about": "other", "reason": "looked at her cards", "points": [
        {"player": "Igor", "points": -2.5}, {"player": "Dunja", "points": 1},
    ]});
    assert_eq!(table.json("status")["deal"]["rulings"], json!([other]));
    assert_eq!(table.json("explain")["rulings"][2], other);
    // A ruling without points is shown for everyone.
    let counts = ["explain 1", "explain 1 Igor", "explain 1 Dušan", "explain 2 Jovana", "explain"];
    assert_eq!(
        counts.map(|line: &str| table.json(line)["rulings"].as_array().map_or(0, Vec::len)),
        [2, 1, 2, 0, 3]
    );
    // The points cite the table, not a source text.
    let told = table.json("explain 1 Dušan");
    let ruled = told["points"].as_array().expect("postings").last().expect("a posting").clone();
    assert_eq!(
        [&ruled["points"], &ruled["rule"], &ruled["document"], &ruled["total"]],
        [&json!(-10), &json!("serbian.incidents"), &json!("Table ruling"), &json!(6)]
    );
    table.done("took 3 5 4 0");
    assert_eq!(table.json("status")["deal"]["rulings"], json!(null));
    assert_replays(&table);
}
