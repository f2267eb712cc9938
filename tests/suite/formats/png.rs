//! The picture of a game in pixels.

use super::{NAMES, SERBIAN, at};
use crate::common::Table;
use resvg::tiny_skia::Pixmap;
use roxmltree::Document;

/// The most pixels of a picture, and some for sides that are rounded up.
const MOST_PIXELS: u32 = 4_100_000;

/// Writes the sheet of the game at a table as a picture, and reads it.
fn picture(table: &Table) -> Pixmap {
    table.done("sheet sheet.png");
    let bytes = std::fs::read(table.path("sheet.png")).expect("a picture");
    std::fs::remove_file(table.path("sheet.png")).expect("it is removed");
    Pixmap::decode_png(&bytes).expect("a PNG file")
}

/// Counts the pixels of an area, in units of the SVG picture, that are not paper.
fn ink(picture: &Pixmap, across: std::ops::Range<u32>, down: std::ops::Range<u32>) -> usize {
    let paper = picture.pixel(0, 0);
    let rows = 2 * down.start..2 * down.end;
    rows.flat_map(|y| (2 * across.start..2 * across.end).map(move |x| (x, y)))
        .filter(|(x, y)| picture.pixel(*x, *y) != paper)
        .count()
}

fn titled(title: &str) -> Pixmap {
    let table = Table::after(&["new german Ana Bo --dealer Bo --id friday", "took 14 12"]);
    table.done(&format!("rename '{title}'"));
    picture(&table)
}

#[test]
fn a_picture_has_the_size_and_the_texts_of_the_svg_picture() {
    let table = at(SERBIAN);
    let drawn = picture(&table);
    let text = table.done("sheet --format svg");
    let svg = Document::parse(&text).expect("XML");
    let size = |name| svg.root_element().attribute(name)?.parse::<u32>().ok();
    assert_eq!(Some(drawn.width()), size("width").map(|width| 2 * width));
    assert_eq!(Some(drawn.height()), size("height").map(|height| 2 * height));
    // The title, the chart, the first row of the sheet.
    assert!(ink(&drawn, 28..200, 30..60) > 500);
    assert!(ink(&drawn, 90..590, 150..500) > 5_000);
    let bottom = drawn.height() / 2;
    assert!(ink(&drawn, 28..400, bottom - 120..bottom - 28) > 1_000);
}

#[test]
fn letters_of_every_language_are_drawn_and_those_of_other_scripts_are_boxes() {
    let letters = ["A", "ș", "đ", "œ", "Ж", "Ћ", "Ω"];
    let drawn: Vec<Vec<u8>> = letters.iter().map(|letter| titled(letter).data().to_vec()).collect();
    let boxed = titled("文").data().to_vec();
    for (index, letter) in letters.iter().enumerate() {
        assert_ne!(drawn[index], boxed, "{letter} is a box");
        assert_eq!(drawn.iter().filter(|other| **other == drawn[index]).count(), 1, "{letter}");
    }
    assert_eq!(titled("字").data(), boxed);
}

#[test]
fn the_largest_sheet_has_a_bounded_number_of_pixels() {
    let names: Vec<String> =
        (1..=7).map(|number| format!("'{number} {}'", "W".repeat(30))).collect();
    let table = Table::after(&[&format!("new romanian {} --dealer {}", names.join(" "), names[0])]);
    for deal in 1..=12 {
        table.done(&format!("note '{}' --deal 1", format!("{deal} W").repeat(50)));
    }
    let drawn = picture(&table);
    assert!(drawn.width() * drawn.height() < MOST_PIXELS);
    assert!(drawn.width() > 1_000);
}

#[test]
fn names_with_marks_of_markup_are_drawn() {
    assert!(ink(&picture(&at(NAMES)), 28..200, 30..60) > 500);
}

#[cfg(unix)]
#[test]
fn a_picture_is_written_to_a_pipe() {
    let table = at(SERBIAN);
    table.bash("hoyle sheet --format png > piped.png; hoyle sheet named.png 2> /dev/null");
    let piped = std::fs::read(table.path("piped.png")).expect("a picture");
    assert_eq!(piped, std::fs::read(table.path("named.png")).expect("a picture"));
    assert!(table.refused(3, "sheet named.png").stderr.contains("named.png already exists"));
}
