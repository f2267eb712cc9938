//! `fix`: its output at every width, and its effects.

use crate::common::Table;
use crate::games::journal;
use insta::assert_snapshot;

fn at_width(table: &Table, line: &str, width: u8) -> String {
    let words = shell_words::split(line).expect("quotes close");
    let said = table.run(&words, &table.path(""), Some(width));
    assert_eq!(said.code, 0, "{}", said.stderr);
    said.stdout
}

/// Returns a table with long names and a game in which a run of five is completed in deal 9.
fn runs() -> Table {
    let mut lines = vec![
        "new romanian Maximilian Ștefania Anastasia-Maria Ion --dealer Ion --set promotions=five --id runs"
            .to_owned(),
    ];
    for (deal, cards) in [1, 1, 1, 1, 2, 3, 4, 5, 6, 7].into_iter().enumerate() {
        // Ștefania takes every trick, whatever her turn.
        let place = (1 + 3 * deal) % 4;
        let took: Vec<String> =
            (0..4).map(|at| if at == place { cards } else { 0 }.to_string()).collect();
        lines.extend(["bid 0 0 0 0".to_owned(), format!("took {}", took.join(" "))]);
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    Table::after(&lines)
}

#[test]
fn every_changed_number_is_shown_at_every_width() {
    let table = runs();
    let line = "fix 7 took Maximilian=1 Ștefania=3";
    let before = table.bytes();
    assert_snapshot!("fix_80", at_width(&table, &format!("{line} --dry-run"), 80));
    assert_snapshot!("fix_40", at_width(&table, &format!("{line} --dry-run"), 40));
    assert_eq!(table.bytes(), before, "a dry run writes nothing");
    let told = at_width(&table, line, 80);
    assert_eq!(told, at_width(&runs(), &format!("{line} --dry-run"), 80));
}

#[test]
fn marked_deals_are_marked_in_every_sheet() {
    let table = runs();
    table.done("fix 7 bid Maximilian=4 --yes");
    for (name, style) in [("full", "full"), ("paper", "paper")] {
        for width in [80, 40] {
            let sheet = at_width(&table, &format!("sheet --style {style}"), width);
            assert_snapshot!(format!("marked_{name}_{width}"), sheet);
        }
    }
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][6]["against"], true);
    assert_eq!(sheet["deals"][5].get("against"), None);
    assert_eq!(
        (&sheet["notes"][0]["deal"], &sheet["notes"][0]["rule"]),
        (&7.into(), &"romanian.hook".into())
    );
}

#[test]
fn the_changes_are_available_as_json() {
    let table = runs();
    let told = table.json("fix 7 took Maximilian=1 Ștefania=3 --dry-run");
    assert_eq!((&told["deal"], &told["recorded"]), (&7.into(), &false.into()));
    let first = &told["numbers"][0];
    assert_eq!((&first["deal"], &first["player"]), (&7.into(), &"Maximilian".into()));
    assert_eq!(first["points"], serde_json::json!({ "before": 5, "after": -1 }));
    let bonus = told["numbers"]
        .as_array()
        .expect("numbers")
        .iter()
        .find(|number| number["bonus"].is_object());
    let bonus = bonus.expect("a run is broken");
    assert_eq!((&bonus["deal"], &bonus["player"]), (&9.into(), &"Maximilian".into()));
    assert_eq!(bonus["bonus"], serde_json::json!({ "before": 10, "after": 0 }));
    assert_eq!(table.json("fix 7 took Maximilian=1 Ștefania=3")["recorded"], true);
    let told = table.json("fix 8 bid Maximilian=5 --yes");
    assert_eq!(
        (&told["against"][0]["rule"], &told["against"][0]["new"]),
        (&"romanian.hook".into(), &true.into())
    );
}

#[test]
fn a_fix_that_changes_nothing_says_so_and_records_nothing() {
    let table = runs();
    let before = table.bytes();
    for line in ["fix 7 bid 0 0 0 0", "fix 7 bid Ion=0 --dry-run"] {
        let said = table.hoyle(line);
        assert_eq!((said.code, said.stdout.as_str()), (0, ""));
        assert!(said.stderr.contains("Nothing changed"), "{}", said.stderr);
    }
    assert_eq!(table.bytes(), before);
}

#[test]
fn the_same_calls_in_one_entry_change_nothing() {
    let table = Table::after(&[
        "new auction-whist Ana Bo Cy Di --dealer Di --id calls",
        "call pass-trou pass-trou",
        "call pass-trou pass-trou",
        "call solo-6:spades pass pass pass",
    ]);
    let before = table.bytes();
    let line = "fix 1 call pass-trou pass-trou pass-trou pass-trou solo-6:spades pass pass pass";
    assert_eq!(table.hoyle(line).code, 0);
    assert_eq!(table.bytes(), before, "they are recorded so already");
}

#[test]
fn undo_redo_and_log_cover_fixes() {
    let table = runs();
    let before = table.done("sheet");
    table.done("fix 7 took Maximilian=1 Ștefania=3");
    let fixed = table.done("sheet");
    let told = table.done("undo");
    assert!(told.starts_with("Took back: fixed deal 7: Maximilian took 1, "), "{told}");
    assert_eq!(table.done("sheet"), before);
    let told = table.done("redo");
    assert!(told.starts_with("Brought back: fixed deal 7: "), "{told}");
    assert_eq!(table.done("sheet"), fixed);
    let log = table.json("log");
    assert_eq!((&log[14]["fixed_by"], &log[14]["in_force"]), (&21.into(), &true.into()));
    assert_eq!(
        (&log[21]["what"], &log[21]["deal"], &log[21]["in_force"]),
        (&"fixed".into(), &7.into(), &true.into())
    );
    assert_eq!((&log[22]["what"], &log[22]["of"]), (&"undone".into(), &21.into()));
    // Everything after the fix is undone too.
    let mut back = 0;
    while table.hoyle("undo").code == 0 {
        back += 1;
    }
    assert_eq!(back, 21);
}

#[test]
fn a_script_preserves_allowed_violations() {
    let table = runs();
    table.done("fix 7 bid Maximilian=4 --yes");
    let script = table.done("script");
    assert_eq!(script.matches(" --stands").count(), 1);
    table.write("again.hoyle", &script);
    assert_eq!(table.done("replay again.hoyle --style paper"), table.done("sheet --style paper"));
    let refused = table.hoyle("replay again.hoyle --save");
    assert_eq!(refused.code, 0, "{}", refused.stderr);
    assert_eq!(table.done("script"), script);
}

#[test]
fn a_fix_conflicts_with_entries_made_meanwhile() {
    let table = runs();
    let before = journal(&table, "runs");
    assert_eq!(table.hoyle("fix 7 bid Ion=1 --after 3").code, 3);
    assert_eq!(journal(&table, "runs"), before);
    assert_eq!(table.hoyle("fix 7 bid Ion=1 --after 20").code, 0);
}

#[test]
fn the_auction_of_a_deal_played_after_the_end_can_be_corrected() {
    let table = Table::new();
    table.done("new auction-whist Ana Bo Cy Di --set end=60 --dealer Di");
    let calls = "call pass-trou pass-trou pass-trou pass-trou";
    table.done(&format!("{calls} piccolo pass pass pass"));
    table.done("took 0");
    table.done(&format!("{calls} solo-6:clubs pass pass pass"));
    table.done("took 6");
    // The game would have been over before the second deal.
    table.done(
        "fix 1 call pass-trou pass-trou pass-trou pass-trou big-misere-open pass pass pass --yes",
    );
    let fixed = table.done(&format!("fix 2 {calls} solo-6:hearts pass pass pass --yes"));
    assert!(fixed.contains("hearts"), "{fixed}");
}
