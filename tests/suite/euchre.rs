//! Euchre: its published points, evenings against a scorer written apart, and bowers at the table.

use crate::common::{Table, one_line};
use crate::sides::totals;

/// What a deal pays the side of Ana and the side of Bo: the contract, the tricks taken, and the points.
///
/// The first five rows are in both sources: bicyclecards.com, Euchre, and pagat.com, Euchre (North American).
const DEALS: &[(&str, &str, u8, [i64; 2])] = &[
    ("", "makers:spades --by Ana", 3, [1, 0]),
    ("", "makers:spades --by Ana", 4, [1, 0]),
    ("", "makers:hearts --by Bo", 5, [0, 2]),
    ("", "alone:clubs --by Cy", 5, [4, 0]),
    ("", "makers:diamonds --by Di", 2, [2, 0]),
    // bicyclecards.com: three or four tricks alone score one point.
    ("", "alone:clubs --by Cy", 4, [1, 0]),
    // pagat.com: some tables give four for a lone hand that is euchred.
    ("", "alone:clubs --by Cy", 2, [0, 2]),
    ("--set lone-euchre=4", "alone:clubs --by Cy", 0, [0, 4]),
];

#[test]
fn deals_pay_what_is_published() {
    for (set, contract, took, expected) in DEALS {
        let table = Table::new();
        table.done(&format!("new euchre Ana Bo Cy Di --dealer Di {set}"));
        table.done(&format!("contract {contract}"));
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table.json("sheet")), *expected, "{contract} {took}");
    }
}

#[test]
fn evenings_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut random = fastrand::Rng::with_seed(seed);
        let end = [5, 10, 11][random.usize(..3)];
        let mut script = format!("new euchre Ana Bo Cy Di --dealer Di --set end={end}\n");
        let mut expected = [0, 0];
        while expected[0] < end && expected[1] < end {
            let by = random.usize(..4);
            let took = random.u8(..=5);
            let alone = random.u8(..4) == 0;
            let bid = if alone { "alone" } else { "makers" };
            let suit = ["clubs", "diamonds", "hearts", "spades"][random.usize(..4)];
            let name = ["Ana", "Bo", "Cy", "Di"][by];
            script += &format!("contract {bid}:{suit} --by {name}\ntook {took}\n");
            let side = by % 2;
            match took {
                0..=2 => expected[1 - side] += 2,
                3 | 4 => expected[side] += 1,
                _ if alone => expected[side] += 4,
                _ => expected[side] += 2,
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let told = table.done("replay evening.hoyle --json");
        let sheet: serde_json::Value = serde_json::from_str(&told).expect("JSON");
        let mut found: Vec<i64> = Vec::new();
        for row in sheet["standings"].as_array().expect("a list") {
            found.push(row["total"].as_i64().expect("a number"));
        }
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{script}");
    }
}

#[test]
fn a_trick_with_the_left_bower_goes_to_it_and_proves_no_revoke() {
    let table = Table::new();
    table.done("new euchre Ana Bo Cy Di --dealer Di");
    table.done("contract makers:spades --by Ana");
    table.done("trick 9s Jc Ks 10s");
    table.done("trick Kh Ah 9h As");
    let told = one_line(&table.done("explain"));
    assert!(told.contains("Bo takes it: J♣ (left bower: ♠) is its highest trump."), "{told}");
    assert!(told.contains("Trick 2: Bo led K♥"), "{told}");
    assert!(told.contains("no revoke is proven"), "{told}");
    assert!(table.refused(1, "trick 10d Jd Qd").stderr.contains("has 4"));
}

#[test]
fn the_pack_may_go_down_to_the_seven() {
    let table = Table::new();
    table.refused(1, "check trick --rules euchre --trump hearts 7h 9h 10h Jd");
    let told = table.json("check trick --rules euchre --set pack=32 --trump hearts 7h 9h 10h Jd");
    assert_eq!(told["because"], "J♦ (left bower: ♥) is its highest trump.");
}

#[test]
fn a_revoke_against_a_lone_hand_costs_five_points() {
    for (contract, points) in [("alone:hearts --by Ana", 5), ("makers:hearts --by Ana", 3)] {
        let table = Table::after(&[
            "new euchre Ana Bo Cy Di --dealer Di --laws euchre-1888",
            &format!("contract {contract}"),
            "incident revoke Bo 2 found=end --take yes",
            "took 2",
        ]);
        assert_eq!(totals(&table.json("sheet")), [points, 2], "{contract}");
    }
    let table = Table::after(&["new euchre Ana Bo Cy Di --dealer Di"]);
    let said = one_line(&table.done("contract alone:hearts --by Ana"));
    assert!(said.contains("Ana plays alone: the partner lays the cards down."), "{said}");
}
