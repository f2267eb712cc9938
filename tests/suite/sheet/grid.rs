//! Generic tables.

use hoyle::output::text::{self, Look};
use hoyle::output::{ascii, plain};
use hoyle::views::{Cell, Column, Grid, Group, Ink};
use insta::assert_snapshot;
use unicode_width::UnicodeWidthStr;

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
        Cell::default(),
        Cell::plain("33/33"),
    ]);
    grid
}

fn drawn(grid: &Grid, width: usize) -> String {
    text::grid(grid, Look { width, color: false, ascii: false })
}

fn draw(width: usize) -> String {
    drawn(&games(), width)
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

#[test]
fn what_is_left_out_of_a_text_becomes_an_ellipsis() {
    for (text, width, short) in [
        ("Dušan", 5, "Dušan"),
        ("Jovana", 4, "Jov…"),
        ("AnnaMaria", 6, "AnnaM…"),
        ("Jovana", 1, "…"),
        ("Jovana", 0, ""),
        // A character is kept whole or left out.
        ("王小明王小明", 6, "王小…"),
        ("👨‍👩‍👧Ben", 3, "👨‍👩‍👧…"),
        ("👨‍👩‍👧Ben", 2, "…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] {
        let grid = Grid { caption: vec![text.to_owned()], ..Grid::default() };
        assert_eq!(drawn(&grid, width), format!("{short}\n\n"));
        assert!(short.width() <= width);
    }
}

#[test]
fn a_caption_goes_on_in_the_next_line() {
    let grid = Grid { caption: vec!["Points by tricks".to_owned()], ..Grid::default() };
    assert_eq!(drawn(&grid, 10), "Points by\ntricks\n\n");
}

#[test]
fn texts_that_differ_still_do_when_they_are_shortened() {
    for (width, texts, short) in [
        (8, &["Alexander Elder", "Alexander Young", "Bo"][..], &["Alexan…r", "Alexan…g", "Bo"][..]),
        (5, &["Team 1 of Rome", "Team 2 of Rome"], &["Tea…1", "Tea…2"]),
        // The same text stays the same.
        (5, &["Team 2 of Rome", "Team 1 of Rome", "Team 2 of Rome"], &["Tea…1", "Tea…2", "Tea…1"]),
        (5, &["Alexander", "Alexander"], &["Alex…", "Alex…"]),
    ] {
        let mut grid = Grid::new(vec![Group::of_one("", Column::NAMES)]);
        texts.iter().for_each(|text| grid.push(vec![Cell::plain(text)]));
        assert_eq!(drawn(&grid, width).lines().collect::<Vec<_>>(), short);
    }
}

/// Returns how many groups of these sizes, with the gap before each, are in each piece of a table
/// that is split to fit so much room beside its row headings.
fn pieces(sizes: &[usize], room: usize) -> Vec<usize> {
    let stub = Group::of_one("", Column::WORDS).stub();
    let groups = std::iter::repeat_n(Group::of_one("", Column::WORDS), sizes.len());
    let mut grid = Grid::new(std::iter::once(stub).chain(groups).collect());
    let cells = sizes.iter().map(|size| Cell::plain("x".repeat(size - 2)));
    grid.push(std::iter::once(Cell::plain("1")).chain(cells).collect());
    let pieces = drawn(&grid, 1 + room);
    pieces.split("\n\n").map(|piece| piece.split_whitespace().count() - 1).collect()
}

#[test]
fn the_pieces_of_a_table_are_few_and_then_even() {
    assert_eq!(pieces(&[10, 10, 10], 30), [3]);
    assert_eq!(pieces(&[10; 5], 40), [3, 2]);
    assert_eq!(pieces(&[30, 10, 10, 10, 10], 40), [2, 3]);
    assert_eq!(pieces(&[30, 10, 10, 10, 10], 30), [1, 3, 1]);
    assert_eq!(pieces(&[], 30), [0]);
    assert_eq!(pieces(&[31], 30), [1]);
}
