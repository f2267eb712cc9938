//! Evenings of German whist.

use super::{assert_replays, assert_there_and_back, at_width, played, totals};
use crate::common::Table;
use insta::assert_snapshot;

const NEW: &str = "new german Ana Bo --dealer Ana --id match";

/// A match: deals with and without a recorded trump, a tie, and a third deal won.
const MATCH: [(&str, [i64; 2]); 6] = [
    ("trump hearts\ntook 14 12", [1, 0]),
    ("took 13 13", [1, 0]),
    ("trump s\ntook Bo=20", [1, 1]),
    ("took 0", [1, 2]),
    ("trump clubs\ntook 26 0", [2, 2]),
    ("trump ♦\ntook Ana=15 Bo=11", [3, 2]),
];

fn evening(deals: usize) -> String {
    let lines = MATCH[..deals].iter().map(|(lines, _)| *lines);
    std::iter::once(NEW).chain(lines).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_first_to_win_three_deals_wins_the_match() {
    let table = Table::after(&[NEW]);
    for (deal, (lines, expected)) in (1..).zip(MATCH) {
        let status = table.json("status");
        // The deal alternates, and the non-dealer leads.
        let (dealer, leader) = if deal % 2 == 1 { ("Ana", "Bo") } else { ("Bo", "Ana") };
        assert_eq!(
            (&status["deal"]["deal"], &status["deal"]["dealer"]),
            (&deal.into(), &dealer.into())
        );
        let told = table.done("status");
        assert!(told.contains(&format!("\n{leader} leads.\n")), "{told}");
        assert_eq!(status["deal"]["trump"], "turned");
        for line in lines.lines() {
            assert_eq!(table.json("sheet")["finished"], false);
            table.done(line);
        }
        assert_eq!(totals(&table), expected, "deal {deal}");
    }
    assert_eq!(table.json("status")["due"], "The game is over: Ana wins with 3.");
    for line in ["took 13 13", "trump hearts", "call pass", "bid 1", "extra nv"] {
        table.refused(1, line);
    }
    table.done("undo");
    assert_eq!(table.json("sheet")["finished"], false);
    table.done("took 11");
    assert_eq!(table.json("status")["due"], "The game is over: Bo wins with 3.");
}

#[test]
fn a_match_can_have_another_end_or_count_tricks() {
    for (settings, deals, after, ends) in [
        // Deals won, counting all 26 tricks.
        ("", &["14", "14"][..], [2, 0], ""),
        ("", &["14", "14", "14"], [3, 0], "Ana wins with 3."),
        ("", &["14", "13", "12", "13"], [1, 1], ""),
        ("--set end=1", &["13"], [0, 0], ""),
        ("--set end=1", &["13", "12"], [0, 1], "Bo wins with 1."),
        ("--set match=deals --set end=2", &["14", "12", "26"], [2, 1], "Ana wins with 2."),
        // Deals won, counting the last 13 tricks: no ties.
        ("--scoring last", &["7", "6", "13"], [2, 1], ""),
        ("--scoring last --set end=2", &["7", "6", "13"], [2, 1], "Ana wins with 2."),
        ("--scoring last --set end=1", &["0"], [0, 1], "Bo wins with 1."),
        // Counting tricks.
        ("--set match=tricks --set end=50", &["14", "20"], [34, 18], ""),
        ("--set match=tricks --set end=50", &["14", "20", "16"], [50, 28], "Ana wins with 50."),
        // Both reach the end: the higher total wins, and a tie plays another deal.
        ("--set match=tricks --set end=25", &["20", "0"], [20, 32], "Bo wins with 32."),
        ("--set match=tricks --set end=26", &["13", "13"], [26, 26], ""),
        ("--set match=tricks --set end=26", &["13", "13", "12"], [38, 40], "Bo wins with 40."),
        ("--scoring last --set match=tricks --set end=10", &["7"], [7, 6], ""),
        (
            "--scoring last --set match=tricks --set end=10",
            &["7", "4"],
            [11, 15],
            "Bo wins with 15.",
        ),
        // The settings work in any order.
        ("--set match=tricks --set end=10 --scoring last", &["13"], [13, 0], "Ana wins with 13."),
    ] {
        let table = Table::after(&[&format!("{NEW} {settings}")]);
        for deal in deals {
            assert_eq!(table.json("sheet")["finished"], false, "{settings} {deals:?}");
            table.done(&format!("took {deal}"));
        }
        assert_eq!(totals(&table), after, "{settings} {deals:?}");
        let due = table.json("status")["due"].as_str().expect("a sentence").to_owned();
        match ends {
            "" => {
                assert!(due.starts_with("Tricks due: Ana and Bo."), "{settings} {deals:?}: {due}")
            }
            ends => assert_eq!(due, format!("The game is over: {ends}"), "{settings} {deals:?}"),
        }
        assert_replays(&table);
    }
}

#[test]
fn tricks_must_add_up_to_those_that_count() {
    for (settings, took, code) in [
        ("", "14 12", 0),
        ("", "26 0", 0),
        ("", "0 26", 0),
        ("", "Bo=12 Ana=14", 0),
        ("", "Bo=12", 0),
        ("", "14", 0),
        ("", "14 13", 1),
        ("", "14 11", 1),
        ("", "27", 1),
        ("", "-1", 1),
        ("", "7 6", 1),
        ("", "14 12 0", 1),
        ("", "Ana=14 Ana=12", 1),
        ("", "x", 2),
        ("--scoring last", "7 6", 0),
        ("--scoring last", "13", 0),
        ("--scoring last", "14 12", 1),
        ("--scoring last", "7 7", 1),
        ("--scoring last", "14", 1),
    ] {
        let table = Table::after(&[&format!("{NEW} {settings}")]);
        if code == 0 {
            table.done(&format!("took {took}"));
        } else {
            table.refused(code, &format!("took {took}"));
        }
    }
}

#[test]
fn the_trump_is_recorded_before_the_tricks_or_not_at_all() {
    let table = Table::after(&[NEW, "trump hearts"]);
    table.refused(1, "trump spades");
    let status = table.done("status");
    assert!(status.contains("hearts ♥ trump"), "{status}");
    table.done("took 14");
    table.refused(1, "trump none");
    table.done("took 14");
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][0]["trump"], "hearts");
    assert_eq!(sheet["deals"][1]["trump"], "turned");
}

#[test]
fn the_sheet_has_two_players() {
    for (name, deals) in [("begun", 0), ("third", 3), ("finished", 6)] {
        let table = played(&evening(deals));
        for width in [40, 80] {
            assert_snapshot!(
                format!("german_{name}_paper_{width}"),
                at_width(&table, "sheet --style paper", width)
            );
            // The standings of a tie are not tested here.
            let full = at_width(&table, "sheet", width);
            let deals = full.split("\nStandings").next().and_then(|d| d.split("\nFinal").next());
            assert_snapshot!(format!("german_{name}_full_{width}"), deals.expect("deals"));
        }
    }
}

#[test]
fn the_sheet_json_has_tricks_and_no_bids() {
    let sheet = played(&evening(2)).json("sheet");
    assert_eq!(
        sheet["deals"][0],
        serde_json::json!({
            "deal": 1, "mark": "13", "cards": 13, "trump": "hearts", "dealer": "Ana",
            "hands": [
                {"player": "Ana", "took": 14, "points": 1, "bonus": 0, "total": 1},
                {"player": "Bo", "took": 12, "points": 0, "bonus": 0, "total": 0},
            ],
        })
    );
}

#[test]
fn every_point_is_explained() {
    let table = played(&evening(6));
    assert_snapshot!("german_explained", at_width(&table, "explain", 80));
    for posting in table.json("explain")["points"].as_array().expect("postings") {
        assert_eq!(posting["rule"], "score.all");
        assert_eq!(posting["document"], "German Whist");
        assert_eq!(posting["section"], "Scoring");
    }
    let tricks = played(&format!("{NEW} --scoring last --set match=tricks --set end=50\ntook 7\n"));
    let told = at_width(&tricks, "explain", 80);
    assert!(told.contains("Ana took 7 of 13: a point each: 7"), "{told}");
    assert!(told.contains("By score.last [House rules]"), "{told}");
}

#[test]
fn any_part_of_a_match_replays() {
    for deals in 0..=MATCH.len() {
        assert_replays(&played(&evening(deals)));
    }
}

#[test]
fn undo_covers_trumps_and_tricks() {
    let lines: Vec<&str> = MATCH.iter().flat_map(|(lines, _)| lines.lines()).collect();
    assert_there_and_back(&Table::after(&[NEW]), &lines);
}

#[test]
fn other_numbers_of_players_and_bids_are_refused() {
    let table = Table::new();
    table.refused(1, "new german Ana");
    table.refused(1, "new german Ana Bo Cy");
    for set in [
        "trumps=hearts",
        "overtricks=all",
        "trou-all=30",
        "hook=off",
        "premium=3",
        "match=points",
        "end=0",
    ] {
        table.refused(2, &format!("new german Ana Bo --set {set}"));
    }
    for scoring in ["contracts", "serbian"] {
        table.refused(2, &format!("new german Ana Bo --scoring {scoring}"));
    }
    table.done(NEW);
    for line in ["bid 3", "call pass", "contract piccolo --by Ana", "extra nv"] {
        table.refused(1, line);
    }
}
