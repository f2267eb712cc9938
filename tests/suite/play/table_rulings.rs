//! Table rulings: recorded with a reason, scored, shown, and undone.

use super::unfolded;
use crate::common::Table;
use insta::assert_snapshot;

/// Two deals of Serbian whist. Igor 12 and 24, Jovana 14 and 27, Dunja 1 and 6, Dušan 16 and 19.
fn two_deals() -> Table {
    let table = Table::new();
    let script = "new serbian Igor Jovana Dunja Dušan --dealer Dušan --id two\n\
                  bid 2 4 2 6\ntook 2 4 1\nbid 3 5 4 3\ntook 3 5 3 1\n";
    table.write("two.hoyle", script);
    table.done("replay two.hoyle --save");
    table
}

fn totals(table: &Table, deal: usize) -> Vec<f64> {
    let sheet = table.json("sheet");
    let hands = sheet["deals"][deal - 1]["hands"].as_array().expect("hands").clone();
    hands.iter().map(|hand| hand["total"].as_f64().expect("a total")).collect()
}

#[test]
fn a_ruling_counts_from_its_deal_and_can_be_undone() {
    let table = two_deals();
    let first = totals(&table, 1);
    let second = totals(&table, 2);
    let told = table.done("rule revoke \"had a heart\" Igor=-5 Dunja=2.5 --deal 1");
    assert!(
        told.starts_with("Deal 1: the table rules on a revoke: “had a heart”: Igor -5, Dunja +2½.")
    );
    let changed = |totals: &[f64]| vec![totals[0] - 5.0, totals[1], totals[2] + 2.5, totals[3]];
    assert_eq!(totals(&table, 1), changed(&first));
    assert_eq!(totals(&table, 2), changed(&second));
    let hand = table.json("sheet")["deals"][0]["hands"][0].clone();
    assert_eq!((&hand["points"], &hand["ruling"]), (&12.into(), &(-5).into()));
    let told = unfolded(&table.done("undo"));
    assert!(told.starts_with("Took back: deal 1: the table rules on a revoke:"), "{told}");
    assert_eq!((totals(&table, 1), totals(&table, 2)), (first, second));
    table.done("redo");
    assert!(table.done("log").contains("the table rules on a revoke"));
}

#[test]
fn a_rulings_points_are_on_the_sheet_and_explained() {
    let table = two_deals();
    table.done("rule revoke \"had a heart, and said so himself\" Igor=-5 --deal 1");
    table.done("rule misdeal \"a card lay face up\"");
    let at = |line: &str, width| {
        let words = shell_words::split(line).expect("words");
        table.run(&words, &table.path(""), Some(width)).stdout
    };
    assert_snapshot!("ruled_full_80", at("sheet", 80));
    assert_snapshot!("ruled_full_40", at("sheet", 40));
    assert_snapshot!("ruled_paper_40", at("sheet --style paper", 40));
    assert_snapshot!("ruled_paper_80", at("sheet --style paper", 80));
    let told = unfolded(&table.done("explain 1 Igor"));
    assert!(
        told.contains(
            "Igor by the table's ruling on a revoke: “had a heart, and said so himself”: -5"
        ),
        "{told}"
    );
    assert!(told.contains("serbian.incidents [Table ruling]"), "{told}");
    let rulings = table.json("sheet")["rulings"].clone();
    assert_eq!(rulings[0]["points"][0]["player"], "Igor");
    assert_eq!((&rulings[1]["deal"], &rulings[1]["about"]), (&2.into(), &"misdeal".into()));
}

#[test]
fn a_long_reason_in_any_script_fits_the_width() {
    for reason in ["x".repeat(200), "さ".repeat(200), "had a heart, ".repeat(15)] {
        let table = two_deals();
        table.done(&format!("rule revoke '{reason}' Igor=-5 --deal 1"));
        for (line, width) in [("sheet", 40), ("sheet --style paper", 40), ("sheet", 80)] {
            let words = shell_words::split(line).expect("words");
            let drawn = table.run(&words, &table.path(""), Some(width)).stdout;
            let widest = drawn.lines().map(unicode_width::UnicodeWidthStr::width).max();
            assert!(widest <= Some(width.into()), "{drawn}");
            let whole = unfolded(&reason).replace(' ', "");
            let shown = unfolded(&drawn).replace(' ', "");
            assert!(shown.contains(&whole), "{drawn}");
        }
    }
}

#[test]
fn a_ruling_on_a_deal_in_progress_counts_when_it_ends() {
    let table = two_deals();
    table.done("bid 1 1 1 1");
    let told = table.done("rule other \"looked at another hand\" Igor=-10");
    assert!(
        told.contains("Deal 3:") && told.contains("The points count when the deal ends."),
        "{told}"
    );
    // The turn is unchanged.
    assert_eq!(table.json("status")["deal"]["phase"], "tricks");
    let before = totals(&table, 2);
    table.done("took 11 0 0 0");
    let hand = table.json("sheet")["deals"][2]["hands"][0].clone();
    assert_eq!(hand["ruling"], -10);
    let points = hand["points"].as_f64();
    let total = hand["total"].as_f64();
    assert_eq!(total, points.map(|points| before[0] + points - 10.0));
}

#[test]
fn a_ruling_round_trips_through_script_and_journal() {
    let table = two_deals();
    table.done("rule revoke \"it's a heart\" Igor=-5 Dušan=0.5 --deal 1");
    table.done("rule other --deal 2 -- \"-x\"");
    let script = table.done("script");
    let again = Table::new();
    again.write("again.hoyle", &script);
    again.done("replay again.hoyle --save");
    assert_eq!(again.done("script"), script);
    assert_eq!(again.json("sheet")["deals"], table.json("sheet")["deals"]);
    assert_eq!(again.json("sheet")["rulings"], table.json("sheet")["rulings"]);
}

#[test]
fn rulings_can_end_and_continue_a_game_to_points() {
    let table = Table::after(&["new german Ada Bo --dealer Bo", "took 20 6", "took 20 6"]);
    assert_eq!(table.json("sheet")["finished"], false);
    let told = table.done("rule other \"Bo gives up\" Ada=1");
    assert!(told.contains("The game is over: Ada wins with 3."), "{told}");
    table.refused(1, "took 20 6");
    table.done("rule other \"Bo takes it back\" Ada=-1");
    assert_eq!(table.json("sheet")["finished"], false);
    table.done("took 6 20");
    table.done("undo");
    table.done("undo");
    assert_eq!(table.json("sheet")["finished"], true);
    // A deal in progress is finished.
    table.done("undo");
    table.done("trump h");
    let told = table.done("rule other \"Bo gives up\" Ada=1 --deal 2");
    assert!(!told.contains("The game is over"), "{told}");
    table.done("took 6 20");
    assert_eq!(table.json("sheet")["finished"], true);
}

#[test]
fn a_ruling_after_the_last_deal_can_change_the_winner() {
    // Everyone bids 0, and each player in turn takes all tricks, so that a round costs everyone the
    // same.
    let mut script = "new romanian Ana Bea Cid --dealer Cid --schedule 8-1-8\n".to_owned();
    let sizes = [8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8];
    for cards in sizes {
        script.push_str(&format!("bid 0 0 0\ntook {cards} 0 0\n"));
    }
    let table = Table::new();
    table.write("all.hoyle", &script);
    table.done("replay all.hoyle --save");
    let sheet = table.json("sheet");
    let last = &sheet["standings"][2];
    let loser = last["player"].as_str().expect("a name");
    let behind = &sheet["winners"][0];
    assert_ne!(loser, behind);
    let told = table.done(&format!("rule other \"nobody knows\" {loser}=1000"));
    assert!(told.contains(&format!("The game is over: {loser} wins")), "{told}");
    assert_eq!(table.json("sheet")["winners"][0], loser);
    table.done("undo");
    assert_eq!(&table.json("sheet")["winners"][0], behind);
}
