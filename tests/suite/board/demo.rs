//! The demo.

use super::screen::Screen;
use crate::common::Table;

/// Skips to the next step, and returns what it shows.
fn next_step(board: &Screen) -> String {
    let shown = board.text();
    board.press(" ");
    board.waits("the next step", |text| text != shown);
    board.text()
}

#[test]
fn the_demo_plays_an_evening_to_its_end_and_leaves_nothing_behind() {
    let table = Table::new();
    let before = table.bytes();
    for size in [(40, 15), (80, 24)] {
        let board = Screen::of(&table, &["demo"], size);
        board.sees("table · Oh Hell · demo");
        let mut seen = String::new();
        for _ in 0..5 {
            seen += &next_step(&board);
        }
        assert!(seen.contains("Not 0: ") && seen.contains("may not bid 0"), "{seen}");
        seen.clear();
        while !board.text().contains("The game is over") {
            seen += &next_step(&board);
        }
        for view in ["score · ", "sheet · ", "chart · ", "deal 2 · "] {
            assert!(seen.contains(view), "{view}: {seen}");
        }
        let last = board.text();
        assert!(!last.contains("Rematch") && last.contains("q leave"), "{last}");
        board.press("q");
        board.ends();
    }
    assert_eq!(table.bytes(), before);
}

#[test]
fn the_demo_goes_on_by_itself_and_can_be_left_at_any_time() {
    let board = Screen::of(&Table::new(), &["demo"], (80, 24));
    board.sees("Ana bid 0");
    board.press("q");
    board.ends();
}

#[test]
fn the_demo_needs_a_terminal() {
    let said = Table::new().refused(2, "demo");
    assert!(said.stderr.ends_with("needs a terminal.\n"), "{}", said.stderr);
}
