//! Games in which only tallies score: corrections, and what is said of a deal.

use crate::common::{Table, one_line};

const HEARTS: &str = "new hearts Ana Bo Cy Di --dealer Di";
const BELOTE: &str = "new belote Ana Bo Cy Di --dealer Di";

#[test]
fn the_points_of_a_deal_are_said_when_its_last_number_is_typed() {
    let table = Table::after(&[HEARTS]);
    assert!(!table.done("count hearts Ana=5 Bo=8").contains("Points:"));
    let said = table.done("count queen Cy=1");
    assert!(said.contains("Points: Ana +5 = 5, Bo +8 = 8, Cy +13 = 13, Di 0 = 0."), "{said}");
}

#[test]
fn a_fix_moves_the_one_card_or_names_the_whole_command() {
    let table = Table::after(&[HEARTS, "count hearts Ana=5 Bo=8", "count queen Cy=1"]);
    table.done("fix 1 count queen Ana=1");
    let sheet = one_line(&table.done("sheet"));
    assert!(sheet.contains("hearts 5, queen 1 +18 18"), "{sheet}");
    assert!(!sheet.contains("+13"), "{sheet}");

    for (fix, rest) in [("Ana=6", "Ana=6 Bo=7"), ("Di=2", "Di=2 Bo=6 Ana=5")] {
        let refused = table.refused(1, &format!("fix 1 count hearts {fix}"));
        assert!(refused.stderr.contains("Every deal has 13 hearts"), "{}", refused.stderr);
        let command = format!("fix 1 count hearts {rest}");
        assert!(refused.stderr.contains(&format!("hoyle {command}")), "{}", refused.stderr);
        table.done(&command);
        table.done("undo");
    }
}

#[test]
fn a_forgotten_belote_is_added_and_capot_needs_all_points() {
    let table = Table::after(&[BELOTE, "contract take:hearts --by Ana", "count points Ana=75"]);
    let why = one_line(&table.done("explain 1"));
    let sum = "lost with 20 × 0 + 2 × 75 - 20 × 0 = 150 (163 needed)";
    assert!(why.contains(sum), "{why}");
    table.done("fix 1 count belote Ana=1");
    let why = one_line(&table.done("explain 1"));
    assert!(why.contains("made with 20 × 1 + 2 × 75 - 20 × 0 = 170 (163 needed)"), "{why}");
    // Of two sides the other's number follows.
    let refused = table.refused(1, "fix 1 count points Ana=100");
    assert!(refused.stderr.contains("fix 1 count points Ana=100 Bo=62"), "{}", refused.stderr);

    for line in ["contract take:hearts --by Bo", "count capot Bo=1"] {
        table.done(line);
    }
    let refused = table.refused(1, "count points Bo=100");
    assert!(refused.stderr.contains("only with all points"), "{}", refused.stderr);
    table.done("count points Bo=162");
}
