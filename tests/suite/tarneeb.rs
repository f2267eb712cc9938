//! Tarneeb: its published points, evenings against a scorer written apart, and the table of what bids pay.

use crate::common::{Table, one_line};
use crate::sides::totals;

/// A bid by Ana, the tricks of her side, and the points of both sides.
///
/// The first three are in all sources: blog.jawaker.com, Tarneeb rules; wiki, Tarneeb; icssh.com, Tarneeb, which has the
/// third as an example.
const DEALS: &[(&str, u8, u8, [i64; 2])] = &[
    ("", 7, 7, [7, 0]),
    ("", 8, 10, [10, 0]),
    ("", 10, 9, [-10, 4]),
    ("", 8, 7, [-8, 6]),
    ("", 13, 13, [13, 0]),
    ("", 13, 12, [-13, 1]),
    // s3s2.com, Tarneeb 41.
    ("--set thirteen=26-16", 13, 13, [26, 0]),
    ("--set thirteen=26-16", 13, 11, [-16, 2]),
    ("--set thirteen=26-16", 12, 12, [12, 0]),
];

#[test]
fn deals_pay_what_is_published() {
    for (set, bid, took, expected) in DEALS {
        let table = Table::new();
        table.done(&format!("new tarneeb Ana Bo Cy Di --dealer Di {set}"));
        table.done(&format!("contract {bid}:hearts --by Ana"));
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table.json("sheet")), *expected, "{set} {bid} {took}");
    }
}

#[test]
fn evenings_match_a_scorer_written_apart() {
    for seed in 0..100 {
        let mut random = fastrand::Rng::with_seed(seed);
        let end = [31, 41, 61][random.usize(..3)];
        let is_dear = random.bool();
        let thirteen = if is_dear { "26-16" } else { "13" };
        let mut script = format!(
            "new tarneeb Ana Bo Cy Di --dealer Di --set end={end} --set thirteen={thirteen}\n"
        );
        let mut expected = [0, 0];
        while expected[0] == expected[1] || expected.iter().all(|total| *total < end) {
            let by = random.usize(..4);
            let bid = random.i64(7..=13);
            let took = random.i64((bid - 3)..=13);
            let name = ["Ana", "Bo", "Cy", "Di"][by];
            script += &format!("contract {bid}:clubs --by {name}\ntook {took}\n");
            let (gained, lost) = if bid == 13 && is_dear { (26, 16) } else { (took, bid) };
            if took >= bid {
                expected[by % 2] += gained;
            } else {
                expected[by % 2] -= lost;
                expected[1 - by % 2] += 13 - took;
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
fn the_table_of_points_has_what_the_others_get() {
    let rules = Table::new().done("rules tarneeb");
    let lost = rules.lines().skip_while(|line| !line.starts_with("8  ")).collect::<Vec<_>>();
    let of_both: Vec<Vec<&str>> =
        lost.iter().rev().map(|line| line.split_whitespace().collect()).collect();
    let expected = "13 12 11 10 9 8 7 6 0 0 0 0 0 0";
    assert!(of_both.contains(&expected.split(' ').collect()), "{rules}");
    assert!(one_line(&rules).contains("at least 12 tricks"), "{rules}");
}
