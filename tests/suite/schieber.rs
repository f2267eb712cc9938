//! Schieber: its published points, and evenings against a scorer written apart.

use crate::common::{Table, one_line};
use crate::sides::totals;

const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

/// A contract by Ana, what is counted, and the points of both sides.
const DEALS: &[(&str, &str, &str, [i64; 2])] = &[
    // swisslos.ch, Rules of Jass: what the trump multiplies. spotlightongames.com, Schieber Jass: 157 points.
    ("", "suit:hearts", "points 100", [100, 57]),
    ("", "suit:diamonds", "points 60", [60, 97]),
    ("", "suit:spades", "points 100", [200, 114]),
    ("", "suit:clubs", "points 100", [200, 114]),
    ("", "obenabe", "points 100", [300, 171]),
    ("", "undenufe", "points 57", [171, 300]),
    ("--set times=off", "undenufe", "points 57", [57, 100]),
    // jasskarten.com, Wies und Stöck: 3 × (100 + 20) = 360 for melds; 257 with match; 20 for the marriage.
    ("", "obenabe", "weis Ana=100 Cy=20,match Bo=1,points 0", [360, 771]),
    ("--set times=off", "suit:hearts", "match Ana=1,points 157", [257, 0]),
    ("", "suit:hearts", "match Bo=1,points 0", [0, 257]),
    ("", "suit:clubs", "marriage Ana=1,match Ana=1,points 157", [554, 0]),
    ("", "suit:spades", "marriage Bo=1,points 100", [200, 154]),
];

#[test]
fn deals_pay_what_is_published() {
    for (set, contract, counted, expected) in DEALS {
        let table = Table::new();
        table.done(&format!("new schieber Ana Bo Cy Di --dealer Di {set}"));
        table.done(&format!("contract {contract} --by Ana"));
        for tally in counted.split(',') {
            table.done(&format!("count {tally}"));
        }
        assert_eq!(totals(&table.json("sheet")), *expected, "{set} {contract} {counted}");
    }
}

#[test]
fn evenings_match_a_scorer_written_apart() {
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 10 };
    for seed in 0..evenings {
        let mut random = fastrand::Rng::with_seed(seed);
        let end = [1000, 2500][random.usize(..2)];
        let mut script = format!("new schieber Ana Bo Cy Di --dealer Di --set end={end}\n");
        let mut expected = [0, 0];
        while expected[0] == expected[1] || expected.iter().all(|total| *total < end) {
            let by = random.usize(..4);
            let (contract, times) = random
                .choice([
                    ("suit:hearts", 1),
                    ("suit:diamonds", 1),
                    ("suit:spades", 2),
                    ("suit:clubs", 2),
                    ("obenabe", 3),
                    ("undenufe", 3),
                ])
                .expect("a contract");
            script += &format!("contract {contract} --by {}\n", NAMES[by]);
            let mut of_sides = [0, 0];
            if random.bool() {
                let by = random.usize(..4);
                let melds = [20, 50, 100, 150, 200][random.usize(..5)];
                script += &format!("count weis {}={melds}\n", NAMES[by]);
                of_sides[by % 2] += melds;
            }
            if contract.starts_with("suit") && random.bool() {
                let by = random.usize(..4);
                script += &format!("count marriage {}=1\n", NAMES[by]);
                of_sides[by % 2] += 20;
            }
            let points = if random.u8(..8) == 0 { 157 } else { random.i64(1..157) };
            if points == 157 {
                script += &format!("count match {}=1\n", NAMES[by]);
                of_sides[by % 2] += 100;
            }
            script += &format!("count points {points}\n");
            of_sides[by % 2] += points;
            of_sides[1 - by % 2] += 157 - points;
            for (total, scored) in expected.iter_mut().zip(of_sides) {
                *total += times * scored;
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals(&sheet), expected, "{script}");
        assert_eq!(sheet["finished"], true, "{script}");
    }
}

#[test]
fn no_card_is_ruled_on_where_undenufe_turns_the_order_round() {
    let said =
        one_line(&Table::new().refused(1, "check trick --rules schieber --trump h Ah 6h").all());
    assert!(said.contains("leave what the cards do to the table"), "{said}");
}
