//! Tables of anything.

use hoyle::output::text::{self, Look};
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
fn no_cell_can_steer_a_terminal() {
    assert!(!draw(80).contains('\u{1b}'));
}
