//! The picture of the board in the docs: drawn from its screen, and compared with it.

use crate::board::{at, screen::Screen};
use crate::common::{Table, repository};
use std::fmt::Write;

const SIZE: (u16, u16) = (80, 24);
/// A cell of the picture.
const CELL: (u32, u32) = (9, 19);
const MARGIN: u32 = 12;

#[test]
fn the_picture_in_the_docs_matches_the_board() {
    let table = Table::new();
    let evening = repository("examples/romanian-evening.hoyle");
    let text = std::fs::read_to_string(evening).expect("an example");
    // Up to the middle of the nineteenth deal.
    let bids = text.match_indices("\ntook ").nth(18).expect("so many deals").0;
    table.write("evening.hoyle", &text[..bids]);
    table.done("replay evening.hoyle --save");
    let board = at(&table, SIZE);
    board.after("b", "score · ");
    let drawn = picture(&board);
    board.press("q");
    board.ends();
    let path = repository("docs/pictures/board.svg");
    if std::env::var("HOYLE_TESTS").is_ok_and(|wish| wish == "overwrite") {
        std::fs::write(&path, &drawn).expect("the picture is written");
    }
    let kept = std::fs::read_to_string(&path).expect("a picture");
    assert!(
        kept == drawn,
        "update it: HOYLE_TESTS=overwrite cargo test --test suite board::picture"
    );
}

/// Returns a screen as a self-contained picture.
fn picture(screen: &Screen) -> String {
    let (columns, rows) = SIZE;
    let width = u32::from(columns) * CELL.0 + 2 * MARGIN;
    let height = u32::from(rows) * CELL.1 + 2 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         shape-rendering=\"crispEdges\" \
         aria-label=\"The board: the totals in large type, and their chart\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#16181d\"/>\n\
         <g font-family=\"ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace\" \
         font-size=\"15\" xml:space=\"preserve\">\n"
    );
    screen.each_cell(SIZE, |row, column, cell| {
        let x = u32::from(column) * CELL.0 + MARGIN;
        let y = u32::from(row) * CELL.1 + MARGIN;
        let mut ink = color(cell.fgcolor(), "#e8e6e1");
        let mut paper = None;
        if cell.inverse() {
            paper = Some(ink);
            ink = "#16181d";
        }
        if let Some(paper) = paper {
            let (width, height) = CELL;
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>"
            );
        }
        let text = cell.contents().replace('&', "&amp;").replace('<', "&lt;");
        if !text.trim().is_empty() {
            let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{}\" fill=\"{ink}\"{weight}>{text}</text>",
                y + CELL.1 - 5
            );
        }
    });
    svg + "</g>\n</svg>\n"
}

/// Returns a colour for the picture; the board uses only a few.
const fn color(color: vt100::Color, plain: &'static str) -> &'static str {
    match color {
        vt100::Color::Idx(63) => "#8080ff",
        vt100::Color::Idx(130) => "#d9822b",
        vt100::Color::Idx(29) => "#24b585",
        vt100::Color::Idx(163) => "#e055c0",
        _ => plain,
    }
}
