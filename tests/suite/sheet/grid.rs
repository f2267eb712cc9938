//! Tables of anything.

use hoyle::output::text::{self, Look};
use hoyle::output::{ascii, plain};
use hoyle::views::{Cell, Column, Grid, Group, Ink};
use insta::assert_snapshot;

fn games() -> Grid {
    let mut grid = Grid::new(vec![
        Group::of_one("game", Column::WORDS).stub(),
        Group::of_one("rules", Column::WORDS),
        Group::of_one("players", Column::NAMES),
        Group::of_one("deals", Column::NUMBERS),
    ]);
    grid.push(vec![
        Cell::new("friday", Ink::Leader),
        Cell::plain("serbian"),
        Cell::plain("Igor, Jovana, Dunja, Dušan"),
        Cell::plain("2/28"),
    ]);
    grid.push(vec![
        Cell::plain("a\u{1b}[31mb\nc"),
        Cell::plain("romanian"),
        Cell::empty(),
        Cell::plain("33/33"),
    ]);
    grid
}

fn draw(width: usize) -> String {
    text::grid(&games(), Look { width, color: false, ascii: false })
}

#[test]
fn a_listing_is_shortened_and_then_split() {
    assert_snapshot!("listing_80", draw(80));
    assert_snapshot!("listing_40", draw(40));
    assert_snapshot!("listing_20", draw(20));
}

#[test]
fn cells_contain_no_control_characters() {
    assert!(!draw(80).contains('\u{1b}'));
}

#[test]
fn ascii_mode_changes_symbols_but_not_names() {
    for (signs, written) in [
        ("hearts ♥ trump, A♥ 10♠", "hearts trump, Ah 10s"),
        ("-2½ ½ -½", "-2.5 0.5 -0.5"),
        ("3 × 2 − 1 → 5", "3 x 2 - 1 -> 5"),
        ("“Dušan”…", "\"Dušan\"..."),
        ("3/3 ✓ 2/1 ✗", "3/3 = 2/1 x"),
    ] {
        assert_eq!(ascii::text(signs), written);
    }
}

#[test]
fn a_record_is_always_one_line() {
    assert_eq!(plain::record(["a\tb", "c\nd", ""]), "a b\tc d\t\n");
}
