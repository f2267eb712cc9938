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
    let sum = "lost with 2 × 75 = 150 (163 needed)";
    assert!(why.contains(sum), "{why}");
    table.done("fix 1 count belote Ana=1");
    let why = one_line(&table.done("explain 1"));
    assert!(why.contains("made with 20 + 2 × 75 = 170 (163 needed)"), "{why}");
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

#[test]
fn all_points_are_recorded_after_capot() {
    for (game, contract, paid) in
        [("belote", "take:spades", [252, 0]), ("coinche", "90:spades", [342, 0])]
    {
        let new = format!("new {game} Ana Bo Cy Di --dealer Di");
        let contract = format!("contract {contract} --by Ana");
        let table = Table::after(&[&new, &contract]);
        let asked = one_line(&table.refused(1, "count points 162").all());
        assert!(asked.contains("Ana has all points. First record capot"), "{asked}");
        assert!(asked.contains("hoyle count capot"), "{asked}");
        let others = one_line(&table.refused(1, "count points 0").all());
        assert!(others.contains("Bo has all points."), "{others}");
        table.done("count capot Ana=1");
        let said = one_line(&table.done("count points 162"));
        assert!(said.contains(&format!("= {}", paid[0])), "{said}");

        // All points without all tricks, such as a trick of three small cards.
        let other = Table::after(&[&new, &contract, "count capot Ana=0"]);
        other.done("count points 162");
    }
}

#[test]
fn a_contract_for_points_is_followed_by_its_points() {
    let table = Table::after(&[BELOTE, "contract take:spades --by Ana"]);
    let said = one_line(&table.refused(1, "contract take:hearts --by Bo").all());
    assert!(said.contains("hoyle count points"), "{said}");
    assert!(!said.contains("hoyle took"), "{said}");
}

#[test]
fn a_ruling_and_a_redeal_need_no_quotes_and_no_hyphens() {
    let table = Table::after(&[HEARTS, "rule other talking too much Ana=3 Bo=-2"]);
    let script = table.done("script");
    assert!(script.contains("rule other --deal 1 'talking too much' Ana=3 Bo=-2"), "{script}");
    let wrong = one_line(&table.refused(2, "rule other talking too much Ana=x").all());
    assert!(wrong.contains("Invalid NAME=POINTS “Ana=x”"), "{wrong}");
    let nobody = one_line(&table.refused(2, "rule other talking too much 5").all());
    assert!(nobody.contains("Invalid NAME=POINTS “5”"), "{nobody}");
    let none = one_line(&table.refused(2, "rule other Ana=3").all());
    assert!(none.contains("looks like the points of a ruling, not its reason"), "{none}");

    assert!(table.done("redeal next").contains("the next player deals it"));
    assert_eq!(table.json("status")["deal"]["dealer"], "Ana");
}

#[test]
fn what_was_counted_for_the_declarer_follows_a_fix_of_the_contract() {
    let table = Table::after(&[
        "new skat Ana Bo Cy --dealer Cy",
        "contract clubs --by Ana",
        "count matadors Ana=1",
        "count pips 70",
        "contract hearts --by Cy",
        "count matadors Cy=2",
    ]);
    let said = one_line(&table.done("fix 1 contract clubs --by Bo"));
    assert!(said.contains("Ana 24 → 0"), "{said}");
    let why = one_line(&table.done("explain 1"));
    assert!(why.contains("clubs ♣ by Bo: made with 70 (61 needed)"), "{why}");
    assert!(why.contains("Bo (challenger): 12 × (1 + 1 matadors) = 24"), "{why}");
}
